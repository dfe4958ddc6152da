// The tools that `quadrille mcp` and `quadrille serve --http` offer: commands of the program, described by
// the same data as their help pages. Besides, the lists that can be read.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/json_text.h"

namespace quadrille::cli::calls {

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

/// All of their names, in one text for sentences.
[[nodiscard]] std::string listed_tools();

/// A command line, and what it reads from standard input.
struct CommandCall {
  std::vector<std::string> words;  // without the program's name
  std::string input;
};

/// The command that answers a call of the tool with these arguments, a JSON object. An error if an argument
/// is unknown, missing or of another type; what is wrong with a value is for the command to say.
[[nodiscard]] Parsed<CommandCall> call_of(const Tool& tool, const formats::JsonText& json,
                                          formats::JsonValue arguments);

/// The same without any arguments.
[[nodiscard]] Parsed<CommandCall> call_without_arguments(const Tool& tool);

/// The commands that list what puzzles can be: "rules", "formats", "techniques".
[[nodiscard]] std::span<const std::string_view> lists();
/// The command that prints a list ("rules") or one of its entries with an example ("rules/killer_cage");
/// nullopt if there is no such list, or the entry cannot be a name. Whether there is such an entry is for the
/// command to say.
[[nodiscard]] std::optional<CommandCall> call_of_list(std::string_view path);

}  // namespace quadrille::cli::calls
