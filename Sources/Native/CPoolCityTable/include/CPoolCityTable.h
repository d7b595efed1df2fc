#pragma once

#include <stddef.h>

// The city table's first byte. It is never written to and stays where it is as long as the program runs.
const unsigned char *_Nonnull pool_city_table(void);
// Its number of bytes.
size_t pool_city_table_size(void);
