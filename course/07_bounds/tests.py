from quadrille.engine import Store, check_constraint
from testing import Wrong, expect, judge, say

HINTS = {
    "off_by_one": ("x < y, and not x <= y: by how much do the two differ at least?", "x < y, et non x <= y : de combien les deux diffèrent-ils au moins ?"),
    "one_bound": ("both a bound of x and a bound of y may move", "une borne de x et une borne de y peuvent bouger toutes les deux"),
    "other_end": (
        "the greatest x stands below the greatest y, and the least y above the least x",
        "le plus grand x est sous le plus grand y, et le plus petit y au-dessus du plus petit x",
    ),
    "wrong_end": (
        "x = z - y: the least x comes from the least z and the greatest y",
        "x = z - y : le plus petit x vient du plus petit z et du plus grand y",
    ),
    "only_z": ("the equation also says something about x and about y", "l’équation dit aussi quelque chose de x et de y"),
    "only_once": (
        "a rule further down may have changed what a rule above it read: repeat them until nothing changes",
        "une règle plus bas a pu changer ce qu’une règle plus haut a lu : répétez-les tant que quelque chose change",
    ),
    "ignores_failure": (
        "if at_least or at_most returns False, return False at once",
        "si at_least ou at_most renvoie False, renvoyez False aussitôt",
    ),
    "other": ("compare with the meaning, holds", "comparez avec le sens, holds"),
    "too_much_work": (
        "add up the bounds of all variables once in a round, and subtract those of the variable itself",
        "additionnez les bornes de toutes les variables une fois par tour, et soustrayez celles de la variable elle-même",
    ),
}


def shown(domain):
    return "{" + ",".join(map(str, domain)) + "}"


def propagated(constraint, *domains):
    store = Store()
    variables = [store.var(list(domain), name=name) for domain, name in zip(domains, "xyz")]
    store.post(constraint(*variables))
    try:
        possible = store.propagate()
    except ValueError as error:
        if "True" in str(error) and "False" in str(error):
            raise Wrong("ignores_failure", error) from error
        raise
    return [store.domain(v) for v in variables] if possible else None


def where(*domains):
    return ", ".join(say(f"{name} in {shown(domain)}", f"{name} dans {shown(domain)}") for name, domain in zip("xyz", domains))


def expect_left(constraint, domains, expected, keys):
    """keys: functions that tell by what is left which hint fits; the last one is the default's key."""
    found = propagated(constraint, *domains)
    if found == expected:
        return
    was = "False" if found is None else where(*found)
    case = say(f"with {where(*domains)}: found {was}, expected {where(*expected)}", f"avec {where(*domains)} : on trouve {was}, on attend {where(*expected)}")
    for key, fits in keys.items():
        if fits(found):
            raise Wrong(key, case)


def less(student):
    expect_left(student.get("Less"), [[2, 3, 4, 5, 6], [1, 2, 3, 4]], [[2, 3], [3, 4]], {
        "off_by_one": lambda found: found == [[2, 3, 4], [2, 3, 4]],
        "one_bound": lambda found: found is not None and ((found[0] == [2, 3]) != (found[1] == [3, 4])),
        "other_end": lambda found: True,
    })


def all_less(student):
    judge(check_constraint(student.get("Less"), 2, "domain"), "other")


def sum_of_two(student):
    keys = {"wrong_end": lambda found: found is None, "only_z": lambda found: len(found[0]) == 5, "other": lambda found: True}
    expect_left(student.get("Sum"), [range(5), range(5), [6, 7, 8]], [[2, 3, 4], [2, 3, 4], [6, 7, 8]], keys)
    expect_left(student.get("Sum"), [range(3), range(3), range(-5, 9)], [[0, 1, 2], [0, 1, 2], [0, 1, 2, 3, 4]], {"other": lambda found: True})


def holes(student):
    expect_left(student.get("Sum"), [[1], [1, 3], [2, 3]], [[1], [1], [2]], {"wrong_end": lambda found: found is None, "only_once": lambda found: True})


def all_sums(student):
    report = check_constraint(student.get("Sum"), 3, "bounds")
    judge(report, "other", bounds="only_once", not_fixpoint="only_once", fails="wrong_end", removes="wrong_end")


def cages(student):
    cage = student.get("Cage")
    for total in (2, 3, 5):
        judge(check_constraint(lambda *xs, total=total: cage(total, *xs), 3, "bounds"), "other", bounds="only_once")
    judge(check_constraint(lambda *xs: cage(4, *xs), 2, "bounds"), "other")
    calls = []

    class Counting:
        def __init__(self, store):
            self.store = store

        def __getattr__(self, name):
            calls.append(name)
            return getattr(self.store, name)

    store = Store()
    variables = [store.var(1, 9) for _ in range(200)]
    cage(1000, *variables).propagate(Counting(store))
    expect(len(calls) <= 20 * len(variables), "too_much_work", say(
        f"{len(calls)} calls of the store for {len(variables)} variables", f"{len(calls)} appels du store pour {len(variables)} variables"))


TESTS = [
    (("x < y, the example of the text", "x < y, l’exemple du texte"), less),
    (("x < y, all small domains", "x < y, tous les petits domaines"), all_less),
    (("x + y = z, without holes", "x + y = z, sans trous"), sum_of_two),
    (("x + y = z, with holes", "x + y = z, avec des trous"), holes),
    (("x + y = z, all small domains", "x + y = z, tous les petits domaines"), all_sums),
]
HARDER = [("Cage", ("cages", "les cages"), cages)]
