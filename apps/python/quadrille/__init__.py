"""Solves, counts, checks, explains and makes Sudoku and every grid like it.

>>> import quadrille
>>> puzzle = quadrille.Puzzle('1...' '..2.' '.3..' '...4')
>>> print(puzzle.solve())
1243342143122134
"""

from ._quadrille import (
    Answers,
    Grid,
    InputError,
    LimitReached,
    NoSolution,
    Puzzle,
    Rating,
    Reason,
    Solutions,
    Step,
    Verdict,
    __version__,
    generate,
    solve_many,
)

__all__ = [
    "Answers",
    "Grid",
    "InputError",
    "LimitReached",
    "NoSolution",
    "Puzzle",
    "Rating",
    "Reason",
    "Solutions",
    "Step",
    "Verdict",
    "__version__",
    "generate",
    "solve_many",
]
