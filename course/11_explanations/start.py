from matching import impossible, largest_matching, needed_by
from quadrille.engine import Constraint

# en: Three constraints from earlier exercises; what is missing are their explanations.
# fr: Trois contraintes d’exercices précédents ; il leur manque leurs explications.


class Less(Constraint):
    def holds(self, values):
        x, y = values
        return x < y

    def propagate(self, store):
        x, y = self.scope
        return store.at_most(x, store.max(y) - 1) and store.at_least(y, store.min(x) + 1)

    def explain(self, past, fact):
        # en: Write this part: one fact is enough.
        # fr: Écrivez cette partie : un seul fait suffit.
        raise NotImplementedError


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
        # en: Write this part: two facts are enough.
        # fr: Écrivez cette partie : deux faits suffisent.
        raise NotImplementedError


class AllDifferent(Constraint):
    # en: All values that the variables had at the beginning.
    # fr: Toutes les valeurs que les variables avaient au début.
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
        # en: Write this part: which variables need which values for themselves?
        # fr: Écrivez cette partie : quelles variables ont besoin de quelles valeurs pour elles ?
        raise NotImplementedError
