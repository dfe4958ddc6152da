#!/usr/bin/env python3
"""The solver for CPMpy: all solutions of small models, as CPMpy itself evaluates them on every assignment; optima; limits.

usage: cpmpy_test.py FOLDER     the folder with the package quadrille

Skipped where CPMpy cannot be imported; QUADRILLE_CPMPY names a folder that has its sources.
"""

import itertools
import os
import random
import sys
import unittest

sys.path.insert(0, sys.argv[1])
if "QUADRILLE_CPMPY" in os.environ:
    sys.path.insert(0, os.environ["QUADRILLE_CPMPY"])
try:
    import cpmpy as cp
except ImportError:
    print("skipped: CPMpy is not here; name the folder of its sources in QUADRILLE_CPMPY")
    sys.exit(77)
from cpmpy.exceptions import IncompleteFunctionError
from cpmpy.expressions.utils import argval
from cpmpy.solvers.solver_interface import ExitStatus

from quadrille.cpmpy import CPM_quadrille, register

ROUNDS = int(150 * float(os.environ.get("QUADRILLE_ROUNDS", "1")))


def by_trying(constraints, variables):
    """All assignments under which the constraints hold."""
    found = set()
    domains = [[False, True] if v.is_bool() else range(v.lb, v.ub + 1) for v in variables]
    for values in itertools.product(*domains):
        for variable, value in zip(variables, values):
            variable._value = value
        if all(argval(constraint) for constraint in constraints):
            found.add(values)
    return found


def by_quadrille(constraints, variables):
    found = set()
    solver = CPM_quadrille()
    solver.user_vars.update(variables)
    solver.add(constraints)
    count = solver.solveAll(display=lambda: found.add(tuple(v.value() for v in variables)))
    assert count == len(found), (count, found)
    return found


class Models(unittest.TestCase):
    def expect_solutions(self, constraints, variables):
        constraints = list(constraints)
        self.assertEqual(by_quadrille(constraints, variables), by_trying(constraints, variables), str(constraints))

    def setUp(self):
        self.x = cp.intvar(-2, 3, shape=3)
        self.b = cp.boolvar(shape=3)
        self.all = [*self.x, *self.b]

    def test_sums_products_and_functions(self):
        x, y, z = self.x
        for constraint in (x + 2 * y - z >= 3, x * y == z, abs(x) + abs(y) == 2, cp.max([x, y]) > cp.min([y, z]), x - y != z,
                           -x + 1 == y, x // 2 == y, y % 3 == z, cp.NValue([x, y, z]) == 2, cp.Count([x, y], 1) == z,
                           cp.cpm_array([3, -1, 2])[z] == x, cp.Element([x, y, z], x) > 0, x ** 2 == y + z):
            self.expect_solutions([constraint], list(self.x))

    def test_conditions(self):
        x, y, z = self.x
        a, b, c = self.b
        for constraint in (a | b, a & ~b, a.implies(b & c), a ^ b ^ c, (x > y) == a, (x > y) != (y > z), ~(a & (x == 1)), cp.any([a, b, c]),
                           cp.all([a, x > 0]), (a + b + c) == 2, a + x > 1, (x == 1) | (cp.AllDifferent([x, y, z])), ~cp.AllDifferent([x, y]),
                           a == cp.AllEqual([x, y]), ((x > 0) + (y > 0) + (z > 0)) >= 2, a == 1, b != 0, a <= b, cp.BoolVal(True), a > b):
            self.expect_solutions([constraint], self.all)

    def test_global_constraints(self):
        x, (a, b, c) = list(self.x), self.b
        s, n = cp.intvar(0, 3, shape=4), cp.intvar(0, 2, shape=3)
        for constraint in (cp.AllDifferent(x), cp.AllDifferentExcept0(x), cp.AllDifferentExceptN(x, [0, 1]), cp.AllEqual(x), cp.Increasing(x),
                           cp.Decreasing(x), cp.IncreasingStrict(x), cp.DecreasingStrict(x), cp.LexLess(x[:2], x[1:]),
                           cp.LexLessEq(x[:2], x[1:]), cp.Table(x, [[1, 2, 3], [0, 0, 0], [-2, 3, 1]]), cp.NegativeTable(x[:2], [[1, 2], [0, 0]]),
                           cp.InDomain(x[0], [-2, 1]), cp.Precedence(x, [1, 2, 3]),
                           cp.Regular(x, [("s", 1, "s"), ("s", 2, "t"), ("t", 2, "t"), ("t", 3, "s")], "s", ["t"])):
            self.expect_solutions([constraint], x)
            self.expect_solutions([constraint.implies(a)], [*x, a])
        for constraint in (cp.Circuit(s), cp.Inverse(s, [s[1], s[0], s[3], s[2]]), cp.GlobalCardinalityCount(s, [1, 2], list(n[:2])),
                           cp.GlobalCardinalityCount(s, [0, 1, 2], list(n), closed=True), cp.Xor([a, b, c, s[0] > 1]),
                           cp.NoOverlap(s[:3], [1, 2, 1]), cp.NoOverlap(s[:2], list(n[:2])), cp.Cumulative(s[:3], [1, 2, 1], demand=[1, 1, 2], capacity=2),
                           cp.Cumulative(s[:2], list(n[:2]), demand=[2, 1], capacity=2), cp.Cumulative(s[:2], [1, 2], list(s[2:]), demand=[1, 1], capacity=1),
                           cp.IfThenElse(a, s[0] > s[1], s[0] < s[1])):
            variables = [v for v in (*s, *n, a, b, c) if any(v is w for w in cp.transformations.get_variables.get_variables(constraint))]
            self.expect_solutions([constraint], variables)

    def test_random_models(self):
        choose = random.Random(1)
        for _ in range(ROUNDS):
            x, b = cp.intvar(-1, 2, shape=3), cp.boolvar(shape=2)

            def number(depth):
                if depth == 0:
                    return choose.choice([*x, *b, choose.randint(-2, 3)])
                p, q = number(depth - 1), number(depth - 1)
                return choose.choice([lambda: p + q, lambda: p - q, lambda: p * q, lambda: cp.max([p, q]), lambda: abs(p + 0 * x[0]),
                                      lambda: 2 * p - 3 * q, lambda: condition(depth - 1) + q])()

            def condition(depth):
                if depth == 0:
                    return choose.choice([*b, ~b[0]])
                p, q = condition(depth - 1), condition(depth - 1)
                return choose.choice([lambda: p & q, lambda: p | q, lambda: ~p, lambda: p.implies(q), lambda: p == q, lambda: p != q,
                                      lambda: x[0] + number(depth - 1) <= number(depth - 1), lambda: x[1] == number(depth - 1),
                                      lambda: x[2] != number(depth - 1)])()

            self.expect_solutions([condition(3), condition(2)], [*x, *b])

    def test_optima(self):
        x = cp.intvar(0, 9, shape=2)
        model = cp.Model(2 * x[0] + 3 * x[1] <= 12, maximize=x[0] + 2 * x[1])
        solver = CPM_quadrille(model)
        self.assertTrue(solver.solve())
        self.assertEqual((solver.objective_value(), solver.status().exitstatus, list(x.value())), (8, ExitStatus.OPTIMAL, [0, 4]))
        solver.add(x[1] <= 2)
        solver.minimize(cp.abs(x[0] - 7) + cp.max(x))
        seen = []
        self.assertTrue(solver.solve(display=lambda: seen.append(solver.objective_value())))
        self.assertEqual((solver.objective_value(), seen[-1], sorted(seen, reverse=True)), (7, 7, seen))

    def test_endings(self):
        x = cp.intvar(1, 12, shape=13)
        solver = CPM_quadrille(cp.Model(cp.AllDifferent(x)))
        self.assertFalse(solver.solve())
        self.assertEqual(solver.status().exitstatus, ExitStatus.UNSATISFIABLE)
        self.assertIsNone(x[0].value())
        y = cp.intvar(0, 9, shape=2)
        solver = CPM_quadrille(cp.Model(y[0] < y[1]))
        self.assertEqual(solver.solveAll(solution_limit=7), 7)
        self.assertEqual(solver.status().exitstatus, ExitStatus.FEASIBLE)
        self.assertEqual(solver.solveAll(), 45)
        self.assertEqual(solver.status().exitstatus, ExitStatus.OPTIMAL)
        with self.assertRaises(ValueError):
            solver.solve(time_limit=0)
        z = cp.intvar(0, 1, shape=60)
        solver = CPM_quadrille(cp.Model([cp.sum(z[i::7]) * 2 != 7 for i in range(7)]))
        self.assertGreater(solver.solveAll(time_limit=0.001), -1)
        self.assertIn(solver.status().exitstatus, (ExitStatus.FEASIBLE, ExitStatus.UNKNOWN))

    def test_the_name_of_the_solver(self):
        x = cp.intvar(1, 3, shape=3)
        register()
        register()
        self.assertIn("quadrille", cp.SolverLookup.supported())
        self.assertTrue(cp.Model(cp.AllDifferent(x)).solve(solver="quadrille"))
        self.assertEqual(sorted(x.value()), [1, 2, 3])
        self.assertEqual(cp.Model(cp.AllDifferent(x)).solveAll(solver="quadrille"), 6)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
