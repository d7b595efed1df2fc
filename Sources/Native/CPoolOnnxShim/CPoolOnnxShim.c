#include "CPoolOnnxShim.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

// Places in the function table (see the header for why numbers do).
enum {
  GET_ERROR_MESSAGE = 2, CREATE_ENV = 3, CREATE_SESSION = 7, RUN = 9, CREATE_SESSION_OPTIONS = 10,
  DISABLE_TELEMETRY = 6, CREATE_RUN_OPTIONS = 39, RELEASE_RUN_OPTIONS = 97, ADD_RUN_ENTRY = 165,
  SET_EXECUTION_MODE = 13, DISABLE_MEMORY_PATTERN = 17, SET_OPTIMIZATION_LEVEL = 23, SET_INTRA_THREADS = 24, SET_INTER_THREADS = 25,
  INPUT_COUNT = 30, OUTPUT_COUNT = 31, INPUT_NAME = 36, OUTPUT_NAME = 37, TENSOR_WITH_DATA = 49, IS_TENSOR = 50,
  TENSOR_DATA = 51, ELEMENT_TYPE = 60, DIMENSION_COUNT = 61, DIMENSIONS = 62, ELEMENT_COUNT = 64,
  TENSOR_SHAPE = 65, CPU_MEMORY_INFO = 69, ALLOCATOR_FREE = 76, DEFAULT_ALLOCATOR = 78, RELEASE_STATUS = 93,
  RELEASE_MEMORY_INFO = 94, RELEASE_SESSION = 95, RELEASE_VALUE = 96, RELEASE_SHAPE = 99,
  RELEASE_SESSION_OPTIONS = 100, ADD_CONFIG_ENTRY = 130, REGISTER_ALLOCATOR = 144, CREATE_ARENA = 156, RELEASE_ARENA = 157
};
enum { API_VERSION = 17, LOG_FATAL = 4, OPTIMIZE_ALL = 99, ARENA_ALLOCATOR = 1, MEMORY_DEFAULT = 0 };

typedef struct {
  const void *const *(*get_api)(uint32_t version);
  const char *(*version)(void);
} api_base;

struct pool_onnx_runtime {
  const void *const *api;
  const char *version;
  void *environment;
  void *memory;     // describes ordinary memory
  void *allocator;  // borrowed
};

struct pool_onnx_session {
  const pool_onnx_runtime *runtime;
  void *handle;
  char *inputs[POOL_ONNX_PORTS_MAX];
  char *outputs[POOL_ONNX_PORTS_MAX];
  size_t input_count, output_count;
};

// Calls a table member that returns a status.
#define CALL(api, index, types, ...) (((void *(*) types)(api)[index])(__VA_ARGS__))
#define RELEASE(api, index, object) (((void (*)(void *))(api)[index])(object))

static int say(char *reason, size_t size, const char *text) {
  if (size > 0) snprintf(reason, size, "%s", text);
  return 1;
}

// Takes a status apart: 0 where there is none, else its message is copied out and the status freed.
static int failed(const void *const *api, void *status, char *reason, size_t size) {
  if (status == NULL) return 0;
  say(reason, size, ((const char *(*)(const void *))api[GET_ERROR_MESSAGE])(status));
  RELEASE(api, RELEASE_STATUS, status);
  return 1;
}

static int make_environment(pool_onnx_runtime *runtime, char *reason, size_t size) {
  const void *const *api = runtime->api;
  if (failed(api, CALL(api, CREATE_ENV, (int, const char *, void **), LOG_FATAL, "pool", &runtime->environment),
             reason, size)) return 1;
  if (failed(api, CALL(api, DISABLE_TELEMETRY, (void *), runtime->environment), reason, size)) return 1;
  if (failed(api, CALL(api, CPU_MEMORY_INFO, (int, int, void **), ARENA_ALLOCATOR, MEMORY_DEFAULT,
                       &runtime->memory), reason, size)) return 1;
  if (failed(api, CALL(api, DEFAULT_ALLOCATOR, (void **), &runtime->allocator), reason, size)) return 1;
  // One arena for all sessions: workers then share what would otherwise be one high-water mark a model.
  // It grows by what is asked for (1), not by doubling: no limit (0), the runtime's own defaults (-1) else.
  void *arena = NULL;
  if (failed(api, CALL(api, CREATE_ARENA, (size_t, int, int, int, void **), 0, 1, -1, -1, &arena), reason, size))
    return 1;
  int bad = failed(api, CALL(api, REGISTER_ALLOCATOR, (void *, const void *, const void *), runtime->environment,
                             runtime->memory, arena), reason, size);
  RELEASE(api, RELEASE_ARENA, arena);
  return bad;
}

int pool_onnx_runtime_open(const char *path, pool_onnx_runtime **out, char *reason, size_t size) {
  *out = NULL;
  // Builds of the runtime keep a record of its use in the home folder and send it to their maker. Nothing about a
  // person's library leaves the machine: this is read once, when the library starts.
  setenv("ORT_DISABLE_TELEMETRY", "1", 1);
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    const char *why = dlerror();
    return say(reason, size, why != NULL ? why : "the library does not load");
  }
  const api_base *(*get_base)(void) = (const api_base *(*)(void))dlsym(library, "OrtGetApiBase");
  if (get_base == NULL) return say(reason, size, "the library is not ONNX Runtime");
  const api_base *base = get_base();
  const void *const *api = base != NULL ? base->get_api(API_VERSION) : NULL;
  if (api == NULL) return say(reason, size, "ONNX Runtime is too old");
  pool_onnx_runtime *runtime = calloc(1, sizeof *runtime);
  if (runtime == NULL) return say(reason, size, "out of memory");
  runtime->api = api;
  runtime->version = base->version();
  if (make_environment(runtime, reason, size)) {
    free(runtime);
    return 1;
  }
  *out = runtime;
  return 0;
}

const char *pool_onnx_runtime_version(const pool_onnx_runtime *runtime) { return runtime->version; }

// Copies the names of one side of a session; a model with more ports than we have room for is refused.
static int read_names(pool_onnx_session *session, int count_index, int name_index, char **names, size_t *count,
                      char *reason, size_t size) {
  const void *const *api = session->runtime->api;
  size_t found = 0;
  if (failed(api, CALL(api, count_index, (const void *, size_t *), session->handle, &found), reason, size)) return 1;
  if (found > POOL_ONNX_PORTS_MAX) return say(reason, size, "the model has too many inputs or outputs");
  for (size_t i = 0; i < found; i++) {
    char *name = NULL;
    void *allocator = session->runtime->allocator;
    if (failed(api, CALL(api, name_index, (const void *, size_t, void *, char **), session->handle, i, allocator,
                         &name), reason, size)) return 1;
    names[i] = strdup(name);
    failed(api, CALL(api, ALLOCATOR_FREE, (void *, void *), allocator, name), NULL, 0);
    if (names[i] == NULL) return say(reason, size, "out of memory");
    *count = i + 1;
  }
  return 0;
}

// Memory patterns ask for all of a run's memory in one piece, another piece for every shape. Pictures come in every
// shape, so the pieces never fit again and the arena grows; without patterns it is smaller and no slower.
static int set_options(const void *const *api, void *options, int threads, char *reason, size_t size) {
  return failed(api, CALL(api, SET_EXECUTION_MODE, (void *, int), options, 0), reason, size)
      || failed(api, CALL(api, DISABLE_MEMORY_PATTERN, (void *), options), reason, size)
      || failed(api, CALL(api, SET_OPTIMIZATION_LEVEL, (void *, int), options, OPTIMIZE_ALL), reason, size)
      || failed(api, CALL(api, SET_INTRA_THREADS, (void *, int), options, threads), reason, size)
      || failed(api, CALL(api, SET_INTER_THREADS, (void *, int), options, 1), reason, size)
      || failed(api, CALL(api, ADD_CONFIG_ENTRY, (void *, const char *, const char *), options,
                          "session.use_env_allocators", "1"), reason, size)
      || failed(api, CALL(api, ADD_CONFIG_ENTRY, (void *, const char *, const char *), options,
                          "session.intra_op.allow_spinning", "0"), reason, size)
      // The runtime's own threads, where there are any, follow what `flush_tiny` sets on the caller's.
      || (threads > 1 && failed(api, CALL(api, ADD_CONFIG_ENTRY, (void *, const char *, const char *), options,
                                          "session.set_denormal_as_zero", "1"), reason, size));
}

// Makes numbers too small for full precision zero on this thread, and tells what was set before. The weights that
// training has decayed are full of such numbers, and a processor takes a hundred times as long for each: the text
// detector alone runs at less than half its speed with them, for a difference of 1e-38.
static unsigned long long flush_tiny(void) {
#if defined(__x86_64__)
  unsigned old = _mm_getcsr();
  _mm_setcsr(old | 0x8040);
  return old;
#elif defined(__aarch64__)
  unsigned long long old;
  __asm__ volatile("mrs %0, fpcr" : "=r"(old));
  __asm__ volatile("msr fpcr, %0" : : "r"(old | (1ULL << 24)));
  return old;
#else
  return 0;
#endif
}

static void restore_tiny(unsigned long long old) {
#if defined(__x86_64__)
  _mm_setcsr((unsigned)old);
#elif defined(__aarch64__)
  __asm__ volatile("msr fpcr, %0" : : "r"(old));
#else
  (void)old;
#endif
}

int pool_onnx_session_open(const pool_onnx_runtime *runtime, const char *path, int threads, pool_onnx_session **out,
                           char *reason, size_t size) {
  *out = NULL;
  const void *const *api = runtime->api;
  pool_onnx_session *session = calloc(1, sizeof *session);
  if (session == NULL) return say(reason, size, "out of memory");
  session->runtime = runtime;
  void *options = NULL;
  int bad = failed(api, CALL(api, CREATE_SESSION_OPTIONS, (void **), &options), reason, size)
      || set_options(api, options, threads, reason, size)
      || failed(api, CALL(api, CREATE_SESSION, (void *, const char *, const void *, void **), runtime->environment,
                          path, options, &session->handle), reason, size)
      || read_names(session, INPUT_COUNT, INPUT_NAME, session->inputs, &session->input_count, reason, size)
      || read_names(session, OUTPUT_COUNT, OUTPUT_NAME, session->outputs, &session->output_count, reason, size);
  if (options != NULL) RELEASE(api, RELEASE_SESSION_OPTIONS, options);
  if (bad) {
    pool_onnx_session_close(session);
    return 1;
  }
  *out = session;
  return 0;
}

void pool_onnx_session_close(pool_onnx_session *session) {
  if (session == NULL) return;
  if (session->handle != NULL) RELEASE(session->runtime->api, RELEASE_SESSION, session->handle);
  for (size_t i = 0; i < session->input_count; i++) free(session->inputs[i]);
  for (size_t i = 0; i < session->output_count; i++) free(session->outputs[i]);
  free(session);
}

const char *pool_onnx_session_input(const pool_onnx_session *session, size_t index) {
  return index < session->input_count ? session->inputs[index] : NULL;
}

const char *pool_onnx_session_output(const pool_onnx_session *session, size_t index) {
  return index < session->output_count ? session->outputs[index] : NULL;
}

// Looks into one output value.
static int describe(const void *const *api, void *value, pool_onnx_output *out, char *reason, size_t size) {
  int is_tensor = 0, type = 0;
  void *shape = NULL;
  if (failed(api, CALL(api, IS_TENSOR, (const void *, int *), value, &is_tensor), reason, size)) return 1;
  if (!is_tensor) return say(reason, size, "the model's output is not a tensor");
  if (failed(api, CALL(api, TENSOR_SHAPE, (const void *, void **), value, &shape), reason, size)) return 1;
  int bad = failed(api, CALL(api, ELEMENT_TYPE, (const void *, int *), shape, &type), reason, size)
      || (type != POOL_ONNX_FLOAT && say(reason, size, "the model's output is not of 32-bit floats"))
      || failed(api, CALL(api, DIMENSION_COUNT, (const void *, size_t *), shape, &out->rank), reason, size)
      || (out->rank > POOL_ONNX_RANK_MAX && say(reason, size, "the model's output has too many dimensions"))
      || failed(api, CALL(api, DIMENSIONS, (const void *, int64_t *, size_t), shape, out->shape, out->rank), reason,
                size)
      || failed(api, CALL(api, ELEMENT_COUNT, (const void *, size_t *), shape, &out->count), reason, size);
  RELEASE(api, RELEASE_SHAPE, shape);
  if (bad) return 1;
  void *data = NULL;
  if (failed(api, CALL(api, TENSOR_DATA, (void *, void **), value, &data), reason, size)) return 1;
  out->values = data;
  return 0;
}

// Options of a run that gives the arena's unused memory back afterwards: one whose inputs are this large takes hundreds
// of megabytes, which a decoder may need next.
enum { LARGE_INPUT = 12 << 20 };

static void *options_of_large_run(const void *const *api, const pool_onnx_input *inputs, size_t count) {
  size_t bytes = 0;
  for (size_t i = 0; i < count; i++) bytes += inputs[i].bytes;
  void *options = NULL;
  if (bytes < LARGE_INPUT || failed(api, CALL(api, CREATE_RUN_OPTIONS, (void **), &options), NULL, 0)) return NULL;
  failed(api, CALL(api, ADD_RUN_ENTRY, (void *, const char *, const char *), options,
                   "memory.enable_memory_arena_shrinkage", "cpu:0"), NULL, 0);
  return options;
}

int pool_onnx_session_run(const pool_onnx_session *session, const pool_onnx_input *inputs, size_t input_count,
                          const char *const *output_names, size_t output_count, pool_onnx_output *outputs,
                          char *reason, size_t size) {
  const void *const *api = session->runtime->api;
  if (input_count > POOL_ONNX_PORTS_MAX || output_count > POOL_ONNX_PORTS_MAX)
    return say(reason, size, "too many inputs or outputs");
  void *in[POOL_ONNX_PORTS_MAX] = {NULL}, *out[POOL_ONNX_PORTS_MAX] = {NULL};
  const char *names[POOL_ONNX_PORTS_MAX];
  int bad = 0;
  for (size_t i = 0; i < input_count && !bad; i++) {
    names[i] = inputs[i].name;
    bad = failed(api, CALL(api, TENSOR_WITH_DATA, (const void *, const void *, size_t, const int64_t *, size_t, int,
                                                   void **), session->runtime->memory, inputs[i].data,
                           inputs[i].bytes, inputs[i].shape, inputs[i].rank, inputs[i].type, &in[i]), reason, size);
  }
  void *options = options_of_large_run(api, inputs, input_count);
  unsigned long long before = flush_tiny();
  if (!bad)
    bad = failed(api, CALL(api, RUN, (void *, const void *, const char *const *, void *const *, size_t,
                                      const char *const *, size_t, void **), session->handle, options, names, in,
                           input_count, output_names, output_count, out), reason, size);
  restore_tiny(before);
  if (options != NULL) RELEASE(api, RELEASE_RUN_OPTIONS, options);
  for (size_t i = 0; i < input_count; i++)
    if (in[i] != NULL) RELEASE(api, RELEASE_VALUE, in[i]);
  for (size_t i = 0; i < output_count && !bad; i++) {
    memset(&outputs[i], 0, sizeof outputs[i]);
    bad = describe(api, out[i], &outputs[i], reason, size);
    outputs[i].handle = out[i];
  }
  for (size_t i = 0; i < output_count && bad; i++)
    if (out[i] != NULL) RELEASE(api, RELEASE_VALUE, out[i]);
  return bad;
}

void pool_onnx_output_release(const pool_onnx_session *session, pool_onnx_output *output) {
  if (output->handle != NULL) RELEASE(session->runtime->api, RELEASE_VALUE, output->handle);
  memset(output, 0, sizeof *output);
}
