"""Which names of a city or a country are worth a look-up."""

import re
import unicodedata

LONGEST = 60
AIRPORT = re.compile("[A-Z]{3}")
# Abbreviations that look like the code of an airport and are words of their own.
SPOKEN = {"NYC"}

# What people call countries beside their names in Unicode's tables.
ALSO_CALLED = {
    "AE": ["UAE", "U.A.E.", "Emirates"],
    "BA": ["Bosnia"],
    "CD": ["DR Congo", "Democratic Republic of the Congo", "Congo-Kinshasa"],
    "CG": ["Republic of the Congo", "Congo-Brazzaville"],
    "CI": ["Ivory Coast"],
    "CV": ["Cabo Verde"],
    "CZ": ["Czech Republic"],
    "GB": ["UK", "U.K.", "Great Britain", "Britain"],
    "HK": ["Hong Kong"],
    "KR": ["South Korea", "Korea", "Republic of Korea"],
    "MK": ["Macedonia", "Republic of North Macedonia"],
    "MM": ["Myanmar", "Burma"],
    "MO": ["Macau", "Macao"],
    "NL": ["Holland", "The Netherlands"],
    "PS": ["Palestine"],
    "RU": ["Russian Federation"],
    "SZ": ["Swaziland"],
    "TL": ["East Timor"],
    "TR": ["Turkey"],
    "US": ["USA", "U.S.A.", "United States of America", "America"],
    "VA": ["Vatican", "Holy See"],
    "XK": ["Kosovo"],
}


def scripts(name: str) -> set[str]:
    """The scripts of a name's letters, by the first word of each letter's Unicode name."""
    found = set()
    for character in name:
        if character.isalpha():
            found.add(unicodedata.name(character, "?").split(" ")[0].split("-")[0])
    return found - {"MODIFIER", "FULLWIDTH", "HALFWIDTH"}


def is_name(alternate: str) -> bool:
    """Whether an alternate name is one that people write.

    The data holds codes of airports, and romanisations by rule, which begin in lower case or mix scripts.
    """
    if not alternate or len(alternate.encode()) > LONGEST:
        return False
    if AIRPORT.fullmatch(alternate) and alternate not in SPOKEN:
        return False
    first = next((character for character in alternate if character.isalpha()), None)
    if first is None or (first.islower() and scripts(first) == {"LATIN"}):
        return False
    found = scripts(alternate)
    return "LATIN" not in found or found == {"LATIN"}


def of_city(city: dict) -> list[str]:
    """All names of a city, its own first."""
    return [city["name"], *(name for name in city["alternatenames"] if is_name(name))]
