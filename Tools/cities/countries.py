"""Names of countries in the world's languages, out of Unicode's tables as Babel packs them."""

import io
import pickle
import re

FOLDER = "babel/locale-data/"
ONE_COUNTRY = re.compile("[A-Z]{2}")
MOST_NAMES_ARE_THERE = 200


class Inert:
    """Stands for the objects beside the names; the packed files may make nothing else."""

    def __init__(self, *_):
        pass

    def __setstate__(self, _):
        pass


class NamesOnly(pickle.Unpickler):
    """Reads a packed table without running anything that it names."""

    def find_class(self, module, name):
        if module.split(".")[0] != "babel":
            raise pickle.UnpicklingError(f"{module}.{name} is not expected in names of countries")
        return Inert


def by_language(files: dict[str, bytes]) -> dict[str, dict[str, str]]:
    """For each language its names of countries by code; languages with few names are left out."""
    tables = {}
    for path in sorted(files):
        language = path.removeprefix(FOLDER).removesuffix(".dat")
        names = NamesOnly(io.BytesIO(files[path])).load().get("territories") or {}
        found = {
            code: name for code, name in sorted(names.items())
            if ONE_COUNTRY.fullmatch(code) and isinstance(name, str)
        }
        if len(found) >= MOST_NAMES_ARE_THERE:
            tables[language] = found
    return tables


def without_bracket(name: str) -> str:
    """"Myanmar (Burma)" as it stands in a sentence: "Myanmar"."""
    return re.sub(r"\s*[(（].*[)）]\s*$", "", name)


def own_language(languages: str) -> str:
    """The first of a country's languages: "de" of "de-CH,fr-CH"."""
    return languages.split(",")[0].split("-")[0]
