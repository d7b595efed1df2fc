"""From rows to the table's sections."""

import struct

from . import countries, names, zone_points
from .source import Source
from .sphere import rounded_vector, tree_order
from .table import CITY_BUCKET_BITS, COUNTRY_BUCKET_BITS, MOST_ROWS, Strings, file, name_index

DEGREE = 100_000


def table(source: Source) -> bytes:
    """The whole file."""
    strings = Strings()
    ordered = in_tree_order(source.cities)
    if len(ordered) > MOST_ROWS:
        raise ValueError("the table's indexes have 16 bits")
    codes = sorted(source.country_rows)
    region_keys = sorted({(city["countrycode"], city["admin1code"]) for city in ordered})
    added = in_tree_order(zone_points.needed(source.cities, source.places))
    zones = sorted({row["timezone"] for row in [*ordered, *added]})
    zone_rows = {zone: row for row, zone in enumerate(zones)}
    region_rows = {key: row for row, key in enumerate(region_keys)}

    cities = b"".join(city_row(city, strings, region_rows, zone_rows) for city in ordered)
    regions = b"".join(region_row(key, strings, codes, source) for key in region_keys)
    country_rows = b"".join(country_row(code, strings, source) for code in codes)
    zone_names = b"".join(struct.pack("<I", strings.offset(zone)) for zone in zones)
    added_zones = b"".join(struct.pack("<H", zone_rows[row["timezone"]]) for row in added)
    city_buckets, city_names = city_index(ordered)
    country_buckets, country_names = country_index(codes, source)
    pool = strings.data()
    return file(
        [
            (len(ordered), positions(ordered)),
            (len(ordered), cities),
            (len(region_keys), regions),
            (len(codes), country_rows),
            (len(zones), zone_names),
            (len(added), positions(added)),
            (len(added), added_zones),
            (len(pool), pool),
            ((1 << CITY_BUCKET_BITS) + 1, city_buckets),
            (len(city_names) // 6, city_names),
            ((1 << COUNTRY_BUCKET_BITS) + 1, country_buckets),
            (len(country_names) // 6, country_names),
        ]
    )


def in_tree_order(rows: list[dict]) -> list[dict]:
    """Rows in the order of the tree over their positions."""
    points = [rounded_vector(row["latitude"], row["longitude"]) for row in rows]
    return [rows[index] for index in tree_order(points)]


def positions(rows: list[dict]) -> bytes:
    """Six bytes a row: its point on the sphere."""
    return b"".join(
        struct.pack("<3h", *rounded_vector(row["latitude"], row["longitude"])) for row in rows
    )


def city_row(city: dict, strings: Strings, regions: dict, zones: dict) -> bytes:
    """24 bytes: latitude and longitude, GeoNames' number, people, name, region, zone."""
    return struct.pack(
        "<iiIIIHH",
        round(city["latitude"] * DEGREE),
        round(city["longitude"] * DEGREE),
        city["geonameid"],
        city["population"],
        strings.offset(city["name"]),
        regions[(city["countrycode"], city["admin1code"])],
        zones[city["timezone"]],
    )


def region_row(key: tuple[str, str], strings: Strings, codes: list[str], source: Source) -> bytes:
    """8 bytes: name (empty for none), country, nothing."""
    name = source.regions.get(".".join(key), "")
    return struct.pack("<IHH", strings.offset(name), codes.index(key[0]), 0)


def country_row(code: str, strings: Strings, source: Source) -> bytes:
    """12 bytes: two letters, nothing, English name, name in the country's first language."""
    row = source.country_rows[code]
    english = countries.without_bracket(source.country_names["en"].get(code, row["name"]))
    language = countries.own_language(row["languages"])
    own = countries.without_bracket(source.country_names.get(language, {}).get(code, english))
    return struct.pack("<2sHII", code.encode(), 0, strings.offset(english), strings.offset(own))


def city_index(ordered: list[dict]) -> tuple[bytes, bytes]:
    """The index of all names; cities of one name stand by their number of people."""
    pairs = [(name, row) for row, city in enumerate(ordered) for name in names.of_city(city)]
    by_people = sorted(
        range(len(ordered)), key=lambda row: (-ordered[row]["population"], ordered[row]["geonameid"])
    )
    return name_index(pairs, {row: rank for rank, row in enumerate(by_people)}, CITY_BUCKET_BITS)


def country_index(codes: list[str], source: Source) -> tuple[bytes, bytes]:
    """The index of the names of countries in all languages."""
    pairs = []
    for row, code in enumerate(codes):
        found = {source.country_rows[code]["name"], *names.ALSO_CALLED.get(code, [])}
        for table in source.country_names.values():
            if code in table:
                found |= {table[code], countries.without_bracket(table[code])}
        pairs += [(name, row) for name in sorted(found)]
    return name_index(pairs, {row: row for row in range(len(codes))}, COUNTRY_BUCKET_BITS)
