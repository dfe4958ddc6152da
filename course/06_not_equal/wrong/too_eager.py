from quadrille.engine import Constraint


class NotEqual(Constraint):
    def holds(self, values):
        return values[0] != values[1]

    def propagate(self, store):
        x, y = self.scope
        if not store.is_fixed(x) and not store.is_fixed(y):
            for value in store.domain(x):
                if store.contains(y, value) and store.count(y) > 1:
                    if not store.remove(y, value):
                        return False
        if store.is_fixed(x) and not store.remove(y, store.value(x)):
            return False
        return not store.is_fixed(y) or store.remove(x, store.value(y))
