// The text of a puzzle of Interactive Sudoku Solver in the input: a line, several lines, or a link.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formats/text_cursor.h"

namespace quadrille::formats {

/// The lines of one puzzle, or the text after ?q= in a link, without spaces, comments and percent-encoding.
/// The position in the input of each part is known.
class IssText {
 public:
  /// Takes the puzzle's lines from the cursor. They end before a blank line, a link or a second .Shape, and
  /// after a link.
  explicit IssText(TextCursor& cursor);
  // Not copyable, since parts of the text are views.
  IssText(const IssText&) = delete;
  IssText& operator=(const IssText&) = delete;
  ~IssText() = default;

  /// The line at which the puzzle begins.
  [[nodiscard]] const Token& start() const { return start_; }
  [[nodiscard]] std::string_view text() const { return text_; }
  /// A part of text() with its position in the input.
  [[nodiscard]] Token token(std::string_view part) const;
  /// The pieces of a part of text() between separators, including empty ones.
  [[nodiscard]] std::vector<Token> split(std::string_view part, char separator) const;

 private:
  void add(const Token& line, bool is_link);

  Token start_;
  std::string text_;
  std::vector<Token> places_;  // of each byte of text_
  Token end_ = start_;
};

}  // namespace quadrille::formats
