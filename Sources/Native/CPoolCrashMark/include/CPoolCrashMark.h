#pragma once

// Leaves a byte in an open file when this process crashes, and lets the crash go its way: SIGSEGV, SIGBUS, SIGILL,
// SIGFPE and SIGABRT. Uses only what a signal handler may.
//
// `descriptor` stays open for the life of the process; -1 leaves no byte any more.
void pool_crash_mark(int descriptor);
