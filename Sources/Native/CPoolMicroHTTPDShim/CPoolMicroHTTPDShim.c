#include "CPoolMicroHTTPDShim.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <string.h>

// Paths and queries reach the server as they were sent: it decodes them itself, part by part, so that an escaped
// slash or zero byte is seen as what it is.
static size_t keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

// Fills `storage` from a numeric address. 1 for IPv4, 2 for IPv6, 0 when it is neither.
static int socket_address(const char *address, uint16_t port, struct sockaddr_storage *storage) {
  memset(storage, 0, sizeof *storage);
  struct sockaddr_in *four = (struct sockaddr_in *)storage;
  if (inet_pton(AF_INET, address, &four->sin_addr) == 1) {
    four->sin_family = AF_INET;
    four->sin_port = htons(port);
    return 1;
  }
  struct sockaddr_in6 *six = (struct sockaddr_in6 *)storage;
  if (inet_pton(AF_INET6, address, &six->sin6_addr) == 1) {
    six->sin6_family = AF_INET6;
    six->sin6_port = htons(port);
    return 2;
  }
  return 0;
}

struct MHD_Daemon *pool_http_start(const struct pool_http_settings *settings, struct pool_http_callbacks callbacks) {
  struct sockaddr_storage storage;
  int family = socket_address(settings->address, settings->port, &storage);
  if (family == 0) {
    errno = EADDRNOTAVAIL;
    return NULL;
  }
  unsigned int flags = MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME;
  if (family == 2) flags |= MHD_USE_IPv6;
  if (settings->key != NULL) flags |= MHD_USE_TLS;

  struct MHD_OptionItem options[4];
  size_t count = 0;
  if (settings->key != NULL) {
    options[count++] = (struct MHD_OptionItem){MHD_OPTION_HTTPS_MEM_KEY, 0, (void *)settings->key};
    options[count++] = (struct MHD_OptionItem){MHD_OPTION_HTTPS_MEM_CERT, 0, (void *)settings->certificate};
    options[count++] = (struct MHD_OptionItem){MHD_OPTION_HTTPS_PRIORITIES, 0,
                                               (void *)"NORMAL:-VERS-TLS1.0:-VERS-TLS1.1:%SERVER_PRECEDENCE"};
  }
  options[count] = (struct MHD_OptionItem){MHD_OPTION_END, 0, NULL};

  return MHD_start_daemon(
      flags, settings->port, NULL, NULL, callbacks.access, callbacks.context,
      MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&storage,
      MHD_OPTION_CONNECTION_LIMIT, settings->connections,
      MHD_OPTION_CONNECTION_TIMEOUT, settings->idle_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, settings->connection_bytes,
      MHD_OPTION_LISTEN_BACKLOG_SIZE, settings->backlog,
      MHD_OPTION_NOTIFY_COMPLETED, callbacks.completed, callbacks.context,
      MHD_OPTION_NOTIFY_CONNECTION, callbacks.notified, callbacks.context,
      MHD_OPTION_UNESCAPE_CALLBACK, keep_escapes, NULL,
      MHD_OPTION_ARRAY, options,
      MHD_OPTION_END);
}

int pool_http_epoll(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
  return info == NULL ? -1 : info->epoll_fd;
}

uint16_t pool_http_port(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info == NULL ? 0 : info->port;
}

int pool_http_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

void *pool_http_socket_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == NULL ? NULL : info->socket_context;
}
