# en: From the exercise about all_different: a largest matching, and the values that no largest matching has.
# fr: De l’exercice sur all_different : un couplage maximum, et les valeurs qu’aucun couplage maximum ne contient.

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
                graph[("value", value)].append(("variable", i))
    component = components(graph)
    return [(i, value) for i, domain in enumerate(domains) for value in domain
            if value != matched[i] and component[("variable", i)] != component[("value", value)]]


# en: The variables, by their places, to which these values are matched, with all values of their domains, the variables matched to those,
# en: and so on; and all these values.
# fr: Les variables, par leurs places, auxquelles ces valeurs sont couplées, avec toutes les valeurs de leurs domaines, les variables couplées
# fr: à celles-ci, et ainsi de suite ; et toutes ces valeurs.
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
