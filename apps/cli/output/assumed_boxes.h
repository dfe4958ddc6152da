// A note for users who mean a grid without boxes, but whose file does not say so.
#pragma once

#include "cli/output/delivery.h"

namespace quadrille::cli {

/// Call it for a puzzle without solutions. Adds a note if boxes were assumed, since the input does not
/// mention any, and a solution without them is found quickly. There is no note for 4x4 and 9x9 grids, whose
/// boxes are well known.
void note_assumed_boxes(const Entry& entry, Reply& reply);

}  // namespace quadrille::cli
