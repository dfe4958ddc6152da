#!/usr/bin/env python3
"""Whether check_proof judges proofs by cutting planes, as `quadrille check` writes them and changed, as a slow checker
does that shares no code with it.

usage: tests/apps/check_proof/veripb_test.py QUADRILLE CHECK_PROOF
"""

import random
import subprocess
import sys
import tempfile
from pathlib import Path

QUADRILLE, CHECK_PROOF = sys.argv[1:3]
ROOT = Path(__file__).resolve().parents[3]
SANDBOX = ROOT / "tests" / "golden" / "sandbox" / "puzzles"
ACCEPTED, REFUSED = 0, 1
CHANGES = 40

# A constraint is a pair: the coefficients of literals, all positive, and the lower bound of their sum.
Constraint = tuple[dict[str, int], int]


class Refused(Exception):
    pass


def opposite(literal: str) -> str:
    return literal[1:] if literal[0] == "~" else "~" + literal


def constraint(pairs: list[tuple[int, str]], bound: int) -> Constraint:
    terms: dict[str, int] = {}
    for coefficient, literal in pairs:
        if coefficient < 0:
            coefficient, literal, bound = -coefficient, opposite(literal), bound - coefficient
        other = opposite(literal)
        common = min(coefficient, terms.get(other, 0))
        bound -= common
        terms[other] = terms.get(other, 0) - common
        terms[literal] = terms.get(literal, 0) + coefficient - common
    return {x: a for x, a in terms.items() if a}, bound


def parsed(text: str) -> Constraint:
    left, _, right = text.partition(">=")
    words = left.split()
    return constraint([(int(a), x) for a, x in zip(words[::2], words[1::2])], int(right.split()[0]))


def negated(c: Constraint) -> Constraint:
    terms, bound = c
    return {opposite(x): a for x, a in terms.items()}, sum(terms.values()) - bound + 1


def total(constraints: list[Constraint]) -> Constraint:
    return constraint([(a, x) for terms, _ in constraints for x, a in terms.items()], sum(b for _, b in constraints))


def is_refuted(constraints: list[Constraint]) -> bool:
    false: set[str] = set()
    while True:
        before = len(false)
        for terms, bound in constraints:
            slack = sum([a for x, a in terms.items() if x not in false]) - bound
            if slack < 0:
                return True
            if slack < max(terms.values(), default=0):
                false |= {opposite(x) for x, a in terms.items() if a > slack and x not in false}
        if len(false) == before:
            return False


def follow(formula: list[Constraint], proof: list[str]) -> None:
    """Goes through a proof in the lines that quadrille writes; raises Refused."""
    database = dict(enumerate(formula, 1))
    last = len(database)
    for line in proof:
        words = line.split()
        try:
            if words[0] == "pol":
                ids = [int(word) for word in words[1:] if word != "+"]
                last += 1
                database[last] = total([database[i] for i in ids])
            elif words[0] == "rup":
                new = parsed(line[4:])
                if not is_refuted([negated(new), *database.values()]):
                    raise Refused(line)
                last += 1
                database[last] = new
            elif words[0] == "del":
                for i in words[2:]:
                    del database[int(i)]
            elif words[0] == "conclusion":
                terms, bound = database[int(words[3])]
                if sum(terms.values()) >= bound:
                    raise Refused(line)
        except KeyError as missing:
            raise Refused(line) from missing


def is_accepted(formula: list[Constraint], proof: list[str]) -> bool:
    try:
        follow(formula, proof)
    except Refused:
        return False
    return True


def run(*words: str, text: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*words], input=text, capture_output=True, text=True, timeout=3600)


def puzzles() -> list[str]:
    texts = [path.read_text() for path in (SANDBOX / "jigsaw5.txt", SANDBOX / "six.txt", SANDBOX / "four-none.txt")]
    kinds = [["--size", "6", "--box", "2x3"], ["--size", "6", "--box", "none"], ["--size", "5", "--box", "none"]]
    for kind in kinds:
        texts += run(QUADRILLE, "generate", "--count", "4", "--minimal", *kind, "--output", "json").stdout.splitlines()
    texts.append("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    texts.append("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")
    return texts


def changed(lines: list[str], chance: random.Random) -> list[str]:
    """The lines with another number or literal in one of the steps, or without the step."""
    at = chance.choice([i for i, line in enumerate(lines) if line.split()[0] in ("pol", "rup", "del", "conclusion")])
    words = lines[at].split()
    places = [k for k, word in enumerate(words) if ("_" in word if words[0] == "rup" else word.isdigit())]
    if not places or (words[0] != "conclusion" and chance.random() < 0.2):
        return [*lines[:at], *lines[at + 1 :]]
    k = chance.choice(places)
    words[k] = opposite(words[k]) if words[0] == "rup" else str(chance.randrange(1, int(words[k]) + 20))
    return [*lines[:at], " ".join(words), *lines[at + 1 :]]


def check(text: str, folder: Path, chance: random.Random) -> int:
    """The number of changed proofs that were refused."""
    name = str(folder / "puzzle")
    said = run(QUADRILLE, "check", "--proof", name, "--proof-format", "veripb", text=text)
    assert said.returncode in (0, 1) and "proof in" in said.stdout, said.stdout + said.stderr + text
    opb, pbp, other = Path(name + ".opb"), Path(name + ".pbp"), folder / "changed.pbp"
    assert run(CHECK_PROOF, str(opb), str(pbp)).returncode == ACCEPTED, text
    lines = [line for line in pbp.read_text().splitlines() if line[0] != "*"]
    formula = [parsed(line) for line in opb.read_text().splitlines() if line[0] != "*"]
    assert is_accepted(formula, lines), text
    refused = 0
    for _ in range(CHANGES):
        proof = changed(lines, chance)
        other.write_text("\n".join(proof) + "\n")
        verdict = run(CHECK_PROOF, str(opb), str(other)).returncode
        expected = ACCEPTED if is_accepted(formula, proof) else REFUSED
        assert verdict == expected, f"{verdict}, not {expected}\n" + "\n".join(proof)
        refused += verdict == REFUSED
    return refused


def main() -> int:
    chance = random.Random(2)
    with tempfile.TemporaryDirectory() as folder:
        refused = [check(text, Path(folder), chance) for text in puzzles()]
    print(f"{sum(refused)} of {CHANGES * len(refused)} changed proofs were refused")
    assert sum(refused) > 100
    return 0


if __name__ == "__main__":
    sys.exit(main())
