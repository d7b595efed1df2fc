"""Villages are added where the nearest city would mislead, and only there."""

import random
import unittest

from cities import zone_points
from cities.sphere import unit_vector


def place(number, latitude, longitude, zone, population=1000):
    return {
        "geonameid": number,
        "latitude": latitude,
        "longitude": longitude,
        "timezone": zone,
        "population": population,
    }


class Needed(unittest.TestCase):
    def test_a_village_in_the_zone_of_its_nearest_city_is_not_needed(self):
        city, village = place(1, 40, 10, "A", 90_000), place(2, 40.1, 10, "A")
        self.assertEqual(zone_points.needed([city], [village]), [])

    def test_a_village_beyond_the_border_is_needed(self):
        city, village = place(1, 40, 10, "A", 90_000), place(2, 40.1, 10, "B")
        self.assertEqual(zone_points.needed([city], [city, village]), [village])

    def test_a_place_far_from_all_others_is_needed_in_any_zone(self):
        city, island = place(1, 40, 10, "A", 90_000), place(2, 43, 10, "A")
        self.assertEqual(zone_points.needed([city], [island]), [island])

    def test_afterwards_each_place_is_in_the_zone_of_its_nearest_point(self):
        chance = random.Random(5)
        places = []
        for number in range(600):
            latitude, longitude = chance.uniform(-3, 3), chance.uniform(178, 182)
            longitude = longitude - 360 if longitude > 180 else longitude
            zone = "A" if latitude + chance.uniform(-0.3, 0.3) > 0 else "B"
            places.append(place(number, latitude, longitude, zone, chance.randrange(500, 90_000)))
        cities = [row for row in places if row["population"] > 60_000]
        points = cities + zone_points.needed(cities, places)
        self.assertLess(len(points), len(places))
        for row in places:
            nearest = min(points, key=lambda point: distance(point, row))
            self.assertEqual(nearest["timezone"], row["timezone"])


def distance(one, other):
    a = unit_vector(one["latitude"], one["longitude"])
    b = unit_vector(other["latitude"], other["longitude"])
    return sum((p - q) ** 2 for p, q in zip(a, b, strict=True))
