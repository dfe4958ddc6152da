// What the author says about a puzzle, as a member of its JSON object.
#pragma once

#include <string>

#include "base/input_error.h"
#include "formats/json_text.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::formats {

/// Reads the member "about": an object of texts.
[[nodiscard]] Parsed<sudoku::About> read_about(JsonText& json, JsonValue value);

/// `,"about":{..}`, which reads back as the same texts; nothing if there are none.
void write_about(const sudoku::About& about, std::string& out);

}  // namespace quadrille::formats
