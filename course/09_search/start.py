# en: A search that finds all solutions of a Sudoku.
# fr: Une recherche qui trouve toutes les solutions d’un Sudoku.


# en: The cells that share a row, a column or a box with each cell; boxes have `height` rows.
# fr: Les cases qui partagent une ligne, une colonne ou un bloc avec chaque case ; les blocs ont `height` lignes.
def peers_of(height, width):
    size = height * width
    places = [(row, column) for row in range(size) for column in range(size)]

    def share_a_house(a, b):
        return a[0] == b[0] or a[1] == b[1] or (a[0] // height, a[1] // width) == (b[0] // height, b[1] // width)

    return {a: [b for b in places if a != b and share_a_house(a, b)] for a in places}


# en: The domains of a puzzle. A cell is a pair (row, column); a domain is a frozenset, which nobody can change.
# fr: Les domaines d’une grille. Une case est une paire (ligne, colonne) ; un domaine est un frozenset, que personne ne peut modifier.
def read(text, height, width):
    size = height * width
    digits = frozenset(range(1, size + 1))
    return {(i // size, i % size): frozenset([int(c)]) if c.isdigit() else digits for i, c in enumerate(text)}


class Trail:
    def __init__(self, domains):
        self.domains = domains
        self.changes = []

    def change(self, cell, values):
        # en: Write this part: note the domain that the cell has, and give it the new one.
        # fr: Écrivez cette partie : notez le domaine de la case, et donnez-lui le nouveau.
        raise NotImplementedError

    def mark(self):
        return len(self.changes)

    def back_to(self, mark):
        # en: Write this part: undo all changes since the mark.
        # fr: Écrivez cette partie : défaites tous les changements depuis la marque.
        raise NotImplementedError


# en: Removes the digits of decided cells from their peers. False if a cell has no digit left.
# fr: Retire à leurs voisines les chiffres des cases décidées. False si une case n’a plus de chiffre.
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
    # en: Write this part: a cell with several values, the best one to decide; None if there is none.
    # fr: Écrivez cette partie : une case à plusieurs valeurs, la meilleure à décider ; None s’il n’y en a pas.
    raise NotImplementedError


def solutions(trail, peers):
    # en: Write this part: yield each solution, a dict that gives the digit of each cell.
    # fr: Écrivez cette partie : produisez par yield chaque solution, un dict qui donne le chiffre de chaque case.
    raise NotImplementedError


if __name__ == "__main__":
    peers = peers_of(2, 2)
    trail = Trail(read("1.....2..3.....4", 2, 2))
    if propagate(trail, peers, list(peers)):
        for solution in solutions(trail, peers):
            print(*solution.values())
