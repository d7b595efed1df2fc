#pragma once
#include <stddef.h>
#include <stdint.h>

// What tests need of OpenSSL to play the device and Apple: keys, certificates and signatures. A shim because OpenSSL
// builds them by macros of C. Every function returns 0 when it wrote its result, and keeps nothing.

typedef struct {
  const uint8_t *bytes;
  size_t count;
} pool_attester_bytes;

// A new key on a curve (`P-256`, `P-384`): the private key in DER, and its uncompressed point.
int pool_attester_key(const char *curve, uint8_t *key, size_t key_room, size_t *key_length, uint8_t *point,
                      size_t point_room, size_t *point_length);

typedef struct {
  const char *name;            // the common name of its subject
  pool_attester_bytes key;     // the private key in DER whose public half it holds
  pool_attester_bytes issuer;  // the issuer's certificate; none makes it sign itself
  pool_attester_bytes issuer_key;
  int64_t not_before;  // seconds since 1970
  int64_t not_after;
  long serial;
  int is_authority;
  const char *extension_oid;  // NULL for none
  pool_attester_bytes extension;
} pool_attester_certificate_request;

int pool_attester_certificate(const pool_attester_certificate_request *request, uint8_t *certificate, size_t room,
                              size_t *length);

// A signature in DER over SHA-256 of a message.
int pool_attester_sign(pool_attester_bytes key, pool_attester_bytes message, uint8_t *signature, size_t room,
                       size_t *length);
