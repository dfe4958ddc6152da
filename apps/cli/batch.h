// Answers the puzzles of an input one by one, several at a time if asked to, always in the order of the
// input.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cp/limits.h"

namespace quadrille::cli {

/// What there is to say about one puzzle.
struct Reply {
  std::string out;                 // for standard output
  std::vector<std::string> notes;  // lines for standard error
  ExitCode exit = ExitCode::solved;
  cp::Statistics statistics;
  /// Passes on what was said so far, when its turn has come. To be called now and then in long answers.
  std::function<void()> pass_on;
};

/// Knows the answers; one for each thread.
class Answerer {
 public:
  Answerer() = default;
  Answerer(const Answerer&) = delete;
  Answerer& operator=(const Answerer&) = delete;
  virtual ~Answerer() = default;

  virtual void answer(const Entry& entry, Reply& reply) = 0;
};

struct BatchOptions {
  int threads = 1;
  bool stats = false;
  std::string_view bad_line = "";  // what stands on standard output for a bad puzzle
  bool shows_progress = true;
  std::function<std::string()> progress;  // for the progress line, where there is but one puzzle
};

/// Reports bad entries itself. Ends early, in an orderly way, when the user interrupts.
[[nodiscard]] ExitCode answer_all(Input& input, Console& console, const BatchOptions& options,
                                  const std::function<std::unique_ptr<Answerer>()>& make_answerer);

}  // namespace quadrille::cli
