// The rules of the members of f-puzzles' JSON. Members with a form of their own have functions in
// fpuzzles_puzzle.cpp and fpuzzles_writer.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace quadrille::formats {

/// The form of a member's value.
enum class FpuzzlesKind : std::uint8_t {
  flag,     // true
  lines,    // [{"lines": [["R1C1", "R1C2"], ..]}, ..]: each line is a use
  cells,    // [{"cells": ["R1C1", "R1C2"]}, ..]
  marks,    // [{"cell": "R1C1"}, ..]: all of them are one use
  outside,  // [{"cell": "R0C1", "value": "8"}, ..]: clues; those without a number are ignored
};

struct FpuzzlesRule {
  std::string_view member;
  FpuzzlesKind kind;
  std::string_view rule;           // as in rules.def
  std::string_view number = "";    // the parameter given by "value"; empty: the rule has none
  std::string_view argument = "";  // further arguments that the member's name implies
  std::size_t least = 1;           // shorter lines and smaller groups are ignored
};

inline constexpr auto kFpuzzlesRules = std::to_array<FpuzzlesRule>({
    {"antiknight", FpuzzlesKind::flag, "anti_knight"},
    {"antiking", FpuzzlesKind::flag, "anti_king"},
    {"disjointgroups", FpuzzlesKind::flag, "disjoint_groups"},
    {"thermometer", FpuzzlesKind::lines, "thermometer", "", "", 2},
    {"slowthermometer", FpuzzlesKind::lines, "slow_thermometer", "", "", 2},
    {"whispers", FpuzzlesKind::lines, "whispers", "difference", "", 2},
    {"renban", FpuzzlesKind::lines, "renban", "", "", 2},
    {"nabner", FpuzzlesKind::lines, "nabner", "", "", 2},
    {"palindrome", FpuzzlesKind::lines, "palindrome", "", "", 2},
    {"betweenline", FpuzzlesKind::lines, "between", "", "", 3},
    {"lockout", FpuzzlesKind::lines, "lockout", "", "", 2},
    {"zipperline", FpuzzlesKind::lines, "zipper", "", "", 3},
    {"doublearrow", FpuzzlesKind::lines, "double_arrow", "", "", 2},
    {"regionsumline", FpuzzlesKind::lines, "region_sum_line", "", "", 2},
    {"entropicline", FpuzzlesKind::lines, "entropic_line", "", "", 2},
    {"modularline", FpuzzlesKind::lines, "modular_line", "", "", 2},
    {"odd", FpuzzlesKind::marks, "odd"},
    {"even", FpuzzlesKind::marks, "even"},
    {"minimum", FpuzzlesKind::marks, "minimum"},
    {"maximum", FpuzzlesKind::marks, "maximum"},
    {"killercage", FpuzzlesKind::cells, "killer_cage", "total"},
    {"extraregion", FpuzzlesKind::cells, "extra_regions"},
    {"difference", FpuzzlesKind::cells, "difference", "difference"},
    {"ratio", FpuzzlesKind::cells, "ratio", "ratio"},
    {"rowindexer", FpuzzlesKind::cells, "indexer", "", R"(names=rows)"},
    {"columnindexer", FpuzzlesKind::cells, "indexer", "", R"(names=columns)"},
    {"boxindexer", FpuzzlesKind::cells, "indexer", "", R"(names=boxes)"},
    {"sandwichsum", FpuzzlesKind::outside, "sandwich", "total"},
    {"xsum", FpuzzlesKind::outside, "x_sum", "total"},
    {"skyscraper", FpuzzlesKind::outside, "skyscraper", "visible"},
});

}  // namespace quadrille::formats
