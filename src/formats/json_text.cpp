#include "formats/json_text.h"

#include <algorithm>
#include <array>
#include <charconv>

#ifdef __clang__
// RapidJSON adds to null pointers while a stack is empty, which the sanitizer reports.
#pragma clang attribute push(__attribute__((no_sanitize("pointer-overflow"))), apply_to = function)
#endif
#include <rapidjson/reader.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>
#ifdef __clang__
#pragma clang attribute pop
#endif

#include "base/sentence.h"
#include "formats/draft.h"
#include "formats/sentences.h"

namespace quadrille::formats {

namespace {

/// The maximum size of an object's text, in bytes.
constexpr std::size_t kLargest = 4'000'000;
/// The maximum nesting depth of arrays and objects; a puzzle has three.
constexpr std::size_t kMostNested = 16;  // say::kNestedTooDeep contains the number

bool is_line_end(char c) { return c == '\n' || c == '\r'; }

/// The number of bytes of the string in quotes at the start of the text; the string ends at the end of its
/// line at the latest.
std::size_t string_length(std::string_view text) {
  for (std::size_t i = 1; i < text.size(); ++i) {
    if (is_line_end(text[i])) return i;
    if (text[i] == '"') return i + 1;
    if (text[i] == '\\' && i + 1 < text.size() && !is_line_end(text[i + 1])) ++i;
  }
  return text.size();
}

/// The number of bytes of the object at the start of the text, judged by braces; it ends at the latest where
/// a line starts with another `{`.
std::size_t object_length(std::string_view text) {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') i += string_length(text.substr(i)) - 1;
    if (is_line_end(c) && text.substr(i + 1).starts_with('{')) return i;
    if (c == '{') ++depth;
    if (c == '}' && --depth == 0) return i + 1;
  }
  return text.size();
}

/// The start of the string that ends at `end`: the first quote backwards that is not escaped.
std::size_t string_begin(std::string_view text, std::size_t end) {
  std::size_t i = end - 1;
  std::size_t escapes = 1;
  while (escapes % 2 != 0) {
    i = text.rfind('"', i - 1);
    const auto before = text.substr(0, i);
    escapes = before.size() - (before.find_last_not_of('\\') + 1);
  }
  return i;
}

/// The number of bytes of an escape such as \u00e9, and of others, such as \n.
constexpr std::size_t kHexEscape = 6;
std::size_t escape_length(std::string_view escape) {
  return escape.substr(1, 1) == "u" ? std::min(kHexEscape, escape.size()) : 2;
}

/// The number of bytes in UTF-8 of the character that \u and four hexadecimal digits denote; 4 for a
/// surrogate pair.
std::size_t bytes_of_hex(std::string_view escape) {
  unsigned code = 0;
  std::from_chars(escape.data() + 2, escape.data() + kHexEscape, code, 16);
  if (code < 0x80) return 1;
  const bool is_half_of_pair = 0xD800 <= code && code < 0xE000;
  return code < 0x800 || is_half_of_pair ? 2 : 3;
}

bool is_number_part(char c) {
  static constexpr auto kParts = [] {
    std::array<bool, 256> parts{};
    for (const char part : std::string_view("0123456789+-.eE"))
      parts[static_cast<unsigned char>(part)] = true;
    return parts;
  }();
  return kParts[static_cast<unsigned char>(c)];
}

/// The start of the number that ends at `end`; there is an object around it.
std::size_t number_begin(std::string_view text, std::size_t end) {
  while (is_number_part(text[end - 1])) --end;
  return end;
}

const Sentence<Text>& sentence_of(rapidjson::ParseErrorCode mistake) {
  switch (mistake) {
    case rapidjson::kParseErrorObjectMissName: return say::kExpectedName;
    case rapidjson::kParseErrorObjectMissColon: return say::kExpectedColon;
    case rapidjson::kParseErrorObjectMissCommaOrCurlyBracket: return say::kExpectedEndOfMember;
    case rapidjson::kParseErrorArrayMissCommaOrSquareBracket: return say::kExpectedEndOfElement;
    case rapidjson::kParseErrorStringUnicodeEscapeInvalidHex:
    case rapidjson::kParseErrorStringUnicodeSurrogateInvalid:
    case rapidjson::kParseErrorStringEscapeInvalid: return say::kExpectedEscape;
    case rapidjson::kParseErrorStringMissQuotationMark: return say::kExpectedEndOfText;
    case rapidjson::kParseErrorStringInvalidEncoding: return say::kExpectedUtf8;
    case rapidjson::kParseErrorNumberTooBig: return say::kExpectedSmallerNumber;
    case rapidjson::kParseErrorNumberMissFraction:
    case rapidjson::kParseErrorNumberMissExponent: return say::kExpectedDigitOfNumber;
    case rapidjson::kParseErrorTermination: return say::kNestedTooDeep;
    default: return say::kExpectedValue;
  }
}

}  // namespace

/// Receives the values in the order of the text, each when the parser is just after it or, for arrays and
/// objects, just after the bracket.
class JsonText::Recorder : public rapidjson::BaseReaderHandler<rapidjson::UTF8<>, Recorder> {
 public:
  Recorder(std::string_view text, rapidjson::MemoryStream& stream, std::vector<Piece>& pieces)
      : text_(text), stream_(stream), pieces_(pieces) {}

  bool Null() { return add(JsonKind::null, stream_.Tell() - 4); }
  bool Bool(bool value) { return add(JsonKind::boolean, stream_.Tell() - (value ? 4 : 5)); }
  /// A number of any type.
  bool Default() { return add(JsonKind::number, number_begin(text_, stream_.Tell())); }
  bool String(const char*, rapidjson::SizeType, bool) {
    return add(JsonKind::string, string_begin(text_, stream_.Tell()));
  }
  bool StartObject() { return open(JsonKind::object); }
  bool StartArray() {
    if (!open(JsonKind::array)) return false;
    take_digits();
    return true;
  }
  bool EndObject(rapidjson::SizeType) { return close(); }
  bool EndArray(rapidjson::SizeType) { return close(); }

 private:
  bool add(JsonKind kind, std::size_t begin) {
    const auto next = static_cast<std::uint32_t>(pieces_.size() + 1);
    pieces_.push_back(
        {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(stream_.Tell()), next, kind});
    return true;
  }
  bool open(JsonKind kind) {
    if (depth_ == kMostNested) return false;
    open_[depth_++] = pieces_.size();
    return add(kind, stream_.Tell() - 1);
  }
  /// Takes elements from the start of an array as long as each is one digit and the next one starts with a
  /// digit. Most elements of a puzzle are such, and the parser takes ten times as long for each. It continues
  /// with the next one.
  void take_digits() {
    const char* at = stream_.src_;
    while (stream_.end_ - at > 3 && is_digit(at[0]) && at[1] == ',') {
      const int step = at[2] == ' ' ? 3 : 2;
      if (!is_digit(at[step])) break;
      stream_.src_ = at + 1;
      add(JsonKind::number, stream_.Tell() - 1);
      at += step;
    }
    stream_.src_ = at;
  }
  bool close() {
    Piece& piece = pieces_[open_[--depth_]];
    piece.end = static_cast<std::uint32_t>(stream_.Tell());
    piece.next = static_cast<std::uint32_t>(pieces_.size());
    return true;
  }

  std::string_view text_;
  rapidjson::MemoryStream& stream_;
  std::vector<Piece>& pieces_;
  std::array<std::size_t, kMostNested> open_{};
  std::size_t depth_ = 0;
};

std::optional<JsonText::Mistake> JsonText::parse(std::string_view text) {
  constexpr std::size_t kOfPuzzle = 128;
  constexpr unsigned kFlags = rapidjson::kParseStopWhenDoneFlag | rapidjson::kParseValidateEncodingFlag;
  pieces_.reserve(kOfPuzzle);
  rapidjson::MemoryStream stream(text.data(), text.size());
  Recorder recorder(text, stream, pieces_);
  rapidjson::Reader reader;
  const auto result = reader.Parse<kFlags>(stream, recorder);
  if (!result.IsError()) return std::nullopt;
  const bool is_control = text.substr(result.Offset(), 1) < " ";
  const bool is_in_string = result.Code() == rapidjson::kParseErrorStringEscapeInvalid;
  const auto code = is_control && is_in_string ? rapidjson::kParseErrorStringInvalidEncoding : result.Code();
  return Mistake{result.Offset(), &sentence_of(code)};
}

Parsed<JsonText> JsonText::take_object(TextCursor& cursor) {
  JsonText json;
  const auto mistake = json.parse(cursor.rest().substr(0, kLargest));
  if (!mistake) {
    json.object_ = cursor.take(json.pieces_.front().end);
    const Token end = cursor.here();
    json.is_one_line_ =
        end.line == json.object_.line &&
        static_cast<std::size_t>(end.column - json.object_.column) == json.object_.text.size();
    json.cursor_ = TextCursor(json.object_);
    return json;
  }
  const Token object = cursor.take(object_length(cursor.rest()));
  if (object.text.size() > kLargest) {
    return error_at(object, say::kObjectTooLong(object.text.size(), kLargest));
  }
  TextCursor place(object);
  place.take(std::min(mistake->at, object.text.size()));
  const Token found = place.peek_line();
  if (place.at_end()) {
    return error_at(found, say::kObjectWithoutEnd());
  }
  return error_at(found, (*mistake->sentence)(in_quotes(found.text)));
}

Token JsonText::token_by_lines(JsonValue value) {
  const Piece& piece = pieces_[value];
  if (piece.begin < reached_) {
    cursor_ = TextCursor(object_);
    reached_ = 0;
  }
  cursor_.take(piece.begin - reached_);
  reached_ = piece.begin;
  const Token here = cursor_.here();
  return {text(value), here.line, here.column};
}

Token JsonText::token_inside(JsonValue string, std::size_t byte) {
  const Token whole = token(string);
  const std::string_view written = whole.text.substr(0, whole.text.size() - 1);
  std::size_t at = 1;  // after the quote
  for (std::size_t meant = 0; meant < byte && at < written.size();) {
    const std::size_t length = written[at] == '\\' ? escape_length(written.substr(at)) : 1;
    meant += length == kHexEscape ? bytes_of_hex(written.substr(at)) : 1;
    at += length;
  }
  const std::string_view before = written.substr(0, std::min(at, written.size()));
  return {whole.text.substr(before.size()), whole.line,
          whole.column + static_cast<int>(count_characters(before))};
}

std::string JsonText::string(JsonValue value) const {
  const auto quoted = text(value);
  const auto inside = quoted.substr(1, quoted.size() - 2);
  if (inside.find('\\') == std::string_view::npos) return std::string(inside);
  struct Listener : rapidjson::BaseReaderHandler<rapidjson::UTF8<>, Listener> {
    bool String(const char* text, rapidjson::SizeType length, bool) {
      heard.assign(text, length);
      return true;
    }
    std::string heard;
  } listener;
  rapidjson::MemoryStream stream(quoted.data(), quoted.size());
  rapidjson::Reader().Parse(stream, listener);
  return listener.heard;
}

std::vector<JsonValue> JsonText::elements(JsonValue array) const {
  std::vector<JsonValue> elements;
  elements.reserve(next(array) - array - 1);
  for (JsonValue value = array + 1; value < next(array); value = next(value)) elements.push_back(value);
  return elements;
}

std::vector<JsonValue> JsonText::names(JsonValue object) const {
  std::vector<JsonValue> names;
  for (JsonValue name = object + 1; name < next(object); name = next(name + 1)) names.push_back(name);
  return names;
}

std::string to_json(std::string_view text) {
  std::string valid;
  while (!text.empty()) {
    const std::size_t length = character_length(text);
    valid += length == 0 ? "\xEF\xBF\xBD" : text.substr(0, length);
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  rapidjson::StringBuffer buffer;
  rapidjson::Writer<rapidjson::StringBuffer>(buffer).String(valid.data(),
                                                            static_cast<rapidjson::SizeType>(valid.size()));
  return {buffer.GetString(), buffer.GetSize()};
}

}  // namespace quadrille::formats
