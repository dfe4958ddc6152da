#!/usr/bin/env python3
"""Tests of tools/mutate on a tiny project: changes that no test notices are listed, equivalent changes are skipped, and the files remain unchanged."""

import os
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

MUTATE = Path(__file__).resolve().parents[2] / "tools" / "mutate"

CMAKE = """cmake_minimum_required(VERSION 3.22)
project(tiny LANGUAGES CXX)
add_executable(toy_tests src/toy/toy.cpp tests/toy/toy_test.cpp)
set_target_properties(toy_tests PROPERTIES RUNTIME_OUTPUT_DIRECTORY tests)
"""
TOY = """// A comment with 1 + 1 is left alone, and so is a text.
const char* text() { return "2 < 3"; }
bool is_large(int x) { return x > 9; }
int after(int x) { return x + 1; }
static_assert(sizeof(int) > 1);  // a check of its own
"""
TEST = """bool is_large(int x);
int main() { return is_large(10) && !is_large(9) ? 0 : 1; }
"""
SURVIVORS = ["return x - 1;", "return x + 2;", "return x + 0;"]


def entry(after):
    return f"src/toy/toy.cpp\n- int after(int x) {{ return x + 1; }}\n+ int after(int x) {{ {after} }}\n  Nobody calls it.\n"


class Mutate(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for name, text in {"CMakeLists.txt": CMAKE, "src/toy/toy.cpp": TOY, "tests/toy/toy_test.cpp": TEST, ".gitignore": "build\n"}.items():
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            (self.root / name).write_text(text)
        subprocess.run(["git", "init", "-q"], cwd=self.root, check=True)

    def command(self, *options):
        return [sys.executable, str(MUTATE), "--root", str(self.root), *options]

    def mutate(self, *options):
        return subprocess.run(self.command(*options), capture_output=True, text=True)

    def leave_out(self, *changes):
        (self.root / "tools").mkdir(exist_ok=True)
        (self.root / "tools" / "equivalent_changes").write_text("# Comments may stand anywhere.\n\n" + "\n".join(map(entry, changes)))

    def assert_untouched(self):
        self.assertEqual((self.root / "src/toy/toy.cpp").read_text(), TOY)

    def test_lists_what_nobody_notices(self):
        done = self.mutate()
        self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
        for after in SURVIVORS:
            self.assertIn(f"src/toy/toy.cpp:4\n  - int after(int x) {{ return x + 1; }}\n  + int after(int x) {{ {after} }}\n", done.stdout)
        self.assertEqual(done.stdout.count("toy.cpp:"), 3, done.stdout)
        # x >= 9, x > 8 and x > 10 are noticed.
        self.assertIn("6 changes, 3 noticed (50.0 %)", done.stdout)
        self.assert_untouched()
        self.assertEqual(self.mutate("--least", "50").returncode, 0)

    def test_leaves_out_equivalent_changes_wherever_their_line_is(self):
        self.leave_out(*SURVIVORS)
        (self.root / "src/toy/toy.cpp").write_text("\n\n" + TOY)
        done = self.mutate()
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertEqual(done.stdout, "3 changes, 3 noticed (100.0 %); 0 more did not compile\n")

    def test_names_entries_that_are_out_of_date(self):
        def complaint(file, before, after):
            return f"tools/equivalent_changes: this is no change of {file} any more:\n  - {before}\n  + {after}\n"
        self.leave_out("return x + 7;", SURVIVORS[0])
        done = self.mutate("--list")
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertEqual(done.stderr, complaint("src/toy/toy.cpp", "int after(int x) { return x + 1; }", "int after(int x) { return x + 7; }")
                         + "quote each line as it is now, in the file where it is now, or drop the entry\n")
        (self.root / "tools/equivalent_changes").write_text("src/toy/old.cpp\n- a = 1;\n+ a = 2;\nThe file has another name now.\n")
        done = self.mutate("--list")
        self.assertEqual(done.returncode, 1)
        self.assertIn(complaint("src/toy/old.cpp", "a = 1;", "a = 2;"), done.stderr)
        (self.root / "tools/equivalent_changes").write_text("src/toy/toy.cpp\n- before\n+ after\n")
        done = self.mutate("--list")
        self.assertEqual(done.returncode, 1)
        self.assertIn("entry 1 is not a file, '- before', '+ after' and a reason: src/toy/toy.cpp", done.stderr)

    def test_depends_on_the_seed_alone(self):
        orders = [self.mutate("--list", "--seed", seed).stdout for seed in ("1", "1", "2")]
        self.assertEqual(orders[0], orders[1])
        self.assertNotEqual(orders[0], orders[2])
        self.assertEqual(self.mutate("--list", "--count", "2").stdout.count("toy.cpp:"), 2)

    def test_says_when_there_is_nothing_to_change(self):
        done = self.mutate("--only", "src/nothing")
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("no source begins with src/nothing", done.stderr)

    def test_does_not_count_what_does_not_compile(self):
        (self.root / "src/toy/toy.cpp").write_text("bool is_large(int x) {\n  const int most[1] = {9};\n  return x > most[0];\n}\n")
        self.leave_out()
        done = self.mutate("--least", "0")
        self.assertRegex(done.stdout, r"[1-9]\d* more did not compile")

    def test_fails_where_the_tests_fail_by_themselves(self):
        (self.root / "tests/toy/toy_test.cpp").write_text("int main() { return 1; }\n")
        done = self.mutate()
        self.assertEqual(done.returncode, 1)
        self.assertIn("toy_tests fails without any change", done.stderr)

    def test_leaves_the_files_alone_when_it_is_ended(self):
        for ending in (signal.SIGTERM, signal.SIGINT, signal.SIGKILL):
            with subprocess.Popen(self.command(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True) as run:
                run.stdout.readline()  # in the midst of it
                os.killpg(run.pid, ending)
            self.assert_untouched()
        self.assertIn("6 changes, 3 noticed", self.mutate().stdout)


if __name__ == "__main__":
    unittest.main()
