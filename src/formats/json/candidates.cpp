#include "formats/json/candidates.h"

#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/bits.h"
#include "base/sentence.h"
#include "formats/draft.h"
#include "formats/json/object.h"
#include "formats/sentences.h"
#include "sudoku/puzzle/sentences.h"

namespace quadrille::formats {

Parsed<void> restrict_candidates(JsonText& json, JsonValue value, Puzzle& puzzle, int cell) {
  const auto wrong = [&](JsonValue found, std::string message) {
    return error_at(json.token(found), std::move(message));
  };
  if (json.is(value, JsonKind::null)) return {};
  const auto name = sudoku::cell_name(cell, puzzle.layout());
  if (puzzle.layout().is_hole(cell)) return wrong(value, say::kNoCandidatesAtHole(name));
  if (!json.is(value, JsonKind::array)) {
    return wrong(value, say::kExpectedCandidates(shown(json, value), name));
  }
  sudoku::Digits digits = 0;
  for (const JsonValue element : json.elements(value)) {
    const auto value_there = decimal(json.text(element));
    const int digit = value_there ? puzzle.layout().digit_of(*value_there) : 0;
    if (digit == 0) {
      return wrong(element, say::kExpectedCandidate(shown(json, element), name, puzzle.layout().first_value,
                                                    puzzle.layout().last_value()));
    }
    digits |= sudoku::digit_bit(digit);
  }
  puzzle.restrict_candidates(cell, digits);
  return {};
}

void write_candidates(const Puzzle& puzzle, int cell, std::string& out) {
  if (puzzle.candidates(cell) == puzzle.all_digits()) {
    out += "null";
    return;
  }
  std::vector<int> digits;
  for (const int i : Bits(puzzle.candidates(cell))) digits.push_back(puzzle.layout().value_of(i + 1));
  out += fmt::format("[{}]", fmt::join(digits, ","));
}

}  // namespace quadrille::formats
