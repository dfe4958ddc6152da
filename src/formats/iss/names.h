// The items of Interactive Sudoku Solver that are uses of one rule, as the rules name them (Rule::iss).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "formats/foreign_names.h"

namespace quadrille::formats {

/// The form of an item, which follows from the kinds of the rule's parameters.
enum class IssForm : std::uint8_t {
  flag,    // NAME: all parameters have their defaults
  cells,   // NAME~NUMBER~CELL~.., with a number if the rule has one
  pairs,   // NAME~CELL~CELL~..: a use for every two cells that share a side
  clues,   // NAME~R3~CLUE~CLUE: clues before and after a line; either may be missing
  digits,  // NAME~1_1_2~CELL~..
};

/// In the order of rules.def.
[[nodiscard]] const std::vector<ForeignName>& iss_names();
[[nodiscard]] IssForm iss_form(const ForeignName& name);

/// The choice of the parameter ties of full_rank for an argument of .FullRankTies; nullopt for other words.
[[nodiscard]] std::optional<std::string_view> iss_ties(std::string_view word);

}  // namespace quadrille::formats
