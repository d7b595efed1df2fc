#include <cbor.h>
#include <string.h>

#include "CPoolAttestShim.h"

// libcbor's streaming decoder is used because it allocates nothing: a length that an attacker wrote is only compared
// with the bytes that are there.

struct place {
  const uint8_t *bytes;
  pool_attest_cbor_item *item;
};

static void number(void *context, uint64_t value) {
  struct place *place = context;
  place->item->type = POOL_ATTEST_CBOR_NUMBER;
  place->item->number = value;
}

static void number8(void *context, uint8_t value) { number(context, value); }
static void number16(void *context, uint16_t value) { number(context, value); }
static void number32(void *context, uint32_t value) { number(context, value); }

static void text(void *context, cbor_data start, size_t length) {
  struct place *place = context;
  place->item->type = POOL_ATTEST_CBOR_TEXT;
  place->item->start = (size_t)(start - place->bytes);
  place->item->length = length;
}

static void byte_text(void *context, cbor_data start, size_t length) {
  text(context, start, length);
  ((struct place *)context)->item->type = POOL_ATTEST_CBOR_BYTES;
}

static void array(void *context, size_t count) {
  struct place *place = context;
  place->item->type = POOL_ATTEST_CBOR_ARRAY;
  place->item->number = count;
}

static void map(void *context, size_t count) {
  array(context, count);
  ((struct place *)context)->item->type = POOL_ATTEST_CBOR_MAP;
}

int pool_attest_cbor_next(const uint8_t *bytes, size_t count, pool_attest_cbor_item *item) {
  memset(item, 0, sizeof *item);
  item->type = POOL_ATTEST_CBOR_OTHER;
  if (count == 0) return 1;
  struct cbor_callbacks callbacks = cbor_empty_callbacks;
  callbacks.uint8 = number8;
  callbacks.uint16 = number16;
  callbacks.uint32 = number32;
  callbacks.uint64 = number;
  callbacks.byte_string = byte_text;
  callbacks.string = text;
  callbacks.array_start = array;
  callbacks.map_start = map;
  struct place place = {bytes, item};
  struct cbor_decoder_result result = cbor_stream_decode(bytes, count, &callbacks, &place);
  if (result.status != CBOR_DECODER_FINISHED || result.read == 0 || result.read > count) return 1;
  item->read = result.read;
  if (item->type != POOL_ATTEST_CBOR_BYTES && item->type != POOL_ATTEST_CBOR_TEXT) return 0;
  return item->start > count || item->length > count - item->start || item->start + item->length != item->read;
}
