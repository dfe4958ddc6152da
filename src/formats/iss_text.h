// The text of a puzzle of Interactive Sudoku Solver, cut off the input: a line, several lines, or a link.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formats/text_cursor.h"

namespace quadrille::formats {

/// What stands in the lines of one puzzle, or behind ?q= in a link, without blanks, comments and
/// percent-encoding. Each part of it knows its place in the input.
class IssText {
 public:
  /// Takes the puzzle's lines off the cursor. They end before a blank line, a link or a second .Shape, and
  /// behind a link.
  explicit IssText(TextCursor& cursor);
  // Parts of the text are views.
  IssText(const IssText&) = delete;
  IssText& operator=(const IssText&) = delete;
  ~IssText() = default;

  /// The line in which the puzzle begins.
  [[nodiscard]] const Token& start() const { return start_; }
  [[nodiscard]] std::string_view text() const { return text_; }
  /// A part of text() with its place.
  [[nodiscard]] Token token(std::string_view part) const;
  /// The pieces of a part of text() between separators, empty ones too.
  [[nodiscard]] std::vector<Token> split(std::string_view part, char separator) const;

 private:
  void add(const Token& line, bool is_link);

  Token start_;
  std::string text_;
  std::vector<Token> places_;  // of each byte of text_
  Token end_ = start_;
};

}  // namespace quadrille::formats
