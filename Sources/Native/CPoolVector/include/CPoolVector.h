#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Arithmetic over many vectors and fingerprints. Every kernel gives the same integers as the portable one.
//
// A code keeps of each number of a turned vector its sign alone: bit t of byte b is set where number 8 b + t is not
// negative. It follows J. Gao and C. Long, "RaBitQ" (2024). The sums look up four signs at a time, as in F. André,
// A.-M. Kermarrec and N. Le Scouarnec, "Cache locality is not enough" (2015).

typedef enum {
  POOL_VECTOR_PORTABLE = 0,
  POOL_VECTOR_AVX2 = 1,
  POOL_VECTOR_AVX512 = 2,
  POOL_VECTOR_NEON = 3,
} pool_vector_kernel;

// Codes stand in groups of this many vectors: first byte 0 of each of them, then byte 1 of each, and so on.
#define POOL_VECTOR_GROUP 64

// Bins of a histogram of estimates; bin n holds those from n / 1024 - 1.25 on.
#define POOL_VECTOR_BINS 2560

// Whether this processor has what a kernel needs.
bool pool_vector_has_kernel(pool_vector_kernel kernel);
// The fastest kernel of this processor.
pool_vector_kernel pool_vector_best_kernel(void);

// Sum of products of `count` numbers, 65,536 at most.
int32_t pool_vector_dot(pool_vector_kernel kernel, const int8_t *one, const int8_t *other, size_t count);

// For each vector of `groups` groups of codes of `bytes` bytes, the sum of what `table` says of its 2 `bytes` runs of
// four signs. `table` has 16 bytes a run; its largest entries may sum to 65,535 at most.
void pool_vector_sums(
  pool_vector_kernel kernel, const uint8_t *codes, size_t groups, size_t bytes, const uint8_t *table,
  uint16_t *sums);

// In how many of 256 bits each of `count` fingerprints of four words differs from `print`.
void pool_vector_distances(
  pool_vector_kernel kernel, const uint64_t *prints, size_t count, const uint64_t *print, uint16_t *distances);

// What of vectors was estimated together.
typedef struct {
  double sum, squares;
  uint64_t compared;
} pool_vector_tally;

// Turns sums into estimates: factor * step * (2 sum - total). Vectors whose factor is 0 or whose row is not in the
// bits of `allowed` (null for all; `allowed_rows` bits) become minus infinity and count nowhere.
void pool_vector_estimates(
  const uint16_t *sums, const float *factors, const uint32_t *rows, size_t count, const uint64_t *allowed,
  uint64_t allowed_rows, float step, int32_t total, float *estimates, uint32_t *histogram, pool_vector_tally *tally);

// Places from `low` to below `high` in ascending order, `room` at most; answers how many.
size_t pool_vector_between(
  const float *estimates, size_t count, float low, float high, uint32_t *places, size_t room);

// Turns `count` numbers by a fixed orthogonal transform: rounds of sign flips and of Hadamard transforms over the
// largest power of two, at the front and at the back by turns. `count` is a multiple of 64.
void pool_vector_turn(float *numbers, size_t count);

// The code of a turned vector, `count` / 8 bytes. Answers what makes a sum an unbiased estimate: the squared length
// over the sum of absolute numbers; 0 for a vector of zeros.
float pool_vector_code(const float *turned, size_t count, uint8_t *code);

// Takes `count` records apart (a multiple of 64): a code of `bytes` bytes (a multiple of 8), factor and row, the last
// two in four bytes little-endian each. What no vector can have becomes an empty slot. Answers one more than the last
// place in use.
size_t pool_vector_take_apart(
  const uint8_t *records, size_t count, size_t bytes, uint8_t *codes, float *factors, uint32_t *rows);
