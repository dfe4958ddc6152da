#!/usr/bin/env python3
"""Whether `quadrille check --proof` writes proofs that check_proof accepts, and refuses once they are changed.

usage: tests/apps/check_proof/puzzles_test.py QUADRILLE CHECK_PROOF [SEED]

The seed, by default 3, is that of the puzzles that the program makes.

Where cadical is installed, it must find the formulas without models, too.
"""

import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

QUADRILLE, CHECK_PROOF = sys.argv[1:3]
ROOT = Path(__file__).resolve().parents[3]
SANDBOX = ROOT / "tests" / "golden" / "sandbox" / "puzzles"
DATA = Path(os.environ.get("QUADRILLE_DATA", ROOT.parent / "shared" / "data"))
ACCEPTED, REFUSED = 0, 1
VARIANTS = [
    ["killer_cage=r1c1 r1c2 r2c1 total=10; r3c3 r3c4 r4c4 total=8; r6c6 r5c6 total=4", "arrow=r4c1 r5c1 r5c2"],
    ["thermometer=r1c1 r2c2 r3c3 r4c4", "whispers=r6c1 r5c2 r6c3", "odd=r1c6", "even=r6c6"],
    ["renban=r1c1 r2c2 r3c1", "palindrome=r6c1 r5c2 r6c3 r5c4", "between=r1c4 r2c5 r1c6 r2c6"],
    ["quadruple=r2c2 r2c3 r3c2 r3c3 digits=1 6 6", "skyscraper=r4c0 visible=3", "x_sum=r0c5 total=9"],
    ["count_distinct=r1c1 r2c2 r3c1 r4c4", "lunchbox=r5c5 r5c6 r6c4 total=4; r1c3 r1c4 r2c3 total=3"],
    ["numbered_room=r2c0 digit=4; r0c6 digit=1", "indexer=r1c2 r4c4 names=columns; r6c1 r3c3 names=rows"],
    ["difference=r1c1 r1c2; r2c3 r3c3 difference=3", "ratio=r4c4 r4c5; r5c1 r6c1", "sum_pair=r3c4 r3c5 sum=10"],
    ["slow_thermometer=r1c1 r2c2 r3c3 r4c4", "double_arrow=r6c1 r5c2 r5c3 r6c4", "zipper=r1c6 r2c5 r3c4 r3c5 r4c6"],
    ["region_sum_line=r1c3 r1c4 r2c4 r3c4", "entropic_line=r4c1 r5c1 r6c2 r6c3", "modular_line=r4c6 r5c5 r6c6", "value_indexing=r3c1 r3c2 r2c2 r1c2"],
    ["sum_line=r1c1 r1c2 r2c2 r2c1 total=7 ends=joined", "pill_arrow=r4c1 r4c2 arm=r5c2 r5c3 r6c3", "equal_sum=r3c4 r3c5 / r4c5 r5c5"],
    ["same_values=r1c1 r1c2 / r3c3 r4c4", "sum=r6c1 r6c1 r5c2 total=9", "multi_sum_cage=r1c5 r1c6 totals=5 9", "digital_root_cage=r3c1 r4c1 root=1"],
    ["rellik_cage=r1c1 r1c2 r2c2 total=6", "equality_cage=r4c4 r4c5", "contain_at_least=r5c1 r6c2 digits=1", "contain_exactly=r5c4 r6c5 r5c6 digits=3"],
    ["look_and_say=r1c2 r2c3 r3c4 says=1 4 0 1", "hidden_skyscraper=r0c3 digit=2", "full_rank=r0c5 rank=3; r4c0 rank=14 ties=any"],
    ["lockout=r1c1 r2c2 r3c3", "nabner=r5c4 r4c4 r4c5"],
    ["minimum=r1c1 r3c3", "maximum=r6c6", "greater_than=r2c2 r2c3; r4c1 r5c6", "clone=r1c2 r1c3 clone=r4c4 r5c4"],
    ["negative_xv", "sum_pair=r4c3 r4c4 sum=5"],
    ["non_consecutive=3", "chess=3 aside=2 digits=1 4"],
    ["diagonal_non_consecutive", "taxicab=7"],
    ["anti_taxicab"],
    ["knightmare=3"],
    ["diagonals=anti", "global_modular"],
    ["global_entropy", "counting_circles=r1c1 r2c2 r3c3 r4c4", "indexer=r2c2 names=boxes", "region_same_values"],
    ["sandwich=r0c2 total=9; r3c0 total=5", "little_killer=r0c3 direction=down_left total=5"],
]
UNSATISFIABLE = 20
SEED = sys.argv[3] if len(sys.argv) > 3 else "3"


def run(*words: str, text: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*words], input=text, capture_output=True, text=True, timeout=3600)


def verdict(formula: Path, proof: Path) -> int:
    return run(CHECK_PROOF, str(formula), str(proof)).returncode


def puzzles() -> list[str]:
    texts = [(SANDBOX / name).read_text() for name in ("four.txt", "four-none.txt", "nine.txt", "jigsaw5.txt", "six.txt")]
    for rule in ("diagonals", "anti_knight"):
        texts += run(QUADRILLE, "generate", "--seed", SEED, "--count", "2", "--rule", rule, "--output", "json").stdout.splitlines()
    for rules in VARIANTS:
        words = [word for rule in rules for word in ("--rule", rule)]
        texts += run(QUADRILLE, "generate", "--seed", SEED, "--size", "6", "--count", "3", *words, "--output", "json").stdout.splitlines()
    texts += run(QUADRILLE, "generate", "--count", "5", "--minimal", "--seed", SEED).stdout.splitlines()
    return texts


def mutated(lines: list[str], chance: random.Random) -> list[str]:
    """The lines with one hint replaced or dropped; clauses are unchanged."""
    at = chance.choice([i for i, line in enumerate(lines) if " d " not in line])
    words = lines[at].split()
    hints = words.index("0") + 1
    k = chance.randrange(hints, len(words) - 1)
    if chance.random() < 0.5:
        words[k] = str(chance.randrange(1, int(words[0]) + 2))
    else:
        del words[k]
    return [*lines[:at], " ".join(words), *lines[at + 1 :]]


def check(text: str, folder: Path, chance: random.Random) -> int:
    """The number of changed proofs that were refused."""
    name = str(folder / "puzzle")
    said = run(QUADRILLE, "check", "--proof", name, text=text)
    assert said.returncode in (0, 1) and "proof in" in said.stdout, said.stdout + said.stderr + text
    cnf, lrat, other = Path(name + ".cnf"), Path(name + ".lrat"), folder / "mutated.lrat"
    assert verdict(cnf, lrat) == ACCEPTED, run(CHECK_PROOF, str(cnf), str(lrat)).stdout
    if shutil.which("cadical"):
        assert run("cadical", "-q", str(cnf)).returncode == UNSATISFIABLE, text
    lines = lrat.read_text().splitlines()
    refused = 0
    for _ in range(20):
        changed = mutated(lines, chance)
        other.write_text("\n".join(changed) + "\n")
        # A hint may be replaced by itself, or by an equivalent clause.
        refused += verdict(cnf, other) == REFUSED
    other.write_text("\n".join(lines[:-1]))
    assert verdict(cnf, other) == REFUSED, "without its last line"
    assert said.returncode == 1 or weaker_is_refused(cnf, lrat, folder), "of a formula with a model"
    return refused


def check_cutting_planes(text: str, folder: Path) -> None:
    name = str(folder / "puzzle")
    said = run(QUADRILLE, "check", "--proof", name, "--proof-format", "veripb", text=text)
    if said.stdout.startswith("several"):
        return
    assert said.returncode in (0, 1) and "proof in" in said.stdout, said.stdout + said.stderr + text
    opb, pbp, other = Path(name + ".opb"), Path(name + ".pbp"), folder / "changed"
    assert verdict(opb, pbp) == ACCEPTED, run(CHECK_PROOF, str(opb), str(pbp)).stdout + text
    other.write_text("\n".join(pbp.read_text().splitlines()[:-1]))
    assert verdict(opb, other) == REFUSED, "without its last line"
    if said.returncode == 0:
        other.with_suffix(".opb").write_text("\n".join([*opb.read_text().splitlines()[:-1], ">= 0 ;\n"]))
        assert verdict(other.with_suffix(".opb"), pbp) == REFUSED, "of a formula with a model"


def texts_of_files() -> list[str]:
    """One puzzle each: the examples, and of the shared data, where it is, the first ones and two of some families."""
    files = [*(ROOT / "examples").glob("*.txt"), *DATA.glob("first/*.txt")]
    for family in ("classic-16-gen", "classic-16-pss", "jigsaw-9-layout-unsat-hard", "jigsaw-12-gen", "latin-qcp15"):
        files += sorted((DATA / "big" / family).glob("*.txt"))[:2]
    texts = [path.read_text() for path in files if path.name != "lines.txt"]
    return [*texts, *(ROOT / "examples" / "lines.txt").read_text().splitlines()]


def weaker_is_refused(cnf: Path, lrat: Path, folder: Path) -> bool:
    """Without the last clause, which excludes the solution, the formula has a model."""
    lines = cnf.read_text().splitlines()
    lines[-1] = lines[-2]
    weaker = folder / "weaker.cnf"
    weaker.write_text("\n".join(lines) + "\n")
    return verdict(weaker, lrat) == REFUSED


def main() -> int:
    chance = random.Random(1)
    texts = puzzles()
    with tempfile.TemporaryDirectory() as folder:
        refused = sum(check(text, Path(folder), chance) for text in texts)
        for text in [*texts, *texts_of_files()]:
            check_cutting_planes(text, Path(folder))
    assert refused >= 0.9 * 20 * len(texts), f"only {refused} changed proofs were refused"
    return 0


if __name__ == "__main__":
    sys.exit(main())
