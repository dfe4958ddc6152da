// A JSON object as a list of its values with their positions, so that semantic errors can be reported at the
// right place.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/input_error.h"
#include "base/sentence.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {

enum class JsonKind : std::uint8_t { null, boolean, number, string, array, object };

/// A value, as an index in a JsonText, where values are in the order in which they begin: an array is
/// followed by its elements, and an object by its members, each as a string with the name and the value.
using JsonValue = std::size_t;

class JsonText {
 public:
  /// Takes the object at the cursor, which is at a `{`. After an error the cursor is at the end of the
  /// object, or at the next line that starts with `{`, so that a broken object does not swallow the ones
  /// after it.
  [[nodiscard]] static Parsed<JsonText> take_object(TextCursor& cursor);

  /// The object itself.
  static constexpr JsonValue kRoot = 0;

  [[nodiscard]] JsonKind kind(JsonValue value) const { return pieces_[value].kind; }
  [[nodiscard]] bool is(JsonValue value, JsonKind kind) const { return pieces_[value].kind == kind; }
  /// The value as it is written.
  [[nodiscard]] std::string_view text(JsonValue value) const {
    const Piece& piece = pieces_[value];
    return {object_.text.data() + piece.begin, std::size_t{piece.end} - piece.begin};
  }
  /// The same with its position. Fast if the values are requested in order.
  [[nodiscard]] Token token(JsonValue value) {
    if (!is_one_line_) return token_by_lines(value);
    return {text(value), object_.line, object_.column + static_cast<int>(pieces_[value].begin)};
  }
  /// The position of a byte of a string's contents, counted from 0.
  [[nodiscard]] Token token_inside(JsonValue string, std::size_t byte);
  /// The contents of a string.
  [[nodiscard]] std::string string(JsonValue value) const;

  /// The value after this one and everything in it.
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
    const Sentence<Text>* sentence;  // its argument is the text at that position
  };
  class Recorder;

  JsonText() = default;
  /// Reads the object at the start of the text.
  [[nodiscard]] std::optional<Mistake> parse(std::string_view text);
  [[nodiscard]] Token token_by_lines(JsonValue value);

  std::vector<Piece> pieces_;
  Token object_;
  bool is_one_line_ = false;  // and contains only one-byte characters
  // The position of the last token.
  TextCursor cursor_{std::string_view()};
  std::size_t reached_ = 0;
};

/// A text as a JSON string, in quotes. Invalid UTF-8 in it is replaced.
[[nodiscard]] std::string to_json(std::string_view text);

}  // namespace quadrille::formats
