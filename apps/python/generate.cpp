#include "sudoku/generate/generate.h"

#include <pybind11/stl.h>

#include <atomic>
#include <limits>
#include <map>
#include <mutex>
#include <random>
#include <unordered_set>

#include "options/values.h"
#include "python/arguments.h"
#include "python/bindings.h"
#include "python/many.h"
#include "python/sentences.h"
#include "sudoku/canon/canonical_form.h"
#include "sudoku/generate/sentences.h"
#include "techniques/sentences.h"
#include "techniques/wanted/wanted.h"

namespace quadrille::python {

namespace {

Puzzle classic() {
  Puzzle puzzle(9);
  value_of(puzzle.set_boxes(3, 3));
  return puzzle;
}

/// Hands out the numbers of puzzles, and takes the first fitting puzzles in the order of these numbers, as
/// the command line does, however many threads make them. distinct: only the first of equivalent puzzles is
/// taken.
class Queue {
 public:
  Queue(std::size_t count, std::uint64_t tries, bool distinct)
      : count_(count), tries_(tries), distinct_(distinct) {}

  [[nodiscard]] std::optional<std::uint64_t> next_index() {
    const std::lock_guard lock(mutex_);
    const bool needs_more = found_.size() < count_ && next_ < tries_;
    return needs_more ? std::optional(next_++) : std::nullopt;
  }
  void put(std::uint64_t index, const Puzzle* puzzle) {
    auto copy = puzzle == nullptr ? nullptr : std::make_shared<Puzzle>(*puzzle);
    const std::lock_guard lock(mutex_);
    waiting_[index] = std::move(copy);
    for (auto first = waiting_.begin(); first != waiting_.end() && first->first == settled_; ++settled_) {
      if (first->second != nullptr && found_.size() < count_ && is_new(*first->second))
        found_.push_back(std::move(first->second));
      first = waiting_.erase(first);
    }
  }
  /// The puzzles taken so far. Not while threads work.
  [[nodiscard]] std::vector<SharedPuzzle>& found() { return found_; }

 private:
  /// Puzzles in which too many orders tie have no canonical form, and count as new.
  [[nodiscard]] bool is_new(const Puzzle& puzzle) {
    if (!distinct_) return true;
    const auto form = sudoku::canonical_form(puzzle);
    return !form || forms_.emplace(form->grid.begin(), form->grid.end()).second;
  }

  std::size_t count_;
  std::uint64_t tries_;
  bool distinct_;
  std::mutex mutex_;                       // guards everything below
  std::unordered_set<std::string> forms_;  // of the puzzles found
  std::uint64_t next_ = 0;
  std::uint64_t settled_ = 0;  // all puzzles before it are taken or rejected
  std::map<std::uint64_t, SharedPuzzle> waiting_;
  std::vector<SharedPuzzle> found_;
};

/// The requirements on the puzzles; nullopt, or an empty list, if there is none.
struct Wishes {
  std::optional<std::string> difficulty, score, er, hardest;
  std::vector<std::string> needs;
  bool no_guess, distinct;

  /// Whether some puzzles may be rejected.
  [[nodiscard]] bool drop_some() const { return distinct || wanted().asks_for_anything(); }
  [[nodiscard]] techniques::Wanted wanted() const {
    techniques::Wanted wanted;
    if (difficulty) wanted.level = value_of(options::parse_levels(*difficulty));
    if (score) wanted.score = value_of(options::parse_scores(*score));
    if (er) wanted.highest = value_of(options::parse_explainer_ratings(*er));
    if (hardest) wanted.hardest = value_of(options::parse_technique(*hardest));
    for (const std::string& name : needs) wanted.needs.push_back(value_of(options::parse_technique(name)));
    wanted.is_solved_by_techniques = no_guess;
    return wanted;
  }
};

std::vector<SharedPuzzle> make_all(const Puzzle& kind, const sudoku::GenerateOptions& options,
                                   std::size_t count, const Wishes& wishes,
                                   std::optional<std::uint64_t> tries, TimeLimit time_limit, int threads) {
  if (tries && !wishes.drop_some()) raise_input_error(say::kTriesNeedACriterion());
  const techniques::Wanted wanted = wishes.wanted();
  const auto time = limits_of(time_limit).time.started();
  const std::uint64_t enough = wishes.drop_some() ? std::numeric_limits<std::uint64_t>::max() : count;
  Queue queue(count, tries.value_or(enough), wishes.distinct);
  std::atomic<bool> is_possible = true;
  on_threads(static_cast<std::size_t>(threads), [&](const StopToken& signal) {
    StopSource stop(signal);
    stop.stop_at(time.end());
    techniques::Judge judge(wanted, {.stop = StopToken(stop)});
    sudoku::GenerateOptions of_thread = options;
    of_thread.stop = StopToken(stop);
    if (wanted.asks_for_anything())
      of_thread.wants = [&](const Puzzle& puzzle) { return !stop.stop_requested() && judge.wants(puzzle); };
    const auto next_index = [&] { return stop.stop_requested() ? std::nullopt : queue.next_index(); };
    const auto put = [&](std::uint64_t index, const Puzzle* puzzle) { queue.put(index, puzzle); };
    if (!sudoku::generate(kind, of_thread, next_index, put)) is_possible = false;
  });
  if (queue.found().size() == count) return std::move(queue.found());
  if (time.is_over()) raise_limit_reached();
  if (!is_possible) raise_no_solution(say::kNoGridOfKind());
  raise_input_error(wishes.drop_some() ? say::kTooFewFit(queue.found().size())
                                       : say::kNoPuzzleOfKind(options.most_attempts));
}

std::vector<SharedPuzzle> generate(std::size_t count, const std::optional<Puzzle>& kind,
                                   const Listed<std::string, false>& draw, std::optional<int> per_rule,
                                   bool keep_clues, bool random_regions, std::optional<std::uint64_t> seed,
                                   const std::string& symmetry, std::optional<int> clues, bool minimal,
                                   std::optional<std::string> difficulty, std::optional<std::string> score,
                                   std::optional<std::string> er, Listed<std::string, false> needs,
                                   std::optional<std::string> hardest, bool no_guess, bool distinct,
                                   std::optional<std::uint64_t> tries, TimeLimit time_limit, int threads) {
  check_threads(threads);
  const sudoku::GenerateOptions options{.seed = seed ? *seed : std::random_device()(),
                                        .symmetry = value_of(options::parse_symmetry(symmetry)),
                                        .clues = clues,
                                        .minimal = minimal,
                                        .drawn_rules = draw.items,
                                        .most_of_each = per_rule,
                                        .keep_clues = keep_clues,
                                        .random_regions = random_regions};
  const Wishes wishes{std::move(difficulty),  std::move(score), std::move(er), std::move(hardest),
                      std::move(needs.items), no_guess,         distinct};
  const Puzzle wanted = kind.value_or(classic());
  if (distinct) {
    if (!draw.items.empty() || random_regions)
      raise_input_error("distinct: " + sudoku::say::kDrawnHasNoForm());
    value_of(sudoku::check_for_canonical_form(wanted));
  }
  if (!wishes.wanted().asks_for_anything())
    return make_all(wanted, options, count, wishes, tries, time_limit, threads);
  if (wanted.cell_count() > techniques::kMostCells)
    raise_input_error(techniques::say::kTooManyCellsForSteps(wanted.cell_count(), techniques::kMostCells));
  const bool is_classic = draw.items.empty() && !random_regions && wanted.is_of_same_kind(classic());
  if (wishes.er && !is_classic) raise_input_error(techniques::say::kScaleIsForClassicGrids());
  return make_all(wanted, options, count, wishes, tries, time_limit, threads);
}

}  // namespace

void add_generate(py::module_& module) {
  module.def(
      "generate", &generate, py::arg("count") = 1, py::kw_only(), py::arg("kind") = py::none(),
      py::arg("draw") = py::tuple(), py::arg("per_rule") = py::none(), py::arg("keep_clues") = false,
      py::arg("random_regions") = false, py::arg("seed") = py::none(), py::arg("symmetry") = "none",
      py::arg("clues") = py::none(), py::arg("minimal") = false, py::arg("difficulty") = py::none(),
      py::arg("score") = py::none(), py::arg("er") = py::none(), py::arg("needs") = py::tuple(),
      py::arg("hardest") = py::none(), py::arg("no_guess") = false, py::arg("distinct") = false,
      py::arg("tries") = py::none(), py::arg("time_limit") = py::none(), py::arg("threads") = 1,
      "A list of new puzzles with one solution each, the same as the command line makes from the same "
      "seed, with any number of threads.\n\nkind: an empty puzzle of the requested size, shape and rules; "
      "default: a classic one.\ndraw: "
      "rules whose clues are generated, such as 'killer_cage'; per_rule: the most clues for "
      "each;\nkeep_clues: keeps needless clues.\nrandom_regions: each puzzle has irregular regions of its "
      "own.\nseed: the same seed gives the same puzzles.\nsymmetry: of the givens: 'none', 'rotate180', "
      "'rotate90', 'mirror', 'flip', 'diagonal'.\nclues: the number of givens; by default, givens are "
      "removed while the solution stays unique.\nminimal: no given can be left out.\ndifficulty, score, er, "
      "needs, hardest, no_guess: requirements, as on the command line:\n'medium..hard', '800..1000', "
      "'7.0..7.5', a list of techniques, a technique, True.\ndistinct: no two puzzles are equivalent, that "
      "is, the same but for the order of rows, columns and digits.\ntries: the maximum number of puzzles to "
      "try.\n\n>>> puzzles = quadrille.generate(3, seed=1, symmetry='rotate180', difficulty='medium')\n>>> "
      "[str(puzzle.rate()) for puzzle in puzzles]\n['Medium (508)', 'Medium (420)', 'Medium (602)']\n");
}

}  // namespace quadrille::python
