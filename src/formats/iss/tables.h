// Tables of the items of Interactive Sudoku Solver whose arguments correspond to those of a rule.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "sudoku/puzzle/rules.h"

namespace quadrille::formats {

/// An item that is a use of one rule: NAME~NUMBER~CELL~.., with a number if the rule has one.
struct IssRule {
  std::string_view name;
  std::string_view rule;    // as in rules.def
  std::string_view number;  // the rule's parameter; empty: the rule has none
  std::string_view usual;   // the default of the number
  std::string_view none;    // the number that means that the rule has none
};

inline constexpr auto kIssRules = std::to_array<IssRule>({
    {"Thermo", "thermometer", "", "", ""},           {"Arrow", "arrow", "", "", ""},
    {"Whisper", "whispers", "difference", "5", ""},  {"Renban", "renban", "", "", ""},
    {"Palindrome", "palindrome", "", "", ""},        {"Between", "between", "", "", ""},
    {"Lockout", "lockout", "difference", "4", ""},   {"Zipper", "zipper", "", "", ""},
    {"DoubleArrow", "double_arrow", "", "", ""},     {"RegionSumLine", "region_sum_line", "", "", ""},
    {"Entropic", "entropic_line", "", "", ""},       {"Modular", "modular_line", "modulus", "", ""},
    {"ValueIndexing", "value_indexing", "", "", ""}, {"RellikCage", "rellik_cage", "total", "", ""},
    {"EqualityCage", "equality_cage", "", "", ""},   {"CountDistinct", "count_distinct", "", "", ""},
    {"Lunchbox", "lunchbox", "total", "", ""},       {"Cage", "killer_cage", "total", "", "0"},
    {"AllDifferent", "extra_regions", "", "", ""},   {"CountingCircles", "counting_circles", "", "", ""},
});

/// An item without arguments: a use of the rule with all defaults.
struct IssAlone {
  std::string_view name;
  std::string_view rule;
};

inline constexpr auto kIssAlone = std::to_array<IssAlone>({
    {"Windoku", "windoku"},
    {"DisjointSets", "disjoint_groups"},
    {"AntiKnight", "anti_knight"},
    {"AntiKing", "anti_king"},
    {"AntiTaxicab", "anti_taxicab"},
    {"AntiConsecutive", "non_consecutive"},
    {"StrictKropki", "negative_kropki"},
    {"StrictXV", "negative_xv"},
    {"GlobalEntropy", "global_entropy"},
    {"GlobalMod", "global_modular"},
    {"DutchFlatmates", "dutch_flatmates"},
    {"RegionSameValues", "region_same_values"},
    {"Doppelganger", "doppelganger"},
});

/// An item for clues beside a line: NAME~R3~CLUE~CLUE, read from its beginning and from its end; either may
/// be missing.
struct IssClue {
  std::string_view name;
  std::string_view rule;
  std::string_view number;
};

inline constexpr auto kIssClues = std::to_array<IssClue>({
    {"Skyscraper", "skyscraper", "visible"},
    {"XSum", "x_sum", "total"},
    {"NumberedRoom", "numbered_room", "digit"},
    {"HiddenSkyscraper", "hidden_skyscraper", "digit"},
    {"FullRank", "full_rank", "rank"},
});

/// An item for marks between cells: NAME~CELL~CELL~.. is a use of the rule for every two cells that share a
/// side.
struct IssPair {
  std::string_view name;
  std::string_view rule;
  int number;  // the rule's second parameter; kNoNumber: it has none
};

inline constexpr auto kIssPairs = std::to_array<IssPair>({
    {"WhiteDot", "difference", 1},
    {"BlackDot", "ratio", 2},
    {"X", "sum_pair", 10},
    {"V", "sum_pair", 5},
    {"GreaterThan", "greater_than", sudoku::kNoNumber},
});

/// An item with digits and then cells: NAME~1_1_2~CELL~..
struct IssDigits {
  std::string_view name;
  std::string_view rule;
};

inline constexpr auto kIssDigits = std::to_array<IssDigits>({
    {"ContainAtLeast", "contain_at_least"},
    {"ContainExact", "contain_exactly"},
});

/// The values of .FullRankTies, and those of the parameter ties of full_rank.
struct IssTies {
  std::string_view name, ties;
};

inline constexpr auto kIssTies =
    std::to_array<IssTies>({{"only-unclued", "unclued"}, {"any", "any"}, {"none", "none"}});

/// A row of a table; null if no row has the name.
template <class Table>
[[nodiscard]] const auto* row_named(const Table& table, std::string_view name) {
  const auto found = std::ranges::find_if(table, [name](const auto& row) { return row.name == name; });
  return found == table.end() ? nullptr : &*found;
}

}  // namespace quadrille::formats
