// The common reader of the editors' formats: each format accepts the texts of both editors, since a link to
// one may contain the JSON of the other.
#pragma once

#include "formats/format.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {

/// Reads the puzzle at or after the cursor: an object, an element of an array of objects, or a link on a
/// line.
[[nodiscard]] std::optional<Item> read_setter_text(TextCursor& cursor, const ReadOptions& options);

/// Whether a JSON object at the start of the text has a member of that name whose value is a list of lists,
/// as far as the text goes.
[[nodiscard]] bool has_rows_of_cells(std::string_view text, std::string_view member);

}  // namespace quadrille::formats
