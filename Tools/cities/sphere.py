"""Points on the unit sphere, and the order in which the table keeps them."""

import math

# Unit vectors are kept as three 16-bit numbers; the reader allows for the rounding.
SCALE = 32767


def unit_vector(latitude: float, longitude: float) -> tuple[float, float, float]:
    """The point of the unit sphere at a latitude and longitude in degrees."""
    phi, theta = math.radians(latitude), math.radians(longitude)
    return (math.cos(phi) * math.cos(theta), math.cos(phi) * math.sin(theta), math.sin(phi))


def rounded_vector(latitude: float, longitude: float) -> tuple[int, int, int]:
    """The same point as the table keeps it."""
    x, y, z = unit_vector(latitude, longitude)
    return (round(x * SCALE), round(y * SCALE), round(z * SCALE))


def tree_order(points: list[tuple[int, int, int]]) -> list[int]:
    """Indexes of `points` such that the middle of each range parts the rest of that range.

    A k-d tree without pointers (Bentley, 1975): below the middle nothing is greater along the
    range's axis, above it nothing is smaller; the axis goes round x, y, z with each halving.
    """
    order = list(range(len(points)))
    ranges = [(0, len(points), 0)]
    while ranges:
        low, high, axis = ranges.pop()
        if high - low < 2:
            continue
        part = sorted(order[low:high], key=lambda index: (points[index][axis], index))
        order[low:high] = part
        middle = (low + high) // 2
        ranges.append((low, middle, (axis + 1) % 3))
        ranges.append((middle + 1, high, (axis + 1) % 3))
    return order
