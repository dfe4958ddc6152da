from quadrille.engine import Constraint


class Less(Constraint):
    def holds(self, values):
        x, y = values
        return x < y

    def propagate(self, store):
        x, y = self.scope
        return store.at_most(x, store.max(y)) and store.at_least(y, store.min(x))


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
