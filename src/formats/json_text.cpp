#include "formats/json_text.h"

#include <nlohmann/json.hpp>

namespace quadrille::formats {

namespace {

using nlohmann::json;

/// Takes part in a parse only to learn where it fails.
class MistakeFinder : public json::json_sax_t {
 public:
  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return true; }
  bool key(string_t&) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
    bytes_read = position;
    return false;
  }

  std::size_t bytes_read = 0;
};

/// Bytes of the string in quotes at the start of the text.
std::size_t string_length(std::string_view text) {
  for (std::size_t i = 1; i < text.size(); ++i) {
    if (text[i] == '\\') {
      ++i;
    } else if (text[i] == '"') {
      return i + 1;
    }
  }
  return text.size();
}

/// Bytes of the object or array at the start of the text.
std::size_t nest_length(std::string_view text) {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') i += string_length(text.substr(i)) - 1;
    if (c == '{' || c == '[') ++depth;
    if (c == '}' || c == ']') --depth;
    if (depth == 0) return i + 1;
  }
  return text.size();
}

std::size_t value_length(std::string_view text) {
  if (text.starts_with('{') || text.starts_with('[')) return nest_length(text);
  if (text.starts_with('"')) return string_length(text);
  return std::min(text.find_first_of(",]} \t\r\n"), text.size());
}

Token take_value(TextCursor& cursor) { return cursor.take(value_length(cursor.rest())); }

/// Goes to the next value, if there is one before the end of the array or object.
bool find_value(TextCursor& cursor) {
  cursor.take(std::min(cursor.rest().find_first_not_of(" \t\r\n,:"), cursor.rest().size()));
  return cursor.peek() != ']' && cursor.peek() != '}' && !cursor.at_end();
}

}  // namespace

Token take_json_object(TextCursor& cursor) {
  const auto text = cursor.rest().substr(0, cursor.rest().find("\n{"));
  return cursor.take(nest_length(text));
}

std::optional<Token> find_json_mistake(const Token& object) {
  MistakeFinder finder;
  if (json::sax_parse(object.text, &finder)) return std::nullopt;
  TextCursor cursor(object);
  cursor.take(std::min(finder.bytes_read, object.text.size() + 1) - 1);
  return cursor.peek_line();
}

std::vector<Token> json_elements(const Token& array) {
  std::vector<Token> elements;
  TextCursor cursor(array);
  cursor.take(1);
  while (find_value(cursor)) elements.push_back(take_value(cursor));
  return elements;
}

std::vector<JsonMember> json_members(const Token& object) {
  std::vector<JsonMember> members;
  TextCursor cursor(object);
  cursor.take(1);
  while (find_value(cursor)) {
    const Token name = take_value(cursor);
    find_value(cursor);
    members.push_back({name, take_value(cursor)});
  }
  return members;
}

std::string json_string(const Token& value) { return json::parse(value.text).get<std::string>(); }

std::string to_json(std::string_view text) {
  return json(text).dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace quadrille::formats
