"""A plain FastAPI server with the store work of registering and judging, for `Service/Scripts/load` to compare with.

Keys are looked up by their SHA-256, installs are counted once a month, units are set aside in one transaction and
charged in another, and a day's use is added up, in SQLite with a write-ahead log and `synchronous=FULL`: what was
answered is on the disk, as it is with the service. Judging compares words.
"""

import hashlib
import os
import re
import sqlite3
import threading
import time
import uuid

from fastapi import FastAPI, Header, HTTPException
from pydantic import BaseModel, Field

FILE = os.environ["PEER_FILE"]
KEY = os.environ["PEER_KEY"]
UNITS = 1_000_000_000
TABLES = """
CREATE TABLE IF NOT EXISTS keys(hash TEXT PRIMARY KEY, app TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS installs(app TEXT, month TEXT, install TEXT, PRIMARY KEY(app, month, install));
CREATE TABLE IF NOT EXISTS months(app TEXT, month TEXT, installs INTEGER, charged INTEGER, reserved INTEGER,
  PRIMARY KEY(app, month));
CREATE TABLE IF NOT EXISTS days(app TEXT, day TEXT, requests INTEGER, units INTEGER, PRIMARY KEY(app, day));
CREATE TABLE IF NOT EXISTS reservations(id TEXT PRIMARY KEY, app TEXT, month TEXT, units INTEGER, ends REAL);
"""

app = FastAPI()
local = threading.local()


def database() -> sqlite3.Connection:
    """The connection of this thread."""
    connection = getattr(local, "connection", None)
    if connection is None:
        connection = sqlite3.connect(FILE, isolation_level=None, timeout=30)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        local.connection = connection
    return connection


@app.on_event("startup")
def start() -> None:
    connection = database()
    connection.executescript(TABLES)
    connection.execute("INSERT OR IGNORE INTO keys VALUES (?, 'app')", [hashlib.sha256(KEY.encode()).hexdigest()])


class transaction:
    """Takes the write lock at once, so that nothing read in it is old."""

    def __enter__(self) -> sqlite3.Connection:
        self.connection = database()
        self.connection.execute("BEGIN IMMEDIATE")
        return self.connection

    def __exit__(self, kind: object, *_: object) -> None:
        self.connection.execute("ROLLBACK" if kind else "COMMIT")


def caller(authorization: str) -> str:
    key = hashlib.sha256(authorization.removeprefix("Bearer ").encode()).hexdigest()
    row = database().execute("SELECT app FROM keys WHERE hash = ?", [key]).fetchone()
    if row is None:
        raise HTTPException(401)
    return row[0]


def clock() -> tuple[str, str]:
    return time.strftime("%Y-%m", time.gmtime()), time.strftime("%Y-%m-%d", time.gmtime())


class Install(BaseModel):
    installId: str = Field(min_length=1, max_length=128)
    bundleId: str = Field(max_length=200)
    platform: str = Field(max_length=40)
    osVersion: str = Field(max_length=40)
    sdkVersion: str = Field(max_length=40)


@app.post("/v1/installs")
def register(body: Install, authorization: str = Header()) -> dict:
    name = caller(authorization)
    month, _ = clock()
    install = hashlib.sha256(body.installId.encode()).hexdigest()
    values = [name, month, install]
    known = database().execute("SELECT 1 FROM installs WHERE app = ? AND month = ? AND install = ?", values).fetchone()
    if known is None:
        with transaction() as connection:
            if connection.execute("INSERT OR IGNORE INTO installs VALUES (?, ?, ?)", values).rowcount == 1:
                connection.execute(
                    "INSERT INTO months VALUES (?, ?, 1, 0, 0) ON CONFLICT DO UPDATE SET installs = installs + 1",
                    [name, month],
                )
    return {
        "installId": body.installId,
        "key": {"kind": "live"},
        "cloudAssist": {"enabled": True},
        "attestation": {"mode": "off"},
    }


class Item(BaseModel):
    ref: str = Field(max_length=64)
    text: str = Field(max_length=2_000)


class Judgement(BaseModel):
    rule: str = Field(min_length=1, max_length=500)
    items: list[Item] = Field(min_length=1, max_length=24)


def words(text: str) -> set[str]:
    return {word.rstrip("s") for word in re.findall(r"\w+", text.casefold())}


@app.post("/v1/assist/judge")
def judge(body: Judgement, authorization: str = Header(), x_pool_install: str = Header()) -> dict:
    name = caller(authorization)
    month, day = clock()
    units = -(-len(body.items) // 4)
    identity = str(uuid.uuid4())
    with transaction() as connection:
        connection.execute("INSERT OR IGNORE INTO months VALUES (?, ?, 0, 0, 0)", [name, month])
        taken = connection.execute(
            "UPDATE months SET reserved = reserved + ? WHERE app = ? AND month = ? AND charged + reserved + ? <= ?",
            [units, name, month, units, UNITS],
        ).rowcount
        if taken != 1:
            raise HTTPException(429)
        connection.execute(
            "INSERT INTO reservations VALUES (?, ?, ?, ?, ?)", [identity, name, month, units, time.time() + 120]
        )
    asked = words(body.rule)
    results = []
    for item in body.items:
        share = len(asked & words(item.text)) / max(1, len(asked))
        results.append({"ref": item.ref, "belongs": share, "incidental": 0.03, "insufficient": 0.03})
    with transaction() as connection:
        connection.execute("DELETE FROM reservations WHERE id = ?", [identity])
        left = connection.execute(
            "UPDATE months SET reserved = reserved - ?, charged = charged + ? WHERE app = ? AND month = ? "
            "RETURNING charged",
            [units, units, name, month],
        ).fetchone()
        connection.execute(
            "INSERT INTO days VALUES (?, ?, 1, ?) ON CONFLICT DO UPDATE SET requests = requests + 1, units = units + ?",
            [name, day, units, units],
        )
    return {"results": results, "units": {"charged": units, "remaining": UNITS - left[0]}}
