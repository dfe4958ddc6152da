// What the formats of the editors for setters share: each of their readers takes the texts of both editors,
// since a link to one may hold the JSON of the other.
#pragma once

#include "formats/format.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {

/// Reads the puzzle at or after the cursor: an object, elements of an array of objects, or a link on a line.
[[nodiscard]] std::optional<Item> read_setter_text(TextCursor& cursor, const ReadOptions& options);

/// Whether an object of JSON at the start of the text has a member of that name whose value is a list of
/// lists, as far as the text goes.
[[nodiscard]] bool has_rows_of_cells(std::string_view text, std::string_view member);

}  // namespace quadrille::formats
