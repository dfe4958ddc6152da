#!/usr/bin/env python3
"""Whether SAT solvers answer what quadrille answers, given the formula that it writes.

usage: tests/formats/cnf_solvers_test.py QUADRILLE

Asks those of clasp, cadical and minisat that are installed; exits with 77 when there are none.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SANDBOX = Path(__file__).resolve().parent.parent / "golden" / "sandbox" / "puzzles"
SATISFIABLE, UNSATISFIABLE, SKIPPED = 10, 20, 77
SOLVERS = [name for name in ("clasp", "cadical", "minisat") if shutil.which(name)]


def quadrille(*words: str, text: str = "") -> str:
    ran = subprocess.run([sys.argv[1], *words], input=text, capture_output=True, text=True, timeout=3600)
    if ran.returncode not in (0, 1, 3):  # solved, no solution, limit reached
        sys.exit(f"quadrille {' '.join(words)} failed: {ran.stderr}")
    return ran.stdout


def is_satisfiable(solver: str, cnf: Path) -> bool:
    code = subprocess.run([solver, str(cnf)], capture_output=True, timeout=3600).returncode
    if code == SATISFIABLE + UNSATISFIABLE:  # clasp: a model, and no other
        code = SATISFIABLE
    assert code in (SATISFIABLE, UNSATISFIABLE), f"{solver} ended with {code}"
    return code == SATISFIABLE


def models(cnf: Path) -> list[set[int]]:
    """The true variables of each model, by clasp."""
    ran = subprocess.run(["clasp", "-n", "0", str(cnf)], capture_output=True, text=True, timeout=3600)
    found: list[set[int]] = []
    for line in ran.stdout.splitlines():
        if line.startswith("c Answer"):
            found.append(set())
        elif line.startswith("v "):
            found[-1].update(int(word) for word in line.split()[1:] if int(word) > 0)
    return found


def grid(model: set[int], cnf: Path) -> list[int]:
    """The candidates of the true variables, from the comments."""
    names = [line.split()[1:] for line in cnf.read_text().splitlines() if line.startswith("c r")]
    return [int(name.split("=")[1]) for name, number in names if int(number) in model]


def puzzles() -> list[str]:
    texts = [file.read_text() for file in sorted(SANDBOX.iterdir()) if file.name != "batch.txt"]
    for rule in ("diagonals", "windoku", "non_consecutive"):
        texts.append(quadrille("convert", "--to", "json", "--rule", rule, text="." * 81 + "\n"))
    texts += quadrille("generate", "--count", "3", "--seed", "5").splitlines()
    return texts


def check(text: str, cnf: Path) -> None:
    cnf.write_text(quadrille("convert", "--to", "cnf", text=text))
    expected = int(quadrille("count", "--engine", "cp", "--limit", "1000", text=text).rstrip("+\n"))
    for solver in SOLVERS:
        assert is_satisfiable(solver, cnf) == (expected > 0), f"{solver} disagrees on\n{text}"
    if "clasp" not in SOLVERS or expected == 1000:
        return
    found = [grid(model, cnf) for model in models(cnf)]
    assert len(found) == expected, f"clasp finds {len(found)} models, not {expected}, of\n{text}"
    solutions = quadrille("solve", "--all", "--output", "decimals", text=text)
    for solution in found:
        assert " ".join(map(str, solution)) in " ".join(solutions.split()), f"clasp solves otherwise\n{text}"


def main() -> int:
    if not SOLVERS:
        print("skipped: none of clasp, cadical and minisat is installed")
        return SKIPPED
    with tempfile.TemporaryDirectory() as folder:
        for text in puzzles():
            check(text, Path(folder) / "puzzle.cnf")
    return 0


if __name__ == "__main__":
    sys.exit(main())
