"""Measures finding, grouping and guessing at faces against the corpus; prints JSON and draws the distances.

usage: faces.py --program PoolFaceBenchmark --models FOLDER --corpus FOLDER [--births FILE] [--picture FILE]
                [--peer PYTHON] [--orders N] [--synthetic]

`PoolFaceBenchmark` is built with `swift build -c release --product PoolFaceBenchmark`. `--births` names a JSON file of
years of birth by `person`, for the table of ages: the corpus publishes none. `--peer` names a Python with the package
face_recognition; its times are taken in the same run. Recall counts pairs of photos of one person, those too turned or
small to be compared among them; precision counts pairs whose persons are both published.
"""

import argparse
import collections
import itertools
import json
import math
import statistics
import struct
import subprocess
import tempfile
import zlib
from pathlib import Path

# Photos of Labeled Faces in the Wild were taken in 2002 and 2003.
PHOTO_YEAR = 2002.8
PEER = """
import json, sys, time, warnings
warnings.filterwarnings('ignore')
import face_recognition
for name in sys.stdin.read().splitlines():
    picture = face_recognition.load_image_file(sys.argv[1] + '/' + name)
    times = []
    for _ in range(int(sys.argv[2])):
        start = time.perf_counter()
        places = face_recognition.face_locations(picture)
        face_recognition.face_encodings(picture, places)
        times.append(time.perf_counter() - start)
    print(json.dumps({'file': name, 'milliseconds': min(times) * 1000, 'faces': len(places)}), flush=True)
"""


def call(command, lines=()):
    done = subprocess.run(command, input="\n".join(lines), stdout=subprocess.PIPE, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def middle_face(faces):
    """The face that a portrait is of."""

    def beside(face):
        left, top, width, height = face["box"]
        return abs(left + width / 2 - 0.5) + abs(top + height / 2 - 0.5)

    return min(faces, key=beside)


def named(rows, readings):
    """Every face with the row of its photo and its person, None where the corpus does not say who it is."""
    for number, row in enumerate(rows):
        faces = readings[row["file"]]["faces"]
        main = middle_face(faces) if faces and row.get("person") else None
        for face in faces:
            yield number, row, face, row["person"] if face is main else None


def finding(rows, readings):
    published, found, invented = 0, 0, 0
    for row in rows:
        count = row.get("faces_published", row.get("faces_min"))
        if count is None:
            continue
        there = len(readings[row["file"]]["faces"])
        published += count
        found += min(count, there)
        if count == 0:
            invented += there
    return {"published": published, "found": found, "invented": invented, "share": found / published}


def pairs_of(counts):
    return sum(count * (count - 1) // 2 for count in counts.values())


def grouping(options, faces):
    clear = [face for face in faces if face[2].get("embedding")]
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
        for number, _, face, _ in clear:
            file.write(json.dumps({"photo": number, "embedding": face["embedding"]}) + "\n")
        file.flush()
        orders = str(options.orders)
        told = call([options.program, "group", "--faces", file.name, "--orders", orders])[0]
    groups = told.pop("groups")
    together, wrong = 0, 0
    for one, other in itertools.combinations(range(len(clear)), 2):
        persons = clear[one][3], clear[other][3]
        if groups[one] == groups[other] and None not in persons:
            together += persons[0] == persons[1]
            wrong += persons[0] != persons[1]
    everyone = pairs_of(collections.Counter(person for *_, person in faces if person))
    compared = pairs_of(collections.Counter(person for *_, person in clear if person))
    return {
        "faces": len(faces), "compared": len(clear), "groups": len(set(groups)), "rightPairs": together,
        "wrongPairs": wrong, "precision": together / max(together + wrong, 1), "recall": together / everyone,
        "recallOfCompared": together / compared, **told,
    }  # fmt: skip


def distances(corpus, rows, faces):
    """Distances of all pairs and of the published ones, as same person or not."""
    clear = [face for face in faces if face[2].get("embedding") and face[3]]
    every = {True: [], False: []}
    for one, other in itertools.combinations(clear, 2):
        every[one[3] == other[3]].append(math.dist(one[2]["embedding"], other[2]["embedding"]))
    by_name = {Path(row["file"]).name: face for _, row, face, person in clear if person}
    published = {True: [], False: []}
    for pair in json.loads((corpus / "pairs.json").read_text(encoding="utf-8")):
        one, other = by_name.get(pair["a"]), by_name.get(pair["b"])
        if one and other:
            published[pair["same"]].append(math.dist(one["embedding"], other["embedding"]))
    return every, published


def told(values, bar):
    same, different = sorted(values[True]), sorted(values[False])
    return {
        "same": len(same), "different": len(different), "nearestDifferent": different[0] if different else None,
        "medianSame": statistics.median(same), "medianDifferent": statistics.median(different),
        "falseMatchesAtBar": sum(value <= bar for value in different),
        "falseMissesAtBar": sum(value > bar for value in same),
    }  # fmt: skip


def draw(path, panels, bar):
    """Histograms as a PNG: same person in blue, different in orange, the bar in black; 0 to 1.4 from left to right."""
    width, height, bins = 840, 220, 140
    rows = []
    for values in panels:
        counts = {
            same: collections.Counter(min(int(value * 100), bins - 1) for value in values[same])
            for same in (True, False)
        }
        shares = {same: [counts[same][place] / max(len(values[same]), 1) for place in range(bins)] for same in counts}
        top = max(max(shares[True]), max(shares[False]), 1e-9)
        for y in range(height):
            level = (height - y) / (height - 10)
            row = bytearray()
            for x in range(width):
                place = x * bins // width
                blue, orange = shares[True][place] / top >= level, shares[False][place] / top >= level
                colour = (150, 110, 130) if blue and orange else (60, 110, 200) if blue else (240, 150, 50)
                if not blue and not orange:
                    colour = (255, 255, 255)
                if x == int(bar * 100 * width / bins):
                    colour = (0, 0, 0)
                row += bytes(colour)
            rows.append(b"\0" + bytes(row))
        rows += [b"\0" + b"\xdd" * (3 * width)] * 4

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, len(rows), 8, 2, 0, 0, 0)
    picture = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"".join(rows), 9)) + chunk(b"IEND", b"")
    Path(path).write_bytes(b"\x89PNG\r\n\x1a\n" + picture)


def genders(faces):
    """Labels by the bar of 0.8 against the folders that say how each face is labelled."""
    table = collections.Counter()
    for _, row, face, person in faces:
        truth = next((name for name in ("female", "male") if f"/{name}/" in row["file"]), None)
        if truth is None or person is None or face.get("female") is None:
            continue
        given = "female" if face["female"] >= 0.8 else "male" if face["female"] <= 0.2 else None
        table["faces"] += 1
        table["withheld" if given is None else f"{given}Given"] += 1
        if given == truth:
            table[f"{given}Right"] += 1
    return dict(table)


def ages(faces, births):
    """Labels by the bar of 0.8: of single faces, and of persons whose faces agree by 0.7."""
    table = collections.Counter()
    people = collections.defaultdict(list)
    for _, row, face, person in faces:
        if person not in births or face.get("ages") is None or row["source"] != "lfw":
            continue
        shares, years = face["ages"], PHOTO_YEAR - births[person]
        given = "0-9" if sum(shares[0:2]) >= 0.8 else "20-39" if sum(shares[4:8]) >= 0.8 else None
        truth = "0-9" if years < 10 else "20-39" if 20 <= years < 40 else "other"
        people[person, truth].append(given)
        table["faces"] += 1
        table[f"true {truth}"] += 1
        table["withheld" if given is None else f"{given} given"] += 1
        table[f"{given} right"] += given == truth
    for (_, truth), labels in people.items():
        if len(labels) < 2:
            continue
        table["people"] += 1
        for label in ("0-9", "20-39"):
            if labels.count(label) / len(labels) >= 0.7:
                table[f"people {label} given"] += 1
                table[f"people {label} right"] += label == truth
    table.pop("None right", None)
    return dict(table)


def speed(options, names, readings):
    rounds = "3"
    command = [options.program, "read", "--folder", str(options.corpus), "--models", options.models]
    ours = call([*command, "--rounds", rounds], names)
    theirs = call([options.peer, "-c", PEER, str(options.corpus), rounds], names)
    by_name = {row["file"]: row["milliseconds"] for row in ours}
    ratios = [row["milliseconds"] / by_name[row["file"]] for row in theirs]
    return {
        "photos": len(theirs), "ours": statistics.mean(by_name[row["file"]] for row in theirs),
        "peer": statistics.mean(row["milliseconds"] for row in theirs), "medianRatio": statistics.median(ratios),
        "ourFaces": sum(len(readings[row["file"]]["faces"]) for row in theirs),
        "peerFaces": sum(row["faces"] for row in theirs),
    }  # fmt: skip


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("program", "models", "corpus"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--births")
    parser.add_argument("--picture")
    parser.add_argument("--peer")
    parser.add_argument("--orders", type=int, default=20)
    parser.add_argument("--bar", type=float, default=0.50)
    parser.add_argument("--synthetic", action="store_true")
    options = parser.parse_args()
    options.corpus = Path(options.corpus) / "faces"
    lines = (options.corpus / "expected.jsonl").read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    names = [row["file"] for row in rows]
    command = [options.program, "read", "--folder", str(options.corpus), "--models", options.models]
    readings = {reading["file"]: reading for reading in call(command, names)}
    faces = list(named(rows, readings))
    print(json.dumps({"finding": finding(rows, readings)}))
    print(json.dumps({"grouping": grouping(options, faces)}))
    every, published = distances(options.corpus, rows, faces)
    print(json.dumps({"allPairs": told(every, options.bar), "publishedPairs": told(published, options.bar)}))
    if options.picture:
        draw(options.picture, (published, every), options.bar)
    print(json.dumps({"gender": genders(faces)}))
    if options.births:
        births = json.loads(Path(options.births).read_text(encoding="utf-8"))
        print(json.dumps({"age": ages(faces, births)}))
    if options.peer:
        print(json.dumps({"speed": speed(options, names, readings)}))
    if options.synthetic:
        command = [options.program, "synthetic", "--people", "5000", "--faces", "200000"]
        print(json.dumps({"synthetic": call(command)[0]}))


if __name__ == "__main__":
    main()
