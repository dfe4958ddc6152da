#!/usr/bin/env python3
"""Runs what people type without having read anything: the table guesses.txt, which explains itself.

usage: guesses_test.py QUADRILLE

Each guess works, or its sentence contains a command that does. Besides, the examples that `quadrille rules`, `formats` and
`techniques` print for each entry are run as they stand, and show what is printed below them.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TABLE = Path(__file__).with_name("guesses.txt")
GRID = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
OTHER = ".......4...2..4..1.7..5..9...3..7....4..6....6..1..8...2....1..85.9...6.....8...3"
FILES = {
    "puzzle.txt": GRID + "\n",
    "puzzles.txt": f"{GRID}\n{OTHER}\n",
    "several.txt": "..343412..434321\n",
    "empty.txt": "." * 16 + "\n",
    "four.txt": "....13...24.....\n",
    "diagonal.txt": "1...............\n",
    "queens4.mzn": "array[1..4] of var 1..4: q; constraint forall(i, j in 1..4 where i < j)"
                   "(q[i] != q[j] /\\ abs(q[i] - q[j]) != j - i); solve satisfy;\n",
}


class Runner:
    def __init__(self, program, folder):
        self.folder = folder
        self.environment = os.environ | {"PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}", "LC_ALL": "C.UTF-8"}

    def run(self, command):
        """Exit code, standard output, standard error."""
        done = subprocess.run(["sh", "-c", command], cwd=self.folder, stdin=subprocess.DEVNULL, env=self.environment,
                              capture_output=True, text=True, errors="replace")
        return done.returncode, done.stdout, done.stderr


def worked(code, output):
    """A verdict such as `several solutions` or `3+` is an answer, too."""
    return code == 0 or (code in (1, 3) and output != "")


def problem_of(runner, line):
    """What is wrong with a line of the table; empty if it holds."""
    if " => " in line:
        guess, meant = line.split(" => ")
        code, _, errors = runner.run(guess)
        if code != 2 or not any(shown.endswith(meant) for shown in errors.splitlines()):
            return f"{guess}\n  should be refused with {meant}; exit code {code}:\n{errors}"
        code, output, errors = runner.run(meant)
        return "" if worked(code, output) else f"{meant}\n  does not work; exit code {code}:\n{output}{errors}"
    guess, text = line.split(" -> ")
    code, output, errors = runner.run(guess)
    if worked(code, output) and text in output + errors:
        return ""
    return f"{guess}\n  does not print {text}; exit code {code}:\n{output}{errors}"


def entries(runner, catalogue):
    """The names that the command lists."""
    _, listed, _ = runner.run(f"quadrille {catalogue}")
    return re.findall(r"^ {0,2}(\w+)", listed, re.MULTILINE)


def problem_of_example(runner, catalogue, name):
    code, text, errors = runner.run(f"quadrille {catalogue} {name}")
    if code != 0 or not text.startswith(name + "\n"):
        return f"quadrille {catalogue} {name}: exit code {code}\n{text}{errors}"
    _, _, example = text.partition("\nExample:\n")
    command, _, shown = example.partition("\n\n")
    if not command.strip():
        has_example = catalogue == "rules" or (catalogue == "formats" and re.search("^  (read, )?write$", text, re.MULTILINE))
        return f"quadrille {catalogue} {name} prints no example" if has_example else ""
    code, output, errors = runner.run(command)
    if code != 0 or shown.removesuffix("...\n") not in output:
        return f"{command}\n  should print {shown}; exit code {code}:\n{output}{errors}"
    return ""


def main():
    program = Path(sys.argv[1]).resolve()
    lines = [line for line in TABLE.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    skipped = []
    if not shutil.which("minizinc") or not (program.parent / "fzn-quadrille").is_file():
        skipped = [line for line in lines if ".mzn" in line]
        print("skipped, without MiniZinc or its solver:", *skipped)
    lines = [line for line in lines if line not in skipped]
    with tempfile.TemporaryDirectory() as folder:
        for name, text in FILES.items():
            Path(folder, name).write_text(text, encoding="utf-8")
        runner = Runner(program, folder)
        problems = [problem_of(runner, line) for line in lines]
        for catalogue in ("rules", "formats", "techniques"):
            names = entries(runner, catalogue)
            assert len(names) > 30, (catalogue, names)
            problems += [problem_of_example(runner, catalogue, name) for name in names]
    problems = [problem for problem in problems if problem]
    print("\n".join(problems))
    refused = sum(" => " in line for line in lines)
    print(f"{len(lines)} guesses, of which {len(lines) - refused} work as typed; {len(problems)} problems")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
