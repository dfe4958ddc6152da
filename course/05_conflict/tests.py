import re
from pathlib import Path

from testing import Wrong, expect, say

HERE = Path(__file__).parent
HINTS = {
    "no_conflict": (
        "the wrong model has solutions with these constraints alone; begin with all, and leave out one at a time",
        "avec ces contraintes seules, le modèle faux a des solutions ; partez de toutes, et laissez-en de côté une à la fois",
    ),
    "not_smallest": (
        "leave out one constraint after another; if there is still no solution, leave it out for good",
        "laissez de côté une contrainte après l’autre ; s’il n’y a toujours pas de solution, laissez-la de côté pour de bon",
    ),
    "sets": (
        "write the three sets as lists of numbers: {5, 6}, or 1..6",
        "écrivez les trois ensembles comme des listes de nombres : {5, 6}, ou 1..6",
    ),
    "unmended": (
        "write down the cells of two blocks of the conflict: which cell do they share?",
        "écrivez les cases de deux blocs du conflit : quelle case ont-ils en commun ?",
    ),
    "stride": (
        "how many blocks stand side by side? Their number is the height of a block, not its width",
        "combien de blocs y a-t-il côte à côte ? Leur nombre est la hauteur d’un bloc, non sa largeur",
    ),
    "one_shape": (
        "the predicate has to work for every height and width, without numbers such as 2 and 3",
        "le prédicat doit marcher pour toute hauteur et toute largeur, sans nombres comme 2 et 3",
    ),
    "lost_blocks": (
        "all cells of a block differ: height times width of them",
        "toutes les cases d’un bloc diffèrent : il y en a hauteur fois largeur",
    ),
    "block_of": (
        "row by row: how many blocks are above, and how many to the left?",
        "ligne par ligne : combien de blocs y a-t-il au-dessus, et combien à gauche ?",
    ),
}
SIX = "200501000000040030000000560002000005"
PUZZLES = [  # height, width, givens; each has one solution
    (2, 3, SIX),
    (2, 2, "1000002003000004"),
    (3, 2, "".join(SIX[row * 6 + column] for column in range(6) for row in range(6))),
    (3, 3, "000000000000003085001020000000507000004000100090000000500000073002010000000040009"),
]


def numbers(model, name):
    """The set that the model gives to a name."""
    found = re.search(rf"set of int: {name} = (?:(\d+)\.\.(\d+)|\{{([\d\s,]*)\}});", model)
    if not found:
        raise Wrong("sets", name)
    if found[1]:
        return list(range(int(found[1]), int(found[2]) + 1))
    return [int(number) for number in found[3].replace(",", " ").split()]


def data(height, width, givens, parts):
    size = height * width
    rows = [givens[i:i + size] for i in range(0, size * size, size)]
    sets = "".join(f"{name} = {{{', '.join(map(str, part))}}};\n" for name, part in zip(("rows", "columns", "blocks"), parts))
    return f"height = {height};\nwidth = {width};\ngivens = [| {' | '.join(', '.join(row) for row in rows)} |];\n{sets}"


def conflict(student):
    model = student.file.read_text(encoding="utf-8", errors="replace")
    parts = [numbers(model, f"conflict_{name}") for name in ("rows", "columns", "blocks")]
    original = (HERE / "start.mzn").read_text(encoding="utf-8")
    if not any(parts):
        raise Wrong("unwritten")
    kinds = say(("row", "column", "block"), ("ligne", "colonne", "bloc"))
    expect(all(1 <= number <= 6 for part in parts for number in part), "sets", str(parts))
    shown = ", ".join(f"{kind} {number}" for kind, part in zip(kinds, parts) for number in part)
    expect(student.minizinc(original, data(2, 3, SIX, parts))[0] == 1, "no_conflict", shown)
    for place, part in enumerate(parts):
        for number in part:
            fewer = list(parts)
            fewer[place] = [other for other in part if other != number]
            expect(student.minizinc(original, data(2, 3, SIX, fewer))[0] == 0, "not_smallest", say(
                f"{shown}: without {kinds[place]} {number} there is no solution, either", f"{shown} : sans {kinds[place]} {number}, il n’y a pas non plus de solution"))


def mended(student):
    model = student.file.read_text(encoding="utf-8", errors="replace")
    outcomes = {}
    for height, width, givens in PUZZLES:
        size = height * width
        all_parts = [range(1, size + 1)] * 3
        try:
            code, found = student.minizinc(model, data(height, width, givens, all_parts), "--limit", "2")
        except Wrong as wrong:
            if (height, width) == (2, 2) or "undefined" not in wrong.case:
                raise
            code, found = 1, []
        outcomes[height, width] = (code, found)
        if found and not has_right_blocks(found[0]["x"], height, width) or len(found) > 1:
            raise Wrong("lost_blocks", say(f"blocks of {height} x {width}: found a solution in which a block repeats a digit",
                                           f"blocs de {height} x {width} : on trouve une solution où un bloc répète un chiffre"))
    without = [f"{height} x {width}" for (height, width), (code, _) in outcomes.items() if code == 1]
    if not without:
        return
    case = say(f"no solution with blocks of {', '.join(without)}", f"pas de solution avec des blocs de {', '.join(without)}")
    if "2 x 3" not in without:
        raise Wrong("one_shape", case)
    raise Wrong("unmended" if "left + j" in model and "* height;\n    int: left = ((b - 1) mod height) * height;" in model else "stride", case)


def has_right_blocks(grid, height, width):
    size = height * width
    return all(len({grid[top + i][left + j] for i in range(height) for j in range(width)}) == size
               for top in range(0, size, height) for left in range(0, size, width))


def block_of(student):
    model = student.file.read_text(encoding="utf-8", errors="replace")
    for height, width, givens in PUZZLES:
        size = height * width
        asserted = "".join(f'constraint assert(block_of({r + 1}, {c + 1}) == {r // height * height + c // width + 1}, "block_of");\n'
                           for r in range(size) for c in range(size))
        try:
            student.minizinc(model + asserted, data(height, width, givens, [[], [], []]))
        except Wrong as wrong:
            if "Assertion" in wrong.case or "assert" in wrong.case:
                raise Wrong("block_of", say(f"blocks of {height} x {width}", f"blocs de {height} x {width}")) from wrong
            raise


TESTS = [
    (("the smallest conflict", "le plus petit conflit"), conflict),
    (("the predicate block, with blocks of several shapes", "le prédicat block, avec des blocs de plusieurs formes"), mended),
]
HARDER = [("function int: block_of", ("block_of", "block_of"), block_of)]
