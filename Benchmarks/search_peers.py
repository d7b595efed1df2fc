"""Asks Pool's peers the questions that Pool was asked, over the same vectors and the same texts.

usage: search_peers.py STORE      a folder that `PoolBenchmark generate` made

Prints one JSON line a peer: milliseconds of the median, the 95th percentile and the slowest query, seconds and
megabytes of making the index. `agreement` is the share of the ten nearest pictures, by exact search over 32-bit
vectors, that stand among the peer's first ten. Indexes lie in memory for faiss and in a file for SQLite, beside the
store; they are deleted afterwards. Making a vector from a query is in none of the times.
"""
import json
import os
import re
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

import faiss
import numpy as np
import sqlite_vec

DIMENSIONS = 384
PIECE = 20_000
# Seconds after which a peer is not asked any more, once it was asked twenty times.
LONGEST = 60


def measured(queries, ask):
    """Answers and times of one query after the other."""
    answers, times = [], []
    ended = time.perf_counter() + LONGEST
    for query in queries:
        if len(times) >= 20 and time.perf_counter() > ended:
            break
        began = time.perf_counter(), time.process_time()
        answers.append(ask(query))
        times.append((time.perf_counter() - began[0], time.process_time() - began[1]))
    return answers, times


def figures(peer, captures, times, **more):
    """The same percentiles as the benchmark of Pool: the smallest value that a share of all does not exceed."""
    def at(share, which=0):
        ordered = sorted(taken[which] for taken in times)
        return round(ordered[max(int(np.ceil(share * len(ordered))) - 1, 0)] * 1000, 3)
    result = {"peer": peer, "captures": captures, "calls": len(times), "p50": at(0.5), "p95": at(0.95), "max": at(1),
              "processor": at(0.5, 1)}
    print(json.dumps(result | more), flush=True)


def agreement(exact, answers):
    return round(float(np.mean([len(set(truth) & set(found[:10])) / len(truth)
                                for truth, found in zip(exact, answers)])), 4)


def exact_nearest(vectors, queries):
    """The ten nearest vectors of each query, in pieces of bounded size."""
    best = np.full((len(queries), 10), -2, np.float32)
    numbers = np.zeros((len(queries), 10), np.int64)
    for start in range(0, len(vectors), PIECE):
        piece = np.asarray(vectors[start:start + PIECE])
        cosines = np.concatenate([best, queries @ piece.T], axis=1)
        whose = np.concatenate([numbers, np.tile(np.arange(start, start + len(piece)), (len(queries), 1))], axis=1)
        order = np.argsort(-cosines, axis=1)[:, :10]
        best, numbers = np.take_along_axis(cosines, order, 1), np.take_along_axis(whose, order, 1)
    return numbers.tolist()


def resident_megabytes():
    with open("/proc/self/status", encoding="utf-8") as status:
        return next(int(line.split()[1]) // 1024 for line in status if line.startswith("VmRSS"))


def scalar_quantizer(vectors, queries, exact):
    """faiss: 8 bits a number, inner product, flat, all in memory; with two threads and with one."""
    before = resident_megabytes()
    began = time.perf_counter()
    index = faiss.IndexScalarQuantizer(DIMENSIONS, faiss.ScalarQuantizer.QT_8bit, faiss.METRIC_INNER_PRODUCT)
    index.train(np.ascontiguousarray(vectors[:: max(len(vectors) // PIECE, 1)]))
    for start in range(0, len(vectors), PIECE):
        index.add(np.ascontiguousarray(vectors[start:start + PIECE]))
    made = {"makeSeconds": round(time.perf_counter() - began, 2), "megabytes": resident_megabytes() - before}
    for threads in (2, 1):
        faiss.omp_set_num_threads(threads)
        answers, times = measured(queries, lambda query: index.search(query[None], 20)[1][0].tolist())
        figures(f"faiss-sq8-{threads}-threads", len(vectors), times, agreement=agreement(exact, answers), **made)


def eight_bit(values):
    """Vectors of unit length with 127 for 0.25: what lies beyond is a matter of a few numbers in a million."""
    return np.clip(np.rint(values * (127 / 0.25)), -127, 127).astype(np.int8)


def vec_table(vectors, queries, exact, folder):
    """sqlite-vec: a vec0 table of 8-bit vectors in a file, by cosine."""
    path = os.path.join(folder, "vectors.sqlite")
    database = sqlite3.connect(path)
    database.enable_load_extension(True)
    sqlite_vec.load(database)
    began = time.perf_counter()
    database.execute(f"CREATE VIRTUAL TABLE near USING vec0 (vector int8[{DIMENSIONS}] distance_metric=cosine)")
    for start in range(0, len(vectors), PIECE):
        piece = eight_bit(np.asarray(vectors[start:start + PIECE]))
        database.executemany("INSERT INTO near (rowid, vector) VALUES (?, vec_int8(?))",
                             ((start + place, row.tobytes()) for place, row in enumerate(piece)))
        database.commit()
    seconds = round(time.perf_counter() - began, 2)

    def ask(query):
        rows = database.execute("SELECT rowid FROM near WHERE vector MATCH vec_int8(?) AND k = 20",
                                (eight_bit(query).tobytes(),))
        return [row[0] for row in rows]
    answers, times = measured(queries, ask)
    figures("sqlite-vec-int8", len(vectors), times, agreement=agreement(exact, answers), makeSeconds=seconds,
            megabytes=os.path.getsize(path) // 1048576)
    database.close()


def full_text(store, words, captures, folder):
    """Plain FTS5: the first 20 by BM25, with the words joined by OR and by AND."""
    path = os.path.join(folder, "texts.sqlite")
    database = sqlite3.connect(path)
    began = time.perf_counter()
    database.execute("CREATE VIRTUAL TABLE words USING fts5 (text, content = '', "
                     "tokenize = 'unicode61 remove_diacritics 2')")
    with open(store / "texts.tsv", encoding="utf-8") as texts:
        database.executemany("INSERT INTO words (rowid, text) VALUES (?, ?)",
                             (line.rstrip("\n").split("\t", 1) for line in texts))
    database.commit()
    made = {"makeSeconds": round(time.perf_counter() - began, 2), "megabytes": os.path.getsize(path) // 1048576}
    for joint in ("OR", "AND"):
        def ask(query, joint=joint):
            terms = ['"' + term + '"' for term in re.findall(r"\w+", query["text"])]
            rows = database.execute("SELECT rowid FROM words WHERE words MATCH ? ORDER BY bm25(words) LIMIT 20",
                                    (f" {joint} ".join(terms),))
            return [row[0] for row in rows]
        answers, times = measured(words, ask)
        found = sum(query["source"] in answer for query, answer in zip(words, answers))
        figures(f"fts5-{joint.lower()}", captures, times, found=round(found / len(answers), 4), **made)
    database.close()


def main():
    store = Path(sys.argv[1])
    asked = json.loads((store / "queries.json").read_text(encoding="utf-8"))
    vectors = np.memmap(store / "vectors.f32", np.float32, "r").reshape(-1, DIMENSIONS)
    queries = np.array([picture["values"] for picture in asked["pictures"]], np.float32)
    exact = exact_nearest(vectors, queries)
    with tempfile.TemporaryDirectory(dir=store) as folder:
        full_text(store, asked["words"], len(vectors), folder)
        vec_table(vectors, queries, exact, folder)
    scalar_quantizer(vectors, queries, exact)


if __name__ == "__main__":
    main()
