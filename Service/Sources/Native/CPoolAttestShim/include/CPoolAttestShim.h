#pragma once
#include <stddef.h>
#include <stdint.h>

// What attestation needs of OpenSSL's libcrypto and of libcbor. A shim because OpenSSL's parameters and object names
// are macros and tables of C, and because libcbor reports by a table of function pointers. Nothing here keeps memory
// after it returns, and every function reads only the bytes that it is given.

#define POOL_ATTEST_DIGEST_BYTES 32
#define POOL_ATTEST_POINT_BYTES 65

void pool_attest_sha256(const uint8_t *bytes, size_t count, uint8_t digest[POOL_ATTEST_DIGEST_BYTES]);

enum {
  POOL_ATTEST_OK = 0,
  POOL_ATTEST_MALFORMED = 1,      // a certificate is not X.509, or bytes follow it
  POOL_ATTEST_UNTRUSTED = 2,      // the chain does not lead to a root, or is wrong in itself
  POOL_ATTEST_EXPIRED = 3,        // a certificate is no longer valid
  POOL_ATTEST_NOT_YET_VALID = 4,  // a certificate is not valid yet
  POOL_ATTEST_FAILED = 5,         // no memory, or the like
};

// Checks that a leaf leads to one of the roots at a time in seconds since 1970. `bytes` holds `count` certificates in
// DER one after the other, the leaf first, `lengths[i]` bytes each; `roots` likewise.
int pool_attest_check_chain(const uint8_t *bytes, const size_t *lengths, size_t count, const uint8_t *roots,
                            const size_t *root_lengths, size_t root_count, int64_t instant);

// The public point of a certificate's key, uncompressed. 0 when the key is on P-256, else anything.
int pool_attest_certificate_point(const uint8_t *bytes, size_t count, uint8_t point[POOL_ATTEST_POINT_BYTES]);

// The value of the extension with a dotted OID. 0 when the certificate has it exactly once and it fits into `room`.
int pool_attest_certificate_extension(const uint8_t *bytes, size_t count, const char *oid, uint8_t *value, size_t room,
                                      size_t *length);

// Whether a signature in DER is of the key with this point on P-256 over SHA-256 of the message: 1 yes, 0 no, -1 when
// the point is not on the curve.
int pool_attest_verify(const uint8_t *point, size_t point_bytes, const uint8_t *message, size_t message_bytes,
                       const uint8_t *signature, size_t signature_bytes);

enum {
  POOL_ATTEST_CBOR_NUMBER = 0,
  POOL_ATTEST_CBOR_BYTES = 1,
  POOL_ATTEST_CBOR_TEXT = 2,
  POOL_ATTEST_CBOR_ARRAY = 3,
  POOL_ATTEST_CBOR_MAP = 4,
  POOL_ATTEST_CBOR_OTHER = 5,  // another type, or a length that is not given beforehand
};

typedef struct {
  int type;
  uint64_t number;  // of a number; elements of an array; pairs of a map
  size_t start;     // of bytes and text: where they begin
  size_t length;    // of bytes and text
  size_t read;      // bytes of the head, and of what follows it for bytes and text
} pool_attest_cbor_item;

// Reads the head of the item at the beginning of `bytes`. 0 when one is there whole.
int pool_attest_cbor_next(const uint8_t *bytes, size_t count, pool_attest_cbor_item *item);
