#!/usr/bin/env python3
"""Tests of the layer check: a good tree passes, and each way to break it is found."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CHECKER = Path(__file__).resolve().parents[2] / "tools" / "check_layers"

GOOD = {
    "src/base/bits.h": "// Bits.\n#pragma once\n",
    "src/cp/store.h": '// A store.\n#pragma once\n\n#include "base/bits.h"\n',
    "src/cp/store.cpp": '#include "cp/store.h"\n\n#include <vector>\n',
    "src/sudoku/puzzle/puzzle.h": '// A puzzle.\n#pragma once\n\n#include "cp/store.h"\n#include "base/bits.h"\n',
    "src/public_headers.txt": "# Public.\nbase/bits.h\n",
    "src/quadrille.h": '// All.\n#pragma once\n\n#include "sudoku/puzzle/puzzle.h"\n',
    "apps/cli/main.cpp": '#include "cli/options/options.h"\n#include "sudoku/puzzle/puzzle.h"\n',
    "apps/cli/options/options.h": "// Options.\n#pragma once\n",
    "tests/base/bits_test.cpp": '#include "base/bits.h"\n',
    "tests/cp/store_test.cpp": '#include "cp/store.h"\n#include "support/cp/oracle.h"\n',
    "tests/apps/cli/options/options_test.cpp": '#include "cli/options/options.h"\n',
    "tests/support/cp/oracle.h": "// An oracle.\n#pragma once\n",
}


class CheckLayers(unittest.TestCase):
    def check(self, changes):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in {**GOOD, **changes}.items():
                if text is not None:
                    path = Path(folder) / name
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_text(text)
            return subprocess.run([sys.executable, CHECKER, folder], capture_output=True, text=True)

    def assert_found(self, changes, *words):
        done = self.check(changes)
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertEqual(len(done.stdout.splitlines()), 1, done.stdout)
        for word in words:
            self.assertIn(word, done.stdout)

    def test_a_good_tree_passes(self):
        done = self.check({})
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_an_include_upwards_is_found(self):
        upwards = {"src/cp/store.h": '// A store.\n#pragma once\n#include "sudoku/puzzle/puzzle.h"\n'}
        self.assert_found(upwards, "src/cp/store.h:3", "sudoku/puzzle/puzzle.h", "only base, cp")

    def test_an_include_sideways_is_found(self):
        sideways = {
            "src/lanes/lanes.h": '// Lanes.\n#pragma once\n#include "cp/store.h"\n',
            "tests/lanes/lanes_test.cpp": "",
        }
        self.assert_found(sideways, "src/lanes/lanes.h:3", "only base, lanes")

    def test_a_test_that_includes_upwards_is_found(self):
        upwards = {"tests/cp/store_test.cpp": '#include "sudoku/puzzle/puzzle.h"\n'}
        self.assert_found(upwards, "store_test.cpp:1", "sudoku/puzzle/puzzle.h", "tests/cp may include only base, cp")
        support = {"tests/support/cp/oracle.h": '// An oracle.\n#pragma once\n#include "sudoku/puzzle/puzzle.h"\n'}
        self.assert_found(support, "oracle.h:3", "tests/support/cp may include only base, cp")
        above = {"tests/support/sudoku/grids.h": "// Grids.\n#pragma once\n",
                 "tests/cp/store_test.cpp": '#include "support/sudoku/grids.h"\n'}
        self.assert_found(above, "store_test.cpp:1", "support/sudoku/grids.h")

    def test_tests_of_the_bulk_kernel_may_include_puzzles(self):
        kernel = {"src/lanes/batch.h": "// A batch.\n#pragma once\n",
                  "tests/lanes/batch_test.cpp": '#include "sudoku/puzzle/puzzle.h"\n'}
        self.assertEqual(self.check(kernel).returncode, 0)

    def test_an_include_of_an_app_is_found(self):
        self.assert_found({"src/cp/store.cpp": '#include "cli/options/options.h"\n'}, "store.cpp:1", "no file")
        self.assert_found({"tests/cp/store_test.cpp": '#include "cli/options/options.h"\n'}, "store_test.cpp:1")
        other = {"apps/web/main.cpp": '#include "cli/options/options.h"\n'}
        self.assert_found(other, "apps/web/main.cpp:1", "another app")

    def test_an_include_that_is_not_rooted_is_found(self):
        self.assert_found({"src/cp/store.cpp": '#include "store.h"\n'}, "store.cpp:1", "rooted at src")

    def test_a_source_without_test_is_found(self):
        self.assert_found({"tests/cp/store_test.cpp": None}, "src/cp/store.cpp", "has no test")
        rule = {"src/sudoku/rules/boxes.cpp": "", "tests/sudoku/boxes_test.cpp": ""}
        self.assertIn("tests/sudoku/rules/boxes_test.cpp", self.check(rule).stdout)

    def test_a_test_of_nothing_is_found(self):
        self.assert_found({"tests/cp/search/search_test.cpp": ""}, "search_test.cpp", "not there")
        self.assert_found({"apps/cli/options/options.h": None, "apps/cli/main.cpp": "",
                           "tests/apps/cli/options/options_test.cpp": "", "tests/apps/cli/main_test.cpp": ""},
                          "options_test.cpp", "not there")

    def test_a_folder_without_a_layer_is_found(self):
        self.assert_found({"src/misc/all.h": "// All.\n#pragma once\n"}, "src/misc", "no place")

    def test_an_include_upwards_inside_a_folder_is_found(self):
        solve = {"src/sudoku/solve/solve.h": "// Solves.\n#pragma once\n"}
        upwards = {**solve, "src/sudoku/puzzle/puzzle.h": '// A puzzle.\n#pragma once\n\n#include "sudoku/solve/solve.h"\n'}
        self.assert_found(upwards, "src/sudoku/puzzle/puzzle.h:4", "sudoku/solve/solve.h", "only sudoku/puzzle")
        search = {"src/cp/search/search.h": "// A search.\n#pragma once\n",
                  "src/cp/store.h": '// A store.\n#pragma once\n\n#include "cp/search/search.h"\n'}
        self.assert_found(search, "src/cp/store.h:4", "cp may include only cp")
        app = {"apps/cli/options/options.h": '// Options.\n#pragma once\n\n#include "cli/commands/command.h"\n',
               "apps/cli/commands/command.h": "// A command.\n#pragma once\n"}
        self.assert_found(app, "options.h:4", "apps/cli/options may include only apps/cli/options, apps/cli/process, apps/cli/text")
        downwards = {**solve, "src/sudoku/explain/why.h": '// Why.\n#pragma once\n\n#include "sudoku/solve/solve.h"\n'}
        self.assertEqual(self.check(downwards).returncode, 0)

    def test_a_subfolder_without_a_layer_is_found(self):
        self.assert_found({"src/sudoku/misc/all.h": "// All.\n#pragma once\n"}, "src/sudoku/misc", "no place")

    def test_a_bad_header_is_found(self):
        self.assert_found({"src/base/bits.h": "// Bits.\n"}, "pragma once")
        self.assert_found({"src/base/bits.h": "\n#pragma once\n"}, "begins with a comment")

    def test_an_empty_place_is_no_good_tree(self):
        done = subprocess.run([sys.executable, CHECKER, "/dev"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 1)

    def test_public_headers_include_only_public_ones(self):
        self.assert_found({"src/public_headers.txt": "# Public.\ncp/store.h\n"}, "cp/store.h:4", '"base/bits.h", which is private')
        self.assert_found({"src/public_headers.txt": "base/bits.h\n\nbase/gone.h\n"}, "public_headers.txt:3", "base/gone.h")


if __name__ == "__main__":
    unittest.main()
