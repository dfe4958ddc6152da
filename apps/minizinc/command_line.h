// The flags of a FlatZinc solver, as MiniZinc defines them: one hyphen, and the value as the next word.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/input_error.h"
#include "flatzinc/solve.h"

namespace quadrille::minizinc {

struct CommandLine {
  enum class Task : unsigned char { solve, show_help, show_version };
  Task task = Task::solve;
  std::string file;  // "-" for standard input
  flatzinc::SolveOptions options;
};

/// Parses the words after the program's name. An error has no line.
[[nodiscard]] Parsed<CommandLine> parse_command_line(std::span<const char* const> words);

/// All flags, one on each line.
[[nodiscard]] std::string help_text();

}  // namespace quadrille::minizinc
