from typing import NamedTuple


class Entry(NamedTuple):
    fact: str
    level: int
    reason: list


def learn(trail, conflict):
    entries = {entry.fact: entry for entry in trail}
    facts = {fact for fact in conflict if entries[fact].level > 0}
    now = max(entries[fact].level for fact in facts)
    for entry in reversed(trail):
        if sum(entries[fact].level == now for fact in facts) == 1:
            break
        if entry.fact in facts:
            facts.remove(entry.fact)
            facts.update(fact for fact in entry.reason if entries[fact].level > 0)
    return facts, max(entries[fact].level for fact in facts if entries[fact].level < now)
