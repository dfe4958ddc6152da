// Options for the input of commands: files, how to read them, and rules to add.
#pragma once

#include <string>
#include <vector>

#include "cli/input/fetch.h"
#include "formats/format.h"
#include "sudoku/puzzle/rule_text.h"

namespace CLI {
class App;
}  // namespace CLI

namespace quadrille::cli {

class InputPart;

struct InputOptions {
  std::vector<std::string> files;  // "-" is standard input
  formats::ReadOptions read;
  const formats::Format* format = nullptr;  // null: detect
  std::vector<sudoku::RuleText> rules;
  bool fetches = false;  // fetch puzzles that short links name from a server
  std::string server{kSudokuPadServer};
  bool refuses_drawing = false;  // puzzles whose drawing may mean rules are bad ..
  bool ignores_drawing = false;  // .. unless the user wants them without the drawing
  InputPart* part = nullptr;     // of the only file, in which it is located; null: everything is read

  [[nodiscard]] bool reads_standard_input() const;
};

/// Adds FILE... and the options for reading files.
void add_input_options(CLI::App& command, InputOptions& options);
/// Adds --ignore-drawing. Without it, puzzles whose drawing may mean rules are bad.
void add_drawing_option(CLI::App& command, InputOptions& options);
/// Adds those of them that describe a puzzle's grid.
void add_shape_options(CLI::App& command, formats::ReadOptions& shape, std::vector<sudoku::RuleText>& rules);

}  // namespace quadrille::cli
