#if defined(__x86_64__)
#include <immintrin.h>

#include "Kernels.h"

#define AVX2 __attribute__((target("avx2,popcnt")))
#define AVX512 __attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,avx512vnni,avx512vpopcntdq,popcnt")))

AVX2 int32_t pool_avx2_dot(const int8_t *one, const int8_t *other, size_t count) {
  __m256i sum = _mm256_setzero_si256();
  size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    __m256i a = _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)(one + i)));
    __m256i b = _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)(other + i)));
    sum = _mm256_add_epi32(sum, _mm256_madd_epi16(a, b));
  }
  __m128i half = _mm_add_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1));
  half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0x4e));
  half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0xb1));
  return _mm_cvtsi128_si32(half) + pool_portable_dot(one + i, other + i, count - i);
}

// Products of unsigned and signed bytes: the sign bit of one side is turned, which adds 128 to each of its numbers.
AVX512 int32_t pool_avx512_dot(const int8_t *one, const int8_t *other, size_t count) {
  const __m512i turned = _mm512_set1_epi8((char)0x80);
  __m512i sum = _mm512_setzero_si512(), added = _mm512_setzero_si512();
  for (size_t i = 0; i < count; i += 64) {
    __mmask64 there = count - i >= 64 ? ~0ull : (1ull << (count - i)) - 1;
    __m512i a = _mm512_maskz_loadu_epi8(there, one + i), b = _mm512_maskz_loadu_epi8(there, other + i);
    sum = _mm512_dpbusd_epi32(sum, _mm512_xor_si512(a, turned), b);
    added = _mm512_dpbusd_epi32(added, turned, b);
  }
  return _mm512_reduce_add_epi32(_mm512_sub_epi32(sum, added));
}

// Bytes are summed in pairs as one number of 16 bits; the upper ones also alone, so that the lower ones are what the
// pairs have more.
AVX2 static void avx2_half(const uint8_t *code, size_t bytes, const uint8_t *table, uint16_t *out) {
  const __m256i mask = _mm256_set1_epi8(15);
  __m256i pairs = _mm256_setzero_si256(), upper = pairs;
  for (size_t byte = 0; byte < bytes; byte++, code += POOL_VECTOR_GROUP, table += 32) {
    __m256i c = _mm256_loadu_si256((const __m256i *)code);
    __m256i low = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)table));
    __m256i high = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(table + 16)));
    __m256i a = _mm256_shuffle_epi8(low, _mm256_and_si256(c, mask));
    __m256i b = _mm256_shuffle_epi8(high, _mm256_and_si256(_mm256_srli_epi16(c, 4), mask));
    pairs = _mm256_add_epi16(pairs, _mm256_add_epi16(a, b));
    upper = _mm256_add_epi16(upper, _mm256_add_epi16(_mm256_srli_epi16(a, 8), _mm256_srli_epi16(b, 8)));
  }
  __m256i lower = _mm256_sub_epi16(pairs, _mm256_slli_epi16(upper, 8));
  __m256i first = _mm256_unpacklo_epi16(lower, upper), second = _mm256_unpackhi_epi16(lower, upper);
  _mm256_storeu_si256((__m256i *)out, _mm256_permute2x128_si256(first, second, 0x20));
  _mm256_storeu_si256((__m256i *)(out + 16), _mm256_permute2x128_si256(first, second, 0x31));
}

AVX2 void pool_avx2_sums(const uint8_t *codes, size_t groups, size_t bytes, const uint8_t *table, uint16_t *sums) {
  for (size_t group = 0; group < groups; group++, codes += bytes * POOL_VECTOR_GROUP, sums += POOL_VECTOR_GROUP) {
    avx2_half(codes, bytes, table, sums);
    avx2_half(codes + 32, bytes, table, sums + 32);
  }
}

AVX512 void pool_avx512_sums(const uint8_t *codes, size_t groups, size_t bytes, const uint8_t *table, uint16_t *sums) {
  const __m512i mask = _mm512_set1_epi8(15);
  for (size_t group = 0; group < groups; group++, sums += POOL_VECTOR_GROUP) {
    __m512i pairs = _mm512_setzero_si512(), upper = pairs;
    const uint8_t *run = table;
    for (size_t byte = 0; byte < bytes; byte++, codes += POOL_VECTOR_GROUP, run += 32) {
      __m512i c = _mm512_loadu_si512(codes);
      __m512i low = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)run));
      __m512i high = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(run + 16)));
      __m512i a = _mm512_shuffle_epi8(low, _mm512_and_si512(c, mask));
      __m512i b = _mm512_shuffle_epi8(high, _mm512_and_si512(_mm512_srli_epi16(c, 4), mask));
      pairs = _mm512_add_epi16(pairs, _mm512_add_epi16(a, b));
      upper = _mm512_add_epi16(upper, _mm512_add_epi16(_mm512_srli_epi16(a, 8), _mm512_srli_epi16(b, 8)));
    }
    __m512i lower = _mm512_sub_epi16(pairs, _mm512_slli_epi16(upper, 8));
    __m512i first = _mm512_unpacklo_epi16(lower, upper), second = _mm512_unpackhi_epi16(lower, upper);
    const __m512i front = _mm512_setr_epi64(0, 1, 8, 9, 2, 3, 10, 11);
    const __m512i back = _mm512_setr_epi64(4, 5, 12, 13, 6, 7, 14, 15);
    _mm512_storeu_si512(sums, _mm512_permutex2var_epi64(first, front, second));
    _mm512_storeu_si512(sums + 32, _mm512_permutex2var_epi64(first, back, second));
  }
}

AVX2 void pool_avx2_distances(
  const uint64_t *prints, size_t count, const uint64_t *print, uint16_t *distances) {
  const __m256i mask = _mm256_set1_epi8(15);
  const __m256i bits = _mm256_setr_epi8(
    0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
  const __m256i query = _mm256_loadu_si256((const __m256i *)print);
  for (size_t i = 0; i < count; i++, prints += 4) {
    __m256i x = _mm256_xor_si256(query, _mm256_loadu_si256((const __m256i *)prints));
    __m256i low = _mm256_shuffle_epi8(bits, _mm256_and_si256(x, mask));
    __m256i high = _mm256_shuffle_epi8(bits, _mm256_and_si256(_mm256_srli_epi16(x, 4), mask));
    __m256i words = _mm256_sad_epu8(_mm256_add_epi8(low, high), _mm256_setzero_si256());
    __m128i half = _mm_add_epi64(_mm256_castsi256_si128(words), _mm256_extracti128_si256(words, 1));
    distances[i] = (uint16_t)(_mm_cvtsi128_si64(half) + _mm_extract_epi64(half, 1));
  }
}

AVX512 void pool_avx512_distances(
  const uint64_t *prints, size_t count, const uint64_t *print, uint16_t *distances) {
  const __m256i query = _mm256_loadu_si256((const __m256i *)print);
  for (size_t i = 0; i < count; i++, prints += 4) {
    __m256i words = _mm256_popcnt_epi64(_mm256_xor_si256(query, _mm256_loadu_si256((const __m256i *)prints)));
    __m128i half = _mm_add_epi64(_mm256_castsi256_si128(words), _mm256_extracti128_si256(words, 1));
    distances[i] = (uint16_t)(_mm_cvtsi128_si64(half) + _mm_extract_epi64(half, 1));
  }
}
#endif
