"""Makes every file of the output folder from the fetched packages. Runs inside the set-up
environment, started by prepare.py as `python -m models.build PACKAGES STAGING TOOL`."""

import ctypes
import json
import signal
import sys
from pathlib import Path

import numpy as np

from . import digest, dlib_face, efficientnet_lite, efficientnet_lite_eight_bit, manifest
from . import minilm, paddle_folding, safetensors_weights, torch_weights
from .failure import SetupFailure, sentence
from .label_vectors import TextVectors, descriptions, label_vectors
from .manifest import Entry
from .packages import PackageReader
from .pins import Pins
from .progress import Progress
from .taxonomy import Taxonomy
from .wordnet import Nouns

STEPS = 9
PARENT_DEATH_SIGNAL = 1


class Builder:
    """Writes files one after another and collects their manifest entries."""

    def __init__(self, packages: PackageReader, folder: Path):
        self._packages = packages
        self._pins = packages.pins
        self._folder = folder
        self.entries: list[Entry] = []
        self._progress = Progress(STEPS)

    def build(self) -> None:
        """All steps in order."""
        self._runtime()
        self._text_reading()
        labels = self._labels()
        vocabulary, text_model = self._text_embedding()
        self._label_tables(labels, vocabulary, text_model)
        self._nudity()
        self._faces()
        self._age_and_gender()

    def _runtime(self) -> None:
        self._progress.step("ONNX Runtime")
        name = Path(self._pins.member("runtime").path).name
        self._copy("runtime", "onnx-runtime", name)

    def _text_reading(self) -> None:
        self._progress.step("Text: detection and recognition, layers folded")
        for purpose, name in (
            ("textDetection", "text-detection"),
            ("textRecognition", "text-recognition"),
        ):
            folded, _ = paddle_folding.fold(self._packages.take(purpose))
            self._write(purpose, name, f"{name}.onnx", folded)
        self._copy("textOrientation", "text-orientation", "text-orientation.onnx")
        self._copy("textDictionary", "text-dictionary", "text-dictionary.txt")

    def _labels(self) -> list[str]:
        self._progress.step("Labels: EfficientNet-lite0, in full and in 8 bits")
        state = torch_weights.read(self._packages.take("labels"))
        self._write("labels", "labels", "labels.onnx", efficientnet_lite.convert(state))
        small = efficientnet_lite_eight_bit.convert(state)
        self._write("labelsFast", "labels-fast", "labels-fast.onnx", small, "labels")
        return json.loads(self._packages.take("classNames"))

    def _text_embedding(self) -> tuple[str, bytes]:
        self._progress.step("Text vectors: MiniLM")
        weights = safetensors_weights.read(self._packages.take("textEmbedding"))
        small = minilm.convert(weights, eight_bit=True)
        self._write("textEmbedding", "text-embedding", "text-embedding.onnx", small)
        self._copy("textVocabulary", "text-vocabulary", "text-vocabulary.txt")
        vocabulary = self._packages.take("textVocabulary").decode("utf-8")
        return vocabulary, minilm.convert(weights, eight_bit=False)

    def _label_tables(self, names: list[str], vocabulary: str, text_model: bytes) -> None:
        self._progress.step("Labels: words people use")
        nouns = Nouns.load(self._pins.system_file("wordnetNouns"))
        wordnet_ids = json.loads(self._packages.take("classSynsets"))
        offsets = [int(wordnet_ids[str(index)][1:]) for index in range(len(names))]
        table = Taxonomy.load().table(names, offsets, nouns)
        encoded = manifest.encoded(table).encode()
        self._write("labelTaxonomy", "label-taxonomy", "label-taxonomy.json", encoded, "classNames")
        self._progress.step("Labels: text vectors of the classes")
        told = json.loads(self._packages.take("classDescriptions"))
        synsets = [nouns.synset(offset) for offset in offsets]
        texts = [
            descriptions(
                name,
                synset,
                nouns.synset(synset.hypernyms[0]),
                told.get(str(index), {}).get("description"),
            )
            for index, (name, synset) in enumerate(zip(names, synsets, strict=True))
        ]
        vectors = TextVectors(text_model, vocabulary)
        rows = label_vectors(vectors, texts, [synset.synonyms for synset in synsets])
        file = "label-vectors.f32"
        check_nearly(file, rows, self._pins.nearly(file))
        self._write("labelVectors", "label-vectors", file, rows.tobytes(), "classNames")

    def _nudity(self) -> None:
        self._progress.step("Nudity")
        self._copy("nudity", "nudity", "nudity.onnx")

    def _faces(self) -> None:
        self._progress.step("Faces: detection and descriptor")
        self._copy("faceProposal", "face-proposal", "face-proposal.onnx")
        self._copy("faceRefinement", "face-refinement", "face-refinement.onnx")
        self._copy("faceOutput", "face-output", "face-output.onnx")
        model = dlib_face.convert(self._packages.take("faceEmbedding"))
        self._write("faceEmbedding", "face-embedding", "face-embedding.onnx", model)

    def _age_and_gender(self) -> None:
        self._progress.step("Age and gender")
        self._copy("ageEstimate", "age", "age.onnx")
        self._copy("genderEstimate", "gender", "gender.onnx")

    def _copy(self, purpose: str, name: str, file: str) -> None:
        """A file that is used as it was published."""
        self._write(purpose, name, file, self._packages.take(purpose), checked=True)

    def _write(
        self,
        purpose: str,
        name: str,
        file: str,
        data: bytes,
        member: str | None = None,
        checked: bool = False,
    ) -> None:
        pinned = self._pins.output(file)
        if pinned is not None and not checked:
            digest.check(file, digest.of_bytes(data), pinned)
        (self._folder / file).write_bytes(data)
        archive = self._pins.member(member or purpose).archive
        entry = Entry(purpose, name, archive.version, file, archive.licence, archive.source)
        self.entries.append(entry)


def check_nearly(file: str, rows: np.ndarray, pinned: dict) -> None:
    """Processors round sums of products differently, so some values are compared, not bytes."""
    for row, column, value in pinned["values"]:
        if not abs(float(rows[row, column]) - value) <= pinned["tolerance"]:
            raise SetupFailure(f"{file} did not come out as pinned (row {row}, column {column}).")


def end_with_parent() -> None:
    """Asks the kernel to end this process when prepare.py is killed."""
    prctl = getattr(ctypes.CDLL(None), "prctl", None)
    if prctl is not None:
        prctl(PARENT_DEATH_SIGNAL, signal.SIGKILL)


def main(packages: str, staging: str, tool: str) -> int:
    """Builds into `staging`; says why not in one sentence."""
    folder = Path(staging)
    end_with_parent()
    try:
        builder = Builder(PackageReader(Path(packages), Pins.load()), folder)
        builder.build()
        document = manifest.document(builder.entries, folder, tool)
        (folder / manifest.NAME).write_text(manifest.encoded(document), encoding="utf-8")
        return 0
    except SetupFailure as failure:
        sys.stderr.write(f"{failure}\n")
    except OSError as error:
        sys.stderr.write(f"{sentence(error)}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))
