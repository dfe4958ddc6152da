"""What the tests of the golden test runner and of the runner of the documentation's examples share: a script that stands in for
the program, and a file that the runner is given."""

import stat
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path


class RunnerTestCase(unittest.TestCase):
    """A subclass names RUNNER, PROGRAM, the text of the script that stands in for quadrille, and FILE, which its tests are
    written to."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.program = Path(folder.name) / "quadrille"
        self.program.write_text(self.PROGRAM)
        self.program.chmod(self.program.stat().st_mode | stat.S_IXUSR)
        self.file = Path(folder.name) / self.FILE

    def run_on(self, text, *options):
        self.file.write_text(text)
        command = [sys.executable, self.RUNNER, "--program", self.program, *options, self.file]
        return subprocess.run(command, capture_output=True, text=True)

    def assert_passes(self, text, *options):
        done = self.run_on(text, *options)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout

    def assert_fails(self, text, *words, options=()):
        done = self.run_on(text, *options)
        self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
        for word in words:
            self.assertIn(word, done.stdout)
