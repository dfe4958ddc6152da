// Is a state of a puzzle right so far? Which rules its digits violate and, if requested, whether it can be
// completed, and whether its digits are those of the solution.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "answers/answer.h"
#include "sudoku/explain/violations.h"
#include "sudoku/puzzle/state.h"
#include "sudoku/solve/solve.h"

namespace quadrille::answers {

/// A rule, house or clue that the digits contradict.
struct ViolationAnswer {
  std::string rule;
  std::string name;
  std::vector<std::string> cells;

  static constexpr auto members() {
    return std::tuple{
        Member{"rule", &ViolationAnswer::rule,
               "The name of the rule; 'lines' for rows and columns; 'given' or 'candidates' for a clue."},
        Member{"name", &ViolationAnswer::name,
               "The house, use of a rule or clue: 'row 3', 'cage 12 at r1c1', 'r1c1=5'."},
        Member{"cells", &ViolationAnswer::cells, "The cells whose digits contradict it."}};
  }
};

struct VerifyAnswer {
  bool valid = false;
  bool solved = false;
  std::vector<ViolationAnswer> violations;
  int placed = 0;
  int open = 0;
  std::optional<bool> completable;
  std::optional<std::uint64_t> completions;
  std::optional<bool> all_counted;
  std::optional<bool> unique;
  std::optional<int> correct;
  std::optional<std::vector<std::string>> wrong;
  // No members, but the sentence tells of them.
  bool is_stopped = false;      // a limit ended a search
  std::string reason;           // which one
  bool is_examined = false;     // whether it is known what is violated
  bool asks_solutions = false;  // whether completions were requested
  bool asks_correct = false;    // whether a comparison with the solution was

  /// "nothing is violated; 10 cells are empty": made on request, because many answers are not read by people.
  [[nodiscard]] std::string sentence() const;

  static constexpr auto members() {
    return std::tuple{
        Member{"valid", &VerifyAnswer::valid, "Whether the digits violate no rule, house or clue."},
        Member{"solved", &VerifyAnswer::solved, "Whether they also fill every cell."},
        Member{"sentence", &VerifyAnswer::sentence, "The answer as sentences."},
        Member{"violations", &VerifyAnswer::violations, "What they violate, whatever the empty cells hold."},
        Member{"placed", &VerifyAnswer::placed, "The number of digits in cells without a given."},
        Member{"open", &VerifyAnswer::open, "The number of empty cells."},
        Member{"completable", &VerifyAnswer::completable,
               "If requested, whether a solution has all of these digits."},
        Member{"completions", &VerifyAnswer::completions,
               "If a limit was given, how many solutions do, up to the limit."},
        Member{"all_counted", &VerifyAnswer::all_counted, "Whether there are no more."},
        Member{"unique", &VerifyAnswer::unique,
               "If the solution was requested, whether the puzzle has exactly one."},
        Member{"correct", &VerifyAnswer::correct,
               "If it has, how many of the placed digits are those of the solution."},
        Member{"wrong", &VerifyAnswer::wrong, "The cells of the others."}};
  }
};

struct VerifyOptions {
  std::uint64_t limit = 0;  // of the completions to look for; 0: they are not requested
  bool counts = false;      // whether their number is requested, besides whether there is one
  bool compares = false;    // with the solution
  sudoku::SolveOptions solve{};
  /// The limit that ended a search, for sentences: "the time limit ended the search". May be empty.
  std::function<std::string()> why_stopped = {};
};

/// Answers about many states. Data about a kind of puzzle is kept from one call to the next. Threads: one at
/// a time.
class StateVerifier {
 public:
  explicit StateVerifier(VerifyOptions options);
  ~StateVerifier();
  StateVerifier(StateVerifier&&) noexcept;
  StateVerifier& operator=(StateVerifier&&) noexcept;

  /// In order. It is fastest if states of one puzzle, and puzzles of one kind, are consecutive.
  [[nodiscard]] std::vector<VerifyAnswer> verify(std::span<const sudoku::State> states);

 private:
  struct Count;
  struct Wanted;
  class Counter;
  class Work;
  std::unique_ptr<Work> work_;
};

/// The answer about one state.
[[nodiscard]] VerifyAnswer verify(const sudoku::State& state, const VerifyOptions& options = {});

}  // namespace quadrille::answers
