def fixpoint(domains, constraints):
    queue = list(constraints)
    while queue:
        constraint = queue.pop(0)
        changed = constraint.revise(domains)
        if changed is None:
            return False
        queue += [other for other in constraints if other not in queue and changed & set(other.scope)]
    return True
