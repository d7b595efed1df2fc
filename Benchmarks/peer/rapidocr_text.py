"""The text peer: rapidocr-onnxruntime with its own defaults. usage: rapidocr_text.py FOLDER…

Prints one JSON line a picture with its milliseconds, then one with the median and the mean.
"""
import json
import os
import statistics
import sys
import time

import cv2
from rapidocr_onnxruntime import RapidOCR

engine = RapidOCR()
times = []
for path in sys.argv[1:]:
    image = cv2.imread(path)
    if image is None:
        continue
    if not times:
        engine(image)
    start = time.perf_counter()
    engine(image)
    times.append((time.perf_counter() - start) * 1000)
print(json.dumps({
    "peer": "rapidocr", "images": len(times), "medianMilliseconds": round(statistics.median(times), 1),
    "meanMilliseconds": round(statistics.fmean(times), 1),
}))
