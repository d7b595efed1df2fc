#include "CPoolAttesterShim.h"

#include <openssl/evp.h>
#include <openssl/objects.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>
#include <string.h>

int pool_attester_key(const char *curve, uint8_t *key, size_t key_room, size_t *key_length, uint8_t *point,
                      size_t point_room, size_t *point_length) {
  EVP_PKEY *made = EVP_EC_gen(curve);
  if (made == NULL) return 1;
  int result = 1;
  unsigned char *der = NULL;
  unsigned char *encoded = NULL;
  int length = i2d_PrivateKey(made, &der);
  size_t points = EVP_PKEY_get1_encoded_public_key(made, &encoded);
  if (length > 0 && (size_t)length <= key_room && points > 0 && points <= point_room) {
    memcpy(key, der, (size_t)length);
    *key_length = (size_t)length;
    memcpy(point, encoded, points);
    *point_length = points;
    result = 0;
  }
  OPENSSL_free(der);
  OPENSSL_free(encoded);
  EVP_PKEY_free(made);
  return result;
}

static EVP_PKEY *private_key(pool_attester_bytes bytes) {
  const unsigned char *at = bytes.bytes;
  return bytes.count == 0 ? NULL : d2i_AutoPrivateKey(NULL, &at, (long)bytes.count);
}

static X509 *certificate_of(pool_attester_bytes bytes) {
  const unsigned char *at = bytes.bytes;
  return bytes.count == 0 ? NULL : d2i_X509(NULL, &at, (long)bytes.count);
}

static int add(X509 *certificate, X509 *issuer, int kind, const char *value) {
  X509V3_CTX context;
  X509V3_set_ctx(&context, issuer, certificate, NULL, NULL, 0);
  X509_EXTENSION *extension = X509V3_EXT_conf_nid(NULL, &context, kind, value);
  if (extension == NULL) return 1;
  int added = X509_add_ext(certificate, extension, -1);
  X509_EXTENSION_free(extension);
  return added == 1 ? 0 : 1;
}

static int add_own(X509 *certificate, const char *oid, pool_attester_bytes value) {
  ASN1_OBJECT *name = OBJ_txt2obj(oid, 1);
  ASN1_OCTET_STRING *data = ASN1_OCTET_STRING_new();
  int result = 1;
  if (name != NULL && data != NULL && ASN1_OCTET_STRING_set(data, value.bytes, (int)value.count) == 1) {
    X509_EXTENSION *extension = X509_EXTENSION_create_by_OBJ(NULL, name, 0, data);
    if (extension != NULL && X509_add_ext(certificate, extension, -1) == 1) result = 0;
    X509_EXTENSION_free(extension);
  }
  ASN1_OBJECT_free(name);
  ASN1_OCTET_STRING_free(data);
  return result;
}

static int fill(X509 *certificate, X509 *issuer, EVP_PKEY *key, const pool_attester_certificate_request *request) {
  X509_NAME *name = X509_get_subject_name(certificate);
  X509_set_version(certificate, X509_VERSION_3);
  ASN1_INTEGER_set(X509_get_serialNumber(certificate), request->serial);
  X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, (const unsigned char *)request->name, -1, -1, 0);
  X509_set_issuer_name(certificate, X509_get_subject_name(issuer));
  ASN1_TIME_set(X509_getm_notBefore(certificate), (time_t)request->not_before);
  ASN1_TIME_set(X509_getm_notAfter(certificate), (time_t)request->not_after);
  if (X509_set_pubkey(certificate, key) != 1) return 1;
  const char *basic = request->is_authority ? "critical,CA:TRUE" : "critical,CA:FALSE";
  const char *usage = request->is_authority ? "critical,keyCertSign,cRLSign" : "critical,digitalSignature";
  if (add(certificate, issuer, NID_basic_constraints, basic) != 0) return 1;
  if (add(certificate, issuer, NID_key_usage, usage) != 0) return 1;
  return request->extension_oid == NULL ? 0 : add_own(certificate, request->extension_oid, request->extension);
}

int pool_attester_certificate(const pool_attester_certificate_request *request, uint8_t *certificate, size_t room,
                              size_t *length) {
  int result = 1;
  EVP_PKEY *key = private_key(request->key);
  EVP_PKEY *issuer_key = private_key(request->issuer_key);
  X509 *issuer = certificate_of(request->issuer);
  X509 *made = X509_new();
  unsigned char *der = NULL;
  if (key != NULL && issuer_key != NULL && made != NULL &&
      fill(made, issuer != NULL ? issuer : made, key, request) == 0 && X509_sign(made, issuer_key, EVP_sha256()) > 0) {
    int bytes = i2d_X509(made, &der);
    if (bytes > 0 && (size_t)bytes <= room) {
      memcpy(certificate, der, (size_t)bytes);
      *length = (size_t)bytes;
      result = 0;
    }
  }
  OPENSSL_free(der);
  X509_free(made);
  X509_free(issuer);
  EVP_PKEY_free(issuer_key);
  EVP_PKEY_free(key);
  return result;
}

int pool_attester_sign(pool_attester_bytes key, pool_attester_bytes message, uint8_t *signature, size_t room,
                       size_t *length) {
  EVP_PKEY *own = private_key(key);
  EVP_MD_CTX *digest = EVP_MD_CTX_new();
  size_t bytes = room;
  int result = 1;
  if (own != NULL && digest != NULL && EVP_DigestSignInit(digest, NULL, EVP_sha256(), NULL, own) == 1 &&
      EVP_DigestSign(digest, signature, &bytes, message.bytes, message.count) == 1) {
    *length = bytes;
    result = 0;
  }
  EVP_MD_CTX_free(digest);
  EVP_PKEY_free(own);
  return result;
}
