#pragma once
#include <stddef.h>
#include <stdint.h>

// ONNX Runtime by its stable C ABI: a table of functions whose order never changes (API version 17). Swift cannot call
// through an untyped table, and the runtime's package carries no header, so the calls stand here with their types.
//
// Ownership: `pool_onnx_open` and `pool_onnx_session_open` return objects that the caller releases with the matching
// close call. Outputs of a run belong to the caller until `pool_onnx_outputs_release`. Messages are copied into the
// caller's buffer before a call returns. Every call but open and close may be made from several threads at once.

#define POOL_ONNX_MESSAGE 256

typedef struct pool_onnx_runtime pool_onnx_runtime;
typedef struct pool_onnx_session pool_onnx_session;

typedef enum { POOL_ONNX_FLOAT = 1, POOL_ONNX_INT32 = 6, POOL_ONNX_INT64 = 7 } pool_onnx_type;

typedef struct {
  const char *name;
  pool_onnx_type type;
  const void *data;
  size_t bytes;
  const int64_t *shape;
  size_t rank;
} pool_onnx_input;

// One output of a run: float numbers that live until `pool_onnx_outputs_release`.
typedef struct {
  void *value;
  const float *data;
  size_t count;
  int64_t shape[8];
  size_t rank;
} pool_onnx_output;

// Loads the shared library and makes one environment with one shared arena. NULL on failure, with a message.
pool_onnx_runtime *pool_onnx_open(const char *library, char message[POOL_ONNX_MESSAGE]);
void pool_onnx_close(pool_onnx_runtime *runtime);

// Loads a model for runs of `threads` threads each, without spinning. NULL on failure, with a message.
pool_onnx_session *pool_onnx_session_open(
    pool_onnx_runtime *runtime, const char *path, int threads, char message[POOL_ONNX_MESSAGE]);
void pool_onnx_session_close(pool_onnx_session *session);

size_t pool_onnx_name_count(const pool_onnx_session *session, int outputs);
// Lives as long as the session.
const char *pool_onnx_name(const pool_onnx_session *session, int outputs, size_t index);

// Runs the model. 0 on success. On failure nothing is left to release.
int pool_onnx_run(
    const pool_onnx_session *session, const pool_onnx_input *inputs, size_t input_count,
    const char *const *output_names, pool_onnx_output *outputs, size_t output_count, char message[POOL_ONNX_MESSAGE]);
void pool_onnx_outputs_release(const pool_onnx_session *session, pool_onnx_output *outputs, size_t output_count);
