from pathlib import Path

from testing import Wrong, prolog_test

HERE = Path(__file__).parent
HINTS = {
    "not_earlier": (
        "a row is complete long before the grid is: test it as soon as fill/2 has filled it",
        "une ligne est complète bien avant la grille : testez-la dès que fill/2 l’a remplie",
    ),
    "too_early": (
        "as long as the cells of a row are unknown, they are all different from one another: \\== compares what is there now",
        "tant que les cases d’une ligne sont inconnues, elles diffèrent toutes les unes des autres : \\== compare ce qui est là maintenant",
    ),
    "no_columns": ("the columns have to be tested, too, when all rows are there", "il faut tester aussi les colonnes, quand toutes les lignes sont là"),
    "lost": ("moving a goal changes neither the solutions nor their number", "déplacer un but ne change ni les solutions ni leur nombre"),
    "columns_late": (
        "after each new row, the columns of the rows so far can be tested",
        "après chaque nouvelle ligne, on peut tester les colonnes des lignes qui sont déjà là",
    ),
    "other": ("try this goal by hand", "essayez ce but à la main"),
}


def is_changed(student):
    """The program at the beginning is right, but nothing has been written yet."""
    if student.file.read_text(encoding="utf-8", errors="replace").split("empty(N, Rows) :-")[0].count("maplist(fill(N), Rows),\n    maplist(different, Rows),"):
        raise Wrong("unwritten")


TESTS = [
    (("a goal was moved", "un but a été déplacé"), is_changed),
    (("the squares of size 2 and 3", "les carrés de taille 2 et 3"), prolog_test(HERE, "right")),
    (("the number of steps", "le nombre d’étapes"), prolog_test(HERE, "early")),
]
HARDER = [("latin_by_rows(", ("latin_by_rows/2", "latin_by_rows/2"), prolog_test(HERE, "harder"))]
