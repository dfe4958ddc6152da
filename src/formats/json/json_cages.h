// Killer cages in the JSON of other programs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "formats/json_text.h"

namespace quadrille::formats {

/// The arguments of killer_cage for [{"cells":[[0,0],[0,1]],"sum":3}, ..]. Cells are pairs, objects with row
/// and column, or numbers in reading order; all are counted from 0 or from 1. Nullopt if the value is
/// anything else.
[[nodiscard]] std::optional<std::vector<std::string>> cages_in(const JsonText& json, JsonValue cages,
                                                               int size);

/// The size of the grid of which these cages take each cell once; 0 if there is none.
[[nodiscard]] int size_of_cages(const JsonText& json, JsonValue cages);

/// Whether the value is an object with the cells and the total of a cage.
[[nodiscard]] bool is_cage(const JsonText& json, JsonValue value);

}  // namespace quadrille::formats
