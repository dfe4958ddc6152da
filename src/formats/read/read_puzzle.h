// One puzzle from a text in any format:
//
//   const auto puzzle = read_puzzle("......3134......");
//   if (!puzzle) std::cerr << puzzle.error().line << ": " << puzzle.error().message << '\n';
#pragma once

#include <string_view>

#include "formats/format.h"

namespace quadrille::formats {

/// The single puzzle of a text, whose format is recognised as on the command line. If neither the text nor
/// the options give boxes, they are the usual ones for the size.
///
/// The error names line and column in the text, counted from 1 (a column of 0 means the whole line), and says
/// what was found and what was expected; text with several puzzles is an error, too: find_format() and
/// Format::open read these. Takes time linear in the text. The puzzle does not refer to the text. Several
/// threads may call it at the same time.
[[nodiscard]] Parsed<Puzzle> read_puzzle(std::string_view text, const ReadOptions& options = {});

}  // namespace quadrille::formats
