"""A phone's screen to draw on: fonts, wrapped text, bubbles, rows and the status bar."""

from PIL import Image, ImageDraw, ImageFont

FONTS = {
    "latin": ("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
              "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"),
    "japanese": ("/usr/share/fonts/truetype/vlgothic/VL-PGothic-Regular.ttf",) * 2,
    "chinese": ("/usr/share/fonts/truetype/wqy/wqy-microhei.ttc",) * 2,
}
INK, GREY, LINE = "#1a1c20", "#6d7178", "#dcdee2"


class Canvas:
    """Draws from the top down; `y` is where the next thing goes, in pixels."""

    def __init__(self, size, script, tint="#2f6fde", paper="white"):
        self.image = Image.new("RGB", tuple(size), paper)
        self.pen = ImageDraw.Draw(self.image)
        self.width, self.height = size
        self.unit = self.width / 360
        self.margin = round(18 * self.unit)
        self.script, self.tint, self.y = script, tint, 0

    def font(self, points, bold=False):
        return ImageFont.truetype(FONTS[self.script][1 if bold else 0], round(points * self.unit))

    def px(self, points):
        return round(points * self.unit)

    def wrapped(self, text, font, width):
        """Lines that fit: Latin breaks at spaces, the other scripts anywhere."""
        pieces = text.split(" ") if self.script == "latin" else list(text)
        glue = " " if self.script == "latin" else ""
        lines = [""]
        for piece in pieces:
            longer = lines[-1] + glue + piece if lines[-1] else piece
            if font.getlength(longer) <= width or not lines[-1]:
                lines[-1] = longer
            else:
                lines.append(piece)
        return lines

    def text(self, text, points=15, bold=False, colour=INK, x=None, width=None, gap=6):
        font = self.font(points, bold)
        left = self.margin if x is None else x
        for line in self.wrapped(text, font, (width or self.width - 2 * self.margin)):
            self.pen.text((left, self.y), line, font=font, fill=colour)
            self.y += self.px(points * 1.35)
        self.y += self.px(gap)

    def pair(self, left, right, points=15, bold=False):
        """One row with a text at each side."""
        font = self.font(points, bold)
        self.pen.text((self.margin, self.y), left, font=font, fill=INK)
        self.pen.text((self.width - self.margin, self.y), right, font=font, fill=INK, anchor="ra")
        self.y += self.px(points * 1.9)

    def rule(self):
        self.pen.line((self.margin, self.y, self.width - self.margin, self.y), fill=LINE, width=self.px(1))
        self.y += self.px(12)

    def status_bar(self, clock):
        font = ImageFont.truetype(FONTS["latin"][1], self.px(12))
        self.pen.text((self.margin, self.px(10)), clock, font=font, fill=INK)
        right = self.width - self.margin
        self.pen.rounded_rectangle((right - self.px(24), self.px(11), right, self.px(22)), self.px(3), outline=INK,
                                   width=self.px(1))
        self.pen.rectangle((right - self.px(22), self.px(13), right - self.px(7), self.px(20)), fill=INK)
        self.y = self.px(36)

    def heading(self, title):
        self.pen.rectangle((0, self.y, self.width, self.y + self.px(48)), fill=self.tint)
        self.pen.text((self.margin, self.y + self.px(24)), title, font=self.font(18, True), fill="white", anchor="lm")
        self.y += self.px(64)

    def button(self, label):
        top = self.y + self.px(6)
        self.pen.rounded_rectangle((self.margin, top, self.width - self.margin, top + self.px(46)), self.px(12),
                                   fill=self.tint)
        self.pen.text((self.width / 2, top + self.px(23)), label, font=self.font(16, True), fill="white", anchor="mm")
        self.y = top + self.px(64)

    def bubble(self, text, mine):
        font = self.font(15)
        lines = self.wrapped(text, font, self.width * 0.66)
        inside, step = self.px(11), self.px(21)
        width = max(font.getlength(line) for line in lines) + 2 * inside
        left = self.width - self.margin - width if mine else self.margin
        bottom = self.y + step * len(lines) + 2 * inside
        self.pen.rounded_rectangle((left, self.y, left + width, bottom), self.px(14),
                                   fill="#cfe6ff" if mine else "#eceef1")
        for row, line in enumerate(lines):
            self.pen.text((left + inside, self.y + inside + row * step), line, font=font, fill=INK)
        self.y = bottom + self.px(10)

    def paste_centred(self, picture):
        self.image.paste(picture, ((self.width - picture.width) // 2, self.y))
        self.y += picture.height + self.px(14)
