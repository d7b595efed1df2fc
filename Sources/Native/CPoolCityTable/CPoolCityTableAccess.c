#include "CPoolCityTable.h"

extern const unsigned char pool_city_table_bytes[];
extern const unsigned char pool_city_table_end[];

const unsigned char *pool_city_table(void) { return pool_city_table_bytes; }

size_t pool_city_table_size(void) { return (size_t)(pool_city_table_end - pool_city_table_bytes); }
