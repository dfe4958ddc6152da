# en: The constraint x != y.
# fr: La contrainte x != y.

from quadrille.engine import Constraint


class NotEqual(Constraint):
    def holds(self, values):
        x, y = values
        return x != y

    def propagate(self, store):
        x, y = self.scope
        # en: Write this part: if one variable has a value, the other loses it.
        # fr: Écrivez cette partie : si une variable a une valeur, l’autre la perd.
        raise NotImplementedError
