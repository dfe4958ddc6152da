// Words of a command line that name an input: a file, standard input, or the puzzle itself.
#pragma once

#include <string>
#include <string_view>

#include "base/input_error.h"
#include "cli/input/text_file.h"

namespace quadrille::cli {

/// Whether the word is the text of a puzzle rather than the name of a file: a link, three lines or
/// more, an object in JSON, or cells of a grid without spaces. A file of that name takes precedence.
[[nodiscard]] bool is_puzzle_text(const std::string& word);
/// Whether the word is such a text, `-`, or looks like the name of a file or is one.
[[nodiscard]] bool names_input(const std::string& word);
/// Whether standard input is a pipe or a file, not a terminal or a device.
[[nodiscard]] bool waits_on_standard_input();

/// The name of an input in messages.
[[nodiscard]] std::string input_title(const std::string& word);
/// Opens the file of that name, or the text of the puzzle.
[[nodiscard]] Parsed<TextFile> open_input(const std::string& word);

}  // namespace quadrille::cli
