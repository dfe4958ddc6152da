#!/usr/bin/env python3
"""Models in Python compared with brute force, and errors that can occur only in Python.

usage: model_test.py FOLDER     the folder with the package quadrille
"""

import ast
import gc
import itertools
import random
import re
import sys
import threading
import unittest
from pathlib import Path

sys.path.insert(0, sys.argv[1])
import quadrille

quadrille.set_language("en")

TYPES = Path(sys.argv[1]) / "quadrille" / "_quadrille.pyi"
HEADER = Path(__file__).resolve().parents[3] / "src" / "model" / "model.h"


def queens(n):
    m = quadrille.Model()
    q = m.ints(n, 0, n - 1)
    m.all_different(q)
    m.all_different([q[i] + i for i in range(n)])
    m.all_different([q[i] - i for i in range(n)])
    return m, q


def found(m, x):
    return sorted(solution[x] for solution in m.solutions())


class Against(unittest.TestCase):
    """Brute force over the values."""

    def expect(self, post, holds, count=3, least=0, greatest=3):
        m = quadrille.Model()
        x = m.ints(count, least, greatest)
        post(m, x)
        values = itertools.product(range(least, greatest + 1), repeat=count)
        self.assertEqual(found(m, x), [list(v) for v in values if holds(*v)])

    def test_operators(self):
        def holds(a, b, c):
            return (2 * a - b + 1 <= c or abs(a - b) == 2) and not a * b == 6 and (a != c or b >= c) and 4 > a + 1

        self.expect(lambda m, x: m.add(((2 * x[0] - x[1] + 1 <= x[2]) | (abs(x[0] - x[1]) == 2))
                                       & ~(x[0] * x[1] == 6) & ((x[0] != x[2]) | (x[1] >= x[2])) & (4 > x[0] + 1)), holds)
        self.expect(lambda m, x: m.add((x[0] < x[1]).implies(x[1] < x[2]) ^ (x[0] == x[2])),
                    lambda a, b, c: (not a < b or b < c) != (a == c))
        self.expect(lambda m, x: m.add(((x[0] < x[1]) == (x[1] < x[2])) & ((x[0] == 1) != (x[1] == 1))),
                    lambda a, b, c: (a < b) == (b < c) and (a == 1) != (b == 1))
        self.expect(lambda m, x: m.add(5 - x[0] - 2 == -x[1] + +x[2]), lambda a, b, c: 3 - a == c - b)
        self.expect(lambda m, x: m.add(quadrille.sum([x[0], 2, x[1] * 3, x[2]]) == 7), lambda a, b, c: a + 2 + 3 * b + c == 7)

    def test_random_linear_models(self):
        rounds = random.Random(3)
        for _ in range(100):
            rows = [[rounds.randrange(-3, 4) for _ in range(4)] + [rounds.randrange(-4, 8)] for _ in range(2)]

            def post(m, x):
                for *factors, most in rows:
                    m.add(sum(f * v for f, v in zip(factors, x)) <= most)

            self.expect(post, lambda *v: all(sum(f * a for f, a in zip(row, v)) <= row[-1] for row in rows), count=4, greatest=2)

    def test_quotients_round_down(self):
        for divisor in (3, -3):
            self.expect(lambda m, x: m.add((x[0] // divisor == x[1]) & (x[0] % divisor == x[2])),
                        lambda a, b, c: a // divisor == b and a % divisor == c, least=-4, greatest=4)
        self.expect(lambda m, x: m.add((x[0] // x[1] == x[2]) & (7 % x[1] == 1)),
                    lambda a, b, c: b != 0 and a // b == c and 7 % b == 1, least=-4, greatest=4)
        for a, b in itertools.product((-7, -6, 0, 5, 6), (-3, 2, 7)):
            m = quadrille.Model()
            x = m.integer(0, 0)
            quotient, remainder = quadrille.Expression(a) // b, quadrille.Expression(a) % b
            m.add(x == 0)
            self.assertEqual(m.solve()[[quotient, remainder]], [a // b, a % b])

    def test_powers(self):
        self.expect(lambda m, x: m.add((x[0] ** x[1] == x[2]) & (2 ** x[1] <= 4)),
                    lambda a, b, c: (b >= 0 or abs(a) == 1) and a ** b == c and 2 ** b <= 4 and b >= 0, least=-2)
        m = quadrille.Model()
        m.add(quadrille.Expression(-1) ** -3 == -m.integer(1, 1))
        self.assertIsNotNone(m.solve())

    def test_conditions_count(self):
        self.expect(lambda m, x: m.add(sum(v == 2 for v in x) == 2), lambda *v: v.count(2) == 2)
        self.expect(lambda m, x: m.add(quadrille.sum([v > 1 for v in x] + [1]) >= 3), lambda *v: sum(d > 1 for d in v) >= 2)
        self.expect(lambda m, x: m.add(2 * (x[0] < x[1]) - (x[1] < x[2]) == x[0]),
                    lambda a, b, c: 2 * (a < b) - (b < c) == a)
        self.expect(lambda m, x: m.add(((x[0] < x[1]) <= (x[1] < x[2])) & ((x[0] == 1) == 1)),
                    lambda a, b, c: (a < b) <= (b < c) and a == 1)
        self.expect(lambda m, x: m.all_different([x[0] < x[1], x[1] < x[2]]), lambda a, b, c: (a < b) != (b < c))

    def test_functions(self):
        self.expect(lambda m, x: m.add(m.max(x) - m.min(x) == 2), lambda *v: max(v) - min(v) == 2)
        self.expect(lambda m, x: m.add(m.count(x, 1) + m.nvalue(x) == 3), lambda *v: v.count(1) + len(set(v)) == 3)
        self.expect(lambda m, x: m.add(m.among(x, {1, 3}) == m.arg_max(x) - m.arg_min(x)),
                    lambda *v: sum(d in (1, 3) for d in v) == v.index(max(v)) - v.index(min(v)))
        self.expect(lambda m, x: m.add(m.element([3, x[1], 2], x[0]) == x[2]),
                    lambda a, b, c: a < 3 and [3, b, 2][a] == c)
        self.expect(lambda m, x: m.add(m.truth(x[0] < x[1]) + m.truth(x[1] < x[2]) == 1), lambda a, b, c: (a < b) + (b < c) == 1)

    def test_constraints(self):
        self.expect(lambda m, x: m.all_different(x), lambda *v: len(set(v)) == 3)
        self.expect(lambda m, x: m.all_different_except(x, [0]),
                    lambda *v: all(v.count(d) < 2 for d in (1, 2, 3)))
        self.expect(lambda m, x: m.increasing(x), lambda *v: list(v) == sorted(v))
        self.expect(lambda m, x: m.table(x, [(0, 1, 2), (3, 3, 3)]), lambda *v: v in ((0, 1, 2), (3, 3, 3)))
        self.expect(lambda m, x: m.global_cardinality(x, [1, 2], [x[2], 1]),
                    lambda *v: v.count(1) == v[2] and v.count(2) == 1)
        self.expect(lambda m, x: m.circuit(x), lambda *v: v in ((1, 2, 0), (2, 0, 1)), greatest=2)
        self.expect(lambda m, x: m.subcircuit(x), lambda *v: len(set(v)) == 3, greatest=2)
        self.expect(lambda m, x: m.inverse(x, [2, 0, 1]), lambda *v: v == (1, 2, 0), greatest=2)
        self.expect(lambda m, x: m.lex_less(x[:2], x[1:]), lambda a, b, c: (a, b) < (b, c))
        self.expect(lambda m, x: m.lex_less_equal(x[:2], x[1:]), lambda a, b, c: (a, b) <= (b, c))
        self.expect(lambda m, x: m.sort(x, [0, 1, 3]), lambda *v: sorted(v) == [0, 1, 3])
        self.expect(lambda m, x: m.value_precede([1, 2], x), lambda *v: 2 not in v or 1 in v[:v.index(2)])
        self.expect(lambda m, x: m.regular(x, start=0, accepting=[0], transitions=[(0, 0, 0), (0, 1, 1), (1, 2, 0)]),
                    lambda *v: v in ((0, 0, 0), (0, 1, 2), (1, 2, 0)))
        self.expect(lambda m, x: m.cost_regular(x, x[0], start=0, accepting=[0], transitions=[(0, 0, 0, 0), (0, 1, 1, 1), (1, 2, 0, 0)]),
                    lambda *v: v in ((0, 0, 0), (1, 2, 0)))
        self.expect(lambda m, x: m.mdd(x, [[(0, 1, 1)], [(1, 2, 2), (1, 3, 3)], [(2, 0, 0), (3, 3, 0)]]),
                    lambda *v: v in ((1, 2, 0), (1, 3, 3)))
        self.expect(lambda m, x: m.parity(v == 1 for v in x), lambda *v: v.count(1) % 2 == 1)
        self.expect(lambda m, x: m.connected([v == 1 for v in x], [x[0] < 2, x[1] < 2], [(0, 1), (1, 2)]),
                    lambda a, b, c: (a, b, c).count(1) < 2 or b == 1)
        self.expect(lambda m, x: m.disjunctive(x, [1, 2, 1]),
                    lambda a, b, c: a != c and not b <= a < b + 2 and not b <= c < b + 2)
        self.expect(lambda m, x: m.cumulative(x, [2, 1, 1], [1, 2, 1], 2),
                    lambda a, b, c: all((a <= t < a + 2) + 2 * (b == t) + (c == t) <= 2 for t in range(6)))
        self.expect(lambda m, x: m.diffn([[x[0], 0], [x[1], 0]], [[1, 1], [1, 1]]), lambda a, b, c: a != b)
        self.expect(lambda m, x: m.bin_packing([3, 4], x, [1, 2, 4]), lambda *v: v == (0, 0, 1), greatest=1)


class Python(unittest.TestCase):
    def test_lists_may_be_anything_that_gives_elements(self):
        def count(make):
            m = quadrille.Model()
            x = m.ints(3, 0, 2)
            m.all_different(make(x))
            return len(list(m.solutions()))

        self.assertEqual([count(list), count(tuple), count(iter), count(lambda x: (v for v in x))], [6] * 4)
        m = quadrille.Model()
        self.assertEqual(sorted(found(m, [m.integer({1, 4}), m.integer(v for v in (2,))])), [[1, 2], [4, 2]])

    def test_names(self):
        m = quadrille.Model()
        x, y = m.integer(0, 9, name="x"), m.integer(0, 9)
        a, b = m.bools(2, name="b")
        for thing, text in ((x, "<Expression: x>"), (2 * x - y + 3, "<Expression: 2*x - x1 + 3>"), (-x, "<Expression: -x>"),
                            (quadrille.Expression(4), "<Expression: 4>"), (a, "<Bool: b[0]>"), (x < y, "<Condition: x < x1>"),
                            (x - y + 2 >= 7, "<Condition: x >= x1 + 5>"), (5 - x == 0, "<Condition: 5 == x>"),
                            (~((x == 1) & a | b), "<Condition: ~(((x == 1) & (b[0] == 1)) | (b[1] == 1))>"),
                            ((x == 1).implies(a), "<Condition: (x == 1).implies(b[0] == 1)>"), (m, "<Model: 4 variables>")):
            self.assertEqual(repr(thing), text)
        m.add(x == 3)
        m.add(a & ~b)
        solution = m.solve()
        m.integer(0, 1, name="younger")
        self.assertEqual(repr(solution), "<Solution: x=3, b[0]=1, b[1]=0>")

    def test_all_functions_of_the_header_are_here(self):
        public = HEADER.read_text(encoding="utf-8").split(" private:")[0].split("class Model {")[1]
        names = set(re.findall(r"^  (?:\[\[nodiscard\]\] )?[\w:<>]+ (\w+)\(", public, re.M))
        self.assertGreater(len(names), 25)
        of_the_engine = {"variables", "variable", "literal", "auxiliary", "value"}
        self.assertEqual({name for name in names - of_the_engine if not hasattr(quadrille.Model, name)}, set())

    def test_parameters_have_the_names_in_the_file_of_types(self):
        model = next(n for n in ast.parse(TYPES.read_text(encoding="utf-8")).body if getattr(n, "name", "") == "Model")
        functions = [f for f in model.body if isinstance(f, ast.FunctionDef) and f.name[0] != "_" and not f.decorator_list]
        self.assertGreater(len(functions), 40)
        for function in functions:
            names = [argument.arg for argument in function.args.args[1:] + function.args.kwonlyargs]
            with self.subTest(function.name), self.assertRaisesRegex(TypeError, f"{function.name}: there is no argument (?!{'|'.join(names)})"):
                getattr(quadrille.Model(), function.name)(**dict.fromkeys(names), no_such_argument=1)

    def test_queens(self):
        m, q = queens(8)
        solutions = found(m, q)
        self.assertEqual((len(solutions), len(set(map(tuple, solutions)))), (92, 92))
        for mode in ("fixed", "guided", "free", "mixed"):
            m, q = queens(6)
            self.assertEqual(len(list(m.solutions(mode=mode, seed=3))), 4)

    def test_objectives(self):
        m = quadrille.Model()
        x = m.integer([2, 3, 5, 7])
        m.minimise(abs(x - 6) + x)
        best = m.solve()
        self.assertEqual((best[x], best.is_proved), (2, True))
        m, q = queens(8)
        m.maximise(quadrille.sum([i * v for i, v in enumerate(q)]))
        values = [s[q[0]] for s in m.solutions()]
        self.assertGreater(len(values), 1)
        m, q = queens(4)
        m.add(q[0] == 0)
        self.assertIsNone(m.solve())

    def test_booleans_are_numbers_and_conditions(self):
        m = quadrille.Model()
        a, b, c = m.bools(3)
        m.add(a | b)
        m.add(~(a & b) & (c == (a ^ b)))
        m.add(a.implies(c))
        m.add(a + 2 * b + c == 2)
        m.add(a == 1)
        self.assertEqual(found(m, [a, b, c]), [[1, 0, 1]])
        m = quadrille.Model()
        d = m.boolean()
        m.add(d)
        self.assertEqual(found(m, [d]), [[1]])

    def test_conditions_have_no_truth(self):
        m = quadrille.Model()
        x = m.integer(0, 9)
        for mistake in (lambda: 1 < x < 5, lambda: (x > 1) and (x < 5), lambda: not x == 3, lambda: bool(x),
                        lambda: x in [1, 2]):
            with self.assertRaisesRegex(TypeError, "no truth value"):
                mistake()

    def test_expressions_keep_their_model(self):
        def make():
            m = quadrille.Model()
            x = m.ints(2, 0, 3)
            return x, m.solutions()

        x, solutions = make()
        gc.collect()
        self.assertIsInstance(x[0] + x[1] + 1 < 3, quadrille.Condition)
        self.assertEqual(len(list(solutions)), 16)

    def test_wrong_arguments(self):
        m, other = quadrille.Model(), quadrille.Model()
        x, y = m.integer(0, 9), other.integer(0, 9)
        for mistake in (lambda: x + y, lambda: m.add(y > 1), lambda: m.integer(3, 2), lambda: m.integer([]),
                        lambda: m.inverse([x], [x, x]), lambda: m.table([x], [[1, 2]]), lambda: m.max([]),
                        lambda: m.branch([x], "best"), lambda: m.solve(mode="fast"), lambda: x * 2**62 * 4,
                        lambda: x + 2**80, lambda: quadrille.Expression(3) // 0,
                        lambda: quadrille.Expression(2) ** -1, lambda: quadrille.Expression(2) ** 64):
            with self.assertRaises(ValueError):
                mistake()
        for mistake in (lambda: m.add(x), lambda: m.all_different(x), lambda: x + "1", lambda: m.integer("ab"),
                        lambda: x == "1", lambda: m.ints(-1, 0, 1)):
            with self.assertRaises(TypeError):
                mistake()
        solutions = m.solutions()
        next(solutions)
        with self.assertRaisesRegex(ValueError, "unfinished search"):
            m.add(x > 1)
        del solutions
        m.add(x > 1)
        self.assertEqual(len(list(m.solutions())), 8)

    def test_limits(self):
        m, q = queens(200)
        m.add(quadrille.sum([i * v for i, v in enumerate(q)]) == 12345)
        with self.assertRaises(quadrille.LimitReached):
            m.solve(mode="fixed", time_limit=0)

    def test_a_second_thread_is_refused(self):
        m = quadrille.Model()
        x = m.ints(30, 0, 1)
        solutions = m.solutions(mode="fixed")
        refusals = []

        def take():
            try:
                for _ in range(5_000):
                    next(solutions)
            except RuntimeError as error:
                refusals.append(str(error))

        threads = [threading.Thread(target=take) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(set(refusals), {"another thread is using this object; each thread needs its own"})
        self.assertEqual(len(next(solutions)[x]), 30)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
