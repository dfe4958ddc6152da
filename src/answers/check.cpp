#include "answers/check.h"

#include <algorithm>
#include <array>

#include "answers/sentences.h"
#include "base/overloaded.h"
#include "sudoku/explain/sentences.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::answers {

namespace {

using sudoku::Clue;
using sudoku::Puzzle;

/// The error in a cage whose total is impossible for different digits; empty for any other clue.
std::string impossible_total(const Puzzle& puzzle, const Clue& clue) {
  if (clue.kind != Clue::Kind::rule) return {};
  const sudoku::RuleUse& use = puzzle.rules()[sudoku::at(clue.number)];
  if (use.name != "killer_cage") return {};
  const sudoku::Layout& layout = puzzle.layout();
  const auto& cells = std::get<std::vector<int>>(use.values[0]);
  const int total = std::get<int>(use.values[1]), count = static_cast<int>(cells.size());
  const int steps = count * (count - 1) / 2;  // 0 + 1 + 2 + .., since the digits differ
  const int least = count * layout.first_value + steps, most = count * layout.last_value() - steps;
  if (total == sudoku::kNoNumber || (least <= total && total <= most)) return {};
  return say::kTotalCannotBe(sudoku::cell_name(cells.front(), layout), total, count, least, most);
}

std::string sentence_on(const Puzzle& puzzle, const sudoku::NoCandidate& found) {
  const std::string name = sudoku::cell_name(found.cell, puzzle.layout());
  if (puzzle.candidates(found.cell) == 0) return say::kHasNoCandidates(name);
  if (puzzle.given(found.cell) == 0)
    return sudoku::say::kNothingLeft(name, listed(names_of(found.conflict, puzzle)));
  return say::kCandidatesExclude(name, puzzle.layout().value_of(puzzle.given(found.cell)));
}

std::string sentence_on(const Puzzle& puzzle, const sudoku::NoSolution& found) {
  if (found.conflict.empty()) return sudoku::say::kRulesAdmitNone();
  const std::vector<std::string> labels = names_of(found.conflict, puzzle);
  const auto is_given = [](const Clue& clue) { return clue.kind == Clue::Kind::given; };
  const bool are_givens = std::ranges::all_of(found.conflict, is_given);
  if (labels.size() == 1) {
    if (are_givens) return say::kRulesDoNotAdmit(labels.front());
    const std::string total = impossible_total(puzzle, found.conflict.front());
    return total.empty() ? say::kNoGridObeys(labels.front()) : total;
  }
  const std::string list = listed(labels);
  if (are_givens)
    return (found.smallest      ? say::kConflictOfFewest
            : found.irreducible ? say::kConflictOfNeeded
                                : say::kConflict)(labels.size(), list);
  return (found.smallest      ? say::kClueConflictOfFewest
          : found.irreducible ? say::kClueConflictOfNeeded
                              : say::kClueConflict)(labels.size(), list);
}

std::string minimal_sentence(const Puzzle& puzzle, const sudoku::CheckReport& report) {
  const auto& givens = report.droppable_givens;
  if (givens.empty()) return report.all_droppable ? say::kMinimal() : say::kMinimalSoFar();
  const auto& sentence = report.all_droppable ? say::kNotMinimal : say::kNotMinimalSoFar;
  return sentence(givens.size(), givens_text(puzzle, givens));
}

CheckAnswer answer_of(const Puzzle& puzzle, const sudoku::Contradiction& found) {
  std::vector<Clue> clues{{Clue::Kind::given, found.first}, {Clue::Kind::given, found.second}};
  if (found.rule) clues.push_back(*found.rule);
  return {.verdict = Verdict::no_solution,
          .sentence = say::kContradictoryGivens(contradiction_text(puzzle, found)),
          .conflict = names_of(clues, puzzle),
          .smallest = found.smallest,
          .irreducible = found.smallest,
          .broken = found.where};
}

CheckAnswer answer_of(const Puzzle& puzzle, const sudoku::NoCandidate& found) {
  return {.verdict = Verdict::no_solution,
          .sentence = sentence_on(puzzle, found),
          .conflict = names_of(found.conflict, puzzle),
          .smallest = false,
          .irreducible = false,
          .empty = sudoku::cell_name(found.cell, puzzle.layout())};
}

CheckAnswer answer_of(const Puzzle& puzzle, const sudoku::NoSolution& found) {
  return {.verdict = Verdict::no_solution,
          .sentence = sentence_on(puzzle, found),
          .conflict = names_of(found.conflict, puzzle),
          .smallest = found.smallest,
          .irreducible = found.irreducible};
}

CheckAnswer answer_of(const Puzzle& puzzle, const sudoku::Unique& found) {
  return {.verdict = Verdict::unique,
          .sentence = say::kOneSolution(),
          .solution = values_of(found.solution, puzzle.layout())};
}

CheckAnswer answer_of(const Puzzle& puzzle, const sudoku::Several& found) {
  const sudoku::Layout& layout = puzzle.layout();
  return {.verdict = Verdict::several,
          .sentence = sudoku::say::kTwoDiffer(found.differing_cells.size(),
                                              cells_text(found.differing_cells, layout)),
          .solution = values_of(found.first, layout),
          .other = values_of(found.second, layout),
          .differing = names_of(found.differing_cells, layout)};
}

CheckAnswer answer_of(const Puzzle& puzzle, const sudoku::Unknown& found, std::string_view why_stopped) {
  CheckAnswer answer{.verdict = Verdict::unknown,
                     .sentence = (found.solution ? say::kOneAtLeast : say::kNoVerdict)(why_stopped)};
  if (found.solution) answer.solution = values_of(*found.solution, puzzle.layout());
  return answer;
}

}  // namespace

std::string_view name_of(Verdict verdict) {
  constexpr std::array<std::string_view, 4> kNames{"no_solution", "unique", "several", "unknown"};
  return kNames[static_cast<std::size_t>(verdict)];
}

std::string to_json(Verdict verdict) { return quadrille::to_json(name_of(verdict)); }

CheckAnswer answer_of(const Puzzle& puzzle, const sudoku::CheckReport& report, bool minimal,
                      std::string_view why_stopped) {
  CheckAnswer answer = std::visit(
      Overloaded{[&](const sudoku::Unknown& found) { return answer_of(puzzle, found, why_stopped); },
                 [&](const auto& found) { return answer_of(puzzle, found); }},
      report.verdict);
  if (minimal && answer.verdict == Verdict::unique) {
    answer.droppable = givens_of(puzzle, report.droppable_givens);
    answer.all_tried = report.all_droppable;
    answer.minimal_sentence = minimal_sentence(puzzle, report);
  }
  return answer;
}

std::string contradiction_text(const Puzzle& puzzle, const sudoku::Contradiction& contradiction) {
  const auto& [first, second, where, rule, smallest] = contradiction;
  if (puzzle.given(first) != puzzle.given(second))
    return say::kGivensBreak(givens_text(puzzle, {first}), givens_text(puzzle, {second}), where);
  const sudoku::Layout& layout = puzzle.layout();
  const bool is_rule = sudoku::find_rule(puzzle, where) != nullptr;
  const auto& sentence = is_rule ? say::kBothHoldAgainst : say::kBothHoldIn;
  return sentence(sudoku::cell_name(first, layout), sudoku::cell_name(second, layout),
                  layout.value_of(puzzle.given(first)), where);
}

}  // namespace quadrille::answers
