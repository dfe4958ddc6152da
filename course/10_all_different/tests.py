from quadrille.engine import Store, check_constraint
from testing import Wrong, expect, judge, say

HINTS = {
    "direction": (
        "the arrows of matched lines go from the variable to the value, all others from the value to the variable; variables and values are different points, even with the same number",
        "les flèches du couplage vont de la variable à la valeur, toutes les autres de la valeur à la variable ; variables et valeurs sont des points différents, même si leurs numéros sont égaux",
    ),
    "free_values": (
        "a variable may also take a value that nobody has: arrows from the matched values to FREE, and from FREE to the free values",
        "une variable peut aussi prendre une valeur que personne n’a : des flèches des valeurs du couplage vers FREE, et de FREE vers les valeurs libres",
    ),
    "no_failure": (
        "if the largest matching leaves out a variable, there is no solution: return False",
        "si le plus grand couplage laisse une variable de côté, il n’y a pas de solution : renvoyez False",
    ),
    "only_fixed": (
        "it is not enough to look at fixed variables: several variables together may need several values",
        "il ne suffit pas de regarder les variables fixées : plusieurs variables ensemble peuvent avoir besoin de plusieurs valeurs",
    ),
    "matched": ("the matched value of a variable always stays", "la valeur couplée d’une variable reste toujours"),
    "other": ("draw the graph of this case, and its circles", "dessinez le graphe de ce cas, et ses circuits"),
}


def shown(domain):
    return "{" + ",".join(map(str, domain)) + "}"


def propagated(constraint, domains):
    store = Store()
    variables = [store.var(list(domain)) for domain in domains]
    store.post(constraint(*variables))
    return [store.domain(x) for x in variables] if store.propagate() else None


def expect_left(student, domains, expected, key):
    found = propagated(student.get("AllDifferent"), domains)

    def text(domains):
        return "False" if domains is None else " ".join(map(shown, domains))

    expect(found == expected, key, say(f"with the domains {text(domains)}: found {text(found)}, expected {text(expected)}",
                                       f"avec les domaines {text(domains)} : on trouve {text(found)}, on attend {text(expected)}"))


def nothing(student):
    expect_left(student, [[1, 2, 3]] * 3, [[1, 2, 3]] * 3, "direction")
    expect_left(student, [[1, 2, 3]] * 2, [[1, 2, 3]] * 2, "free_values")
    expect_left(student, [[1, 2], [2, 3], [3, 4]], [[1, 2], [2, 3], [3, 4]], "free_values")


def failing(student):
    try:
        expect_left(student, [[1, 2]] * 3, None, "no_failure")
    except KeyError as error:
        raise Wrong("no_failure", f"KeyError: {error}") from error


def pairs(student):
    expect_left(student, [[1, 2], [1, 2], [1, 2, 3]], [[1, 2], [1, 2], [3]], "only_fixed")
    expect_left(student, [[1, 3], [1, 3], [1, 2, 3, 4]], [[1, 3], [1, 3], [2, 4]], "only_fixed")


def all_cases(student):
    for arity in (2, 3, 4):
        judge(check_constraint(student.get("AllDifferent"), arity, "domain"), "other", domain="only_fixed", accepts="no_failure", no_failure="no_failure")


def except_0(student):
    for arity in (2, 3):
        judge(check_constraint(student.get("AllDifferentExcept0"), arity, "domain"), "other")


TESTS = [
    (("nothing to remove", "rien à retirer"), nothing),
    (("three variables, two values", "trois variables, deux valeurs"), failing),
    (("two variables that need two values", "deux variables qui ont besoin de deux valeurs"), pairs),
    (("all small domains", "tous les petits domaines"), all_cases),
]
HARDER = [("AllDifferentExcept0", ("AllDifferentExcept0, in all small domains", "AllDifferentExcept0, dans tous les petits domaines"), except_0)]
