#include "CPoolCurlShim.h"

#include <curl/curl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct pool_curl {
  CURLM *multi;
  CURL *easy;
  atomic_int is_stopped;
  pool_curl_take take;
  void *context;
  int is_refused;
  long long last_milliseconds;
};

static long long now_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static pthread_once_t started = PTHREAD_ONCE_INIT;

static void start(void) { curl_global_init(CURL_GLOBAL_DEFAULT); }

pool_curl *pool_curl_new(void) {
  pthread_once(&started, start);
  pool_curl *curl = calloc(1, sizeof *curl);
  if (curl == NULL) return NULL;
  curl->multi = curl_multi_init();
  curl->easy = curl_easy_init();
  atomic_init(&curl->is_stopped, 0);
  if (curl->multi == NULL || curl->easy == NULL) {
    pool_curl_free(curl);
    return NULL;
  }
  curl_multi_setopt(curl->multi, CURLMOPT_MAXCONNECTS, 1L);
  return curl;
}

void pool_curl_free(pool_curl *curl) {
  if (curl == NULL) return;
  if (curl->easy != NULL) curl_easy_cleanup(curl->easy);
  if (curl->multi != NULL) curl_multi_cleanup(curl->multi);
  free(curl);
}

void pool_curl_stop(pool_curl *curl) {
  atomic_store(&curl->is_stopped, 1);
  curl_multi_wakeup(curl->multi);
}

void pool_curl_ready(pool_curl *curl) { atomic_store(&curl->is_stopped, 0); }

static size_t take_bytes(char *bytes, size_t size, size_t count, void *user) {
  pool_curl *curl = user;
  long status = 0;
  curl_easy_getinfo(curl->easy, CURLINFO_RESPONSE_CODE, &status);
  curl->last_milliseconds = now_milliseconds();
  if (curl->take(curl->context, status, bytes, size * count) != 0) {
    curl->is_refused = 1;
    return size * count + 1;
  }
  // A reader that waits must not count as a server that is silent.
  curl->last_milliseconds = now_milliseconds();
  return size * count;
}

static int outcome(pool_curl *curl, CURLcode code) {
  curl_off_t connected = 0;
  switch (code) {
    case CURLE_OK:
      return POOL_CURL_DONE;
    case CURLE_URL_MALFORMAT:
      return POOL_CURL_BAD_ADDRESS;
    case CURLE_UNSUPPORTED_PROTOCOL:
      // Also said of an answer that does not begin as HTTP/1 does.
      curl_easy_getinfo(curl->easy, CURLINFO_PRETRANSFER_TIME_T, &connected);
      return connected == 0 ? POOL_CURL_BAD_ADDRESS : POOL_CURL_BROKEN;
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_CONNECT:
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_PEER_FAILED_VERIFICATION:
      return POOL_CURL_UNREACHED;
    case CURLE_OPERATION_TIMEDOUT:
      curl_easy_getinfo(curl->easy, CURLINFO_PRETRANSFER_TIME_T, &connected);
      return connected == 0 ? POOL_CURL_UNREACHED : POOL_CURL_TIMED_OUT;
    default:
      return POOL_CURL_BROKEN;
  }
}

static struct curl_slist *headers(const pool_curl_request *request) {
  struct curl_slist *list = curl_slist_append(NULL, "Content-Type: application/json");
  // Without it, libcurl waits for leave to send a longer body.
  list = curl_slist_append(list, "Expect:");
  size_t room = strlen(request->accept) + (request->key != NULL ? strlen(request->key) : 0) + 32;
  char *line = malloc(room);
  if (line == NULL) return list;
  snprintf(line, room, "Accept: %s", request->accept);
  list = curl_slist_append(list, line);
  if (request->key != NULL) {
    snprintf(line, room, "Authorization: Bearer %s", request->key);
    list = curl_slist_append(list, line);
  }
  free(line);
  return list;
}

static void prepare(pool_curl *curl, const pool_curl_request *request, struct curl_slist *list) {
  CURL *easy = curl->easy;
  curl_easy_reset(easy);
  curl_easy_setopt(easy, CURLOPT_URL, request->address);
  curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
  curl_easy_setopt(easy, CURLOPT_POST, 1L);
  curl_easy_setopt(easy, CURLOPT_POSTFIELDS, request->body);
  curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)request->body_bytes);
  curl_easy_setopt(easy, CURLOPT_HTTPHEADER, list);
  curl_easy_setopt(easy, CURLOPT_FOLLOWLOCATION, 0L);
  curl_easy_setopt(easy, CURLOPT_PROXY, "");
  curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(easy, CURLOPT_TCP_KEEPALIVE, 1L);
  curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS, request->connect_milliseconds);
  curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, take_bytes);
  curl_easy_setopt(easy, CURLOPT_WRITEDATA, curl);
}

// Runs until the transfer ended or may not go on. POOL_CURL_DONE means that `code` says how it ended.
static int drive(pool_curl *curl, const pool_curl_request *request, CURLcode *code) {
  long long end = now_milliseconds() + request->whole_milliseconds;
  curl->last_milliseconds = now_milliseconds();
  while (1) {
    int running = 0;
    if (curl_multi_perform(curl->multi, &running) != CURLM_OK) return POOL_CURL_BROKEN;
    int left = 0;
    CURLMsg *message = curl_multi_info_read(curl->multi, &left);
    if (message != NULL && message->msg == CURLMSG_DONE) {
      *code = message->data.result;
      return POOL_CURL_DONE;
    }
    if (atomic_load(&curl->is_stopped)) return POOL_CURL_STOPPED;
    if (running == 0) return POOL_CURL_BROKEN;
    long long now = now_milliseconds();
    long long silent_end = curl->last_milliseconds + request->silence_milliseconds;
    long long wait = (silent_end < end ? silent_end : end) - now;
    if (wait <= 0) {
      *code = CURLE_OPERATION_TIMEDOUT;
      return POOL_CURL_DONE;
    }
    if (curl_multi_poll(curl->multi, NULL, 0, wait < 1000 ? (int)wait : 1000, NULL) != CURLM_OK) {
      return POOL_CURL_BROKEN;
    }
  }
}

int pool_curl_post(pool_curl *curl, const pool_curl_request *request, pool_curl_take take, void *context,
                   pool_curl_answer *answer) {
  memset(answer, 0, sizeof *answer);
  if (atomic_load(&curl->is_stopped)) return POOL_CURL_STOPPED;
  curl->take = take;
  curl->context = context;
  curl->is_refused = 0;
  struct curl_slist *list = headers(request);
  prepare(curl, request, list);
  int result = POOL_CURL_BROKEN;
  if (curl_multi_add_handle(curl->multi, curl->easy) == CURLM_OK) {
    CURLcode code = CURLE_OK;
    result = drive(curl, request, &code);
    if (result == POOL_CURL_DONE) result = outcome(curl, code);
    if (curl->is_refused) result = POOL_CURL_STOPPED;
    curl_off_t wait = 0;
    curl_easy_getinfo(curl->easy, CURLINFO_RESPONSE_CODE, &answer->status);
    if (curl_easy_getinfo(curl->easy, CURLINFO_RETRY_AFTER, &wait) == CURLE_OK && wait > 0 && wait < 86400) {
      answer->retry_after_seconds = (long)wait;
    }
    curl_multi_remove_handle(curl->multi, curl->easy);
  }
  curl_slist_free_all(list);
  curl->take = NULL;
  curl->context = NULL;
  return result;
}
