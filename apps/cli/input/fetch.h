// Puzzles that a short link names on a server.
#pragma once

#include <string>
#include <string_view>

#include "base/input_error.h"

namespace quadrille::cli {

/// Where SudokuPad keeps its puzzles.
inline constexpr std::string_view kSudokuPadServer = "https://sudokupad.app";

/// What the server has under the name of a short link, such as "blobz/chasing-arrows": a text that the
/// readers of links take. It is asked by the program curl, for half a minute at most. The error says what to
/// do.
[[nodiscard]] Parsed<std::string> fetch_puzzle(std::string_view server, std::string_view name);

}  // namespace quadrille::cli
