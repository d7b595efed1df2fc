#pragma once
#include "CPoolVector.h"

int32_t pool_portable_dot(const int8_t *one, const int8_t *other, size_t count);
void pool_portable_sums(const uint8_t *codes, size_t groups, size_t bytes, const uint8_t *table, uint16_t *sums);
void pool_portable_distances(const uint64_t *prints, size_t count, const uint64_t *print, uint16_t *distances);

#if defined(__x86_64__)
int32_t pool_avx2_dot(const int8_t *one, const int8_t *other, size_t count);
void pool_avx2_sums(const uint8_t *codes, size_t groups, size_t bytes, const uint8_t *table, uint16_t *sums);
void pool_avx2_distances(const uint64_t *prints, size_t count, const uint64_t *print, uint16_t *distances);
int32_t pool_avx512_dot(const int8_t *one, const int8_t *other, size_t count);
void pool_avx512_sums(const uint8_t *codes, size_t groups, size_t bytes, const uint8_t *table, uint16_t *sums);
void pool_avx512_distances(const uint64_t *prints, size_t count, const uint64_t *print, uint16_t *distances);
#elif defined(__aarch64__) && defined(__ARM_NEON)
int32_t pool_neon_dot(const int8_t *one, const int8_t *other, size_t count);
void pool_neon_sums(const uint8_t *codes, size_t groups, size_t bytes, const uint8_t *table, uint16_t *sums);
void pool_neon_distances(const uint64_t *prints, size_t count, const uint64_t *print, uint16_t *distances);
#endif
