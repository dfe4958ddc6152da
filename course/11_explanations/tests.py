from quadrille.engine import Store, check_constraint
from testing import Wrong, expect, judge, say

HINTS = {
    "everything": (
        "give only the facts that the conclusion needs: each further one makes the learnt clause longer and weaker",
        "ne donnez que les faits dont la conclusion a besoin : chaque fait de plus rend la clause apprise plus longue et plus faible",
    ),
    "wrong_side": (
        "a bound of x follows from a bound of y, and the other way round: the reason is about the other variable",
        "une borne de x découle d’une borne de y, et inversement : la raison concerne l’autre variable",
    ),
    "wrong_end": (
        "look at the rule by which propagate has moved this bound: which two bounds does it read? (Compare variables by ==, not by is.)",
        "regardez la règle par laquelle propagate a déplacé cette borne : quelles sont les deux bornes qu’elle lit ? (Comparez les variables par ==, non par is.)",
    ),
    "only_owner": (
        "the variable that has the value might take another one: all variables that share these values belong to the reason",
        "la variable qui a la valeur pourrait en prendre une autre : toutes les variables qui se partagent ces valeurs font partie de la raison",
    ),
    "no_failure": (
        "for a failure, fact is None: begin with the values of a variable that the matching leaves out, and add this variable",
        "pour un échec, fact vaut None : partez des valeurs d’une variable que le couplage laisse de côté, et ajoutez cette variable",
    ),
    "other": ("do these facts, with the constraint, exclude everything else?", "ces faits, avec la contrainte, excluent-ils tout le reste ?"),
}


def listed(reasons):
    return "[" + ", ".join(map(str, reasons)) + "]"


def explained(constraint, domains, decisions, fact, universe=(1, 9)):
    """The reasons for a fact after decisions, and the variables."""
    store = Store()
    variables = [store.var(*universe, name=name) for name in "xyzuvw"[: domains]]
    posted = constraint(*variables)
    store.post(posted)
    if not store.propagate():
        raise Wrong("other", "propagate")
    store.push()
    for decision in decisions(*variables):
        store.impose(decision)
    possible = store.propagate()
    question = fact(*variables)
    try:
        reasons, by = store.explain_failure() if question is None else store.explain(question)
    except AttributeError as error:
        if question is None and "'NoneType'" in str(error):
            raise Wrong("no_failure", error) from error
        raise
    if question is None and possible or by is not posted:
        raise Wrong("other", say("propagate was changed", "propagate a été changée"))
    return reasons, variables


def expect_reasons(constraint, count, decisions, fact, expected, key, universe=(1, 9)):
    reasons, variables = explained(constraint, count, decisions, fact, universe)
    right = expected(*variables)
    question = fact(*variables)
    about = say("the failure", "l’échec") if question is None else str(question)
    case = say(f"after {', '.join(map(str, decisions(*variables)))}: {about} is explained by {listed(reasons)}, expected {listed(right)}",
               f"après {', '.join(map(str, decisions(*variables)))} : {about} s’explique par {listed(reasons)}, on attend {listed(right)}")
    if set(reasons) > set(right):
        raise Wrong("everything", case)
    expect(set(reasons) == set(right), key, case)


def less(student):
    constraint = student.get("Less")
    expect_reasons(constraint, 2, lambda x, y: [y <= 4], lambda x, y: x <= 3, lambda x, y: [y <= 4], "wrong_side")
    expect_reasons(constraint, 2, lambda x, y: [x >= 5], lambda x, y: y >= 6, lambda x, y: [x >= 5], "wrong_side")


def sums(student):
    constraint = student.get("Sum")
    expect_reasons(constraint, 3, lambda x, y, z: [x >= 4, y >= 3], lambda x, y, z: z >= 7, lambda x, y, z: [x >= 4, y >= 3], "wrong_end", (0, 20))
    expect_reasons(constraint, 3, lambda x, y, z: [x <= 4, y <= 3], lambda x, y, z: z <= 7, lambda x, y, z: [x <= 4, y <= 3], "wrong_end", (0, 20))
    expect_reasons(constraint, 3, lambda x, y, z: [z >= 15, y <= 3], lambda x, y, z: x >= 12, lambda x, y, z: [z >= 15, y <= 3], "wrong_end", (0, 20))
    expect_reasons(constraint, 3, lambda x, y, z: [z <= 9, x >= 5], lambda x, y, z: y <= 4, lambda x, y, z: [z <= 9, x >= 5], "wrong_end", (0, 20))


def all_different(student):
    constraint = student.get("AllDifferent")

    def two(x, y, z, u):
        return [x <= 2, y <= 2, u >= 3]

    def both(x, y, z, u):
        return [x != 3, x != 4, y != 3, y != 4]

    expect_reasons(constraint, 4, two, lambda x, y, z, u: z != 1, both, "only_owner", (1, 4))
    expect_reasons(constraint, 4, lambda z, y, x, u: [x <= 2, y <= 1, u >= 3], lambda z, y, x, u: z != 2, lambda z, y, x, u: both(x, y, z, u), "only_owner", (1, 4))
    expect_reasons(constraint, 4, lambda x, y, z, u: [x <= 2, y <= 2, z <= 2], lambda *_: None, lambda x, y, z, u: [*both(x, y, z, u), z != 3, z != 4], "no_failure", (1, 4))


def all_cases(student):
    judge(check_constraint(student.get("Less"), 2, "domain"), "other", explanation="wrong_side")
    judge(check_constraint(student.get("Sum"), 3, "bounds"), "other", explanation="wrong_end", explanation_of_failure="wrong_end")
    for arity in (2, 3, 4):
        judge(check_constraint(student.get("AllDifferent"), arity, "domain"), "other", explanation="only_owner", explanation_of_failure="no_failure")


def cages(student):
    cage = student.get("Cage")
    judge(check_constraint(lambda *xs: cage(4, *xs), 3, "bounds"), "other", explanation="wrong_end")
    reasons, _ = explained(lambda *xs: cage(30, *xs), 6, lambda *xs: [x <= 4 for x in xs[:5]], lambda *xs: xs[5] >= 10, (1, 20))
    expect(len(reasons) <= 5, "everything", listed(reasons))


TESTS = [
    (("x < y", "x < y"), less),
    (("x + y = z", "x + y = z"), sums),
    (("all_different", "all_different"), all_different),
    (("all small domains", "tous les petits domaines"), all_cases),
]
HARDER = [("Cage", ("cages", "les cages"), cages)]
