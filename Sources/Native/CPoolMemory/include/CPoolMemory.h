#pragma once

// Gives freed memory back to the system where the C library keeps it (glibc); elsewhere does nothing.
void pool_give_back_memory(void);
