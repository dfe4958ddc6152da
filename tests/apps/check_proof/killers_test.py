#!/usr/bin/env python3
"""Whether `quadrille check --proof` proves that killer Sudokus with known answers have no other, in both formats.

usage: tests/apps/check_proof/killers_test.py QUADRILLE CHECK_PROOF

They are those of variants/killer.tsv in the shared data; without it the test is skipped.
"""

import csv
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

QUADRILLE, CHECK_PROOF = sys.argv[1:3]
ROOT = Path(__file__).resolve().parents[3]
COLLECTION = Path(os.environ.get("QUADRILLE_DATA", ROOT.parent / "shared" / "data")) / "variants" / "killer.tsv"
SKIPPED = 77
SAYS = re.compile(r"([+-]\d+) (\w+)")


def run(*words: str | Path, text: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*words], input=text, capture_output=True, text=True, timeout=3600)


def prove(puzzle: dict[str, str], name: Path, proof_format: str, formula: Path, proof: Path) -> list[str]:
    """Proves, has the proof checked, and returns the lines of the formula without its comments. Its last excludes the
    solution that was found."""
    for file in (formula, proof):
        file.unlink(missing_ok=True)
    said = run(QUADRILLE, "check", "--proof", name, "--proof-format", proof_format, text=puzzle["iss"])
    assert said.returncode == 0 and said.stdout.startswith("one solution\n"), said.stdout + said.stderr
    judged = run(CHECK_PROOF, formula, proof)
    assert judged.returncode == 0, judged.stdout + judged.stderr
    return [line for line in formula.read_text().splitlines() if line[0] not in "*c"]


def candidates(puzzle: dict[str, str]) -> list[str]:
    """Those of the known solution, as formulas name them: r1c1_3."""
    columns = int(puzzle["cols"])
    return [f"r{i // columns + 1}c{i % columns + 1}_{digit}" for i, digit in enumerate(puzzle["solution"])]


def check_clauses(puzzle: dict[str, str], folder: Path) -> None:
    formula = folder / "killer.cnf"
    last = prove(puzzle, folder / "killer", "lrat", formula, folder / "killer.lrat")[-1]
    variables = dict(re.findall(r"^c (\w+=\d+) (\d+)$", formula.read_text(), re.MULTILINE))
    excluded = [f"-{variables[candidate.replace('_', '=')]}" for candidate in candidates(puzzle)]
    assert last.split() == [*excluded, "0"], f"another solution is excluded: {last}"


def check_cutting_planes(puzzle: dict[str, str], folder: Path) -> None:
    """The known solution must also satisfy the formula, or the proof would be about another puzzle."""
    lines = prove(puzzle, folder / "killer", "veripb", folder / "killer.opb", folder / "killer.pbp")
    known = candidates(puzzle)
    assert lines[-1] == f"{' '.join(f'-1 {x}' for x in known)} >= -{len(known) - 1} ;", "another solution is excluded"
    holding = set(known)
    for line in lines[:-1]:
        left, bound = line.removesuffix(" ;").split(" >= ")
        assert sum(int(factor) for factor, x in SAYS.findall(left) if x in holding) >= int(bound), line


def main() -> int:
    if not COLLECTION.exists():
        print(f"killers_test.py: there is no {COLLECTION}; name the folder of the shared data in QUADRILLE_DATA")
        return SKIPPED
    with COLLECTION.open(newline="") as lines:
        killers = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    refused = 0
    with tempfile.TemporaryDirectory() as name:
        for puzzle in killers:
            for check in (check_clauses, check_cutting_planes):
                try:
                    check(puzzle, Path(name))
                except AssertionError as complaint:
                    refused += 1
                    print(f"{puzzle['id']}: {check.__name__}: {complaint}")
    print(f"{2 * len(killers) - refused} of {2 * len(killers)} proofs of {len(killers)} killers are accepted")
    return 1 if refused > 0 or not killers else 0


if __name__ == "__main__":
    sys.exit(main())
