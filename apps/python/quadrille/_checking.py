"""Tests a constraint against its own meaning, Constraint.holds, over all small domains."""

from __future__ import annotations

import itertools
import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple

from ._checking_sentences import HISTORIES, RIGHT, SENTENCES, WRONG_ARGUMENTS, say
from ._quadrille import Fact, Store, Variable, get_language

Values = tuple[int, ...]
Promise = Literal["none", "checking", "value", "bounds", "domain"]
PROMISES = ("none", "checking", "value", "bounds", "domain")

# The number of values that domains are taken from, by the number of variables.
WIDTHS = {1: 5, 2: 4, 3: 3, 4: 2, 5: 2}
FIRSTS = (1, -1)  # the least value

# How the domains come about: at the post; value by value afterwards; after a pop().
STAGES = ("new", "narrowed", "again", "explanations")


def _set_of(texts: Iterable[object]) -> str:
    return "{" + ",".join(map(str, texts)) + "}"


class Report:
    """What check_constraint found. It counts as true if nothing is wrong.

    kind: None, or what is wrong: 'holds_raises', 'holds_answer', 'raises', 'fails', 'removes', 'accepts', 'no_failure', 'value',
    'bounds', 'domain', 'not_fixpoint', 'fails_later', 'explanation' or 'explanation_of_failure'. history: 'new' if the constraint
    was posted over these domains, 'narrowed' if they were narrowed afterwards, 'again' if that was after a pop(). domains: of the
    smallest counterexample, a list for each variable. error: the exception, for the kinds that end in 'raises'.
    """

    def __init__(self, cases: int, kind: str | None = None, history: str = "new", domains: Sequence[Sequence[int]] = (),
                 error: Exception | None = None, parts: dict[str, object] | None = None) -> None:
        self.cases = cases
        self.kind = kind
        self.history = history
        self.domains = [list(domain) for domain in domains]
        self.error = error
        self._parts = parts or {}

    def __bool__(self) -> bool:
        return self.kind is None

    def __str__(self) -> str:
        if self.kind is None:
            return say(RIGHT, "one" if self.cases == 1 else "many", cases=self.cases)
        sentence = say(SENTENCES, self.kind, **self._parts)
        return sentence if self.history == "new" else say(HISTORIES, self.history, sentence=sentence)

    def __repr__(self) -> str:
        return f"<Report: {self}>"


class _Wrong(Exception):
    """A counterexample."""

    def __init__(self, kind: str, error: Exception | None = None, **parts: Any) -> None:
        super().__init__(kind)
        self.kind, self.error, self.parts = kind, error, parts


class _View(NamedTuple):
    """An argument of the constraint: a view of a variable."""

    base: int
    sign: int = 1
    offset: int = 0

    def value(self, assignment: Sequence[int]) -> int:
        return self.sign * assignment[self.base] + self.offset

    def of(self, variables: Sequence[Variable]) -> Variable:
        plain = variables[self.base] if self.sign > 0 else -variables[self.base]
        return plain + self.offset if self.offset else plain

    def text(self, names: Sequence[str]) -> str:
        shift = f" {'+' if self.offset > 0 else '-'} {abs(self.offset)}" if self.offset else ""
        return ("-" if self.sign < 0 else "") + names[self.base] + shift


class _Setting(NamedTuple):
    """Domains of variables, and the arguments of the constraint."""

    universe: Values  # all values that the variables may have
    domains: tuple[Values, ...]
    views: tuple[_View, ...]

    @property
    def is_plain(self) -> bool:
        return all(view == _View(i) for i, view in enumerate(self.views))

    @property
    def has_repeats(self) -> bool:
        return len(self.domains) < len(self.views)

    def argument_names(self) -> list[str]:
        count = len(self.views)
        return list("xyz"[:count]) if count <= 3 else [f"x{i + 1}" for i in range(count)]

    def names(self) -> list[str]:
        """Of the variables."""
        return self.argument_names() if self.is_plain else list("abcde"[: len(self.domains)])

    def where(self) -> str:
        names = self.names()
        views = [] if self.is_plain else [f"{x} = {view.text(names)}" for x, view in zip(self.argument_names(), self.views)]
        sign = "dans" if get_language() == "fr" else "in"
        return ", ".join(views + [f"{name} {sign} {_set_of(domain)}" for name, domain in zip(names, self.domains)])

    def values(self, assignment: Sequence[int]) -> Values:
        return tuple(view.value(assignment) for view in self.views)

    def shown(self, assignment: Sequence[int]) -> str:
        return ", ".join(f"{x} = {value}" for x, value in zip(self.argument_names(), self.values(assignment)))


def _only(i: int, setting: _Setting) -> _Setting:
    """The setting in which only the domain of variable i is narrowed."""
    domains = [setting.universe] * len(setting.domains)
    domains[i] = setting.domains[i]
    return setting._replace(domains=tuple(domains))


class _Posted:
    """A store with the variables of a setting and the constraint."""

    def __init__(self, checker: _Checker, setting: _Setting, domains: Iterable[Values]) -> None:
        self.store = Store()
        self.variables = [self.store.var(list(domain), name=name) for domain, name in zip(domains, setting.names())]
        self.arguments = [view.of(self.variables) for view in setting.views]
        self.constraint = checker.make(*self.arguments)
        self.store.post(self.constraint)

    def propagate(self) -> bool:
        try:
            return self.store.propagate()
        except Exception as error:
            raise _Wrong("raises", error, function="propagate") from error

    def narrow(self, setting: _Setting, order: Iterable[int], at_once: bool = False) -> bool:
        """Leaves only the setting's values of these variables; it propagates after each change, unless at_once."""
        for i in order:
            x = self.variables[i]
            for value in setting.universe:
                if value not in setting.domains[i] and not self.store.remove(x, value):
                    return False
                if not at_once and not self.propagate():
                    return False
        return self.propagate()

    def left(self) -> list[list[int]]:
        return [self.store.domain(x) for x in self.variables]


_TRUTHS: dict[str, Callable[[int, int], bool]] = {"==": operator.eq, "!=": operator.ne, ">=": operator.ge, "<=": operator.le}


class _Checker:
    def __init__(self, make: Callable[..., Any], arity: int, promise: str) -> None:
        self.make, self.promise = make, promise
        self.cases = 0
        self.meanings: dict[Values, bool] = {}
        self.store = Store()
        variables = [self.store.var(0, 1) for _ in range(arity)]
        self.sample = make(*variables)
        if list(self.sample.scope) != variables:
            raise ValueError(say(WRONG_ARGUMENTS, "scope", name=type(self.sample).__name__, found=len(self.sample.scope), expected=arity))

    def holds(self, setting: _Setting, assignment: Sequence[int]) -> bool:
        values = setting.values(assignment)
        if values not in self.meanings:
            try:
                answer = self.sample.holds(list(values))
            except Exception as error:
                raise _Wrong("holds_raises", error, values=list(values)) from error
            if not isinstance(answer, bool):
                raise _Wrong("holds_answer", values=list(values), answer=repr(answer))
            self.meanings[values] = answer
        return self.meanings[values]

    def satisfying(self, setting: _Setting, domains: Iterable[Iterable[int]]) -> list[Values]:
        return [assignment for assignment in itertools.product(*domains) if self.holds(setting, assignment)]

    def report(self, stage: str, setting: _Setting) -> Report | None:
        """What is wrong, or None."""
        self.cases += 1
        at_fault = setting
        try:
            if stage == "new":
                posted = _Posted(self, setting, setting.domains)
                self.judge(posted, setting, posted.propagate())
                return None
            posted = _Posted(self, setting, [setting.universe] * len(setting.domains))
            if not posted.propagate():
                return None  # as over the whole universe, which is a setting, too
            places = range(len(setting.domains))
            posted.store.push()
            possible = posted.narrow(setting, places, at_once=stage == "explanations")
            if stage == "explanations":
                self.judge_explanations(posted, setting, possible)
            elif stage == "narrowed":
                self.judge(posted, setting, possible)
            else:
                for i in places:
                    at_fault = _only(i, setting)
                    posted.store.pop()
                    posted.store.push()
                    self.judge(posted, at_fault, posted.narrow(at_fault, [i]))
        except _Wrong as wrong:
            parts: dict[str, object] = {"where": at_fault.where(), "promise": self.promise, "error": f"{type(wrong.error).__name__}: {wrong.error}", **wrong.parts}
            history = stage if stage in HISTORIES and not wrong.kind.endswith(("raises", "answer")) else "new"
            return Report(self.cases, wrong.kind, history, at_fault.domains, wrong.error, parts)
        return None

    def judge(self, posted: _Posted, setting: _Setting, possible: bool) -> None:
        names = setting.names()
        solutions = self.satisfying(setting, setting.domains)
        if not possible:
            if solutions:
                raise _Wrong("fails", solution=setting.shown(solutions[0]))
            return
        left = posted.left()
        for solution in solutions:
            for i, value in enumerate(solution):
                if value not in left[i]:
                    raise _Wrong("removes", value=value, variable=names[i], solution=setting.shown(solution))
        promise = self.promise
        if promise == "none":
            return
        open_places = [i for i, domain in enumerate(left) if len(domain) > 1]
        if not open_places and not solutions:
            raise _Wrong("accepts", values=list(setting.values([domain[0] for domain in left])))
        if setting.has_repeats:
            return
        if promise == "value" and len(open_places) == 1:
            self.judge_support(promise, open_places, setting, left, solutions)
        if promise == "domain":
            self.judge_support(promise, range(len(left)), setting, left, solutions)
        if promise == "bounds":
            hulls = [range(domain[0], domain[-1] + 1) for domain in left]
            ends = [[domain[0], domain[-1]] for domain in left]
            self.judge_support(promise, range(len(left)), setting, ends, self.satisfying(setting, hulls))
        self.judge_fixpoint(posted, names, left)

    @staticmethod
    def judge_support(promise: str, places: Iterable[int], setting: _Setting, values: list[list[int]], solutions: list[Values]) -> None:
        if not solutions:
            raise _Wrong("no_failure")
        for i in places:
            supported = {solution[i] for solution in solutions}
            for value in values[i]:
                if value not in supported:
                    raise _Wrong(promise, value=value, variable=setting.names()[i])

    def judge_fixpoint(self, posted: _Posted, names: list[str], left: list[list[int]]) -> None:
        posted.store.push()
        posted.store.post(self.make(*posted.arguments))
        possible = posted.propagate()
        later = posted.left()
        posted.store.pop()
        if not possible:
            raise _Wrong("fails_later")
        for name, before, after in zip(names, left, later):
            for value in before:
                if value not in after:
                    raise _Wrong("not_fixpoint", value=value, variable=name)

    def judge_explanations(self, posted: _Posted, setting: _Setting, possible: bool) -> None:
        store = posted.store
        facts: list[Fact | None] = [] if possible else [None]
        for x, domain in zip(posted.variables, posted.left()):
            facts += [x != value for value in setting.universe if value not in domain]
            facts += [x >= domain[0], x <= domain[-1]]
        for fact in facts:
            try:
                reasons, by = store.explain_failure() if fact is None else store.explain(fact)
            except Exception as error:
                raise _Wrong("raises", error, function="explain") from error
            if by is posted.constraint:
                self.judge_reasons(posted, setting, fact, reasons)

    def judge_reasons(self, posted: _Posted, setting: _Setting, fact: Fact | None, reasons: list[Fact]) -> None:
        places = {x: i for i, x in enumerate(posted.variables)}

        def is_true(fact: Fact, assignment: Values) -> bool:
            return _TRUTHS[fact.relation](assignment[places[fact.variable]], fact.value)

        for assignment in self.satisfying(setting, [setting.universe] * len(setting.domains)):
            if all(is_true(reason, assignment) for reason in reasons) and (fact is None or not is_true(fact, assignment)):
                parts: dict[str, Any] = {"reasons": "[" + ", ".join(map(str, reasons)) + "]", "solution": setting.shown(assignment)}
                if fact is None:
                    raise _Wrong("explanation_of_failure", **parts)
                raise _Wrong("explanation", fact=str(fact), **parts)


def _subsets(universe: Values) -> list[Values]:
    return [subset for size in range(1, len(universe) + 1) for subset in itertools.combinations(universe, size)]


def _settings(universe: Values, variables: int, views: tuple[_View, ...]) -> list[_Setting]:
    """With all domains, small ones first."""
    combined = sorted(itertools.product(_subsets(universe), repeat=variables), key=lambda domains: sum(map(len, domains)))
    return [_Setting(universe, domains, views) for domains in combined]


def _all_settings(arity: int) -> Iterator[_Setting]:
    width = WIDTHS[arity]
    universes = [tuple(range(first, first + width)) for first in FIRSTS]
    plain = tuple(map(_View, range(arity)))
    yield from sorted((s for universe in universes for s in _settings(universe, arity, plain)), key=lambda s: sum(map(len, s.domains)))
    for i, j in itertools.combinations(range(arity), 2):
        for sign, offset in ((1, 0), (1, 1), (-1, 0)):
            bases = [place - (place > j) for place in range(arity)]
            views = [_View(base) for base in bases]
            views[j] = _View(bases[i], sign, offset)
            yield from _settings(universes[1], arity - 1, tuple(views))
    smaller = universes[1][: max(2, width - 1)]
    for views in ([_View(i, -1) for i in range(arity)], [_View(i, 1, 2) for i in range(arity)], [_View(i, -1 if i % 2 else 1, i) for i in range(arity)]):
        if tuple(views) != plain:
            yield from _settings(smaller, arity, tuple(views))


def check_constraint(make: Callable[..., Any], arity: int, promise: Promise = "checking") -> Report:
    """Tests a constraint over all small domains, also with views, and with one variable in two places.

    make: the class of the constraint, or a function that makes one from `arity` variables, at most 5.

    promise: what propagate() promises besides never removing a value of a solution. 'none'; 'checking': if all variables are fixed, it
    tells whether they satisfy the constraint; 'value': if one variable is open, each of its values goes with those of the others;
    'bounds': each bound goes with values between the bounds of the others; 'domain': each value goes with values of the others.
    With one variable in two places, no more than 'checking' is expected.

    The Report says what is wrong by the smallest counterexample, in one sentence.

    >>> from quadrille.engine import Constraint, check_constraint
    >>> class Less(Constraint):
    ...     def propagate(self, store):
    ...         x, y = self.scope
    ...         return store.at_most(x, store.max(y)) and store.at_least(y, store.min(x) + 1)
    ...     def holds(self, values):
    ...         return values[0] < values[1]
    >>> print(check_constraint(Less, arity=2, promise='bounds'))
    With x in {1,2}, y in {2}: propagate() leaves 2 as a bound of x, although no values between the bounds of the others go with it; ...
    """
    if promise not in PROMISES:
        raise ValueError(say(WRONG_ARGUMENTS, "promise", found=repr(promise)))
    if isinstance(arity, bool) or not isinstance(arity, int) or arity not in WIDTHS:
        raise ValueError(say(WRONG_ARGUMENTS, "arity", found=repr(arity), most=max(WIDTHS)))
    checker = _Checker(make, arity, promise)
    for stage in STAGES:
        for setting in _all_settings(arity):
            if stage == "explanations" and (setting.has_repeats or not hasattr(checker.sample, "explain")):
                continue
            report = checker.report(stage, setting)
            if report is not None:
                return report
    return Report(checker.cases)
