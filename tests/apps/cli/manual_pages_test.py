#!/usr/bin/env python3
"""groff formats the manual page of the program and of each command, in both languages, without a warning. usage: manual_pages_test.py PROGRAM

Skipped without groff (Debian: groff-base).
"""

import re
import shutil
import subprocess
import sys
import unittest

PROGRAM = sys.argv.pop(1) if len(sys.argv) > 1 else "quadrille"


def page(language, *command):
    return subprocess.run([PROGRAM, "--lang", language, "man", *command], capture_output=True, text=True, check=True).stdout


def commands():
    """Those that the page of the program lists."""
    return re.findall(r"^\.BR quadrille\\-(\w+) \(1\)", page("en"), re.MULTILINE)


class ManualPages(unittest.TestCase):
    def formatted(self, text):
        done = subprocess.run(["groff", "-Kutf8", "-Tutf8", "-man", "-ww"], input=text, capture_output=True, text=True, check=True)
        self.assertEqual(done.stderr, "")
        return re.sub("\x1b\\[[0-9;]*m|.\x08", "", done.stdout)  # without bold and underlined letters

    def test_each_page_is_formatted_without_a_warning(self):
        self.assertGreater(len(commands()), 20)
        for language, title in (("en", "SYNOPSIS"), ("fr", "EXEMPLES")):
            self.assertIn(title, self.formatted(page(language)))
            for command in commands():
                with self.subTest(command=command, language=language):
                    shown = self.formatted(page(language, command))
                    self.assertIn(title, shown)
                    self.assertRegex(shown, rf"quadrille.{command} +. +\w")

    def test_each_option_of_the_help_page_has_an_entry(self):
        for command in commands():
            page_of_help = subprocess.run([PROGRAM, command, "--help"], capture_output=True, text=True, check=True).stdout
            options = re.findall(r"^  (?:-\w, )?(--[\w-]+)", page_of_help, re.MULTILINE)
            self.assertTrue(options, command)
            text = page("en", command).replace("\\-", "-")
            for option in options:
                self.assertRegex(text, rf"(?m)^\.B .*{option}\b", command)


if __name__ == "__main__":
    if shutil.which("groff") is None:
        print("skipped: groff is not there")
        sys.exit(77)
    unittest.main()
