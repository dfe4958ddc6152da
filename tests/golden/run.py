#!/usr/bin/env python3
"""Runs golden tests: commands, and what they are expected to print.

usage: tests/golden/run.py [--program FILE] [--update | --marks] TEST...

--program is the quadrille to test, by default that of the dev preset. --update writes what the commands
print now into the tests, to be read through before it is kept. With --marks the program sets each of its sentences between marks, and
what stands outside them must be names, options and data: words that no table of sentences holds are listed.

A test is a text file of any number of commands. One command looks like this, top to bottom; all but the
first line and the rule may be left out:

    $ quadrille solve - --stats         run by sh, in a copy of the folder sandbox/ that lasts for one test file;
                                        the project's examples are there as examples/
    exit: 0                             the exit code, 0 where it is not said
    filter: times                       in what is printed, `12 ms`, `1.5 s` and the like become `TIME`
    stdin:                              its lines go to the command's standard input, up to the rule
    1234123412341234
    ----                                what follows is expected on standard output
    ---- stderr                         and from here on standard error, where nothing is expected otherwise

Expected output ends at the next line that starts with `$ `, or at the end of the file; one blank line there
belongs to neither. Control characters stand as \\x1b and the like. Output whose last line is not ended is
followed by the line `(no newline at the end)`.

Lines in front of the first command are a comment. So are lines that start with `#` and stand right above another command, with a
blank line above them.
"""

import argparse
import difflib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
RULE = "----"
STDERR_RULE = "---- stderr"
UNENDED = "(no newline at the end)"
TIME_LIMIT = 3600  # seconds for one command, which the busiest machine keeps
TIMES = re.compile(r"\b\d+([.,]\d+)? ?(ns|us|µs|ms|s|min|h)\b")

# For --marks. The innermost sentence, which holds no other; a word; outputs for programs, by what commands ask for.
SENTENCE = re.compile("⟦[^⟦⟧]*⟧")
FIRST_SENTENCE = re.compile("⟦[^⟦⟧]*?\\.\n")  # of a longer entry, in the list of commands
WORD = re.compile(r"[A-Za-z]{2,}")
FOR_PROGRAMS = re.compile(
    r"\b(mzn|minizinc|prolog|xcsp|fzn-quadrille|check_proof|completions|serve|man)\b|json|--(to|output) (svg|pdf|xcsp|cpp|cnf|minizinc|prolog)")


@dataclass
class Command:
    comment: list  # the lines above it
    head: list  # the lines down to the rule, as they stand in the file
    line: str
    exit: int = 0
    filter: str = ""
    stdin: str = ""
    stdout: list = field(default_factory=list)
    stderr: list = field(default_factory=list)

    def text(self, exit_code, stdout, stderr):
        """The command as a file would have it that expects this outcome."""
        options = [f"exit: {exit_code}"] if exit_code else []
        lines = [*self.comment, self.head[0], *options, *(h for h in self.head[1:] if not h.startswith("exit: "))]
        lines += [RULE, *stdout]
        if stderr:
            lines += [STDERR_RULE, *stderr]
        return lines


def parse_head(comment, lines, where):
    command = Command(comment, lines, lines[0].removeprefix("$ "))
    for i, line in enumerate(lines[1:], 1):
        if line == "stdin:":
            command.stdin = "".join(f"{rest}\n" for rest in lines[i + 1 :])
            break
        if match := re.fullmatch(r"exit: (\d+)", line):
            command.exit = int(match[1])
        elif line == "filter: times":
            command.filter = "times"
        else:
            sys.exit(f"{where}: expected exit:, filter:, stdin: or a rule, but found: {line}")
    return command


def comment_start(lines, start):
    """Where the comment begins that stands above the command at `start`; `start` where there is none."""
    first = start
    while lines[first - 1].startswith("#"):
        first -= 1
    return first if lines[first - 1] == "" else start


def parse(path):
    """The comment's lines and the commands of a test."""
    lines = path.read_text(encoding="utf-8").split("\n")
    if lines[-1] == "":
        lines.pop()
    starts = [i for i, line in enumerate(lines) if line.startswith("$ ")]
    if not starts:
        sys.exit(f"{path}: holds no command; one starts with `$ `")
    comments = [starts[0], *(comment_start(lines, start) for start in starts[1:])]
    commands = []
    for comment, start, end in zip(comments, starts, [*comments[1:], len(lines)]):
        block = lines[start:end]
        if end < len(lines) and block[-1] == "":
            block.pop()
        where = f"{path}:{start + 1}"
        if RULE not in block:
            sys.exit(f"{where}: the command has no rule {RULE} after it")
        rule = block.index(RULE)
        command = parse_head(lines[comment:start], block[:rule], where)
        expected = block[rule + 1 :]
        if STDERR_RULE in expected:
            second = expected.index(STDERR_RULE)
            command.stderr = expected[second + 1 :]
            expected = expected[:second]
        command.stdout = expected
        commands.append(command)
    return lines[: starts[0]], commands


def printed(data, filter):
    """Output as lines in the form in which tests hold it."""
    text = data.decode("utf-8", errors="backslashreplace")
    if filter == "times":
        text = TIMES.sub("TIME", text)
    text = re.sub(r"[\x00-\x09\x0b-\x1f\x7f]", lambda match: f"\\x{ord(match[0]):02x}", text)
    lines = text.split("\n")
    return lines[:-1] if lines[-1] == "" else [*lines, UNENDED]


def run(command, sandbox, program, marks=False):
    environment = {name: value for name, value in os.environ.items() if name.endswith("SAN_OPTIONS")}
    environment |= {"PATH": f"{program.parent}:{os.environ['PATH']}", "HOME": str(sandbox), "LC_ALL": "C.UTF-8"}
    if marks:
        environment["QUADRILLE_MARKS"] = "1"
    try:
        done = subprocess.run(["sh", "-c", command.line], input=command.stdin.encode(), capture_output=True,
                              cwd=sandbox, env=environment, timeout=TIME_LIMIT)
    except subprocess.TimeoutExpired:
        return "none: out of time", [], []
    return done.returncode, printed(done.stdout, command.filter), printed(done.stderr, command.filter)


def differences(command, exit_code, stdout, stderr):
    if exit_code != command.exit:
        yield f"exit code: expected {command.exit}, got {exit_code}"
    for name, expected, got in (("stdout", command.stdout, stdout), ("stderr", command.stderr, stderr)):
        yield from difflib.unified_diff(expected, got, f"expected {name}", f"printed {name}", lineterm="")


@contextmanager
def new_sandbox():
    with tempfile.TemporaryDirectory() as folder:
        sandbox = Path(folder) / "sandbox"
        shutil.copytree(HERE / "sandbox", sandbox)
        shutil.copytree(ROOT / "examples", sandbox / "examples")
        yield sandbox


def outside_sentences(text):
    """The text without its sentences, and without the sentences in them."""
    count = 1
    while count:
        text, count = SENTENCE.subn(" ", text)
    return FIRST_SENTENCE.sub(" ", text)


def names_of(program):
    """The words of the program's names: commands, options and their values, formats, rules, techniques."""
    words = set()
    for listing in (["completions", "bash"], ["rules"], ["formats"], ["techniques"]):
        done = subprocess.run([program, *listing], capture_output=True, text=True, check=True,
                              env={"QUADRILLE_MARKS": "1", "LC_ALL": "C.UTF-8"})
        words |= set(WORD.findall(outside_sentences(done.stdout)))
    return words


def check_marks(path, program, names):
    """Whether no command prints words that stand in no sentence and are no names or data."""
    good = True
    with new_sandbox() as sandbox:
        for command in parse(path)[1]:
            _, *outputs = run(command, sandbox, program, marks=True)
            if FOR_PROGRAMS.search(command.line):
                continue
            known = names | set(WORD.findall(f"{command.line} {command.stdin}"))
            for file in sandbox.rglob("*"):
                if file.is_file() and file.name in command.line:
                    known |= set(WORD.findall(file.read_text(encoding="utf-8", errors="ignore")))
            words = [word for word in WORD.findall(outside_sentences("\n".join(sum(outputs, [])))) if word not in known]
            if words:
                good = False
                print(f"{path}: $ {command.line}\nwords outside the tables: {' '.join(words)}\n")
    return good


def run_test(path, program, update):
    """Whether every command does what the test expects."""
    comment, commands = parse(path)
    good = True
    blocks = []
    with new_sandbox() as sandbox:
        for command in commands:
            outcome = run(command, sandbox, program)
            blocks.append("\n".join(command.text(*outcome)))
            if difference := list(differences(command, *outcome)):
                good = False
                if not update:
                    print(f"{path}: $ {command.line}", *difference, "", sep="\n")
    if update and not good:
        path.write_text("".join(f"{line}\n" for line in comment) + "\n\n".join(blocks) + "\n", encoding="utf-8")
        print(f"{path}: updated")
    return good or update


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, default=ROOT / "build/dev/quadrille")
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--marks", action="store_true")
    parser.add_argument("tests", type=Path, nargs="+")
    options = parser.parse_args()
    if not options.program.is_file():
        sys.exit(f"{options.program} is not there: build it first, or name another with --program")
    program = options.program.resolve()
    if options.marks:
        names = names_of(program)
        results = [check_marks(test, program, names) for test in options.tests]
    else:
        results = [run_test(test, program, options.update) for test in options.tests]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
