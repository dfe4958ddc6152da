// The tools of `quadrille mcp`: commands of the program, described for a language model by the same data as
// their help pages.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/json_text.h"

namespace quadrille::cli::mcp {

enum class Takes : char { puzzles, puzzles_and_facts, puzzle_and_states, nothing };

struct Tool {
  std::string_view name;  // of the command, too
  Takes takes;
  std::string_view options;  // those of the command that a caller may set, space-separated
};

[[nodiscard]] std::span<const Tool> tools();
/// Null if there is no tool of that name.
[[nodiscard]] const Tool* find_tool(std::string_view name);

/// The description of a tool in JSON, as in the answer to tools/list: its name, what it tells, and the schema
/// of its arguments.
[[nodiscard]] std::string description_of(const Tool& tool);

/// A command line, and what it reads from standard input.
struct CommandCall {
  std::vector<std::string> words;  // without the program's name
  std::string input;
};

/// The command that answers a call of the tool with these arguments, a JSON object. An error if an argument
/// is unknown, missing or of another type; what is wrong with a value is for the command to say.
[[nodiscard]] Parsed<CommandCall> call_of(const Tool& tool, const formats::JsonText& json,
                                          formats::JsonValue arguments);

}  // namespace quadrille::cli::mcp
