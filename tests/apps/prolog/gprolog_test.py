#!/usr/bin/env python3
"""Programs as textbooks print them for GNU Prolog: they print here what they print there.

usage: gprolog_test.py QUADRILLE [--update] [--random N] [--seed N]

Each program of the folder gprolog/ runs its goal main, and prints the text beside it. Where GNU Prolog is installed it must
print that text as well, and N random problems have the same answers with both, in the same order where it does not depend on
how much is propagated. --update writes the texts as GNU Prolog prints them.
"""

import argparse
import difflib
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PROGRAMS = Path(__file__).resolve().parent / "gprolog"
SECONDS = 3600  # far more than any takes


RELATIONS = ["#=", "#\\=", "#<", "#=<", "#>", "#>="]


def run(command):
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=SECONDS)
    return done.stdout + done.stderr


def ours(quadrille, program):
    return run([quadrille, "prolog", program, "main, halt"])


def theirs(program):
    """The output of main, without GNU Prolog's own lines before it and the line about the elapsed time after it."""
    text = run(["gprolog", "--consult-file", program, "--query-goal", "write('<<<'), nl, main, halt"])
    return text.rpartition("<<<\n")[2]


def compare(name, expected, found):
    if expected == found:
        return True
    print(f"{name} differs:", *difflib.unified_diff(expected.splitlines(), found.splitlines(), lineterm=""), sep="\n")
    return False


def expression(depth):
    if depth == 0 or random.random() < 0.3:
        return random.choice(["X", "Y", "Z", str(random.randrange(4))])
    a, b = expression(depth - 1), expression(depth - 1)
    constant = str(random.randrange(1, 4))
    return random.choice([f"({a}+{b})", f"({a}-{b})", f"({a}*{b})", f"({a}+{b})", f"min({a},{b})", f"max({a},{b})",
                          f"dist({a},{b})", f"({a}//{constant})", f"({a} rem {constant})", f"({a}/{constant})",
                          f"({a})**2"])


def comparison():
    return f"{expression(2)} {random.choice(RELATIONS)} {expression(2)}"


def full_comparison():
    """GNU Prolog 1.4 sometimes gets larger ones, and reified ones, wrong."""
    return f"X {random.choice(RELATIONS)}# {random.choice('YZ')} + {random.randrange(3)}"


def formula(depth):
    if depth == 0:
        return f"({comparison()})"
    connective = random.choice(["#<=>", "#\\<=>", "##", "#==>", "#\\==>", "#/\\", "#\\/\\", "#\\/", "#\\\\/"])
    return f"({formula(depth - 1)} {connective} {formula(depth - 1)})"


def constraint():
    return random.choice([comparison, comparison, full_comparison, lambda: formula(1), lambda: f"#\\ {formula(0)}",
                          lambda: f"fd_cardinality([{formula(0)},{formula(0)}],Z)"])()


def random_program(count):
    lines = ["main :- t(_), fail.", "main."]
    for number in range(count):
        method = random.choice(["standard", "standard", "first_fail"])
        order = random.choice(["min", "max", "middle", "limits", "bisect", "random"])
        goals = ", ".join(constraint() for _ in range(random.randrange(1, 4)))
        labelling = f"fd_labeling([X,Y,Z],[value_method({order})])"
        if method == "first_fail":
            labelling, goals = "fd_labelingff([X,Y,Z])", "Y #< 3, Z #< 2" + random.choice(["", ", X #\\= Y"])
        is_ordered = method == "first_fail" or order in ("min", "max", "bisect")
        written = f"{'M = L' if is_ordered else 'sort(L, M)'}, write({number}:M), nl"
        lines.append(f"t({number}) :- fd_domain([X,Y,Z],0,4), ( catch(( {goals}, findall(X/Y/Z,{labelling},L) ),_,L=error)"
                     f" -> true ; L = [] ), {written}.")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("quadrille", type=Path)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--random", type=int, default=150, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    is_installed = shutil.which("gprolog") is not None
    good = True
    programs = sorted(PROGRAMS.glob("*.pl"))
    for program in programs:
        text = program.with_suffix(".txt")
        if options.update:
            text.write_text(theirs(program), encoding="utf-8")
        expected = text.read_text(encoding="utf-8")
        good &= compare(program.name, expected, ours(options.quadrille, program))
        if is_installed:
            good &= compare(f"{program.name} with GNU Prolog", expected, theirs(program))
    if is_installed:
        random.seed(options.seed)
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder) / "random.pl"
            program.write_text(random_program(options.random), encoding="utf-8")
            good &= compare("a random problem", theirs(program), ours(options.quadrille, program))
    print(f"{len(programs)} programs" + (f", {options.random} random problems" if is_installed else ""))
    sys.exit(0 if good and programs else 1)


if __name__ == "__main__":
    main()
