def fixpoint(domains, constraints):
    queue = list(constraints)
    is_possible = True
    while queue:
        constraint = queue.pop(0)
        changed = constraint.revise(domains)
        if changed is None:
            is_possible = False
            changed = set()
        queue += [other for other in constraints if other is not constraint and other not in queue and changed & set(other.scope)]
    return is_possible
