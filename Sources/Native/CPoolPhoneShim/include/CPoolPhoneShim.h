#pragma once
#include <stddef.h>
#include <stdint.h>

// libphonenumber is C++, which this package does not compile into Swift: one function finds numbers. No exception
// leaves, nothing is allocated for the caller, nothing that is passed in is kept, and the library prints nothing. Any
// number of threads may call at once.

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
  char e164[24];               // ASCII with its `+`, ended by a zero
  int32_t start, end;          // the place in the text, in bytes; start < end
  int32_t has_country_code;    // 1 where the text itself said the country, with a plus
} pool_phone_number;

// How strict a number has to be, from the library: valid, or valid and grouped in a way that its country uses.
typedef enum {
  POOL_PHONE_VALID = 0,
  POOL_PHONE_STRICT_GROUPING = 1,
} pool_phone_leniency;

// Finds the numbers of `bytes` bytes of UTF-8 in order of place. `region` is an ISO 3166 code of two capitals, ended by
// a zero, or NULL to find only numbers that say their country. Returns how many were written, at most `numbers_max`,
// or -1 where the library gave up. Text that is no UTF-8 has no numbers. `numbers` stays the caller's.
int pool_phone_find(
    const char *utf8, size_t bytes, const char *region, pool_phone_leniency leniency, pool_phone_number *numbers,
    int numbers_max);

#ifdef __cplusplus
}
#endif
