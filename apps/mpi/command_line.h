// The words after the program's name.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "base/input_error.h"
#include "formats/format.h"
#include "options/option.h"
#include "sudoku/puzzle/rule_text.h"

namespace quadrille::mpi {

struct CommandLine {
  enum class Task : unsigned char { solve, count, show_help, show_version };
  Task task = Task::show_help;
  std::string file;
  std::string journal;  // empty: none
  bool resume = false;
  bool any = false;   // solve: the first solution that a rank finds
  bool free = false;  // models: search as seems best
  bool stats = false;
  std::size_t pieces = 256;  // of the first cut
  std::string output = "frame";
  // How to read a puzzle.
  const formats::Format* format = nullptr;  // null: detect
  formats::ReadOptions read;                // but for the regions
  std::string regions;                      // labels, or the file that has them
  std::vector<sudoku::RuleText> rules;
  std::string reading;  // these options as a text, which is the same for the same ones in the same order
};

/// The options by which a puzzle is read, as `quadrille` has them.
[[nodiscard]] std::span<const options::Option* const> reading_options();

/// An error has no line.
[[nodiscard]] Parsed<CommandLine> parse_command_line(std::span<const char* const> words);

}  // namespace quadrille::mpi
