#pragma once
#include <stddef.h>

// One connection to a server at a time, over libcurl. A shim because curl_easy_setopt and curl_easy_getinfo are
// variadic, which Swift cannot call. A handle is used by one thread at a time, but for pool_curl_stop, which any thread
// may call until the handle is freed.

typedef struct pool_curl pool_curl;

enum {
  POOL_CURL_DONE = 0,         // a whole answer came
  POOL_CURL_UNREACHED = 1,    // no connection stood, so nothing was sent
  POOL_CURL_TIMED_OUT = 2,    // too long without a byte, or as a whole
  POOL_CURL_BROKEN = 3,       // the connection broke, or what came is not HTTP
  POOL_CURL_STOPPED = 4,      // pool_curl_stop was called, or the callback said so
  POOL_CURL_BAD_ADDRESS = 5,  // not an address of http or https
};

// Takes bytes of the body of an answer; anything but 0 ends the call.
typedef int (*pool_curl_take)(void *context, long status, const char *bytes, size_t count);

typedef struct {
  const char *address;
  const char *body;
  size_t body_bytes;
  const char *key;     // for "Authorization: Bearer"; NULL sends none
  const char *accept;  // for "Accept"
  long connect_milliseconds;
  long silence_milliseconds;
  long whole_milliseconds;
} pool_curl_request;

typedef struct {
  long status;               // 0 where no answer began
  long retry_after_seconds;  // 0 where the server said none
} pool_curl_answer;

// NULL when there is no memory. The caller frees it.
pool_curl *pool_curl_new(void);
void pool_curl_free(pool_curl *curl);

// Sends JSON and waits for the whole answer, on the calling thread. Redirects are not followed and proxies of the
// environment not used: a question goes where it was meant to go.
int pool_curl_post(pool_curl *curl, const pool_curl_request *request, pool_curl_take take, void *context,
                   pool_curl_answer *answer);

// Ends the call under way, and every later one until pool_curl_ready.
void pool_curl_stop(pool_curl *curl);

// Allows calls again.
void pool_curl_ready(pool_curl *curl);
