def fixpoint(domains, constraints):
    for constraint in constraints:
        if constraint.revise(domains) is None:
            return False
    return True
