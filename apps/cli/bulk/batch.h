// Answers the puzzles of an input, optionally several at a time, always in the order of the input.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/input/input.h"
#include "cli/output/console.h"
#include "cli/output/delivery.h"
#include "cli/output/output.h"
#include "cli/process/exit_code.h"
#include "lanes/batch.h"

namespace quadrille::cli {

/// The bulk kernel's result for a grid.
class Known {
 public:
  Known(const lanes::Answer& answer, int size) : answer_(answer), size_(size) {}
  Known(const Known&) = delete;
  Known& operator=(const Known&) = delete;
  virtual ~Known() = default;

  [[nodiscard]] std::uint64_t solutions() const { return answer_.solutions; }
  /// Whether the solutions are all there are.
  [[nodiscard]] bool is_complete() const { return answer_.complete; }
  /// Appends the digits of a solution, one character per cell. There must be one.
  void append_digits(std::string& out) const;
  /// The puzzle with that solution, ready to be written. Valid until the next grid is answered.
  [[nodiscard]] virtual formats::Document document() const = 0;

 protected:
  /// solution: with as many cells as the grid.
  void read_solution(sudoku::Grid& solution) const { lanes::read_digits(size_, answer_.first, solution); }

 private:
  const lanes::Answer& answer_;
  int size_;
};

/// Produces the answers; one object per thread.
class Answerer {
 public:
  Answerer() = default;
  Answerer(const Answerer&) = delete;
  Answerer& operator=(const Answerer&) = delete;
  virtual ~Answerer() = default;

  virtual void answer(const Entry& entry, Reply& reply) = 0;
  /// The same, from the bulk kernel's result, without the puzzle. Nullopt, with `out` unchanged, if that is
  /// not enough: then answer() is called.
  [[nodiscard]] virtual std::optional<ExitCode> answer_known(const Known& /*known*/,
                                                             std::string_view /*file*/, int /*line*/,
                                                             std::string& /*out*/) {
    return std::nullopt;
  }
  /// Appends the text after the last answer, such as the end of a PDF file. It is called once if one thread
  /// answers all puzzles, even if every puzzle was bad; never if several threads or the bulk kernel answer.
  virtual void end(std::string& /*out*/) {}
};

/// A grid with so many branches and rare solutions is left to the engine, which learns from its failures.
inline constexpr std::uint64_t kMostKernelBranches = 10'000;

struct AnswerOptions {
  int threads = 1;
  bool stats = false;
  bool unordered = false;           // the bulk kernel's answers may come in any order
  WriteBad write_bad = {};          // writes the text on standard output for a bad puzzle; empty: nothing
  bool is_list_of_several = false;  // write_bad is for inputs of several puzzles
  std::string_view only_one = "";   // an option that requires a single puzzle
  bool shows_progress = true;
  std::function<std::string()> progress = {};  // for the progress line, if there is a single puzzle
  std::uint64_t bulk_limit = 2;   // the number of solutions that the bulk kernel looks for in files of one
                                  // grid per line
  std::uint64_t entry_limit = 2;  // and for puzzles in other formats
  bool has_limits = false;        // each puzzle has limits: the bulk kernel leaves long searches to the
                                  // engine
  bool says_places = false;       // lines of the output begin with FILE:LINE
  bool is_pdf = false;            // the output is a PDF file, which no terminal can show
};

/// Makes an answerer; the argument tells whether there is more than one puzzle.
using MakeAnswerer = std::function<std::unique_ptr<Answerer>(bool is_batch)>;

/// Reports bad entries itself, and an error in `bulk`. After an interruption by the user it ends early, in an
/// orderly way.
[[nodiscard]] ExitCode answer_all(const InputOptions& input, const Parsed<Bulk>& bulk, const OutOptions& out,
                                  Console& console, const AnswerOptions& options,
                                  const MakeAnswerer& make_answerer);

}  // namespace quadrille::cli
