// Short ways to read and write puzzles in tests of formats.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "formats/format.h"
#include "sudoku/puzzle/rule_text.h"
#include "sudoku/solve/solve.h"

namespace quadrille::formats {

/// A 9x9 puzzle with one solution.
inline constexpr std::string_view kGivens =
    "3...4..8...2...143..9.3.....3...2..4..7...9..6..8...7.....2.3..573...6...2..7...5";
inline constexpr std::string_view kSolution =
    "315246789762589143849137562931762854287451936654893271498625317573914628126378495";

inline std::vector<Item> read_all(std::string_view format, std::string_view text,
                                  const ReadOptions& options = {}) {
  std::vector<Item> items;
  const auto reader = find_format(format)->open(text, options);
  while (auto item = reader->next()) items.push_back(std::move(*item));
  return items;
}

/// The only item of a text.
inline Item read_item(std::string_view format, std::string_view text, const ReadOptions& options = {}) {
  auto items = read_all(format, text, options);
  EXPECT_EQ(items.size(), 1U) << text;
  if (items.empty()) return {bad_input("no item"), 0, std::nullopt};
  return std::move(items.front());
}

/// The only puzzle of a text.
inline Puzzle read_puzzle(std::string_view format, std::string_view text, const ReadOptions& options = {}) {
  Item item = read_item(format, text, options);
  if (item.puzzle) return std::move(*item.puzzle);
  ADD_FAILURE() << item.puzzle.error().line << ":" << item.puzzle.error().column << ": "
                << item.puzzle.error().message;
  return Puzzle(1);
}

/// "line:column: message" of the first item; "" when that is a puzzle.
inline std::string first_error(std::string_view format, std::string_view text,
                               const ReadOptions& options = {}) {
  const auto items = read_all(format, text, options);
  if (items.empty()) return "no item";
  if (items.front().puzzle) return "";
  const InputError& error = items.front().puzzle.error();
  return std::to_string(error.line) + ":" + std::to_string(error.column) + ": " + error.message;
}

inline std::string written(std::string_view format, const Puzzle& puzzle, const Grid* solution = nullptr) {
  std::string out;
  find_format(format)->write({puzzle, solution}, out);
  return out;
}

/// Reads the first puzzle of a text in the format, and writes it in the same format.
inline std::string rewritten(std::string_view format, std::string_view text) {
  const Item item = read_item(format, text);
  if (!item.puzzle) return item.puzzle.error().message;
  std::string out;
  find_format(format)->write({.puzzle = *item.puzzle,
                              .solution = item.solution ? &*item.solution : nullptr,
                              .progress = item.progress ? &*item.progress : nullptr},
                             out);
  return out;
}

/// The givens as digits and dots, for short expectations. Sizes up to 9.
inline std::string givens_of(const Puzzle& puzzle) {
  std::string text;
  for (const int digit : puzzle.givens()) text += digit == 0 ? '.' : static_cast<char>('0' + digit);
  return text;
}

/// "name argument" of each rule, in lines.
inline std::string rules_of(const Puzzle& puzzle) {
  std::string text;
  for (const auto& [name, argument] : sudoku::rule_texts(puzzle)) text += name + " " + argument + "\n";
  return text;
}

inline std::string rules_in(std::string_view format, std::string_view text) {
  return rules_of(read_puzzle(format, text));
}

inline Puzzle sample_puzzle() { return read_puzzle("line", kGivens); }
inline Grid sample_solution() { return read_puzzle("line", kSolution).givens(); }

/// Some digits of a solution of boards that overlap.
inline Puzzle puzzle_on(std::string_view boards, int size, std::uint64_t seed) {
  Puzzle puzzle(*sudoku::layout_called(boards, size));
  const auto boxes = sudoku::usual_boxes(size);
  EXPECT_TRUE(puzzle.set_boxes(boxes.rows, boxes.columns));
  const Grid solution = *sudoku::Solver({.seed = seed}).first_solution(puzzle).grid;
  Random random(seed);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell)
    if (random.below(3) == 0) puzzle.set_given(cell, solution[sudoku::at(cell)]);
  return puzzle;
}

inline ReadOptions of_size(int size) {
  ReadOptions options;
  options.size = size;
  return options;
}

}  // namespace quadrille::formats
