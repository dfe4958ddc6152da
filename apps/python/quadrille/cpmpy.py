"""A solver for CPMpy: its models on Quadrille's engine, in this process.

    import cpmpy as cp
    from quadrille.cpmpy import CPM_quadrille

    x = cp.intvar(1, 9, shape=3)
    model = cp.Model(cp.AllDifferent(x), x[0] + 2 * x[1] <= x[2])
    CPM_quadrille(model).solve()        # or register() once, and then model.solve(solver="quadrille")

The class follows CPMpy's guide for solvers. Expressions go to quadrille.Model nested as they are: the model itself names what is nested,
and uses it again. It needs CPMpy 1.0 or later, which needs numpy.
"""

# mypy: ignore-errors
# CPMpy need not be installed for type checks.
import time
from functools import reduce

import quadrille
from cpmpy.expressions.core import BoolVal, Comparison, Operator
from cpmpy.expressions.globalconstraints import DirectConstraint, GlobalConstraint
from cpmpy.expressions.globalfunctions import GlobalFunction
from cpmpy.expressions.utils import eval_comparison, flatlist, get_bounds, get_nonneg_args, is_bool, is_boolexpr, is_int
from cpmpy.expressions.variables import NegBoolView, _BoolVarImpl, _NumVarImpl
from cpmpy.solvers.solver_interface import ExitStatus, SolverInterface, SolverStatus
from cpmpy.solvers.utils import SolverLookup
from cpmpy.exceptions import NotSupportedError
from cpmpy.transformations.decompose_global import decompose_in_tree, decompose_objective
from cpmpy.transformations.get_variables import get_variables
from cpmpy.transformations.normalize import toplevel_list
from cpmpy.transformations.safening import no_partial_functions, safen_objective

__all__ = ["CPM_quadrille", "register"]

_FUNCTIONS = frozenset({"abs", "count", "element", "max", "min", "mul", "nvalue"})
_CONSTRAINTS = frozenset({"alldifferent", "alldifferent_except0", "alldifferent_except_n", "circuit", "cumulative", "decreasing", "gcc",
                          "increasing", "inverse", "lex_less", "lex_lesseq", "no_overlap", "precedence", "regular", "table"})


class CPM_quadrille(SolverInterface):
    """CPMpy's interface to Quadrille. `native_model` is the quadrille.Model."""

    supported_global_constraints = _FUNCTIONS | _CONSTRAINTS
    supported_reified_global_constraints = _FUNCTIONS

    @staticmethod
    def supported():
        return True

    @classmethod
    def version(cls):
        return quadrille.__version__

    def __init__(self, cpm_model=None, subsolver=None):
        if subsolver is not None:
            raise ValueError(f"Quadrille has no subsolvers, found {subsolver}")
        self.model = quadrille.Model()
        self.objective_expression = None
        super().__init__(name="quadrille", cpm_model=cpm_model)

    @property
    def native_model(self):
        return self.model

    def solve(self, time_limit=None, display=None, **options):
        """Finds a solution or, if there is an objective, the best.

        time_limit: in seconds. display: as of solveAll, for each better solution. options: mode and seed, as of quadrille.Model.solve.
        """
        begin = self._begin(time_limit)
        found, is_complete = None, True
        solutions = self.model.solutions(time_limit=time_limit, **options)
        try:
            for found in solutions:
                if display is not None:
                    self._take_values(found)
                    self.print_display(display)
                if not self.has_objective():
                    break
        except quadrille.LimitReached:
            is_complete = False
        del solutions  # the model rests again
        if found is None:
            self._end(begin, ExitStatus.UNSATISFIABLE if is_complete else ExitStatus.UNKNOWN)
            self._clear_values()
            return False
        self._end(begin, ExitStatus.OPTIMAL if self.has_objective() and is_complete else ExitStatus.FEASIBLE)
        self._take_values(found)
        return True

    def solveAll(self, display=None, time_limit=None, solution_limit=None, call_from_model=False, **options):
        """Finds all solutions, each as often as its variables have other values, and returns how many there are."""
        if self.has_objective():
            raise NotSupportedError("Quadrille does not look for all optimal solutions")
        begin = self._begin(time_limit)
        variables = sorted(self.user_vars, key=lambda variable: variable.name)
        seen, is_complete = set(), True
        solutions = self.model.solutions(time_limit=time_limit, **options)
        try:
            for found in solutions:
                values = tuple(found[self.solver_vars(variables)])
                if values in seen:  # helper variables alone differ
                    continue
                seen.add(values)
                self._take_values(found)
                self.print_display(display)
                if len(seen) == solution_limit:
                    is_complete = False
                    break
        except quadrille.LimitReached:
            is_complete = False
        del solutions
        if seen:
            self._end(begin, ExitStatus.OPTIMAL if is_complete else ExitStatus.FEASIBLE)
        else:
            self._end(begin, ExitStatus.UNSATISFIABLE if is_complete else ExitStatus.UNKNOWN)
            self._clear_values()
        return len(seen)

    def _begin(self, time_limit):
        if time_limit is not None and time_limit <= 0:
            raise ValueError(f"the time limit is {time_limit} s, expected more than 0")
        self.solver_vars(list(self.user_vars))  # those of no constraint, too
        self.objective_value_ = None
        self.cpm_status = SolverStatus(self.name)
        return time.time()

    def _end(self, begin, status):
        self.cpm_status.runtime = time.time() - begin
        self.cpm_status.exitstatus = status

    def _take_values(self, solution):
        for variable in self.user_vars:
            value = solution[self.solver_var(variable)]
            variable._value = bool(value) if isinstance(variable, _BoolVarImpl) else value
        if self.has_objective():
            self.objective_value_ = solution[self.objective_expression]

    def _clear_values(self):
        for variable in self.user_vars:
            variable._value = None

    def solver_var(self, cpm_var):
        if is_int(cpm_var):
            return int(cpm_var)
        if isinstance(cpm_var, NegBoolView):
            return 1 - self.solver_var(cpm_var._bv)
        if cpm_var.name not in self._varmap:
            is_truth = isinstance(cpm_var, _BoolVarImpl)
            self._varmap[cpm_var.name] = self.model.boolean() if is_truth else self.model.integer(int(cpm_var.lb), int(cpm_var.ub))
        return self._varmap[cpm_var.name]

    def objective(self, expr, minimize):
        get_variables(expr, self.user_vars)
        expr, safe = safen_objective(expr)
        expr, constraints = decompose_objective(expr, supported=self.supported_global_constraints,
                                                supported_reified=self.supported_reified_global_constraints, csemap=self._csemap)
        self.add(safe + constraints)
        self.objective_expression = quadrille.sum([self._number(expr)])
        if minimize:
            self.model.minimise(self.objective_expression)
        else:
            self.model.maximise(self.objective_expression)

    def has_objective(self):
        return self.objective_expression is not None

    def transform(self, cpm_expr):
        constraints = no_partial_functions(toplevel_list(cpm_expr))
        return decompose_in_tree(constraints, supported=self.supported_global_constraints,
                                 supported_reified=self.supported_reified_global_constraints, csemap=self._csemap)

    def add(self, cpm_expr):
        get_variables(cpm_expr, collect=self.user_vars)
        for constraint in self.transform(cpm_expr):
            if isinstance(constraint, DirectConstraint):
                constraint.callSolver(self, self.model)
            elif isinstance(constraint, GlobalConstraint):
                self._post(constraint)
            else:
                self.model.add(self._condition(constraint))
        return self

    __add__ = add

    def _numbers(self, expressions):
        return [self._number(each) for each in flatlist(expressions)]

    def _number(self, expression):
        """The expression as one of the model; a condition is 0 or 1."""
        if is_int(expression) or is_bool(expression):
            return int(expression)
        if isinstance(expression, _NumVarImpl):
            return self.solver_var(expression)
        if isinstance(expression, BoolVal):
            return int(expression.value())
        if is_boolexpr(expression):
            return self.model.truth(self._condition(expression))
        name, arguments = expression.name, expression.args
        if isinstance(expression, Operator):
            if name == "sum":
                return quadrille.sum(self._numbers(arguments))
            if name == "wsum":
                return quadrille.sum([int(weight) * x for weight, x in zip(arguments[0], self._numbers(arguments[1]))])
            if name == "sub":
                return self._number(arguments[0]) - self._number(arguments[1])
            if name == "-":
                return -self._number(arguments[0])
        if isinstance(expression, GlobalFunction):
            return self._function(name, arguments)
        raise NotImplementedError(f"quadrille: the expression {expression} is not known")

    def _function(self, name, arguments):
        if name == "mul":
            return self._number(arguments[0]) * self._number(arguments[1])
        if name == "abs":
            return abs(self._number(arguments[0]))
        if name in ("count", "element"):
            return getattr(self.model, name)(self._numbers(arguments[0]), self._number(arguments[1]))
        return getattr(self.model, name)(self._numbers(arguments))  # min, max, nvalue

    def _condition(self, expression):
        """The expression, which is true or false, as a condition of the model."""
        if is_bool(expression) or isinstance(expression, BoolVal):
            return quadrille.Expression(1) == int(bool(expression if is_bool(expression) else expression.value()))
        if isinstance(expression, NegBoolView):
            return ~self.solver_var(expression._bv)
        if isinstance(expression, _BoolVarImpl):
            return self.solver_var(expression)
        name, arguments = expression.name, expression.args
        if isinstance(expression, Comparison):
            if name in ("==", "!=") and all(is_boolexpr(each) for each in arguments):
                return eval_comparison(name, *(self._condition(each) for each in arguments))
            left, right = (self._number(each) for each in arguments)
            return eval_comparison(name, quadrille.sum([left]), right)
        if name == "and":
            return _joined([self._condition(each) for each in arguments], lambda a, b: a & b)
        if name == "or":
            return _joined([self._condition(each) for each in arguments], lambda a, b: a | b)
        if name == "->":
            return self._condition(arguments[0]).implies(self._condition(arguments[1]))
        if name == "not":
            return ~self._condition(arguments[0])
        raise NotImplementedError(f"quadrille: the condition {expression} is not known")

    def _post(self, constraint):
        name, arguments = constraint.name, constraint.args
        post = getattr(self, f"_post_{name}", None)
        if post is not None:
            post(constraint, *arguments)
        elif name in ("circuit", "increasing"):
            getattr(self.model, name)(self._numbers(arguments))
        else:  # a constraint that is false or true whatever the values, or a new one of CPMpy's
            raise NotImplementedError(f"quadrille: the constraint {constraint} is not known")

    def _post_alldifferent(self, constraint, *array):
        self.model.all_different(self._numbers(array))

    def _post_alldifferent_except_n(self, constraint, array, exceptions):
        self.model.all_different_except(self._numbers(array), [int(n) for n in flatlist([exceptions])])

    def _post_inverse(self, constraint, forward, backward):
        self.model.inverse(self._numbers(forward), self._numbers(backward))

    def _post_decreasing(self, constraint, *array):
        self.model.increasing(self._numbers(array)[::-1])

    def _post_lex_less(self, constraint, x, y):
        self.model.lex_less(self._numbers(x), self._numbers(y))

    def _post_lex_lesseq(self, constraint, x, y):
        self.model.lex_less_equal(self._numbers(x), self._numbers(y))

    def _post_precedence(self, constraint, array, values):
        self.model.value_precede([int(value) for value in values], self._numbers(array))

    def _post_table(self, constraint, array, rows):
        self.model.table(self._numbers(array), [[int(value) for value in row] for row in rows])

    def _post_regular(self, constraint, array, transitions, start, accepting):
        number = {node: index for index, node in enumerate(constraint.node_map)}
        self.model.regular(self._numbers(array), start=number[start], accepting=[number[node] for node in accepting],
                           transitions=[(number[before], int(value), number[behind]) for before, value, behind in transitions])

    def _post_gcc(self, constraint, array, values, occurrences):
        values = [int(value) for value in values]
        self.model.global_cardinality(self._numbers(array), values, self._numbers(occurrences))
        if constraint.closed:
            for element in self._numbers(array):
                self.model.table([element], [[value] for value in values])

    def _post_cumulative(self, constraint, start, duration, *rest):
        *end, demand, capacity = rest
        duration, constraints = get_nonneg_args(duration)
        demand, more = get_nonneg_args(demand)
        self.add(constraints + more + [s + d == e for s, d, e in zip(start, duration, *end)] if end else constraints + more)
        self.model.cumulative(self._numbers(start), self._numbers(duration), self._numbers(demand), self._number(capacity))

    def _post_no_overlap(self, constraint, start, duration, *end):
        # In CPMpy, a task without duration must not be within another one; in the model it may.
        if end or any(get_bounds(d)[0] <= 0 for d in duration):
            self.add(constraint.decompose()[0])
        else:
            self.model.disjunctive(self._numbers(start), self._numbers(duration))


def _joined(conditions, join):
    """All of them, in a tree whose depth is the logarithm of their number."""
    while len(conditions) > 1:
        conditions = [reduce(join, conditions[i:i + 2]) for i in range(0, len(conditions), 2)]
    return conditions[0]


def register():
    """Makes the solver known to CPMpy by its name: model.solve(solver="quadrille")."""
    solvers = SolverLookup.base_solvers()
    if "quadrille" not in dict(solvers):
        SolverLookup.base_solvers = classmethod(lambda cls: [*solvers, ("quadrille", CPM_quadrille)])
