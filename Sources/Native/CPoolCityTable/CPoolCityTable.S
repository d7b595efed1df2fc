// The city table as read-only bytes of the program: the system maps them with it, reads a page when it is
// touched, and a program that is copied alone has them too. The included stamp changes with the table, for build
// systems do not look at files that are included as bytes.
#include "city-table-stamp.h"

#if defined(__APPLE__)
  .section __TEXT,__const
  .globl _pool_city_table_bytes
  .globl _pool_city_table_end
  .p2align 3
_pool_city_table_bytes:
  .incbin "city-table.bin"
_pool_city_table_end:
  .byte 0
#else
  .section .rodata
  .globl pool_city_table_bytes
  .globl pool_city_table_end
  .p2align 3
pool_city_table_bytes:
  .incbin "city-table.bin"
pool_city_table_end:
  .byte 0
  .section .note.GNU-stack,"",%progbits
#endif
