// The definitions of a puzzle's own rules, as members of its JSON object.
#pragma once

#include <string>
#include <vector>

#include "base/input_error.h"
#include "formats/format.h"
#include "formats/json_text.h"
#include "sudoku/puzzle/definition.h"

namespace quadrille::formats {

struct JsonDefinition {
  sudoku::Definition definition;
  /// For each of Definition::texts: its string or, if it is missing, the value in which it is missing.
  std::vector<JsonValue> places;
};

/// Reads the member "definitions". Does not check the contents of the texts.
[[nodiscard]] Parsed<std::vector<JsonDefinition>> read_definitions(JsonText& json, JsonValue value);

/// `,"definitions":[..]`, which reads back as the same definitions.
void write_definitions(const Puzzle& puzzle, std::string& out);

}  // namespace quadrille::formats
