def peers_of(height, width):
    size = height * width
    places = [(row, column) for row in range(size) for column in range(size)]

    def share_a_house(a, b):
        return a[0] == b[0] or a[1] == b[1] or (a[0] // height, a[1] // width) == (b[0] // height, b[1] // width)

    return {a: [b for b in places if a != b and share_a_house(a, b)] for a in places}


def read(text, height, width):
    size = height * width
    digits = frozenset(range(1, size + 1))
    return {(i // size, i % size): frozenset([int(c)]) if c.isdigit() else digits for i, c in enumerate(text)}


class Trail:
    def __init__(self, domains):
        self.domains = domains
        self.changes = []

    def change(self, cell, values):
        self.domains[cell] = values
        self.changes.append((cell, self.domains[cell]))

    def mark(self):
        return len(self.changes)

    def back_to(self, mark):
        while len(self.changes) > mark:
            cell, values = self.changes.pop()
            self.domains[cell] = values


def propagate(trail, peers, cells):
    waiting = [cell for cell in cells if len(trail.domains[cell]) == 1]
    while waiting:
        cell = waiting.pop()
        for peer in peers[cell]:
            values = trail.domains[peer] - trail.domains[cell]
            if not values:
                return False
            if values != trail.domains[peer]:
                trail.change(peer, values)
                if len(values) == 1:
                    waiting.append(peer)
    return True


def first_cell(domains):
    undecided = [cell for cell, values in domains.items() if len(values) > 1]
    return min(undecided, key=lambda cell: len(domains[cell]), default=None)


def solutions(trail, peers):
    cell = first_cell(trail.domains)
    if cell is None:
        yield {cell: min(values) for cell, values in trail.domains.items()}
        return
    for value in sorted(trail.domains[cell]):
        mark = trail.mark()
        trail.change(cell, frozenset([value]))
        if propagate(trail, peers, [cell]):
            yield from solutions(trail, peers)
        trail.back_to(mark)
