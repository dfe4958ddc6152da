from quadrille.engine import Constraint

FREE = "free"


class Less(Constraint):
    def holds(self, values):
        x, y = values
        return x < y

    def propagate(self, store):
        x, y = self.scope
        return store.at_most(x, store.max(y) - 1) and store.at_least(y, store.min(x) + 1)

    def explain(self, past, fact):
        x, y = self.scope
        return [y == past.max(y)] if fact.variable == x else [x >= past.min(x)]


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
        x, y, z = self.scope
        is_least = fact.relation == ">="
        if fact.variable == z:
            return [x >= past.min(x), y >= past.min(y)] if is_least else [x <= past.max(x), y <= past.max(y)]
        other = y if fact.variable == x else x
        return [z >= past.min(z), other <= past.max(other)] if is_least else [z <= past.max(z), other >= past.min(other)]


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
                graph[("value", value)].append(("variable", i))
    component = components(graph)
    return [(i, value) for i, domain in enumerate(domains) for value in domain
            if value != matched[i] and component[("variable", i)] != component[("value", value)]]


def needed_by(domains, matched, values):
    owners = {value: variable for variable, value in matched.items()}
    variables, reached, waiting = set(), set(values), list(values)
    while waiting:
        variable = owners.get(waiting.pop())
        if variable is not None and variable not in variables:
            variables.add(variable)
            new = set(domains[variable]) - reached
            reached |= new
            waiting += new
    return variables, reached


class AllDifferent(Constraint):
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
        domains = [past.domain(x) for x in self.scope]
        matched = largest_matching(domains)
        if fact is None:
            left_out = next(i for i in range(len(domains)) if i not in matched)
            variables, values = needed_by(domains, matched, domains[left_out])
            variables.add(left_out)
        else:
            variables, values = needed_by(domains, matched, [fact.value])
        return [self.scope[i] != value for i in sorted(variables) for value in self.values if value not in values]
