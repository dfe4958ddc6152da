from quadrille.engine import Constraint


class NotEqual(Constraint):
    def holds(self, values):
        x, y = values
        return x != y

    def propagate(self, store):
        x, y = self.scope
        if store.is_fixed(x) and not store.remove(y, store.value(x)):
            return False
        return not store.is_fixed(y) or store.remove(x, store.value(y))


# en: The harder variant.
# fr: La variante plus difficile.
class NotConsecutive(Constraint):
    def holds(self, values):
        x, y = values
        return abs(x - y) != 1

    def propagate(self, store):
        x, y = self.scope
        for one, other in ((x, y), (y, x)):
            for value in store.domain(one):
                if not any(abs(value - partner) != 1 for partner in store.domain(other)) and not store.remove(one, value):
                    return False
        return True
