import random

from testing import Wrong, expect, say

HINTS = {
    "one_pass": (
        "a constraint must run again if another one has changed one of its variables since; once taken from the queue, it no longer waits",
        "une contrainte doit s’exécuter de nouveau si une autre a depuis changé l’une de ses variables ; une fois sortie de la file, elle n’attend plus",
    ),
    "runs_all": (
        "only the constraints of variables that have changed have something new to look at",
        "seules les contraintes des variables qui ont changé ont du nouveau à regarder",
    ),
    "twice_in_queue": (
        "do not put a constraint into the queue that is waiting there already",
        "ne mettez pas dans la file une contrainte qui y attend déjà",
    ),
    "wakes_itself": (
        "the constraint that has just run need not wait because of its own changes",
        "la contrainte qui vient de s’exécuter n’a pas à attendre à cause de ses propres changements",
    ),
    "goes_on": ("when revise returns None, return False at once", "quand revise renvoie None, renvoyez False aussitôt"),
    "empty_set": (
        "only None means that a constraint can no longer hold; an empty set means that it has changed nothing",
        "seul None veut dire qu’une contrainte ne peut plus être vraie ; un ensemble vide veut dire qu’elle n’a rien changé",
    ),
    "answer": ("return True at the fixpoint, and False on a failure", "renvoyez True au point fixe, et False en cas d’échec"),
    "never_run": ("at the beginning, all constraints wait", "au début, toutes les contraintes attendent"),
    "cost": (
        "of those that wait, take one with the least cost, and among these the one that has waited longest",
        "parmi celles qui attendent, prenez-en une des moins chères et, à coût égal, celle qui attend depuis le plus longtemps",
    ),
}
MOST_RUNS = 5000


class Diary:
    """What happened: the runs, and the changes of variables. wasted: the key of the hint if a constraint, one of `names` if given, runs again
    although no other has changed its variables since."""

    def __init__(self, wasted=None, names=None):
        self.wasted, self.names = wasted, names
        self.runs = []
        self.time = 0
        self.changes = {}  # by variable: pairs of a time and the constraint that made the change
        self.has_failed = False


class Noted:
    """A constraint between two variables, given by a relation; it writes down its runs."""

    def __init__(self, diary, name, x, y, relation, cost=0):
        self.diary, self.name, self.scope, self.relation, self.cost = diary, name, [x, y], relation, cost
        self.last_run = None

    def __repr__(self):
        return self.name

    def revise(self, domains):
        diary = self.diary
        if diary.has_failed:
            raise Wrong("goes_on", say(f"{self} runs after the failure", f"{self} s’exécute après l’échec"))
        self.look_whether_needed()
        diary.time += 1
        diary.runs.append(self.name)
        self.last_run = diary.time
        if len(diary.runs) > MOST_RUNS:
            raise Wrong("endless", say(f"stopped after {MOST_RUNS} runs", f"arrêté après {MOST_RUNS} exécutions"))
        x, y = self.scope
        kept = {(a, b) for a in domains[x] for b in domains[y] if self.relation(a, b)}
        if not kept:
            diary.has_failed = True
            return None
        changed = set()
        for variable, values in ((x, {a for a, _ in kept}), (y, {b for _, b in kept})):
            if values != domains[variable]:
                changed.add(variable)
                domains[variable] = values
                diary.changes.setdefault(variable, []).append((diary.time, self))
        return changed

    def look_whether_needed(self):
        diary = self.diary
        if self.last_run is None or diary.wasted is None or (diary.names and self.name not in diary.names):
            return
        if not any(by is not self and time > self.last_run for variable in self.scope for time, by in diary.changes.get(variable, [])):
            raise Wrong(diary.wasted, say(
                f"{self} runs again, although no other constraint has changed its variables since its last run; the runs were {', '.join(diary.runs)}",
                f"{self} s’exécute de nouveau, alors qu’aucune autre contrainte n’a changé ses variables depuis sa dernière exécution ; les exécutions ont été {', '.join(diary.runs)}"))


def less(a, b):
    return a < b


def chain(diary, count, names="abcdefghij"):
    return [Noted(diary, f"{x}<{y}", x, y, less) for x, y in list(zip(names, names[1:]))[:count]]


def shown(domains):
    return ", ".join(f"{name} {{{','.join(map(str, sorted(values)))}}}" for name, values in domains.items())


def is_fixpoint(domains, constraints):
    return all(any(c.relation(a, b) for b in domains[c.scope[1]]) for c in constraints for a in domains[c.scope[0]]) and all(
        any(c.relation(a, b) for a in domains[c.scope[0]]) for c in constraints for b in domains[c.scope[1]])


def run(function, domains, constraints, expected=True):
    before = shown(domains)
    answer = function(domains, constraints)
    expect(isinstance(answer, bool), "answer", say(f"the function returns {answer!r}", f"la fonction renvoie {answer!r}"))
    if expected:
        if answer is False and any(c.last_run is not None for c in constraints):
            raise Wrong("empty_set", say(f"with {before}: found False, although no constraint has returned None", f"avec {before} : on trouve False, alors qu’aucune contrainte n’a renvoyé None"))
        expect(all(c.last_run is not None for c in constraints), "never_run", say("not all constraints have run", "toutes les contraintes ne se sont pas exécutées"))
        rules = ", ".join(map(str, constraints))
        expect(is_fixpoint(domains, constraints), "one_pass", say(
            f"with {before} and {rules}: {shown(domains)} is left, which is not the fixpoint", f"avec {before} et {rules} : il reste {shown(domains)}, qui n’est pas le point fixe"))
    expect(answer is expected, "answer", say(f"with {before}: found {answer}", f"avec {before} : on trouve {answer}"))


def example(student):
    diary = Diary()
    run(student.get("fixpoint"), {name: {1, 2, 3, 4} for name in "abc"}, chain(diary, 2))


def alone(student):
    run(student.get("fixpoint"), {name: {1, 2, 3, 4} for name in "ab"}, chain(Diary("wakes_itself"), 1))


def two_parts(student):
    diary = Diary("runs_all", ["d<e"])
    domains = {name: {1, 2, 3, 4} for name in "abcde"}
    domains["d"], domains["e"] = {1}, {4}
    run(student.get("fixpoint"), domains, [*chain(diary, 2), Noted(diary, "d<e", "d", "e", less)])


def waiting(student):
    diary = Diary("twice_in_queue")
    domains = {"x": set(range(1, 10)), "y": set(range(1, 10)), "a": {8}, "b": {7}, "c": {6}}
    constraints = [Noted(diary, f"x<{name}", "x", name, less) for name in "abc"] + [Noted(diary, "y<x", "y", "x", less)]
    run(student.get("fixpoint"), domains, constraints)


def failing(student):
    diary = Diary()
    run(student.get("fixpoint"), {name: {1, 2, 3} for name in "abcdef"}, chain(diary, 5), expected=False)


def at_random(student):
    rng = random.Random(1)
    relations = {"<": less, "!=": lambda a, b: a != b, "+1=": lambda a, b: a + 1 == b, "!~": lambda a, b: abs(a - b) != 1}
    for _ in range(200):
        diary = Diary("runs_all")
        names = "abcdef"
        domains = {name: set(rng.sample(range(1, 9), rng.randint(2, 8))) for name in names}
        constraints = []
        for _ in range(rng.randint(2, 8)):
            x, y = rng.sample(names, 2)
            sign = rng.choice(list(relations))
            constraints.append(Noted(diary, f"{x}{sign}{y}", x, y, relations[sign]))
        copy = {name: set(values) for name, values in domains.items()}
        others = [Noted(Diary(), c.name, *c.scope, c.relation) for c in constraints]
        run(student.get("fixpoint"), domains, constraints, plain(copy, others))


def plain(domains, constraints):
    """Whether there is a fixpoint; slowly."""
    while not is_fixpoint(domains, constraints):
        for constraint in constraints:
            x, y = constraint.scope
            kept = {(a, b) for a in domains[x] for b in domains[y] if constraint.relation(a, b)}
            if not kept:
                return False
            domains[x], domains[y] = {a for a, _ in kept}, {b for _, b in kept}
    return True


def by_cost(student):
    diary = Diary()
    domains = {name: set(range(1, 10)) for name in "abcd"}
    costs = {"a<b": 2, "b<c": 0, "c<d": 1}
    constraints = chain(diary, 3)
    for constraint in constraints:
        constraint.cost = costs[constraint.name]
    run(student.get("fixpoint_by_cost"), domains, constraints)
    expected = ["b<c", "c<d", "b<c", "a<b", "b<c", "c<d"]
    expect(diary.runs == expected, "cost", say(f"with the costs {costs}: the runs were {', '.join(diary.runs)}, expected {', '.join(expected)}",
                                               f"avec les coûts {costs} : les exécutions ont été {', '.join(diary.runs)}, on attend {', '.join(expected)}"))


TESTS = [
    (("the example of the text", "l’exemple du texte"), example),
    (("two parts that have nothing in common", "deux parties qui n’ont rien en commun"), two_parts),
    (("a constraint by itself", "une contrainte toute seule"), alone),
    (("three changes for one that waits", "trois changements pour une qui attend"), waiting),
    (("a failure", "un échec"), failing),
    (("200 random examples", "200 exemples tirés au sort"), at_random),
]
HARDER = [("fixpoint_by_cost", ("the cheapest first", "la moins chère d’abord"), by_cost)]
