#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/objects.h>
#include <openssl/params.h>
#include <openssl/sha.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>
#include <string.h>

#include "CPoolAttestShim.h"

void pool_attest_sha256(const uint8_t *bytes, size_t count, uint8_t digest[POOL_ATTEST_DIGEST_BYTES]) {
  SHA256(bytes, count, digest);
}

// The caller frees it. NULL when the bytes are not one certificate and no more.
static X509 *certificate(const uint8_t *bytes, size_t count) {
  if (count == 0 || count > INT32_MAX) return NULL;
  const unsigned char *at = bytes;
  X509 *certificate = d2i_X509(NULL, &at, (long)count);
  if (certificate != NULL && at != bytes + count) {
    X509_free(certificate);
    certificate = NULL;
  }
  ERR_clear_error();
  return certificate;
}

static int verdict(X509_STORE_CTX *context) {
  switch (X509_STORE_CTX_get_error(context)) {
    case X509_V_ERR_CERT_HAS_EXPIRED:
      return POOL_ATTEST_EXPIRED;
    case X509_V_ERR_CERT_NOT_YET_VALID:
      return POOL_ATTEST_NOT_YET_VALID;
    case X509_V_ERR_OUT_OF_MEM:
      return POOL_ATTEST_FAILED;
    default:
      return POOL_ATTEST_UNTRUSTED;
  }
}

static int check(X509_STORE *store, X509 *leaf, STACK_OF(X509) *others, int64_t instant) {
  X509_STORE_CTX *context = X509_STORE_CTX_new();
  if (context == NULL || X509_STORE_CTX_init(context, store, leaf, others) != 1) {
    X509_STORE_CTX_free(context);
    return POOL_ATTEST_FAILED;
  }
  X509_VERIFY_PARAM *parameters = X509_STORE_CTX_get0_param(context);
  X509_VERIFY_PARAM_set_time(parameters, (time_t)instant);
  X509_VERIFY_PARAM_set_depth(parameters, 2);
  // 112 bits: no SHA-1 and no short key.
  X509_VERIFY_PARAM_set_auth_level(parameters, 2);
  int result = X509_verify_cert(context) == 1 ? POOL_ATTEST_OK : verdict(context);
  X509_STORE_CTX_free(context);
  return result;
}

int pool_attest_check_chain(const uint8_t *bytes, const size_t *lengths, size_t count, const uint8_t *roots,
                            const size_t *root_lengths, size_t root_count, int64_t instant) {
  int result = POOL_ATTEST_OK;
  X509 *leaf = NULL;
  STACK_OF(X509) *others = sk_X509_new_null();
  X509_STORE *store = X509_STORE_new();
  if (others == NULL || store == NULL || count == 0) result = POOL_ATTEST_FAILED;
  for (size_t i = 0; i < root_count && result == POOL_ATTEST_OK; i++) {
    X509 *root = certificate(roots, root_lengths[i]);
    roots += root_lengths[i];
    // The store takes a reference of its own.
    if (root == NULL || X509_STORE_add_cert(store, root) != 1) result = POOL_ATTEST_FAILED;
    X509_free(root);
  }
  for (size_t i = 0; i < count && result == POOL_ATTEST_OK; i++) {
    X509 *next = certificate(bytes, lengths[i]);
    bytes += lengths[i];
    if (next == NULL) {
      result = POOL_ATTEST_MALFORMED;
    } else if (i == 0) {
      leaf = next;
    } else if (sk_X509_push(others, next) <= 0) {
      X509_free(next);
      result = POOL_ATTEST_FAILED;
    }
  }
  if (result == POOL_ATTEST_OK) result = check(store, leaf, others, instant);
  X509_free(leaf);
  sk_X509_pop_free(others, X509_free);
  X509_STORE_free(store);
  ERR_clear_error();
  return result;
}

int pool_attest_certificate_point(const uint8_t *bytes, size_t count, uint8_t point[POOL_ATTEST_POINT_BYTES]) {
  X509 *leaf = certificate(bytes, count);
  if (leaf == NULL) return 1;
  int result = 1;
  EVP_PKEY *key = X509_get0_pubkey(leaf);
  char group[32] = {0};
  size_t used = 0;
  if (key != NULL && EVP_PKEY_get_group_name(key, group, sizeof group, &used) == 1 &&
      strcmp(group, SN_X9_62_prime256v1) == 0) {
    unsigned char *encoded = NULL;
    size_t length = EVP_PKEY_get1_encoded_public_key(key, &encoded);
    if (length == POOL_ATTEST_POINT_BYTES && encoded[0] == 4) {
      memcpy(point, encoded, POOL_ATTEST_POINT_BYTES);
      result = 0;
    }
    OPENSSL_free(encoded);
  }
  X509_free(leaf);
  ERR_clear_error();
  return result;
}

int pool_attest_certificate_extension(const uint8_t *bytes, size_t count, const char *oid, uint8_t *value, size_t room,
                                      size_t *length) {
  X509 *leaf = certificate(bytes, count);
  if (leaf == NULL) return 1;
  int result = 1;
  ASN1_OBJECT *name = OBJ_txt2obj(oid, 1);
  int place = name != NULL ? X509_get_ext_by_OBJ(leaf, name, -1) : -1;
  if (place >= 0 && X509_get_ext_by_OBJ(leaf, name, place) < 0) {
    ASN1_OCTET_STRING *data = X509_EXTENSION_get_data(X509_get_ext(leaf, place));
    int bytes_there = data != NULL ? ASN1_STRING_length(data) : -1;
    if (bytes_there >= 0 && (size_t)bytes_there <= room) {
      memcpy(value, ASN1_STRING_get0_data(data), (size_t)bytes_there);
      *length = (size_t)bytes_there;
      result = 0;
    }
  }
  ASN1_OBJECT_free(name);
  X509_free(leaf);
  ERR_clear_error();
  return result;
}

// The caller frees it. NULL when the point is not on P-256.
static EVP_PKEY *key_of(const uint8_t *point, size_t point_bytes) {
  char group[] = SN_X9_62_prime256v1;
  OSSL_PARAM parameters[] = {
      OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, group, 0),
      OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, (void *)point, point_bytes),
      OSSL_PARAM_construct_end(),
  };
  EVP_PKEY *key = NULL;
  EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
  if (context == NULL || EVP_PKEY_fromdata_init(context) != 1 ||
      EVP_PKEY_fromdata(context, &key, EVP_PKEY_PUBLIC_KEY, parameters) != 1) {
    key = NULL;
  }
  EVP_PKEY_CTX_free(context);
  return key;
}

int pool_attest_verify(const uint8_t *point, size_t point_bytes, const uint8_t *message, size_t message_bytes,
                       const uint8_t *signature, size_t signature_bytes) {
  int result = -1;
  EVP_PKEY *key = point_bytes == POOL_ATTEST_POINT_BYTES && point[0] == 4 ? key_of(point, point_bytes) : NULL;
  EVP_MD_CTX *digest = EVP_MD_CTX_new();
  if (key != NULL && digest != NULL && EVP_DigestVerifyInit(digest, NULL, EVP_sha256(), NULL, key) == 1) {
    result = EVP_DigestVerify(digest, signature, signature_bytes, message, message_bytes) == 1;
  }
  EVP_MD_CTX_free(digest);
  EVP_PKEY_free(key);
  ERR_clear_error();
  return result;
}
