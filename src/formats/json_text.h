// A JSON object as a list of its values with their places, so that a mistake in the meaning can be shown
// where it stands.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/input_error.h"
#include "base/sentence.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {

enum class JsonKind : std::uint8_t { null, boolean, number, string, array, object };

/// A value by its number in a JsonText, where the values stand in the order in which they begin: after an
/// array come its elements, and after an object its members, a string with the name before each value.
using JsonValue = std::size_t;

class JsonText {
 public:
  /// Takes the object at the cursor, which is at a `{`. After a mistake the cursor goes to the end of the
  /// object, or to where a line starts with another `{`, so that a broken object does not swallow the ones
  /// after it.
  [[nodiscard]] static Parsed<JsonText> take_object(TextCursor& cursor);

  /// The object.
  static constexpr JsonValue kRoot = 0;

  [[nodiscard]] JsonKind kind(JsonValue value) const { return pieces_[value].kind; }
  [[nodiscard]] bool is(JsonValue value, JsonKind kind) const { return pieces_[value].kind == kind; }
  /// As it is written.
  [[nodiscard]] std::string_view text(JsonValue value) const {
    const Piece& piece = pieces_[value];
    return {object_.text.data() + piece.begin, std::size_t{piece.end} - piece.begin};
  }
  /// The same with its place. Takes longest where the value stands before the last one asked for.
  [[nodiscard]] Token token(JsonValue value) {
    if (!is_one_line_) return token_by_lines(value);
    return {text(value), object_.line, object_.column + static_cast<int>(pieces_[value].begin)};
  }
  /// Where a byte of what a string stands for, counted from 0, is written.
  [[nodiscard]] Token token_inside(JsonValue string, std::size_t byte);
  /// What a string stands for.
  [[nodiscard]] std::string string(JsonValue value) const;

  /// The value behind this one and all that it holds.
  [[nodiscard]] JsonValue next(JsonValue value) const { return pieces_[value].next; }
  /// The elements of an array, or the names of an object's members.
  [[nodiscard]] std::vector<JsonValue> elements(JsonValue array) const;
  [[nodiscard]] std::vector<JsonValue> names(JsonValue object) const;

 private:
  struct Piece {
    std::uint32_t begin, end;  // in the object's text
    std::uint32_t next;
    JsonKind kind;
  };
  struct Mistake {
    std::size_t at;                  // in the text
    const Sentence<Text>* sentence;  // its argument is what stands there
  };
  class Recorder;

  JsonText() = default;
  /// Reads the object at the start of the text.
  [[nodiscard]] std::optional<Mistake> parse(std::string_view text);
  [[nodiscard]] Token token_by_lines(JsonValue value);

  std::vector<Piece> pieces_;
  Token object_;
  bool is_one_line_ = false;  // and each character is one byte
  // Where the last token was.
  TextCursor cursor_{std::string_view()};
  std::size_t reached_ = 0;
};

/// A text as a JSON string, in quotes. What is no UTF-8 in it is replaced.
[[nodiscard]] std::string to_json(std::string_view text);

}  // namespace quadrille::formats
