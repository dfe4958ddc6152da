// The whole of a puzzle as a picture: its lines and digits, and what its rules draw.
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

/// Besides what picture_of draws: the lines between cells, borders of regions, extra cells, digits,
/// candidates of cells without one where not all digits are left to it, and below the grid the names of rules
/// that draw nothing. digits: 0 where none is to be shown.
[[nodiscard]] Picture full_picture(const Puzzle& puzzle, const Grid& digits);

}  // namespace quadrille::sudoku
