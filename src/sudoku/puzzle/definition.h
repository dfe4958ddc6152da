// The definition of a rule by the author of a puzzle, still as texts.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quadrille::sudoku {

/// A shape that shows a use: {"line": "cells", "colour": "green"}.
struct Drawing {
  std::string shape;   // line, bulb, circle, square, shade, cage or text
  std::string of;      // an expression for cells; for a text, an expression for its content
  std::string at;      // for a text: an expression for the cell or the place beside the grid
  std::string colour;  // empty: the default colour
  friend bool operator==(const Drawing&, const Drawing&) = default;
};

/// docs/own-rules.md describes the content of each text. Plain data, which formats read and write unchanged.
struct Definition {
  std::string name, summary;
  std::vector<std::pair<std::string, std::string>> parameters;  // name and kind: "line", "path 3.."
  std::vector<std::string> conditions;
  std::vector<Drawing> drawings;

  /// All of its texts in order: name, summary, name and kind of each parameter, conditions, and for each
  /// drawing shape, of, at and colour. The line of an error in a definition is the number of one of these
  /// texts, counted from 1, and its column is the byte in that text; if neither is known, both are 0.
  [[nodiscard]] std::vector<std::string_view> texts() const;

  friend bool operator==(const Definition&, const Definition&) = default;
};

}  // namespace quadrille::sudoku
