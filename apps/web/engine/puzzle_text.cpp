#include "web/engine/puzzle_text.h"

#include "base/bits.h"
#include "formats/read/read_puzzle.h"
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

Parsed<std::string> written(const formats::Format& format, const sudoku::Puzzle& puzzle,
                            const formats::Extras* extras) {
  if (!formats::can_write(format, puzzle)) return bad_input(say::kCannotWrite(format.name));
  std::string text;
  format.write({.puzzle = puzzle, .extras = extras}, text);
  return text;
}

std::vector<std::vector<int>> digit_lists(const sudoku::Layout& layout,
                                          std::span<const sudoku::Digits> digits) {
  std::vector<std::vector<int>> lists(digits.size());
  for (std::size_t cell = 0; cell < digits.size(); ++cell)
    if (!layout.is_hole(static_cast<int>(cell)))
      for (const int i : Bits(digits[cell])) lists[cell].push_back(i + 1);
  return lists;
}

}  // namespace quadrille::web
