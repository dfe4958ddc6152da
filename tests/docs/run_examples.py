#!/usr/bin/env python3
"""Runs every example that the README and the pages of the documentation print.

usage: tests/docs/run_examples.py [--code] [--program QUADRILLE] [PAGE...]

French pages are run in a French locale.

An example is a block between ``` fences, or in the text a command `quadrille ...` that names a file of examples/. Without
--code these are run, in one sandbox for each page, which has the files of tests/docs/sandbox and the project's examples/; the
programs of examples/engine are commands, too:

    lines that start with `$ `          a session: each command, and exactly what it prints on standard output and error;
                                        a line `...`, and ` .. ` within a line, stand for anything
    lines that start with quadrille,    commands, each with a remark after two blanks: they must not be refused
    minizinc or MZN_SOLVER_PATH=
    ```json                             a puzzle, read by quadrille show

and with --code the blocks of C++ and C are compiled as they are; those that have a main() are linked with the installed library
and run. A comment on the line before a block says what else it is:

    <!-- example: in NAME -->           code, in the place of @EXAMPLE@ in tests/docs/contexts/NAME.cpp.in (NAME.c.in)
                                        where that has lines from @EACH@ to @END@, these are there once for each line of the
                                        code, with that line for @STATEMENT@ and the comment at its end for @REMARK@
    <!-- example: file NAME -->         that file of the sandbox
    <!-- example: output of COMMAND --> what the command prints
    <!-- example: input of COMMAND -->  what the command reads; its exit code is 0
    <!-- example: part of PATH -->      lines that stand one after another in that file of the project
    <!-- example: not run, REASON -->   counted, and that is all

A block that is none of these is an error.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
MARK = re.compile(r"\s*<!-- example: (.*?) -->\s*")
FENCE = re.compile(r"( *)```(\w*)\s*")
COMMAND = re.compile(r"(quadrille|minizinc|MZN_SOLVER_PATH=|swipl) ?")
IN_TEXT = re.compile(r"`(quadrille [^`]*\bexamples/[^`]*)`")
SECONDS = 600


@dataclass
class Block:
    page: Path
    line: int
    language: str
    mark: str
    lines: list

    @property
    def is_code(self):
        return self.language in ("c", "cpp")

    def text(self):
        return "".join(f"{line}\n" for line in self.lines)


class Wrong(Exception):
    """A mistake in an example."""


def blocks_of(page):
    lines = page.read_text(encoding="utf-8").splitlines()
    number = 0
    while number < len(lines):
        if not (fence := FENCE.fullmatch(lines[number])):
            for command in IN_TEXT.findall(lines[number]):
                yield Block(page, number + 1, "", "", [command])
            number += 1
            continue
        end = next(i for i in range(number + 1, len(lines)) if lines[i].strip() == "```")
        mark = MARK.fullmatch(lines[number - 1]) if number else None
        body = [line.removeprefix(fence[1]) for line in lines[number + 1 : end]]
        yield Block(page, number + 1, fence[2], mark[1] if mark else "", body)
        number = end + 1


def locale_of(page):
    """The locale of the page's readers: their commands speak their language."""
    return "fr_FR.UTF-8" if "fr" in page.parts or page.name.endswith(".fr.md") else "C.UTF-8"


def run(command, folder, program, stdin=""):
    build = program.parent
    environment = os.environ | {"PATH": f"{build}:{build}/examples:{os.environ['PATH']}", "HOME": str(folder),
                                "MZN_SOLVER_PATH": str(build / "minizinc")}
    done = subprocess.run(command, shell=isinstance(command, str), input=stdin, cwd=folder, env=environment, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=SECONDS)
    return done.returncode, done.stdout


def expect(expected, found):
    pattern = "".join(r"(?:.*\n)*?" if line in ("..", "...") else re.escape(line).replace(r"\ \.\.\ ", " .* ") + "\n"
                      for line in expected)
    if not re.fullmatch(pattern.rstrip("\n"), found.rstrip("\n")) and not re.fullmatch(pattern, found):
        raise Wrong("expected\n" + "\n".join(expected) + "\nbut what is printed is\n" + found)


def session(block, folder, program):
    starts = [i for i, line in enumerate(block.lines) if line.startswith("$ ")]
    for start, end in zip(starts, [*starts[1:], len(block.lines)]):
        found = run(block.lines[start][2:], folder, program)[1]
        expect(block.lines[start + 1 : end], found)


def commands(block, folder, program):
    for line in block.lines:
        command = re.split(r"  +", line)[0]
        code, found = run(command, folder, program)
        if code not in ((0, 1, 3) if command.startswith("quadrille") else (0,)):
            raise Wrong(f"{command}\nends with exit code {code} and says\n{found}")


def read_by(command, block, folder, program):
    code, found = run(command, folder, program, block.text())
    if code:
        raise Wrong(f"{command}\nends with exit code {code} and says\n{found}")


def check_part(block):
    file = ROOT / block.mark.removeprefix("part of ")
    if f"\n{block.text()}" not in "\n" + file.read_text(encoding="utf-8"):
        raise Wrong(f"these lines do not stand in {file}")
    return "parts of files"


def run_block(block, folder, program):
    """The kind of the example."""
    kind, _, rest = block.mark.partition(" ")
    if block.mark.startswith("not run, "):
        return "not run"
    if block.mark.startswith("part of "):
        return check_part(block)
    if kind == "file":
        (folder / rest).write_text(block.text(), encoding="utf-8")
        return "files"
    if block.mark.startswith("output of "):
        expect(block.lines, run(rest.removeprefix("of "), folder, program)[1])
        return "outputs"
    if block.mark.startswith("input of "):
        read_by(rest.removeprefix("of "), block, folder, program)
        return "inputs"
    if block.lines and block.lines[0].startswith("$ "):
        session(block, folder, program)
        return "sessions"
    if all(COMMAND.match(line) for line in block.lines):
        commands(block, folder, program)
        return "lists of commands"
    if block.language == "json":
        read_by("quadrille show -", block, folder, program)
        return "inputs"
    raise Wrong("nothing says how this example is run; see tests/docs/run_examples.py")


def flags(option):
    return subprocess.run(["pkg-config", option, "quadrille"], check=True, capture_output=True, text=True).stdout.split()


def in_context(context, code):
    """The context with the code in it."""
    def for_each_line(match):
        lines = (re.fullmatch(r"(.*?)\s*(?:// (.*))?", line) for line in code.splitlines())
        return "".join(match[1].replace("@STATEMENT@", line[1]).replace("@REMARK@", line[2] or "") for line in lines)
    return re.sub(r"@EACH@\n(.*?)@END@\n", for_each_line, context, flags=re.DOTALL).replace("@EXAMPLE@\n", code)


def compile_block(block, folder, compiler):
    if block.mark.startswith("not run, "):
        return "not run"
    if block.mark.startswith("part of "):
        return check_part(block)
    suffix = f".{block.language}"
    text = block.text()
    if block.mark.startswith("in "):
        name = block.mark.removeprefix("in ") + suffix + ".in"
        text = in_context((HERE / "contexts" / name).read_text(encoding="utf-8"), text)
    source = folder / f"example{suffix}"
    source.write_text(text, encoding="utf-8")
    language = ["-x", "c", "-std=c11"] if block.language == "c" else ["-x", "c++", "-std=c++20"]
    program = folder / "example"
    if " main(" in text:
        objects = folder / "example.o"
        steps = [[compiler, *language, "-c", source, *flags("--cflags"), "-o", objects],
                 [compiler, objects, *flags("--libs"), "-o", program], [program]]
    else:
        steps = [[compiler, *language, "-fsyntax-only", "-I", ROOT / "src", "-I", ROOT / "tests", source]]
    for step in steps:
        done = subprocess.run(step, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=SECONDS)
        if done.returncode:
            raise Wrong(f"{' '.join(map(str, step))}\nends with exit code {done.returncode}\n{done.stdout}{done.stderr}")
    return "programs" if " main(" in text else "pieces of code"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, default=ROOT / "build/dev/quadrille")
    parser.add_argument("--code", action="store_true")
    parser.add_argument("--compiler", default="c++")
    parser.add_argument("pages", type=Path, nargs="*")
    options = parser.parse_args()
    pages = options.pages or [*sorted(ROOT.glob("README*.md")), *sorted((ROOT / "docs").rglob("*.md")),
                              *sorted((ROOT / "examples").rglob("README.md"))]
    counts = Counter()
    good = True
    for page in pages:
        os.environ["LC_ALL"] = locale_of(page)
        with tempfile.TemporaryDirectory() as parent:
            folder = Path(parent) / "sandbox"
            shutil.copytree(HERE / "sandbox", folder)
            shutil.copytree(ROOT / "examples", folder / "examples")
            for block in blocks_of(page):
                if block.is_code != options.code:
                    continue
                try:
                    if block.is_code:
                        counts[compile_block(block, Path(parent), options.compiler)] += 1
                    else:
                        counts[run_block(block, folder, options.program.resolve())] += 1
                except Wrong as wrong:
                    good = False
                    print(f"{page}:{block.line}: {wrong}\n")
    print(", ".join(f"{number} {kind}" for kind, number in sorted(counts.items())))
    sys.exit(0 if good and counts else 1)


if __name__ == "__main__":
    main()
