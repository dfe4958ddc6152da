// Accessors for JSON of other programs, whose objects may have unknown members.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "formats/fraction.h"
#include "formats/json_text.h"

namespace quadrille::formats {

/// The value of a member; the last one if the name is repeated, as in JavaScript. Nullopt if the object has
/// no such member, or `object` is not an object.
[[nodiscard]] inline std::optional<JsonValue> member_of(const JsonText& json, JsonValue object,
                                                        std::string_view name) {
  std::optional<JsonValue> found;
  if (!json.is(object, JsonKind::object)) return found;
  for (JsonValue at = object + 1; at < json.next(object); at = json.next(at + 1))
    if (json.string(at) == name) found = at + 1;
  return found;
}

/// The contents of a string, or a number as it is written; empty for other values.
[[nodiscard]] inline std::string word_of(const JsonText& json, JsonValue value) {
  if (json.is(value, JsonKind::string)) return json.string(value);
  return json.is(value, JsonKind::number) ? std::string(json.text(value)) : std::string();
}

/// The same for a member, without surrounding spaces; empty if there is none.
[[nodiscard]] inline std::string word_of_member(const JsonText& json, JsonValue object,
                                                std::string_view name) {
  const auto value = member_of(json, object, name);
  return value ? std::string(trimmed(word_of(json, *value))) : std::string();
}

/// A number; nullopt if the value is not a number.
[[nodiscard]] inline std::optional<double> number_of(const JsonText& json, JsonValue value) {
  const std::string word = word_of(json, value);
  std::string_view rest = word;
  const auto number = take_fraction(rest);
  return rest.empty() ? number : std::nullopt;
}

/// The same for a member; 0 if there is none.
[[nodiscard]] inline double number_of_member(const JsonText& json, JsonValue object, std::string_view name) {
  const auto value = member_of(json, object, name);
  return value ? number_of(json, *value).value_or(0) : 0;
}

/// A value as shown in messages.
[[nodiscard]] inline std::string shown(const JsonText& json, JsonValue value) {
  return in_quotes(json.is(value, JsonKind::string) ? json.string(value) : json.text(value));
}

/// Whether editors treat the value as true.
[[nodiscard]] inline bool is_true(const JsonText& json, JsonValue value) {
  return json.text(value) == "true";
}

/// Whether the value is equivalent to a missing member: null, false, or an empty text, array or object.
[[nodiscard]] inline bool says_nothing(const JsonText& json, JsonValue value) {
  const std::string_view text = json.text(value);
  const bool is_group = json.is(value, JsonKind::array) || json.is(value, JsonKind::object);
  return text == "null" || text == "false" || text == "\"\"" || (is_group && json.next(value) == value + 1);
}

}  // namespace quadrille::formats
