#include "CPoolOnnxShim.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define API_VERSION 17
#define NAMES_MAX 32

typedef void *status;
typedef void *const *api_table;
typedef struct {
  const void *(*get_api)(uint32_t version);
  const char *(*get_version)(void);
} api_base;

// Positions in the function table.
enum {
  GET_ERROR_MESSAGE = 2, CREATE_ENV = 3, CREATE_SESSION = 7, RUN = 9, CREATE_SESSION_OPTIONS = 10,
  SET_LOG_SEVERITY = 22, SET_OPTIMISATION = 23, SET_INTRA_THREADS = 24, SET_INTER_THREADS = 25, INPUT_COUNT = 30,
  OUTPUT_COUNT = 31, INPUT_NAME = 36, OUTPUT_NAME = 37, CREATE_TENSOR_WITH_DATA = 49, IS_TENSOR = 50,
  TENSOR_DATA = 51, ELEMENT_TYPE = 60, DIMENSION_COUNT = 61, DIMENSIONS = 62, ELEMENT_COUNT = 64,
  TENSOR_TYPE_AND_SHAPE = 65, CREATE_CPU_MEMORY_INFO = 69, ALLOCATOR_FREE = 76, DEFAULT_ALLOCATOR = 78,
  RELEASE_ENV = 92, RELEASE_STATUS = 93, RELEASE_MEMORY_INFO = 94, RELEASE_SESSION = 95, RELEASE_VALUE = 96,
  RELEASE_SHAPE = 99, RELEASE_SESSION_OPTIONS = 100, ADD_CONFIG_ENTRY = 130, CREATE_ENV_ALLOCATOR = 144
};

struct pool_onnx_runtime {
  void *library;
  api_table api;
  void *env;
  void *memory;
  int shared_arena;
};

struct pool_onnx_session {
  const pool_onnx_runtime *runtime;
  void *session;
  size_t counts[2];
  char *names[2][NAMES_MAX];
};

#define CALL(api, index, type) ((type)(api)[index])

// Copies a status' message and frees it; 1 where there was an error.
static int failed(api_table api, status s, char *message) {
  if (s == NULL) return 0;
  snprintf(message, POOL_ONNX_MESSAGE, "%s", CALL(api, GET_ERROR_MESSAGE, const char *(*)(status))(s));
  CALL(api, RELEASE_STATUS, void (*)(status))(s);
  return 1;
}

pool_onnx_runtime *pool_onnx_open(const char *path, char *message) {
  message[0] = 0;
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    snprintf(message, POOL_ONNX_MESSAGE, "the runtime library cannot be loaded");
    return NULL;
  }
  const api_base *(*get_base)(void) = (const api_base *(*)(void))dlsym(library, "OrtGetApiBase");
  api_table api = get_base == NULL ? NULL : (api_table)get_base()->get_api(API_VERSION);
  pool_onnx_runtime *runtime = api == NULL ? NULL : calloc(1, sizeof *runtime);
  if (runtime == NULL) {
    snprintf(message, POOL_ONNX_MESSAGE, "the runtime library has no API version %d", API_VERSION);
    dlclose(library);
    return NULL;
  }
  runtime->library = library;
  runtime->api = api;
  if (failed(api, CALL(api, CREATE_ENV, status (*)(int, const char *, void **))(3, "pool", &runtime->env), message) ||
      failed(api, CALL(api, CREATE_CPU_MEMORY_INFO, status (*)(int, int, void **))(1, 0, &runtime->memory), message)) {
    pool_onnx_close(runtime);
    return NULL;
  }
  // One arena for all sessions keeps the peak of one, not the sum of all. Without it sessions keep their own.
  char ignored[POOL_ONNX_MESSAGE];
  runtime->shared_arena = !failed(
      api,
      CALL(api, CREATE_ENV_ALLOCATOR, status (*)(void *, const void *, const void *))(runtime->env, runtime->memory, NULL),
      ignored);
  return runtime;
}

void pool_onnx_close(pool_onnx_runtime *runtime) {
  if (runtime == NULL) return;
  if (runtime->memory) CALL(runtime->api, RELEASE_MEMORY_INFO, void (*)(void *))(runtime->memory);
  if (runtime->env) CALL(runtime->api, RELEASE_ENV, void (*)(void *))(runtime->env);
  // The library stays loaded: its threads' destructors may still run.
  free(runtime);
}

static int read_names(pool_onnx_session *session, int outputs, char *message) {
  api_table api = session->runtime->api;
  void *allocator = NULL;
  size_t count = 0;
  if (failed(api, CALL(api, DEFAULT_ALLOCATOR, status (*)(void **))(&allocator), message) ||
      failed(api, CALL(api, outputs ? OUTPUT_COUNT : INPUT_COUNT, status (*)(void *, size_t *))(session->session, &count),
             message))
    return 1;
  if (count > NAMES_MAX) count = NAMES_MAX;
  for (size_t i = 0; i < count; i++) {
    char *name = NULL;
    if (failed(api,
               CALL(api, outputs ? OUTPUT_NAME : INPUT_NAME, status (*)(void *, size_t, void *, char **))(
                   session->session, i, allocator, &name),
               message))
      return 1;
    session->names[outputs][i] = strdup(name);
    session->counts[outputs] = i + 1;
    failed(api, CALL(api, ALLOCATOR_FREE, status (*)(void *, void *))(allocator, name), message);
  }
  return 0;
}

pool_onnx_session *pool_onnx_session_open(pool_onnx_runtime *runtime, const char *path, int threads, char *message) {
  message[0] = 0;
  api_table api = runtime->api;
  pool_onnx_session *session = calloc(1, sizeof *session);
  void *options = NULL;
  if (session == NULL) return NULL;
  session->runtime = runtime;
  status (*config)(void *, const char *, const char *) =
      CALL(api, ADD_CONFIG_ENTRY, status (*)(void *, const char *, const char *));
  int bad =
      failed(api, CALL(api, CREATE_SESSION_OPTIONS, status (*)(void **))(&options), message) ||
      failed(api, CALL(api, SET_LOG_SEVERITY, status (*)(void *, int))(options, 3), message) ||
      failed(api, CALL(api, SET_OPTIMISATION, status (*)(void *, int))(options, 99), message) ||
      failed(api, CALL(api, SET_INTRA_THREADS, status (*)(void *, int))(options, threads), message) ||
      failed(api, CALL(api, SET_INTER_THREADS, status (*)(void *, int))(options, 1), message) ||
      failed(api, config(options, "session.intra_op.allow_spinning", "0"), message) ||
      (runtime->shared_arena && failed(api, config(options, "session.use_env_allocators", "1"), message)) ||
      failed(api, CALL(api, CREATE_SESSION, status (*)(void *, const char *, const void *, void **))(
                      runtime->env, path, options, &session->session), message) ||
      read_names(session, 0, message) || read_names(session, 1, message);
  if (options) CALL(api, RELEASE_SESSION_OPTIONS, void (*)(void *))(options);
  if (bad) {
    pool_onnx_session_close(session);
    return NULL;
  }
  return session;
}

void pool_onnx_session_close(pool_onnx_session *session) {
  if (session == NULL) return;
  if (session->session) CALL(session->runtime->api, RELEASE_SESSION, void (*)(void *))(session->session);
  for (int outputs = 0; outputs < 2; outputs++)
    for (size_t i = 0; i < session->counts[outputs]; i++) free(session->names[outputs][i]);
  free(session);
}

size_t pool_onnx_name_count(const pool_onnx_session *session, int outputs) { return session->counts[outputs != 0]; }

const char *pool_onnx_name(const pool_onnx_session *session, int outputs, size_t index) {
  return index < session->counts[outputs != 0] ? session->names[outputs != 0][index] : "";
}

// Fills in where an output's numbers are; 1 if it is not a float tensor.
static int describe(api_table api, pool_onnx_output *output, char *message) {
  int is_tensor = 0, type = 0;
  void *shape = NULL, *data = NULL;
  int bad = failed(api, CALL(api, IS_TENSOR, status (*)(void *, int *))(output->value, &is_tensor), message);
  if (!bad && !is_tensor) bad = 1;
  bad = bad || failed(api, CALL(api, TENSOR_TYPE_AND_SHAPE, status (*)(void *, void **))(output->value, &shape), message);
  bad = bad || failed(api, CALL(api, ELEMENT_TYPE, status (*)(void *, int *))(shape, &type), message);
  bad = bad || failed(api, CALL(api, ELEMENT_COUNT, status (*)(void *, size_t *))(shape, &output->count), message);
  bad = bad || failed(api, CALL(api, DIMENSION_COUNT, status (*)(void *, size_t *))(shape, &output->rank), message);
  if (!bad && (type != POOL_ONNX_FLOAT || output->rank > 8)) bad = 1;
  bad = bad || failed(api, CALL(api, DIMENSIONS, status (*)(void *, int64_t *, size_t))(shape, output->shape, output->rank),
                      message);
  bad = bad || failed(api, CALL(api, TENSOR_DATA, status (*)(void *, void **))(output->value, &data), message);
  if (shape) CALL(api, RELEASE_SHAPE, void (*)(void *))(shape);
  if (bad && message[0] == 0) snprintf(message, POOL_ONNX_MESSAGE, "an output is not a float tensor");
  output->data = data;
  return bad;
}

int pool_onnx_run(const pool_onnx_session *session, const pool_onnx_input *inputs, size_t input_count,
                  const char *const *output_names, pool_onnx_output *outputs, size_t output_count, char *message) {
  api_table api = session->runtime->api;
  const char *names[NAMES_MAX];
  void *values[NAMES_MAX] = {0}, *results[NAMES_MAX] = {0};
  message[0] = 0;
  memset(outputs, 0, output_count * sizeof *outputs);
  if (input_count > NAMES_MAX || output_count > NAMES_MAX) {
    snprintf(message, POOL_ONNX_MESSAGE, "too many inputs or outputs");
    return 1;
  }
  int bad = 0;
  for (size_t i = 0; i < input_count && !bad; i++) {
    names[i] = inputs[i].name;
    bad = failed(api,
                 CALL(api, CREATE_TENSOR_WITH_DATA,
                      status (*)(void *, const void *, size_t, const int64_t *, size_t, int, void **))(
                     session->runtime->memory, inputs[i].data, inputs[i].bytes, inputs[i].shape, inputs[i].rank,
                     (int)inputs[i].type, &values[i]),
                 message);
  }
  bad = bad || failed(api,
                      CALL(api, RUN,
                           status (*)(void *, const void *, const char *const *, void *const *, size_t,
                                      const char *const *, size_t, void **))(
                          session->session, NULL, names, values, input_count, output_names, output_count, results),
                      message);
  for (size_t i = 0; i < input_count; i++)
    if (values[i]) CALL(api, RELEASE_VALUE, void (*)(void *))(values[i]);
  for (size_t i = 0; i < output_count; i++) outputs[i].value = results[i];
  for (size_t i = 0; i < output_count && !bad; i++) bad = describe(api, &outputs[i], message);
  if (bad) pool_onnx_outputs_release(session, outputs, output_count);
  return bad;
}

void pool_onnx_outputs_release(const pool_onnx_session *session, pool_onnx_output *outputs, size_t output_count) {
  for (size_t i = 0; i < output_count; i++) {
    if (outputs[i].value) CALL(session->runtime->api, RELEASE_VALUE, void (*)(void *))(outputs[i].value);
    outputs[i].value = NULL;
  }
}
