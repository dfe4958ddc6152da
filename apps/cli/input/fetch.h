// Fetches puzzles that a short link names on a server.
#pragma once

#include <string>
#include <string_view>

#include "base/input_error.h"

namespace quadrille::cli {

/// The server of SudokuPad's puzzles.
inline constexpr std::string_view kSudokuPadServer = "https://sudokupad.app";

/// The server's text for the name of a short link, such as "blobz/chasing-arrows", which the readers of links
/// accept. It is fetched by the program curl, for half a minute at most. The error says what to do.
[[nodiscard]] Parsed<std::string> fetch_puzzle(std::string_view server, std::string_view name);

}  // namespace quadrille::cli
