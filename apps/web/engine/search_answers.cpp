// Calls that search: solutions, their number, the verdict on a puzzle, true candidates, reasons.
#include <utility>
#include <variant>
#include <vector>

#include "base/json_line.h"
#include "base/overloaded.h"
#include "sudoku/explain/check.h"
#include "sudoku/explain/why.h"
#include "sudoku/puzzle/sentences.h"
#include "web/engine/answers.h"
#include "web/engine/puzzle_text.h"

namespace quadrille::web {

namespace {

constexpr std::string_view name_of(sudoku::Ending ending) {
  switch (ending) {
    case sudoku::Ending::complete: return "complete";
    case sudoku::Ending::enough: return "enough";
    case sudoku::Ending::stopped: break;
  }
  return "stopped";
}

/// A puzzle, and the limits of the search.
struct Task {
  sudoku::Puzzle puzzle;
  cp::Limits limits;

  [[nodiscard]] sudoku::SolveOptions options() const { return {.limits = limits}; }
};

Parsed<Task> task_of(const Request& request) {
  auto puzzle = puzzle_of(request);
  if (!puzzle) return tl::unexpected(puzzle.error());
  return limits_of(request).map([&](const cp::Limits& limits) { return Task{*std::move(puzzle), limits}; });
}

/// The search that the request continues, or a new one.
template <class Search, class Begin>
Search& resumed(Resumable<Search>& held, const Request& request, std::uint64_t nodes, Begin begin) {
  const std::string text = *request.text("puzzle");
  if (!held.search || held.puzzle != text || held.nodes != nodes) held = {text, nodes, begin()};
  return *held.search;
}

struct CheckAnswer {
  std::string_view verdict;
  std::vector<int> cells = {};
  std::vector<int> candidates = {};
  std::string where = "";
  std::vector<sudoku::Grid> solutions = {};
};

/// The cells that have a clue of that kind among these, increasing.
std::vector<int> cells_with(sudoku::Clue::Kind kind, const std::vector<sudoku::Clue>& clues) {
  std::vector<int> cells;
  for (const sudoku::Clue& clue : clues)
    if (clue.kind == kind) cells.push_back(clue.number);
  return cells;
}

/// The cells of givens and restrictions, and what all clues but the givens are called.
CheckAnswer answer_of(const sudoku::NoSolution& found, const sudoku::Puzzle& puzzle) {
  using Kind = sudoku::Clue::Kind;
  std::vector<sudoku::Clue> others = found.conflict;
  std::erase_if(others, [](const sudoku::Clue& clue) { return clue.kind == Kind::given; });
  return {"noSolution", cells_with(Kind::given, found.conflict), cells_with(Kind::candidates, found.conflict),
          listed(names_of(others, puzzle))};
}

/// The cell itself comes first, then those of the givens that leave it nothing.
CheckAnswer answer_of(const sudoku::NoCandidate& found) {
  using Kind = sudoku::Clue::Kind;
  std::vector<int> cells = cells_with(Kind::given, found.conflict);
  std::erase(cells, found.cell);
  cells.insert(cells.begin(), found.cell);
  return {"noCandidate", std::move(cells), cells_with(Kind::candidates, found.conflict)};
}

CheckAnswer answer_of(const sudoku::CheckReport& report, const sudoku::Puzzle& puzzle) {
  using sudoku::Grid;
  return std::visit(
      Overloaded{
          [](const sudoku::Contradiction& found) {
            return CheckAnswer{"contradiction", {found.first, found.second}, {}, found.where};
          },
          [](const sudoku::NoCandidate& found) { return answer_of(found); },
          [&](const sudoku::NoSolution& found) { return answer_of(found, puzzle); },
          [](const sudoku::Unique& found) { return CheckAnswer{"unique", {}, {}, "", {found.solution}}; },
          [](const sudoku::Several& found) {
            return CheckAnswer{"several", found.differing_cells, {}, "", {found.first, found.second}};
          },
          [](const sudoku::Unknown& found) {
            return CheckAnswer{"unknown",
                               {},
                               {},
                               "",
                               found.solution ? std::vector<Grid>{*found.solution} : std::vector<Grid>{}};
          }},
      report.verdict);
}

struct WhyAnswer {
  std::string_view answer;
  std::vector<int> givens = {};
  std::vector<int> candidates = {};
  std::vector<std::string> rules = {};
  bool is_smallest = false;
  sudoku::Grid solution = {};
};

WhyAnswer answer_of(const sudoku::WhyReport& report) {
  using Kind = sudoku::Clue::Kind;
  return std::visit(Overloaded{[](const sudoku::Forced& found) {
                                 return WhyAnswer{"forced", cells_with(Kind::given, found.clues),
                                                  cells_with(Kind::candidates, found.clues), found.rules,
                                                  found.smallest};
                               },
                               [](const sudoku::NotForced& found) {
                                 return WhyAnswer{"notForced", {}, {}, {}, false, found.counterexample};
                               },
                               [](const sudoku::NothingStands&) { return WhyAnswer{"nothingStands"}; },
                               [](const sudoku::Undecided&) { return WhyAnswer{"undecided"}; }},
                    report.answer);
}

}  // namespace

Parsed<std::string> answer_solutions(const Request& request, UnfinishedSearches& unfinished) {
  const auto task = task_of(request);
  if (!task) return tl::unexpected(task.error());
  const auto most = request.number("most", {.least = 1}, 2);
  if (!most) return tl::unexpected(most.error());
  auto& search = resumed(unfinished.solutions, request, task->limits.nodes,
                         [&] { return sudoku::SolutionRange(task->puzzle, task->options()); });
  std::vector<sudoku::Grid> found;
  while (found.size() < *most && search.ending() == sudoku::Ending::enough)
    if (const auto next = search.begin(); next != std::default_sentinel) found.push_back(*next);
  const sudoku::Ending ending = search.ending();
  if (ending != sudoku::Ending::enough) unfinished.solutions.search.reset();
  std::string line;
  JsonLine("solutions").member("solutions", found).member("ending", name_of(ending)).end(line);
  return line;
}

Parsed<std::string> answer_count(const Request& request, UnfinishedSearches& /*unfinished*/) {
  const auto task = task_of(request);
  if (!task) return tl::unexpected(task.error());
  const auto most = request.number("most", {.least = 1}, std::numeric_limits<std::uint64_t>::max());
  if (!most) return tl::unexpected(most.error());
  const auto result = sudoku::Solver(task->options()).count(task->puzzle, *most);
  std::string line;
  JsonLine("count").member("count", result.solutions).member("ending", name_of(result.ending)).end(line);
  return line;
}

Parsed<std::string> answer_check(const Request& request, UnfinishedSearches& /*unfinished*/) {
  const auto task = task_of(request);
  if (!task) return tl::unexpected(task.error());
  const CheckAnswer answer = answer_of(sudoku::check(task->puzzle, task->options()), task->puzzle);
  std::string line;
  JsonLine("check")
      .member("verdict", answer.verdict)
      .member("cells", answer.cells)
      .member("candidates", answer.candidates)
      .member("where", answer.where)
      .member("solutions", answer.solutions)
      .end(line);
  return line;
}

Parsed<std::string> answer_candidates(const Request& request, UnfinishedSearches& unfinished) {
  const auto task = task_of(request);
  if (!task) return tl::unexpected(task.error());
  auto& search = resumed(unfinished.candidates, request, task->limits.nodes,
                         [&] { return sudoku::TrueCandidates(task->puzzle); });
  const bool is_complete = search.run(task->limits);
  std::vector<sudoku::Digits> are_true, undecided;
  for (int cell = 0; cell < task->puzzle.cell_count(); ++cell) {
    are_true.push_back(search.true_digits(cell));
    undecided.push_back(search.undecided_digits(cell));
  }
  const sudoku::Layout& layout = task->puzzle.layout();
  std::string line;
  JsonLine("candidates")
      .member("isComplete", is_complete)
      .member("candidates", digit_lists(layout, are_true))
      .member("undecided", digit_lists(layout, undecided))
      .end(line);
  return line;
}

Parsed<std::string> answer_why(const Request& request, UnfinishedSearches& /*unfinished*/) {
  const auto task = task_of(request);
  if (!task) return tl::unexpected(task.error());
  const auto number = [&](std::string_view name, int least, int most) {
    return request.number(name, {static_cast<std::uint64_t>(least), static_cast<std::uint64_t>(most)});
  };
  const auto cell = number("cell", 0, task->puzzle.cell_count() - 1);
  if (!cell) return tl::unexpected(cell.error());
  const auto digit = number("digit", 1, task->puzzle.layout().digits);
  if (!digit) return tl::unexpected(digit.error());
  const sudoku::Statement statement{static_cast<int>(*cell), static_cast<int>(*digit)};
  if (const auto& layout = task->puzzle.layout(); layout.is_hole(statement.cell))
    return bad_input(
        sudoku::say::kNotAtHole(std::to_string(*digit), sudoku::cell_name(statement.cell, layout)));
  const WhyAnswer answer = answer_of(sudoku::why(task->puzzle, statement, task->options()));
  std::string line;
  JsonLine("why")
      .member("answer", answer.answer)
      .member("givens", answer.givens)
      .member("candidates", answer.candidates)
      .member("rules", answer.rules)
      .member("isSmallest", answer.is_smallest)
      .member("solution", answer.solution)
      .end(line);
  return line;
}

}  // namespace quadrille::web
