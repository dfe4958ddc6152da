// Splits a text into words, and knows their lines.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace check_proof {

class Words {
 public:
  explicit Words(std::string_view text) : text_(text) {}

  /// The line of the last word, counted from 1.
  [[nodiscard]] int line() const { return line_; }

  /// The next word, empty at the end of the text.
  [[nodiscard]] std::string_view next() {
    skip_blanks();
    std::size_t end = at_;
    while (end < text_.size() && !is_blank(text_[end])) ++end;
    const auto word = text_.substr(at_, end - at_);
    at_ = end;
    return word;
  }
  void skip_line() {
    while (at_ < text_.size() && text_[at_] != '\n') ++at_;
  }
  /// Whether only blanks are left on the line.
  [[nodiscard]] bool at_line_end() {
    while (at_ < text_.size() && is_blank(text_[at_]) && text_[at_] != '\n') ++at_;
    return at_ == text_.size() || text_[at_] == '\n';
  }

 private:
  [[nodiscard]] static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
  void skip_blanks() {
    for (; at_ < text_.size() && is_blank(text_[at_]); ++at_) line_ += text_[at_] == '\n' ? 1 : 0;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1;
};

/// The number that a word represents, or nullopt if it is not a whole number.
[[nodiscard]] inline std::optional<std::int64_t> number(std::string_view word) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (word.empty() || error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return value;
}

}  // namespace check_proof
