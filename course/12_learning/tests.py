import itertools
import random

from testing import Wrong, expect, say

HINTS = {
    "any_order": (
        "walk the trail backwards: of the facts in the set, replace the latest one first",
        "parcourez la trace à rebours : des faits de l’ensemble, remplacez d’abord le dernier",
    ),
    "decision": (
        "stop as soon as one fact of the last level is left; it need not be the decision",
        "arrêtez dès qu’il reste un seul fait du dernier niveau ; ce n’est pas forcément la décision",
    ),
    "all_decisions": (
        "replace facts of the last level only, and those of earlier levels not at all",
        "ne remplacez que des faits du dernier niveau, et pas du tout ceux des niveaux antérieurs",
    ),
    "wrong_level": (
        "at which level are all the facts but one true for the first time?",
        "à quel niveau tous les faits sauf un sont-ils vrais pour la première fois ?",
    ),
    "level_0": (
        "what holds at level 0 holds always: it need not be mentioned",
        "ce qui est vrai au niveau 0 l’est toujours : inutile de le mentionner",
    ),
    "lost": (
        "only facts of level 0 may be left out: those of other levels belong to the clause",
        "seuls les faits du niveau 0 peuvent être laissés de côté : ceux des autres niveaux font partie de la clause",
    ),
    "no_other": ("if no other fact is left, the level to go back to is 0", "s’il ne reste aucun autre fait, le niveau où revenir est 0"),
    "changes_arguments": ("work on a set of your own: the lists of the trail must stay", "travaillez sur un ensemble à vous : les listes de la trace doivent rester"),
    "answer": ("return a pair: a set of facts, and a level", "renvoyez une paire : un ensemble de faits, et un niveau"),
    "other": ("follow the example of the text by hand", "suivez l’exemple du texte à la main"),
    "shorter": (
        "a fact follows from the others if its reason consists of facts of the set, or of facts that follow in turn; a decision never does",
        "un fait découle des autres si sa raison est faite de faits de l’ensemble, ou de faits qui en découlent à leur tour ; une décision, jamais",
    ),
}


def shown(trail, conflict):
    lines = [f"level {entry.level}: {entry.fact}" + (f" <- {', '.join(entry.reason)}" if entry.reason else "") for entry in trail]
    if say(True, False) is False:
        lines = [line.replace("level", "niveau", 1).replace(":", " :", 1) for line in lines]
    return say("; ", " ; ").join(lines) + say(f"; conflict {', '.join(conflict)}", f" ; conflit {', '.join(conflict)}")


def right_answer(trail, conflict):
    """All facts with a level above 0, the latest first replaced, until one of the last level is left."""
    entries = {entry.fact: entry for entry in trail}
    facts = {fact for fact in conflict if entries[fact].level}
    now = max(entries[fact].level for fact in facts)
    last = [entry for entry in reversed(trail) if entry.level == now]
    while sum(entries[fact].level == now for fact in facts) > 1:
        entry = next(entry for entry in last if entry.fact in facts)
        facts = facts - {entry.fact} | {fact for fact in entry.reason if entries[fact].level}
    return facts, max([entries[fact].level for fact in facts if entries[fact].level != now] or [0])


def ask(student, trail, conflict):
    Entry = student.get("Entry")
    given = [Entry(*entry) for entry in trail]
    copies = [list(entry.reason) if entry.reason is not None else None for entry in given]
    answer = student.get("learn")(given, list(conflict))
    expect([entry.reason for entry in given] == copies, "changes_arguments", shown(given, conflict))
    if not (isinstance(answer, tuple) and len(answer) == 2 and isinstance(answer[1], int)):
        raise Wrong("answer", say(f"found {answer!r}", f"on trouve {answer!r}"))
    return given, set(answer[0]), answer[1]


def expect_answer(student, trail, conflict):
    Entry = student.get("Entry")
    expected, right_level = right_answer([Entry(*entry) for entry in trail], conflict)
    try:
        given, facts, level = ask(student, trail, conflict)
    except (IndexError, ValueError) as error:
        if right_level == 0:
            raise Wrong("no_other", f"{type(error).__name__}: {error}") from error
        raise
    entries = {entry.fact: entry for entry in given}
    case = shown(given, conflict) + say(f": found {', '.join(sorted(facts))}, level {level}, expected {', '.join(sorted(expected))}, level {right_level}",
                                        f" : on trouve {', '.join(sorted(facts))}, niveau {level}, on attend {', '.join(sorted(expected))}, niveau {right_level}")
    if facts != expected:
        if not facts <= entries.keys():
            raise Wrong("answer", case)
        if any(entries[fact].level == 0 for fact in facts):
            raise Wrong("level_0", case)
        if facts < expected:
            raise Wrong("lost", case)
        decisions = {fact for fact in facts if entries[fact].reason is None}
        now = max((entry.level for entry in given), default=0)
        earlier = {fact for fact in expected if entries[fact].level < now}
        if facts == decisions and not earlier <= facts:
            raise Wrong("all_decisions", case)
        count = sum(entries[fact].level == now for fact in facts)
        raise Wrong("decision" if count == 1 else "any_order", case)
    expect(level == right_level, "wrong_level", case)


EXAMPLE = [("a", 1, None), ("b", 1, ["a"]), ("c", 2, None), ("d", 2, ["b", "c"]), ("e", 3, None), ("f", 3, ["e"]), ("g", 3, ["d", "f"]), ("h", 3, ["f"])]


def example(student):
    expect_answer(student, EXAMPLE, ["g", "h"])


def small(student):
    expect_answer(student, [("a", 1, None), ("b", 1, ["a"]), ("c", 1, ["a", "b"])], ["b", "c"])
    expect_answer(student, [*EXAMPLE[:6], ("g", 3, ["f"])], ["d", "g"])
    expect_answer(student, [("a", 1, None), ("b", 2, None), ("c", 3, None), ("d", 3, ["a", "c"])], ["a", "d"])


def level_0(student):
    expect_answer(student, [("z", 0, []), ("a", 1, None), ("b", 2, None), ("c", 2, ["b", "z"]), ("d", 2, ["c", "a", "z"])], ["c", "d", "z"])


def conflicts(count, seed=1):
    """Trails and conflicts of random formulas; and the clauses, in which each fact is a name with or without a minus."""
    rng = random.Random(seed)
    while count:
        names = "abcdefghij"
        clauses = [[rng.choice(("", "-")) + name for name in rng.sample(names, rng.choice((2, 3, 3)))] for _ in range(26)]
        trail, values, level = [], {}, 0

        def opposite(fact):
            return fact[1:] if fact.startswith("-") else "-" + fact

        def unit_or_conflict():
            for clause in clauses:
                false = [fact for fact in clause if opposite(fact) in values]
                if len(false) == len(clause):
                    return None, [opposite(fact) for fact in clause]
                if len(false) == len(clause) - 1 and not any(fact in values for fact in clause):
                    unit = next(fact for fact in clause if fact not in false)
                    return unit, [opposite(fact) for fact in false]
            return None, None

        while True:
            unit, reason = unit_or_conflict()
            if unit is None and reason is not None:
                if level > 0:
                    yield trail, reason, clauses
                    count -= 1
                break
            if unit is not None:
                values[unit] = True
                trail.append((unit, level, reason))
                continue
            undecided = [name for name in names if name not in values and "-" + name not in values]
            if not undecided:
                break
            level += 1
            fact = rng.choice(("", "-")) + rng.choice(undecided)
            values[fact] = True
            trail.append((fact, level, None))


def at_random(student):
    for trail, conflict, clauses in conflicts(150):
        expect_answer(student, trail, conflict)
        _, facts, _ = ask(student, trail, conflict)
        for signs in itertools.product(("", "-"), repeat=10):
            world = {sign + name for sign, name in zip(signs, "abcdefghij")}
            if facts <= world and all(world & set(clause) for clause in clauses):
                raise Wrong("other", shown([student.get("Entry")(*entry) for entry in trail], conflict))


def shorter(student):
    Entry = student.get("Entry")
    for trail, conflict, _ in conflicts(300, seed=2):
        given = [Entry(*entry) for entry in trail]
        entries = {entry.fact: entry for entry in given}
        facts, _ = right_answer(given, conflict)

        def follows(fact):
            return entries[fact].level == 0 or entries[fact].reason is not None and all(other in facts or follows(other) for other in entries[fact].reason)

        expected = {fact for fact in facts if entries[fact].reason is None or not follows(fact)}
        found = set(student.get("shorter")(given, set(facts)))
        expect(found == expected, "shorter", shown(given, conflict) + say(
            f": of {', '.join(sorted(facts))}, found {', '.join(sorted(found))}, expected {', '.join(sorted(expected))}",
            f" : de {', '.join(sorted(facts))}, on trouve {', '.join(sorted(found))}, on attend {', '.join(sorted(expected))}"))


TESTS = [
    (("the example of the text", "l’exemple du texte"), example),
    (("small examples", "de petits exemples"), small),
    (("facts of level 0", "des faits du niveau 0"), level_0),
    (("150 conflicts of random formulas", "150 conflits de formules tirées au sort"), at_random),
]
HARDER = [("shorter", ("shorter", "shorter"), shorter)]
