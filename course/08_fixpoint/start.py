# en: The fixpoint loop. Domains are sets, in a dict whose keys are the names of the variables.
# fr: La boucle du point fixe. Les domaines sont des ensembles, dans un dict dont les clés sont les noms des variables.


class Less:
    def __init__(self, x, y):
        self.scope = [x, y]

    def revise(self, domains):
        x, y = self.scope
        kept_x = {value for value in domains[x] if value < max(domains[y])}
        kept_y = {value for value in domains[y] if value > min(domains[x])}
        if not kept_x or not kept_y:
            return None
        changed = {x} if kept_x != domains[x] else set()
        if kept_y != domains[y]:
            changed.add(y)
        domains[x], domains[y] = kept_x, kept_y
        return changed


def fixpoint(domains, constraints):
    # en: Write this part.
    # fr: Écrivez cette partie.
    raise NotImplementedError


if __name__ == "__main__":
    domains = {"a": {1, 2, 3, 4}, "b": {1, 2, 3, 4}, "c": {1, 2, 3, 4}}
    print(fixpoint(domains, [Less("a", "b"), Less("b", "c")]), domains)
