// A word for those who mean a grid without boxes, and whose file does not say so.
#pragma once

#include "cli/output/delivery.h"

namespace quadrille::cli {

/// To be called of a puzzle without solutions. Notes that boxes were assumed, if nothing told of them, and if
/// there is a solution without them that is found soon. Nobody is told so of 4x4
/// and 9x9 grids, whose boxes everybody knows.
void note_assumed_boxes(const Entry& entry, Reply& reply);

}  // namespace quadrille::cli
