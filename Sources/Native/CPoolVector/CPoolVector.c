#include "CPoolVector.h"

#include <math.h>
#include <string.h>

#include "Kernels.h"

bool pool_vector_has_kernel(pool_vector_kernel kernel) {
  switch (kernel) {
    case POOL_VECTOR_PORTABLE: return true;
#if defined(__x86_64__)
    case POOL_VECTOR_AVX2: return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt");
    case POOL_VECTOR_AVX512:
      return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
        && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq")
        && __builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("avx512vpopcntdq");
#elif defined(__aarch64__) && defined(__ARM_NEON)
    case POOL_VECTOR_NEON: return true;
#endif
    default: return false;
  }
}

pool_vector_kernel pool_vector_best_kernel(void) {
  static const pool_vector_kernel best_first[] = {POOL_VECTOR_NEON, POOL_VECTOR_AVX512, POOL_VECTOR_AVX2};
  for (size_t i = 0; i < sizeof best_first / sizeof *best_first; i++)
    if (pool_vector_has_kernel(best_first[i])) return best_first[i];
  return POOL_VECTOR_PORTABLE;
}

int32_t pool_vector_dot(pool_vector_kernel kernel, const int8_t *one, const int8_t *other, size_t count) {
  switch (kernel) {
#if defined(__x86_64__)
    case POOL_VECTOR_AVX2: return pool_avx2_dot(one, other, count);
    case POOL_VECTOR_AVX512: return pool_avx512_dot(one, other, count);
#elif defined(__aarch64__) && defined(__ARM_NEON)
    case POOL_VECTOR_NEON: return pool_neon_dot(one, other, count);
#endif
    default: return pool_portable_dot(one, other, count);
  }
}

void pool_vector_sums(
  pool_vector_kernel kernel, const uint8_t *codes, size_t groups, size_t bytes, const uint8_t *table,
  uint16_t *sums) {
  switch (kernel) {
#if defined(__x86_64__)
    case POOL_VECTOR_AVX2: pool_avx2_sums(codes, groups, bytes, table, sums); break;
    case POOL_VECTOR_AVX512: pool_avx512_sums(codes, groups, bytes, table, sums); break;
#elif defined(__aarch64__) && defined(__ARM_NEON)
    case POOL_VECTOR_NEON: pool_neon_sums(codes, groups, bytes, table, sums); break;
#endif
    default: pool_portable_sums(codes, groups, bytes, table, sums);
  }
}

void pool_vector_distances(
  pool_vector_kernel kernel, const uint64_t *prints, size_t count, const uint64_t *print, uint16_t *distances) {
  switch (kernel) {
#if defined(__x86_64__)
    case POOL_VECTOR_AVX2: pool_avx2_distances(prints, count, print, distances); break;
    case POOL_VECTOR_AVX512: pool_avx512_distances(prints, count, print, distances); break;
#elif defined(__aarch64__) && defined(__ARM_NEON)
    case POOL_VECTOR_NEON: pool_neon_distances(prints, count, print, distances); break;
#endif
    default: pool_portable_distances(prints, count, print, distances);
  }
}

void pool_vector_estimates(
  const uint16_t *sums, const float *factors, const uint32_t *rows, size_t count, const uint64_t *allowed,
  uint64_t allowed_rows, float step, int32_t total, float *estimates, uint32_t *histogram, pool_vector_tally *tally) {
  for (size_t i = 0; i < count; i++) estimates[i] = factors[i] * step * (float)(2 * (int32_t)sums[i] - total);
  double sum = 0, squares = 0;
  uint64_t compared = 0;
  for (size_t i = 0; i < count; i++) {
    uint32_t row = rows[i];
    bool seen = factors[i] > 0
      && (!allowed || (row < allowed_rows && (allowed[row >> 6] >> (row & 63) & 1)));
    if (!seen) {
      estimates[i] = -INFINITY;
      continue;
    }
    float estimate = estimates[i];
    compared++;
    sum += estimate;
    squares += (double)estimate * estimate;
    float place = (estimate + 1.25f) * 1024;
    // What is no number goes into the first bin too.
    place = place > 0 ? place < POOL_VECTOR_BINS - 1 ? place : POOL_VECTOR_BINS - 1 : 0;
    histogram[(size_t)place]++;
  }
  tally->sum += sum;
  tally->squares += squares;
  tally->compared += compared;
}

size_t pool_vector_between(
  const float *estimates, size_t count, float low, float high, uint32_t *places, size_t room) {
  size_t found = 0;
  for (size_t start = 0; start < count; start += 16) {
    size_t end = start + 16 < count ? start + 16 : count;
    // Most runs hold none; finding that out takes no branch a number.
    int any = 0;
    for (size_t i = start; i < end; i++) any |= estimates[i] >= low;
    if (!any) continue;
    for (size_t i = start; i < end; i++) {
      if (!(estimates[i] >= low && estimates[i] < high)) continue;
      if (found == room) return found;
      places[found++] = (uint32_t)i;
    }
  }
  return found;
}

// 64 signs of a round, from a counter (S. Vigna, splitmix64).
static uint64_t signs(uint64_t number) {
  uint64_t z = (number + 1) * 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

static void hadamard(float *numbers, size_t count) {
  for (size_t half = 1; half < count; half *= 2) {
    for (size_t start = 0; start < count; start += 2 * half) {
      for (size_t i = start; i < start + half; i++) {
        float a = numbers[i], b = numbers[i + half];
        numbers[i] = a + b;
        numbers[i + half] = a - b;
      }
    }
  }
  float scale = 1 / sqrtf((float)count);
  for (size_t i = 0; i < count; i++) numbers[i] *= scale;
}

void pool_vector_turn(float *numbers, size_t count) {
  if (count < 64) return;
  size_t power = 64;
  while (power * 2 <= count) power *= 2;
  for (uint64_t round = 0; round < 4; round++) {
    for (size_t word = 0; word < count / 64; word++) {
      uint64_t bits = signs(round << 32 | word);
      for (size_t i = 0; i < 64; i++)
        numbers[word * 64 + i] *= 1 - 2 * (float)(bits >> i & 1);
    }
    hadamard(round % 2 ? numbers + count - power : numbers, power);
  }
}

float pool_vector_code(const float *turned, size_t count, uint8_t *code) {
  memset(code, 0, count / 8);
  double squares = 0, absolute = 0;
  for (size_t i = 0; i < count / 8 * 8; i++) {
    squares += (double)turned[i] * turned[i];
    absolute += fabsf(turned[i]);
    if (turned[i] >= 0) code[i / 8] |= (uint8_t)(1 << i % 8);
  }
  return absolute > 0 ? (float)(squares / absolute) : 0;
}

static uint32_t little(const uint8_t *bytes) {
  return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

// Bytes 0 to 7 of eight records become eight runs of eight: swaps by four, two and one, as for a matrix of bits.
static void turn_eight(const uint8_t *records, size_t size, uint8_t *runs, size_t apart) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  uint64_t lines[8];
  for (size_t i = 0; i < 8; i++) memcpy(&lines[i], records + i * size, 8);
  static const uint64_t masks[] = {0x00000000ffffffffu, 0x0000ffff0000ffffu, 0x00ff00ff00ff00ffu};
  for (size_t stage = 0, width = 4; width > 0; stage++, width /= 2) {
    for (size_t i = 0; i < 8; i++) {
      if (i & width) continue;
      uint64_t swapped = (lines[i] >> 8 * width ^ lines[i + width]) & masks[stage];
      lines[i] ^= swapped << 8 * width;
      lines[i + width] ^= swapped;
    }
  }
  for (size_t i = 0; i < 8; i++) memcpy(runs + i * apart, &lines[i], 8);
#else
  for (size_t byte = 0; byte < 8; byte++)
    for (size_t i = 0; i < 8; i++) runs[byte * apart + i] = records[i * size + byte];
#endif
}

size_t pool_vector_take_apart(
  const uint8_t *records, size_t count, size_t bytes, uint8_t *codes, float *factors, uint32_t *rows) {
  size_t end = 0, size = bytes + 8;
  for (size_t group = 0; group < count / POOL_VECTOR_GROUP; group++) {
    const uint8_t *first = records + group * POOL_VECTOR_GROUP * size;
    uint8_t *code = codes + group * POOL_VECTOR_GROUP * bytes;
    for (size_t i = 0; i < POOL_VECTOR_GROUP; i++) {
      const uint8_t *record = first + i * size;
      size_t slot = group * POOL_VECTOR_GROUP + i;
      uint32_t bits = little(record + bytes);
      float factor;
      memcpy(&factor, &bits, sizeof factor);
      uint32_t row = little(record + bytes + 4);
      bool used = row > 0 && factor > 0 && factor < 1e6f;
      factors[slot] = used ? factor : 0;
      rows[slot] = used ? row : 0;
      if (used) end = slot + 1;
    }
    for (size_t byte = 0; byte < bytes; byte += 8)
      for (size_t i = 0; i < POOL_VECTOR_GROUP; i += 8)
        turn_eight(first + i * size + byte, size, code + byte * POOL_VECTOR_GROUP + i, POOL_VECTOR_GROUP);
  }
  return end;
}
