from quadrille.engine import Store, check_constraint
from testing import Wrong, expect, judge, say

HINTS = {
    "one_side": (
        "the constraint is symmetric: whichever variable is fixed, store.remove takes its value from the other one",
        "la contrainte est symétrique : quelle que soit la variable fixée, store.remove retire sa valeur à l’autre",
    ),
    "ignores_failure": (
        "store.remove returns False if no value would be left; then propagate must return False, too",
        "store.remove renvoie False s’il ne devait rester aucune valeur ; propagate doit alors renvoyer False, elle aussi",
    ),
    "too_eager": (
        "a variable with several values excludes nothing yet: it can take another one",
        "une variable à plusieurs valeurs n’exclut encore rien : elle peut en prendre une autre",
    ),
    "weak": ("which value is excluded here, and by which fixed variable?", "quelle valeur est exclue ici, et par quelle variable fixée ?"),
    "other": ("compare with the meaning, holds", "comparez avec le sens, holds"),
}


def propagated(student, first, second):
    store = Store()
    x, y = store.var(first, name="x"), store.var(second, name="y")
    store.post(student.get("NotEqual")(x, y))
    try:
        possible = store.propagate()
    except ValueError as error:
        if "True" in str(error) and "False" in str(error):
            raise Wrong("ignores_failure", error) from error
        raise
    return possible, store.domain(x), store.domain(y)


def shown(domain):
    return "{" + ",".join(map(str, domain)) + "}"


def fixed(student):
    for first, second in (([3], [1, 2, 3]), ([1, 2, 3], [3])):
        possible, x, y = propagated(student, first, second)
        expect(possible, "too_eager", say(
            f"with x in {shown(first)}, y in {shown(second)}: propagate() returns False, although x = 1, y = 3 or x = 3, y = 1 is possible",
            f"avec x dans {shown(first)}, y dans {shown(second)} : propagate() renvoie False, alors que x = 1, y = 3 ou x = 3, y = 1 est possible"))
        expect(3 not in (x if len(x) > 1 else y), "one_side", say(
            f"with x in {shown(first)}, y in {shown(second)}: the domains {shown(x)} and {shown(y)} are left, expected 3 in one of them only",
            f"avec x dans {shown(first)}, y dans {shown(second)} : il reste les domaines {shown(x)} et {shown(y)}, on attend 3 dans un seul des deux"))


def still_open(student):
    possible, x, y = propagated(student, [1, 2], [2, 3])
    expect(possible and x == [1, 2] and y == [2, 3], "too_eager", say(
        f"with x in {{1,2}}, y in {{2,3}}: the domains {shown(x)} and {shown(y)} are left, although x = 1, y = 2 and x = 2, y = 3 are possible",
        f"avec x dans {{1,2}}, y dans {{2,3}} : il reste les domaines {shown(x)} et {shown(y)}, alors que x = 1, y = 2 et x = 2, y = 3 sont possibles"))


def failing(student):
    expect(propagated(student, [2], [2])[0] is False, "ignores_failure", say(
        "with x in {2}, y in {2}: propagate() returns True", "avec x dans {2}, y dans {2} : propagate() renvoie True"))


def all_cases(student):
    judge(check_constraint(student.get("NotEqual"), 2, "domain"), "other", domain="weak", fails="too_eager", removes="too_eager", accepts="ignores_failure")


def not_consecutive(student):
    judge(check_constraint(student.get("NotConsecutive"), 2, "domain"), "other")


TESTS = [
    (("one variable is fixed", "une variable est fixée"), fixed),
    (("no variable is fixed", "aucune variable n’est fixée"), still_open),
    (("both have the same value", "les deux ont la même valeur"), failing),
    (("all small domains", "tous les petits domaines"), all_cases),
]
HARDER = [("NotConsecutive", ("NotConsecutive, in all small domains", "NotConsecutive, dans tous les petits domaines"), not_consecutive)]
