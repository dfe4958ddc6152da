from pathlib import Path

from testing import prolog_test

HERE = Path(__file__).parent
HINTS = {
    "grid": (
        "each of the N rows is a list of N cells, and each cell takes every digit: length, maplist and between",
        "chacune des N lignes est une liste de N cases, et chaque case prend tous les chiffres : length, maplist et between",
    ),
    "tests_early": (
        "grid/2 only generates; testing each row at once is better, and the subject of the next exercise",
        "grid/2 ne fait qu’engendrer ; tester chaque ligne aussitôt est mieux, et c’est le sujet de l’exercice suivant",
    ),
    "test": ("test/1 succeeds exactly if all rows and all columns are different", "test/1 réussit exactement si toutes les lignes et toutes les colonnes sont sans répétition"),
    "rows_only": ("the columns have to be tested, too: columns/2 gives them", "il faut tester aussi les colonnes : columns/2 les donne"),
    "columns_only": ("the rows have to be tested, too", "il faut tester aussi les lignes"),
    "one_row": ("N choices for each cell, and how many cells has the grid?", "N choix pour chaque case, et combien de cases a la grille ?"),
    "by_generating": (
        "compute the number from N alone: N choices for each cell; grids too many to generate are too many to count one by one",
        "calculez ce nombre à partir de N seul : N choix pour chaque case ; des grilles trop nombreuses pour être engendrées le sont aussi pour être comptées une à une",
    ),
    "years": (
        "divide the number of grids by those of one year, in whole numbers: //",
        "divisez le nombre de grilles par celles d’une année, en nombres entiers : //",
    ),
    "other": ("try this goal by hand", "essayez ce but à la main"),
    "saved": (
        "a row has N! orders of different digits, and there are N rows",
        "une ligne a N! ordres de chiffres différents, et il y a N lignes",
    ),
}
TESTS = [
    (("grid/2 generates all grids", "grid/2 engendre toutes les grilles"), prolog_test(HERE, "generates")),
    (("test/1 tests rows and columns", "test/1 teste les lignes et les colonnes"), prolog_test(HERE, "tests")),
    (("grids/2 counts", "grids/2 compte"), prolog_test(HERE, "counts")),
    (("years/3 for 7 x 7", "years/3 pour 7 x 7"), prolog_test(HERE, "takes")),
]
HARDER = [("saved(", ("saved/2", "saved/2"), prolog_test(HERE, "saves"))]
