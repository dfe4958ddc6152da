#!/usr/bin/env python3
"""Random goals of CLP(FD), posted with the installed library(clpfd) and with ours: what is left of the variables' domains.

usage: propagation_strength.py LIBRARY_DIR [--count N] [--seed S] [--swipl PATH] [--keep DIR] [--most N]

Ours may leave fewer values than theirs, never more, and never take one away that some solution has: all assignments are
tried in Python, which knows what the goals mean. Prints the first programs where ours is weaker or wrong, and exits with 1.

Not wrong are two kinds of programs. Theirs takes values of solutions away. Or ours is weaker, but no longer when the same
goals are posted again with the domains that it left: theirs makes one variable of two when a goal comes to X = Y later on (a
factor becomes 1, a summand 0, a minimum is decided), and then sees more, as in X - Y.
"""

import argparse
import itertools
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
SECONDS = 20
MOST_ASSIGNMENTS = 20000

OPERATORS = [*"+++---**", "abs", "abs", "abs", "//", "div", "mod", "rem", "min", "max", "^"]
COMPARISONS = ["#=", "#=", "#=", "#\\=", "#\\=", "#\\=", "#<", "#>", "#=<", "#>="]
CONNECTIVES = ["#<==>", "#==>", "#<==", "#\\/", "#/\\", "#\\"]


WEAKER = "ours leaves more"
THEIRS = "theirs loses solutions"


class Undefined(Exception):
    """A quotient by 0, or a power that is not an integer."""


def truncated(a, b):
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def divided(by):
    def apply(a, b):
        if b == 0:
            raise Undefined
        return by(a, b)
    return apply


def power(a, b):
    if b < 0 and a not in (1, -1):
        raise Undefined
    return a ** b if b >= 0 else (a if b % 2 else 1)


MEANING = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b,
    "//": divided(truncated), "div": divided(lambda a, b: a // b), "mod": divided(lambda a, b: a % b),
    "rem": divided(lambda a, b: a - b * truncated(a, b)), "^": power, "min": min, "max": max, "abs": abs,
    "#=": lambda a, b: a == b, "#\\=": lambda a, b: a != b, "#<": lambda a, b: a < b, "#>": lambda a, b: a > b,
    "#=<": lambda a, b: a <= b, "#>=": lambda a, b: a >= b,
    "#<==>": lambda a, b: a == b, "#==>": lambda a, b: not a or b, "#<==": lambda a, b: a or not b,
    "#\\/": lambda a, b: a or b, "#/\\": lambda a, b: a and b, "#\\": lambda a, b: a != b,
}


def value(term, assignment):
    """Of terms: a number, the name of a variable, (operator, term ..), ("in", term, values), ("not", term)."""
    if isinstance(term, int):
        return term
    if isinstance(term, str):
        return assignment[term]
    operator, *parts = term
    if operator == "in":
        return value(parts[0], assignment) in parts[1]
    if operator == "not":
        return not value(parts[0], assignment)
    return MEANING[operator](*[value(part, assignment) for part in parts])


def holds(term, assignment):
    """A comparison with an undefined term is false."""
    if isinstance(term, str):
        return assignment[term] == 1
    operator, *parts = term
    if operator == "not":
        return not holds(parts[0], assignment)
    if operator in CONNECTIVES:
        return MEANING[operator](*[holds(part, assignment) for part in parts])
    try:
        return value(term, assignment)
    except Undefined:
        return False


def ranges(values):
    """Sorted numbers as a domain: 1 .. 3 \\/ 5."""
    parts = []
    for v in values:
        if parts and parts[-1][1] == v - 1:
            parts[-1][1] = v
        else:
            parts.append([v, v])
    return " \\/ ".join(f"{a} .. {b}" if a < b else f"{a}" for a, b in parts)


def text(term):
    if isinstance(term, int):
        return str(term) if term >= 0 else f"({term})"
    if isinstance(term, str):
        return term
    operator, *parts = term
    if operator == "in":
        return f"({text(parts[0])} in {ranges(sorted(parts[1]))})"
    if operator == "not":
        return f"(#\\ {text(parts[0])})"
    if operator in ("min", "max", "abs"):
        return f"{operator}({','.join(map(text, parts))})"
    return f"({text(parts[0])} {operator} {text(parts[1])})"


class Program:
    """Goals over two or three variables with small domains, or two with wide ones."""

    def __init__(self, rng):
        self.rng = rng
        self.is_wide = rng.random() < 0.1
        self.variables = "ABC"[: 2 if self.is_wide else rng.choice([1, 2, 2, 2, 3])]
        self.domains = {v: self.domain() for v in self.variables}
        self.goals = [("in", v, frozenset(self.domains[v])) for v in self.variables]
        self.turn = []
        self.truths = []
        self.in_formula = False  # a power must be defined there, whatever its exponent
        narrowed = []
        for _ in range(rng.choice([1, 1, 1, 2])):
            self.goals.append(self.constraint())
        for _ in range(rng.choice([0, 1, 1, 1, 2])):
            narrowed.append(self.narrowing())
        self.goals += narrowed

    def domain(self):
        rng = self.rng
        if self.is_wide:
            low = rng.randint(-60, 10)
            return sorted({*range(low, low + rng.randint(70, 120)), *range(70, 70 + rng.choice([0, 0, 9]))})
        low = rng.choice([-6, -3, -1, 0, 0, 1, 1, 1, 2, 4])
        values = range(low, low + rng.randint(2, 10))
        if rng.random() < 0.6:
            return list(values)
        return sorted(rng.sample(values, rng.randint(2, len(values))))

    def var(self):
        """Each variable in turn, but occasionally one again."""
        if self.rng.random() < 0.2:
            return self.rng.choice(self.variables)
        if not self.turn:
            self.turn = self.rng.sample(self.variables, len(self.variables))
        return self.turn.pop()

    def number(self, low=-4, high=9):
        return self.rng.randint(low, high)

    def term(self, depth):
        """An expression: a variable, or rarely a number, or an operation with operations of less depth."""
        rng = self.rng
        if depth == 0:
            return self.var() if rng.random() < 0.9 else self.number()
        operator = rng.choice(OPERATORS)
        left = self.term(rng.randrange(depth))
        if operator == "abs":
            return ("abs", left)
        if operator == "^":
            return ("^", left, self.var() if rng.random() < 0.2 and not self.in_formula else rng.randint(0, 3))
        if operator in ("//", "div", "mod", "rem") and rng.random() < 0.6:
            # No quotients by a negative number: the installed library loses values if the dividend has holes.
            return (operator, left, rng.choice([-3, -2, 2, 2, 3, 3, 5] if operator in ("mod", "rem") else [2, 2, 3, 3, 5]))
        if operator == "*" and rng.random() < 0.4:
            return ("*", rng.choice([-3, -2, 2, 3, 5]), left)
        return (operator, left, self.term(rng.randrange(depth)))

    def result(self, term):
        """The value of the term for some values of the variables, so that a comparison with it matters."""
        try:
            found = value(term, {v: self.rng.choice(self.domains[v]) for v in self.variables})
        except Undefined:
            return self.number()
        return found if abs(found) < 10**9 else self.number()

    def comparison(self):
        rng = self.rng
        left = self.term(rng.choice([0, 1, 1, 2, 2, 3]))
        right = self.result(left) if rng.random() < 0.5 else self.term(rng.choice([0, 0, 1]))
        return (rng.choice(COMPARISONS), *((left, right) if rng.random() < 0.8 else (right, left)))

    def formula(self, depth=0):
        rng = self.rng
        kind = rng.random()
        if depth > 1 or (depth and kind < 0.6):
            if rng.random() < 0.15:
                return ("in", self.var(), frozenset(rng.sample(range(-4, 8), rng.randint(1, 5))))
            return self.comparison()
        if kind < 0.7:
            return ("not", self.formula(depth + 1))
        return (rng.choice(CONNECTIVES), self.formula(depth + 1), self.formula(depth + 1))

    def constraint(self):
        rng = self.rng
        self.in_formula = rng.random() < 0.25
        if not self.in_formula:
            return self.comparison()
        if rng.random() < 0.5:
            return self.formula()
        truth = f"T{len(self.truths)}"
        self.truths.append(truth)
        return ("#<==>", truth, self.formula(1))

    def narrowing(self):
        rng = self.rng
        if self.truths and rng.random() < 0.5:
            return ("#=", rng.choice(self.truths), rng.randint(0, 1))
        v = self.var()
        kind = rng.random()
        number = rng.choice(self.domains[v])
        if kind < 0.5:
            return ("#=", v, number)
        if kind < 0.7:
            return ("#\\=", v, number)
        if kind < 0.95:
            return (rng.choice(["#=<", "#>="]), v, number)
        return ("#=", v, self.var())

    def names(self):
        return [*self.variables, *self.truths]

    def text(self, number, domains=None):
        """The domains, if given, come before all goals."""
        before = [("in", v, frozenset(domain)) for v, domain in zip(self.names(), domains or [])]
        goals = ", ".join(text(goal) for goal in [*before, *self.goals])
        return f"p({number}, [{','.join(self.names())}], [{goals}])."

    def supported(self):
        """The values of each variable that occur in some solution; None if there are too many assignments."""
        domains = [self.domains.get(v, [0, 1]) for v in self.names()]
        count = 1
        for domain in domains:
            count *= len(domain)
        if count > MOST_ASSIGNMENTS:
            return None
        found = [set() for _ in domains]
        for values in itertools.product(*domains):
            assignment = dict(zip(self.names(), values))
            if all(holds(goal, assignment) for goal in self.goals):
                for seen, v in zip(found, values):
                    seen.add(v)
        return found


def outcomes(swipl, library, path):
    """By number: the domains left, none for a failure; or an error's text."""
    command = [swipl, *(["-p", f"library={library}"] if library else []), str(HERE / "run_propagation.pl"), "--", str(path),
               str(SECONDS)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    found = {}
    for line in done.stdout.splitlines():
        number, outcome = line.split(" ", 1)
        found[int(number)] = outcome if outcome.startswith("thrown") else read_domains(outcome)
    return found


def read_domains(outcome):
    if outcome == "failed":
        return None
    return [read_domain(domain) for domain in outcome[1:-1].split(",")]


def read_domain(domain):
    values = set()
    for part in domain.split("\\/"):
        first, _, last = part.partition("..")
        values.update(range(int(first), int(last or first) + 1))
    return values


def verdict(program, theirs, ours):
    """The fault of Quadrille's library, or "" if there is none."""
    if ours is None or isinstance(ours, str):
        if isinstance(ours, str):
            return "" if isinstance(theirs, str) else "ours ends with an error"
        ours = [set() for _ in program.names()]
    if isinstance(theirs, str):
        return ""
    if theirs is None:
        theirs = [set() for _ in program.names()]
    supported = program.supported()
    if supported and any(not s <= o for s, o in zip(supported, ours)):
        return "ours lacks values of solutions"
    if supported and any(not s <= t for s, t in zip(supported, theirs)):
        return THEIRS
    if any(not o <= t for o, t in zip(ours, theirs)):
        return WEAKER
    return ""


def shown(outcome, names):
    if outcome is None or isinstance(outcome, str):
        return outcome or "failed"
    return ", ".join(f"{name} in {ranges(sorted(values))}" for name, values in zip(names, outcome))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clpfd_folder")
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--swipl", default="swipl")
    parser.add_argument("--keep", help="write the programs to this folder, for looking at them")
    parser.add_argument("--most", type=int, default=10, help="how many programs to print")
    options = parser.parse_args()

    rng = random.Random(options.seed)
    programs = [Program(rng) for _ in range(options.count)]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(options.keep or folder) / "goals.pl"

        def run(library, numbers, domains=None):
            path.write_text("".join(programs[i].text(i, domains and domains[i]) + "\n" for i in numbers), encoding="utf-8")
            return outcomes(options.swipl, library, path)

        everything = range(options.count)
        theirs = run(None, everything)
        ours = run(options.clpfd_folder, everything)
        verdicts = {i: verdict(programs[i], theirs[i], ours[i]) for i in everything}
        weaker = [i for i in everything if verdicts[i] == WEAKER]
        again = run(options.clpfd_folder, weaker, ours)
    united = [i for i in weaker if not verdict(programs[i], theirs[i], again[i])]
    lost = [i for i in everything if verdicts[i] == THEIRS]
    wrong = [i for i in everything if verdicts[i] and i not in united and i not in lost]
    for i in wrong[: options.most]:
        names = programs[i].names()
        print(f"{verdicts[i]}: {programs[i].text(i)}\n  theirs: {shown(theirs[i], names)}\n  ours:   {shown(ours[i], names)}")
    print(f"{options.count} programs: {len(wrong)} wrong, {len(united)} weaker until posted anew, "
          f"{len(lost)} of which theirs loses solutions")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
