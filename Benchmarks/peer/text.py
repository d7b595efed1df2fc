"""The text peer's own pipeline over the project's model files: detection, one orientation vote a page, recognition.

It is what a Python program would do with the same models, so that a benchmark compares programs and not models.
"""
import math

import cv2
import numpy as np

MEAN = np.array((0.485, 0.456, 0.406), np.float32)
DEVIATION = np.array((0.229, 0.224, 0.225), np.float32)


def planes(image, mean, deviation):
    """HWC bytes to one normalised NCHW float32 batch."""
    scaled = image.astype(np.float32) / 255
    return np.ascontiguousarray(((scaled - mean) / deviation).transpose(2, 0, 1)[None], np.float32)


def fitted(width, height, longest):
    ratio = min(1.0, longest / max(width, height))
    side = lambda length: max(32, round(length * ratio / 32) * 32)
    return side(width), side(height)


class TextPipeline:
    def __init__(self, session, dictionary):
        self.detect = session("textDetection")
        self.turn = session("textOrientation")
        self.recognise = session("textRecognition")
        self.characters = open(dictionary, encoding="utf-8").read().split("\n")[:18385]

    def probability(self, bgr, longest):
        width, height = fitted(bgr.shape[1], bgr.shape[0], longest)
        batch = planes(cv2.resize(bgr, (width, height)), MEAN, DEVIATION)
        return self.detect.run(None, {"x": batch})[0][0, 0]

    def boxes(self, probability, width, height):
        mask = (probability > 0.3).astype(np.uint8) * 255
        found = []
        contours = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)[0][:1000]
        for contour in contours:
            centre, (w, h), angle = cv2.minAreaRect(contour)
            if min(w, h) < 3 or self.score(probability, cv2.boxPoints((centre, (w, h), angle))) < 0.5:
                continue
            grow = w * h * 1.6 / (w + h)
            w, h = w + grow, h + grow
            if min(w, h) < 5:
                continue
            points = cv2.boxPoints((centre, (w, h), angle))
            points *= (width / probability.shape[1], height / probability.shape[0])
            points = points[np.argsort(points[:, 0], kind="stable")]
            left = points[:2][np.argsort(points[:2, 1])]
            right = points[2:][np.argsort(points[2:, 1])]
            found.append(np.array((left[0], right[0], right[1], left[1]), np.float32))
        return sorted(found, key=lambda box: (round(box[0][1] / 10), box[0][0]))

    @staticmethod
    def score(probability, points):
        low = np.maximum(np.floor(points.min(0)).astype(int), 0)
        high = np.ceil(points.max(0)).astype(int) + 1
        part = probability[low[1] : high[1], low[0] : high[0]]
        mask = np.zeros(part.shape, np.uint8)
        cv2.fillPoly(mask, [np.round(points - low).astype(np.int32)], 1)
        return cv2.mean(part, mask)[0] if part.size else 0.0

    @staticmethod
    def crop(bgr, box):
        width = int(max(np.linalg.norm(box[0] - box[1]), np.linalg.norm(box[3] - box[2])))
        height = int(max(np.linalg.norm(box[0] - box[3]), np.linalg.norm(box[1] - box[2])))
        if width < 2 or height < 2:
            return None
        corners = np.array(((0, 0), (width, 0), (width, height), (0, height)), np.float32)
        warp = cv2.getPerspectiveTransform(box, corners)
        line = cv2.warpPerspective(bgr, warp, (width, height), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
        return np.ascontiguousarray(np.rot90(line)) if height >= 1.5 * width else line

    def upside_down(self, lines):
        widest = sorted(lines, key=lambda line: -line.shape[1] / line.shape[0])[:8]
        batch = [planes(cv2.resize(line[:, :, ::-1], (160, 80)), MEAN, DEVIATION)[0] for line in widest]
        return self.turn.run(None, {"x": np.stack(batch)})[0][:, 1].mean() > 0.5

    def read_line(self, line):
        width = max(16, math.ceil(48 * line.shape[1] / line.shape[0] / 8) * 8)
        steps = self.recognise.run(None, {"x": planes(cv2.resize(line, (width, 48)), 0.5, 0.5)})[0][0]
        best, certain = steps.argmax(1), steps.max(1)
        keep = (best != 0) & np.concatenate(([True], best[1:] != best[:-1]))
        if not keep.any() or certain[keep].mean() < 0.5:
            return ""
        return "".join(self.characters[index] for index in best[keep])

    def __call__(self, bgr, gate):
        # A picture that the second look would see no larger is looked at once.
        if gate and max(bgr.shape) > 640 and not self.boxes(self.probability(bgr, 640), bgr.shape[1], bgr.shape[0]):
            return []
        boxes = self.boxes(self.probability(bgr, 1280), bgr.shape[1], bgr.shape[0])
        lines = [line for line in (self.crop(bgr, box) for box in boxes) if line is not None]
        if lines and self.upside_down(lines):
            lines = [np.ascontiguousarray(line[::-1, ::-1]) for line in lines]
        return [text for text in map(self.read_line, lines) if text]
