// Pieces of JSON text with their places, so that a mistake in the meaning can be shown where it stands.
#pragma once

#include <string>
#include <vector>

#include "formats/text_cursor.h"

namespace quadrille::formats {

/// Takes the object at the cursor, which is at a `{`. It ends with its `}`, or where a line starts with
/// another `{`, so that a broken object does not swallow the ones after it. Its syntax is not checked.
[[nodiscard]] Token take_json_object(TextCursor& cursor);

/// The place of the first mistake in the syntax, if there is one: the rest of the line there.
[[nodiscard]] std::optional<Token> find_json_mistake(const Token& object);

struct JsonMember {
  Token name;  // in quotes
  Token value;
};

// For JSON without mistakes. None of these recurses.

[[nodiscard]] std::vector<Token> json_elements(const Token& array);
[[nodiscard]] std::vector<JsonMember> json_members(const Token& object);
[[nodiscard]] inline bool is_json_array(const Token& value) { return value.text.starts_with('['); }
[[nodiscard]] inline bool is_json_object(const Token& value) { return value.text.starts_with('{'); }
[[nodiscard]] inline bool is_json_string(const Token& value) { return value.text.starts_with('"'); }
/// The text that a string stands for.
[[nodiscard]] std::string json_string(const Token& value);

/// A text as a JSON string, in quotes. What is no UTF-8 in it is replaced.
[[nodiscard]] std::string to_json(std::string_view text);

}  // namespace quadrille::formats
