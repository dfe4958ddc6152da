"""The notices that every artefact carries: the licences of the libraries of which it contains code."""

import re
import sys

# Libraries that are headers of all artefacts; each test names the others.
ENGINE = {"fmtlib", "highway", "tl-expected"}
LEAST_LICENCE = 300  # characters: the shortest licences are longer


def expect_notices(text, libraries, what):
    """Each library has a heading with a version, followed by a licence; there are no others."""
    if "Redistribution" not in text and "redistribution" not in text:
        sys.exit(f"{what}: the notices contain no licence")
    rule = "=" * 100
    parts = text.split(f"{rule}\n")
    licences = {head.split()[0]: body for head, body in zip(parts[1::2], parts[2::2]) if not head.strip().endswith("the full text")}
    found = {re.sub(r"^(boost|gcc|llvm-toolchain)[-0-9.]*$", r"\1", name) for name in licences}
    if found != libraries:
        sys.exit(f"{what}: expected the licences of {sorted(libraries)}, found those of {sorted(found)}")
    for name, licence in licences.items():
        if len(licence) < LEAST_LICENCE:
            sys.exit(f"{what}: the licence of {name} has only {len(licence)} characters")
