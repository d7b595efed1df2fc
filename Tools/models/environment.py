"""The set-up's own virtual environment: numpy, onnx and onnxruntime at pinned versions."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

from . import digest
from .failure import SetupFailure
from .packages import run_pip
from .pins import Pins


def prepare(cache: Path, pins: Pins) -> Path:
    """The environment's Python, made or renewed when the pins changed."""
    folder = cache / "environment"
    python = folder / "bin" / "python3"
    stamp = folder / "pins.sha256"
    wanted = digest.of_bytes((pins.requirements() + sys.version).encode())
    if python.exists() and stamp.exists() and stamp.read_text() == wanted:
        return python
    if importlib.util.find_spec("ensurepip") is None:
        raise SetupFailure("Python cannot make virtual environments here: apt-get install python3-venv")
    shutil.rmtree(folder, ignore_errors=True)
    cache.mkdir(parents=True, exist_ok=True)
    made = subprocess.run(
        [sys.executable, "-m", "venv", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if made.returncode != 0:
        if "ensurepip" in made.stdout:
            raise SetupFailure(
                "Python cannot make virtual environments here: apt-get install python3-venv"
            )
        reason = (made.stdout.strip().splitlines() or ["no reason given"])[-1]
        raise SetupFailure(f"The set-up environment could not be made: {reason[:200]}")
    requirements = folder / "requirements.txt"
    requirements.write_text(pins.requirements())
    install = ["-m", "pip", "install", "--quiet", "--no-deps", "--only-binary=:all:"]
    install += ["--require-hashes", "--requirement", str(requirements)]
    run_pip(python, install, "numpy, onnx and onnxruntime")
    stamp.write_text(wanted)
    return python
