"""The whole-pipeline peer: the same readers over the same model files, in plain Python.

usage: pipeline.py MODELS FOLDER default|tuned

`default` is what a first program would be: one worker and the runtime's default session settings. `tuned` is the
best that the project's own measurements found for Python: two worker threads over shared sessions, one thread a
session, one shared arena, no spinning. Prints one JSON line.
"""
import json
import os
import resource
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import cv2
import numpy as np
import onnxruntime
import pillow_heif
import zxingcpp
from pyzbar import pyzbar
from PIL import Image, ImageOps

from text import TextPipeline

pillow_heif.register_heif_opener()
pillow_heif.register_avif_opener() if hasattr(pillow_heif, "register_avif_opener") else None
Image.MAX_IMAGE_PIXELS = 400_000_000
SUFFIXES = {".jpg", ".jpeg", ".png", ".webp", ".heic", ".heif", ".avif", ".gif", ".tif", ".tiff", ".bmp"}
PIXELS = 4_200_000


class Models:
    def __init__(self, folder, tuned):
        self.folder = folder
        self.tuned = tuned
        self.files = {model["purpose"]: os.path.join(folder, model["file"]) for model in self.manifest()["models"]}
        if tuned:
            memory = onnxruntime.OrtMemoryInfo("Cpu", onnxruntime.OrtAllocatorType.ORT_ARENA_ALLOCATOR, 0, onnxruntime.OrtMemType.DEFAULT)
            onnxruntime.create_and_register_allocator(memory, None)

    def manifest(self):
        return json.load(open(os.path.join(self.folder, "manifest.json"), encoding="utf-8"))

    def session(self, purpose):
        options = onnxruntime.SessionOptions()
        options.log_severity_level = 3
        if self.tuned:
            options.intra_op_num_threads = 1
            options.add_session_config_entry("session.intra_op.allow_spinning", "0")
            options.add_session_config_entry("session.use_env_allocators", "1")
        return onnxruntime.InferenceSession(self.files[purpose], options, providers=["CPUExecutionProvider"])


class Pipeline:
    def __init__(self, models):
        self.text = TextPipeline(models.session, models.files["textDictionary"])
        self.labels = models.session("labelsFast")
        self.embed = models.session("textEmbedding")
        words = open(models.files["textVocabulary"], encoding="utf-8").read().split("\n")
        self.words = {word: index for index, word in enumerate(words)}
        self.concepts = np.fromfile(models.files["labelVectors"], np.float32).reshape(1000, -1)

    def decode(self, path):
        picture = Image.open(path)
        if picture.format == "JPEG" and picture.width * picture.height > 4 * PIXELS:
            picture.draft("RGB", (picture.width // 2, picture.height // 2))
        picture = ImageOps.exif_transpose(picture)
        if picture.mode in ("RGBA", "LA", "P"):
            flat = Image.new("RGBA", picture.size, "white")
            picture = Image.alpha_composite(flat, picture.convert("RGBA"))
        picture = picture.convert("RGB")
        ratio = (PIXELS / (picture.width * picture.height)) ** 0.5
        if ratio < 1:
            picture = picture.resize((max(1, int(picture.width * ratio)), max(1, int(picture.height * ratio))), Image.BOX)
        return np.asarray(picture)

    @staticmethod
    def codes(rgb):
        """Both engines once; the first looks for inverted and smaller forms by itself."""
        grey = cv2.cvtColor(rgb, cv2.COLOR_RGB2GRAY)
        while grey.size > 1_300_000:
            grey = cv2.resize(grey, (grey.shape[1] // 2, grey.shape[0] // 2), interpolation=cv2.INTER_AREA)
        zxingcpp.read_barcodes(grey)
        pyzbar.decode(grey)

    def shown(self, rgb):
        height, width = rgb.shape[:2]
        tile_height, tile_width = max(1, int(height * 0.6)), max(1, int(width * 0.6))
        corners = [(0, 0), (0, width - tile_width), (height - tile_height, 0), (height - tile_height, width - tile_width)]
        views = [rgb] + [rgb[y : y + tile_height, x : x + tile_width] for y, x in corners]
        side = max(1, int(min(height, width) * 0.875))
        top, left = (height - side) // 2, (width - side) // 2
        views.append(rgb[top : top + side, left : left + side])
        batch = np.stack([cv2.resize(np.ascontiguousarray(view), (224, 224), interpolation=cv2.INTER_AREA) for view in views])
        probabilities = self.labels.run(["probabilities"], {"images": batch.transpose(0, 3, 1, 2).astype(np.float32)})[0]
        mean = np.sqrt(probabilities[:5]).mean(0)
        top = np.argsort(-mean)[:20]
        vector = (mean[top] / mean[top].sum()) @ self.concepts[top]
        return probabilities[[0, 5]].mean(0), vector / np.linalg.norm(vector)

    def passages(self, lines):
        words = " ".join(lines).lower().split()
        for start in range(0, min(len(words), 480), 60):
            ids = [101] + [self.words.get(word, 100) for word in words[start : start + 60]] + [102]
            batch = np.array([ids], np.int64)
            self.embed.run(None, {"input_ids": batch, "attention_mask": np.ones_like(batch)})

    @staticmethod
    def fingerprint(rgb):
        grey = cv2.resize(cv2.cvtColor(rgb, cv2.COLOR_RGB2GRAY), (64, 64), interpolation=cv2.INTER_AREA)
        low = cv2.dct(grey.astype(np.float32))[1:17, 1:17]
        return low > np.median(low)

    def __call__(self, path):
        try:
            rgb = self.decode(path)
        except Exception:
            return False
        lines = self.text(np.ascontiguousarray(rgb[:, :, ::-1]), gate=True)
        self.codes(rgb)
        self.shown(rgb)
        self.passages(lines)
        self.fingerprint(rgb)
        return True


def main():
    models, folder, mode = sys.argv[1:4]
    paths = sorted(
        os.path.join(root, name)
        for root, _, names in os.walk(folder)
        for name in names
        if os.path.splitext(name)[1].lower() in SUFFIXES
    )
    tuned = mode == "tuned"
    if tuned:
        cv2.setNumThreads(1)
    pipeline = Pipeline(Models(models, tuned))
    pipeline(paths[0])
    start, cpu = time.monotonic(), time.process_time()
    with ThreadPoolExecutor(2 if tuned else 1) as workers:
        read = sum(workers.map(pipeline, paths))
    seconds = time.monotonic() - start
    print(json.dumps({
        "peer": "python-" + mode, "photos": read, "failed": len(paths) - read, "seconds": round(seconds, 2),
        "photosPerSecond": round(read / seconds, 3), "cpuSecondsPerPhoto": round((time.process_time() - cpu) / max(read, 1), 4),
        "peakMegabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024, "threads": threading.active_count(),
    }))


main()
