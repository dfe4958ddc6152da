// A word for those whose puzzle has no solution or several, where its text says more than its rules.
#pragma once

#include "cli/output/delivery.h"

namespace quadrille::cli {

/// To be called of a puzzle without solutions, or with several. Notes which rules were taken, what is drawn
/// besides, and what the author wrote, if anything: a rule may stand in words alone.
void note_author(const Entry& entry, Reply& reply);

}  // namespace quadrille::cli
