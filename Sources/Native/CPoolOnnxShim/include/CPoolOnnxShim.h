#ifndef POOL_ONNX_SHIM_H
#define POOL_ONNX_SHIM_H

#include <stddef.h>
#include <stdint.h>

// ONNX Runtime through its C function table, without its header: the table only grows at its end, so the few
// members used here keep their places. Every function that can fail returns 0 for success and otherwise writes a
// sentence into `reason` (capacity `reason_size`, always terminated). Handles are owned by the caller until their
// close function. Sessions may run from several threads at once.

typedef struct pool_onnx_runtime pool_onnx_runtime;
typedef struct pool_onnx_session pool_onnx_session;

// Element types as ONNX numbers them.
enum { POOL_ONNX_FLOAT = 1, POOL_ONNX_INT32 = 6, POOL_ONNX_INT64 = 7 };
enum { POOL_ONNX_RANK_MAX = 8, POOL_ONNX_PORTS_MAX = 16 };

typedef struct {
  const char *name;
  int32_t type;
  const void *data;      // borrowed for the run
  size_t bytes;
  int64_t shape[POOL_ONNX_RANK_MAX];
  size_t rank;
} pool_onnx_input;

typedef struct {
  const float *values;   // owned by `handle`
  size_t count;
  int64_t shape[POOL_ONNX_RANK_MAX];
  size_t rank;
  void *handle;          // release with pool_onnx_output_release
} pool_onnx_output;

// Loads the library at `path` and makes the one environment with a shared memory arena. The library stays loaded
// for the life of the process: its threads cannot be stopped safely.
int pool_onnx_runtime_open(const char *path, pool_onnx_runtime **out, char *reason, size_t reason_size);

// The library's own version, borrowed, such as "1.32.0".
const char *pool_onnx_runtime_version(const pool_onnx_runtime *runtime);

// Loads a model. The runtime must outlive the session. `threads` is the number of threads one run may use.
int pool_onnx_session_open(
    const pool_onnx_runtime *runtime, const char *path, int threads, pool_onnx_session **out, char *reason,
    size_t reason_size);
void pool_onnx_session_close(pool_onnx_session *session);

// Names are borrowed from the session; NULL past the end.
const char *pool_onnx_session_input(const pool_onnx_session *session, size_t index);
const char *pool_onnx_session_output(const pool_onnx_session *session, size_t index);

// Runs and fills `outputs`, which must be released one by one after success; after a failure there is nothing to
// release. Outputs that are not float tensors are an error.
int pool_onnx_session_run(
    const pool_onnx_session *session, const pool_onnx_input *inputs, size_t input_count,
    const char *const *output_names, size_t output_count, pool_onnx_output *outputs, char *reason,
    size_t reason_size);
void pool_onnx_output_release(const pool_onnx_session *session, pool_onnx_output *output);

#endif
