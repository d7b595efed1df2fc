"""Runs Pool and its peers one after another over the same pictures and prints what each took.

Pool runs as a child, so that its processor time and its peak memory are the kernel's own account. Every side runs
`--rounds` times; the table has medians.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
PICTURES = {".jpg", ".jpeg", ".png"}


def last_json(text):
    return json.loads([line for line in text.splitlines() if line.startswith("{")][-1])


def pool_run(options):
    """One run of `pool index` into a new store."""
    with tempfile.TemporaryDirectory() as store:
        command = [options.pool, "index", "--library", options.folder, "--store", store, "--models", options.models,
                   "--json"]
        with tempfile.TemporaryFile("w+") as output:
            child = subprocess.Popen(command, stdout=output)
            _, status, usage = os.wait4(child.pid, 0)
            if status != 0:
                raise SystemExit(f"bench: pool index ended with {os.waitstatus_to_exitcode(status)}")
            output.seek(0)
            done = last_json(output.read())
        size = sum(path.stat().st_size for path in Path(store).rglob("*") if path.is_file())
    count = max(done["indexed"], 1)
    return {"peer": "pool", "photos": done["indexed"], "failed": done["failed"], "seconds": done["seconds"],
            "photosPerSecond": round(count / done["seconds"], 3),
            "cpuSecondsPerPhoto": round((usage.ru_utime + usage.ru_stime) / count, 4),
            "peakMegabytes": usage.ru_maxrss // 1024, "indexBytesPerCapture": size // count}


def peer_run(options, mode):
    command = [sys.executable, str(HERE / "peer" / "pipeline.py"), options.models, options.folder, mode]
    return last_json(subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE).stdout)


def rapidocr_run(options):
    pictures = sorted(str(path) for path in Path(options.folder).rglob("*") if path.suffix.lower() in PICTURES)
    command = [sys.executable, str(HERE / "peer" / "rapidocr_text.py"), *pictures]
    return last_json(subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE).stdout)


def table(sides):
    """One row a side; the ratio is Pool's photos per second over the peer's."""
    def median(runs, key):
        return statistics.median(run[key] for run in runs)
    ours = median(sides["pool"], "photosPerSecond")
    print(f"{'':16}{'photos/s':>10}{'pool is':>10}{'cpu s/photo':>13}{'peak MB':>9}")
    for name, runs in sides.items():
        speed = median(runs, "photosPerSecond")
        print(f"{name:16}{speed:>10.2f}{ours / speed:>9.2f}x{median(runs, 'cpuSecondsPerPhoto'):>13.3f}"
              f"{median(runs, 'peakMegabytes'):>9.0f}")
    print(f"index bytes per capture: {median(sides['pool'], 'indexBytesPerCapture'):.0f}")


def main():
    parser = argparse.ArgumentParser()
    for name in ("pool", "models", "folder", "lines"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    sides = {"pool": [], "python-default": [], "python-tuned": []}
    with open(options.lines, "w", encoding="utf-8") as lines:
        def note(result):
            print(json.dumps(result), flush=True)
            lines.write(json.dumps(result) + "\n")
        for _ in range(options.rounds):
            for name, run in (("pool", lambda: pool_run(options)),
                              ("python-default", lambda: peer_run(options, "default")),
                              ("python-tuned", lambda: peer_run(options, "tuned"))):
                sides[name].append(run())
                note(sides[name][-1])
        note(rapidocr_run(options))
    table(sides)


main()
