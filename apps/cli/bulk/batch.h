// Answers the puzzles of an input one by one, several at a time if asked to, always in the order of the
// input.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/exit_code.h"
#include "cli/input/input.h"
#include "cli/output/console.h"
#include "cli/output/delivery.h"
#include "cli/output/output.h"
#include "lanes/batch.h"

namespace quadrille::cli {

/// What the bulk kernel knows of a grid.
class Known {
 public:
  Known(const lanes::Answer& answer, int size) : answer_(answer), size_(size) {}
  Known(const Known&) = delete;
  Known& operator=(const Known&) = delete;
  virtual ~Known() = default;

  [[nodiscard]] std::uint64_t solutions() const { return answer_.solutions; }
  /// Whether there are no more.
  [[nodiscard]] bool is_complete() const { return answer_.complete; }
  /// Appends the digits of a solution, a character for each cell. There must be one.
  void append_digits(std::string& out) const;
  /// The puzzle with that solution, ready to be written. It lasts until the next grid is answered.
  [[nodiscard]] virtual formats::Document document() const = 0;

 protected:
  /// Of as many cells as the grid has.
  void read_solution(sudoku::Grid& solution) const { lanes::read_digits(size_, answer_.first, solution); }

 private:
  const lanes::Answer& answer_;
  int size_;
};

/// Knows the answers; one for each thread.
class Answerer {
 public:
  Answerer() = default;
  Answerer(const Answerer&) = delete;
  Answerer& operator=(const Answerer&) = delete;
  virtual ~Answerer() = default;

  virtual void answer(const Entry& entry, Reply& reply) = 0;
  /// The same, from what the bulk kernel knows, without a look at the puzzle. Nothing, and `out` is as it
  /// was, when it takes more to answer: then answer() is called.
  [[nodiscard]] virtual std::optional<ExitCode> answer_known(const Known& /*known*/,
                                                             std::string_view /*file*/, int /*line*/,
                                                             std::string& /*out*/) {
    return std::nullopt;
  }
  /// Appends what follows the last answer, such as the end of a PDF file. It is called once, where one thread
  /// answers all puzzles, even if every puzzle was bad; not where several threads or the bulk kernel answer.
  virtual void end(std::string& /*out*/) {}
};

/// A grid that branches so often, where solutions are rare, is left to the engine, which learns from its
/// failures.
inline constexpr std::uint64_t kMostKernelBranches = 10'000;

struct AnswerOptions {
  int threads = 1;
  bool stats = false;
  bool unordered = false;           // the bulk kernel's answers may come in any order
  WriteBad write_bad = {};          // what stands on standard output for a bad puzzle; empty: nothing
  bool is_list_of_several = false;  // write_bad is for inputs of several puzzles
  std::string_view only_one = "";   // an option that is for one puzzle alone
  bool shows_progress = true;
  std::function<std::string()> progress = {};  // for the progress line, where there is but one puzzle
  std::uint64_t bulk_limit = 2;   // solutions that the bulk kernel looks for in files of one grid a line
  std::uint64_t entry_limit = 2;  // and of puzzles in other formats
  bool has_limits = false;        // each puzzle has: the bulk kernel leaves what takes it long to the engine
  bool says_places = false;       // lines of the output begin with FILE:LINE
  bool is_pdf = false;            // the output is a PDF file, which no terminal can show
};

/// Makes an answerer; it is told whether there is more than one puzzle.
using MakeAnswerer = std::function<std::unique_ptr<Answerer>(bool is_batch)>;

/// Reports bad entries itself, and a `bulk` that is an error. Ends early, in an orderly way, when the user
/// interrupts.
[[nodiscard]] ExitCode answer_all(const InputOptions& input, const Parsed<Bulk>& bulk, const OutOptions& out,
                                  Console& console, const AnswerOptions& options,
                                  const MakeAnswerer& make_answerer);

}  // namespace quadrille::cli
