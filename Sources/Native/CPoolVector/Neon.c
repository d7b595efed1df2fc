#if defined(__aarch64__) && defined(__ARM_NEON)
#include <arm_neon.h>

#include "Kernels.h"

int32_t pool_neon_dot(const int8_t *one, const int8_t *other, size_t count) {
  int32x4_t sum = vdupq_n_s32(0);
  size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    int8x16_t a = vld1q_s8(one + i), b = vld1q_s8(other + i);
    sum = vpadalq_s16(sum, vmull_s8(vget_low_s8(a), vget_low_s8(b)));
    sum = vpadalq_s16(sum, vmull_high_s8(a, b));
  }
  return vaddvq_s32(sum) + pool_portable_dot(one + i, other + i, count - i);
}

void pool_neon_sums(const uint8_t *codes, size_t groups, size_t bytes, const uint8_t *table, uint16_t *sums) {
  const uint8x16_t mask = vdupq_n_u8(15);
  for (size_t group = 0; group < groups; group++, sums += POOL_VECTOR_GROUP) {
    uint16x8_t all[8];
    for (int i = 0; i < 8; i++) all[i] = vdupq_n_u16(0);
    const uint8_t *run = table;
    for (size_t byte = 0; byte < bytes; byte++, codes += POOL_VECTOR_GROUP, run += 32) {
      uint8x16_t low = vld1q_u8(run), high = vld1q_u8(run + 16);
      for (int i = 0; i < 4; i++) {
        uint8x16_t c = vld1q_u8(codes + 16 * i);
        uint8x16_t a = vqtbl1q_u8(low, vandq_u8(c, mask)), b = vqtbl1q_u8(high, vshrq_n_u8(c, 4));
        all[2 * i] = vaddq_u16(all[2 * i], vaddl_u8(vget_low_u8(a), vget_low_u8(b)));
        all[2 * i + 1] = vaddq_u16(all[2 * i + 1], vaddl_high_u8(a, b));
      }
    }
    for (int i = 0; i < 8; i++) vst1q_u16(sums + 8 * i, all[i]);
  }
}

void pool_neon_distances(const uint64_t *prints, size_t count, const uint64_t *print, uint16_t *distances) {
  const uint8x16_t front = vreinterpretq_u8_u64(vld1q_u64(print));
  const uint8x16_t back = vreinterpretq_u8_u64(vld1q_u64(print + 2));
  for (size_t i = 0; i < count; i++, prints += 4) {
    uint8x16_t a = vcntq_u8(veorq_u8(front, vreinterpretq_u8_u64(vld1q_u64(prints))));
    uint8x16_t b = vcntq_u8(veorq_u8(back, vreinterpretq_u8_u64(vld1q_u64(prints + 2))));
    distances[i] = vaddlvq_u8(vaddq_u8(a, b));
  }
}
#endif
