# en: What a search learns from a conflict.
# fr: Ce qu’une recherche apprend d’un conflit.

from typing import NamedTuple


# en: A fact of the trail. The reason is a list of earlier facts that imply it, and None for a decision.
# fr: Un fait de la trace. La raison est une liste de faits antérieurs qui l’impliquent, et None pour une décision.
class Entry(NamedTuple):
    fact: str
    level: int
    reason: list


def learn(trail, conflict):
    # en: Write this part: return the set of facts, and the level to go back to.
    # fr: Écrivez cette partie : renvoyez l’ensemble des faits, et le niveau où revenir.
    raise NotImplementedError


EXAMPLE = [
    Entry("a", 1, None),
    Entry("b", 1, ["a"]),
    Entry("c", 2, None),
    Entry("d", 2, ["b", "c"]),
    Entry("e", 3, None),
    Entry("f", 3, ["e"]),
    Entry("g", 3, ["d", "f"]),
    Entry("h", 3, ["f"]),
]

if __name__ == "__main__":
    print(learn(EXAMPLE, ["g", "h"]))
