# en: all_different with domain consistency, after Régin.
# fr: all_different avec la cohérence de domaine, d’après Régin.

from quadrille.engine import Constraint

FREE = "free"


# en: A matching of as many variables as possible: a dict that gives the value of each matched variable, by its place in `domains`.
# fr: Un couplage d’autant de variables que possible : un dict qui donne la valeur de chaque variable couplée, selon sa place dans `domains`.
def largest_matching(domains):
    owners = {}

    def find_value(variable, seen):
        for value in domains[variable]:
            if value not in seen:
                seen.add(value)
                if value not in owners or find_value(owners[value], seen):
                    owners[value] = variable
                    return True
        return False

    for variable in range(len(domains)):
        find_value(variable, set())
    return {variable: value for value, variable in owners.items()}


# en: The strongly connected components of a graph, a dict that gives the list of points to which each point has an arrow: a number for each point.
# fr: Les composantes fortement connexes d’un graphe, un dict qui donne pour chaque point la liste des points où vont ses flèches : un numéro par point.
def components(graph):
    numbers, lowest, stack, found = {}, {}, [], {}

    def visit(point):
        numbers[point] = lowest[point] = len(numbers)
        stack.append(point)
        for other in graph.get(point, []):
            if other not in numbers:
                visit(other)
                lowest[point] = min(lowest[point], lowest[other])
            elif other not in found:
                lowest[point] = min(lowest[point], numbers[other])
        if lowest[point] == numbers[point]:
            while point not in found:
                found[stack.pop()] = numbers[point]

    for point in list(graph):
        if point not in numbers:
            visit(point)
    return found


class AllDifferent(Constraint):
    def holds(self, values):
        return len(set(values)) == len(values)

    def propagate(self, store):
        # en: Write this part: a matching, the graph, its components, and what to remove.
        # fr: Écrivez cette partie : un couplage, le graphe, ses composantes, et ce qu’il faut retirer.
        raise NotImplementedError
