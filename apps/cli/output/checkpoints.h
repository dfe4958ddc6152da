// Records from time to time how much of a run's output is safe on the disk, so that another run can go on
// from there after any interruption: Ctrl-C, kill -9, a power failure.
#pragma once

#include <cstdint>
#include <string>

#include "cli/input/input.h"
#include "cli/output/console.h"
#include "cli/process/exit_code.h"

namespace quadrille::cli {

class Checkpoints {
 public:
  struct Mark {
    InputPosition position;
    std::uint64_t answered = 0;  // number of puzzles
    std::uint64_t written = 0;   // number of bytes of output
    ExitCode exit = ExitCode::solved;
  };

  Checkpoints() = default;
  Checkpoints(const Checkpoints&) = delete;
  Checkpoints& operator=(const Checkpoints&) = delete;
  virtual ~Checkpoints() = default;

  /// The position at which the run begins.
  [[nodiscard]] virtual const Mark& start() const = 0;
  /// Everything up to the mark was given to the console. From time to time it is made safe.
  virtual void reached(const Mark& mark, Console& console) = 0;
  /// The run ends here; it is complete, or may be resumed.
  virtual void close(const Mark& mark, Console& console, bool complete) = 0;
  /// The message about an interruption after this number of puzzles, as say::kPuzzles gives it.
  [[nodiscard]] virtual std::string interrupted_text(const std::string& puzzles) const = 0;

 protected:
  Checkpoints(Checkpoints&&) = default;
};

}  // namespace quadrille::cli
