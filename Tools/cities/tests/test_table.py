"""The file is what the reader expects, and the one in the repository is the one that was pinned."""

import json
import struct
import unittest
from pathlib import Path

from cities import build, names, table
from cities.folding import folded
from cities.sphere import rounded_vector, tree_order
from models import digest


class Folding(unittest.TestCase):
    def test_case_accents_and_hyphens_do_not_count(self):
        for name, form in [
            ("Saint-Denis", "saint denis"),
            ("São  Paulo", "sao paulo"),
            ("ŁÓDŹ", "lodz"),
            ("İstanbul", "istanbul"),
            ("N’Djamena", "ndjamena"),
            ("ΑΘΉΝΑΣ", "αθηνασ"),
            ("ガーナ", "ガーナ"),
            ("서울", "서울"),
        ]:
            self.assertEqual(folded(name), form)
            self.assertEqual(folded(form), form)


class Names(unittest.TestCase):
    def test_codes_and_romanisations_by_rule_are_no_names(self):
        for name in ["LIS", "lshbwnt", "li si ben", "askalds-anګwrdany", "", "12", "'unikha"]:
            self.assertFalse(names.is_name(name), name)

    def test_what_people_write_is_a_name(self):
        for name in ["Lisboa", "里斯本", "لشبونة", "NYC", "Den Bosch", "Λισαβώνα", "लिस्बन"]:
            self.assertTrue(names.is_name(name), name)


class Tree(unittest.TestCase):
    def test_the_middle_parts_each_range(self):
        points = [rounded_vector(a * 7 % 180 - 90, a * 37 % 360 - 180) for a in range(301)]
        order = tree_order(points)
        self.assertEqual(sorted(order), list(range(len(points))))
        self.check([points[index] for index in order], 0)

    def check(self, rows, axis):
        if len(rows) < 2:
            return
        middle = len(rows) // 2
        for row in rows[:middle]:
            self.assertLessEqual(row[axis], rows[middle][axis])
        for row in rows[middle:]:
            self.assertGreaterEqual(row[axis], rows[middle][axis])
        self.check(rows[:middle], (axis + 1) % 3)
        self.check(rows[middle + 1 :], (axis + 1) % 3)


class File(unittest.TestCase):
    def test_header_says_version_length_checksum_and_parts(self):
        data = table.file([(2, b"abcdef"), (1, b"x")])
        self.assertEqual(data[:8], b"POOLCITY")
        version, length, checksum = struct.unpack_from("<IIQ", data, 8)
        self.assertEqual((version, length), (table.VERSION, len(data)))
        self.assertEqual(checksum, table.checksum(data[24:]))
        for part, (rows, text) in enumerate([(2, b"abcdef"), (1, b"x")]):
            offset, count = struct.unpack_from("<II", data, 24 + 8 * part)
            self.assertEqual((count, data[offset : offset + len(text)]), (rows, text))

    def test_equal_names_stand_by_rank(self):
        _, entries = table.name_index([("Paris", 3), ("PARIS", 1), ("París", 2)], {1: 2, 2: 0, 3: 1}, 4)
        rows = [row for _, row in struct.iter_unpack("<IH", entries)]
        self.assertEqual(rows, [2, 3, 1])


class Repository(unittest.TestCase):
    def test_the_table_in_the_repository_is_the_pinned_one(self):
        pinned = json.loads((build.FOLDER / "pins.json").read_text(encoding="utf-8"))["outputs"][build.NAME]
        self.assertEqual(digest.of_file(build.HOME / build.NAME), pinned)
        self.assertEqual((build.HOME / build.STAMP).read_text(encoding="utf-8"), build.stamp(pinned))

    @unittest.skipUnless(Path(".cache/cities/packages").is_dir(), "the packages were not fetched")
    def test_the_maker_makes_the_same_bytes(self):
        self.assertEqual(build.main(["--check", "--cache", ".cache/cities"]), 0)
