"""Progress lines: one a step, written at once."""

import sys
import time


class Progress:
    """Says what is being done and how long it took."""

    def __init__(self, total: int):
        self._total = total
        self._number = 0
        self._started = time.monotonic()

    def step(self, text: str) -> None:
        """Begins the next step."""
        self._number += 1
        seconds = time.monotonic() - self._started
        sys.stdout.write(f"[{self._number}/{self._total}] {text} ({seconds:.0f} s)\n")
        sys.stdout.flush()
