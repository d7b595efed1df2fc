#pragma once

#include <microhttpd.h>
#include <stddef.h>
#include <stdint.h>
// Swift's own module of the C library leaves these out.
#include <sys/epoll.h>
#include <sys/eventfd.h>

// What Swift cannot say of libmicrohttpd: MHD_start_daemon, MHD_get_connection_info and MHD_get_daemon_info take a
// variable number of arguments, and the socket address to bind to is a union by convention only.

// How a daemon listens. Every pointer is read during pool_http_start alone, but for `key` and `certificate`, which
// have to stay until MHD_stop_daemon has returned.
struct pool_http_settings {
  const char *address;         // numeric IPv4 or IPv6 address
  uint16_t port;               // 0: any free one
  const char *key;             // PEM, or NULL for plain HTTP
  const char *certificate;     // PEM with its chain, or NULL
  unsigned int connections;    // open at once; more wait in the backlog
  unsigned int backlog;        // connections that the system keeps waiting
  unsigned int idle_seconds;   // a connection on which nothing moves is closed
  size_t connection_bytes;     // memory for the header and reading ahead, a connection
};

// The functions of the server that libmicrohttpd calls, all with `context` first.
struct pool_http_callbacks {
  void *context;
  enum MHD_Result (*access)(void *context, struct MHD_Connection *connection, const char *url, const char *method,
                            const char *version, const char *upload, size_t *upload_size, void **request);
  void (*completed)(void *context, struct MHD_Connection *connection, void **request,
                    enum MHD_RequestTerminationCode reason);
  void (*notified)(void *context, struct MHD_Connection *connection, void **socket_context,
                   enum MHD_ConnectionNotificationCode code);
};

// Starts a daemon that works while MHD_run_wait is called, always on one thread. NULL when it cannot listen; errno may
// say why. The caller ends it with MHD_stop_daemon.
struct MHD_Daemon *pool_http_start(const struct pool_http_settings *settings, struct pool_http_callbacks callbacks);

// The socket that is readable when a daemon has something to do, or -1; it stays the daemon's.
int pool_http_epoll(struct MHD_Daemon *daemon);

// The port that a daemon listens on, or 0.
uint16_t pool_http_port(struct MHD_Daemon *daemon);

// The socket of a connection, or -1; it stays the daemon's.
int pool_http_socket(struct MHD_Connection *connection);

// What `notified` put beside a connection when it began, or NULL.
void *pool_http_socket_context(struct MHD_Connection *connection);
