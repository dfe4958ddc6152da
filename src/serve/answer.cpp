#include "serve/answer.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <optional>
#include <vector>

#include "serve/logic.h"
#include "serve/messages.h"
#include "serve/posed_puzzle.h"
#include "serve/sentences.h"
#include "sudoku/explain/true_candidates.h"
#include "sudoku/solve/estimate.h"
#include "sudoku/solve/sentences.h"
#include "techniques/cell_set.h"
#include "techniques/sentences.h"

namespace quadrille::serve {

namespace {

using sudoku::at;
using sudoku::Digits;
using sudoku::Ending;
using sudoku::Puzzle;

constexpr std::uint64_t kAll = std::numeric_limits<std::uint64_t>::max();

class Answerer {
 public:
  Answerer(std::int64_t nonce, const PosedPuzzle& posed, const cp::Limits& limits,
           const OnProgress& on_progress)
      : nonce_(nonce), posed_(posed), puzzle_(posed.puzzle), limits_(limits), on_progress_(on_progress) {}

  [[nodiscard]] std::string answer(Command command) {
    switch (command) {
      case Command::solve: return solve();
      case Command::check: return count(2);
      case Command::count: return count(kAll);
      case Command::true_candidates: return find_true_candidates();
      case Command::step: return step();
      case Command::solve_path: return solve_path();
      case Command::estimate: return estimate();
      case Command::cancel: break;
    }
    return canceled(nonce_);
  }

 private:
  [[nodiscard]] sudoku::SolveOptions options() const {
    sudoku::SolveOptions options;
    options.limits = limits_;
    return options;
  }
  [[nodiscard]] std::string stopped() const {
    return limits_.stop.stop_requested() ? canceled(nonce_) : invalid(nonce_, sudoku::say::kMemoryLimit());
  }
  [[nodiscard]] std::string no_solution() const { return invalid(nonce_, sudoku::say::kNoSolution()); }
  [[nodiscard]] int value_of(int digit) const { return puzzle_.layout().value_of(digit); }

  [[nodiscard]] std::string solve() {
    const auto first = sudoku::Solver(options()).first_solution(puzzle_);
    if (!first.grid) return first.ending == Ending::stopped ? stopped() : no_solution();
    sudoku::Grid values;
    for (const int digit : *first.grid) values.push_back(value_of(digit));
    return solved(nonce_, values);
  }

  [[nodiscard]] std::string count(std::uint64_t limit) {
    const auto tell = [this](std::uint64_t so_far) { on_progress_(counted(nonce_, so_far, true)); };
    const auto result = sudoku::Solver(options()).count(puzzle_, limit, tell);
    return result.ending == Ending::stopped ? stopped() : counted(nonce_, result.solutions, false);
  }

  /// The number of solutions, up to 2; nullopt if a limit came first.
  [[nodiscard]] std::optional<std::uint64_t> up_to_two(const Puzzle& puzzle) const {
    const auto result = sudoku::Solver(options()).count(puzzle, 2);
    if (result.ending == Ending::stopped) return std::nullopt;
    return result.solutions;
  }

  [[nodiscard]] bool is_small_enough_for_steps() const {
    return puzzle_.cell_count() <= techniques::kMostCells;
  }
  [[nodiscard]] std::string too_large_for_steps() const {
    return invalid(nonce_,
                   techniques::say::kTooManyCellsForSteps(puzzle_.cell_count(), techniques::kMostCells));
  }

  [[nodiscard]] std::string find_true_candidates() {
    sudoku::TrueCandidates found(puzzle_, posed_.most_solutions);
    if (!found.run(limits_)) return stopped();
    if (found.solutions().empty()) return no_solution();
    std::vector<std::int64_t> solutions;
    for (int cell = 0; cell < puzzle_.cell_count(); ++cell)
      for (int digit = 1; digit <= puzzle_.layout().digits; ++digit)
        solutions.push_back(static_cast<std::int64_t>(found.count(cell, digit)));
    if (!posed_.wants_logic) return true_candidates(nonce_, solutions);
    if (!is_small_enough_for_steps()) return too_large_for_steps();
    Logic logic(puzzle_, has_one_solution(found), limits_.stop);
    while (!limits_.stop.stop_requested() && logic.step()) continue;
    if (limits_.stop.stop_requested()) return stopped();
    mark_unshown(logic.candidates(), solutions);
    return true_candidates(nonce_, solutions);
  }

  [[nodiscard]] bool has_one_solution(const sudoku::TrueCandidates& found) const {
    for (int cell = 0; cell < puzzle_.cell_count(); ++cell)
      if (!is_single(found.true_digits(cell))) return false;
    return true;
  }

  /// Sets -1 for candidates that are in no solution and that the steps did not remove.
  void mark_unshown(const std::vector<Digits>& left, std::vector<std::int64_t>& solutions) const {
    const auto digits = at(puzzle_.layout().digits);
    for (std::size_t cell = 0; cell < left.size(); ++cell)
      for (const int i : Bits(left[cell]))
        if (std::int64_t& count = solutions[cell * digits + at(i)]; count == 0) count = -1;
  }

  /// The start of the steps, if they lead to a solution; otherwise sets the answer.
  [[nodiscard]] std::optional<Logic> begin_logic(std::string& answer) {
    if (!is_small_enough_for_steps()) {
      answer = too_large_for_steps();
      return std::nullopt;
    }
    const auto from_here = up_to_two(posed_.with_players());
    const auto in_all = from_here && *from_here > 0 ? up_to_two(puzzle_) : from_here;
    if (!in_all) {
      answer = stopped();
      return std::nullopt;
    }
    Logic logic(puzzle_, *in_all == 1, limits_.stop);
    logic.enter(posed_);
    if (*from_here > 0) return logic;
    answer = logical(nonce_, logic.cells(), line(say::kNoSolutionFromHere()), false);
    return std::nullopt;
  }

  [[nodiscard]] std::string step() {
    std::string text;
    auto logic = begin_logic(text);
    if (!logic) return text;
    if (!logic->is_marked_by(posed_)) {
      text = line(say::kInitialCandidates());
    } else if (const auto step = logic->step()) {
      text = line(*step);
    } else if (limits_.stop.stop_requested()) {
      return stopped();
    } else {
      text = end_of_steps(*logic);
    }
    return logical(nonce_, logic->cells(), text, true);
  }

  [[nodiscard]] std::string solve_path() {
    std::string text;
    auto logic = begin_logic(text);
    if (!logic) return text;
    while (const auto step = logic->step()) {
      if (limits_.stop.stop_requested()) return stopped();
      text += line(*step);
    }
    if (limits_.stop.stop_requested()) return stopped();
    text += end_of_steps(*logic);
    return logical(nonce_, logic->cells(), text, true);
  }

  [[nodiscard]] static std::string line(std::string_view sentence) { return std::string(sentence) + '\n'; }

  /// The message if no further step applies.
  [[nodiscard]] static std::string end_of_steps(const Logic& logic) {
    return line((logic.is_solved() ? say::kSolved : say::kNoStep)());
  }

  [[nodiscard]] std::string estimate() {
    const auto tell = [this](const sudoku::LogMean& mean) {
      constexpr std::uint64_t kProbesBetweenReports = 1024;
      if (std::has_single_bit(mean.count()) || mean.count() % kProbesBetweenReports == 0)
        on_progress_(estimated(nonce_, mean));
    };
    const auto found = sudoku::estimate(posed_.with_players(), kAll, options(), tell);
    return found.is_exact ? estimated(nonce_, found.solutions) : stopped();
  }

  std::int64_t nonce_;
  const PosedPuzzle& posed_;
  const Puzzle& puzzle_;
  const cp::Limits& limits_;
  const OnProgress& on_progress_;
};

}  // namespace

std::string answer(const Request& request, const cp::Limits& limits, const OnProgress& on_progress) {
  if (request.command == Command::cancel) return canceled(request.nonce);
  const auto posed = read_posed_puzzle(request.data);
  if (!posed) return invalid(request.nonce, posed.error().message);
  return Answerer(request.nonce, *posed, limits, on_progress).answer(request.command);
}

}  // namespace quadrille::serve
