"""One function a kind of screen: each takes a canvas and the content of `screens.json`."""

from PIL import Image, ImageDraw

from . import codes


def chat(canvas, content):
    canvas.heading(content["with"])
    for index, message in enumerate(content["messages"]):
        canvas.bubble(message, mine=index % 2 == 1)


def shop(canvas, content):
    canvas.heading(content["shop"])
    side = canvas.width - 2 * canvas.margin
    canvas.paste_centred(goods(content["colour"], side, canvas.px(230)))
    canvas.text(content["name"], 20, bold=True)
    canvas.text(content["price"], 22, bold=True, colour="#b3261e")
    for line in content["lines"]:
        canvas.text(line, 14, colour="#444950")
    canvas.button(content["button"])


def goods(colour, width, height):
    """A plain picture of goods: a folded thing in one colour."""
    picture = Image.new("RGB", (width, height), "#f3f1ec")
    pen = ImageDraw.Draw(picture)
    middle = width / 2
    pen.polygon(((middle - height * 0.42, height * 0.75), (middle - height * 0.2, height * 0.2),
                 (middle + height * 0.2, height * 0.2), (middle + height * 0.42, height * 0.75)), fill=colour)
    pen.ellipse((middle - height * 0.1, height * 0.13, middle + height * 0.1, height * 0.28), fill="#f3f1ec")
    return picture


def recipe(canvas, content):
    canvas.heading(content["title"])
    canvas.text(content["note"], 14, colour="#6d7178", gap=10)
    for line in content["ingredients"]:
        canvas.text("• " + line, 15, gap=2)
    canvas.y += canvas.px(8)
    canvas.rule()
    for number, line in enumerate(content["steps"], 1):
        canvas.text(f"{number}. {line}", 15, gap=7)


def ticket(canvas, content):
    canvas.heading(content["title"])
    canvas.text(content["journey"], 22, bold=True, gap=10)
    for left, right in content["rows"]:
        canvas.pair(left, right)
    canvas.y += canvas.px(14)
    canvas.paste_centred(codes.qr(content["code"], canvas.px(210)))
    canvas.text(content["foot"], 13, colour="#6d7178")


def receipt(canvas, content):
    canvas.y += canvas.px(10)
    canvas.text(content["shop"], 22, bold=True)
    canvas.text(content["address"], 13, colour="#6d7178", gap=12)
    canvas.rule()
    for left, right in content["rows"]:
        canvas.pair(left, right)
    canvas.rule()
    canvas.pair(content["total"][0], content["total"][1], 18, bold=True)
    canvas.text(content["foot"], 13, colour="#6d7178")


def article(canvas, content):
    canvas.y += canvas.px(8)
    canvas.text(content["site"], 13, colour="#6d7178")
    canvas.text(content["title"], 24, bold=True, gap=10)
    for line in content["paragraphs"]:
        canvas.text(line, 16, gap=12)


def map(canvas, content):
    top, bottom = canvas.y, canvas.height - canvas.px(150)
    pen = canvas.pen
    pen.rectangle((0, top, canvas.width, bottom), fill="#eef0e6")
    pen.polygon(((0, top + canvas.px(300)), (canvas.width, top + canvas.px(210)), (canvas.width, top + canvas.px(265)),
                 (0, top + canvas.px(360))), fill="#a9cdea")
    for share in (0.18, 0.42, 0.7):
        x = canvas.width * share
        pen.line((x, top, x + canvas.px(30), bottom), fill="white", width=canvas.px(10))
    for share in (0.12, 0.3, 0.78):
        y = top + (bottom - top) * share
        pen.line((0, y, canvas.width, y - canvas.px(24)), fill="white", width=canvas.px(10))
    for index, name in enumerate(content["places"]):
        canvas.y = round(top + canvas.px(52 + 108 * index))
        left = canvas.px(40 + 90 * (index % 3))
        pen.ellipse((left - canvas.px(16), canvas.y + canvas.px(3), left - canvas.px(4), canvas.y + canvas.px(15)),
                    fill=canvas.tint)
        canvas.text(name, 14, bold=True, x=left, width=canvas.width - left)
    canvas.y = bottom + canvas.px(14)
    canvas.text(content["title"], 19, bold=True)
    canvas.text(content["route"], 15, colour="#444950")


def notes(canvas, content):
    canvas.heading(content["title"])
    for line in content["lines"]:
        canvas.text(line, 16, gap=8)
    if "code" in content:
        canvas.y += canvas.px(10)
        canvas.paste_centred(codes.qr(content["code"], canvas.px(230)))


LAYOUTS = {layout.__name__: layout for layout in (chat, shop, recipe, ticket, receipt, article, map, notes)}
