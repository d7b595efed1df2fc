"""A text vector for each class of the label net, in the space of the text model.

With these, a picture's vector is the sum of its most probable classes' vectors, weighted by
probability: ConSE, "Zero-Shot Learning by Convex Combination of Semantic Embeddings" (Norouzi
et al. 2014). Each class is described in six ways, whose unit vectors are averaged.
"""

import numpy as np
import onnxruntime

from .wordnet import Synset
from .wordpiece import WordPiece

BATCH = 32


class TextVectors:
    """Runs the text model in full precision on one thread."""

    def __init__(self, model: bytes, vocabulary: str):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 2
        options.log_severity_level = 3
        self._session = onnxruntime.InferenceSession(
            model, options, providers=["CPUExecutionProvider"]
        )
        self._tokens = WordPiece(vocabulary)

    def of(self, texts: list[str]) -> np.ndarray:
        """Unit vectors [texts, 384]. Texts of like length share a batch, to save padding."""
        encoded = [self._tokens.encode(text) for text in texts]
        order = sorted(range(len(texts)), key=lambda index: (len(encoded[index]), index))
        vectors = np.empty((len(texts), 384), np.float32)
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            vectors[chosen] = self._run([encoded[index] for index in chosen])
        return vectors

    def _run(self, encoded: list[list[int]]) -> np.ndarray:
        longest = max(len(numbers) for numbers in encoded)
        tokens = np.zeros((len(encoded), longest), np.int64)
        mask = np.zeros_like(tokens)
        for row, numbers in enumerate(encoded):
            tokens[row, : len(numbers)] = numbers
            mask[row, : len(numbers)] = 1
        feed = {"input_ids": tokens, "attention_mask": mask}
        return self._session.run(["embedding"], feed)[0]


def descriptions(name: str, synset: Synset, parent: Synset, description: str | None) -> list[str]:
    """Five ways to say a class; its synonyms are the sixth."""
    gloss = synset.gloss.split(";")[0]
    return [
        name,
        f"a photo of a {name}",
        f"{name}, {parent.synonyms[0]}",
        f"{name}: {description or synset.gloss}",
        f"{name}: {gloss}",
    ]


def label_vectors(
    vectors: TextVectors, classes: list[list[str]], synonyms: list[list[str]]
) -> np.ndarray:
    """Unit vectors [classes, 384] float32: the mean of each class's descriptions and synonyms."""
    ways = len(classes[0])
    flat = vectors.of([text for texts in classes for text in texts])
    described = flat.reshape(len(classes), ways, -1).sum(axis=1)
    words = sorted({word for group in synonyms for word in group})
    places = {word: index for index, word in enumerate(words)}
    word_vectors = vectors.of(words)
    means = [word_vectors[[places[word] for word in group]].mean(axis=0) for group in synonyms]
    return unit(described + unit(np.stack(means))).astype("<f4")


def unit(rows: np.ndarray) -> np.ndarray:
    """The rows at length 1."""
    return rows / np.maximum(np.linalg.norm(rows, axis=-1, keepdims=True), 1e-9)
