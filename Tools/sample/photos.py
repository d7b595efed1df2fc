"""Photographs that packages ship, brought to a phone camera's size and given a date. Licences: NOTICE."""

import io
import json
import zipfile
from pathlib import Path

from PIL import Image

HERE = Path(__file__).resolve().parent
WALLPAPERS = Path("/usr/share/backgrounds")
LONGEST = 2016


def write(folder, wheel, exif):
    """Writes each photo of `photos.json` as a JPEG with capture date, offset, camera and, where given, a place."""
    entries = json.loads((HERE / "photos.json").read_text(encoding="utf-8"))
    with zipfile.ZipFile(wheel) as package:
        for index, entry in enumerate(entries):
            source = entry["source"]
            data = package.read(source) if source.startswith("skimage/") else (WALLPAPERS / source).read_bytes()
            picture = Image.open(io.BytesIO(data)).convert("RGB")
            picture.thumbnail((LONGEST, LONGEST), Image.LANCZOS)
            block = exif(entry["moment"], entry["offset"], ("Pool", "Sample Camera"))
            if "place" in entry:
                add_place(block, *entry["place"])
            picture.save(folder / f"IMG_{7001 + index}.jpg", quality=88, exif=block)


def add_place(block, latitude, longitude):
    """Coordinates in degrees as EXIF writes them: degrees, minutes, seconds, and a letter for the side."""
    place = block.get_ifd(0x8825)
    place[1], place[2] = "N" if latitude >= 0 else "S", sexagesimal(abs(latitude))
    place[3], place[4] = "E" if longitude >= 0 else "W", sexagesimal(abs(longitude))


def sexagesimal(degrees):
    whole = int(degrees)
    minutes = int((degrees - whole) * 60)
    return (float(whole), float(minutes), round((degrees - whole - minutes / 60) * 3600, 2))
