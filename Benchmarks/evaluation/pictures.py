"""Small pictures for the page, each inlined once."""

import base64
import io

from PIL import Image, ImageOps

SIDE = 120
# The page stays well below 20 MB: when this much is inlined, further captures show their name only.
MOST_BYTES = 12_000_000
# Pillow warns of bombs; a picture with more pixels than this is not opened.
Image.MAX_IMAGE_PIXELS = 200_000_000


def open_heif():
    """Lets Pillow read HEIC where its plug-in is installed."""
    try:
        import pillow_heif
        pillow_heif.register_heif_opener()
    except ImportError:
        pass


def small(path):
    """A small JPEG of a picture, upright; None where Pillow cannot read it."""
    try:
        with Image.open(path) as picture:
            picture.draft("RGB", (SIDE * 2, SIDE * 2))
            upright = ImageOps.exif_transpose(picture).convert("RGBA")
            upright.thumbnail((SIDE * 4 // 3, SIDE))
            ground = Image.new("RGB", upright.size, "white")
            ground.paste(upright, mask=upright.getchannel("A"))
            kept = io.BytesIO()
            ground.save(kept, "JPEG", quality=62, optimize=True)
            return kept.getvalue()
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return None


class Gallery:
    """Gives each shown capture a class of the page's style sheet that has its picture."""

    def __init__(self, folder):
        self.folder, self.names, self.rules, self.size = folder, {}, [], 0
        open_heif()

    def name(self, path):
        """The class for a capture's picture; empty where there is none to show."""
        if path not in self.names:
            self.names[path] = ""
            data = small(self.folder / path) if self.size < MOST_BYTES else None
            if data:
                name = self.names[path] = f"p{len(self.rules)}"
                self.rules.append(
                    f".{name}{{background-image:url(data:image/jpeg;base64,{base64.b64encode(data).decode()})}}")
                self.size += len(self.rules[-1])
        return self.names[path]
