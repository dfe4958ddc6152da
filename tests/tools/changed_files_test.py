#!/usr/bin/env python3
"""Tests of tools/changed_files: it lists files that differ from main, committed or not."""

import subprocess
import tempfile
import unittest
from pathlib import Path

CHANGED_FILES = Path(__file__).resolve().parents[2] / "tools" / "changed_files"
SOMEBODY = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"]


class ChangedFiles(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.git("init", "-q", "-b", "main")
        for name in ("kept.cpp", "edited.cpp", "gone.cpp"):
            (self.root / name).write_text("1")
        self.commit()

    def git(self, *words):
        subprocess.run(["git", *SOMEBODY, *words], cwd=self.root, check=True, capture_output=True)

    def commit(self):
        self.git("add", "-A")
        self.git("commit", "-qm", "A change")

    def listed(self, *suffixes):
        return subprocess.check_output([CHANGED_FILES, *suffixes], cwd=self.root, text=True).split()

    def test_are_those_not_committed(self):
        self.assertEqual(self.listed(), [])
        (self.root / "edited.cpp").write_text("2")
        (self.root / "new.h").write_text("1")
        (self.root / "gone.cpp").unlink()
        self.assertEqual(self.listed(), ["edited.cpp", "new.h"])
        self.assertEqual(self.listed(".h"), ["new.h"])
        self.assertEqual(self.listed(".cpp", ".h"), ["edited.cpp", "new.h"])
        self.assertEqual(self.listed("--deleted"), ["edited.cpp", "gone.cpp", "new.h"])

    def test_are_those_committed_since_main(self):
        self.git("checkout", "-qb", "work")
        (self.root / "edited.cpp").write_text("2")
        self.commit()
        (self.root / "new.h").write_text("1")
        self.assertEqual(self.listed(".cpp", ".h"), ["edited.cpp", "new.h"])
        self.git("checkout", "-qf", "main")
        (self.root / "new.h").unlink()
        self.assertEqual(self.listed(), [])


if __name__ == "__main__":
    unittest.main()
