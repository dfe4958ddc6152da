#include "cli/commands/making.h"

#include <algorithm>
#include <cmath>

#include "cli/commands/sentences.h"
#include "cli/input/input_options.h"
#include "cli/options/bind.h"
#include "cli/options/wanted_options.h"
#include "options/commands/making.h"
#include "sudoku/generate/draw_clues.h"
#include "sudoku/generate/random_regions.h"
#include "sudoku/generate/sentences.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/puzzle/sentences.h"

namespace quadrille::cli {

namespace {

/// No grid has room for more.
constexpr std::uint64_t kMostPerRule = sudoku::kMostCells;

/// Whether the rule draws its clues itself.
bool is_drawn(const sudoku::RuleText& text) {
  return text.argument.empty() && sudoku::find_rule(text.name)->propose != nullptr;
}

/// Whether the rule needs an argument and has none.
bool lacks_argument(const sudoku::RuleText& text) {
  const sudoku::Rule& rule = *sudoku::find_rule(text.name);
  return text.argument.empty() && !rule.is_shape() && !sudoku::parse_uses(rule, sudoku::Layout(9), "");
}

/// The empty grid that the options describe, without the clues that are drawn.
Parsed<sudoku::Puzzle> kind_of(const MakingOptions& options) {
  constexpr int kUsualSize = 9;
  const int size = options.shape.size;
  const auto& boxes = options.shape.boxes;
  const auto& regions = options.shape.regions;
  const int side = size > 0                   ? size
                   : boxes && boxes->rows > 0 ? boxes->rows * boxes->columns
                   : !regions.empty()         ? static_cast<int>(std::lround(std::sqrt(regions.size())))
                                              : kUsualSize;
  const auto layout = options.shape.boards.empty() ? Parsed<sudoku::Layout>(side)
                                                   : sudoku::layout_called(options.shape.boards, size);
  if (!layout) return tl::unexpected(layout.error());
  sudoku::Puzzle puzzle(*layout);
  const sudoku::BoxShape shape = boxes.value_or(sudoku::usual_boxes(*layout));
  Parsed<void> shaped;
  if (options.random_regions) {
    // As an example; each puzzle gets its own.
    Random random(0);
    shaped = puzzle.set_regions(sudoku::random_regions(side, random));
  } else if (!regions.empty()) {
    shaped = puzzle.set_regions(regions);
  } else if (shape.rows > 0) {
    shaped = puzzle.set_boxes(shape.rows, shape.columns);
  }
  for (std::size_t i = 0; shaped && i < options.rules.size(); ++i)
    if (!is_drawn(options.rules[i]))
      shaped = puzzle.add_rule(options.rules[i].name, options.rules[i].argument);
  if (!shaped) return tl::unexpected(std::move(shaped.error()));
  return puzzle;
}

/// The rules that draw their clues themselves; the error names a rule that cannot.
Parsed<std::vector<std::string>> drawn_rules(const MakingOptions& options) {
  std::vector<std::string> names;
  for (const sudoku::RuleText& rule : options.rules) {
    if (is_drawn(rule)) {
      names.push_back(rule.name);
    } else if (lacks_argument(rule)) {
      return bad_input(say::kRuleDrawsNothing(rule.name, listed(sudoku::drawable_rules())));
    }
  }
  return names;
}

/// The reason why the options about drawn clues, or regions, are inconsistent; empty if they are not.
std::string why_not_drawn(const MakingOptions& options, bool draws) {
  if (options.random_regions &&
      (options.shape.boxes || !options.shape.boards.empty() || !options.shape.regions.empty()))
    return say::kRandomRegionsAlone();
  if (draws) return "";
  if (options.per_rule) return say::kNothingDrawn("--per-rule");
  return options.keep_clues ? say::kNothingDrawn("--keep-clues") : "";
}

/// The reason why no puzzle has so few givens, if that is known in advance; else empty.
std::string why_too_few(const sudoku::Puzzle& kind, std::uint64_t clues) {
  constexpr int kClassicSize = 9;
  constexpr std::uint64_t kClassicClues =
      17;  // McGuire, Tugemann, Civario: There is no 16-clue Sudoku (2012)
  sudoku::Puzzle classic(kClassicSize);
  const bool has_boxes = classic.set_boxes(3, 3).has_value();
  if (has_boxes && kind == classic && clues < kClassicClues) {
    return say::kFewerThanClassic(kClassicClues, clues);
  }
  const auto digits = static_cast<std::uint64_t>(sudoku::fewest_digits(kind));
  if (clues >= digits) return "";
  return say::kTwoDigitsMissing(digits, clues);
}

/// The reason why the options do not fit this kind of puzzle; empty if they do.
std::string why_not_made(const MakingOptions& options, const WhatToMake& what) {
  const sudoku::Layout& layout = what.kind.layout();
  const int cells = layout.cell_count() - layout.hole_count();
  if (options.clues && *options.clues > static_cast<std::uint64_t>(cells))
    return say::kTooManyClues(cells, layout.columns, *options.clues);
  if (!sudoku::keeps_boards(layout, options.symmetry)) return say::kBoardsWithoutSymmetry();
  for (const std::string& rule : what.drawn)
    if (!sudoku::find_rule(rule)->fits_boards(layout))
      return sudoku::say::kInRule(rule, sudoku::say::kNeedsOneBoard());
  std::string why = options.clues && !what.draws() ? why_too_few(what.kind, *options.clues) : "";
  if (why.empty()) why = why_never_wanted(options.wanted);
  return why.empty() ? why_not_rated(options.wanted, what.kind, what.draws()) : why;
}

}  // namespace

void add_making_options(CLI::App& command, MakingOptions& options) {
  bind(command, options::kClues, options.clues);
  bind(command, options::kMinimalOfGenerate, options.minimal);
  bind(command, options::kPerRule, options.per_rule);
  bind(command, options::kKeepClues, options.keep_clues);
  bind(command, options::kRandomRegions, options.random_regions);
  bind(command, options::kSymmetry, options.symmetry, options::parse_symmetry);
  add_shape_options(command, options.shape, options.rules);
  add_wanted_options(command, options.wanted);
}

Parsed<WhatToMake> what_to_make(const MakingOptions& options) {
  auto drawn = drawn_rules(options);
  if (!drawn) return tl::unexpected(std::move(drawn.error()));
  if (std::string why = why_not_drawn(options, !drawn->empty()); !why.empty())
    return bad_input(std::move(why));
  auto kind = kind_of(options);
  if (!kind) return tl::unexpected(std::move(kind.error()));
  WhatToMake what{*std::move(kind), *std::move(drawn)};
  if (std::string why = why_not_made(options, what); !why.empty()) return bad_input(std::move(why));
  return what;
}

sudoku::GenerateOptions generate_options(const MakingOptions& options, std::vector<std::string> drawn) {
  sudoku::GenerateOptions generate{.symmetry = options.symmetry,
                                   .clues = {},
                                   .minimal = options.minimal,
                                   .drawn_rules = std::move(drawn),
                                   .most_of_each = {},
                                   .keep_clues = options.keep_clues,
                                   .random_regions = options.random_regions};
  if (options.per_rule) generate.most_of_each = static_cast<int>(std::min(*options.per_rule, kMostPerRule));
  if (options.clues) generate.clues = static_cast<int>(*options.clues);
  return generate;
}

}  // namespace quadrille::cli
