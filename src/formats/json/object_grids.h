// The puzzles of an object, or of an array, in the JSON of another program.
#pragma once

#include <vector>

#include "formats/format.h"
#include "formats/json_text.h"

namespace quadrille::formats {

/// Every grid in the object, wherever it is, with its solution if that is there, too, and with the cages and
/// the title beside it. Grids that are the boards of one puzzle, such as the five of a samurai, are one item.
/// At least one item: an error if there is no grid.
[[nodiscard]] std::vector<Item> grids_of_object(JsonText& json, const ReadOptions& options);

}  // namespace quadrille::formats
