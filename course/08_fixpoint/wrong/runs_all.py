def fixpoint(domains, constraints):
    is_changed = True
    while is_changed:
        is_changed = False
        for constraint in constraints:
            changed = constraint.revise(domains)
            if changed is None:
                return False
            is_changed = is_changed or bool(changed)
    return True
