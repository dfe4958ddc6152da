#!/usr/bin/env python3
"""Whether proofs by cutting planes have the steps that some rules need, and check_proof refuses proofs without them.

usage: tests/apps/check_proof/steps_test.py QUADRILLE CHECK_PROOF
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

QUADRILLE, CHECK_PROOF = sys.argv[1:3]
# Propagation over the cages does not find the digits of this one by itself: it takes sums of whole houses.
KILLER = {
    "size": 6,
    "boxes": [2, 3],
    "rules": [{"name": "killer_cage", "argument": "r1c5 r1c6 r2c6 total=6; r5c4 r6c3 r6c4 total=10; r3c1 r4c1 r5c1 total=8;"
               " r1c2 r1c3 r1c4 total=14; r5c2 total=4"}],
    "givens": [[0, 0, 0, 0, 0, 1], [0] * 6, [0, 3, 0, 0, 0, 0], [0, 0, 0, 5, 0, 0], [0, 0, 1, 0, 0, 0], [0] * 6],
}
# Neither of the two cells that r3c2 may name holds a 5, so r3c1 does not either: propagation does not see this before r3c2 is decided.
NAMED = {
    "size": 6,
    "boxes": [2, 3],
    "rules": [{"name": "region_sum_line", "argument": "r1c3 r1c4 r2c4 r3c4"},
              {"name": "entropic_line", "argument": "r4c1 r5c1 r6c2 r6c3"},
              {"name": "modular_line", "argument": "r4c6 r5c5 r6c6"},
              {"name": "value_indexing", "argument": "r3c1 r3c2 r2c2 r1c2"}],
    "givens": [[0, 0, 0, 0, 5, 0], [0, 3, 0, 0, 0, 0], [0] * 6, [0] * 6, [0, 0, 0, 0, 0, 3], [0] * 6],
}
# Rules that count the cells that hold one of several digits, or one digit; some with what their cells hold besides.
COUNTS = [
    ["equality_cage=r1c1 r2c2 r3c3 r4c4"],
    ["equality_cage=r1c3 r2c4; r5c2 r6c3", "rellik_cage=r3c1 r4c2 r5c3 total=9"],
    ["look_and_say=r1c2 r2c3 r3c4 says=1 4 0 1", "contain_at_least=r4c3 r5c4 r6c5 digits=2 3"],
    ["connected_digits=1 2 3 4 count=24", "contain_exactly=r5c4 r6c5 r6c6 digits=3"],
    ["global_entropy", "global_modular"],
]


def run(*words: str | Path, text: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*words], input=text, capture_output=True, text=True, timeout=3600)


def proof_of(puzzle: str, name: Path) -> list[str]:
    """The lines of the proof that the puzzle has one solution, once check_proof has accepted it."""
    said = run(QUADRILLE, "check", "--proof", name, "--proof-format", "veripb", text=puzzle)
    assert said.stdout.startswith("one solution\n"), said.stdout + said.stderr + puzzle
    assert is_accepted(name, name.with_suffix(".pbp")), puzzle
    return name.with_suffix(".pbp").read_text().splitlines()


def is_accepted(name: Path, proof: Path) -> bool:
    return run(CHECK_PROOF, name.with_suffix(".opb"), proof).returncode == 0


def without(lines: list[str], meaning: str) -> list[str]:
    """The proof with a constraint of the formula in the place of each sum that a comment calls so."""
    return ["pol 1" if line.startswith("pol") and before.startswith(f"* {meaning}") else line
            for before, line in zip(["", *lines], lines)]


def check_innies(folder: Path) -> None:
    name = folder / "killer"
    lines = proof_of(json.dumps(KILLER), name)
    changed = without(lines, "innies and outies")
    assert changed != lines, "no sum of innies and outies"
    other = folder / "changed.pbp"
    other.write_text("\n".join(changed) + "\n")
    assert not is_accepted(name, other), "the sums of innies and outies are not needed"


def check_counts(folder: Path) -> None:
    for rules in COUNTS:
        words = [word for rule in rules for word in ("--rule", rule)]
        drawn = run(QUADRILLE, "generate", "--size", "6", "--count", "4", "--seed", "7", *words, "--output", "json")
        assert drawn.returncode == 0, drawn.stderr
        puzzles = drawn.stdout.splitlines()
        assert len(puzzles) == 4, drawn.stdout
        for puzzle in puzzles:
            proof_of(puzzle, folder / "counts")


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        check_innies(Path(folder))
        proof_of(json.dumps(NAMED), Path(folder) / "named")
        check_counts(Path(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
