#include "sudoku/explain/true_candidates.h"

#include <algorithm>
#include <iterator>

#include "sudoku/conditions/conditions.h"
#include "sudoku/explain/check.h"

namespace quadrille::sudoku {

namespace {

// The number of solutions of earlier puzzles to keep.
constexpr std::size_t kMostKnown = 4096;
constexpr std::size_t kMostEarlier = 64;

bool has_rules_of(const Puzzle& puzzle, const Puzzle& laxer) {
  const auto has = [&](const RuleUse& use) {
    return std::ranges::find(puzzle.rules(), use) != puzzle.rules().end();
  };
  const bool has_own = !puzzle.own_rules().empty() || !laxer.own_rules().empty();
  return has_own ? puzzle.has_same_rules(laxer) : std::ranges::all_of(laxer.rules(), has);
}

/// Whether each solution of the puzzle solves the laxer one, as far as a comparison of their clues tells.
bool is_as_strict(const Puzzle& puzzle, const Puzzle& laxer) {
  if (puzzle.layout() != laxer.layout() || puzzle.regions() != laxer.regions()) return false;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell)
    if ((puzzle.allowed(cell) & ~laxer.allowed(cell)) != 0) return false;
  return has_rules_of(puzzle, laxer);
}

bool has_same_clues(const Puzzle& a, const Puzzle& b) {
  if (!a.is_of_same_kind(b)) return false;
  for (int cell = 0; cell < a.cell_count(); ++cell)
    if (a.allowed(cell) != b.allowed(cell)) return false;
  return true;
}

Conditions conditions_without_rules(Puzzle puzzle) {
  puzzle.keep_rules(std::vector<bool>(puzzle.rules().size()));
  return conditions_of(puzzle);
}

}  // namespace

TrueCandidates::TrueCandidates(const Puzzle& puzzle, std::uint64_t most, const cp::Limits& limits)
    : puzzle_(puzzle), most_(most) {
  closed_.resize(at(puzzle.cell_count()));
  const auto conditions = conditions_within(puzzle, limits);
  admit_known(conditions ? *conditions : conditions_without_rules(puzzle));
}

TrueCandidates::TrueCandidates(const Puzzle& puzzle, std::uint64_t most, const Grid& only_solution)
    : puzzle_(puzzle), most_(most), known_{only_solution}, admitted_(1) {
  counts_.resize(at(puzzle_.cell_count()) * at(puzzle_.layout().digits));
  reached_.resize(at(puzzle_.cell_count()));
  closed_.assign(at(puzzle_.cell_count()), puzzle_.all_digits());
  note(only_solution);
}

void TrueCandidates::edit(const Puzzle& puzzle) {
  if (has_same_clues(puzzle, puzzle_)) {
    puzzle_ = puzzle;
    return;
  }
  remember();
  // All solutions with a closed candidate are known, including those of a stricter puzzle.
  if (!is_as_strict(puzzle, puzzle_)) closed_.assign(at(puzzle.cell_count()), 0);
  puzzle_ = puzzle;
  for (const Exclusion& earlier : earlier_) {
    if (!is_as_strict(puzzle, earlier.puzzle)) continue;
    for (std::size_t cell = 0; cell < closed_.size(); ++cell) closed_[cell] |= earlier.digits[cell];
  }
  admit_known(conditions_of(puzzle));
  is_begun_ = is_asking_ = false;
}

void TrueCandidates::remember() {
  Exclusion exclusion{puzzle_, closed_};
  bool has_any = false;
  for (int cell = 0; cell < puzzle_.cell_count(); ++cell) {
    exclusion.digits[at(cell)] &= ~true_digits(cell);
    has_any |= exclusion.digits[at(cell)] != 0;
  }
  if (!has_any) return;
  std::erase_if(earlier_, [&](const Exclusion& other) { return has_same_clues(other.puzzle, puzzle_); });
  if (earlier_.size() == kMostEarlier) earlier_.erase(earlier_.begin());
  earlier_.push_back(std::move(exclusion));
}

void TrueCandidates::admit_known(const Conditions& conditions) {
  std::vector<Grid> admitted, others;
  for (Grid& grid : known_) (is_solution(conditions, grid) ? admitted : others).push_back(std::move(grid));
  admitted_ = admitted.size();
  known_ = std::move(admitted);
  std::ranges::move(others, std::back_inserter(known_));
  known_.resize(std::max(admitted_, std::min(known_.size(), kMostKnown)));
  counts_.assign(at(puzzle_.cell_count()) * at(puzzle_.layout().digits), 0);
  reached_.assign(at(puzzle_.cell_count()), 0);
  for (int cell = 0; cell < puzzle_.cell_count(); ++cell)
    closed_[at(cell)] |= puzzle_.all_digits() & ~conditions.candidates[at(cell)];
  for (int cell = 0; cell < puzzle_.cell_count(); ++cell)
    if (puzzle_.layout().is_hole(cell)) reached_[at(cell)] = puzzle_.all_digits();
  for (const Grid& grid : solutions()) note(grid);
}

void TrueCandidates::note(const Grid& solution) {
  for (int cell = 0; cell < puzzle_.cell_count(); ++cell) {
    const int digit = solution[at(cell)];
    if (puzzle_.layout().is_hole(cell)) continue;
    if (++counts_[place(cell, digit)] >= most_) reached_[at(cell)] |= digit_bit(digit);
  }
}

bool TrueCandidates::run(const cp::Limits& limits_of_call) {
  const cp::Limits limits = limits_of_call.started();
  if (undecided() == 0) return true;
  if (!is_begun_) {
    std::vector<Digits> candidates;
    for (const Digits closed : closed_) candidates.push_back(puzzle_.all_digits() & ~closed);
    // With 1, each question is about a candidate that is in no known solution.
    is_begun_ =
        questions_.begin(puzzle_, candidates, most_ > 1 ? solutions() : std::span<const Grid>(), limits);
    if (!is_begun_) return false;
  }
  cp::Limits until = limits;
  const auto from_now_on = [](std::uint64_t limit, std::uint64_t so_far) {
    return limit == cp::Limits::kNone ? limit : limit + so_far;
  };
  until.nodes = from_now_on(limits.nodes, statistics().nodes);
  until.failures = from_now_on(limits.failures, statistics().failures);
  while (is_asking_ || ask()) {
    const cp::SearchResult result = questions_.next(until);
    if (result == cp::SearchResult::limit) return false;
    is_asking_ = false;
    if (result == cp::SearchResult::exhausted) {
      if (!asked_) close_all();
      if (asked_) closed_[at(asked_->cell)] |= digit_bit(asked_->digit);
      continue;
    }
    known_.insert(known_.begin() + static_cast<std::ptrdiff_t>(admitted_), questions_.solution());
    note(known_[admitted_++]);
    if (most_ > 1) questions_.exclude_solution();
  }
  return true;
}

void TrueCandidates::free_search() {
  questions_ = Questions();
  is_begun_ = is_asking_ = false;
}

bool TrueCandidates::ask() {
  const bool has_solution = admitted_ > 0;
  while (true) {
    asked_ = next_undecided();
    if (!asked_) return false;
    if (has_solution) {
      const cp::Literal fact = Questions::is(asked_->cell, asked_->digit);
      questions_.ask(std::span(&fact, 1));
    } else {
      asked_.reset();
      questions_.ask({});
    }
    close_lost();
    const bool is_open = !asked_ || (undecided_digits(asked_->cell) & digit_bit(asked_->digit)) != 0;
    if (!is_open) continue;
    prefer_undecided();
    return is_asking_ = true;
  }
}

void TrueCandidates::prefer_undecided() {
  std::vector<cp::Literal> facts;
  for (int cell = 0; cell < puzzle_.cell_count(); ++cell) {
    const Digits undecided = undecided_digits(cell);
    if (undecided == 0) continue;
    for (const int i : Bits(questions_.candidates_left(cell))) {
      const cp::Literal fact = Questions::is(cell, i + 1);
      facts.push_back((undecided & bit(i)) != 0 ? fact : ~fact);
    }
  }
  questions_.prefer(facts);
}

void TrueCandidates::close_lost() {
  for (int cell = 0; cell < puzzle_.cell_count(); ++cell)
    closed_[at(cell)] |= puzzle_.all_digits() & ~questions_.candidates_left(cell);
}

void TrueCandidates::close_all() { std::ranges::fill(closed_, puzzle_.all_digits()); }

std::optional<TrueCandidates::Candidate> TrueCandidates::next_undecided() const {
  std::optional<Candidate> next;
  int most = 0;
  for (int cell = 0; cell < puzzle_.cell_count(); ++cell) {
    const Digits digits = undecided_digits(cell);
    if (count_of(digits) <= most) continue;
    most = count_of(digits);
    next = Candidate{cell, lowest(digits) + 1};
  }
  return next;
}

Digits TrueCandidates::true_digits(int cell) const {
  Digits digits = 0;
  for (int digit = 1; digit <= puzzle_.layout().digits; ++digit)
    if (counts_[place(cell, digit)] > 0) digits |= digit_bit(digit);
  return digits;
}

Digits TrueCandidates::undecided_digits(int cell) const {
  return puzzle_.all_digits() & ~closed_[at(cell)] & ~reached_[at(cell)];
}

std::uint64_t TrueCandidates::undecided() const {
  std::uint64_t count = 0;
  for (int cell = 0; cell < puzzle_.cell_count(); ++cell)
    count += static_cast<std::uint64_t>(count_of(undecided_digits(cell)));
  return count;
}

std::uint64_t TrueCandidates::count(int cell, int digit) const {
  return std::min(counts_[place(cell, digit)], most_);
}

}  // namespace quadrille::sudoku
