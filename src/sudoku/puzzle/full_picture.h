// The complete picture of a puzzle: its lines and digits, and the shapes of its rules.
#pragma once

#include "sudoku/puzzle/picture.h"

namespace quadrille::sudoku {

/// The roles of the shapes that show no rule.
inline constexpr std::string_view kCellLines = "cells";
inline constexpr std::string_view kRegionLines = "regions";
inline constexpr std::string_view kExtraCell = "extra";
inline constexpr std::string_view kGivenDigit = "given";
inline constexpr std::string_view kSolvedDigit = "solved";
inline constexpr std::string_view kCandidateDigit = "candidate";
inline constexpr std::string_view kCaption = "caption";

/// In addition to the shapes of picture_of(): the lines between cells, borders of regions, extra cells,
/// digits, candidates of cells without a digit that have a restriction, and below the grid the names of rules
/// that draw nothing. digits: 0 for cells to leave empty.
[[nodiscard]] Picture full_picture(const Puzzle& puzzle, const Grid& digits);

}  // namespace quadrille::sudoku
