"""The folder that is written: complete or not there, whenever the run is ended."""

import ctypes
import fcntl
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .failure import SetupFailure

AT_CURRENT_FOLDER = -100
EXCHANGE = 2


@contextmanager
def only_run(cache: Path) -> Iterator[None]:
    """Holds a lock on the cache folder, so that two runs cannot mix."""
    cache.mkdir(parents=True, exist_ok=True)
    with open(cache / "lock", "w", encoding="ascii") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise SetupFailure("Another run of prepare-models is using this cache.") from error
        yield


@contextmanager
def replacement(output: Path) -> Iterator[Path]:
    """A new folder beside `output` that takes its place when the block ends well."""
    if output.exists() and not output.is_dir():
        raise SetupFailure(f"{output} is not a folder.")
    if output.is_dir() and any(output.iterdir()) and not (output / "manifest.json").exists():
        raise SetupFailure(f"{output} holds other files; name an empty or a new folder.")
    output.parent.mkdir(parents=True, exist_ok=True)
    remove_leftovers(output)
    staging = output.with_name(f".{output.name}.new-{os.getpid()}")
    staging.mkdir()
    try:
        yield staging
        sync(staging)
        swap(staging, output)
    finally:
        shutil.rmtree(staging, ignore_errors=True)


def remove_leftovers(output: Path) -> None:
    """Removes what runs that were killed left beside `output`."""
    for leftover in output.parent.glob(f".{output.name}.new-*"):
        shutil.rmtree(leftover, ignore_errors=True)


def sync(folder: Path) -> None:
    """Brings the files and the folder to the disk before the folder gets its name."""
    for path in [*folder.iterdir(), folder]:
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def swap(staging: Path, output: Path) -> None:
    """Gives `staging` the name of `output` in one step; an older folder gets the other name."""
    if not output.exists():
        os.rename(staging, output)
        return
    names = (AT_CURRENT_FOLDER, os.fsencode(staging), AT_CURRENT_FOLDER, os.fsencode(output))
    rename = getattr(ctypes.CDLL(None, use_errno=True), "renameat2", None)
    if rename is not None and rename(*names, EXCHANGE) == 0:
        return
    # File systems that cannot exchange names: for a moment there is no folder, never half a one.
    old = staging.with_name(f"{staging.name}-old")
    os.rename(output, old)
    os.rename(staging, output)
    shutil.rmtree(old, ignore_errors=True)
