#!/usr/bin/env python3
"""Holds PDF files against programs that read them: qpdf finds no fault, pdftotext finds the digits, pdftoppm draws.

usage: tests/formats/pdf_readers_test.py QUADRILLE
"""

import pathlib
import shutil
import struct
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
CLASSIC = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9\n"
SOLUTION = "987654321246173985351928746128537694634892157795461832519286473472319568863745219"


def run(*command, **options):
    done = subprocess.run(command, capture_output=True, check=False, **options)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} ends with {done.returncode}:\n{done.stdout.decode()}{done.stderr.decode()}")
    return done.stdout


def expect(is_so, what):
    if not is_so:
        sys.exit(what)


def expect_sound(file, pages):
    found = subprocess.run(("qpdf", "--check", file), capture_output=True, check=False)
    expect(found.returncode == 0 and b"WARNING" not in found.stderr, found.stderr.decode())
    expect(run("qpdf", "--show-npages", file).split() == [str(pages).encode()], f"another number of pages than {pages}")


def words_of(file, *options):
    return run("pdftotext", *options, file, "-").decode().split()


def try_variants(quadrille, folder):
    """Booklets of puzzles whose rules draw something, without solutions."""
    for puzzles, per_page, pages in ((1, 1, 1), (7, 1, 7), (7, 6, 2), (40, 20, 2)):
        file = folder / "puzzles.pdf"
        run(quadrille, "print", "--per-page", str(per_page), "--solutions", "0", "-o", file, "-",
            input=(PUZZLE * puzzles).encode())
        expect_sound(file, pages)
        words = words_of(file)
        for word, count in (("Café", 1), ("77", 1), ("≥", 0), ("≥1", 1), ("anti", 1)):
            expect(words.count(word) == count * puzzles, f"{word} is there {words.count(word)} times: {words}")
    picture = run("pdftoppm", "-r", "40", "-gray", "-singlefile", file)
    header, pixels = picture[:15], picture[15:]
    expect(header.startswith(b"P5"), "pdftoppm draws no picture")
    dark = sum(pixel < 128 for pixel in pixels) / len(pixels)
    expect(0.02 < dark < 0.4, f"{dark:.0%} of the page is dark")


def try_solutions(quadrille, folder):
    """Two puzzles a page, and the solutions of three on a page at the back."""
    puzzles, a4, letter = 5, folder / "a4.pdf", folder / "letter.pdf"
    for file, paper in ((a4, "a4"), (letter, "letter")):
        run(quadrille, "print", "--per-page", "2", "--solutions", "3", "--title", "For Sunday", "--rate", "hodoku", "--paper", paper,
            "-o", file, "-", input=(CLASSIC * puzzles).encode())
        expect_sound(file, 3 + 2)
    expect(words_of(a4) == words_of(letter), "A4 and Letter have other words")
    expect(b"612 x 792" in run("pdfinfo", letter) and b"595 x 842" in run("pdfinfo", a4), "the pages have another size")
    expect(b"Title:           For Sunday" in run("pdfinfo", a4), "the title is missing")
    for page in range(1, 6):
        words = words_of(a4, "-f", str(page), "-l", str(page))
        expect(words.count("Sunday") == 1 and words.count("Easy") == (0 if page > 3 else 1 if page == 3 else 2),
               f"page {page}: {words}")
    rows = "".join(words_of(a4, "-f", "5", "-l", "5", "-layout"))
    for row in range(9):
        digits = SOLUTION[9 * row:9 * row + 9]
        expect(2 * digits in rows, f"row {row + 1} of the solutions is missing: {rows}")


def try_pictures(quadrille, folder):
    """Each page as a picture, and no file but those; without pdftoppm, and without a puzzle."""
    def names_after(puzzles, exit_code, sentence, **options):
        place = folder / "pictures"
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir()
        done = subprocess.run((quadrille, "print", "--per-page", "1", "--solutions", "0", "-o", "book.png", *puzzles), cwd=place,
                              input=(CLASSIC * 3).encode(), capture_output=True, check=False, **options)
        expect(done.returncode == exit_code and sentence in done.stderr.decode(), f"ended with {done.returncode}: {done.stderr.decode()}")
        return sorted(file.name for file in place.iterdir())

    expect(names_after("-", 0, "") == ["book-1.png", "book-2.png", "book-3.png"], "other pictures than of three pages")
    for page in (1, 2, 3):
        picture = (folder / "pictures" / f"book-{page}.png").read_bytes()
        expect(picture.startswith(b"\x89PNG") and struct.unpack(">II", picture[16:24]) == (1240, 1755), f"page {page} has another size")
    expect(names_after("-", 2, "poppler-utils", env={"PATH": ""}) == ["book.png.pdf"], "the pages are missing")
    expect(names_after(("none.txt",), 2, "none.txt: the file does not exist") == [], "there are files without a puzzle")


def main():
    if missing := [reader for reader in READERS if shutil.which(reader) is None]:
        print("skipped: not installed:", ", ".join(missing))
        sys.exit(SKIPPED)
    with tempfile.TemporaryDirectory() as folder:
        try_variants(sys.argv[1], pathlib.Path(folder))
        try_solutions(sys.argv[1], pathlib.Path(folder))
        try_pictures(sys.argv[1], pathlib.Path(folder))


main()
