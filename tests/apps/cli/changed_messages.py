"""Random changes of messages, for tests of what a server makes of anything that a client may send."""

import copy

PIECES = [b'"', b"{", b"}", b"[", b"]", b",", b":", b"\\", b"\\u0000", b"\x00", b"\xff", b"-1", b"1e999", b"null", b"true", b'"id"', b'"params"',
          b"9" * 40]
VALUES = [None, True, -1, 0, 3, 4.5, 1e300, 2**70, "", "r1c1=5", "..9", "\0", "\ud800", "é" * 50, "check", "plain", ".2..3.4.1.......", [],
          ["x"], {}, {"puzzle": ".2..3.4.1......."}]
NAMES = ["puzzle", "facts", "states", "only", "rule", "size", "limit", "minimal", "x"]


def changed_bytes(rng, message, pieces=PIECES):
    """The bytes of a message of which some were deleted, inserted or replaced: few are a message still."""
    line = bytearray(message)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(line) + 1)
        kind = rng.random()
        if kind < 0.3:
            line[at : at + rng.randint(1, 20)] = b""
        elif kind < 0.8:
            line[at:at] = rng.choice(pieces)
        else:
            line[at : at + 1] = bytes([rng.randrange(256)])
    return bytes(line)


def containers(value):
    """The value and all objects and arrays in it."""
    if not isinstance(value, (dict, list)):
        return []
    parts = value.values() if isinstance(value, dict) else value
    return [value, *(inner for part in parts for inner in containers(part))]


def changed_values(rng, message):
    """The message, an object, of which a few members were deleted, replaced or added, at any depth."""
    message = copy.deepcopy(message)
    for _ in range(rng.randint(1, 2)):
        place = rng.choice(containers(message))
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        kind = rng.random()
        if kind < 0.2 and keys:
            del place[rng.choice(keys)]
        elif kind < 0.4 and isinstance(place, dict):
            place[rng.choice(NAMES)] = copy.deepcopy(rng.choice(VALUES))
        elif keys:
            place[rng.choice(keys)] = copy.deepcopy(rng.choice(VALUES))
    return message
