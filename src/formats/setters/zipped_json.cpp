#include "formats/setters/zipped_json.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include <fmt/format.h>

#include "formats/text_cursor.h"

namespace quadrille::formats {

namespace {

constexpr auto kLongNames = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"c", "color"},
    {"ca", "cages"},
    {"ct", "center"},
    {"c1", "borderColor"},
    {"c2", "backgroundColor"},
    {"ce", "cells"},
    {"cs", "cellSize"},
    {"a", "arrows"},
    {"o", "overlays"},
    {"u", "underlays"},
    {"w", "width"},
    {"h", "height"},
    {"v", "value"},
    {"vd", "videos"},
    {"l", "lines"},
    {"r", "rounded"},
    {"re", "regions"},
    {"fs", "fontSize"},
    {"th", "thickness"},
    {"hl", "headLength"},
    {"wp", "wayPoints"},
    {"t", "title"},
    {"te", "text"},
    {"d", "duration"},
});

constexpr std::string_view kEndsOfWords = ",{}[]:'\" \t\r\n";

class JsonUnzipper {
 public:
  explicit JsonUnzipper(std::string_view zipped) : rest_(zipped) {}

  std::string unzip() {
    while (!rest_.empty()) {
      const char c = rest_.front();
      if (is_space(c)) {
        rest_.remove_prefix(1);
      } else if (c == '\'' || c == '"') {
        add(take_text());
      } else if (kEndsOfWords.find(c) != std::string_view::npos) {
        rest_.remove_prefix(1);
        add_sign(c);
      } else {
        const std::string_view word = rest_.substr(0, rest_.find_first_of(kEndsOfWords));
        rest_.remove_prefix(word.size());
        add_word(word);
      }
    }
    return std::move(json_);
  }

 private:
  enum class Before : std::uint8_t { open_brace, open_bracket, comma, colon, value };

  /// A bracket, a comma or a colon. A missing value becomes {}.
  void add_sign(char c) {
    const bool expects_value = before_ == Before::open_bracket || before_ == Before::comma ||
                               (before_ == Before::open_brace && c == ',');
    if (expects_value && (c == ',' || c == ']' || c == '}')) json_ += "{}";
    json_ += c;
    before_ = c == '{'   ? Before::open_brace
              : c == '[' ? Before::open_bracket
              : c == ',' ? Before::comma
              : c == ':' ? Before::colon
                         : Before::value;
  }

  /// The text in quotes at the start of the rest, in the form that JSON has inside its quotes.
  std::string take_text() {
    const char quote = rest_.front();
    std::size_t i = 1;
    std::string text;
    for (; i < rest_.size() && rest_[i] != quote; ++i) {
      const bool is_escape = rest_[i] == '\\' && i + 1 < rest_.size();
      if (is_escape && rest_[i + 1] == '\'') {
        text += '\'';
        ++i;
      } else if (is_escape) {
        text += rest_.substr(i++, 2);
      } else {
        text += rest_[i] == '"' ? "\\\"" : std::string(1, rest_[i]);
      }
    }
    rest_.remove_prefix(std::min(i + 1, rest_.size()));
    return text;
  }

  /// Adds a text, as the name of a member if a colon follows.
  void add(std::string_view text) {
    const auto next = rest_.find_first_not_of(" \t\r\n");
    const bool is_name = next != std::string_view::npos && rest_[next] == ':';
    const auto found = std::ranges::find(kLongNames, text, [](const auto& names) { return names.first; });
    const bool is_short = is_name && found != kLongNames.end();
    json_ += fmt::format("\"{}\"", is_short ? found->second : text);
    before_ = Before::value;
  }

  void add_word(std::string_view word) {
    constexpr std::size_t kDigitsOfColour = 6;
    const auto is_hexadecimal = [](char c) { return is_digit(c) || ('a' <= (c | ' ') && (c | ' ') <= 'f'); };
    const bool is_literal =
        word == "true" || word == "false" || word == "null" || is_digit(word.front()) || word.front() == '-';
    if (before_ != Before::colon && !is_literal) return add(word);
    if (before_ == Before::colon && word.size() == kDigitsOfColour &&
        std::ranges::all_of(word, is_hexadecimal)) {
      json_ += fmt::format("\"#{}\"", word);
    } else if (word == "f" || word == "t") {
      json_ += word == "f" ? "false" : "true";
    } else if (word == "#0" || word == "#F") {
      json_ += word == "#0" ? "\"#000000\"" : "\"#FFFFFF\"";
    } else if (is_literal) {
      if (next_is_colon()) return add(word);
      json_ += word;
    } else {
      return add(word);
    }
    before_ = Before::value;
  }

  [[nodiscard]] bool next_is_colon() const { return rest_.starts_with(':'); }

  std::string_view rest_;
  std::string json_;
  Before before_ = Before::value;
};

}  // namespace

std::string unzipped_json(std::string_view zipped) { return JsonUnzipper(zipped).unzip(); }

}  // namespace quadrille::formats
