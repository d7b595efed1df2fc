#include <string.h>

#include "Kernels.h"

int32_t pool_portable_dot(const int8_t *one, const int8_t *other, size_t count) {
  int32_t sum = 0;
  for (size_t i = 0; i < count; i++) sum += (int32_t)one[i] * (int32_t)other[i];
  return sum;
}

void pool_portable_sums(const uint8_t *codes, size_t groups, size_t bytes, const uint8_t *table, uint16_t *sums) {
  for (size_t group = 0; group < groups; group++) {
    const uint8_t *code = codes + group * bytes * POOL_VECTOR_GROUP;
    uint16_t *out = sums + group * POOL_VECTOR_GROUP;
    memset(out, 0, POOL_VECTOR_GROUP * sizeof *out);
    for (size_t byte = 0; byte < bytes; byte++, code += POOL_VECTOR_GROUP) {
      const uint8_t *low = table + byte * 32, *high = low + 16;
      for (size_t i = 0; i < POOL_VECTOR_GROUP; i++)
        out[i] = (uint16_t)(out[i] + low[code[i] & 15] + high[code[i] >> 4]);
    }
  }
}

void pool_portable_distances(const uint64_t *prints, size_t count, const uint64_t *print, uint16_t *distances) {
  for (size_t i = 0; i < count; i++, prints += 4) {
    int bits = 0;
    for (size_t word = 0; word < 4; word++) bits += __builtin_popcountll(prints[word] ^ print[word]);
    distances[i] = (uint16_t)bits;
  }
}
