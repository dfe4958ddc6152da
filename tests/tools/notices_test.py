#!/usr/bin/env python3
"""Tests of the tool that collects licences: it finds what was included and linked, shortens long files, and fails if a licence is missing."""

import json
import shutil
import subprocess
import sys
import tempfile
import unittest
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "notices"
NINJA = """
rule compile
  command = g++ -std=c++20 -MD -MF $out.d -c $in -o $out $flags
  depfile = $out.d
  deps = gcc
rule link
  command = : && g++ $in -o $out $libraries && :
build main.o: compile main.cpp
build main: link main.o
  libraries = -l:libz.a -lzstd
build all: phony main
"""
MAIN = """
#include <tl/expected.hpp>
extern "C" const char* zlibVersion();
int main() { return zlibVersion() == nullptr; }
"""
MACHINE_READABLE = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

Files: *
Copyright: All of us
License: First

Files: libs/one/include/boost/one.hpp
 libs/one/include/boost/two.hpp
Copyright: One of us
License: First and Second

Files: libs/other/include/boost/other.hpp
Copyright: Somebody else
License: Third

License: First
 The text of the first.

License: Second
 The text of the second.

License: Third
 The text of the third.
"""


def load():
    module = module_from_spec(spec_from_loader("notices", SourceFileLoader("notices", str(TOOL))))
    module.__spec__.loader.exec_module(module)
    return module


@unittest.skipUnless(shutil.which("dpkg") and shutil.which("ninja"), "the licences are those of Debian's packages")
class Notices(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.build_of(MAIN)

    def build_of(self, main, command=NINJA):
        (self.folder / "build").mkdir(exist_ok=True)
        (self.folder / "build" / "main.cpp").write_text(main)
        (self.folder / "build" / "build.ninja").write_text(command)
        subprocess.run(["ninja", "-C", self.folder / "build"], check=True, stdout=subprocess.DEVNULL)

    def run_on(self, *options):
        return subprocess.run([TOOL, self.folder / "build", "main", *options], capture_output=True, text=True, check=False)

    def assert_refused(self, *words, options=()):
        done = self.run_on(*options)
        self.assertEqual(done.returncode, 1, done.stdout)
        for word in words:
            self.assertIn(word, done.stderr)

    def test_headers_and_archives_count_and_shared_libraries_do_not(self):
        names = [line.split()[0] for line in self.run_on("--list").stdout.splitlines()]
        self.assertEqual(names, ["tl-expected", "zlib"])

    def test_the_licences_follow_their_names_with_the_common_texts_that_they_cite(self):
        text = self.run_on().stdout
        self.assertIn("Jean-loup Gailly", text)
        self.assertIn("CC0-1.0, the full text", text)  # tl::expected

    def test_a_header_that_no_package_holds_is_refused(self):
        (self.folder / "include").mkdir()
        (self.folder / "include" / "stranger.h").write_text("")
        self.build_of('#include "../include/stranger.h"\n' + MAIN)
        self.assert_refused("stranger.h", "no package holds")

    def test_a_target_that_was_not_built_is_refused(self):
        (self.folder / "build" / ".ninja_deps").unlink()
        self.assert_refused("main has not been built")

    def test_a_module_without_a_licence_is_refused(self):
        module = self.folder / "module"
        module.mkdir()
        (module / "package.json").write_text(json.dumps({"name": "module", "version": "1.2.3"}))
        self.assert_refused("module has no LICENSE", options=("--npm", module))
        (module / "LICENSE").write_text("Do as you like.")
        self.assertIn("module 1.2.3", self.run_on("--list", "--npm", module).stdout)

    def test_a_file_is_written_again_only_after_a_change(self):
        file = self.folder / "NOTICES.txt"
        self.run_on("--out", file)
        self.assertIn("zlib", file.read_text())
        file.write_text("kept")
        self.run_on("--out", file)
        self.assertEqual(file.read_text(), "kept")
        self.build_of(MAIN + "int more;\n")
        self.run_on("--out", file)
        self.assertIn("zlib", file.read_text())

    def test_a_package_without_a_copyright_file_is_refused(self):
        notices = load()
        notices.DOCUMENTS = self.folder
        with self.assertRaises(SystemExit) as refused:
            notices.debian_notice("libexpected-dev", set())
        self.assertIn("libexpected-dev/copyright is missing", str(refused.exception))

    def test_long_files_keep_what_concerns_the_headers(self):
        notices = load()
        short = notices.shortened(MACHINE_READABLE, {Path("/usr/include/boost/two.hpp")})
        self.assertIn("All of us", short)
        self.assertIn("Files: boost/two.hpp\nCopyright: One of us", short)
        self.assertIn("The text of the second.", short)
        self.assertNotIn("Somebody else", short)
        self.assertNotIn("The text of the third.", short)

    def test_a_long_file_that_lacks_the_text_of_a_licence_is_refused(self):
        with self.assertRaises(SystemExit):
            load().shortened(MACHINE_READABLE.replace("License: Second\n", "License: Other\n"), {Path("/usr/include/boost/two.hpp")})


if __name__ == "__main__":
    sys.exit(unittest.main())
