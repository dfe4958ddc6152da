// The words of a command line, as people type them and as they are parsed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quadrille::cli {

/// Whether the word begins like an option.
[[nodiscard]] bool is_option(std::string_view word);

/// The words in the form in which they are parsed:
/// - `help`, `help COMMAND` and `version` become options;
/// - puzzles without a command are for `solve`, models for `mzn`;
/// - names that other programs use, long names after a single dash and names with underscores become the
///   usual ones: `validate -all_solutions` is `check --all`;
/// - a short form, such as --json, becomes the words that it stands for, and so does a value without its
///   option: `generate 5 --hard` is `generate --count 5 --difficulty hard` (value_words.h);
/// - `help killer` is `rules killer_cage`.
/// Words after `--` stay as they are.
[[nodiscard]] std::vector<std::string> words_to_parse(std::vector<std::string> words);

}  // namespace quadrille::cli
