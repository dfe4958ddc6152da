// A whole grid on one line, among remarks, numbers and a solution.
#pragma once

#include <optional>
#include <vector>

#include "formats/plain/reading.h"

namespace quadrille::formats::plain {

/// The cells that a line holds, perhaps after an id, before a rating, and so on.
struct LineGrid {
  std::vector<Token> cells;
  std::vector<Token> solution;  // empty: none
  bool is_damaged = false;      // it seems to be a grid, but the number of cells, or one of them, is wrong
};

/// The smallest grid that is looked for among other words, 4x4; smaller ones only if Reading::takes_small.
inline constexpr std::size_t kFewestCells = 16;

/// Nullopt if the line holds no grid. options: the size and the symbols that the user asks for.
[[nodiscard]] std::optional<LineGrid> find_line_grid(const Token& line, const Reading& reading,
                                                     const ReadOptions& options);

/// Whether all characters are cells of a grid with as many cells.
[[nodiscard]] bool is_word_grid(std::string_view word, const Reading& reading);

}  // namespace quadrille::formats::plain
