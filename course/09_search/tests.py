from testing import Wrong, expect, say

HINTS = {
    "change": ("note the old domain before you set the new one", "notez l’ancien domaine avant de poser le nouveau"),
    "undo_order": (
        "undo the last note first: then the oldest domain of a cell is put back last, and stays",
        "défaites d’abord la dernière note : le plus ancien domaine d’une case est alors remis en dernier, et il reste",
    ),
    "kept_notes": (
        "undo only the notes from the mark on, and take each of them off the list",
        "ne défaites que les notes à partir de la marque, et ôtez chacune de la liste",
    ),
    "no_yield": (
        "a call of a generator runs nothing by itself: yield from solutions(trail, peers) passes on what it finds; and return gives no solution, yield does",
        "appeler un générateur n’exécute rien : yield from solutions(trail, peers) transmet ce qu’il trouve ; et return ne donne pas de solution, yield en donne une",
    ),
    "all_decided": (
        "if first_cell returns None, all cells are decided: yield the solution, and end there",
        "si first_cell renvoie None, toutes les cases sont décidées : donnez la solution par yield, et arrêtez-vous là",
    ),
    "not_a_set": ("a domain is a set, also if it has one digit: frozenset([digit])", "un domaine est un ensemble, même s’il n’a qu’un chiffre : frozenset([digit])"),
    "digits": (
        "a solution gives each cell its digit, a number; and each solution is a dict of its own, since the domains will change again",
        "une solution donne à chaque case son chiffre, un nombre ; et chaque solution est un dict à part, car les domaines changeront encore",
    ),
    "no_undo": (
        "go back to the mark after every digit, also after a failure, and after the last one",
        "revenez à la marque après chaque chiffre, aussi après un échec, et après le dernier",
    ),
    "first_only": (
        "a solution, or a success below, is no reason to stop: the other digits of the cell may have more",
        "une solution, ou une réussite plus bas, n’est pas une raison d’arrêter : les autres chiffres de la case en ont peut-être d’autres",
    ),
    "any_cell": ("which cell has the fewest digits?", "quelle case a le moins de chiffres ?"),
    "decided_cell": ("choose among the cells that have several digits", "choisissez parmi les cases qui ont plusieurs chiffres"),
    "not_none": ("if every cell has one digit, there is nothing to decide: return None", "si chaque case a un seul chiffre, il n’y a rien à décider : renvoyez None"),
    "other": ("try the puzzle 1.....2..3.....4 by hand, with print", "essayez la grille 1.....2..3.....4 à la main, avec print"),
    "ties": ("first the number of digits; among equals, the number of undecided peers", "d’abord le nombre de chiffres ; à égalité, le nombre de voisines indécises"),
}
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
MOST_NODES = 20000


def shown(values):
    return "{" + ",".join(map(str, sorted(values))) + "}"


def trail(student):
    domains = {"a": frozenset([1, 2, 3]), "b": frozenset([4, 5])}
    trail = student.get("Trail")(domains)
    expect(trail.mark() == 0, "change", "mark()")
    trail.change("b", frozenset([4]))
    trail.back_to(0)
    expect(trail.domains["b"] == frozenset([4, 5]), "change", say(
        f"b had {{4,5}}, then {{4}}; after back_to it has {shown(trail.domains['b'])}", f"b avait {{4,5}}, puis {{4}} ; après back_to elle a {shown(trail.domains['b'])}"))
    expect(trail.mark() == 0, "kept_notes", say(f"after back_to(0), mark() is {trail.mark()}", f"après back_to(0), mark() vaut {trail.mark()}"))
    trail.change("b", frozenset([4]))
    mark = trail.mark()
    for values in ([1, 2], [1]):
        trail.change("a", frozenset(values))
        expect(trail.domains["a"] == frozenset(values), "change", say(
            f"change('a', {shown(values)}): the domain is {shown(trail.domains['a'])}", f"change('a', {shown(values)}) : le domaine est {shown(trail.domains['a'])}"))
    trail.back_to(mark)
    expect(trail.domains["a"] == frozenset([1, 2, 3]), "undo_order", say(
        f"a had {{1,2,3}}, then {{1,2}}, then {{1}}; after back_to it has {shown(trail.domains['a'])}",
        f"a avait {{1,2,3}}, puis {{1,2}}, puis {{1}} ; après back_to elle a {shown(trail.domains['a'])}"))
    expect(trail.domains["b"] == frozenset([4]) and trail.mark() == mark, "kept_notes", say("a change before the mark was undone, too", "un changement d’avant la marque a été défait aussi"))
    trail.back_to(0)
    expect(trail.domains["b"] == frozenset([4, 5]), "change", say("back_to(0) does not restore all", "back_to(0) ne rétablit pas tout"))


def all_solutions(student, text, height, width, most=None):
    """The solutions, and the number of decisions."""
    module = student.module
    peers = student.get("peers_of")(height, width)
    original = student.get("propagate")
    nodes = 0

    def counted(*arguments):
        nonlocal nodes
        nodes += 1
        for cell in arguments[2]:
            domain = arguments[0].domains[cell]
            expect(isinstance(domain, (set, frozenset)), "not_a_set", say(f"{cell} has {domain!r}", f"{cell} a {domain!r}"))
        if most and nodes > most:
            raise Wrong("any_cell", say(f"stopped after {most} decisions", f"arrêté après {most} décisions"))
        return original(*arguments)

    trail = student.get("Trail")(student.get("read")(text, height, width))
    if not original(trail, peers, list(peers)):
        return [], 0
    before = dict(trail.domains)
    module.propagate = counted
    try:
        answers = list(student.get("solutions")(trail, peers))
    except KeyError as error:
        if error.args == (None,):
            raise Wrong("all_decided", "KeyError: None") from error
        raise
    finally:
        module.propagate = original
    for answer in answers:
        expect(isinstance(answer, dict) and all(isinstance(answer.get(cell), int) for cell in peers), "digits", say(f"found {answer!r}"[:150], f"on trouve {answer!r}"[:150]))
    found = ["".join(str(answer[cell]) for cell in sorted(peers)) for answer in answers]
    if trail.domains != before:
        raise Wrong("no_undo", say(f"{text}: at the end the domains are not what they were", f"{text} : à la fin, les domaines ne sont pas ce qu’ils étaient"))
    return found, nodes


def small(student):
    for text, count in (("1.....2..3.....4", 1), ("1...............", 72), ("................", 288), ("12..............", 24), ("1.2..3.......4..", None)):
        found, _ = all_solutions(student, text, 2, 2)
        if count is None:
            continue
        case = say(f"{text}: {len(found)} solutions, expected {count}", f"{text} : {len(found)} solutions, on en attend {count}")
        expect(found, "no_yield", case)
        expect(len(set(found)) == len(found), "other", case)
        expect(len(found) == count, "first_only" if len(found) < count else "other", case)


def dead_ends(student):
    """Three cells that differ, with two digits: only failures."""
    peers = {"a": ["b", "c"], "b": ["a", "c"], "c": ["a", "b"]}
    trail = student.get("Trail")({cell: frozenset([1, 2]) for cell in peers})
    found = list(student.get("solutions")(trail, peers))
    case = say("a, b and c differ, and each has {1,2}", "a, b et c diffèrent, et chacune a {1,2}")
    expect(not found, "other", say(f"{case}: found {found}", f"{case} : on trouve {found}"))
    expect(all(values == frozenset([1, 2]) for values in trail.domains.values()), "no_undo", say(
        f"{case}; at the end: " + ", ".join(f"{cell} {shown(values)}" for cell, values in trail.domains.items()),
        f"{case} ; à la fin : " + ", ".join(f"{cell} {shown(values)}" for cell, values in trail.domains.items())))


def undecided(student):
    first_cell = student.get("first_cell")
    for domains, expected in (({"a": frozenset([3]), "b": frozenset([1, 2])}, "b"), ({"a": frozenset([3])}, None)):
        found = first_cell(dict(domains))
        listed = ", ".join(f"{cell} {shown(values)}" for cell, values in domains.items())
        expect(found == expected, "decided_cell" if expected else "not_none", say(f"{listed}: found {found}, expected {expected}", f"{listed} : on trouve {found}, on attend {expected}"))


def choice(student):
    first_cell = student.get("first_cell")
    domains = {"a": frozenset([3]), "b": frozenset([1, 2, 3]), "c": frozenset([1, 2]), "d": frozenset([1, 2, 3, 4])}
    found = first_cell(dict(domains))
    case = say(f"a {{3}}, b {{1,2,3}}, c {{1,2}}, d {{1,2,3,4}}: the cell {found} is chosen", f"a {{3}}, b {{1,2,3}}, c {{1,2}}, d {{1,2,3,4}} : la case {found} est choisie")
    expect(found == "c", "any_cell", case)


def hard(student):
    found, _ = all_solutions(student, HARD, 3, 3, MOST_NODES)
    expect(len(found) == 1, "other", say(f"{HARD}: {len(found)} solutions, expected 1", f"{HARD} : {len(found)} solutions, on en attend 1"))


def ties(student):
    peers = {"a": ["d"], "b": ["c", "d"], "c": ["b", "d", "e"], "d": ["a", "b", "c"], "e": ["c"]}
    domains = {"a": frozenset([1, 2]), "b": frozenset([1, 2]), "c": frozenset([1, 2]), "d": frozenset([1, 2, 3]), "e": frozenset([7])}
    choose = student.get("first_cell_with_ties")
    for change, expected in (({}, "b"), ({"d": frozenset([4])}, "b"), ({"e": frozenset([7, 8, 9])}, "c"), ({"a": frozenset([2]), "b": frozenset([1, 2, 3])}, "c")):
        now = {**domains, **change}
        found = choose(now, peers)
        fine = (expected,) if change.keys() != {"d"} and change else ("b", "c")
        expect(found in fine, "ties", ", ".join(f"{cell} {shown(values)}" for cell, values in now.items()) + say(f": found {found}", f" : on trouve {found}"))
    expect(choose({"e": frozenset([7])}, peers) is None, "not_none")


TESTS = [
    (("the trail", "la trace"), trail),
    (("an undecided cell", "une case à décider"), undecided),
    (("all solutions of small puzzles", "toutes les solutions de petites grilles"), small),
    (("a puzzle without a solution", "une grille sans solution"), dead_ends),
    (("the choice of the cell", "le choix de la case"), choice),
    (("a hard puzzle", "une grille difficile"), hard),
]
HARDER = [("first_cell_with_ties", ("cells with equally many digits", "des cases qui ont autant de chiffres"), ties)]
