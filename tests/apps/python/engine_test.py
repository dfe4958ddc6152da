#!/usr/bin/env python3
"""quadrille.engine: constraints and searches in Python on the engine's store. Nothing that a constraint does may crash the interpreter.

usage: engine_test.py FOLDER        the folder with the package quadrille
"""

import gc
import random
import subprocess
import sys
import textwrap
import threading
import unittest

FOLDER = sys.argv[1]
sys.path.insert(0, FOLDER)
import quadrille
from quadrille.engine import CHANGED, FIXED, LOWER, UPPER, Constraint, Fact, Store, check_constraint

quadrille.set_language("en")


class NotEqual(Constraint):
    def propagate(self, store):
        x, y = self.scope
        if store.is_fixed(x) and not store.remove(y, store.value(x)):
            return False
        return not store.is_fixed(y) or store.remove(x, store.value(y))

    def holds(self, values):
        return values[0] != values[1]


class Less(Constraint):
    def propagate(self, store):
        x, y = self.scope
        return store.at_most(x, store.max(y) - 1) and store.at_least(y, store.min(x) + 1)

    def holds(self, values):
        return values[0] < values[1]

    def explain(self, past, fact):
        x, y = self.scope
        return [y <= past.max(y)] if fact.variable == x else [x >= past.min(x)]


class Sum(Constraint):
    """x + y = z by bounds."""

    def propagate(self, store):
        x, y, z = self.scope
        before = None
        while before != (before := [(store.min(v), store.max(v)) for v in self.scope]):
            if not (store.at_least(z, store.min(x) + store.min(y)) and store.at_most(z, store.max(x) + store.max(y))
                    and store.at_least(x, store.min(z) - store.max(y)) and store.at_most(x, store.max(z) - store.min(y))
                    and store.at_least(y, store.min(z) - store.max(x)) and store.at_most(y, store.max(z) - store.min(x))):
                return False
        return True

    def holds(self, values):
        return values[0] + values[1] == values[2]


class Doing(Constraint):
    """Does what a function tells it to."""

    def __init__(self, function, *variables):
        super().__init__(*variables)
        self.function = function

    def propagate(self, store):
        return self.function(store, self)

    def holds(self, values):
        return True


def solutions(store, choose=min):
    if not store.propagate():
        return
    undecided = [x for x in store.variables if not store.is_fixed(x)]
    if not undecided:
        yield [store.value(x) for x in store.variables]
        return
    x = choose(undecided, key=store.count)
    for value in store.domain(x):
        store.push()
        if store.assign(x, value):
            yield from solutions(store, choose)
        store.pop()


class Engine(unittest.TestCase):
    def test_sudoku(self):
        puzzle = quadrille.Puzzle("1.....2..3.....4")
        store = Store()
        cells = [[store.var(1, 4) for _ in range(4)] for _ in range(4)]
        groups = cells + [list(column) for column in zip(*cells)]
        groups += [[cells[r + i][c + j] for i in range(2) for j in range(2)] for r in (0, 2) for c in (0, 2)]
        for group in groups:
            for i, x in enumerate(group):
                for y in group[:i]:
                    store.post(NotEqual(x, y))
        for row, givens in zip(cells, puzzle.givens):
            for x, digit in zip(row, givens):
                self.assertTrue(digit == 0 or store.assign(x, digit))
        found = sorted(solutions(store))
        self.assertEqual(found, sorted([digit for row in grid.rows for digit in row] for grid in puzzle.solutions()))
        self.assertEqual(store.level, 0)

    def test_random_searches(self):
        rng = random.Random(1)
        for _ in range(60):
            store = Store()
            xs = [store.var(sorted(rng.sample(range(-3, 5), rng.randint(1, 5)))) for _ in range(3)]
            domains = [store.domain(x) for x in xs]
            posted = []
            for kind, count in ((NotEqual, 2), (Less, 2), (Sum, 3)):
                if rng.random() < 0.6:
                    places = [rng.randrange(3) for _ in range(count)]
                    views = [(rng.choice((1, -1)), rng.randint(-1, 1)) for _ in range(count)]
                    posted.append((kind, places, views))
                    store.post(kind(*[(xs[i] if sign > 0 else -xs[i]) + shift for i, (sign, shift) in zip(places, views)]))
            expected = [[a, b, c] for a in domains[0] for b in domains[1] for c in domains[2]
                        if all(kind.holds(None, [sign * (a, b, c)[i] + shift for i, (sign, shift) in zip(places, views)])
                               for kind, places, views in posted)]
            self.assertEqual(sorted(solutions(store, rng.choice((min, max)))), expected)

    def test_large_domains(self):
        for size in (64, 65, 4096, 4097, 65536):
            store = Store()
            x, y = store.var(0, size - 1), store.var(0, size - 1)
            store.post(Less(x, y))
            self.assertTrue(store.propagate())
            store.push()
            self.assertTrue(store.at_most(y, 10) and store.remove(x, 9) and store.propagate())
            self.assertEqual(store.domain(x), list(range(9)))
            self.assertEqual(store.explain(x <= 9)[0], [y <= 10])
            store.pop()
            self.assertEqual((store.count(x), store.max(y)), (size - 1, size - 1))

    def test_facts(self):
        store = Store()
        x, y = store.var(1, 9, name="x"), store.var(1, 9, name="y")
        self.assertEqual(x + 1 >= 4, x >= 3)
        self.assertEqual(hash(x + 1 >= 4), hash(x >= 3))
        self.assertEqual(10 - x >= 4, x <= 6)
        self.assertEqual(~(x >= 3), x <= 2)
        self.assertEqual(x > 3, x >= 4)
        self.assertNotEqual(x >= 3, y >= 3)
        self.assertIs(x == y, False)
        self.assertTrue(x in [y, x] and (x + 1) - 1 == x and {x: 1}[x] == 1)
        self.assertIsInstance(x == 3, Fact)
        self.assertEqual([str(v) for v in (x, x + 3, -x, 5 - x, x - 2)], ["x", "x + 3", "-x", "-x + 5", "x - 2"])
        self.assertEqual((store.truth(x >= 1), store.truth(x >= 10), store.truth(x != 3)), (True, False, None))
        with self.assertRaisesRegex(TypeError, "store.truth"):
            bool(x == 3)
        with self.assertRaises(TypeError):
            x < y

    def test_failure_is_a_return_value(self):
        store = Store()
        x, y = store.var(1, 2), store.var(1, 1)
        store.post(NotEqual(x, y))
        self.assertTrue(store.propagate())
        store.push()
        self.assertFalse(store.assign(x, 1))
        self.assertEqual(store.domain(x), [2])
        self.assertFalse(store.propagate())
        self.assertEqual(store.explain_failure(), ([x != 1], None))
        store.pop()
        self.assertTrue(store.propagate())
        with self.assertRaisesRegex(quadrille.InputError, "not failed"):
            store.explain_failure()

    def test_explanations(self):
        store = Store()
        x, y, z = (store.var(1, 9) for _ in range(3))
        store.post(Less(x, y))
        store.post(Less(y, z))
        self.assertTrue(store.propagate())
        store.push()
        self.assertTrue(store.at_most(z, 6) and store.propagate())
        self.assertEqual(store.explain(x <= 4)[0], [y <= 5])
        self.assertEqual(store.explain(x != 7)[0], [y <= 5])
        self.assertEqual(store.explain(z <= 6), ([], None))
        self.assertEqual((store.position_of(x >= 1), store.level_of(x >= 1)), (-1, 0))
        self.assertLess(store.position_of(z <= 6), store.position_of(y <= 5))
        store.pop()
        store.push()
        self.assertTrue(store.at_most(z, 6) and store.at_least(x, 5))
        self.assertFalse(store.propagate())
        reasons, by = store.explain_failure()
        self.assertIsInstance(by, Less)
        self.assertTrue(all(store.truth(reason) for reason in reasons))
        with self.assertRaisesRegex(quadrille.InputError, "does not hold"):
            store.explain(x == 3)

    def test_exceptions_come_out(self):
        for thrown in (KeyError("mine"), KeyboardInterrupt(), SystemExit(3), MemoryError()):
            def throw(_store, _self, thrown=thrown):
                raise thrown

            store = Store()
            x = store.var(1, 3)
            self.assertTrue(store.propagate())
            store.push()
            store.post(Doing(throw, x))
            with self.assertRaises(type(thrown)):
                store.propagate()
            with self.assertRaisesRegex(quadrille.InputError, "pop it"):
                store.propagate()
            store.pop()
            self.assertTrue(store.propagate())

    def test_misuse_within_a_constraint(self):
        store = Store()
        x, y = store.var(1, 3, name="x"), store.var(1, 3, name="y")
        inner = {
            "a constraint is running": [lambda s, c: s.propagate(), lambda s, c: s.push(), lambda s, c: s.pop(), lambda s, c: s.pop_to(0),
                                        lambda s, c: s.post(c), lambda s, c: s.var(1, 2), lambda s, c: s.all_different([x]),
                                        lambda s, c: s.explain(x >= 1), lambda s, c: s.explain_failure()],
            "y is not in the scope of Doing": [lambda s, c: s.remove(y, 2), lambda s, c: s.impose(y + 1 >= 3)],
            "returned None, expected True or False": [lambda s, c: None],
            "returned 1, expected True or False": [lambda s, c: 1],
            "returned True although it could not make x == 7 hold": [lambda s, c: s.assign(x, 7) or True],
            "found 3 as variable": [lambda s, c: s.min(3)],
        }
        for words, functions in inner.items():
            for function in functions:
                self.assertTrue(store.propagate())
                store.push()
                store.post(Doing(function, x))
                with self.assertRaisesRegex((TypeError, ValueError), words):
                    store.propagate()
                store.pop()
                self.assertEqual((store.level, store.domain(x)), (0, [1, 2, 3]))

    def test_misuse(self):
        store, other = Store(), Store()
        x, z = store.var(1, 3), other.var(1, 3)
        store.push()
        gone = store.var(1, 3)
        store.pop()
        for words, call in {
            "another store": lambda: store.min(z),
            "was popped": lambda: store.min(gone),
            "several|are left": lambda: store.value(x),
            "without a push": lambda: store.pop(),
            "from 0 to 0": lambda: store.pop_to(1),
            "least value": lambda: store.var(3, 1),
            "empty list": lambda: store.var([]),
            "65536": lambda: store.var(0, 65536),
            "found the number": lambda: x + 2**50,
            "expected a Constraint": lambda: store.post(3),
            "expected a variable of": lambda: store.post(NotEqual(x, 3)),
            "consistency": lambda: store.all_different([x], "strong"),
        }.items():
            with self.assertRaisesRegex(ValueError, words):
                call()
        store.var(1, 3)
        with self.assertRaisesRegex(ValueError, "was popped"):
            store.min(gone)
        store.post(NotEqual(x, x + 1))
        with self.assertRaisesRegex(ValueError, "before push"):
            store.push()

        class NoInit(NotEqual):
            def __init__(self, x, y):
                """Does not call that of Constraint."""

        class NoEvents(NotEqual):
            def wakes_on(self, place):
                return 64

        for kind, words in ((NoInit, "super"), (NoEvents, "wakes_on")):
            with self.assertRaisesRegex(ValueError, words):
                store.post(kind(x, x))
        self.assertTrue(store.propagate())

    def test_wrong_explanations(self):
        class Explaining(Less):
            answer = None

            def explain(self, past, fact):
                return self.answer(past, fact)

        store = Store()
        x, y = store.var(1, 9, name="x"), store.var(1, 9, name="y")
        constraint = Explaining(x, y)
        store.post(constraint)
        self.assertTrue(store.propagate())
        kept = []
        for words, answer in {
            "returned 3": lambda past, fact: 3,
            "a fact such as": lambda past, fact: ["y"],
            "did not hold": lambda past, fact: [y <= 4],
            "only read": lambda past, fact: store.remove(x, 2),
            "mine": lambda past, fact: {}["mine"],
            "another store": lambda past, fact: [Store().var(1, 2) >= 1],
        }.items():
            constraint.answer = answer
            with self.assertRaisesRegex((TypeError, ValueError, KeyError), words):
                store.explain(x <= 8)
        constraint.answer = lambda past, fact: kept.append((past, fact)) or []
        self.assertEqual(store.explain(x <= 8), ([], constraint))
        self.assertEqual(kept[0][1], x <= 8)
        with self.assertRaisesRegex(ValueError, "while explain"):
            kept[0][0].min(x)
        del store
        with self.assertRaisesRegex(ValueError, "while explain"):
            kept[0][0].holds(x >= 1)

    def test_events(self):
        runs = []

        class Watching(Constraint):
            events = CHANGED

            def propagate(self, store):
                runs.append(self.events)
                return True

            def wakes_on(self, place):
                return self.events

        store = Store()
        x = store.var(1, 9)
        for events in (FIXED, LOWER, UPPER, CHANGED, LOWER | UPPER):
            constraint = Watching(x)
            constraint.events = events
            store.post(constraint)
        for change, expected in ((lambda: None, {FIXED, LOWER, UPPER, CHANGED, LOWER | UPPER}), (lambda: store.remove(x, 5), {CHANGED}),
                                 (lambda: store.at_least(x, 2), {LOWER, CHANGED, LOWER | UPPER}),
                                 (lambda: store.at_most(x, 8), {UPPER, CHANGED, LOWER | UPPER}),
                                 (lambda: store.assign(x, 3), {FIXED, LOWER, UPPER, CHANGED, LOWER | UPPER})):
            runs.clear()
            change()
            self.assertTrue(store.propagate())
            self.assertEqual(set(runs), expected)

    def test_lifetimes(self):
        collected = []

        class Told(NotEqual):
            def __del__(self):
                collected.append(1)

        class Derived(Store):
            pass

        for kind in (Store, Derived):
            store = kind()
            constraint = Told(store.var(1, 2), store.var(1, 2))
            constraint.store = store
            store.post(constraint)
            self.assertTrue(store.propagate())
            del store, constraint
        gc.collect()
        self.assertEqual(len(collected), 2)

        class Collecting(NotEqual):
            """Runs the collector while its store ends."""

            def __del__(self):
                gc.collect()
                collected.append(2)

        for kind in (Store, Derived):
            store = kind()
            store.post(Collecting(store.var(1, 2), store.var(1, 2)))
            del store
            self.assertEqual(collected.pop(), 2)

        class Returning(NotEqual):
            """Uses its store as it ends."""

            def __del__(self):
                self.store.push()
                collected.append(self.store.level)

        store = Store()
        x, y = store.var(1, 3), store.var(1, 3)
        store.push()
        constraint = Returning(x, y)
        constraint.store = store
        store.post(constraint)
        del constraint
        self.assertTrue(store.propagate())
        store.pop()
        self.assertEqual((store.level, collected[-1]), (1, 1))

    def test_threads(self):
        store = Store()
        x = store.var(1, 3)
        runs, may_end = threading.Event(), threading.Event()

        def wait(_store, _self):
            runs.set()
            may_end.wait()
            return True

        store.post(Doing(wait, x))
        thread = threading.Thread(target=store.propagate)
        thread.start()
        runs.wait()
        for call in (lambda: store.min(x), store.push, store.propagate, lambda: store.remove(x, 1)):
            with self.assertRaisesRegex(RuntimeError, "another thread"):
                call()
        may_end.set()
        thread.join()
        self.assertEqual(store.min(x), 1)

    def test_exit_of_the_interpreter(self):
        program = textwrap.dedent("""
            import sys, threading
            sys.path.insert(0, sys.argv[1])
            from quadrille.engine import Constraint, Store
            runs = threading.Event()
            class Endless(Constraint):
                def propagate(self, store):
                    while True:
                        runs.set()
            class Cycle(Constraint):
                def propagate(self, store):
                    return True
            kept = Store()
            constraint = Cycle(kept.var(1, 3))
            constraint.store = kept
            kept.post(constraint)
            store = Store()
            store.post(Endless(store.var(1, 3)))
            threading.Thread(target=store.propagate, daemon=True).start()
            runs.wait()
            """)
        for _ in range(3):
            done = subprocess.run([sys.executable, "-c", program, FOLDER], capture_output=True, text=True, check=False)
            self.assertEqual((done.returncode, done.stderr), (0, ""))


class Check(unittest.TestCase):
    def expect(self, kind, constraint, arity, promise, words, history="new"):
        report = check_constraint(constraint, arity, promise)
        self.assertEqual((report.kind, report.history), (kind, history), str(report))
        self.assertIn(words, str(report))
        self.assertFalse(report)
        quadrille.set_language("fr")
        french = str(report)
        quadrille.set_language("en")
        self.assertNotEqual(french, str(report))
        self.assertNotRegex(french, " [:;]")

    def test_right_ones(self):
        for constraint, arity, promises in ((NotEqual, 2, ("none", "checking", "value", "bounds", "domain")), (Less, 2, ("bounds", "domain")),
                                            (Sum, 3, ("value", "bounds"))):
            for promise in promises:
                report = check_constraint(constraint, arity, promise)
                self.assertTrue(report, str(report))
                self.assertRegex(str(report), r"^right in \d+ cases$")

    def test_wrong_ones(self):
        def variant(base=Less, **methods):
            return type("Variant", (base,), methods)

        def one_way(self, store):
            x, y = self.scope
            return store.at_most(x, store.max(y) - 1)

        def too_much(self, store):
            x, y = self.scope
            return store.at_most(x, store.max(y) - 2)

        def lazy(self, store):
            return True

        def remembering(self, store):
            x, y = self.scope
            self.most = min(getattr(self, "most", 99), store.max(y))
            return store.at_most(x, self.most - 1) and store.at_least(y, store.min(x) + 1)

        def once(self, store):
            x, y, z = self.scope
            return (store.at_least(z, store.min(x) + store.min(y)) and store.at_most(z, store.max(x) + store.max(y))
                    and store.at_least(x, store.min(z) - store.max(y)) and store.at_most(x, store.max(z) - store.min(y)))

        def strange(self, values):
            return values[0]

        def raising(self, *_):
            raise IndexError("mine")

        self.expect("domain", variant(propagate=one_way), 2, "domain", "With x in {1}, y in {1,2}: propagate() leaves 1 in y")
        self.expect("bounds", variant(propagate=one_way), 2, "bounds", "leaves 1 as a bound of y")
        self.expect("value", variant(propagate=one_way), 2, "value", "the only variable with several values")
        self.expect("fails", variant(propagate=too_much), 2, "none", "although x = 1, y = 2 satisfies")
        self.expect("accepts", variant(propagate=lazy), 2, "checking", "With x in {1}, y in {1}: propagate() returns True")
        self.expect("removes", variant(propagate=remembering), 2, "domain", "removes", "again")
        self.expect("bounds", variant(Sum, propagate=once), 3, "bounds", "as a bound of")
        self.expect("not_fixpoint", variant(Sum, propagate=once), 3, "checking", "another run removes")
        self.expect("not_fixpoint", variant(wakes_on=lambda self, place: FIXED), 2, "checking", "wakes_on()", "narrowed")
        self.expect("holds_answer", variant(holds=strange), 2, "none", "holds([1, 1]) returns 1, expected True or False")
        self.expect("holds_raises", variant(holds=raising), 2, "none", "holds([1, 1]) raises IndexError: mine")
        self.expect("raises", variant(propagate=raising), 2, "none", "propagate() raises IndexError: mine")
        self.expect("raises", variant(explain=raising), 2, "none", "explain() raises IndexError: mine")
        self.expect("explanation_of_failure", variant(explain=lambda self, past, fact: []), 2, "domain", "the failure is explained by")

        def careless(self, past, fact):
            x, y = self.scope
            return [] if fact.variable == y and past.max(y) >= fact.value else Less.explain(self, past, fact)

        def by_itself(self, store):
            x, y = self.scope
            return store.min(x) < store.max(y) and Less.propagate(self, store)

        self.expect("explanation", variant(explain=careless), 2, "domain", "explain() gives []")

        def unexplained(self, past, fact):
            return [] if fact is None else Less.explain(self, past, fact)

        self.expect("explanation_of_failure", variant(propagate=by_itself, explain=unexplained), 2, "domain", "the failure is explained by")

    def test_arguments(self):
        for arguments, words in (((Less, 2, "strong"), "promise 'strong'"), ((Less, 0), "arity 0"), ((Less, 6), "arity 6"), ((Less, "2"), "arity '2'"),
                                 ((lambda x, y: Less(y, x), 2), "the scope of Less")):
            with self.assertRaisesRegex(ValueError, words):
                check_constraint(*arguments)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
