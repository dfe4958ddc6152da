// Puzzles, in any format that has one, or cut into cubes by `quadrille cubes`.
#include <list>
#include <utility>

#include "answers/check.h"
#include "base/language.h"
#include "cp/search/search.h"
#include "formats/cubes.h"
#include "formats/read/detect.h"
#include "formats/sentences.h"
#include "mpi/problem.h"
#include "mpi/sentences.h"
#include "sudoku/conditions/conditions.h"
#include "sudoku/explain/check.h"
#include "sudoku/solve/lanes_shape.h"
#include "sudoku/solve/open_turn.h"
#include "sudoku/solve/posted_model.h"
#include "sudoku/solve/sentences.h"

namespace quadrille::mpi {

namespace {

using sudoku::at;

/// Counts by the bulk kernel.
class KernelCounter final : public cp::OpenCounter {
 public:
  KernelCounter(const sudoku::Puzzle& puzzle, lanes::Shape shape)
      : puzzle_(puzzle),
        model_(puzzle, cp::Consistency::automatic),
        grid_{.puzzle = puzzle_, .shape = std::move(shape), .parts = {}, .branches = kOptions.branches} {}

  std::uint64_t cut(std::span<const cp::Literal> facts) override {
    const cp::Cube wanted(facts.begin(), facts.end());
    if (is_cut_ && wanted == facts_) return parts_.size();
    facts_ = wanted;
    is_cut_ = true;
    parts_.clear();
    restricted_ = puzzle_;
    cp::Store& store = model_.store();
    const auto impose = [&](cp::Literal fact) { return store.impose(fact); };
    if (model_.enter(puzzle_, nullptr) && std::ranges::all_of(facts, impose) && store.propagate()) {
      for (int cell = 0; cell < puzzle_.cell_count(); ++cell) {
        sudoku::Digits digits = 0;
        store.for_each_value(model_.cells()[at(cell)],
                             [&](cp::Value v) { digits |= sudoku::digit_bit(static_cast<int>(v)); });
        restricted_.restrict_candidates(cell, digits);
      }
      parts_ = cp::cut_into_cubes(store, model_.cells(), {}, kOptions.parts, [] { return false; });
    }
    model_.leave();
    return parts_.size();
  }

  cp::OpenTurn count(std::uint64_t first, std::uint64_t last, const cp::AskPace& ask) override {
    sudoku::OpenGrid grid{restricted_, grid_.shape, {}, grid_.branches};
    grid.parts.assign(parts_.begin() + static_cast<std::ptrdiff_t>(first),
                      parts_.begin() + static_cast<std::ptrdiff_t>(last));
    cp::OpenTurn turn = sudoku::count_turn(grid, ask);
    turn.next += first;
    for (std::vector<cp::Cube>* const parts : {&turn.unfinished, &turn.rare})
      for (cp::Cube& part : *parts) part.insert(part.begin(), facts_.begin(), facts_.end());
    return turn;
  }

 private:
  static constexpr sudoku::OpenGridOptions kOptions{};

  const sudoku::Puzzle& puzzle_;
  sudoku::Puzzle restricted_ = puzzle_;  // to where the facts hold
  sudoku::PostedModel model_;
  sudoku::OpenGrid grid_;
  cp::Cube facts_;
  bool is_cut_ = false;
  std::vector<cp::Cube> parts_;
};

class PuzzleProblem final : public Problem {
 public:
  PuzzleProblem(sudoku::Puzzle puzzle, std::vector<cp::Cube> cubes, const formats::Format& output)
      : puzzle_(std::move(puzzle)), cubes_(std::move(cubes)), output_(output) {
    is_possible_ = add_store();
    if (auto shape = sudoku::lanes_shape(puzzle_); shape && is_possible_)
      counter_ = std::make_unique<KernelCounter>(puzzle_, *std::move(shape));
  }

  [[nodiscard]] bool is_possible() override { return is_possible_; }

  [[nodiscard]] cp::PieceSearch::Setting setting(bool counts) override {
    return {.make_store = [this]() -> cp::Store& {
              static_cast<void>(add_store());
              return stores_.back();
            },
            .branchings = branchings(),
            .options = search_options(),
            .counts = counts,
            .open = counter_.get()};
  }

  [[nodiscard]] std::vector<cp::Cube> cubes() const override { return cubes_; }

  [[nodiscard]] std::string solve(const cp::Cube& facts) override {
    static_cast<void>(add_store());
    cp::Store& store = stores_.back();
    cp::SearchOptions options = search_options();
    options.assumptions = facts;
    cp::Search search(store, branchings(), options);
    static_cast<void>(search.next());
    sudoku::Grid grid;
    for (const cp::IntVar x : cells_) grid.push_back(static_cast<int>(store.value(x)));
    std::string text;
    output_.write({.puzzle = puzzle_, .solution = &grid, .ascii = setting_is_ascii()}, text);
    return text;
  }

  [[nodiscard]] std::string no_solution() const override { return sudoku::say::kNoSolution() + '\n'; }

  [[nodiscard]] std::string why_no_solution() const override {
    constexpr std::uint64_t kMostFailures = 1000;
    const auto contradiction = sudoku::find_contradiction(puzzle_, {.failures = kMostFailures});
    return contradiction ? answers::contradiction_text(puzzle_, *contradiction) : "";
  }

 private:
  [[nodiscard]] std::vector<cp::Branching> branchings() const {
    return {{cells_, cp::VariableOrder::crowded, cp::ValueOrder::min}};
  }
  [[nodiscard]] static cp::SearchOptions search_options() {
    return {.mode = cp::SearchMode::automatic, .shortening = sudoku::kShortening};
  }
  [[nodiscard]] static bool setting_is_ascii() { return !locale_shows_unicode(); }

  /// A store with the puzzle. False where propagation refutes it.
  [[nodiscard]] bool add_store() {
    cp::Store& store = stores_.emplace_back();
    const sudoku::Conditions conditions = sudoku::conditions_of(puzzle_);
    cells_ = sudoku::post(conditions, store, cp::Consistency::automatic).cells;
    return sudoku::keep_candidates(store, conditions.candidates) && store.propagate();
  }

  sudoku::Puzzle puzzle_;
  std::vector<cp::Cube> cubes_;
  const formats::Format& output_;
  std::list<cp::Store> stores_;
  std::vector<cp::IntVar> cells_;  // the same in each store
  std::unique_ptr<KernelCounter> counter_;
  bool is_possible_ = false;
};

/// The format in which solutions of the puzzle are written.
Parsed<const formats::Format*> output_format(const sudoku::Puzzle& puzzle, const CommandLine& command) {
  const formats::Format* format = formats::find_format(command.output);
  if (format == nullptr || format->write == nullptr)
    return bad_input(say::kNotAWritableFormat(command.output));
  if (!formats::can_write(*format, puzzle)) return bad_input(say::kFormatCannotWrite(command.output));
  return format;
}

struct CutPuzzle {
  sudoku::Puzzle puzzle;
  std::vector<cp::Cube> cubes;
};

/// The puzzle of a file of cubes, and what each line adds to it.
Parsed<CutPuzzle> read_cubes(std::string_view text) {
  const std::string_view header = text.substr(0, text.find('\n'));
  const formats::Format& format = *formats::find_format("cubes");
  // A cube that adds nothing is the puzzle.
  const std::string whole = std::string(header) + "\nall\n";
  auto item = format.open(whole, {.is_part = true})->next();
  if (!item->puzzle) return tl::unexpected(item->puzzle.error());
  CutPuzzle cut{.puzzle = *std::move(item->puzzle), .cubes = {}};
  const auto reader = format.open(text, {});
  while (auto cube = reader->next()) {
    if (!cube->puzzle) return tl::unexpected(cube->puzzle.error());
    cp::Cube& facts = cut.cubes.emplace_back();
    for (int cell = 0; cell < cut.puzzle.cell_count(); ++cell)
      if (const int digit = cube->puzzle->given(cell); digit != cut.puzzle.given(cell))
        facts.push_back(cp::IntVar(static_cast<cp::VariableId>(cell)).eq(digit));
  }
  return cut;
}

/// The only puzzle of a text. Boxes that neither the text nor the options give are only those of 4x4 and 9x9:
/// a search of hours must not rest on a guess.
Parsed<sudoku::Puzzle> read_one(std::string_view text, const CommandLine& command) {
  const auto format = command.format != nullptr ? Parsed<const formats::Format*>(command.format)
                                                : formats::detect_format(text, command.file, command.read);
  if (!format) return tl::unexpected(format.error());
  const auto reader = (*format)->open(text, command.read);
  std::optional<formats::Item> item = reader->next();
  if (!item) return bad_input(formats::say::kNoPuzzle(), 1, 1);
  if (!item->puzzle) {
    if (item->puzzle.error().line == 0) item->puzzle.error().line = item->line;
  } else if (const auto second = reader->next()) {
    return bad_input(formats::say::kSecondPuzzle(), second->line);
  } else if (const int size = item->puzzle->layout().columns;
             item->has_assumed_boxes && size != 4 && size != 9) {
    return bad_input(say::kBoxesAreNotAssumed(item->puzzle->box_rows(), item->puzzle->box_columns()),
                     item->line);
  }
  return std::move(item->puzzle);
}

}  // namespace

Parsed<std::unique_ptr<Problem>> read_puzzle_problem(std::string_view text, const CommandLine& command) {
  Parsed<CutPuzzle> cut = bad_input({});
  if (command.format == nullptr && formats::is_cubes_header(text.substr(0, text.find('\n')))) {
    cut = read_cubes(text);
  } else {
    cut = read_one(text, command).map([](sudoku::Puzzle puzzle) { return CutPuzzle{std::move(puzzle), {}}; });
  }
  if (!cut) return tl::unexpected(cut.error());
  for (const sudoku::RuleText& rule : command.rules)
    if (const auto added = cut->puzzle.add_rule(rule.name, rule.argument); !added)
      return bad_input(added.error().message);
  const auto format = output_format(cut->puzzle, command);
  if (!format) return tl::unexpected(format.error());
  return std::make_unique<PuzzleProblem>(std::move(cut->puzzle), std::move(cut->cubes), **format);
}

}  // namespace quadrille::mpi
