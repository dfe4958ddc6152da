from quadrille.engine import Constraint


class NotEqual(Constraint):
    def holds(self, values):
        return values[0] != values[1]

    def propagate(self, store):
        x, y = self.scope
        if store.is_fixed(x):
            store.remove(y, store.value(x))
        if store.is_fixed(y):
            store.remove(x, store.value(y))
        return True
