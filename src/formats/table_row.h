// The rows of tables of separated values.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formats/text_cursor.h"

namespace quadrille::formats {

/// A field of a row: the text within its quotes, if it has any.
struct Field : Token {
  bool is_quoted = false;

  /// With each doubled quote within quotes undone.
  [[nodiscard]] std::string unquoted() const;
};

/// The separator of a table, whose first line it is: comma, semicolon or tab, the most frequent one.
[[nodiscard]] char separator_of(std::string_view line);

/// The fields of a row, at most 100, without spaces around those that are not in quotes.
[[nodiscard]] std::vector<Field> split_row(const Token& line, char separator);

}  // namespace quadrille::formats
