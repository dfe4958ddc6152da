#!/usr/bin/env python3
"""Wrong arguments: nothing that a Python program can write crashes the interpreter, and whatever is refused is refused by a TypeError or a
ValueError in the words of someone who programs in Python. Every public function, method, operator and property is called with arguments
of every kind, good and bad, with objects that were never made and with objects that misbehave.

usage: arguments_test.py FOLDER [--calls N] [--seed N]     the folder with the package quadrille
"""

import argparse
import collections
import copy
import decimal
import faulthandler
import pickle
import random
import re
import sys
import unittest

sys.path.insert(0, sys.argv[1])
import quadrille
import quadrille.engine

try:
    import numpy
except ImportError:
    numpy = None

# What only the binding or the compiled module has. An address says nothing to anyone.
RAW = re.compile(r"::|\bstd\b|pybind|C\+\+|_quadrille|basic_string|vector|incompatible|Invoked with|Shared|bad_alloc|Unable to cast|"
                 r"NoneType object is not|at 0x[0-9a-f]+ .*at 0x")
MINE = "what the argument itself raises"
# Documented exceptions that are neither TypeError nor ValueError.
DOCUMENTED = (IndexError, quadrille.LimitReached, StopIteration, OSError)


def public():
    """What is compiled in both modules, with its name."""
    for module, names in ((quadrille, quadrille.__all__), (quadrille.engine, ("Fact", "Past", "Store", "Variable"))):
        for name in names:
            yield name, getattr(module, name)


def classes():
    return [thing for _, thing in public() if isinstance(thing, type) and not issubclass(thing, BaseException)]


class NotEqual(quadrille.engine.Constraint):
    def propagate(self, store):
        x, y = self.scope
        if store.is_fixed(x):
            return store.remove(y, store.value(x))
        return True

    def holds(self, values):
        return values[0] != values[1]

    def explain(self, past, fact):
        self.past = past
        return [self.scope[0] == past.value(self.scope[0])]


class Misbehaving:
    def fail(self, *_):
        raise RuntimeError(MINE)

    __index__ = __int__ = __float__ = __iter__ = __len__ = __getitem__ = __bool__ = __eq__ = __repr__ = __str__ = fail
    __hash__ = object.__hash__


class Negligent(quadrille.Puzzle):
    def __init__(self):
        """Does not call that of Puzzle."""


class NegligentModel(quadrille.Model):
    def __init__(self):
        """Does not call that of Model."""


def failing_generator():
    yield 1
    raise RuntimeError(MINE)


def nested(depth):
    found = [1]
    for _ in range(depth):
        found = [found]
    return found


class Samples:
    """Good objects of each type, and all kinds of arguments."""

    def __init__(self):
        self.puzzle = quadrille.Puzzle("1...............")
        self.model = quadrille.Model()
        self.x = self.model.ints(3, 0, 3, name="x")
        self.b = self.model.boolean()
        self.other = quadrille.Model()
        puzzle = quadrille.Puzzle("1.....2..3.....4")
        store = quadrille.engine.Store()
        self.v = store.var(1, 3)
        constraint = NotEqual(self.v, store.var(1, 3))
        store.post(constraint)
        store.propagate()
        store.push()
        store.assign(self.v, 2)
        store.propagate()
        store.explain(constraint.scope[1] != 2)
        self.good = {
            "Store": store,
            "Variable": self.v,
            "Fact": self.v >= 2,
            "Past": constraint.past,
            "Puzzle": self.puzzle,
            "Grid": self.puzzle.solve(),
            "Solutions": self.puzzle.solutions(),
            "Verdict": puzzle.check(),
            "Reason": puzzle.why("r1c1=1"),
            "Needless": puzzle.needless(),
            "Verification": puzzle.verify("r1c2=1"),
            "Violation": puzzle.verify("r1c2=1").violations[0],
            "Environment": quadrille.Environment(puzzle),
            "Step": puzzle.hint(),
            "Rating": puzzle.rate(),
            "Canon": puzzle.canon(),
            "Answers": quadrille.solve_many(["1.....2..3.....4"]),
            "Model": self.model,
            "Expression": self.x[0] + 1,
            "Condition": self.x[0] < self.x[1],
            "Bool": self.b,
            "Solution": self.model.solve(),
            "ModelSolutions": self.other.solutions(),
        }

    def arguments(self):
        """Functions that make an argument anew, as some can be used but once."""
        good = self.good
        fixed = [None, True, -1, 0, 1, 2, 3, 2**31, 2**63, 2**70, -2**63, -2**70, 1.5, float("nan"), float("inf"), 1j, "", "x", "r1c1", "r9c9",
                 "1...............", "r1c1=1", "json", "line", "diagonals", "killer_cage=r1c1 total=99", "automatic", "\ud800", "\0", "é",
                 b"", b"1...............", bytearray(b"x"), [], [1, 2], [0] * 16, ["a", 3], ["1...", "....", "....", "...."], [[1], [2]], [[1, 0], [0]],
                 [None], (), (1, 2), (0, 0), ("r1c1", 2), {1, 2}, frozenset({1}), {}, {"size": 4}, {"a": {1}}, {"size": object()},
                 range(3), range(10**12), decimal.Decimal("2.5"), object(), print, quadrille.Puzzle, quadrille, Misbehaving(), [Misbehaving()],
                 self.x, [self.x], self.x[0], [self.x[0], 1.5], {self.x[0]}, [2**80], [-2**63], [[self.x[0], "a"]], good["Condition"], [good["Condition"]],
                 quadrille.Model().integer(0, 1), ..., NotImplemented, collections.deque([1]), nested(2_000)]
        made = [lambda value=value: value for value in [*fixed, *good.values()]]
        made += [lambda: (v for v in self.x), lambda: iter([1, "a"]), failing_generator, lambda: (2**80 for _ in range(3))]
        made += [lambda cls=cls: cls.__new__(cls) for cls in classes()]
        if numpy is not None:
            arrays = [numpy.zeros((4, 4), int), numpy.zeros((0, 16)), numpy.zeros((5, 0), int), numpy.array(3), numpy.int64(2), numpy.float64(2.5),
                      numpy.full((2, 16), -1), numpy.full((2, 16), 300), numpy.array(["a"]), numpy.array(self.x, dtype=object),
                      numpy.zeros((2, 2, 2, 2), int), numpy.array([[1, None]], dtype=object), numpy.bool_(True), numpy.full((1, 16), 2**63, dtype=numpy.uint64)]
            made += [lambda value=value: value for value in arrays]
        return made

    def calls(self):
        """Everything that can be called, with its name; methods with a good object, and as functions."""
        for name, thing in public():
            if callable(thing) and not (isinstance(thing, type) and issubclass(thing, BaseException)):
                yield name, thing
        for cls in classes():
            good = self.good[cls.__name__]
            for name, member in vars(cls).items():
                if name in ("__new__", "__module__", "__doc__", "__dict__", "__weakref__") or name.startswith("_pybind11"):
                    continue
                if isinstance(member, property):
                    yield f"{cls.__name__}.{name} (of)", member.fget
                elif callable(member):
                    yield f"{cls.__name__}.{name}", getattr(good, name)
                    yield f"{cls.__name__}.{name} (of)", getattr(cls, name)


# Calls that can succeed only at a great length: their numbers stay small.
NEVER_LONG = {"generate": {"kind": quadrille.Puzzle(4), "time_limit": 0.01}}


class Refusals:
    def __init__(self):
        self.types = collections.Counter()

    def call(self, name, function, arguments, named):
        """Calls it, and looks at what it raises."""
        try:
            function(*arguments, **named)
        except (TypeError, ValueError, *DOCUMENTED) as error:
            text = str(error)
            self.types[type(error).__name__] += 1
            # Objects of Python itself have an address in their repr, which a sentence may quote once.
            assert not RAW.search(text), f"{name}{shown(arguments)} {sorted(named)}: {type(error).__name__}: {text}"
            assert text or isinstance(error, StopIteration), f"{name}{shown(arguments)}: nothing is said"
        except RuntimeError as error:
            assert MINE in str(error), f"{name}{shown(arguments)} {sorted(named)}: RuntimeError: {error}"
        except ImportError:
            assert "pandas" in name
        except BaseException as error:
            raise AssertionError(f"{name}{shown(arguments)} {sorted(named)}: {type(error).__name__}: {error}") from error
        else:
            self.types["none"] += 1


def shown(arguments):
    texts = []
    for argument in arguments:
        try:
            texts.append(repr(argument)[:60])
        except (RuntimeError, TypeError, RecursionError):
            texts.append(f"<{type(argument).__name__}>")
    return "(" + ", ".join(texts) + ")"


class Everything(unittest.TestCase):
    calls = 20_000
    seed = 1

    def test_each_function_with_each_argument(self):
        samples, refusals = Samples(), Refusals()
        for name, function in list(samples.calls()):
            extra = NEVER_LONG.get(name, {})
            refusals.call(name, function, (), extra)
            refusals.call(name, function, (), {**extra, "unheard_of": 1})
            for make in samples.arguments():
                refusals.call(name, function, (make(),), extra)
        self.assertGreater(refusals.types["TypeError"], 1000)
        self.assertGreater(refusals.types["ValueError"] + refusals.types["InputError"], 100)

    def test_each_function_with_several_arguments(self):
        samples, refusals, dice = Samples(), Refusals(), random.Random(self.seed)
        calls, arguments = list(samples.calls()), samples.arguments()
        names = ["array", "x", "y", "values", "min", "max", "name", "count", "limit", "time_limit", "rules", "boxes", "regions", "format", "solution",
                 "kind", "statement", "cell", "digit", "mode", "seed", "scale", "condition", "index", "numbers", "starts", "durations", "demands",
                 "capacity", "places", "sizes", "loads", "bins", "weights", "start", "accepting", "transitions", "tuples", "objective", "grids",
                 "threads", "solutions", "symmetry", "draw", "needs", "er", "score", "variables", "state", "states",
                 "completable", "correct", "puzzle"]
        for _ in range(self.calls):
            name, function = dice.choice(calls)
            given = tuple(dice.choice(arguments)() for _ in range(dice.randrange(1, 5)))
            named = {dice.choice(names): dice.choice(arguments)() for _ in range(dice.choice([0, 0, 1, 2]))}
            if name == "generate":
                given = given[:0]
                named["time_limit"] = 0.01
                named.setdefault("kind", quadrille.Puzzle(4))
            refusals.call(name, function, given, named)

    def test_good_calls_with_one_wrong_argument(self):
        samples, refusals = Samples(), Refusals()
        x, puzzle, grids = samples.x, samples.puzzle, ["1.....2..3.....4"]
        good = [
            ("Puzzle", quadrille.Puzzle, [puzzle.givens], {"boxes": (2, 2), "rules": [], "format": None, "regions": None}),
            ("with_given", puzzle.with_given, ["r1c2", 3], {}), ("why", puzzle.why, ["r1c1=1"], {"time_limit": 1}),
            ("verify", puzzle.verify, ["r1c2=3"], {"completable": True, "limit": 3, "correct": True, "time_limit": 1}),
            ("verify_many", quadrille.verify_many, [puzzle, ["r1c2=3"]], {"completable": True, "limit": 3, "time_limit": 1}),
            ("verify_many", quadrille.verify_many, [[puzzle], ["r1c2=3"]], {}),
            ("place", quadrille.Environment(puzzle).place, ["r1c2", 3], {}),
            ("Environment", quadrille.Environment, [puzzle], {"completable": True, "correct": True, "time_limit": 1}),
            ("to", puzzle.to, ["json", samples.good["Grid"]], {}), ("count", puzzle.count, [], {"limit": 3, "time_limit": 1}),
            ("steps", puzzle.hint, [], {"scale": "hodoku"}),
            ("solve_many", quadrille.solve_many, [grids], {"kind": puzzle, "limit": 2, "threads": 1, "solutions": True}),
            ("generate", quadrille.generate, [1], {"kind": puzzle, "draw": [], "seed": 1, "clues": 4, "minimal": False, "tries": None, "needs": [],
                                                   "symmetry": "none", "difficulty": None, "time_limit": 0.01}),
            ("sum", quadrille.sum, [x], {}),
            ("solve", samples.model.solve, [], {"mode": "automatic", "time_limit": 1, "seed": 1}),
        ]
        for function, arguments in {"integer": [0, 3, "n"], "ints": [2, 0, 3], "bools": [2], "element": [x, x[0]], "max": [x], "count": [x, 1],
                                    "all_different": [x], "all_different_except": [x, [0]], "inverse": [x, x], "circuit": [x],
                                    "lex_less": [x, x], "sort": [x, x], "value_precede": [[1, 2], x], "table": [x, [(1, 2, 3)]],
                                    "global_cardinality": [x, [1, 2], [1, 1]], "cumulative": [x, [1, 1, 1], [1, 1, 1], 2],
                                    "disjunctive": [x, [1, 1, 1]], "diffn": [[[x[0]], [x[1]]], [[1], [1]]], "bin_packing": [x, x, [1, 1, 1]],
                                    "branch": [x, "first_fail", "min"], "minimise": [x[0]], "maximize": [x[0]], "add": [x[0] < 4]}.items():
            good.append((function, lambda *a, f=function, **n: getattr(quadrille.Model(), f)(*a, **n), arguments, {}))
            if function not in ("minimise", "maximize"):
                good.append((function, getattr(samples.model, function), arguments, {}))
        good.append(("regular", samples.model.regular, [x], {"start": 0, "accepting": [0], "transitions": [(0, 1, 0)]}))
        for name, function, arguments, named in good:
            for make in samples.arguments():
                for i in range(len(arguments)):
                    refusals.call(name, function, [*arguments[:i], make(), *arguments[i + 1:]], named)
                for key in named:
                    if name == "generate" and key in ("kind", "time_limit"):
                        continue
                    refusals.call(name, function, arguments, {**named, key: make()})

    def test_operators(self):
        import operator
        samples, refusals = Samples(), Refusals()
        for name in ("add", "sub", "mul", "floordiv", "mod", "truediv", "pow", "and_", "or_", "xor", "eq", "ne", "lt", "le", "gt", "ge", "getitem"):
            function = getattr(operator, name)
            for key in ("Expression", "Bool", "Condition", "Grid", "Puzzle", "Solution"):
                for make in samples.arguments():
                    refusals.call(name, function, (samples.good[key], make()), {})
                    if name != "getitem":  # of Python's own types
                        refusals.call(name, function, (make(), samples.good[key]), {})

    def test_states_of_pickles(self):
        samples, refusals = Samples(), Refusals()
        for cls in (quadrille.Puzzle, quadrille.Grid):
            for make in samples.arguments():
                for state in (make, lambda make=make: (make(),), lambda make=make: (samples.puzzle, make()), lambda make=make: (make(), [1] * 16)):
                    made = cls.__new__(cls)
                    refusals.call("__setstate__", made.__setstate__, (state(),), {})
                    refusals.call("repr", repr, (made,), {})
        for thing in samples.good.values():
            for function in (copy.copy, copy.deepcopy, pickle.dumps, repr, str, hash, iter, len, bool, list, next, dir):
                if function is list and isinstance(thing, (quadrille.Expression, quadrille.Puzzle)):
                    continue
                refusals.call(function.__name__, function, (thing,), {})
        grid = samples.good["Grid"]
        self.assertEqual(pickle.loads(pickle.dumps(grid)), grid)


class NeverMade(unittest.TestCase):
    def test_objects_of_all_types(self):
        for cls in classes():
            if "__repr__" in vars(cls):
                with self.assertRaisesRegex(TypeError, "uninitialised object"):
                    repr(cls.__new__(cls))
        with self.assertRaisesRegex(TypeError, "uninitialised object"):
            quadrille.Puzzle.__new__(quadrille.Puzzle).count()
        with self.assertRaisesRegex(TypeError, "uninitialised object"):
            quadrille.generate(kind=quadrille.Puzzle.__new__(quadrille.Puzzle))

    def test_types_that_only_functions_make(self):
        for cls in (quadrille.Grid, quadrille.Verdict, quadrille.Bool, quadrille.Canon):
            with self.assertRaisesRegex(TypeError, f"{cls.__name__} has no constructor"):
                cls()
        with self.assertRaises(TypeError):
            quadrille.Expression.__init__(quadrille.Bool.__new__(quadrille.Bool), 3)
        with self.assertRaises(TypeError):
            quadrille.Expression.__init__(quadrille.Model().boolean(), 3)

    def test_subclasses_without_the_constructor(self):
        for cls in (Negligent, NegligentModel):
            with self.assertRaises(TypeError):
                cls()

    def test_subclasses_of_two_types(self):
        both = type("Both", (quadrille.Puzzle, quadrille.Grid), {})
        with self.assertRaises(TypeError):
            repr(quadrille.Grid.rows.fget(both.__new__(both)))


class Sentences(unittest.TestCase):
    """What is said of slips that are often made."""

    def expect(self, sentence, function, *arguments, **named):
        with self.assertRaises((TypeError, ValueError)) as caught:
            function(*arguments, **named)
        self.assertEqual(str(caught.exception), sentence)

    def test_models(self):
        m = quadrille.Model()
        x = m.ints(3, 0, 3, name="x")
        self.expect("all_different: found 3 positional arguments, expected at most one; write a list in brackets. The arguments are array",
                    m.all_different, *x)
        self.expect("all_different: found <Expression: x[0]> as array, expected a list of expressions and whole numbers", m.all_different, x[0])
        self.expect("all_different: found [<Expression: x[0]>] as element 1 (from 0) of array, expected an expression or a whole number",
                    m.all_different, [x[1], [x[0]]])
        self.expect("increasing: found a set as array; a set has no order, expected a list", m.increasing, set(x))
        self.expect(f"integer: found {2**70} as max, expected a smaller number", m.integer, 0, 2**70)
        self.expect("ints: found -1 as count, expected a whole number, 0 or more", m.ints, -1, 0, 1)
        self.expect("integer: found 'b' as max, expected a whole number", m.integer, 0, "b")
        self.expect("add: found <Expression: x[0]> as condition, expected a condition", m.add, x[0])
        self.expect("table: found 'a' as element 1, 0 (from 0) of tuples, expected a whole number", m.table, x, [(1, 2, 3), ("a", 2, 3)])
        self.expect("solve: there is no argument limit; expected mode, time_limit, seed", m.solve, limit=3)
        self.expect("element: the argument index is missing", m.element, x)
        self.expect("found a comparison of 2.5 with an expression, expected an expression, a whole number or a condition", lambda: x[0] == 2.5)
        self.expect(f"found {2**80}, expected a number that fits into 64 bits", lambda: x[0] + 2**80)
        self.expect("found 'a', expected an expression of the model or a list of them", lambda: m.solve()["a"])
        with self.assertRaisesRegex(TypeError, "not iterable"):
            list(m.solve())
        self.expect("found None as the first argument, expected an object", quadrille.Model.boolean, None)

    def test_puzzles(self):
        puzzle = quadrille.Puzzle(4)
        self.expect("Puzzle: found 'diagonals' as rules, expected a list of texts", quadrille.Puzzle, 4, rules="diagonals")
        self.expect("found (2, 'a') as boxes, expected (rows, columns), a text such as 2x3, or none", quadrille.Puzzle, 4, boxes=(2, "a"))
        self.expect("count: found 'a' as limit, expected a whole number", puzzle.count, limit="a")
        self.expect("count: found 5 as self, expected a Puzzle", quadrille.Puzzle.count, 5)
        self.expect("found nan as the time limit, expected seconds, 0 or more", puzzle.count, time_limit=float("nan"))
        self.expect("found 3 as line 1 (from 0) of a list of lines, expected a text", quadrille.Puzzle, ["1...", 3])
        self.expect("found a solution of 16 cells for a puzzle of 81", quadrille.Puzzle(9).to, "json", puzzle.solve())
        if numpy is not None:
            self.expect("grid 1 (from 0) holds -1, expected digits from 1 to 4, or 0 for an open cell",
                        quadrille.solve_many, numpy.array([[0] * 16, [-1] + [0] * 15]))

    def test_in_french(self):
        try:
            quadrille.set_language("fr")
            self.expect("count : on trouve 'a' comme limit, on attend un entier".replace(" :", "\u202f:"), quadrille.Puzzle(4).count, limit="a")
            with self.assertRaisesRegex(quadrille.NoSolution, "aucune solution"):
                quadrille.Puzzle("11..............").solve()
            self.assertIn("ligne 1", str(quadrille.Puzzle("11..............").check()))
        finally:
            quadrille.set_language("en")
        self.expect("found the language 'de', expected en or fr", quadrille.set_language, "de")


class Bounds(unittest.TestCase):
    """Loops that double an expression, or nest it, end with a sentence and not with the memory or the stack."""

    def test_sums(self):
        x = quadrille.Model().integer(0, 1)
        with self.assertRaises(ValueError):
            for _ in range(70):
                x = x + x

    def test_conditions(self):
        m = quadrille.Model()
        truth = m.integer(0, 9) < 5
        both = truth
        with self.assertRaisesRegex(ValueError, "condition of more than"):
            for _ in range(70):
                both = both == both
        deep = truth
        with self.assertRaisesRegex(ValueError, "nested connectives"):
            for _ in range(100_000):
                deep = truth.implies(deep)
        m.add(deep)
        self.assertTrue(repr(deep).endswith(" ..>"))
        self.assertEqual(len(list(m.solutions())), 10)
        for _ in range(100_001):
            truth = ~truth
        m.add(truth)
        self.assertEqual(len(list(m.solutions())), 5)


def main():
    faulthandler.enable()
    quadrille.set_language("en")
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--calls", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    Everything.calls, Everything.seed = arguments.calls, arguments.seed
    unittest.main(argv=sys.argv[:1])


if __name__ == "__main__":
    main()
