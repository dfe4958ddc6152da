// The members of f-puzzles' JSON that are uses of one rule, as the rules name them (Rule::fpuzzles). Members
// with a form of their own have functions in fpuzzles_uses.cpp and fpuzzles_writer.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "formats/foreign_names.h"

namespace quadrille::formats {

/// The form of a member's value.
enum class FpuzzlesForm : std::uint8_t {
  flag,     // true
  lines,    // [{"lines": [["R1C1", "R1C2"], ..]}, ..]: each line is a use
  cells,    // [{"cells": ["R1C1", "R1C2"]}, ..]
  marks,    // [{"cell": "R1C1"}, ..]: all of them are one use
  outside,  // [{"cell": "R0C1", "value": "8"}, ..]: clues; those without a number are ignored
};

/// In the order of rules.def.
[[nodiscard]] const std::vector<ForeignName>& fpuzzles_names();
[[nodiscard]] FpuzzlesForm fpuzzles_form(const ForeignName& name);
/// The parameter that the member "value" gives; null if there is none.
[[nodiscard]] const ForeignArgument* fpuzzles_number(const ForeignName& name);
/// Shorter lines and smaller groups are ignored.
[[nodiscard]] std::size_t fewest_fpuzzles_cells(const ForeignName& name);

}  // namespace quadrille::formats
