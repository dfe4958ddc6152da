"""The engine, driven from Python: for those who write constraints and searches of their own.

A store has variables with domains. Constraints narrow these domains: propagate() runs them until none can remove anything more.
push() and pop() open and close levels, so a search can go back. A failure is a return value: False.

>>> from quadrille.engine import Constraint, Store
>>> class NotEqual(Constraint):
...     def propagate(self, store):
...         x, y = self.scope
...         if store.is_fixed(x) and not store.remove(y, store.value(x)):
...             return False
...         return not store.is_fixed(y) or store.remove(x, store.value(y))
...     def holds(self, values):
...         return values[0] != values[1]
>>> store = Store()
>>> x, y = store.var(1, 3), store.var(2, 2)
>>> store.post(NotEqual(x, y))
>>> store.propagate(), store.domain(x)
(True, [1, 3])

It is made for learning: a constraint in Python is some hundred times slower than one of the engine. quadrille.Model solves models.
"""

from __future__ import annotations

from collections.abc import Sequence

from ._checking import Report, check_constraint
from ._quadrille import Fact, Past, Store, Variable

__all__ = ["CHANGED", "FIXED", "LOWER", "UPPER", "Constraint", "Fact", "Past", "Report", "Store", "Variable", "check_constraint"]

for _type in (Fact, Past, Report, Store, Variable, check_constraint):
    _type.__module__ = __name__

# Events, for Constraint.wakes_on.
FIXED = 1  # one value is left
LOWER = 2  # the least value has gone
UPPER = 4  # the greatest value has gone
CHANGED = 8  # any value has gone


class Constraint:
    """A constraint of your own: derive from it, and pass its variables to super().__init__ if you write an __init__.

    A class may also have a method explain(past, fact). It is given a fact that propagate() has imposed, such as x != 3, or None if
    propagate() returned False without such a change. It returns a list of facts that held in the past, before that change, and
    which together with the constraint imply the fact (or, for None, that the constraint cannot hold). Without it, everything that
    was known about the variables is the explanation.
    """

    scope: tuple[Variable, ...]

    def __init__(self, *variables: Variable) -> None:
        """variables: its scope, in the order in which holds() takes their values."""
        self.scope = variables

    def propagate(self, store: Store) -> bool:
        """Removes values of the scope that no solution of the constraint has.

        Returns False if there is no solution. If a change returns False, return False at once. A run does not wake its own
        constraint, so end only when another run would remove nothing. The constraint is not told when the store goes back, so it
        may not keep what it has learnt about domains for a later run.
        """
        raise NotImplementedError

    def holds(self, values: Sequence[int]) -> bool:
        """Its meaning: whether the values, one for each variable of the scope, satisfy it."""
        raise NotImplementedError

    def wakes_on(self, place: int) -> int:
        """The events of scope[place] after which it has to run: FIXED, LOWER, UPPER, CHANGED, or several of them with |."""
        return CHANGED

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(str, self.scope))})"
