from quadrille.engine import Constraint


class NotEqual(Constraint):
    def holds(self, values):
        return values[0] != values[1]

    def propagate(self, store):
        x, y = self.scope
        if store.is_fixed(x):
            return store.remove(y, store.value(x))
        return True
