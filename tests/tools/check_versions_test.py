#!/usr/bin/env python3
"""Tests of the check of versions: it names each file whose version differs or is missing."""

import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "check_versions"


class CheckVersions(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for name in ("CMakeLists.txt", "CHANGELOG.md", "CITATION.cff", "apps/npm/package.json", "apps/prolog/pack.pl", "apps/python/pyproject.toml",
                     "apps/web/package-lock.json", "apps/web/package.json", "debian/changelog"):
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.root / name)

    def check(self):
        return subprocess.run([TOOL, self.root], capture_output=True, text=True, check=False)

    def change(self, name, old, new):
        file = self.root / name
        text = file.read_text()
        self.assertIn(old, text)
        file.write_text(text.replace(old, new, 1))

    def test_equal_versions_pass(self):
        self.assertEqual(self.check().returncode, 0, self.check().stdout)

    def test_another_version_is_named(self):
        self.change("apps/npm/package.json", '"version": "', '"version": "9.')
        done = self.check()
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stdout, r"^apps/npm/package\.json: found 9\.\S+, expected \S+, as in CMakeLists\.txt\n$")

    def test_a_missing_version_is_named(self):
        self.change("CITATION.cff", "\nversion: ", "\nedition: ")
        self.assertIn("CITATION.cff: found no version", self.check().stdout)

    def test_a_new_version_makes_all_others_wrong(self):
        self.change("CMakeLists.txt", "quadrille VERSION ", "quadrille VERSION 9.")
        self.assertEqual(len(self.check().stdout.splitlines()), 8)


if __name__ == "__main__":
    sys.exit(unittest.main())
