// Rules that a puzzle defines, as members of its JSON object.
#pragma once

#include <string>
#include <vector>

#include "base/input_error.h"
#include "formats/format.h"
#include "formats/json_text.h"
#include "sudoku/own_rules/definition.h"

namespace quadrille::formats {

struct JsonDefinition {
  sudoku::Definition definition;
  /// Of each of Definition::texts: the string that it stands in or, where it is left out, what it is left out
  /// of.
  std::vector<JsonValue> places;
};

/// Of the member "definitions". What the texts say is not looked at.
[[nodiscard]] Parsed<std::vector<JsonDefinition>> read_definitions(JsonText& json, JsonValue value);

/// `,"definitions":[..]`, which reads back as the same.
void write_definitions(const Puzzle& puzzle, std::string& out);

}  // namespace quadrille::formats
