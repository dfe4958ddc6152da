#!/usr/bin/env python3
"""Tests of the check of sentences: it finds those outside the tables, and nothing else."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CHECKER = Path(__file__).resolve().parents[2] / "tools" / "check_sentences"


class CheckSentences(unittest.TestCase):
    def check(self, name, text):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / name
            path.parent.mkdir(parents=True)
            path.write_text(text, encoding="utf-8")
            return subprocess.run([sys.executable, CHECKER, folder], capture_output=True, text=True)

    def assert_passes(self, text, name="apps/cli/a.cpp"):
        done = self.check(name, text)
        self.assertEqual(done.returncode, 0, done.stdout)

    def assert_found(self, text, words):
        done = self.check("apps/cli/a.cpp", text)
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn(words, done.stdout)

    def test_a_sentence_in_the_code_is_found_at_its_line(self):
        self.assert_found('int a;\nauto b = "no such file";\n', 'apps/cli/a.cpp:2: "no such file"')

    def test_a_sentence_in_parts_is_found(self):
        self.assert_found('f("expected "\n  // why\n  "nothing");\n', '"expected nothing"')

    def test_tables_comments_and_words_pass(self):
        self.assert_passes('constexpr S kA{"no such file"};\n', "apps/cli/sentences.h")
        self.assert_passes('// says "no such file"\n/* "no such file" */\n')
        self.assert_passes('#include "cli/options/bind.h"\nf("row", "column", \'"\', "--time-limit {} {}");\n')

    def test_entries_pass_anywhere(self):
        self.assert_passes('constexpr Sentence<> kA{"no such file", "pas de fichier"};\n')
        self.assert_passes('inline constexpr Sentence<Text, Number> kA{\n    "no {} of "\n    "{} files", "pas de {} sur {} "\n"fichiers"};\n')
        self.assert_passes('constexpr Counted<Text> kA{\n    // a file\n    "a {1} is there",\n    "{} {1} are there",'
                           ' "un {1} est là", "{} {1} sont là"};\n')
        self.assert_passes('constexpr Sentence<> kA{"a \\"}; {\\" is there", "il y a"};\n')

    def test_a_summary_is_an_entry(self):
        self.assert_passes('return {.name = "even", .summary{"Marked cells "\n    "are even.", "Des cases paires."}, .places = 2};\n')
        self.assert_passes('return {.name = "even", .summary{"Marked cells are even.",\n    "Des cases paires."}, .places = 2};\n')
        self.assert_found('.summary{"no file", "rien"},\n.other = "no such file",\n', 'apps/cli/a.cpp:2: "no such file"')

    def test_what_stands_behind_an_entry_is_found_at_its_line(self):
        entry = 'constexpr Sentence<> kA{\n    "no such file", "rien"};\n'
        self.assert_found(entry + 'auto b = "no such line";\n', 'apps/cli/a.cpp:3: "no such line"')

    def test_other_constants_are_no_entries(self):
        self.assert_found('constexpr std::string_view kA{"no such file"};\n', 'apps/cli/a.cpp:1: "no such file"')
        self.assert_found('constexpr Sentence<> kA{f("no such file")};\n', 'apps/cli/a.cpp:1: "no such file"')

    def test_an_entry_without_french_is_found_at_its_line(self):
        self.assert_found('int a;\nconstexpr Sentence<> kA{\n    "no file"};\n', 'apps/cli/a.cpp:2: "no file" has no French')
        self.assert_found('constexpr Counted<> kA{"one file", "{} files"};\n', '"one file" has no French')
        self.assert_found('.summary{R"(Cells {"a"} are even.)"},\n', '"Cells {"a"} are even." has no French')
        self.assert_found('.meaning{"Print this page."}};\n', '"Print this page." has no French')

    def test_placeholders_of_both_languages_agree(self):
        self.assert_passes('constexpr Sentence<Text, Text> kA{"{} of {}", "{1} : {0}"};\n'.replace(" :", "\u202f:"))
        self.assert_found('constexpr Sentence<Text, Text> kA{"{} of {}", "{} de {0}"};\n', "has other placeholders in French")
        self.assert_found('constexpr Counted<> kA{"one", "{} files", "un", "fichiers"};\n', "has other placeholders in French")

    def test_french_is_well_set(self):
        self.assert_passes('constexpr Sentence<Text> kA{"is {} there?", "«\u202f{}\u202f» est-il là\u202f?"};\n')
        self.assert_passes('constexpr Sentence<> kA{"r1c3!=7", "r1c3!=7"};\n')
        for french in ("il est là ; ici", "est-il là ?", "« il »"):
            self.assert_found(f'constexpr Sentence<> kA{{"it", "{french}"}};\n', "an ordinary space in French")
        self.assert_found('constexpr Sentence<> kA{"it", "l\'entrée"};\n', "a typewriter's apostrophe")

    def test_folders_without_tables_are_left_alone(self):
        self.assert_passes('auto b = "no such file";\n', "tests/a_test.cpp")


if __name__ == "__main__":
    unittest.main()
