"""What a reader has to know of each file: names, shapes, sizes, normalisation, thresholds.

The figures were measured (docs/models.md says how to read them). A shape is a list in which a
string is a free dimension. `normalisation` always means (value · scale − mean) / deviation,
channel by channel in the order of `channels`, from values 0…255.
"""

IMAGENET = {"scale": 1 / 255, "mean": [0.485, 0.456, 0.406], "deviation": [0.229, 0.224, 0.225]}
NONE = {"scale": 1.0, "mean": [0.0, 0.0, 0.0], "deviation": [1.0, 1.0, 1.0]}
DLIB_MEAN = [122.782, 117.001, 104.298]
# dlib's five points (eyes, nose, corners of the mouth) in a chip of side 1 with padding 0.25,
# in the order in which the face net gives them.
FACE_POINTS = [
    [0.3184, 0.30533],
    [0.67933, 0.30587],
    [0.49767, 0.5262],
    [0.33693, 0.68573],
    [0.6624, 0.688],
]


def tensor(name: str, shape: list, kind: str = "float32") -> dict:
    """One input or output."""
    return {"name": name, "type": kind, "shape": shape}


def image(channels: str, layout: str, normalisation: dict) -> dict:
    """How pixels become the input tensor."""
    return {"channels": channels, "layout": layout, "normalisation": normalisation}


def _face(side: int | None, outputs: list, name: str) -> dict:
    scale = {"scale": 1 / 128, "mean": [127.5 / 128] * 3, "deviation": [1.0, 1.0, 1.0]}
    sides = ["W", "H"] if side is None else [side, side]
    return {
        "inputs": [tensor(name, ["N", *sides, 3])],
        "outputs": outputs,
        "image": image("RGB", "NHWC", scale),
        # Axis 1 is x and axis 2 is y: the picture goes in transposed.
        "transposed": True,
        "resize": "area",
    }


def _aligned(side: int) -> dict:
    """The chip of the age and gender nets: padding 0.2 instead of 0.25."""
    points = [[round((0.2 + value - 0.25) / 1.4, 6) for value in point] for point in _padded()]
    scale = {"scale": 1 / 256, "mean": [value / 256 for value in DLIB_MEAN], "deviation": [1.0] * 3}
    return {
        "inputs": [tensor("images", ["N", 3, side, side])],
        "image": image("RGB", "NCHW", scale),
        "width": side,
        "height": side,
        "alignment": {"points": points, "fit": "leastSquaresSimilarity", "resize": "bilinear"},
    }


def _padded() -> list[list[float]]:
    # The recipe is (0.2 + (T/100 − 0.25)) / 1.4 with T in pixels of the 150 pixel chip.
    return [[value * 1.5 for value in point] for point in FACE_POINTS]


def _labels() -> dict:
    return {
        "inputs": [tensor("images", ["N", 3, 224, 224])],
        "outputs": [tensor("probabilities", ["N", 1000]), tensor("features", ["N", 1280])],
        "image": image("RGB", "NCHW", NONE),
        "width": 224,
        "height": 224,
        "resize": "bicubic",
        # Labels: the mean probability over the whole picture, squeezed to a square, and over these centred squares
        # (share of the short side).
        "centreSquares": [0.875],
        "keep": 0.3,
        "sure": 0.5,
    }


CONTRACTS: dict[str, dict] = {
    "runtime": {"api": 17},
    "textDetection": {
        "inputs": [tensor("x", ["N", 3, "H", "W"])],
        "outputs": [tensor("fetch_name_0", ["N", 1, "H", "W"])],
        "image": image("BGR", "NCHW", IMAGENET),
        "resize": "bilinear",
        "multipleOf": 32,
        "longSide": 1280,
        "gateLongSide": 640,
        "binarise": 0.3,
        "boxScore": 0.5,
        "unclip": 1.6,
        "largestBoxCount": 1000,
        "shortestSide": 3,
        "shortestUnclippedSide": 5,
    },
    "textRecognition": {
        "inputs": [tensor("x", ["N", 3, 48, "W"])],
        "outputs": [tensor("fetch_name_0", ["N", "W/8", 18385])],
        "image": image("BGR", "NCHW", {"scale": 1 / 255, "mean": [0.5] * 3, "deviation": [0.5] * 3}),
        "resize": "bilinear",
        "height": 48,
        "widthMultipleOf": 8,
        "columnsPerStep": 8,
        "classes": 18385,
        "blank": 0,
        "keep": 0.5,
        "rotateFromAspect": 1.5,
        "warp": "bicubic",
    },
    "textOrientation": {
        "inputs": [tensor("x", ["N", 3, 80, 160])],
        "outputs": [tensor("fetch_name_0", ["N", 2])],
        "image": image("RGB", "NCHW", IMAGENET),
        "resize": "bilinear",
        "width": 160,
        "height": 80,
        "classes": [0, 180],
        "linesPerPage": 8,
        "flipAbove": 0.5,
    },
    "textDictionary": {
        "entries": 18385,
        "separator": "\n",
        "blank": 0,
        "space": 18384,
        "ideographicSpace": 1,
    },
    "labels": _labels(),
    "labelsFast": _labels(),
    "labelTaxonomy": {"classes": 1000},
    "labelVectors": {
        "rows": 1000,
        "dimensions": 384,
        "type": "float32",
        "byteOrder": "little",
        "unitLength": True,
        "space": "minilm-l6-v2/labels-1",
        "views": {"squash": True, "corners": 4, "cornerShare": 0.6},
        "temperature": 2.0,
        "topCount": 20,
        "floor": 0.35,
        "sure": 0.5,
    },
    "textEmbedding": {
        "inputs": [
            tensor("input_ids", ["N", "L"], "int64"),
            tensor("attention_mask", ["N", "L"], "int64"),
        ],
        "outputs": [tensor("embedding", ["N", 384])],
        "space": "minilm-l6-v2/labels-1",
        "dimensions": 384,
        "unitLength": True,
        "maximumTokens": 256,
        "chunkWords": 60,
        "queryTemplates": ["{}", "a photo of {}"],
    },
    "textVocabulary": {
        "kind": "wordPiece",
        "separator": "\n",
        "pad": 0,
        "unknown": 100,
        "begin": 101,
        "end": 102,
        "continuation": "##",
        "longestWord": 100,
        "lowercase": True,
        "stripAccents": True,
    },
    "nudity": {
        "inputs": [tensor("input:0", ["N", 224, 224, 3])],
        "outputs": [tensor("outputs", ["N", 2])],
        "image": image("BGR", "NHWC", {"scale": 1.0, "mean": [104.0, 117.0, 123.0], "deviation": [1.0] * 3}),
        "resize": "bilinear",
        "resizeWidth": 256,
        "resizeHeight": 256,
        "width": 224,
        "height": 224,
        "crop": "centre",
        "classes": ["safe", "nude"],
        "threshold": 0.8,
    },
    "faceProposal": {
        **_face(None, [tensor("conv2d_4", ["N", "w", "h", 4]), tensor("softmax", ["N", "w", "h", 2])], "input_1"),
        "cell": 12,
        "stride": 2,
        "pyramid": 0.709,
        "longSide": 960,
        "smallestFace": 24,
        "keep": 0.6,
        "overlap": 0.5,
        "overlapAcross": 0.7,
    },
    "faceRefinement": {
        **_face(24, [tensor("dense_2", ["N", 4]), tensor("softmax_1", ["N", 2])], "input_2"),
        "side": 24,
        "keep": 0.7,
        "overlap": 0.7,
    },
    "faceOutput": {
        **_face(
            48,
            [tensor("dense_5", ["N", 4]), tensor("dense_6", ["N", 10]), tensor("softmax_2", ["N", 2])],
            "input_3",
        ),
        "side": 48,
        "keep": 0.7,
        "overlap": 0.7,
        "overlapMode": "smaller",
        "accept": 0.9,
        "points": ["leftEye", "rightEye", "nose", "leftMouth", "rightMouth"],
        "pointOrder": "xxxxxyyyyy",
    },
    "faceEmbedding": {
        "inputs": [tensor("images", ["N", 3, 150, 150])],
        "outputs": [tensor("descriptor", ["N", 128])],
        "image": image("RGB", "NCHW", NONE),
        "width": 150,
        "height": 150,
        "alignment": {"points": FACE_POINTS, "fit": "leastSquaresSimilarity", "resize": "bilinear"},
        "space": "dlib-face-resnet-v1",
        "dimensions": 128,
        "unitLength": False,
        "distance": "euclidean",
        "samePerson": 0.6,
        "averageLinkage": 0.52,
    },
    "ageEstimate": {
        **_aligned(64),
        "outputs": [tensor("probabilities", ["N", 81])],
        "classes": 81,
        "expectation": "classIndex",
        "firstClassAge": 0.25,
    },
    "genderEstimate": {
        **_aligned(32),
        "outputs": [tensor("probabilities", ["N", 2])],
        "classes": ["female", "male"],
    },
}
