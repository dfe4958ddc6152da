#include "web/engine/puzzle_text.h"

#include "formats/read/read_puzzle.h"
#include "web/engine/sentences.h"

namespace quadrille::web {

Parsed<sudoku::Puzzle> puzzle_of(const Request& request) {
  auto puzzle =
      request.text("puzzle").and_then([](const std::string& text) { return formats::read_puzzle(text); });
  if (puzzle && puzzle->layout().boards != nullptr) return bad_input(say::kBoardsOverlap());
  return puzzle;
}

Parsed<cp::Limits> limits_of(const Request& request) {
  return request.number("nodes", {.least = 1}, cp::Limits::kNone).map([](std::uint64_t nodes) {
    return cp::Limits{.nodes = nodes};
  });
}

Parsed<std::string> written(const formats::Format& format, const sudoku::Puzzle& puzzle) {
  if (!formats::can_write(format, puzzle)) return bad_input(say::kCannotWrite(format.name));
  std::string text;
  format.write({.puzzle = puzzle}, text);
  return text;
}

}  // namespace quadrille::web
