#include "CPoolMemory.h"

#ifdef __linux__
#include <features.h>
#endif

#ifdef __GLIBC__
#include <malloc.h>
void pool_give_back_memory(void) { malloc_trim(0); }
#else
void pool_give_back_memory(void) {}
#endif
