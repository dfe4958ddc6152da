from quadrille.engine import Constraint

FREE = "free"


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
        domains = [store.domain(x) for x in self.scope]
        matched = largest_matching(domains)
        if len(matched) < len(domains):
            return False
        changed = True
        while changed:
            changed = False
            for x in self.scope:
                for y in self.scope:
                    if x is not y and store.is_fixed(x) and store.contains(y, store.value(x)):
                        if not store.remove(y, store.value(x)):
                            return False
                        changed = True
        return True
