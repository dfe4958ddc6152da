#include "cli/output/next_prompt.h"

#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

#include "cli/output/sentences.h"
#include "cli/process/interrupt.h"

namespace quadrille::cli {

namespace {

/// During its lifetime, passes keys to the program as they are pressed, without showing them.
class RawKeyboard {
 public:
  explicit RawKeyboard(int terminal) : terminal_(terminal) {
    tcgetattr(terminal, &before_);
    termios raw = before_;
    raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    tcsetattr(terminal, TCSADRAIN, &raw);
  }
  ~RawKeyboard() { tcsetattr(terminal_, TCSADRAIN, &before_); }
  RawKeyboard(const RawKeyboard&) = delete;
  RawKeyboard& operator=(const RawKeyboard&) = delete;

 private:
  int terminal_;
  termios before_{};
};

/// 0 at the end of the answers, and if the user interrupts.
char read_character(int file) {
  char c = 0;
  return !interrupted() && ::read(file, &c, 1) == 1 ? c : '\0';
}

}  // namespace

NextPrompt::NextPrompt(Console& console, bool input_is_taken)
    : console_(console),
      answers_(input_is_taken ? ::open("/dev/tty", O_RDONLY | O_CLOEXEC) : STDIN_FILENO),
      is_terminal_(isatty(answers_) == 1) {}

NextPrompt::~NextPrompt() {
  if (answers_ > STDIN_FILENO) ::close(answers_);
}

bool NextPrompt::wants_next() {
  const bool is_wanted = is_terminal_ ? read_key() : read_line();
  if (is_wanted) console_.write(";\n");
  return is_wanted;
}

bool NextPrompt::read_key() const {
  const RawKeyboard raw(answers_);
  console_.write(say::kNextOrEnd());
  console_.flush();
  const char key = read_character(answers_);
  console_.clear_line();
  return key == ';' || key == ' ';
}

bool NextPrompt::read_line() const {
  console_.flush();
  const char first = read_character(answers_);
  for (char c = first; c != '\n' && c != '\0';) c = read_character(answers_);
  return first == ';';
}

}  // namespace quadrille::cli
