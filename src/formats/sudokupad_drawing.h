// What a puzzle in SudokuPad's JSON shows that no rule says.
#pragma once

#include <string>
#include <vector>

#include "base/input_error.h"
#include "formats/json_text.h"

namespace quadrille::formats {

struct SudokuPadDrawing {
  int lines = 0, arrows = 0, circles = 0, rectangles = 0, texts = 0, cages = 0;
  std::vector<std::string> others;  // in words

  /// Counts the shapes of a list: each is a circle, a rectangle, or a text.
  void add_shapes(const JsonText& json, const std::vector<JsonValue>& shapes);
  /// "3 lines", "1 circle", .., and the others.
  [[nodiscard]] std::vector<std::string> words() const;
};

}  // namespace quadrille::formats
