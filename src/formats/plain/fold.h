// Text as people paste it: many characters mean the same digit, empty cell or line of a frame.
#pragma once

#include <deque>
#include <string>
#include <string_view>

#include "formats/text_cursor.h"

namespace quadrille::formats::plain {

/// A thin vertical line of a frame after folding; a thick or double one is `|`.
inline constexpr char kThinBar = '\x01';

/// The line with one ASCII character for each character that has one of its meaning: full-width digits and
/// letters; dots in the middle and empty squares (a dot); dashes (a hyphen); blanks of any width; quotation
/// marks; frames (thick horizontal lines become =, thin ones hyphens, corners +). Drops escape sequences of
/// terminals, marks without width, and the end-of-file character of DOS. Other characters stay.
[[nodiscard]] std::string folded(std::string_view line);

/// The lines of a text, folded.
class Lines {
 public:
  /// The folded texts are kept in `arena`, as long as tokens refer to them.
  Lines(TextCursor cursor, std::deque<std::string>& arena) : cursor_(cursor), arena_(&arena) {}

  [[nodiscard]] bool at_end() const { return cursor_.at_end(); }
  [[nodiscard]] const TextCursor& cursor() const { return cursor_; }
  /// The next line without its end.
  [[nodiscard]] Token peek();
  Token take() {
    const Token line = peek();
    skip();
    return line;
  }
  void skip() {
    cursor_.take_line();
    is_peeked_ = false;
  }

 private:
  TextCursor cursor_;
  std::deque<std::string>* arena_;
  Token peeked_;
  bool is_peeked_ = false;
};

}  // namespace quadrille::formats::plain
