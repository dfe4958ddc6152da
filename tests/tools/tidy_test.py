#!/usr/bin/env python3
"""Tests of tools/tidy: a finding fails, and its file is checked again until it is fixed; a clean file is checked once."""

import json
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

TIDY = Path(__file__).resolve().parents[2] / "tools" / "tidy"

SETTINGS = "Checks: '-*,modernize-use-nullptr'\nWarningsAsErrors: '*'\nHeaderFilterRegex: '.*'\n"
GOOD = "int* none() { return nullptr; }\n"
BAD = "int* none() { return 0; }\n"


class Tidy(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for name in ("tools", "build", "src/base", "apps/cli"):
            (self.root / name).mkdir(parents=True)
        shutil.copy(TIDY, self.root / "tools" / "tidy")
        (self.root / ".clang-tidy").write_text(SETTINGS)
        self.write("src/base/none.h", "inline " + GOOD)
        self.write("src/base/a.cpp", '#include "base/none.h"\n')
        self.write("apps/cli/main.cpp", "int main() {}\n")
        commands = [
            {"directory": str(self.root), "file": str(self.root / name), "command": f"g++ -I{self.root}/src -c {name}"}
            for name in ("src/base/a.cpp", "apps/cli/main.cpp")
        ]
        self.write("build/compile_commands.json", json.dumps(commands))

    def write(self, name, text):
        (self.root / name).write_text(text)

    def assert_tidy(self, code, words, *files):
        command = [self.root / "tools" / "tidy", self.root / "build", *(self.root / file for file in files)]
        done = subprocess.run(command, capture_output=True, text=True)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        self.assertIn(words, done.stdout)

    def test_clean_files_are_looked_at_once(self):
        self.assert_tidy(0, "2 units looked at, 0 with findings")
        self.assert_tidy(0, "0 units looked at")

    def test_findings_stay_until_they_are_gone(self):
        self.write("src/base/a.cpp", BAD)
        self.assert_tidy(1, "modernize-use-nullptr")
        self.assert_tidy(1, "1 units looked at, 1 with findings")
        self.write("src/base/a.cpp", GOOD)
        self.assert_tidy(0, "1 units looked at, 0 with findings")

    def test_looks_at_chosen_files_alone(self):
        self.write("src/base/bad.cpp", BAD)
        self.write("src/base/good.cpp", GOOD)
        self.write("build/unity.cxx", f'#include "{self.root}/src/base/bad.cpp"\n#include "{self.root}/src/base/good.cpp"\n')
        command = {"directory": str(self.root), "file": str(self.root / "build/unity.cxx"), "command": f"g++ -I{self.root}/src -c unity.cxx"}
        self.write("build/compile_commands.json", json.dumps([command]))
        self.assert_tidy(0, "1 units looked at, 0 with findings", "src/base/good.cpp")
        self.assert_tidy(0, "0 units looked at", "src/base/good.h")
        self.assert_tidy(1, "1 units looked at, 1 with findings", "src/base/bad.h")
        self.assert_tidy(0, "0 units looked at", "src/base/none.h")

    def test_a_changed_header_counts_as_a_change(self):
        self.assert_tidy(0, "2 units looked at")
        self.write("src/base/none.h", "inline " + BAD)
        self.assert_tidy(1, "1 units looked at, 1 with findings")

    def test_changed_settings_count_as_a_change(self):
        self.assert_tidy(0, "2 units looked at")
        self.write(".clang-tidy", SETTINGS.replace("nullptr", "override"))
        self.assert_tidy(0, "2 units looked at")

    def test_sources_of_a_unity_build_are_looked_at_together(self):
        self.write("build/unity_0_cxx.cxx", f'#include "{self.root}/src/base/a.cpp"\n')
        unit = str(self.root / "build/unity_0_cxx.cxx")
        self.write("build/compile_commands.json", json.dumps(
            [{"directory": str(self.root), "file": unit, "command": f"g++ -I{self.root}/src -c {unit}"}]))
        self.write("src/base/a.cpp", BAD)
        self.assert_tidy(1, "src/base/a.cpp:1")
        self.write("src/base/a.cpp", GOOD)
        self.assert_tidy(0, "1 units looked at, 0 with findings")

    def test_units_of_one_target_are_looked_at_together_and_remembered_one_by_one(self):
        commands = []
        for i, name in enumerate(("a", "b")):
            unit = self.root / f"build/unity_{i}_cxx.cxx"
            unit.write_text(f'#include "{self.root}/src/base/{name}.cpp"\n')
            commands.append({"directory": str(self.root), "file": str(unit), "command": f"g++ -I{self.root}/src -c {unit}"})
        self.write("build/compile_commands.json", json.dumps(commands))
        self.write("src/base/b.cpp", BAD.replace("none", "other"))
        self.assert_tidy(1, "src/base/b.cpp:1")
        self.write("src/base/b.cpp", GOOD.replace("none", "other"))
        self.assert_tidy(0, "2 units looked at, 0 with findings")
        self.write("src/base/b.cpp", "// without anything\n")
        self.assert_tidy(0, "1 units looked at, 0 with findings")


if __name__ == "__main__":
    unittest.main()
