#include "prolog/swi/work_limit.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <limits>
#include <string>
#include <thread>

#include "prolog/swi/predicates.h"

namespace quadrille::prolog {

namespace {

/// At first there is no limit.
thread_local std::uint64_t runs_left = std::numeric_limits<std::int64_t>::max();

/// '$fd_work'(-Before, +After): Before is the number of runs of constraints left to this thread; After
/// replaces it. They may be the same variable.
foreign_t fd_work(term_t before, term_t after) {
  std::int64_t left = 0;
  if (!PL_unify_int64(before, static_cast<std::int64_t>(runs_left)) || !PL_get_int64_ex(after, &left))
    return FALSE;
  runs_left = static_cast<std::uint64_t>(std::max<std::int64_t>(left, 0));
  return TRUE;
}

/// '$fd_exit'(+Code): ends the process at once.
foreign_t fd_exit(term_t code) {
  int value = 0;
  if (!PL_get_integer_ex(code, &value)) return FALSE;
  _exit(value);
}

/// '$fd_alarm'(+Seconds, +Code, +Line): sends the signal alrm after that time. A second later it ends the
/// process, whatever it does, with a line on standard error.
foreign_t fd_alarm(term_t seconds, term_t code, term_t line) {
  double time = 0;
  int value = 0;
  char* text = nullptr;
  if (!PL_get_float_ex(seconds, &time) || !PL_get_integer_ex(code, &value) ||
      !PL_get_nchars(line, nullptr, &text, CVT_ATOM | CVT_STRING | CVT_EXCEPTION | REP_UTF8))
    return FALSE;
  std::thread([time, value, words = std::string(text) + "\n"] {
    std::this_thread::sleep_for(std::chrono::duration<double>(time));
    kill(getpid(), SIGALRM);
    std::this_thread::sleep_for(std::chrono::seconds(1));
    static_cast<void>(write(STDERR_FILENO, words.data(), words.size()) == 0);
    _exit(value);
  }).detach();
  return TRUE;
}

}  // namespace

bool is_within_work_limit(std::uint64_t runs) {
  runs_left -= std::min(runs, runs_left);
  if (runs_left > 0) return true;
  const term_t exceeded = PL_new_term_ref();
  return PL_put_atom_chars(exceeded, "work_limit_exceeded") && PL_raise_exception(exceeded);
}

void add_limit_predicates() {
  add_predicate("$fd_work", 2, fd_work);
  add_predicate("$fd_exit", 1, fd_exit);
  add_predicate("$fd_alarm", 3, fd_alarm);
}

}  // namespace quadrille::prolog
