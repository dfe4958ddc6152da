// The drawing of a puzzle that stands for no rule, as a member of its JSON object: kept as its editor wrote
// it.
#pragma once

#include <string>

#include "base/input_error.h"
#include "formats/format.h"
#include "formats/json_text.h"

namespace quadrille::formats {

/// Reads the member "drawing" of a puzzle with this layout: an object with the name of the editor, members of
/// its object and, for f-puzzles, of each cell's object. An error if one of them is no drawing.
[[nodiscard]] Parsed<Extras> read_drawing(JsonText& json, JsonValue value, const sudoku::Layout& layout);

/// `,"drawing":{..}`, which reads back as the same drawing; nothing if the puzzle has none.
void write_drawing(const Extras& extras, std::string& out);

}  // namespace quadrille::formats
