from pathlib import Path

from testing import prolog_test

HERE = Path(__file__).parent
HINTS = {
    "groups": (
        "each group has all cells with one letter, and each letter its group",
        "chaque groupe a toutes les cases d’une lettre, et chaque lettre a son groupe",
    ),
    "runs": (
        "a region goes on in the next rows: look for its letter in the whole grid, not only in what follows at once",
        "une région continue dans les lignes suivantes : cherchez sa lettre dans toute la grille, et non seulement dans ce qui suit aussitôt",
    ),
    "fixed_letters": (
        "which letters occur is only known from the grid itself: sort/2 gives each of them once",
        "quelles lettres il y a, seule la grille le dit : sort/2 donne chacune d’elles une fois",
    ),
    "boxes": ("the regions are not squares: only the letters say what belongs together", "les régions ne sont pas des carrés : seules les lettres disent ce qui va ensemble"),
    "copies": (
        "findall/3 copies variables, and constraints on copies say nothing about the cells: use recursion or maplist",
        "findall/3 copie les variables, et des contraintes sur des copies ne disent rien des cases : employez la récursion ou maplist",
    ),
    "none": ("letters and cells are lists of lists, of the same shape: append/2 makes one list of each; and a cell with another letter is passed over",
             "lettres et cases sont des listes de listes, de même forme : append/2 fait de chacune une seule liste ; et une case d’une autre lettre est sautée"),
    "several": (
        "groups has further answers, and wrong ones: the clause that passes over a cell must not apply to cells with the letter; use -> or a cut",
        "groups a d’autres réponses, qui sont fausses : la clause qui saute une case ne doit pas s’appliquer aux cases de la lettre ; employez -> ou une coupure",
    ),
    "lambda": (
        "a lambda >> copies the variables of its body, unless / shares them: [Names,Cells]/[Letter,Group]>>Goal; or write a predicate of its own",
        "un lambda >> copie les variables de son corps, sauf celles que / partage : [Names,Cells]/[Letter,Group]>>Goal ; ou écrivez un prédicat à part",
    ),
    "other": ("try this goal by hand", "essayez ce but à la main"),
    "drawn": (
        "N rows of N letters, N regions of N cells, and from each cell of a region one gets to all others through neighbours",
        "N lignes de N lettres, N régions de N cases, et de chaque case d’une région on arrive à toutes les autres par des voisines",
    ),
}
TESTS = [
    (("four boxes", "quatre blocs"), prolog_test(HERE, "small")),
    (("any letters", "des lettres quelconques"), prolog_test(HERE, "others")),
    (("regions of any form", "des régions de toute forme"), prolog_test(HERE, "four")),
    (("the cells themselves", "les cases elles-mêmes"), prolog_test(HERE, "same_variables")),
    (("whole puzzles", "des grilles entières"), prolog_test(HERE, "solved")),
]
HARDER = [("drawn(", ("drawn/1", "drawn/1"), prolog_test(HERE, "drawings"))]
