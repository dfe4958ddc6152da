from quadrille.engine import Constraint


class Less(Constraint):
    def holds(self, values):
        x, y = values
        return x < y

    def propagate(self, store):
        x, y = self.scope
        return store.at_most(x, store.max(y) - 1) and store.at_least(y, store.min(x) + 1)


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


# en: The harder variant.
# fr: La variante plus difficile.
class Cage(Constraint):
    def __init__(self, total, *variables):
        super().__init__(*variables)
        self.total = total

    def holds(self, values):
        return sum(values) == self.total

    def propagate(self, store):
        changed = True
        while changed:
            changed = False
            least = sum(store.min(x) for x in self.scope)
            greatest = sum(store.max(x) for x in self.scope)
            for x in self.scope:
                bounds = store.min(x), store.max(x)
                if not store.at_least(x, self.total - (greatest - bounds[1])) or not store.at_most(x, self.total - (least - bounds[0])):
                    return False
                least += store.min(x) - bounds[0]
                greatest += store.max(x) - bounds[1]
                changed = changed or bounds != (store.min(x), store.max(x))
        return True
