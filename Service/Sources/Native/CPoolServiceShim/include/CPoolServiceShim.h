#pragma once
#include <sqlite3.h>
#include <stddef.h>

// SQLITE_TRANSIENT is a cast that Swift cannot express; these copy their bytes before they return.
int pool_store_bind_text(sqlite3_stmt *statement, int index, const char *text, int bytes);
int pool_store_bind_blob(sqlite3_stmt *statement, int index, const void *data, int bytes);

// libcrypto through plain bytes, so that no Swift file meets its types, nor a second module its headers.

// SHA-256 of `count` bytes into 32 at `digest`. Answers 1, or 0 when libcrypto fails.
int pool_store_sha256(const void *data, size_t count, unsigned char *digest);
// scrypt (Percival, 2009; RFC 7914) into 32 bytes at `key`. Answers 1, or 0 when libcrypto fails or would need more
// than `memory` bytes.
int pool_store_scrypt(const char *password, size_t password_count, const unsigned char *salt, size_t salt_count,
                      unsigned long cost, unsigned long block, unsigned long lanes, unsigned long memory,
                      unsigned char *key);
// Whether two runs of bytes are equal, in a time that does not depend on where they differ: 1 or 0.
int pool_store_equal(const void *left, const void *right, size_t count);
