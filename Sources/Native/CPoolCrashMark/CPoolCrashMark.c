#include "CPoolCrashMark.h"

#include <signal.h>
#include <stddef.h>
#include <unistd.h>

static volatile sig_atomic_t mark = -1;

static void crashed(int number) {
  if (mark >= 0) {
    ssize_t written = write(mark, "!", 1);
    (void)written;
  }
  // The handler was taken down when it was called (SA_RESETHAND): the signal now does what it always does.
  raise(number);
}

void pool_crash_mark(int descriptor) {
  mark = descriptor;
  struct sigaction action = {0};
  action.sa_handler = crashed;
  action.sa_flags = (int)(SA_RESETHAND | SA_NODEFER);
  sigemptyset(&action.sa_mask);
  static const int numbers[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaction(numbers[i], &action, NULL);
}
