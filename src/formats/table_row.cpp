#include "formats/table_row.h"

#include <algorithm>

namespace quadrille::formats {

namespace {

/// Takes a field and the separator after it.
Field take_field(TextCursor& row, char separator) {
  Field field{row.here()};
  const auto rest = row.rest();
  std::size_t end = 0;
  if (rest.starts_with('"')) {
    // A quote within quotes is doubled.
    for (end = 1; end < rest.size() && (rest[end] != '"' || rest.substr(end + 1).starts_with('"')); ++end) {
      if (rest[end] == '"') ++end;
    }
    field = {{rest.substr(1, end - 1), field.line, field.column + 1}, true};
  }
  const std::size_t next = std::min(rest.find(separator, end), rest.size());
  if (end == 0) field.text = trimmed(rest.substr(0, next));
  row.take(next + 1);
  return field;
}

}  // namespace

std::string Field::unquoted() const {
  if (!is_quoted) return std::string(text);
  std::string all;
  for (std::size_t i = 0; i < text.size(); ++i) {
    all += text[i];
    if (text[i] == '"') ++i;
  }
  return all;
}

char separator_of(std::string_view line) {
  constexpr std::string_view kBetweenFields = ",;\t";
  return *std::ranges::max_element(kBetweenFields, {},
                                   [line](char c) { return std::ranges::count(line, c); });
}

std::vector<Field> split_row(const Token& line, char separator) {
  constexpr std::size_t kMostColumns = 100;
  std::vector<Field> fields;
  TextCursor row(line);
  do {
    fields.push_back(take_field(row, separator));
  } while (!row.at_end() && fields.size() < kMostColumns);
  return fields;
}

}  // namespace quadrille::formats
