"""Codes as pictures: QR by segno, EAN-13 and Code 128 by python-barcode's module patterns."""

import barcode
import segno
from PIL import Image, ImageDraw, ImageFilter

from .canvas import FONTS
from PIL import ImageFont


def qr(text, side):
    """A QR code with its quiet zone, about `side` pixels wide."""
    matrix = segno.make(text, micro=False, error="m").matrix
    border = 4
    count = len(matrix) + 2 * border
    small = Image.new("L", (count, count), 255)
    for y, row in enumerate(matrix):
        for x, dark in enumerate(row):
            if dark:
                small.putpixel((x + border, y + border), 0)
    scale = max(1, side // count)
    return small.resize((count * scale, count * scale), Image.NEAREST).convert("RGB")


def bars(symbology, text, width, height):
    """A one-dimensional code with its text beneath, on white with quiet zones."""
    modules = barcode.get(symbology, text).build()[0].strip()
    scale = max(1, width // (len(modules) + 22))
    picture = Image.new("RGB", ((len(modules) + 22) * scale, height + 60), "white")
    pen = ImageDraw.Draw(picture)
    for index, module in enumerate(modules):
        if module != "0":
            left = (index + 11) * scale
            pen.rectangle((left, 16, left + scale - 1, height), fill="black")
    font = ImageFont.truetype(FONTS["latin"][0], 34)
    pen.text((picture.width / 2, height + 8), text, font=font, fill="black", anchor="ma")
    return picture


def pictured(code, size, surface, angle):
    """A code as a camera would see it: lying on a surface, a little turned, not perfectly sharp."""
    card = Image.new("RGB", (code.width + 120, code.height + 120), "white")
    card.paste(code, (60, 60))
    scene = Image.new("RGB", size, surface)
    pen = ImageDraw.Draw(scene)
    for y in range(0, size[1], 24):
        shade = 8 * ((y // 24) % 3)
        pen.rectangle((0, y, size[0], y + 23), fill=tuple(min(255, part + shade) for part in scene.getpixel((0, y))))
    turned = card.rotate(angle, expand=True, resample=Image.BICUBIC)
    mask = Image.new("L", card.size, 255).rotate(angle, expand=True, resample=Image.BICUBIC)
    scene.paste(turned, ((size[0] - turned.width) // 2, (size[1] - turned.height) // 2), mask)
    return scene.filter(ImageFilter.GaussianBlur(1.2))
