"""SHA-256 of files and bytes, and the check against a pin."""

import hashlib
from pathlib import Path

from .failure import SetupFailure


def of_bytes(data: bytes) -> str:
    """The SHA-256 of `data` in lower-case hex."""
    return hashlib.sha256(data).hexdigest()


def of_file(path: Path) -> str:
    """The SHA-256 of a file in lower-case hex, read in pieces."""
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def check(name: str, found: str, pinned: str) -> None:
    """Refuses content that is not what was pinned, naming it."""
    if found != pinned:
        raise SetupFailure(
            f"{name} is not the pinned file: SHA-256 {found} instead of {pinned}."
        )
