// Calls about the steps of a person, and about new puzzles.
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "answers/step_start.h"
#include "base/json_line.h"
#include "formats/text_cursor.h"
#include "options/values.h"
#include "sudoku/generate/draw_clues.h"
#include "sudoku/generate/generate.h"
#include "sudoku/generate/sentences.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/puzzle/sentences.h"
#include "techniques/explanation.h"
#include "techniques/notation.h"
#include "techniques/path.h"
#include "web/engine/answers.h"
#include "web/engine/puzzle_text.h"
#include "web/engine/sentences.h"

namespace quadrille::techniques {

/// [cell, digit] of each.
static std::vector<std::vector<int>> pairs_of(const std::vector<Candidate>& candidates) {
  std::vector<std::vector<int>> pairs;
  for (const Candidate& candidate : candidates) pairs.push_back({candidate.cell, candidate.digit});
  return pairs;
}

/// As the type Node of engine.cpp.
static std::string to_json(const ChainNode& node) {
  return JsonObject()
      .member("cells", node.group.empty() ? std::vector<int>{node.cell} : node.group)
      .member("digit", node.digit)
      .member("isStrong", node.is_strong_from_last)
      .end();
}

/// As the type Piece.
static std::string to_json(const Explanation::Piece& piece) {
  return JsonObject().member("text", piece.text).member("part", piece.part).end();
}

/// As the type Part.
static std::string to_json(const Explanation::Part& part) {
  static constexpr std::array<std::string_view, 3> kKinds{"cells", "houses", "candidates"};
  return JsonObject()
      .member("kind", kKinds[static_cast<std::size_t>(part.kind)])
      .member("cells", part.cells)
      .member("candidates", pairs_of(part.candidates))
      .end();
}

}  // namespace quadrille::techniques

namespace quadrille::web {

namespace {

using techniques::Position;

/// Begins with the puzzle of the request; an error with the reason if there are no steps.
Parsed<void> begin(answers::StepStart& start, const Request& request) {
  const auto puzzle = puzzle_of(request);
  if (!puzzle) return tl::unexpected(puzzle.error());
  const auto limits = limits_of(request);
  if (!limits) return tl::unexpected(limits.error());
  sudoku::Solver counter({.limits = *limits});
  const auto begun = start.begin(*puzzle, counter);
  if (!begun) return bad_input(begun.error().sentence(say::kTooManyNodes()));
  return {};
}

/// A step as calls.def describes it.
struct ShownStep {
  techniques::Step step;
  std::string text;
  techniques::Explanation explanation;
};

ShownStep shown(const techniques::Step& step, const Position& position) {
  return {step, techniques::hodoku_text(step, position.board()),
          techniques::explanation_of(step, position.board())};
}

using Chain = std::vector<techniques::ChainNode>;

std::vector<Chain> chains_of(const techniques::Step& step) {
  std::vector<Chain> chains = step.chains;
  if (!step.chain.empty()) chains.push_back(step.chain);
  return chains;
}

std::string to_json(const ShownStep& shown) {
  const techniques::TechniqueInfo& info = techniques::info_of(shown.step.technique);
  return JsonObject()
      .member("technique", info.key)
      .member("name", info.name())
      .member("level", techniques::name_of(info.level).english())
      .member("score", info.score)
      .member("text", shown.text)
      .member("words", shown.explanation.pieces)
      .member("parts", shown.explanation.parts)
      .member("cells", techniques::cells_of(shown.step))
      .member("placements", techniques::pairs_of(shown.step.placements))
      .member("eliminations", techniques::pairs_of(shown.step.eliminations))
      .member("chains", chains_of(shown.step))
      .end();
}

/// The kind of a puzzle: its size, shape and rules.
sudoku::Puzzle kind_of(sudoku::Puzzle puzzle) {
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    if (puzzle.layout().is_hole(cell)) continue;
    puzzle.set_given(cell, 0);
    puzzle.restrict_candidates(cell, puzzle.all_digits());
  }
  return puzzle;
}

Parsed<sudoku::GenerateOptions> generate_options_of(const Request& request, const sudoku::Layout& layout) {
  sudoku::GenerateOptions options{.most_attempts = 100};
  const auto seed = request.number("seed", {}, 1);
  if (!seed) return tl::unexpected(seed.error());
  options.seed = *seed;
  const auto symmetry = request.text("symmetry", "none").and_then(options::parse_symmetry);
  if (!symmetry) return tl::unexpected(symmetry.error());
  options.symmetry = *symmetry;
  if (!layout.extra_cells().empty()) return bad_input(sudoku::say::kNoGivensForExtraCells());
  if (sudoku::exchanges_lines(*symmetry) && layout.rows != layout.columns)
    return bad_input(sudoku::say::kExpectedSquareGrid());
  if (!sudoku::keeps_boards(layout, *symmetry)) return bad_input(sudoku::say::kBoardsLackSymmetry());
  const auto rule = request.text("draws", "");
  if (!rule) return tl::unexpected(rule.error());
  if (rule->empty()) return options;
  const auto drawable = sudoku::drawable_rules();
  if (std::ranges::find(drawable, *rule) == drawable.end())
    return bad_input(say::kCluesNotDrawable(formats::in_quotes(*rule)));
  if (!sudoku::find_rule(*rule)->fits_boards(layout)) return bad_input(sudoku::say::kNeedsOneBoard());
  options.drawn_rules = {*rule};
  return options;
}

}  // namespace

Parsed<std::string> answer_hint(const Request& request, UnfinishedSearches& /*unfinished*/) {
  answers::StepStart start;
  if (const auto begun = begin(start, request); !begun) return tl::unexpected(begun.error());
  std::optional<ShownStep> step;
  if (const auto next = techniques::next_step(start.position(), techniques::usual_techniques()))
    step = shown(*next, start.position());
  std::string line;
  JsonLine("hint").member("step", step).end(line);
  return line;
}

Parsed<std::string> answer_path(const Request& request, UnfinishedSearches& /*unfinished*/) {
  answers::StepStart start;
  if (const auto begun = begin(start, request); !begun) return tl::unexpected(begun.error());
  Position position = start.position();
  std::vector<ShownStep> steps;
  const auto rating = techniques::walk(position, techniques::usual_techniques(),
                                       [&](const techniques::Step& step, const Position& before) {
                                         steps.push_back(shown(step, before));
                                         return true;
                                       });
  std::string line;
  JsonLine("path")
      .member("steps", steps)
      .member("isSolved", rating.is_solved)
      .member("score", rating.score)
      .member("level", techniques::name_of(rating.level).english())
      .end(line);
  return line;
}

Parsed<std::string> answer_rate(const Request& request, UnfinishedSearches& /*unfinished*/) {
  answers::StepStart start;
  if (const auto begun = begin(start, request); !begun) return tl::unexpected(begun.error());
  const auto rating = techniques::rate(start.position(), techniques::usual_techniques());
  std::string line;
  JsonLine("rate")
      .member("isSolved", rating.is_solved)
      .member("score", rating.score)
      .member("level", techniques::name_of(rating.level).english())
      .end(line);
  return line;
}

Parsed<std::string> answer_generate(const Request& request, UnfinishedSearches& /*unfinished*/) {
  auto puzzle = puzzle_of(request);
  if (!puzzle) return tl::unexpected(puzzle.error());
  const auto options = generate_options_of(request, puzzle->layout());
  if (!options) return tl::unexpected(options.error());
  std::string made;
  bool is_asked = false;
  const bool has_grid = sudoku::generate(
      kind_of(*std::move(puzzle)), *options,
      [&is_asked] { return std::exchange(is_asked, true) ? std::nullopt : std::optional<std::uint64_t>(0); },
      [&made](std::uint64_t /*index*/, const sudoku::Puzzle* found) {
        if (found != nullptr) made = written(*formats::find_format("json"), *found).value_or("");
      });
  if (!has_grid || made.empty()) return bad_input(say::kNothingGenerated());
  std::string line;
  JsonLine("generate").member("puzzle", made).end(line);
  return line;
}

}  // namespace quadrille::web
