"""The manifest that Pool reads at run time: what each file is and what it needs."""

import json
from dataclasses import dataclass
from pathlib import Path

from . import digest
from .contracts import CONTRACTS

NAME = "manifest.json"
FORMAT = 1


@dataclass(frozen=True)
class Entry:
    """One file. `purpose` is the stable key that a reader looks up."""

    purpose: str
    name: str
    version: str
    file: str
    licence: str
    source: str


def document(entries: list[Entry], folder: Path, tool: str) -> dict:
    """The manifest of the files in `folder`, made by the tool with the digest `tool`."""
    models = [_described(entry, folder) for entry in entries]
    runtime = next(item for item in models if item["purpose"] == "runtime")
    return {"format": FORMAT, "tool": tool, "runtime": runtime, "models": models}


def _described(entry: Entry, folder: Path) -> dict:
    path = folder / entry.file
    return {
        "name": entry.name,
        "version": entry.version,
        "purpose": entry.purpose,
        "file": entry.file,
        "bytes": path.stat().st_size,
        "sha256": digest.of_file(path),
        "licence": entry.licence,
        "source": entry.source,
        "contract": CONTRACTS[entry.purpose],
    }


def encoded(value: object) -> str:
    """JSON with a fixed layout, so that the same content has the same bytes."""
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


def is_current(folder: Path, tool: str) -> bool:
    """Whether `folder` holds what this tool would make: nothing missing, nothing changed."""
    try:
        found = json.loads((folder / NAME).read_text(encoding="utf-8"))
        if found["format"] != FORMAT or found["tool"] != tool:
            return False
        return all(_is_intact(item, folder) for item in found["models"])
    except (OSError, ValueError, KeyError, TypeError):
        return False


def _is_intact(item: dict, folder: Path) -> bool:
    path = folder / item["file"]
    return path.stat().st_size == item["bytes"] and digest.of_file(path) == item["sha256"]
