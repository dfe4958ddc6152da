from quadrille.engine import Constraint


class NotEqual(Constraint):
    def holds(self, values):
        x, y = values
        return x != y

    def propagate(self, store):
        x, y = self.scope
        if store.is_fixed(x):
            return store.remove(y, store.value(x))
        if store.is_fixed(y):
            return store.remove(x, store.value(y))
