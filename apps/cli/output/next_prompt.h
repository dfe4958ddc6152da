// Asks after a solution whether the user wants the next one, as Prolog does.
#pragma once

#include "cli/output/console.h"

namespace quadrille::cli {

class NextPrompt {
 public:
  /// Answers come from standard input or, if puzzles are read from there, from the terminal itself.
  NextPrompt(Console& console, bool input_is_taken);
  ~NextPrompt();
  NextPrompt(const NextPrompt&) = delete;
  NextPrompt& operator=(const NextPrompt&) = delete;

  /// False if there is no user to ask.
  [[nodiscard]] bool can_ask() const { return answers_ >= 0; }
  /// On a terminal reads a key: ; or the space bar requests the next one, any other key ends. Elsewhere reads
  /// a line of text, which requests the next one if it begins with ;. The answer is shown on standard output.
  [[nodiscard]] bool wants_next();

 private:
  [[nodiscard]] bool read_key() const;
  [[nodiscard]] bool read_line() const;

  Console& console_;
  int answers_;  // a file descriptor
  bool is_terminal_;
};

}  // namespace quadrille::cli
