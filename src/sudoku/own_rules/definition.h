// What the author of a puzzle wrote to define a rule, still as texts.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quadrille::sudoku {

/// A shape that shows a use: {"line": "cells", "colour": "green"}.
struct Drawing {
  std::string shape;   // line, bulb, circle, square, shade, cage or text
  std::string of;      // an expression for cells; of a text, for what it says
  std::string at;      // of a text: an expression for the cell or the place where it stands
  std::string colour;  // empty: the usual one
  friend bool operator==(const Drawing&, const Drawing&) = default;
};

/// docs/own-rules.md says what each text may be. Plain data, which formats read and write as it is.
struct Definition {
  std::string name, summary;
  std::vector<std::pair<std::string, std::string>> parameters;  // name and kind: "line", "path 3.."
  std::vector<std::string> conditions;
  std::vector<Drawing> drawings;

  /// All of its texts in their order: name, summary, of each parameter its name and kind, conditions, of each
  /// drawing shape, of, at and colour. An error in a definition names one of them as its line, counted from
  /// 1, and the byte in it as its column; where neither is known both are 0.
  [[nodiscard]] std::vector<std::string_view> texts() const;

  friend bool operator==(const Definition&, const Definition&) = default;
};

}  // namespace quadrille::sudoku
