// The flags of a FlatZinc solver. MiniZinc fixed them long ago: one hyphen, a value as the next word.
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

/// The words are those behind the program's name. An error has no line.
[[nodiscard]] Parsed<CommandLine> parse_command_line(std::span<const char* const> words);

/// All flags, a line each.
[[nodiscard]] std::string_view help_text();

}  // namespace quadrille::minizinc
