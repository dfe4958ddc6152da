// What a puzzle of the editors shows that no member says, shape by shape, and the rules that it may mean.
#pragma once

#include <string>
#include <vector>

#include "formats/format.h"
#include "sudoku/puzzle/outline.h"

namespace quadrille::formats {

/// Points and lengths are in cells, as those of pictures.
struct DrawnLine {
  std::vector<sudoku::Point> points;
  double width = 0;
  std::string colour;     // of CSS, as all colours
  bool has_head = false;  // an arrow
  bool is_taken = false;  // a rule says it
};

struct DrawnShape {
  sudoku::Point centre{};
  double width = 0, height = 0;
  bool is_round = false;
  std::string fill, border;
  std::string text;
  bool is_taken = false;
};

/// A dashed line around cells that no total and no other sign makes a cage.
struct DrawnCage {
  std::vector<int> cells;
  std::string text;
  bool is_taken = false;
};

struct SetterDrawing {
  std::vector<DrawnLine> lines;
  std::vector<DrawnShape> shapes;
  std::vector<DrawnCage> cages;
  int texts = 0;                    // besides those of shapes
  std::vector<std::string> others;  // in words

  /// What is not taken, in words: "3 lines", "1 arrow", "1 circle", .., and the others.
  [[nodiscard]] std::vector<std::string> words() const;
};

/// The rules that the drawing may mean, each of which fits the puzzle. Marks what they say as taken.
[[nodiscard]] std::vector<Guess> guess_rules(SetterDrawing& drawing, const Puzzle& puzzle);

}  // namespace quadrille::formats
