from pathlib import Path

from testing import prolog_test

HERE = Path(__file__).parent
HINTS = {
    "neighbours_only": (
        "not only neighbours in the list differ: each element differs from all that come after it",
        "il n’y a pas que les voisins dans la liste : chaque élément diffère de tous ceux qui le suivent",
    ),
    "with_itself": (
        "no variable differs from itself: compare each element with those after it only, and end at the empty list",
        "aucune variable ne diffère d’elle-même : ne comparez chaque élément qu’à ceux qui le suivent, et finissez à la liste vide",
    ),
    "undone": (
        "forall/2 and \\+ undo what they have posted, copies are other variables, and \\== only tests: post #\\= by maplist or recursion",
        "forall/2 et \\+ défont ce qu’ils ont posé, les copies sont d’autres variables, et \\== ne fait que tester : posez #\\= par maplist ou par récursion",
    ),
    "tests_now": (
        "\\= and \\== test what is there now; only #\\= is a constraint, which waits for the values",
        "\\= et \\== testent ce qui est là maintenant ; seul #\\= est une contrainte, qui attend les valeurs",
    ),
    "early": ("post constraints, with #\\=, before the variables have values", "posez des contraintes, avec #\\=, avant que les variables aient des valeurs"),
    "prediction": (
        "post the constraint at Prolog’s prompt and look at what is left; pairs alone see only fixed variables",
        "posez la contrainte à l’invite de Prolog et regardez ce qui reste ; les paires seules ne voient que les variables fixées",
    ),
    "has_fixed": (
        "a fixed variable is seen by pairs, too; find variables that need several values together",
        "une variable fixée, les paires la voient aussi ; trouvez des variables qui ont besoin de plusieurs valeurs ensemble",
    ),
    "hall": (
        "two variables that share two values leave none of these to the third",
        "deux variables qui se partagent deux valeurs n’en laissent aucune à la troisième",
    ),
    "no_solution": ("there must be a solution", "il doit y avoir une solution"),
    "own": ("find other domains", "trouvez d’autres domaines"),
    "one_fixed": ("N-1 variables share N-1 values, and the last one has one value more", "N-1 variables se partagent N-1 valeurs, et la dernière a une valeur de plus"),
    "other": ("try this goal by hand", "essayez ce but à la main"),
}
TESTS = [
    (("pairwise/1", "pairwise/1"), prolog_test(HERE, "differ")),
    (("what is removed in the three cases", "ce qui est retiré dans les trois cas"), prolog_test(HERE, "predictions")),
    (("hall/1", "hall/1"), prolog_test(HERE, "halls")),
]
HARDER = [("hall(N", ("hall/2", "hall/2"), prolog_test(HERE, "any_size"))]
