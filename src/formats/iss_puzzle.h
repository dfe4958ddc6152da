// What the items of Interactive Sudoku Solver mean, and how a puzzle is made from them.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/format.h"
#include "formats/iss_text.h"

namespace quadrille::formats {

/// An item that is a use of one rule: NAME~NUMBER~CELL~.., where the rule has a number.
struct IssRule {
  std::string_view name;
  std::string_view rule;    // as in rules.def
  std::string_view number;  // the rule's parameter; empty: the rule has none
  std::string_view usual;   // the number where the text has none
  std::string_view none;    // the number that says that the rule has none
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

/// An item without arguments: a use of the rule in which all is usual.
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

/// An item for clues beside a line: NAME~R3~CLUE~CLUE, from its beginning and from its end; either may be
/// missing.
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

/// An item for marks between cells: NAME~CELL~CELL~.. is a use of the rule for each two cells that share a
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

/// What .FullRankTies says, and what the parameter ties of full_rank does.
struct IssTies {
  std::string_view name, ties;
};

inline constexpr auto kIssTies =
    std::to_array<IssTies>({{"only-unclued", "unclued"}, {"any", "any"}, {"none", "none"}});

/// Whether items of that name are read; those with the digits of cells have none.
[[nodiscard]] bool is_iss_name(std::string_view name);
/// Whether all parameters of the use are what they are where none is given.
[[nodiscard]] bool is_usual_use(const sudoku::RuleUse& use, const sudoku::Layout& layout);
/// The use as a mark of that kind, if it is one.
[[nodiscard]] bool is_iss_pair(const IssPair& pair, const sudoku::RuleUse& use, const sudoku::Layout& layout);
/// The place beside the grid where the diagonal begins that items call by this cell, its first one: down and
/// to the right from column 1, down and to the left from row 1, and from the other sides back. Nothing in the
/// middle of the grid.
[[nodiscard]] std::optional<sudoku::Outside> iss_diagonal_place(int cell, const sudoku::Layout& layout);

/// Whether such a pill is read in the order of its cells: each lies one to the right of that before it, one
/// below, or both.
[[nodiscard]] bool is_iss_pill(const std::vector<int>& cells, const sudoku::Layout& layout);

/// The cell, the one to its right and the two below them; nothing where these leave the grid.
[[nodiscard]] std::optional<std::vector<int>> iss_square(int cell, const sudoku::Layout& layout);

/// Reads one puzzle from its text.
[[nodiscard]] Item read_iss_puzzle(const IssText& text, const ReadOptions& options);

}  // namespace quadrille::formats
