#!/usr/bin/env python3
"""Tests that compressed files are read as their text: whole, from a pipe, in parts, resumed; that quadrille writes such files; and that one
that is cut short or damaged anywhere gets a sentence, never a crash and never a wrong answer.

usage: tests/apps/cli/packed_test.py QUADRILLE
"""

import gzip
import random
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
REPETITIONS = 6000  # of the six puzzles: some frames


class Test:
    def __init__(self, program, folder):
        self.program, self.folder = program, folder

    def run(self, *arguments, stdin=None):
        return subprocess.run([self.program, *arguments], cwd=self.folder, input=stdin, capture_output=True, check=False, timeout=600)

    def fail_unless(self, holds, what, run=None):
        if not holds:
            sys.exit(f"{what}" + (f": exit code {run.returncode}, {run.stderr.decode()[:2000]}" if run else ""))

    def expect(self, expected, *arguments, stdin=None):
        """The same answers, and the same messages but for the name of the file."""
        found = self.run(*arguments, stdin=stdin)
        self.fail_unless((found.returncode, found.stdout) == (expected.returncode, expected.stdout), " ".join(arguments), found)

    def parts(self, name, expected, count=3):
        outputs = [f"part.{name}.{i}" for i in range(count)]
        for i, output in enumerate(outputs):
            run = self.run("count", "--part", f"{i}/{count}", "--out", output, name)
            self.fail_unless(run.returncode == 0, f"part {i} of {name}", run)
        merged = self.run("merge", "--out", f"all.{name}.txt", *outputs)
        self.fail_unless(merged.returncode == 0, f"merge of {name}", merged)
        self.fail_unless((self.folder / f"all.{name}.txt").read_bytes() == expected.stdout, f"{name}: the parts are not the whole")
        return outputs

    def broken(self, name, count, whole):
        """Cuts and changes of the file: the answers are those of the whole, or there is a sentence."""
        packed = (self.folder / name).read_bytes()
        chance = random.Random(1)
        for i in range(count):
            damaged = bytearray(packed)
            place = chance.randrange(len(packed))
            if i % 2 == 0:
                del damaged[place:]
            else:
                damaged[place] ^= 1 << chance.randrange(8)
            (self.folder / f"broken.{name}").write_bytes(damaged)
            for options in ([], ["--part", "1/2", "--out", "half"]):
                run = self.run("count", *options, f"broken.{name}")
                (self.folder / "half").unlink(missing_ok=True)
                (self.folder / "half.json").unlink(missing_ok=True)
                what = f"{name} cut at {place}" if i % 2 == 0 else f"{name} changed at {place}"
                self.fail_unless(run.returncode in (0, 2, 3), what, run)
                is_told = run.returncode == 2 and run.stderr != b""
                if not options:
                    self.fail_unless(is_told or run.stdout == whole.stdout, f"{what}: neither right nor told", run)


def main():
    program = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        test = Test(str(program), Path(name))
        lines = "".join(line for line in (ROOT / "examples/lines.txt").read_text().splitlines(keepends=True) if not line.startswith("#"))
        text = (lines * REPETITIONS).encode()
        (test.folder / "plain.txt").write_bytes(text)
        whole = test.run("count", "plain.txt")
        kinds = []
        for ending in ("gz", "zst"):
            written = test.run("convert", "--to", "line", "--out", f"plain.txt.{ending}", "plain.txt")
            if b"built without" in written.stderr:
                print(written.stderr.decode().strip())
                continue
            test.fail_unless(written.returncode == 0, f"convert to {ending}", written)
            kinds.append(ending)
        if not kinds:
            sys.exit(77)
        line_text = test.run("convert", "--to", "line", "plain.txt").stdout
        for ending in kinds:
            packed = f"plain.txt.{ending}"
            test.fail_unless((test.folder / packed).stat().st_size < len(text) / 2, f"{packed} is not compressed")
            test.expect(whole, "count", packed)
            test.expect(whole, "count", "-", stdin=(test.folder / packed).read_bytes())
            again = test.run("convert", "--to", "line", packed)
            test.fail_unless(again.stdout == line_text, f"{packed} has another text")
            test.fail_unless(test.run("count", "--resume", "--out", f"x.{ending}", packed).returncode == 2, "--resume was not refused")
            test.fail_unless(test.run("count", "--part", "0/2", "--out", f"x.{ending}", packed).returncode == 2, "--part was not refused")
            test.broken(packed, 20, whole)
        if "gz" in kinds:
            test.fail_unless(gzip.decompress((test.folder / "plain.txt.gz").read_bytes()) == line_text, "gzip reads another text")
            (test.folder / "twice.gz").write_bytes(gzip.compress(text) + gzip.compress(text))
            twice = test.run("count", "twice.gz")
            test.fail_unless(twice.stdout == whole.stdout * 2, "of two members one was read", twice)
            refused = test.run("count", "--part", "0/2", "--out", "x", "plain.txt.gz")
            test.fail_unless(refused.returncode == 2 and b"without an index" in refused.stderr, "parts of .gz", refused)
        if "zst" in kinds:
            outputs = test.parts("plain.txt.zst", whole)
            merged = test.run("merge", "--out", "all.zst", *outputs)
            test.fail_unless(merged.returncode == 0, "merge into .zst", merged)
            # The merged file is a list of numbers, which no command reads; the program zstd reads it, if it is installed.
            try:
                found = subprocess.run(["zstd", "-dc", "all.zst"], cwd=test.folder, capture_output=True, check=True).stdout
                test.fail_unless(found == whole.stdout, "zstd reads another text")
            except FileNotFoundError:
                print("zstd is not there, which would read what was written (Debian: zstd)")
        print(f"read and written: {', '.join(kinds)}")


if __name__ == "__main__":
    main()
