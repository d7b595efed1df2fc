#include "CPoolServiceShim.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>

int pool_store_bind_text(sqlite3_stmt *statement, int index, const char *text, int bytes) {
  return sqlite3_bind_text(statement, index, text, bytes, SQLITE_TRANSIENT);
}

int pool_store_bind_blob(sqlite3_stmt *statement, int index, const void *data, int bytes) {
  // Without an address the value would be NULL, which an empty run of bytes is not.
  return bytes == 0 ? sqlite3_bind_zeroblob(statement, index, 0)
                    : sqlite3_bind_blob(statement, index, data, bytes, SQLITE_TRANSIENT);
}

int pool_store_sha256(const void *data, size_t count, unsigned char *digest) {
  unsigned int length = 0;
  return EVP_Digest(data, count, digest, &length, EVP_sha256(), NULL) == 1 && length == 32;
}

int pool_store_scrypt(const char *password, size_t password_count, const unsigned char *salt, size_t salt_count,
                      unsigned long cost, unsigned long block, unsigned long lanes, unsigned long memory,
                      unsigned char *key) {
  return EVP_PBE_scrypt(password, password_count, salt, salt_count, cost, block, lanes, memory, key, 32) == 1;
}

int pool_store_equal(const void *left, const void *right, size_t count) {
  return CRYPTO_memcmp(left, right, count) == 0;
}
