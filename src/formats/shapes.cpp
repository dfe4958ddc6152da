#include "formats/shapes.h"

#include <algorithm>

#include "formats/text_cursor.h"

namespace quadrille::formats {

namespace {

int region_of(const Puzzle& puzzle, int cell) { return puzzle.regions()[static_cast<std::size_t>(cell)]; }

bool is_symbol(std::string_view label) {
  return is_region_label(label) && character_length(label) == label.size() && label != " " && label != "#";
}

bool is_word(std::string_view label) {
  return is_region_label(label) &&
         std::ranges::all_of(label, [](char c) { return is_letter(c) || is_digit(c); });
}

}  // namespace

bool has_usual_shape(const Puzzle& puzzle) {
  if (!puzzle.layout().is_usual()) return false;
  const auto usual = sudoku::usual_boxes(puzzle.size());
  return !is_jigsaw(puzzle) && puzzle.box_rows() == usual.rows && puzzle.box_columns() == usual.columns;
}

bool has_simple_shape(const Puzzle& puzzle) {
  return puzzle.layout().is_usual() && (!puzzle.has_regions() || puzzle.has_full_regions());
}

bool is_plain(const Puzzle& puzzle) {
  return has_simple_shape(puzzle) && !puzzle.has_restrictions() && puzzle.rules().empty();
}

bool are_apart(const Puzzle& puzzle, int cell, int other) {
  return puzzle.has_regions() && region_of(puzzle, cell) != region_of(puzzle, other);
}

bool is_region_label(std::string_view text) {
  constexpr std::size_t kLongest = 32;
  if (text.empty() || text.size() > kLongest) return false;
  while (!text.empty()) {
    const std::size_t length = character_length(text);
    if (length == 0 || (length == 1 && (text.front() < ' ' || text.front() == '\x7F'))) return false;
    text.remove_prefix(length);
  }
  return true;
}

bool has_region_labels(const Puzzle& puzzle) {
  return std::ranges::all_of(puzzle.region_labels(), is_region_label);
}

bool has_symbol_labels(const Puzzle& puzzle) {
  return std::ranges::all_of(puzzle.region_labels(), is_symbol);
}

bool has_word_labels(const Puzzle& puzzle) { return std::ranges::all_of(puzzle.region_labels(), is_word); }

bool is_number_label(std::string_view label) {
  const auto number = decimal(label);
  return number && std::to_string(*number) == label;
}

std::string region_word(const Puzzle& puzzle, int cell, bool keep) {
  const int region = region_of(puzzle, cell);
  if (region == sudoku::kNoRegion) return std::string(sudoku::kNoRegionLabel);
  return keep ? puzzle.region_labels()[sudoku::at(region)] : std::to_string(region + 1);
}

std::string region_symbol(const Puzzle& puzzle, int cell, bool keep) {
  constexpr std::string_view kSymbols = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+/";
  static_assert(kSymbols.size() == sudoku::kMaxSize);
  const int region = region_of(puzzle, cell);
  if (keep || region == sudoku::kNoRegion) return region_word(puzzle, cell, keep);
  return std::string(1, kSymbols[sudoku::at(region)]);
}

const Grid& shown_digits(const Document& document) {
  return document.solution != nullptr ? *document.solution : document.puzzle.givens();
}

int placed_digit(const Document& document, int cell) {
  return document.progress != nullptr ? document.progress->placed[sudoku::at(cell)] : 0;
}

sudoku::Digits noted_candidates(const Document& document, int cell) {
  const auto allowed = document.puzzle.candidates(cell);
  const bool has_notes = document.progress != nullptr && !document.progress->noted.empty();
  return has_notes ? allowed & document.progress->noted[sudoku::at(cell)] : allowed;
}

Grid filled_digits(const Document& document) {
  Grid digits = shown_digits(document);
  for (std::size_t cell = 0; cell < digits.size(); ++cell)
    if (digits[cell] == 0) digits[cell] = placed_digit(document, static_cast<int>(cell));
  return digits;
}

Puzzle shown_puzzle(const Document& document) {
  Puzzle puzzle = document.puzzle;
  const Grid& digits = shown_digits(document);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) puzzle.set_given(cell, digits[sudoku::at(cell)]);
  return puzzle;
}

}  // namespace quadrille::formats
