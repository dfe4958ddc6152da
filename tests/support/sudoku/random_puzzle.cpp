#include "support/sudoku/random_puzzle.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <map>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include "base/overloaded.h"
#include "sudoku/puzzle/rule_text.h"
#include "support/sudoku/pair_meaning.h"
#include "support/sudoku/reference_solver.h"
#include "support/sudoku/use_meaning.h"

namespace quadrille::test {

namespace {

using sudoku::Layout;
using sudoku::Puzzle;

int below(int bound, Random& random) {
  return static_cast<int>(random.below(static_cast<std::uint64_t>(bound)));
}

void add_any_given(Puzzle& puzzle, Random& random) {
  const int cell = below(puzzle.cell_count(), random);
  if (!puzzle.layout().is_hole(cell)) puzzle.set_given(cell, 1 + below(puzzle.layout().digits, random));
}

int random_divisor(int number, Random& random) {
  std::vector<int> divisors;
  for (int r = 1; r <= number; ++r) {
    if (number % r == 0) divisors.push_back(r);
  }
  return divisors[random.below(divisors.size())];
}

/// Whether the cells with this label are connected by their sides.
bool is_connected(const std::vector<char>& labels, char label, int size) {
  std::bitset<std::size_t(sudoku::kMaxSize) * sudoku::kMaxSize> seen;
  std::array<int, sudoku::kMaxSize> reached{
      static_cast<int>(std::ranges::find(labels, label) - labels.begin())};
  seen[std::size_t(reached[0])] = true;
  std::size_t count = 1;
  for (std::size_t i = 0; i < count; ++i) {
    const int row = reached[i] / size, column = reached[i] % size;
    for (const auto& [r, c] :
         {std::pair{row - 1, column}, {row + 1, column}, {row, column - 1}, {row, column + 1}}) {
      if (r < 0 || r >= size || c < 0 || c >= size) continue;
      const int next = r * size + c;
      if (seen[std::size_t(next)] || labels[std::size_t(next)] != label) continue;
      seen[std::size_t(next)] = true;
      reached[count++] = next;
    }
  }
  return count == std::size_t(size);
}

std::string random_use(const sudoku::Rule& rule, const Layout& layout, Random& random);

std::string random_cells(const sudoku::CellsParameter& kind, const Layout& layout, Random& random) {
  const int least = kind.least;
  int most = kind.most.value_or(layout.digits);
  std::vector<int> cells(std::size_t(kind.in_grid ? layout.grid_cell_count() : layout.cell_count()));
  for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = static_cast<int>(i);
  random.shuffle(cells);
  // A line may have up to a cell more than a row, because most longer ones leave no solutions.
  most = std::min(most, layout.columns + 1);
  int count = least + below(std::max(1, most - least + 1), random);
  if (least == 0 && below(3, random) > 0) count = 0;  // rules look at the other cells, too
  std::string text;
  cells.resize(std::min(cells.size(), std::size_t(count)));
  if (kind.may_cross && cells.size() > 2 && below(4, random) == 0) cells.push_back(cells.front());
  for (const int cell : cells) text += sudoku::cell_name(cell, layout) + " ";
  return text;
}

/// "1-3/5", perhaps none.
std::string random_digits(const Layout& layout, Random& random) {
  std::string text;
  for (int value = layout.first_value + below(3, random); value <= layout.last_value();
       value += 2 + below(2, random)) {
    const int last = std::min(value + below(2, random), layout.last_value());
    text += fmt::format("{}{}-{}", text.empty() ? "" : "/", value, last);
    value = last;
  }
  return text;
}

/// Two or three lists, mostly of the same length.
std::string random_cell_lists(const Layout& layout, Random& random) {
  std::vector<int> cells(std::size_t(layout.cell_count()));
  for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = static_cast<int>(i);
  random.shuffle(cells);
  const int lists = 2 + below(2, random), length = 1 + below(3, random);
  cells.resize(std::min(cells.size(), std::size_t(lists * length)));
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0 && i % std::size_t(length) == 0) text += "/ ";
    const bool is_shared = i >= std::size_t(length) && below(8, random) == 0;
    text += sudoku::cell_name(cells[is_shared ? i % std::size_t(length) : i], layout) + " ";
  }
  return text;
}

/// A regular expression that lines of a few cells match occasionally.
std::string random_pattern(const Layout& layout, Random& random) {
  constexpr std::string_view kDigitLetters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const auto digit = [&] {
    return kDigitLetters[std::size_t(layout.first_value + below(layout.digits, random))];
  };
  std::string text;
  for (int parts = 1 + below(3, random); parts > 0; --parts) {
    switch (below(5, random)) {
      case 0: text += fmt::format("{}?", digit()); break;
      case 1: text += fmt::format("[{}{}]*", digit(), digit()); break;
      case 2: text += fmt::format("({}|.{{1,2}})", digit()); break;
      case 3: text += fmt::format("[^{}]+", digit()); break;
      default: text += '.'; break;
    }
  }
  return fmt::format("\"{}\"", text);
}

/// Uses of rules that the reference solver knows, and perhaps of rules that contain uses.
std::string random_uses(const Layout& layout, Random& random) {
  std::string text;
  for (int count = 1 + below(3, random); count > 0;) {
    const sudoku::Rule& rule = sudoku::rules()[random.below(sudoku::rules().size())];
    // Rules of the whole grid, and those that depend on all their uses, are used by themselves.
    const bool stands_alone = rule.parameters.empty() || use_is_about_pairs(rule.name) ||
                              rule.name == "minimum" || rule.name == "maximum";
    if (!use_has_meaning(rule.name) || stands_alone) continue;
    text += fmt::format("[{}={}] ", rule.name, random_use(rule, layout, random));
    --count;
  }
  return text;
}

/// Most numbers are totals, differences or factors of digits.
int random_number(int least, int greatest, const Layout& layout, Random& random) {
  const int low = std::max(least, -layout.digits), high = std::clamp(3 * layout.digits, low, greatest);
  return low + below(high - low + 1, random);
}

std::string random_value(const sudoku::Parameter& parameter, const Layout& layout, Random& random) {
  if (usual_value(parameter, layout) && below(3, random) == 0) return {};
  return std::visit(
      Overloaded{
          [&](const sudoku::CellsParameter& kind) { return random_cells(kind, layout, random); },
          [&](const sudoku::CellListsParameter&) { return random_cell_lists(layout, random); },
          [&](const sudoku::NumberParameter& kind) {
            return fmt::format("{}", random_number(kind.least, kind.most, layout, random));
          },
          [&](const sudoku::NumberListParameter& kind) {
            std::string text;
            for (int count = kind.fewest + below(5 - kind.fewest, random); count > 0; --count)
              text += fmt::format("{} ", random_number(kind.least, kind.greatest, layout, random));
            return text;
          },
          [&](const sudoku::DigitsParameter&) {
            std::string text;
            for (int digit = 1 + below(layout.digits, random); digit <= layout.digits;
                 digit += 1 + below(layout.digits, random))
              text += fmt::format("{} ", digit - 1 + layout.first_value);
            return text;
          },
          [&](const sudoku::DigitListParameter& kind) {
            std::string text;
            for (int count = 1 + below(std::min(kind.most, 4), random); count > 0; --count)
              text += fmt::format("{} ", layout.first_value + below(layout.digits, random));
            return text;
          },
          [&](const sudoku::OutsideParameter& kind) {
            const int row = below(layout.rows + 2, random);
            const int column = below(layout.columns + 2, random);
            sudoku::Outside place{below(2, random) * (layout.rows + 1), column};
            if (below(2, random) == 0) place = {row, below(2, random) * (layout.columns + 1)};
            if (place.is_corner(layout) && !kind.corners) place = {0, 1};
            return outside_name(place);
          },
          [&](const sudoku::ChoiceParameter& kind) {
            const auto names = kind.names();
            return std::string(names[random.below(names.size())]);
          },
          [&](const sudoku::PatternParameter&) { return random_pattern(layout, random); },
          [&](const sudoku::AutomatonParameter&) {
            std::string text = fmt::format("{}!", below(3, random));
            for (int steps = 3 + below(4, random); steps > 0; --steps)
              text +=
                  fmt::format(" {}>{}:{}", below(3, random), below(3, random), random_digits(layout, random));
            return text;
          },
          [&](const sudoku::PairsParameter&) {
            std::string text;
            for (int value = layout.first_value; value <= layout.last_value(); ++value)
              text += fmt::format("{}:{} ", value, random_digits(layout, random));
            return text;
          },
          [&](const sudoku::UsesParameter&) { return random_uses(layout, random); },
      },
      parameter.kind);
}

std::string random_use(const sudoku::Rule& rule, const Layout& layout, Random& random) {
  std::string argument;
  for (const sudoku::Parameter& parameter : rule.parameters)
    argument += fmt::format("{}={} ", parameter.name, random_value(parameter, layout, random));
  return argument;
}

/// A solution of the puzzle with a few cells chosen at random; nullopt if none is found quickly.
std::optional<sudoku::Grid> random_solution(const Puzzle& puzzle, Random& random) {
  constexpr int kTries = 5;
  constexpr std::size_t kNodes = 500;
  for (int tries = 0; tries < kTries; ++tries) {
    Puzzle seeded = puzzle;
    for (int i = kTries - 1 - tries; i > 0; --i) add_any_given(seeded, random);
    const auto solutions = reference_solutions(seeded, 1, kNodes);
    if (solutions && !solutions->empty()) return solutions->front();
  }
  return std::nullopt;
}

}  // namespace

std::vector<std::string> random_regions(int size, bool connected, Random& random) {
  std::vector<char> labels;
  for (int cell = 0; cell < size * size; ++cell) labels.push_back(static_cast<char>('a' + cell / size));
  if (!connected) random.shuffle(labels);
  for (int exchange = 0; connected && exchange < size * size * 20; ++exchange) {
    char& one = labels[random.below(labels.size())];
    char& other = labels[random.below(labels.size())];
    if (one == other) continue;
    std::swap(one, other);
    if (!is_connected(labels, one, size) || !is_connected(labels, other, size)) std::swap(one, other);
  }
  std::vector<std::string> texts;
  for (const char label : labels) texts.emplace_back(1, label);
  return texts;
}

Puzzle random_shape(int size, Random& random) {
  Puzzle puzzle(size);
  Parsed<void> shaped;
  switch (below(4, random)) {
    case 0: break;
    case 1: {
      const int r = random_divisor(size, random);
      shaped = puzzle.set_boxes(r, size / r);
      break;
    }
    case 2: shaped = puzzle.set_regions(random_regions(size, true, random)); break;
    default: shaped = puzzle.set_regions(random_regions(size, size > 6, random)); break;
  }
  EXPECT_TRUE(shaped.has_value());
  return puzzle;
}

Layout random_layout_of_regions(Random& random) {
  const int rows = 1 + below(2, random), columns = 2 + below(rows == 1 ? 2 : 1, random);
  const Layout grid(rows, columns, columns + below(2, random), below(2, random), below(3, random) > 0);
  return grid.with_extra_cells({{"CC", rows * columns}});
}

Layout random_layout(int most_cells, Random& random) {
  if (below(10, random) == 0 && most_cells >= 8) return random_layout_of_regions(random);
  std::vector<sudoku::ExtraCells> extra;
  for (int groups = below(6, random); groups > 3 && most_cells > 2; --groups) {
    extra.push_back({groups == 4 ? "x" : "Ten", 1 + below(std::min(2, most_cells - 2), random)});
    most_cells -= extra.back().count;
  }
  const int rows = 1 + below(std::min(most_cells, 12), random);
  const int columns = 1 + below(std::min(most_cells / rows, 12), random);
  const bool lines = below(4, random) > 0;
  const int least = lines ? std::max(rows, columns) : 1;
  const Layout grid(rows, columns, least + below(3, random), below(2, random), lines);
  return grid.with_extra_cells(std::move(extra));
}

Puzzle random_shape(const Layout& layout, Random& random) {
  Puzzle puzzle(layout);
  const int kind = below(3, random);
  if (kind == 1) {
    // Boxes with more cells than there are digits are refused.
    static_cast<void>(
        puzzle.set_boxes(random_divisor(layout.rows, random), random_divisor(layout.columns, random)));
  }
  if (kind != 2) return puzzle;
  std::vector<std::string> labels;
  std::map<int, int> cells_in;
  for (int cell = 0; cell < layout.grid_cell_count(); ++cell) {
    const int region = below(layout.columns + 1, random);
    const bool has_room = region > 0 && ++cells_in[region] <= layout.digits;
    labels.emplace_back(1, has_room ? static_cast<char>('a' + region) : '.');
  }
  // In a usual layout regions of different sizes are refused, unless a cell is in none.
  static_cast<void>(puzzle.set_regions(labels));
  return puzzle;
}

std::string random_argument(const sudoku::Rule& rule, const Layout& layout, Random& random) {
  std::string argument;
  for (int use = rule.parameters.empty() ? 0 : 1 + below(2, random); use > 0; --use) {
    argument += random_use(rule, layout, random);
    if (use > 1) argument += "; ";
  }
  return argument;
}

void add_random_rules(int most, Puzzle& puzzle, Random& random) {
  for (int count = below(most + 1, random); count > 0; --count) {
    const sudoku::Rule& rule = sudoku::rules()[random.below(sudoku::rules().size())];
    // In larger grids random uses of these rules make searches far slower than the reference solver.
    if (puzzle.layout().digits > 6 && use_has_meaning(rule.name)) continue;
    const std::string argument = random_argument(rule, puzzle.layout(), random);
    // A rule that does not fit (windows in a 5x5 grid) is refused and so left out.
    static_cast<void>(puzzle.add_rule(rule.name, argument));
  }
}

void add_obeyed_rules(int count, const sudoku::Grid& grid, Puzzle& puzzle, Random& random,
                      std::string_view only) {
  constexpr int kTries = 300;
  for (int tries = 0; tries < kTries && count > 0; ++tries) {
    const sudoku::Rule& rule =
        only.empty() ? sudoku::rules()[random.below(sudoku::rules().size())] : *sudoku::find_rule(only);
    Puzzle with_rule = puzzle;
    const bool fits =
        with_rule.add_rule(rule.name, random_argument(rule, puzzle.layout(), random)).has_value();
    if (!fits || with_rule == puzzle || !reference_accepts(with_rule, grid)) continue;
    puzzle = std::move(with_rule);
    --count;
  }
}

void add_random_givens(Puzzle& puzzle, Random& random) {
  const int kind = below(8, random);
  const auto solution = kind == 0 ? std::nullopt : random_solution(puzzle, random);
  if (!solution) {
    for (int i = below(puzzle.layout().digits + 1, random); i > 0; --i) add_any_given(puzzle, random);
    return;
  }
  const int percent = puzzle.layout().digits > 6 ? 35 + below(30, random) : below(80, random);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    if (below(100, random) < percent) puzzle.set_given(cell, (*solution)[std::size_t(cell)]);
  }
  if (kind == 1) add_any_given(puzzle, random);
}

void add_random_restrictions(Puzzle& puzzle, Random& random) {
  for (int i = below(puzzle.layout().digits + 1, random); i > 0; --i) {
    // Each digit is excluded with probability 1/4; a cell hardly ever loses all its candidates.
    const int cell = below(puzzle.cell_count(), random);
    if (!puzzle.layout().is_hole(cell)) puzzle.restrict_candidates(cell, random.next() | random.next());
  }
}

Puzzle random_puzzle(int min_size, int max_size, Random& random) {
  Puzzle puzzle = random_shape(min_size + below(max_size - min_size + 1, random), random);
  if (below(2, random) == 0) add_random_rules(puzzle.size() > 6 ? 1 : 3, puzzle, random);
  add_random_givens(puzzle, random);
  if (below(3, random) == 0) add_random_restrictions(puzzle, random);
  return puzzle;
}

std::string describe(const Puzzle& puzzle) {
  std::string text = fmt::format(
      "{} grid, {} extra cells, {} digits from {}, {} boxes {}x{} regions {} givens {}",
      grid_name(puzzle.layout()), puzzle.layout().extra_cell_count(), puzzle.layout().digits,
      puzzle.layout().first_value, puzzle.layout().lines ? "lines" : "no lines", puzzle.box_rows(),
      puzzle.box_columns(), fmt::join(puzzle.regions(), ""), fmt::join(puzzle.givens(), ""));
  for (const auto& [name, argument] : sudoku::rule_texts(puzzle))
    text += fmt::format(" {}({})", name, argument);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    if (puzzle.candidates(cell) != puzzle.all_digits()) {
      text += fmt::format(" {}:{:b}", sudoku::cell_name(cell, puzzle.layout()), puzzle.candidates(cell));
    }
  }
  return text;
}

}  // namespace quadrille::test
