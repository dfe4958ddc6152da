from matching import impossible, largest_matching, needed_by
from quadrille.engine import Constraint


class Less(Constraint):
    def holds(self, values):
        x, y = values
        return x < y

    def propagate(self, store):
        x, y = self.scope
        return store.at_most(x, store.max(y) - 1) and store.at_least(y, store.min(x) + 1)

    def explain(self, past, fact):
        return ([x >= past.min(x) for x in self.scope] + [x <= past.max(x) for x in self.scope]
                + [x != v for x in self.scope for v in range(past.min(x), past.max(x)) if not past.contains(x, v)])


class Sum(Constraint):
    def holds(self, values):
        x, y, z = values
        return x + y == z

    def propagate(self, store):
        x, y, z = self.scope
        before = None
        while before != (before := [(store.min(v), store.max(v)) for v in self.scope]):
            if not (store.at_least(z, store.min(x) + store.min(y)) and store.at_most(z, store.max(x) + store.max(y))
                    and store.at_least(x, store.min(z) - store.max(y)) and store.at_most(x, store.max(z) - store.min(y))
                    and store.at_least(y, store.min(z) - store.max(x)) and store.at_most(y, store.max(z) - store.min(x))):
                return False
        return True

    def explain(self, past, fact):
        return ([x >= past.min(x) for x in self.scope] + [x <= past.max(x) for x in self.scope]
                + [x != v for x in self.scope for v in range(past.min(x), past.max(x)) if not past.contains(x, v)])


class AllDifferent(Constraint):
    values = None

    def holds(self, values):
        return len(set(values)) == len(values)

    def propagate(self, store):
        domains = [store.domain(x) for x in self.scope]
        if self.values is None:
            self.values = sorted({value for domain in domains for value in domain})
        matched = largest_matching(domains)
        if len(matched) < len(domains):
            return False
        return all(store.remove(self.scope[i], value) for i, value in impossible(domains, matched))

    def explain(self, past, fact):
        return ([x >= past.min(x) for x in self.scope] + [x <= past.max(x) for x in self.scope]
                + [x != v for x in self.scope for v in range(past.min(x), past.max(x)) if not past.contains(x, v)])
