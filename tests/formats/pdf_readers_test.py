#!/usr/bin/env python3
"""Holds PDF files against programs that read them: qpdf finds no fault, pdftotext finds the digits, pdftoppm draws.

usage: tests/formats/pdf_readers_test.py QUADRILLE
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

SKIPPED = 77
READERS = ("qpdf", "pdftotext", "pdftoppm")
PUZZLE = """{"size":4,"rules":[{"name":"killer_cage","cells":["r1c1","r2c1","r2c2"],"total":8},{"name":"arrow","cells":["r4c4","r4c3"]},
{"name":"whispers","cells":["r1c3","r1c4"],"difference":1},{"name":"sandwich","place":"r3c0","total":5},{"name":"anti_knight"},
{"name":"little_killer","place":"r0c2","direction":"down_right","total":77}],
"givens":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,4,0]],"about":{"title":"Caf\\u00e9 \\u6570","author":"Ada"}}
"""


def run(*command, **options):
    done = subprocess.run(command, capture_output=True, check=False, **options)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} ends with {done.returncode}:\n{done.stdout.decode()}{done.stderr.decode()}")
    return done.stdout


def expect(is_so, what):
    if not is_so:
        sys.exit(what)


def main():
    quadrille = sys.argv[1]
    if missing := [reader for reader in READERS if shutil.which(reader) is None]:
        print("skipped: not installed:", ", ".join(missing))
        sys.exit(SKIPPED)
    with tempfile.TemporaryDirectory() as folder:
        for puzzles, per_page, pages in ((1, 1, 1), (7, 1, 7), (7, 6, 2), (40, 20, 2)):
            file = pathlib.Path(folder) / "puzzles.pdf"
            run(quadrille, "convert", "--to", "pdf", "--per-page", str(per_page), "-o", file, "-",
                input=(PUZZLE * puzzles).encode())
            run("qpdf", "--check", "--warning-exit-0", file)
            faults = subprocess.run(("qpdf", "--check", file), capture_output=True, check=False)
            expect(faults.returncode == 0 and b"WARNING" not in faults.stderr, faults.stderr.decode())
            expect(run("qpdf", "--show-npages", file).split() == [str(pages).encode()], "another number of pages")
            words = run("pdftotext", file, "-").decode().split()
            for word, count in (("Café", 1), ("77", 1), ("1", 1), ("≥", 0), ("≥1", 1), ("anti", 1)):
                expect(words.count(word) == count * puzzles, f"{word} is there {words.count(word)} times: {words}")
        picture = run("pdftoppm", "-r", "40", "-gray", "-singlefile", file)
        header, pixels = picture[:15], picture[15:]
        expect(header.startswith(b"P5"), "pdftoppm draws no picture")
        dark = sum(pixel < 128 for pixel in pixels) / len(pixels)
        expect(0.02 < dark < 0.4, f"{dark:.0%} of the page is dark")


main()
