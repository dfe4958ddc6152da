// Splits formulas and proofs by cutting planes into steps.
#pragma once

#include <string_view>
#include <vector>

namespace check_proof {

/// The words of one step, without the mark that ends it.
using Step = std::vector<std::string_view>;

/// Reads a text step by step. Threads: one at a time.
class Steps {
 public:
  explicit Steps(std::string_view text) : text_(text) {}

  /// The line on which the last step ends, counted from 1.
  [[nodiscard]] int line() const { return line_; }
  /// Whether the last step was ended by its mark, and not by the end of the text.
  [[nodiscard]] bool has_ended() const { return has_ended_; }

  /// The words of the next line that has any; empty at the end of the text. What stands behind a semicolon is
  /// passed over, and so is a line whose first word begins with the mark of comments, if that is not 0.
  [[nodiscard]] const Step& next_line(char comment);
  /// The words before the next semicolon; empty at the end of the text. A comment begins with a word that
  /// begins with its mark, and ends with the line; `*` begins one only where a step may begin.
  [[nodiscard]] const Step& next_statement(char comment);

 private:
  [[nodiscard]] bool is_at_end() const { return at_ == text_.size(); }
  void skip_blanks();
  void skip_line();
  /// The next word on the line; a semicolon is a word of its own. Empty at the end of the line.
  [[nodiscard]] std::string_view word();

  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1;
  bool has_ended_ = false;
  Step step_;
};

}  // namespace check_proof
