#include "web/engine/puzzle_text.h"

#include <algorithm>

#include "formats/read_puzzle.h"
#include "formats/shapes.h"
#include "web/engine/sentences.h"

namespace quadrille::web {

Parsed<sudoku::Puzzle> puzzle_of(const Request& request) {
  return request.text("puzzle").and_then([](const std::string& text) { return formats::read_puzzle(text); });
}

Parsed<cp::Limits> limits_of(const Request& request) {
  return request.number("nodes", {.least = 1}, cp::Limits::kNone).map([](std::uint64_t nodes) {
    return cp::Limits{.nodes = nodes};
  });
}

Parsed<std::string> written(const formats::Format& format, const sudoku::Puzzle& puzzle) {
  const sudoku::Layout& layout = puzzle.layout();
  const bool has_shape = format.writes_any_shape || (layout.is_usual() && formats::has_simple_shape(puzzle));
  const bool has_cells = format.writes_extra_cells || layout.extra_cells().empty();
  const int size = std::max({layout.rows, layout.columns, layout.last_value()});
  if (!has_shape || !has_cells || size > format.most_size) return bad_input(say::kCannotWrite(format.name));
  std::string text;
  format.write({.puzzle = puzzle}, text);
  return text;
}

}  // namespace quadrille::web
