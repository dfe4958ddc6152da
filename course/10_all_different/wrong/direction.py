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


def impossible(domains, matched):
    graph = {FREE: []}
    used = set(matched.values())
    for value in used:
        graph[("value", value)] = [FREE]
    for domain in domains:
        for value in domain:
            if value not in used:
                graph[FREE].append(("value", value))
                graph.setdefault(("value", value), [])
    for i, domain in enumerate(domains):
        graph[("variable", i)] = [("value", matched[i])]
        for value in domain:
            if value != matched[i]:
                graph[("variable", i)].append(("value", value))
    component = components(graph)
    return [(i, value) for i, domain in enumerate(domains) for value in domain
            if value != matched[i] and component[("variable", i)] != component[("value", value)]]


class AllDifferent(Constraint):
    def holds(self, values):
        return len(set(values)) == len(values)

    def propagate(self, store):
        domains = [store.domain(x) for x in self.scope]
        matched = largest_matching(domains)
        if len(matched) < len(domains):
            return False
        return all(store.remove(self.scope[i], value) for i, value in impossible(domains, matched))
