"""Points that the cities alone would put into a wrong time zone.

A table of cities answers with the zone of the nearest one. Near a border of zones that is often
wrong for a village. So villages are added where they are needed, and only there: the condensed
nearest neighbour rule of Hart (1968).
"""

import math

from .sphere import unit_vector

CELL = 1 / 256  # of the Earth's radius: 25 km
REACH = 12  # cells in each direction; further away counts as nothing near
FAR = 100 / 6371.0088  # a place further than this from all points is a point of its own
TURNS = 20


class ZoneMap:
    """A growing set of points with their zones, in cubes."""

    def __init__(self):
        self._cells: dict[tuple[int, int, int], list] = {}

    def add(self, point: tuple[float, float, float], zone: str) -> None:
        """Adds a point."""
        self._cells.setdefault(cell(point), []).append((*point, zone))

    def nearest(
        self, point: tuple[float, float, float], best: float = math.inf, zone: str = ""
    ) -> tuple[float, str]:
        """The distance in Earth radii to the nearest point and its zone, if that is nearer than `best`."""
        x, y, z = point
        centre = cell(point)
        for ring in range(REACH + 1):
            if best <= max(0, ring - 1) * CELL:
                break
            for key in shell(centre, ring):
                for px, py, pz, candidate in self._cells.get(key, ()):
                    distance = math.sqrt((x - px) ** 2 + (y - py) ** 2 + (z - pz) ** 2)
                    if distance < best or (distance == best and candidate < zone):
                        best, zone = distance, candidate
        return best, zone


def cell(point: tuple[float, float, float]) -> tuple[int, int, int]:
    """The cube that holds a point."""
    return tuple(math.floor(part / CELL) for part in point)


SHELLS: dict[int, list[tuple[int, int, int]]] = {}


def shell(centre: tuple[int, int, int], ring: int) -> list[tuple[int, int, int]]:
    """The cubes whose greatest step from `centre` is `ring`."""
    if ring not in SHELLS:
        steps = range(-ring, ring + 1)
        SHELLS[ring] = [
            (a, b, c) for a in steps for b in steps for c in steps
            if max(abs(a), abs(b), abs(c)) == ring
        ]
    x, y, z = centre
    return [(x + a, y + b, z + c) for a, b, c in SHELLS[ring]]


def needed(cities: list[dict], places: list[dict]) -> list[dict]:
    """The places that have to be added so that each place is in the zone of its nearest point."""
    known = ZoneMap()
    for city in cities:
        known.add(unit_vector(city["latitude"], city["longitude"]), city["timezone"])
    ordered = sorted(places, key=lambda place: (-place["population"], place["geonameid"]))
    waiting = [
        (place, unit_vector(place["latitude"], place["longitude"]), math.inf, "") for place in ordered
    ]
    added = []
    for turn in range(TURNS):
        before = len(added)
        left = []
        # Later turns only look at what the turn before added.
        fresh = ZoneMap()
        for place, point, distance, zone in waiting:
            distance, zone = known.nearest(point, distance, zone)
            distance, zone = fresh.nearest(point, distance, zone) if turn else (distance, zone)
            if zone == place["timezone"] and distance <= FAR:
                left.append((place, point, distance, zone))
            elif distance > 0:
                fresh.add(point, place["timezone"])
                if turn == 0:
                    known.add(point, place["timezone"])
                added.append(place)
        if len(added) == before:
            break
        waiting = left
        known = fresh
    return added
