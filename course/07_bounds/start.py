# en: Two constraints that look at bounds.
# fr: Deux contraintes qui regardent les bornes.

from quadrille.engine import Constraint


class Less(Constraint):
    def holds(self, values):
        x, y = values
        return x < y

    def propagate(self, store):
        x, y = self.scope
        # en: Write this part: where does x end, and where does y begin?
        # fr: Écrivez cette partie : où finit x, et où commence y ?
        raise NotImplementedError


class Sum(Constraint):
    def holds(self, values):
        x, y, z = values
        return x + y == z

    def propagate(self, store):
        x, y, z = self.scope
        # en: Write this part: six rules, repeated until the bounds stay as they are.
        # fr: Écrivez cette partie : six règles, répétées tant que les bornes changent.
        raise NotImplementedError
