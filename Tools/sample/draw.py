"""Writes the whole sample library into a folder that appears in one step."""

import json
import shutil
import sys
from pathlib import Path

from PIL import Image

from . import codes, photos
from .canvas import Canvas
from .layouts import LAYOUTS

HERE = Path(__file__).resolve().parent


def exif(moment, offset=None, make=None):
    """The EXIF block of a capture: when (`2025-03-08 09:41:00`), in which offset, by what."""
    block = Image.Exif()
    if make:
        block[0x010F], block[0x0110] = make
    inner = block.get_ifd(0x8769)
    inner[0x9003] = moment.replace("-", ":")
    if offset:
        inner[0x9011] = offset
    return block


def draw_screens(folder):
    """Every screen of `screens.json`, named as phones name screenshots."""
    for screen in json.loads((HERE / "screens.json").read_text(encoding="utf-8")):
        moment = screen["moment"]
        canvas = Canvas(screen["size"], screen["script"], screen["tint"])
        canvas.status_bar(moment[11:16])
        LAYOUTS[screen["kind"]](canvas, screen["content"])
        stamp = "".join(letter for letter in moment if letter.isdigit())
        name = f"Screenshot_{stamp[:8]}-{stamp[8:]}.png"
        canvas.image.save(folder / name, exif=exif(moment), optimize=False)


def draw_codes(folder):
    """Every picture of a code in `codes.json`, as camera pictures."""
    for index, entry in enumerate(json.loads((HERE / "codes.json").read_text(encoding="utf-8"))):
        if entry["symbology"] == "qr":
            code = codes.qr(entry["text"], 900)
        else:
            code = codes.bars(entry["symbology"], entry["text"], 1200, 420)
        picture = codes.pictured(code, (1512, 2016), tuple(entry["surface"]), entry["angle"])
        block = exif(entry["moment"], "+01:00", ("Pool", "Sample Camera"))
        picture.save(folder / f"IMG_{7100 + index}.jpg", quality=90, exif=block)


def main(output, wheel, stamp):
    """Draws into a folder beside the output and swaps it in at the end."""
    output = Path(output)
    partial = output.with_name(output.name + ".partial")
    shutil.rmtree(partial, ignore_errors=True)
    (partial / "Screenshots").mkdir(parents=True)
    (partial / "Camera").mkdir()
    draw_screens(partial / "Screenshots")
    draw_codes(partial / "Camera")
    photos.write(partial / "Camera", Path(wheel), exif)
    (partial / ".made").write_text(stamp)
    shutil.rmtree(output, ignore_errors=True)
    partial.rename(output)
    count = sum(1 for path in output.rglob("*.*") if path.suffix in (".png", ".jpg"))
    print(f"The sample library in {output.name} has {count} captures.")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:4])
    except FileNotFoundError as missing:
        print(f"make-sample: {missing.filename} is missing; Scripts/setup --demo brings it", file=sys.stderr)
        sys.exit(1)
    except OSError as failure:
        print(f"make-sample: {failure}", file=sys.stderr)
        sys.exit(1)
