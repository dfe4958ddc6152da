// The cells of a puzzle in f-puzzles' JSON.
#pragma once

#include <optional>
#include <vector>

#include "formats/setters/setter_puzzle.h"

namespace quadrille::formats {

/// Reads the cells into the pieces of a puzzle.
class FpuzzlesGrid {
 public:
  explicit FpuzzlesGrid(SetterPuzzle& found) : found_(found), json_(found.json) {}

  /// Whether a member of a cell's object means something for the puzzle; others are kept as they are.
  [[nodiscard]] static bool knows(std::string_view member) {
    return member == "value" || member == "given" || member == "region" || member == "givenPencilMarks";
  }

  /// The size, the givens and the regions.
  Parsed<void> read();
  /// Restricts cells to their given pencil marks.
  Parsed<void> restrict_cells(Puzzle& puzzle) const;
  /// The number of cells with a colour.
  [[nodiscard]] int colours() const { return colours_; }

 private:
  Parsed<void> read_rows();
  Parsed<void> read_cell(JsonValue cell);
  void set_regions();
  /// Whether the regions are those of boards that overlap.
  bool set_boards();

  SetterPuzzle& found_;
  JsonText& json_;
  int size_ = 0;
  bool has_regions_ = false;
  std::vector<std::optional<int>> regions_;            // by cell; nullopt: the usual one
  std::vector<std::optional<JsonValue>> given_marks_;  // by cell
  int colours_ = 0;
};

}  // namespace quadrille::formats
