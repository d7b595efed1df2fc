"""Puts the contact sheets of the demo's searches under one another. usage: join_sheets.py FOLDER OUTPUT"""

import sys
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from canvas import FONTS

WIDTH, STRIP, HEAD = 620, 190, 34


def font_for(text):
    """A font that has the letters of the heading."""
    if any("\u3040" <= letter <= "\u30ff" for letter in text) or "味" in text:
        return FONTS["japanese"][0]
    return FONTS["chinese"][0] if any("\u4e00" <= letter <= "\u9fff" for letter in text) else FONTS["latin"][0]


def main(folder, output):
    """Two columns of headed strips, each sheet kept whole."""
    strips = []
    for path in sorted(Path(folder).glob("*.png")):
        heading = path.stem[3:].strip()
        sheet = Image.open(path).convert("RGB")
        sheet.thumbnail((WIDTH - 20, STRIP - HEAD), Image.LANCZOS)
        strip = Image.new("RGB", (WIDTH, STRIP), "white")
        font = ImageFont.truetype(font_for(heading), 17)
        ImageDraw.Draw(strip).text((10, 8), heading, font=font, fill="#1a1c20")
        strip.paste(sheet, (10, HEAD))
        strips.append(strip)
    if not strips:
        print("demo: no search found anything to show", file=sys.stderr)
        return 1
    rows = (len(strips) + 1) // 2
    joined = Image.new("RGB", (2 * WIDTH, rows * STRIP), "white")
    for index, strip in enumerate(strips):
        joined.paste(strip, (index // rows * WIDTH, index % rows * STRIP))
    joined.save(output)
    print(f"{output}: {len(strips)} searches")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
