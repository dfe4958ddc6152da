// Command lines that wrong ones may have meant.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "options/commands/commands.h"

namespace quadrille::cli {

/// A command line, as in words_to_parse(), in which one mistake is mended.
struct Mended {
  std::string meant;               // what was probably meant by the mistake: "--threads"
  std::vector<std::string> words;  // the whole command line
};

/// The command that shows the rule, the format or the technique of a name like that: `rules killer_cage` for
/// `killer`. Nullopt if there is none, or if a command has a name like that.
[[nodiscard]] std::optional<Mended> in_a_catalogue(const std::string& word);
/// The first word should be a command, and is not.
[[nodiscard]] std::optional<Mended> mend_command(std::vector<std::string> words);
/// The command does not expect that word: an option with a slip, a value without its option, an option of
/// another command.
[[nodiscard]] std::optional<Mended> mend_word(const options::Command& command,
                                              const std::vector<std::string>& words, const std::string& word);
/// The option has an invalid value. Nullopt if it has no choices.
[[nodiscard]] std::optional<Mended> mend_value(const options::Command& command,
                                               std::vector<std::string> words, std::string_view option_name);

}  // namespace quadrille::cli
