// Invariants of every reader on every text, for the fuzz targets and for the tests that replay their corpus.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "formats/format.h"

namespace quadrille::formats {

/// The violation by an error, if any: it must have a position, and a sentence that is safe to print.
inline std::string fault_of(const InputError& error) {
  constexpr std::size_t kLongest = 1'500;
  if (error.message.empty()) return "an error says nothing";
  if (error.message.size() > kLongest) return "an error says too much";
  const auto is_control = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7F'; };
  if (std::ranges::any_of(error.message, is_control))
    return "an error has control characters: " + error.message;
  if (error.line < 1 || error.column < 1) return "an error has no place: " + error.message;
  return {};
}

/// Whether two puzzles agree in everything except the data about them.
inline bool same_but_about(Puzzle first, const Puzzle& second) {
  first.about = second.about;
  return first == second;
}

/// The difference after writing the puzzle in the format and reading it back, if any.
inline std::string fault_of_round_trip(const Puzzle& puzzle, const Format& format) {
  if (!can_write(format, puzzle)) return {};
  std::string text;
  format.write({puzzle}, text);
  if (!text.ends_with('\n')) return "the text does not end with a newline:\n" + text;
  if (format.holds == nullptr || !format.holds(puzzle)) return {};
  const auto reader = format.open(text, {});
  const auto item = reader->next();
  if (!item) return "nothing is read back:\n" + text;
  if (!item->puzzle) return "this is not read back: " + item->puzzle.error().message + "\n" + text;
  if (!same_but_about(*item->puzzle, puzzle)) return "another puzzle is read back:\n" + text;
  if (reader->next()) return "more than one puzzle is read back:\n" + text;
  return {};
}

/// Reads all of the text and writes every puzzle in the formats. Returns the first violation, if any.
inline std::string fault_of_reading(const Format& format, std::string_view text,
                                    const std::vector<const Format*>& to) {
  const auto reader = format.open(text, {});
  std::size_t items = 0;
  while (const auto item = reader->next()) {
    if (++items > text.size()) return "reading does not end";
    if (!item->puzzle) {
      if (auto fault = fault_of(item->puzzle.error()); !fault.empty()) return fault;
      continue;
    }
    const Puzzle& puzzle = *item->puzzle;
    if (item->line < 1) return "a puzzle has no line";
    if (item->solution && item->solution->size() != puzzle.givens().size())
      return "a solution has another size";
    for (const Format* other : to) {
      if (auto fault = fault_of_round_trip(puzzle, *other); !fault.empty()) {
        return std::string(other->name) + ": " + fault;
      }
    }
  }
  return {};
}

}  // namespace quadrille::formats
