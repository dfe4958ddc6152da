"""Solves, counts, checks, explains and makes Sudoku and every grid like it.

>>> import quadrille
>>> puzzle = quadrille.Puzzle('1...' '..2.' '.3..' '...4')
>>> print(puzzle.solve())
1243342143122134
"""

from ._quadrille import (
    Answers,
    Bool,
    Canon,
    Condition,
    Environment,
    Expression,
    Grid,
    InputError,
    LimitReached,
    Model,
    ModelSolutions,
    Needless,
    NoSolution,
    Puzzle,
    Rating,
    Reason,
    Solution,
    Solutions,
    Step,
    Verdict,
    Verification,
    Violation,
    __version__,
    generate,
    set_language,
    solve_many,
    sum,
    verify_many,
)

__all__ = [
    "Answers",
    "Bool",
    "Canon",
    "Condition",
    "Environment",
    "Expression",
    "Grid",
    "InputError",
    "LimitReached",
    "Model",
    "ModelSolutions",
    "Needless",
    "NoSolution",
    "Puzzle",
    "Rating",
    "Reason",
    "Solution",
    "Solutions",
    "Step",
    "Verdict",
    "Verification",
    "Violation",
    "__version__",
    "generate",
    "set_language",
    "solve_many",
    "sum",
    "verify_many",
]
