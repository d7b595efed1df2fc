"""The built program at work on one folder: an index of its own, what was read, and answers to queries."""

import hashlib
import json
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor

# Hits asked for a query; lists are rebuilt from the parts of these.
DEPTH = 1_000
# Files beside the pictures that a run reads nothing from.
BESIDE = {"expected.jsonl", "INDEX.md", "README.md"}


class Program:
    """One folder in a store of its own, which is used again while folder, program and models are unchanged."""

    def __init__(self, pool, models, folder, cache):
        self.pool, self.models, self.folder = pool.resolve(), models and models.resolve(), folder.resolve()
        self.store = cache / f"{folder.resolve().name}-{hashlib.sha256(str(self.folder).encode()).hexdigest()[:12]}"
        names = self.help("search").split()
        self.explain = ["--explain"] if "--explain" in names else []
        self.reads_many = "--each" in names

    def help(self, command):
        return subprocess.run(
            [self.pool, command, "--help"], stdout=subprocess.PIPE, text=True, check=False).stdout

    def common(self):
        return ["--store", self.store, *(["--models", self.models] if self.models else [])]

    def call(self, *words, typed=None, query=None):
        # A query may begin with a dash.
        done = subprocess.run(
            [self.pool, *words, *self.common(), *(["--", query] if query else [])], stdout=subprocess.PIPE, text=True,
            check=False, **({"stdin": subprocess.DEVNULL} if typed is None else {"input": typed}))
        if done.returncode not in (0, 1):
            raise SystemExit(f"evaluate: pool {words[0]} ended with {done.returncode}")
        return done.stdout

    def state(self):
        """What the index was made from, as one text."""
        digest = hashlib.sha256()
        with self.pool.open("rb") as file:
            while block := file.read(1 << 20):
                digest.update(block)
        manifest = self.models / "manifest.json" if self.models else None
        if manifest and manifest.exists():
            digest.update(manifest.read_bytes())
        for path in sorted(path for path in self.folder.rglob("*") if path.is_file() and path.name not in BESIDE):
            facts = path.stat()
            digest.update(f"{path.relative_to(self.folder)}\0{facts.st_size}\0{facts.st_mtime_ns}\n".encode())
        return digest.hexdigest()

    def index(self):
        """Indexes the folder unless that is done; false if the index was used again."""
        mark = self.store / "evaluated"
        state = self.state()
        if mark.exists() and mark.read_text(encoding="utf-8") == state:
            return False
        shutil.rmtree(self.store, ignore_errors=True)
        self.store.mkdir(parents=True)
        self.call("index", "--library", self.folder, "--quiet")
        mark.write_text(state, encoding="utf-8")
        return True

    def captures(self):
        """What is known of each capture, by its path."""
        # Not splitlines: text that was read may hold characters which Python takes for line ends.
        rows = [json.loads(line) for line in self.call("export").split("\n") if line]
        return {row["path"]: row for row in rows}

    def answers(self, texts):
        """The answer to each query, in their order."""
        texts = [" ".join(text.split()) for text in texts]
        options = ["--json", *self.explain, "--limit", str(DEPTH)]
        if self.reads_many:
            printed = self.call("search", "--each", *options, typed="".join(text + "\n" for text in texts))
            found = [document(line) for line in printed.split("\n") if line.strip()]
            if len(found) != len(texts):
                raise SystemExit(f"evaluate: {len(texts)} queries were asked and {len(found)} answered")
            return found

        def one(text):
            return document(self.call("search", *options, query=text))

        with ThreadPoolExecutor(2) as callers:
            return list(callers.map(one, texts))


def document(printed):
    return json.loads(printed) if printed.strip() else {"hits": [], "plan": {}}
