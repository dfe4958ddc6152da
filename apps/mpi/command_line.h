// The words after the program's name.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "base/input_error.h"

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
};

/// An error has no line.
[[nodiscard]] Parsed<CommandLine> parse_command_line(std::span<const char* const> words);

}  // namespace quadrille::mpi
