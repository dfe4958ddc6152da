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
        x, y = self.scope
        return [y <= past.max(y)] if fact.variable == x else [x >= past.min(x)]


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
        x, y, z = self.scope
        is_least = fact.relation == ">="
        if fact.variable == z:
            return [x >= past.min(x), y >= past.min(y)] if is_least else [x <= past.max(x), y <= past.max(y)]
        other = y if fact.variable == x else x
        return [z >= past.min(z), other >= past.min(other)] if is_least else [z <= past.max(z), other <= past.max(other)]


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
        domains = [past.domain(x) for x in self.scope]
        matched = largest_matching(domains)
        if fact is None:
            left_out = next(i for i in range(len(domains)) if i not in matched)
            variables, values = needed_by(domains, matched, domains[left_out])
            variables.add(left_out)
        else:
            variables, values = needed_by(domains, matched, [fact.value])
        return [self.scope[i] != value for i in sorted(variables) for value in self.values if value not in values]
