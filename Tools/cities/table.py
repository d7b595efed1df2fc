"""The file's layout. Sources/3-Derive/PoolDerive/Places/CityFile.swift reads it; numbers are little-endian."""

import struct

from .folding import folded

MAGIC = b"POOLCITY"
VERSION = 1
HEADER = 128
CHECKED_FROM = 24
# Names are found by a hash: buckets by its top bits, then its low 32 bits.
CITY_BUCKET_BITS = 14
COUNTRY_BUCKET_BITS = 10
MASK = (1 << 64) - 1
MOST_ROWS = 1 << 16


class Strings:
    """The pool of strings, each once, with its length in front. Offset 0 is the empty string."""

    def __init__(self):
        self._data = bytearray(b"\0")
        self._offsets: dict[str, int] = {"": 0}

    def offset(self, text: str) -> int:
        """Where `text` stands in the pool."""
        if text not in self._offsets:
            encoded = text.encode()
            if len(encoded) > 255:
                raise ValueError(f"{text} is too long for the table")
            self._offsets[text] = len(self._data)
            self._data += bytes([len(encoded)]) + encoded
        return self._offsets[text]

    def data(self) -> bytes:
        """The pool's bytes."""
        return bytes(self._data)


def name_hash(text: str) -> int:
    """FNV-1a over the folded name (Fowler, Noll and Vo), its bits mixed as MurmurHash3 ends (Appleby)."""
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = ((value ^ byte) * 0x100000001B3) & MASK
    value ^= value >> 33
    value = (value * 0xFF51AFD7ED558CCD) & MASK
    return value ^ (value >> 33)


def name_index(names: list[tuple[str, int]], rank: dict[int, int], bits: int) -> tuple[bytes, bytes]:
    """Buckets and entries of a hashed index from (name, row); equal names stand by `rank` of their row."""
    hashed = {(name_hash(folded(name)), row) for name, row in names if folded(name)}
    ordered = sorted(hashed, key=lambda item: (item[0] >> (64 - bits), item[0] & 0xFFFFFFFF, rank[item[1]]))
    counts = [0] * ((1 << bits) + 1)
    for value, _ in ordered:
        counts[(value >> (64 - bits)) + 1] += 1
    for index in range(1, len(counts)):
        counts[index] += counts[index - 1]
    entries = b"".join(struct.pack("<IH", value & 0xFFFFFFFF, row) for value, row in ordered)
    return struct.pack(f"<{len(counts)}I", *counts), entries


def checksum(data: bytes) -> int:
    """FNV-1a in steps of eight bytes, over a length that eight divides."""
    value = 0xCBF29CE484222325
    for (word,) in struct.iter_unpack("<Q", data):
        value = ((value ^ word) * 0x100000001B3) & MASK
        value ^= value >> 29
    return value


def file(sections: list[tuple[int, bytes]]) -> bytes:
    """Header and sections; each section is its number of rows and its bytes."""
    body = bytearray()
    directory = b""
    for rows, data in sections:
        body += b"\0" * (-len(body) % 8)
        directory += struct.pack("<II", HEADER + len(body), rows)
        body += data
    body += b"\0" * (-len(body) % 8)
    checked = directory.ljust(HEADER - CHECKED_FROM, b"\0") + bytes(body)
    length = CHECKED_FROM + len(checked)
    return MAGIC + struct.pack("<IIQ", VERSION, length, checksum(checked)) + checked
