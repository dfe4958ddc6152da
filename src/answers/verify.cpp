#include "answers/verify.h"

#include <algorithm>
#include <utility>

#include "answers/sentences.h"
#include "sudoku/solve/grid_solver.h"
#include "sudoku/solve/lanes_shape.h"

namespace quadrille::answers {

namespace {

using sudoku::at;
using sudoku::Grid;
using sudoku::Puzzle;
using sudoku::State;

bool is_limited(const TimeLimit& time) { return time.started().end() != TimeLimit::Clock::time_point::max(); }

std::string text_of(const ViolationAnswer& violation) {
  std::string cells;
  for (const std::string& cell : violation.cells) cells += (cells.empty() ? "" : " ") + cell;
  if (violation.rule == "given") return say::kGivenOverwritten(violation.name);
  return cells.empty() ? violation.name : say::kViolation(violation.name, cells);
}

std::string violations_text(const VerifyAnswer& answer) {
  std::vector<std::string> texts;
  for (const ViolationAnswer& violation : answer.violations) texts.push_back(text_of(violation));
  return say::kViolations(texts.size(), listed(texts));
}

std::string completion_text(const VerifyAnswer& answer) {
  if (!answer.completable) return say::kCompletionUnknown(answer.reason);
  if (!*answer.completable) return say::kNotCompletable();
  if (!answer.completions) return say::kCompletable();
  return (answer.all_counted.value_or(false) ? say::kWays : say::kWaysAtLeast)(*answer.completions);
}

std::string comparison_text(const VerifyAnswer& answer) {
  if (!answer.unique) return say::kSolutionUnknown(answer.reason);
  if (!answer.correct) return say::kNoOnlySolution();
  if (answer.placed == 0) return say::kNothingPlaced();
  if (answer.wrong->empty()) return say::kAllPlacedRight(static_cast<std::uint64_t>(answer.placed));
  return say::kSomePlacedRight(*answer.correct, answer.placed, listed(*answer.wrong));
}

}  // namespace

std::string VerifyAnswer::sentence() const {
  if (!is_examined) return say::kNoVerdict(reason);
  std::string text = solved  ? say::kSolved()
                     : valid ? say::kNothingViolated(static_cast<std::uint64_t>(open))
                             : violations_text(*this);
  const auto add = [&text](const std::string& more) { text = say::kInAddition(text, more); };
  if (asks_solutions && !solved && valid) add(completion_text(*this));
  if (asks_correct) add(comparison_text(*this));
  return text;
}

/// The number of solutions of a puzzle that have some digits.
struct StateVerifier::Count {
  std::uint64_t solutions = 0;  // up to the limit
  bool is_stopped = false;      // there may be more
  Grid first = {};              // one of them; empty if nobody asked for it
};

/// The solutions to count: those of a puzzle that have these digits, besides its givens.
struct StateVerifier::Wanted {
  const Puzzle* puzzle;
  const Grid* digits;

  [[nodiscard]] int digit(std::size_t cell) const {
    return (*digits)[cell] != 0 ? (*digits)[cell] : puzzle->givens()[cell];
  }
};

/// Counts solutions of puzzles of one kind: with the bulk kernel, if it is quick there, or with the engine.
class StateVerifier::Counter {
 public:
  Counter(const Puzzle& kind, const sudoku::SolveOptions& options)
      : puzzle_(kind), options_(options), engine_(options) {
    constexpr int kMostSize = 9;  // of grids that the kernel never takes long to solve
    const cp::Limits& limits = options.limits;
    const bool has_limits = limits.nodes != cp::Limits::kNone || limits.failures != cp::Limits::kNone ||
                            limits.memory != cp::Limits::kNone || is_limited(limits.time);
    if (!has_limits && sudoku::lanes_shape(kind) && kind.size() <= kMostSize)
      kernel_.emplace(kind, options.limits.stop);
  }

  [[nodiscard]] std::vector<Count> count(const std::vector<Wanted>& wanted, std::uint64_t limit,
                                         bool wants_first) {
    std::vector<Count> counts(wanted.size());
    std::vector<std::size_t> for_kernel;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      if (kernel_ && !wanted[i].puzzle->has_restrictions())
        for_kernel.push_back(i);
      else
        counts[i] = by_engine(wanted[i], limit, wants_first);
    }
    if (!for_kernel.empty()) count_by_kernel(wanted, for_kernel, limit, wants_first, counts);
    return counts;
  }

 private:
  /// which: indices in the others.
  void count_by_kernel(const std::vector<Wanted>& wanted, const std::vector<std::size_t>& which,
                       std::uint64_t limit, bool wants_first, std::vector<Count>& counts) {
    const std::size_t cells = at(puzzle_.cell_count());
    std::vector<std::uint8_t> digits(which.size() * cells);
    std::uint8_t* next = digits.data();
    for (const std::size_t i : which)
      for (std::size_t cell = 0; cell < cells; ++cell)
        *next++ = static_cast<std::uint8_t>(wanted[i].digit(cell));
    std::vector<std::uint64_t> solutions(which.size());
    std::vector<std::uint8_t> first(wants_first ? digits.size() : 0);
    kernel_->solve_many(sudoku::GridSolver::NumberGrids{digits.data(), cells, which.size()}, limit, solutions,
                        first);
    const bool is_stopped = options_.limits.stop.stop_requested();
    for (std::size_t k = 0; k < which.size(); ++k) {
      Count& count = counts[which[k]];
      count = {solutions[k], is_stopped && solutions[k] < limit};
      if (!wants_first || solutions[k] == 0) continue;
      const std::span<const std::uint8_t> solution(first.data() + k * cells, cells);
      count.first.assign(solution.begin(), solution.end());
    }
  }

  [[nodiscard]] Count by_engine(const Wanted& wanted, std::uint64_t limit, bool wants_first) {
    for (int cell = 0; cell < puzzle_.cell_count(); ++cell) {
      if (puzzle_.layout().is_hole(cell)) continue;
      puzzle_.set_given(cell, wanted.digit(at(cell)));
      puzzle_.restrict_candidates(cell, wanted.puzzle->candidates(cell));
    }
    Count count;
    if (wants_first) {
      const auto result = engine_.solve(puzzle_, [&](const Grid& solution) {
        if (count.solutions++ == 0) count.first = solution;
        return count.solutions < limit;
      });
      count.is_stopped = result.ending == sudoku::Ending::stopped;
    } else {
      const auto result = engine_.count(puzzle_, limit);
      count = {result.solutions, result.ending == sudoku::Ending::stopped};
    }
    return count;
  }

  Puzzle puzzle_;  // with the clues of the last one
  sudoku::SolveOptions options_;
  sudoku::Solver engine_;
  std::optional<sudoku::GridSolver> kernel_;
};

class StateVerifier::Work {
 public:
  explicit Work(VerifyOptions options) : options_(std::move(options)) {}

  [[nodiscard]] std::vector<VerifyAnswer> verify(std::span<const State> states) {
    std::vector<VerifyAnswer> answers;
    answers.reserve(states.size());
    while (!states.empty()) {
      const auto next = states.first(std::min(states.size(), kMostAtOnce));
      const auto other = std::ranges::find_if_not(
          next, [&](const State& state) { return is_of_kind(*state.puzzle, *states.front().puzzle); });
      const auto same = next.first(static_cast<std::size_t>(other - next.begin()));
      verify_kind(same, answers);
      states = states.subspan(same.size());
    }
    return answers;
  }

 private:
  static constexpr std::size_t kMostAtOnce = 4096;  // which keeps the work in the processor's caches

  [[nodiscard]] static bool is_of_kind(const Puzzle& puzzle, const Puzzle& kind) {
    return &puzzle == &kind || puzzle.is_of_same_kind(kind);
  }

  /// States of puzzles of one kind.
  void verify_kind(std::span<const State> states, std::vector<VerifyAnswer>& answers) {
    take_kind(*states.front().puzzle);
    const std::size_t before = answers.size();
    answers.resize(before + states.size());
    const std::span<VerifyAnswer> mine(answers.data() + before, states.size());
    for (std::size_t i = 0; i < states.size(); ++i) begin(states[i], mine[i]);
    if (options_.limit > 0) complete(states, mine);
    if (options_.compares) compare(states, mine);
    if (!options_.why_stopped) return;
    for (VerifyAnswer& answer : mine)
      if (answer.is_stopped) answer.reason = options_.why_stopped();
  }

  void take_kind(const Puzzle& puzzle) {
    if (kind_ && is_of_kind(puzzle, *kind_)) return;
    kind_ = puzzle;
    cell_names_.clear();
    for (int cell = 0; cell < puzzle.cell_count(); ++cell)
      cell_names_.push_back(sudoku::cell_name(cell, puzzle.layout()));
    verifier_ = sudoku::Verifier::of(puzzle, options_.solve.limits.started());
    counter_.emplace(puzzle, options_.solve);
  }

  /// Everything but the answers of searches.
  void begin(const State& state, VerifyAnswer& answer) {
    const Puzzle& puzzle = *state.puzzle;
    const Grid& givens = puzzle.givens();
    int placed = 0, open = 0;
    for (std::size_t cell = 0; cell < state.digits.size(); ++cell) {  // without branches
      const int is_free = givens[cell] == 0 ? 1 : 0;
      const int is_empty = state.digits[cell] == 0 ? is_free : 0;
      open += is_empty;
      placed += is_free - is_empty;
    }
    answer.placed = placed;
    answer.open = open - puzzle.layout().hole_count();
    answer.asks_solutions = options_.limit > 0;
    answer.asks_correct = options_.compares;
    answer.is_examined = verifier_.has_value();
    answer.is_stopped = !verifier_;
    if (!verifier_) return;
    for (sudoku::Violation& violation : verifier_->violations(puzzle, state.digits))
      answer.violations.push_back(
          {std::move(violation.rule), std::move(violation.name), names_of(violation.cells)});
    answer.valid = answer.violations.empty();
    answer.solved = answer.valid && answer.open == 0;
  }

  [[nodiscard]] std::vector<std::string> names_of(const std::vector<int>& cells) const {
    std::vector<std::string> names;
    names.reserve(cells.size());
    for (const int cell : cells) names.push_back(cell_names_[at(cell)]);
    return names;
  }

  /// Counts the completions of states.
  void complete(std::span<const State> states, std::span<VerifyAnswer> answers) {
    std::vector<std::size_t> open;
    std::vector<Wanted> wanted;
    for (std::size_t i = 0; i < states.size(); ++i) {
      if (answers[i].is_stopped) continue;
      if (!answers[i].valid || answers[i].solved) {
        note_count({answers[i].solved ? 1U : 0U, false}, true, answers[i]);
        continue;
      }
      open.push_back(i);
      wanted.push_back({states[i].puzzle.get(), &states[i].digits});
    }
    const std::vector<Count> counts = counter_->count(wanted, options_.limit, false);
    for (std::size_t k = 0; k < open.size(); ++k)
      note_count(counts[k], counts[k].solutions < options_.limit, answers[open[k]]);
  }

  void note_count(const Count& count, bool is_exact, VerifyAnswer& answer) const {
    answer.is_stopped |= count.is_stopped;
    if (count.solutions > 0 || !count.is_stopped) answer.completable = count.solutions > 0;
    if (!options_.counts) return;
    answer.completions = count.solutions;
    answer.all_counted = is_exact && !count.is_stopped;
  }

  /// Compares the digits with the solutions of their puzzles, each of which is looked for once.
  void compare(std::span<const State> states, std::span<VerifyAnswer> answers) {
    std::vector<Wanted> wanted;
    for (const State& state : states) {
      const Puzzle* const puzzle = state.puzzle.get();
      const Puzzle* const before = wanted.empty() ? last_puzzle_.get() : wanted.back().puzzle;
      if (puzzle != before) wanted.push_back({puzzle, &puzzle->givens()});
    }
    const std::vector<Count> counts = counter_->count(wanted, 2, true);
    std::size_t next = 0;
    for (std::size_t i = 0; i < states.size(); ++i) {
      if (last_puzzle_ != states[i].puzzle) {
        last_puzzle_ = states[i].puzzle;
        solutions_ = counts[next++];
      }
      if (!answers[i].is_stopped || verifier_) compare(states[i], answers[i]);
    }
  }

  void compare(const State& state, VerifyAnswer& answer) const {
    if (solutions_.is_stopped && solutions_.solutions < 2) {
      answer.is_stopped = true;
      return;
    }
    answer.unique = solutions_.solutions == 1;
    if (!*answer.unique) return;
    std::vector<int> wrong;
    for (int cell = 0; cell < state.puzzle->cell_count(); ++cell) {
      if (state.puzzle->layout().is_hole(cell) || state.puzzle->given(cell) != 0) continue;
      if (state.digits[at(cell)] != 0 && state.digits[at(cell)] != solutions_.first[at(cell)])
        wrong.push_back(cell);
    }
    answer.correct = answer.placed - static_cast<int>(wrong.size());
    answer.wrong = names_of(wrong);
  }

  VerifyOptions options_;
  std::optional<Puzzle> kind_;  // of the data below
  std::vector<std::string> cell_names_;
  std::optional<sudoku::Verifier> verifier_;
  std::optional<Counter> counter_;
  std::shared_ptr<const Puzzle> last_puzzle_;  // whose solutions are known
  Count solutions_;
};

StateVerifier::StateVerifier(VerifyOptions options) : work_(std::make_unique<Work>(std::move(options))) {}
StateVerifier::~StateVerifier() = default;
StateVerifier::StateVerifier(StateVerifier&&) noexcept = default;
StateVerifier& StateVerifier::operator=(StateVerifier&&) noexcept = default;

std::vector<VerifyAnswer> StateVerifier::verify(std::span<const State> states) {
  return work_->verify(states);
}

VerifyAnswer verify(const State& state, const VerifyOptions& options) {
  return StateVerifier(options).verify({&state, 1}).front();
}

}  // namespace quadrille::answers
