// Writes JSON: objects, and lines with one object each, as in traces and journals.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quadrille {

/// A text as a JSON string, in quotes. Invalid UTF-8 in it is replaced.
[[nodiscard]] std::string to_json(std::string_view text);
/// The shortest text that is read as the same number.
[[nodiscard]] std::string to_json(double number);
template <std::integral Number>
[[nodiscard]] std::string to_json(Number number) {
  if constexpr (std::same_as<Number, bool>) return number ? "true" : "false";
  return std::to_string(number);
}

/// Appends a value. Types with a to_json() found by argument-dependent lookup use it; nullopt is null, and a
/// vector is an array.
template <class Value>
void append_json(const Value& value, std::string& out) {
  out += to_json(value);
}
template <class Value>
void append_json(const std::optional<Value>& value, std::string& out) {
  value ? append_json(*value, out) : void(out += "null");
}
template <class Value>
void append_json(const std::vector<Value>& list, std::string& out) {
  char separator = '[';
  for (const Value& value : list) {
    out += separator;
    append_json(value, out);
    separator = ',';
  }
  out += list.empty() ? "[]" : "]";
}

/// An object that is written member by member:
///   JsonObject().member("cell", "r1c2").member("digits", grid).end()
/// is {"cell":"r1c2","digits":[1,2]}.
class JsonObject {
 public:
  template <class Value>
  JsonObject& member(std::string_view name, const Value& value) {
    text_ += text_.empty() ? '{' : ',';
    append_json(name, text_);
    text_ += ':';
    append_json(value, text_);
    return *this;
  }
  [[nodiscard]] std::string end() { return (text_.empty() ? "{" : std::move(text_)) + '}'; }

 private:
  std::string text_;
};

/// An object on a separate line, which begins with the event:
///   JsonLine("solution").member("node", 3).end(out);
/// appends {"event":"solution","node":3} and a line end.
class JsonLine {
 public:
  explicit JsonLine(std::string_view event) { object_.member("event", event); }

  template <class Value>
  JsonLine& member(std::string_view name, const Value& value) {
    object_.member(name, value);
    return *this;
  }
  void end(std::string& out) { out += object_.end() + '\n'; }

 private:
  JsonObject object_;
};

}  // namespace quadrille
