import heapq
from collections import deque


def constraints_by_variable(constraints):
    users = {}
    for constraint in constraints:
        for variable in constraint.scope:
            users.setdefault(variable, []).append(constraint)
    return users


def fixpoint(domains, constraints):
    users = constraints_by_variable(constraints)
    queue = deque(constraints)
    waiting = set(constraints)
    while queue:
        constraint = queue.popleft()
        waiting.discard(constraint)
        changed = constraint.revise(domains)
        if not changed:
            return False
        for variable in changed:
            for other in users[variable]:
                if other is not constraint and other not in waiting:
                    queue.append(other)
                    waiting.add(other)
    return True
