#include "sudoku/explain/clues.h"

#include <algorithm>
#include <utility>

#include "sudoku/explain/sentences.h"
#include "sudoku/explain/use_names.h"

namespace quadrille::sudoku {

namespace {

std::string digits_text(Digits digits, const Layout& layout) {
  std::string text;
  for (const int i : Bits(digits)) text += (text.empty() ? "" : " ") + std::to_string(layout.value_of(i + 1));
  return text;
}

}  // namespace

std::string name_of_cell_clue(const Clue& clue, const Puzzle& puzzle) {
  const Layout& layout = puzzle.layout();
  const std::string cell = cell_name(clue.number, layout);
  if (clue.kind == Clue::Kind::given) return say::kCellIs(cell, layout.value_of(puzzle.given(clue.number)));
  if (puzzle.candidates(clue.number) == 0) return say::kCellOfNone(cell);
  return say::kCellOf(cell, digits_text(puzzle.candidates(clue.number), layout));
}

std::vector<Clue> given_clues(const Puzzle& puzzle) {
  std::vector<Clue> clues;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell)
    if (puzzle.given(cell) != 0) clues.push_back({Clue::Kind::given, cell});
  return clues;
}

std::vector<Clue> cell_clues(const Puzzle& puzzle) {
  std::vector<Clue> clues = given_clues(puzzle);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell)
    if (puzzle.candidates(cell) != puzzle.all_digits()) clues.push_back({Clue::Kind::candidates, cell});
  return clues;
}

std::vector<Clue> clues_of(const Puzzle& puzzle) {
  std::vector<Clue> clues = cell_clues(puzzle);
  for (int use = 0; use < static_cast<int>(puzzle.rules().size()); ++use)
    clues.push_back({Clue::Kind::rule, use});
  return clues;
}

std::vector<std::string> names_of(const std::vector<Clue>& clues, const Puzzle& puzzle) {
  const Conditions conditions = conditions_of(puzzle);
  const UseNames uses(puzzle, conditions);
  std::vector<std::string> names;
  for (const Clue& clue : clues) {
    const bool is_of_cell = clue.kind != Clue::Kind::rule;
    names.push_back(is_of_cell ? name_of_cell_clue(clue, puzzle) : uses.of_use(clue.number));
  }
  return names;
}

PuzzleClues::PuzzleClues(const Puzzle& puzzle, const Conditions& conditions, std::vector<Clue> clues,
                         std::optional<Supposition> supposed)
    : puzzle_(puzzle), conditions_(conditions), clues_(std::move(clues)) {
  std::vector<bool> is_given_in_list(at(puzzle.cell_count())), are_candidates_in_list(is_given_in_list);
  for (const auto& [kind, number] : clues_) {
    if (kind == Clue::Kind::given) is_given_in_list[at(number)] = true;
    if (kind == Clue::Kind::candidates) are_candidates_in_list[at(number)] = true;
  }
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    Digits digits = puzzle.all_digits();
    if (puzzle.given(cell) != 0 && !is_given_in_list[at(cell)]) digits &= digit_bit(puzzle.given(cell));
    if (!are_candidates_in_list[at(cell)]) digits &= puzzle.candidates(cell);
    others_.push_back(digits);
  }
  if (supposed) others_[at(supposed->cell)] &= supposed->digits;
}

std::vector<Digits> PuzzleClues::candidates_with(const std::vector<bool>& kept) const {
  std::vector<Digits> candidates = others_;
  for (std::size_t i = 0; i < clues_.size(); ++i) {
    const auto& [kind, number] = clues_[i];
    if (!kept[i] || kind == Clue::Kind::rule) continue;
    candidates[at(number)] &=
        kind == Clue::Kind::given ? digit_bit(puzzle_.given(number)) : puzzle_.candidates(number);
  }
  return candidates;
}

std::vector<bool> PuzzleClues::uses_with(const std::vector<bool>& kept) const {
  std::vector<bool> uses(puzzle_.rules().size(), true);
  for (std::size_t i = 0; i < clues_.size(); ++i)
    if (clues_[i].kind == Clue::Kind::rule) uses[at(clues_[i].number)] = kept[i];
  return uses;
}

Conditions PuzzleClues::conditions_with(const std::vector<bool>& kept) const {
  Conditions some{conditions_.layout, candidates_with(kept), {}};
  const std::vector<bool> uses = uses_with(kept);
  std::vector<bool> stays(conditions_.list.size());
  for (std::size_t i = 0; i < stays.size(); ++i) {
    const Origin& origin = *conditions_.list[i].origin;
    stays[i] = origin.use == Origin::kShape || uses[at(origin.use)];
    for (const auto* sources : {&origin.follows_from.added, &origin.follows_from.subtracted})
      stays[i] = stays[i] && std::ranges::all_of(*sources, [&](std::size_t source) { return stays[source]; });
    if (stays[i]) some.list.push_back(conditions_.list[i]);
  }
  return some;
}

bool PuzzleClues::obeys(const Grid& grid, std::size_t clue) const {
  const auto& [kind, number] = clues_[clue];
  if (kind == Clue::Kind::given) return grid[at(number)] == puzzle_.given(number);
  if (kind == Clue::Kind::candidates) return (puzzle_.candidates(number) & digit_bit(grid[at(number)])) != 0;
  return std::ranges::all_of(conditions_.stated(), [use = number, &grid](const Condition& condition) {
    return condition.origin->use != use ||
           condition.visit([&](const auto& of_kind) { return of_kind.holds(grid); });
  });
}

}  // namespace quadrille::sudoku
