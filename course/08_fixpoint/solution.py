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
        if changed is None:
            return False
        for variable in changed:
            for other in users[variable]:
                if other is not constraint and other not in waiting:
                    queue.append(other)
                    waiting.add(other)
    return True


# en: The harder variant.
# fr: La variante plus difficile.
def fixpoint_by_cost(domains, constraints):
    users = constraints_by_variable(constraints)
    queue = [(constraint.cost, place, constraint) for place, constraint in enumerate(constraints)]
    heapq.heapify(queue)
    waiting = set(constraints)
    place = len(queue)
    while queue:
        constraint = heapq.heappop(queue)[2]
        waiting.discard(constraint)
        changed = constraint.revise(domains)
        if changed is None:
            return False
        for variable in sorted(changed):
            for other in users[variable]:
                if other is not constraint and other not in waiting:
                    heapq.heappush(queue, (other.cost, place, other))
                    waiting.add(other)
                    place += 1
    return True
