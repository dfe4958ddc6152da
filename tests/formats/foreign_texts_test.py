#!/usr/bin/env python3
"""Puzzles with random titles, authors, rules' texts and names of regions go through every writer. Each text is read back by the other language's
own tool, and nothing but texts differs from the same puzzle with plain names.

usage: foreign_texts_test.py QUADRILLE      exits with 77 where g++, MiniZinc, SWI-Prolog or pdftotext is not installed

QUADRILLE_ROUNDS multiplies the number of puzzles, which is 3; QUADRILLE_RANDOM_SEED sets the seed.
"""

import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata
import xml.etree.ElementTree as ElementTree
from pathlib import Path

SKIPPED = 77
TOOLS = ("g++", "minizinc", "swipl", "pdftotext", "qpdf")
# Pieces that end a comment or a string in some language, or begin one, continue a line, or turn the direction of writing.
PIECES = ["--", "-->", "<!--", "<x/>", "</title>", "]]>", "&amp;", "&", "<", ">", '"', "'", "\\", "\\n", "\\(1)", "\\u{41}", "??/", "*/", "/*", "//",
          "%", "%{", "#", "$", "{}", "{0}", "(", ")", "[", "]", ";", ".", ",", "|", "end.", ":- halt.", "constraint false;", "m.add(false);", "R\"(", ")\"",
          "\n", "\r\n", "\t", "\x1b[2J", "\x7f", "\u0085", "\u2028", "\u202e", "\u2066", "\u200f", "\ufeff", "\uffff", "\U0001f600", "數", "é", "œ", "’",
          "—", "€", "…", "“", "Ω", "ł", "\u00a0", "\u202f", " ", "a", "B", "7", "Grille"]
WINDOWS = re.compile(r"[ -~ -ÿ€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]")
JIGSAW = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 3, 2, 3]
RULES = [{"name": "killer_cage", "argument": "r1c1 r1c2 total=3"}, {"name": "arrow", "argument": "r4c4 r3c4 r2c4"}, {"name": "mine", "cells": ["r2c2"]}]
TEXTS = ("title", "author", "description", "comment", "source", "level")


def fail(message):
    sys.exit(message)


def run(*command, text=None, codes=(0,)):
    done = subprocess.run([str(word) for word in command], input=text, capture_output=True, text=True, timeout=600, errors="surrogateescape")
    if done.returncode not in codes:
        fail(f"{' '.join(map(str, command))} ends with {done.returncode}:\n{done.stdout}{done.stderr}\n{text}")
    return done.stdout


def random_text(chance, most):
    return "".join(chance.choice(PIECES) for _ in range(chance.randint(1, most)))


def region_names(chance):
    """Four different names that can be seen, of at most 32 bytes."""
    names = []
    while len(names) < 4:
        name = "".join(c for c in random_text(chance, 4) if c >= " " and c != "\x7f").encode()[:32].decode(errors="ignore")
        if name.strip() and name != "." and name not in names:
            names.append(name)
    return names


def puzzle_of(names, about, summary, with_rules):
    puzzle = {"size": 4, "regions": [[names[region] for region in JIGSAW[row * 4:row * 4 + 4]] for row in range(4)],
              "givens": ["1...", "....", "....", "...4"], "about": about}
    if with_rules:
        puzzle["definitions"] = [{"name": "mine", "summary": summary, "parameters": {"cells": "cells"}, "conditions": "cells[1] != 3"}]
        puzzle["rules"] = RULES
    return json.dumps(puzzle) + "\n"


def visible(text):
    """The text as a reader keeps it: control characters but line ends and tabs are shown, see src/base/visible_text.h."""
    def shown(match):
        return f"\\x{ord(match[0]):02x}"
    return re.sub(r"(?!\r\n)[\x00-\x08\x0b-\x1f\x7f-\x9f]", shown, text)


def plain(text):
    """What a text becomes where it has to be on one line: see src/formats/foreign_text.h."""
    def one(c):
        if c in "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufffe\uffff":
            return "?"
        return " " if unicodedata.category(c) in ("Cc", "Zl", "Zp") else c
    return "".join(map(one, text))


class Writers:
    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        listed = run(program, "formats").splitlines()
        self.formats = [line.split()[0] for line in listed if re.match(r"  \w+  +(read, )?write|  \w+ .*write", line)]
        self.formats.remove("boards")  # which holds only boards that overlap

    def written(self, name, puzzle):
        return run(self.program, "convert", "--lossy", "--to", name, "-", text=puzzle)

    def file(self, name, text):
        path = self.folder / name
        path.write_text(text, newline="")
        return path

    # The code that remains after the language's own tool has removed the comments.

    def code_of_cpp(self, text):
        return run("g++", "-E", "-P", "-fpreprocessed", "-x", "c++", self.file("m.cpp", text))

    def compiled_by_minizinc(self, *files):
        """What it traces meanwhile; the result lies in m.fzn."""
        command = ("minizinc", "--compile", "--solver", "org.minizinc.mzn-fzn", "--fzn", self.folder / "m.fzn", "--ozn", self.folder / "m.ozn", *files)
        done = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=600)
        if done.returncode != 0:
            fail(f"minizinc refuses {files}: {done.stderr}")
        return done.stderr

    def code_of_minizinc(self, text):
        self.compiled_by_minizinc(self.file("m.mzn", text))
        return re.sub(r"m\.mzn|path\([^)]*\)", "", (self.folder / "m.fzn").read_text())

    def code_of_prolog(self, text):
        goal = ("use_module(library(clpfd)), open('%s', read, S), repeat, read_term(S, T, []), (T == end_of_file -> !, close(S) ; "
                "numbervars(T, 0, _), print_message_lines(user_output, '', []), write_canonical(T), nl, fail)" % self.file("m.pl", text))
        return run("swipl", "-q", "-g", goal, "-t", "halt")

    @staticmethod
    def code_of_xml(text):
        root = ElementTree.fromstring(text)  # leaves comments out
        return [(element.tag, element.attrib, (element.text or "").strip()) for element in root.iter()]

    @staticmethod
    def code_of_opb(text):
        return [line for line in text.split("\n") if not line.startswith("*") or "#variable" in line]

    def check_models(self, odd, plain_puzzle):
        for name, code_of in (("cpp_model", self.code_of_cpp), ("minizinc_model", self.code_of_minizinc), ("prolog_model", self.code_of_prolog),
                              ("xcsp_model", self.code_of_xml)):
            if code_of(self.written(name, odd)) != code_of(self.written(name, plain_puzzle)):
                fail(f"another model in {name} of {odd}")

    def check_proof(self, odd, plain_puzzle):
        formulas = []
        for i, puzzle in enumerate((odd, plain_puzzle)):
            run(self.program, "check", "--proof", self.folder / f"p{i}", "--proof-format", "veripb", "-", text=puzzle, codes=(0, 1))
            formulas.append(self.code_of_opb((self.folder / f"p{i}.opb").read_text(errors="surrogateescape")))
        if formulas[0] != formulas[1]:
            fail(f"another formula of {odd}")

    def check_data(self, odd, names):
        """Names of regions in data of MiniZinc and lists of Prolog, where these hold them."""
        dzn = self.file("d.dzn", self.written("minizinc", odd))
        model = self.file("d.mzn", "int: n; array[int,int] of int: givens; array[int,int] of string: regions;\n"
                          'constraint forall(i, j in 1..n)(trace(regions[i,j] ++ "\\n"));\n')
        wanted = [names[region] for region in JIGSAW]
        if '"' in dzn.read_text():
            found = self.compiled_by_minizinc(model, dzn).split("\n")[:16]
            if found not in (wanted, [str(region + 1) for region in JIGSAW]):
                fail(f"MiniZinc reads the regions {found} of {names}")
        text = self.written("prolog", odd)
        goal = ("open('%s', read, S, [encoding(utf8)]), set_stream(user_output, encoding(utf8)), read_term(S, T, []), term_to_atom(T, _), "
                "sub_term(L, T), is_list(L), L = [H|_], is_list(H), H = [A|_], atomic(A), append(L, As), "
                "maplist(atomic, As), !, forall(member(X, As), (write(X), nl))" % self.file("d.pl", text))
        if "'" in text:
            found = run("swipl", "-q", "-g", goal, "-t", "halt", codes=(0, 1)).rstrip("\n").split("\n")
            if found != [""] and found not in (wanted, [str(region + 1) for region in JIGSAW]):
                fail(f"Prolog reads the regions {found} of {names}")

    def check_texts(self, odd, about):
        fpuzzles = json.loads(self.written("fpuzzles", odd))
        for member, field in (("title", "title"), ("author", "author"), ("ruleset", "description")):
            if fpuzzles.get(member, "") != about[field]:
                fail(f"fpuzzles has {fpuzzles.get(member)!r} as {member}, expected {about[field]!r}")
        back = json.loads(run(self.program, "convert", "--to", "json", "-", text=self.written("sudokupad", odd)))
        for field in TEXTS[:3]:
            if back["about"].get(field, "") != about[field]:
                fail(f"sudokupad gives back {back['about'].get(field)!r} as {field}, expected {about[field]!r}")
        svg = ElementTree.fromstring(self.written("svg", odd))
        title = svg.find("{http://www.w3.org/2000/svg}title")
        if (title.text if title is not None else "") != plain(about["title"]):
            fail(f"svg has the title {title.text!r}, expected {about['title']!r}")

    def check_sdk(self, about):
        puzzle = json.dumps({"size": 4, "givens": ["1...", "....", "....", "...4"], "about": about}) + "\n"
        back = json.loads(run(self.program, "convert", "--to", "json", "-", text=self.written("sdk", puzzle)))
        for field in TEXTS[1:]:
            if back.get("about", {}).get(field, "") != plain(about[field]).strip(" "):
                fail(f"sdk gives back {back['about'].get(field)!r} as {field}, expected {about[field]!r}")

    def check_pdf(self, odd, about):
        for number, command in enumerate((("convert", "--to", "pdf"), ("print", "--title", about["title"], "--solutions", "0"))):
            path = self.folder / f"p{number}.pdf"
            run(self.program, *command, "-o", path, "-", text=odd)
            run("qpdf", "--check", path)
            words = run("pdftotext", path, "-")
            shown = "".join(c for c in plain(about["title"]) if WINDOWS.fullmatch(c) and not c.isspace())
            seen = "".join(c for c in words if not c.isspace())
            # A long title is made narrower, never shorter; what the fonts lack is a question mark.
            letters = re.sub(r"[?\u00ad-]", "", shown)
            if letters and letters not in re.sub(r"[?\u00ad-]", "", seen):
                fail(f"{command[0]} shows {seen!r}, expected {letters!r}")

    def check_xml(self, odd):
        ElementTree.fromstring(self.written("ksudoku", odd))
        ElementTree.fromstring(self.written("opensudoku", run(self.program, "convert", "--to", "json", "-", text=PLAIN_LINE)))


PLAIN_LINE = "1...............\n"


def main():
    program = sys.argv[1]
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        print(f"skipped, as these are not installed: {', '.join(missing)}")
        sys.exit(SKIPPED)
    seed, number = int(os.environ.get("QUADRILLE_RANDOM_SEED", "1")), int(3 * float(os.environ.get("QUADRILLE_ROUNDS", "1")))
    with tempfile.TemporaryDirectory() as folder:
        writers = Writers(program, Path(folder))
        for i in range(number):
            chance = random.Random(seed * 1_000_003 + i)
            names = region_names(chance)
            about = {field: random_text(chance, 6) for field in TEXTS}
            kept = {field: visible(text) for field, text in about.items()}
            summary = random_text(chance, 6)
            for with_rules in (False, True):
                odd = puzzle_of(names, about, summary, with_rules)
                plain_puzzle = puzzle_of(["a", "b", "c", "d"], {}, "plain", with_rules)
                writers.check_models(odd, plain_puzzle)
                writers.check_texts(odd, kept)
            writers.check_proof(odd, plain_puzzle)
            writers.check_data(puzzle_of(names, about, summary, False), names)
            writers.check_sdk(kept)
            writers.check_pdf(odd, kept)
            writers.check_xml(puzzle_of(names, about, summary, False))
            for name in writers.formats:  # none refuses a text, and none writes a control character but blanks
                text = writers.written(name, odd) if name not in ("pdf",) else ""
                controls = "[\x00-\x08\x0e-\x1f]" if name in ("json", "fpuzzles") else "[\x00-\x08\x0e-\x1f\x7f]"  # JSON has the last as it is
                if re.search(controls, text):
                    fail(f"{name} writes a control character of {odd}")
    print(f"{number} puzzles")


if __name__ == "__main__":
    main()
