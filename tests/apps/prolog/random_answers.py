#!/usr/bin/env python3
"""Random CLP(FD) programs that copy, assert, throw, record, collect and delay terms with constrained variables, answered by the
installed library(clpfd) and by ours. Each answer must have the same solutions, and so must the answer as `quadrille prolog` prints
it, read back by the installed library.

usage: random_answers.py LIBRARY_DIR [--count N] [--seed S] [--seconds S] [--swipl PATH] [--keep DIR]

Prints every program that differs, and exits with 1. Programs that take the installed library more than so many seconds, or leave
variables with infinite domains, are left out, and so are those for which the installed library loses answers.
"""

import argparse
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import random_programs

HERE = Path(__file__).parent
DIVISION = re.compile(r"//|\b(div|mod|rem)\b")


class Program(random_programs.Program):
    """Goals over a few variables; the others that they make are part of the answer too."""

    def __init__(self, rng):
        super().__init__(rng)
        self.hidden = []
        self.delayed = False  # a goal waits for one variable and names others
        self.hands_over = False  # a constraint is left to the installed library

    def fresh_list(self, n):
        return [self.new() for _ in range(n)]

    def constraint(self):
        """Without tuples_in/2, for which the installed library gives answers that no tuple allows."""
        while "tuples_in" in (text := super().constraint()):
            pass
        return text

    def expression(self, *args):
        """Without divisions, for which the installed library loses solutions: whoever counts or collects them then gets others."""
        while DIVISION.search(text := super().expression(*args)):
            pass
        return text

    def use(self, names):
        """A goal about variables made by copying. All that they depend on, which the term copied may not name, is kept too."""
        rng = self.rng
        a, b = names[0], names[-1]
        self.hidden.append(f"H{len(self.hidden)}")
        return f"term_attvars({self.list(names)}, {self.hidden[-1]}), " + rng.choice([f"{a} #= {self.number()}", f"{a} #> {self.number()}", f"{a} #\\= {self.var()}", f"{b} = {self.var()}",
                           f"all_different({self.list([*names, self.var()])})", f"{a} #=< {b}", f"label({self.list(names)})",
                           f"{a} = {self.number()}", f"(fd_var({a}) ; integer({a}))", "true"])

    def use_all(self, name):
        """For a variable whose value has been made by copying."""
        self.hidden.append(f"H{len(self.hidden)}")
        return f"term_attvars({name}, {self.hidden[-1]})"

    def pair(self):
        """A term with some variables of the program, the same term with new ones, and these.

        All variables, once a goal is delayed: a copy then takes the goal along if the variable that it waits for is copied, too, which
        otherwise depends on the constraints that a library keeps though they hold already.
        """
        names = list(self.variables) if self.delayed else self.several(1)
        new = self.fresh_list(len(names))
        shape = self.rng.choice(["t({})", "[{}]", "u-s([{}])"])
        return shape.format(",".join(names)), shape.format(",".join(new)), new

    def decided(self):
        """A comparison that succeeds only if a solution is left, so that what follows does not depend on the strength of propagation:
        a copy of one variable need not take along those that make the comparison impossible."""
        return f"({self.comparison()}, \\+ \\+ {self.label_all()})"

    def label_some(self, names):
        """Labels them with values that have a solution for all others."""
        return f"(label({self.list(names)}), \\+ \\+ {self.label_all()})"

    def copying(self):
        rng = self.rng
        old, new, names = self.pair()
        lone, other = self.var(), self.new()
        one = self.label_some([lone])
        key = f"k{rng.randint(1, 3)}"
        copies = self.fresh_list(rng.randint(2, 3))
        of_several = [
            lambda: f"copy_term({old}, {new}), {self.use(names)}",
            lambda: f"copy_term({old}, {new}, G{other}), maplist(call, G{other}), {self.use(names)}",
            lambda: f"copy_term_nat({old}, {new}), {new} = {old}",
            lambda: f"duplicate_term({old}, {new}), {self.use(names)}",
            lambda: f"nb_setval({key}, {old}), nb_getval({key}, {new}), {self.use(names)}",
            lambda: f"b_setval({key}, {old}), {self.constraint()}, b_getval({key}, {new}), {self.use(names)}",
            lambda: f"assertz(kept({key}, {old})), once(retract(kept({key}, {new}))), {new} = {old}",
            lambda: f"recordz({key}, {old}, R{other}), recorded({key}, {new}, R{other}), erase(R{other}), {self.use(names)}",
            lambda: f"catch(({self.decided()}, throw({old})), {new}, true), {self.use(names)}",
            lambda: f"message_queue_create(M{other}), thread_send_message(M{other}, {old}), thread_peek_message(M{other}, {new}), {self.use(names)}",
            lambda: f"engine_create({lone}, {one}, E{other}), engine_next(E{other}, {other}), engine_destroy(E{other})",
            lambda: f"engine_create({old}, {self.decided()}, E{other}), (engine_next(E{other}, {new}) -> engine_destroy(E{other}), {self.use(names)} ; true)",
        ]
        of_one = [
            lambda: f"copy_term({lone}, {other}), {self.use([other])}",
            lambda: f"copy_term({lone}, {other}), {self.use([other])}, {other} #\\= {lone}",
            lambda: f"copy_term({lone}, {other}), {self.use([other])}, {self.constraint()}, {other} #= {self.number()}",
            lambda: f"copy_term({lone}, {other}, G{other}), maplist(call, G{other}), {self.use([other])}",
            lambda: f"maplist(copy_term({lone}), {self.list(copies)}), {self.use(copies)}",
            lambda: f"maplist(copy_term({lone}), {self.list(copies)}), {self.use(copies)}, all_different({self.list(copies)})",
            lambda: f"recordz({key}, {lone}, R{other}), recorded({key}, {other}, R{other}), erase(R{other}), {self.use([other])}",
        ]
        return rng.choice(of_several if self.delayed else of_several + of_one)()

    def collecting(self):
        rng = self.rng
        old, new, names = self.pair()
        lone, other = self.var(), self.new()
        labelled, one, every = self.label_some(self.several(1)), self.label_some([lone]), self.list(self.variables)
        of_several = [
            lambda: f"findall({old}, {self.decided()}, [{new}]), {self.use(names)}",
            lambda: f"findall({old}, ({self.decided()} ; {self.decided()}), {other}), {self.use_all(other)}",
            lambda: f"bagof({old}, {every}^{self.decided()}, {other}), {self.use_all(other)}",
            lambda: f"bagof({lone}, {every}^{one}, {other})",
            lambda: f"setof({lone}, {every}^{one}, {other})",
            lambda: f"aggregate_all(bag({old}), {self.decided()}, {other}), {self.use_all(other)}",
            lambda: f"aggregate_all(count, {labelled}, {other})",
            lambda: f"aggregate_all(max({lone}), {one}, {other})",
            lambda: f"forall({one}, {lone} #>= {self.number(-5, 0)})",
            lambda: f"forall({labelled}, {self.decided()})",
            lambda: f"findnsols(2, {lone}, {one}, {other}), !",
            lambda: f"term_variables({old}, T{other}), include([V{other}]>>(V{other} = {self.number()}), T{other}, _)",
            lambda: f"term_variables([{','.join(self.variables)}], T{other}), maplist([V{other}]>>(V{other} #> {self.number(-6, -3)}), T{other})",
            lambda: f"\\+ \\+ {labelled}",
            lambda: f"\\+ ({self.comparison()}, {self.label_all()})",
            lambda: f"foldl([A{other},B{other},C{other}]>>(C{other} #= A{other} + B{other}), {self.list(self.several(1))}, 0, {other})",
        ]
        of_one = [
            lambda: f"findall({lone}, {self.decided()}, [{other}|_]), {self.use([other])}",
            lambda: f"findall({lone}, true, [{other}]), {self.use([other])}, {other} #\\= {lone}, {self.comparison()}",
        ]
        return rng.choice(of_several if self.delayed else of_several + of_one)()

    def delaying(self):
        rng = self.rng
        a, b = self.var(), self.var()
        other = self.new()
        self.delayed = True
        return rng.choice([
            lambda: f"freeze({a}, ({self.comparison()}))",
            lambda: f"freeze({a}, {other} = {a})",
            lambda: f"dif({a}, {b})",
            lambda: f"dif({a}, {self.number()})",
            lambda: f"dif({a}-{b}, {self.number()}-{self.number()})",
            lambda: f"when(?=({a},{self.number()}), {self.comparison()})",
            lambda: f"when((nonvar({a});nonvar({b})), {self.comparison()})",
            lambda: f"when((nonvar({a}),nonvar({b})), {self.comparison()})",
            lambda: f"when(ground({a}+{b}), {a} + {b} =\\= {self.number()})",
            lambda: f"freeze({a}, true), copy_term({self.list(self.variables)}, {other}), {self.use_all(other)}",
            lambda: f"zcompare({other}, {a}, {b})",
            lambda: f"{a} = {b}",
        ])()

    def stock_goal(self):
        """Constraints that our engine leaves to the installed library."""
        self.hands_over = True
        rng = self.rng
        a, b = self.var(), self.var()
        other = self.new()
        big = rng.choice(["10^18", "10^20", "2^61", "1152921504606846977", "123456789012345678901"])
        return rng.choice([
            lambda: f"{other} #= {a} xor {rng.randint(0, 7)}",
            lambda: f"{a} #= {b} xor {rng.randint(0, 7)}",
            lambda: f"{other} #= {a} /\\ {rng.randint(0, 7)}",
            lambda: f"{a} \\/ {b} #= {rng.randint(0, 7)}",
            lambda: f"{other} #= msb({a} + 7)",
            lambda: f"{other} #= {a} << {rng.randint(0, 3)}",
            lambda: f"{other} #= {a} * {big}",
            lambda: f"{a} * {big} #= {other}, {self.comparison()}",
            lambda: f"{a} * {big} #> {b}",
            lambda: f"{other} * {other} #= {rng.choice(['10^40', '10^30', '10^36'])}, {other} #> {rng.choice(['0', '-1', b])}",
            lambda: f"{other} #= {a}^({b} + 6), {other} in -1000..1000",
            lambda: f"{other} #= ({a} + 6)^{rng.randint(3, 40)}",
            lambda: f"{other} #= {a} + {big}, copy_term({other}, {other}0), {self.use([other + '0'])}, {other}0 #\\= {other}",
            lambda: f"B{other} #<==> ({a} xor {b} #= {rng.randint(0, 7)})",
        ])()

    def control(self, depth):
        kind = self.rng.random()
        if kind < 0.42:
            return self.copying()
        if kind < 0.62:
            return self.collecting()
        if kind < 0.82:
            return self.delaying()
        if kind < 0.9:
            return self.stock_goal()
        return super().control(depth)

    def body(self, depth, most):
        goals = []
        for _ in range(self.rng.randint(1, most)):
            goals.append(self.control(depth) if depth < 2 and self.rng.random() < 0.55 else self.constraint())
        return ", ".join(goals)

    def written(self, number):
        domains = ", ".join(f"{v} in {self.domain()}" for v in self.variables)
        body = self.body(0, 4)
        goal = f"{domains}, {body}" if self.rng.random() < 0.85 else f"{self.body(2, 2)}, {domains}, {body}"
        names = [*self.variables, *dict.fromkeys(re.findall(r"\bB?N\d+\b", goal))]
        bindings = ",".join(f"'{name}'={name}" for name in names)
        return Written(f"p({number}, [{bindings}], {self.list(self.hidden)}, ({goal})).", self.hands_over)


class Written(NamedTuple):
    """A program as both libraries read it, and whether ours leaves a constraint of it to the installed one."""
    text: str
    hands_over: bool


FEW_SOLUTIONS, MOST_SOLUTIONS = 60, 10_000
MOST_ANSWERS = 3  # of a program, as run_answers.pl has it
MOST_GIVEN = 20
BATCH = 500
MOST_SHOWN = 10  # programs that differ: then it ends
PATIENCE = 100  # times the seconds that the installed library has: enough beside many busy processes

OUTCOME = re.compile(r"^(\d+)-(.*)\.$")
TEXT = re.compile(r',"((?:[^"\\]|\\.|"")*)"\)', re.S)


def run(options, library, path, seconds, most=FEW_SOLUTIONS):
    command = [options.swipl, *(["-p", f"library={library}"] if library else []), str(HERE / "run_answers.pl"), "--", str(path),
               str(seconds), str(Path(options.clpfd_folder) / "run" / "answer_text.pl"), str(most)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    found = {}
    for line in done.stdout.splitlines():
        if match := OUTCOME.match(line):
            outcome = match[2]
            found[int(match[1])] = outcome if outcome.startswith("answers") else re.sub(r"\b_[A-Z0-9]+", "_", outcome)
    return found, done


class Answer(NamedTuple):
    solutions: list  # of the program's variables
    printed: list  # of those that the answer shows: what else there is need not have a solution
    text: str


def answers_of(outcome):
    """None if the program ended in another way."""
    if not outcome.startswith("answers("):
        return None
    found, at = [], outcome.find("answer(")
    while at >= 0:
        solutions, end = a_list(outcome, at + len("answer("))
        printed, end = a_list(outcome, end + 1)
        match = TEXT.match(outcome, end)
        found.append(Answer(rows(solutions), rows(printed), match[1]))
        at = outcome.find("answer(", match.end())
    return [answer for answer in found if answer.solutions]


def a_list(text, start):
    """The list that begins there, and where it ends."""
    depth = 0
    for end in range(start, len(text)):
        depth += (text[end] == "[") - (text[end] == "]")
        if depth == 0:
            return text[start:end + 1], end + 1
    raise ValueError(text[start:])


def rows(text):
    """The elements of a list of lists."""
    inner = text[1:-1]
    found, depth, start = [], 0, 0
    for i, c in enumerate(inner):
        if c in "([{":
            if depth == 0:
                start = i
            depth += 1
        elif c in ")]}":
            depth -= 1
            if depth == 0:
                found.append(inner[start:i + 1])
    return found


def solutions(answers):
    return [answer.solutions for answer in answers]


def read_back(options, programs, ours, folder):
    """By number: the solutions of each answer that was printed, found by the installed library."""
    path = Path(options.keep or folder) / "printed.pl"
    places, lines = [], []
    for i, answers in ours.items():
        bindings = re.match(r"p\(\d+, (\[.*?\]), ", programs[i].text)[1]
        for k, answer in enumerate(answers):
            lines.append(f'p({2 * len(places) + 1}, {bindings}, [], "{answer.text}").')
            places.append((i, k))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    found, _ = run(options, None, path, options.seconds)
    result = {}
    for n, (i, _) in enumerate(places):
        outcome = found.get(2 * n + 1, "nothing")
        answers = answers_of(outcome)
        result.setdefault(i, []).append(outcome if answers is None else [s for a in answers for s in a.printed])
    return result


def accepts(options, library, bindings, goal, given, folder):
    """Whether the library accepts each of the solutions when it is told before one of the goals."""
    values = "[" + ",".join(part.split("=")[1] for part in bindings[1:-1].split(",")) + "]"
    goals = random_programs.goals_of(goal)
    tries = [", ".join([*goals[:at], f"{values} = {solution}", *goals[at:]]) for solution in given for at in range(len(goals) + 1)]
    path = Path(folder) / "given.pl"
    path.write_text("".join(f"p({2 * i + 1}, {bindings}, [], ({body})).\n" for i, body in enumerate(tries)))
    found, _ = run(options, library, path, options.seconds)
    accepted = [bool(answers_of(found.get(2 * i + 1, "nothing"))) for i in range(len(tries))]
    width = len(goals) + 1
    return all(any(accepted[k:k + width]) for k in range(0, len(tries), width))


def is_their_loss(options, program, folder):
    """Whether the installed library lacks solutions which it accepts when they are given to it, and ours lacks none of its solutions.

    Ours may lack some in two cases, but must accept each when it is given. If there are more than MOST_SOLUTIONS or MOST_ANSWERS, only the
    first are listed, and the last of theirs may come later in ours. And a constraint that ours leaves to the installed library may lose
    solutions there that it keeps without us: which ones it loses depends on the order in which the variables of its formula are labelled.
    """
    path = Path(folder) / "again.pl"
    path.write_text(program.text + "\n")
    number, bindings, goal = re.match(r"p\((\d+), (\[.*?\]), \[.*?\], \((.*)\)\)\.$", program.text, re.S).groups()
    sets, are_all = [], True
    for library in (None, options.clpfd_folder):
        found, _ = run(options, library, path, PATIENCE * options.seconds, MOST_SOLUTIONS)
        answers = answers_of(found.get(int(number), "nothing"))
        sets.append({s for answer in answers or [] for s in answer.solutions})
        are_all = len(answers or []) < MOST_ANSWERS and len(sets[-1]) < MOST_SOLUTIONS
    theirs, ours = sets
    only_theirs = sorted(theirs - ours)[:MOST_GIVEN]
    if are_all and only_theirs and not program.hands_over:
        return False
    return (theirs != ours and accepts(options, None, bindings, goal, sorted(ours - theirs)[:MOST_GIVEN], folder)
            and accepts(options, options.clpfd_folder, bindings, goal, only_theirs, folder))


def is_lost_when_read(options, program, answer, back, folder):
    """The same for an answer that it reads back."""
    bindings = re.match(r"p\(\d+, (\[.*?\]), ", program.text)[1]
    text = answer.text.replace('\\n', " ").replace('\\\\', '\\')
    missing = sorted(set(answer.printed) - set(back if isinstance(back, list) else []))[:MOST_GIVEN]
    return accepts(options, None, bindings, text, missing, folder)


class Tally(NamedTuple):
    """How many programs were compared, answers read back, programs left out, those for which the installed library loses answers, and
    programs that ours did not reach."""
    different: int = 0
    compared: int = 0
    printed: int = 0
    skipped: int = 0
    lost: int = 0
    unreached: int = 0

    def plus(self, other):
        return Tally(*(a + b for a, b in zip(self, other)))


def problem_of(options, program, expected, outcome, back, folder):
    """What is wrong with our outcome, "" if nothing is, or None if the installed library loses answers; and the number of answers that
    were compared as they are read back."""
    right, mine = answers_of(expected), answers_of(outcome)
    if (right is None) != (mine is None) or (right is None and expected != outcome):
        return "another outcome", 0
    if right is None:
        return "", 0
    if solutions(right) != solutions(mine):
        return (None if is_their_loss(options, program, folder) else "other solutions"), 0
    for answer, read in zip(mine, back):
        if read != answer.printed and not is_lost_when_read(options, program, answer, read, folder):
            return f"an answer, read back, is {str(read)[:300]}", len(back)
    return "", len(back)


def compare(options, programs, folder):
    """Prints each program with another outcome. The programs are numbered from 0."""
    path = Path(options.keep or folder) / "programs.pl"
    path.write_text("".join(f"{program.text}\n" for program in programs), encoding="utf-8")
    theirs, _ = run(options, None, path, options.seconds)
    ours, done = run(options, options.clpfd_folder, path, PATIENCE * options.seconds)
    found = {i: answers_of(outcome) for i, outcome in ours.items()}
    again = read_back(options, programs, {i: a for i, a in found.items() if a is not None}, folder)
    different = compared = printed = skipped = lost = 0
    for i, program in enumerate(programs):
        expected, outcome = theirs.get(i, "nothing"), ours.get(i, "nothing")
        if expected in ("nothing", "infinite", "thrown(time_limit_exceeded)") or outcome == "infinite":
            skipped += 1
            continue
        compared += 1
        problem, read = problem_of(options, program, expected, outcome, again.get(i, []), folder)
        printed += read
        if problem is None:
            lost += 1
        elif problem:
            different += 1
            print(f"{problem}: {program.text}\n  theirs: {expected[:600]}\n  ours:   {outcome[:600]}", flush=True)
    unreached = len(programs) - len(ours)
    if unreached:
        print(f"ours ended early: status {done.returncode}, {done.stderr[-500:]}", flush=True)
    return Tally(different, compared, printed, skipped, lost, unreached)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clpfd_folder")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--swipl", default="swipl")
    parser.add_argument("--keep", help="write the programs to this folder, for looking at them")
    options = parser.parse_args()

    rng = random.Random(options.seed)
    total, done = Tally(), 0
    with tempfile.TemporaryDirectory() as folder:
        while done < options.count and not (total.unreached or total.different >= MOST_SHOWN):
            programs = [Program(rng).written(i) for i in range(min(BATCH, options.count - done))]
            total = total.plus(compare(options, programs, folder))
            done += len(programs)
            if sys.stderr.isatty():
                print(f"\r{done} of {options.count} programs, {total.different} differ", end="", file=sys.stderr)
    print(f"{done} programs: {total.different} differ of {total.compared}, {total.printed} answers read back, {total.skipped} left out, "
          f"{total.lost} of which they lose answers")
    sys.exit(1 if total.different or total.unreached else 0)


if __name__ == "__main__":
    main()
