// Asks after a solution whether the next is wanted, as Prolog does.
#pragma once

#include "cli/output/console.h"

namespace quadrille::cli {

class NextPrompt {
 public:
  /// Answers come from standard input, or where puzzles are read from there, from the terminal itself.
  NextPrompt(Console& console, bool input_is_taken);
  ~NextPrompt();
  NextPrompt(const NextPrompt&) = delete;
  NextPrompt& operator=(const NextPrompt&) = delete;

  /// False when there is nobody to ask.
  [[nodiscard]] bool can_ask() const { return answers_ >= 0; }
  /// On a terminal a key: ; or the space bar for the next, any other ends. Elsewhere a line of text, which
  /// asks for the next if it begins with ;. The answer is shown on standard output.
  [[nodiscard]] bool wants_next();

 private:
  [[nodiscard]] bool read_key() const;
  [[nodiscard]] bool read_line() const;

  Console& console_;
  int answers_;  // a file descriptor
  bool is_terminal_;
};

}  // namespace quadrille::cli
