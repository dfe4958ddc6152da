// The drawings of a puzzle of the editors that no member explains, shape by shape, and the rules that they
// may mean.
#pragma once

#include <string>
#include <vector>

#include "formats/format.h"
#include "sudoku/puzzle/outline.h"

namespace quadrille::formats {

/// Points and lengths are in cells, as in pictures.
struct DrawnLine {
  std::vector<sudoku::Point> points;
  double width = 0;
  std::string colour;     // as in CSS, like all colours
  bool has_head = false;  // an arrow
  bool is_taken = false;  // a rule represents it
};

struct DrawnShape {
  sudoku::Point centre{};
  double width = 0, height = 0;
  bool is_round = false;
  std::string fill, border;
  std::string text;
  bool is_taken = false;
};

/// A dashed line around cells that is not marked as a cage by a total or otherwise.
struct DrawnCage {
  std::vector<int> cells;
  std::string text;
  bool is_taken = false;
};

struct SetterDrawing {
  std::vector<DrawnLine> lines;
  std::vector<DrawnShape> shapes;
  std::vector<DrawnCage> cages;
  int texts = 0;                    // in addition to those of shapes
  std::vector<std::string> others;  // as descriptions

  /// Descriptions of shapes that are not used: "3 lines", "1 arrow", "1 circle", .., and the others.
  [[nodiscard]] std::vector<std::string> words() const;
};

/// The rules that the drawing may mean, each of which fits the puzzle. Marks their shapes as used. A look has
/// one meaning in the whole puzzle: if the author's solution disobeys a use, no other shape that looks alike
/// is taken for that rule. solution: 0 for unknown digits; null: none.
[[nodiscard]] std::vector<Guess> guess_rules(SetterDrawing& drawing, const Puzzle& puzzle,
                                             const Grid* solution = nullptr);

}  // namespace quadrille::formats
