// All rows and columns are read from both ends, as numbers, and sorted: a number beside a line is its rank
// among them, read from that side.
//
// Each digit begins four of them, one from each side of the grid. So in a grid of size 9 the ranks 1 to 4
// begin with a 1, the next four with a 2. Within these four, the rank is determined by how many of the three
// others are less.
#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstdlib>
#include <string>
#include <utility>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Number, Text> kFullRankLabel{"full rank {} at {}", "rang complet {} en {}"};
constexpr Sentence<> kRankWantsFullLines{
    "expected a square grid of size 2 or more, in which each row and each column holds each digit once",
    "on attend une grille carrée de taille 2 ou plus, où chaque ligne et chaque colonne contient chaque "
    "chiffre une fois"};
constexpr Sentence<Number, Number> kRankTooGreat{"found {} as the rank, expected a number from 1 to {}",
                                                 "on lit {} comme rang, on attend un nombre de 1 à {}"};

constexpr int kSides = 4;
using Reading = std::vector<int>;  // the cells of a line, in the order in which they are read

/// How a line compares with another one.
enum class Standing { less, greater, not_less, different };

/// Reads the first digits of both lines, then the second ones, and so on, and accepts if the first line
/// compares with the second as given. may_begin_apart: lines that begin with different digits are not
/// compared.
std::shared_ptr<const DigitAutomaton> pairs_in_order(const Layout& layout, Standing order,
                                                     bool may_begin_apart) {
  struct State {
    bool is_start, is_decided;
    int pending;  // the digit of the first line, or kNone
    auto operator<=>(const State&) const = default;
  };
  constexpr int kNone = -1;
  const auto step = [=](State state, int digit) -> std::optional<State> {
    if (state.is_decided) return state;
    if (state.pending == kNone) return State{state.is_start, false, digit};
    if (state.pending == digit) return State{false, false, kNone};
    const bool is_right = (state.is_start && may_begin_apart) || order == Standing::different ||
                          (state.pending < digit) == (order == Standing::less);
    return is_right ? std::optional(State{false, true, kNone}) : std::nullopt;
  };
  const auto is_end = [=](State state) {
    return state.is_decided || (state.pending == kNone && order == Standing::not_less);
  };
  return DigitAutomaton::from(layout, State{true, false, kNone}, step, is_end);
}

/// The automata of one use, each of which is made once.
class OrderAutomata {
 public:
  explicit OrderAutomata(const Layout& layout) : layout_(layout) {}
  [[nodiscard]] const Layout& layout() const { return layout_; }

  [[nodiscard]] const std::shared_ptr<const DigitAutomaton>& of(Standing order, bool may_begin_apart) {
    auto& automaton = automata_[static_cast<std::size_t>(order)][may_begin_apart ? 1 : 0];
    if (!automaton) automaton = pairs_in_order(layout_, order, may_begin_apart);
    return automaton;
  }

 private:
  const Layout& layout_;
  std::array<std::array<std::shared_ptr<const DigitAutomaton>, 2>, 4> automata_;
};

/// The position of the cell in a line of two cells or more; the line's length if it is not in it.
std::size_t place_in(const Reading& line, int cell, const Layout& layout) {
  const bool is_row = layout.row_of(line[0]) == layout.row_of(line[1]);
  const auto across = [&](int of) { return is_row ? layout.row_of(of) : layout.column_of(of); };
  const auto along = [&](int of) { return is_row ? layout.column_of(of) : layout.row_of(of); };
  return across(cell) == across(line[0]) ? at(std::abs(along(cell) - along(line[0]))) : line.size();
}

/// Crossing lines differ before either has been read beyond the crossing: up to there they can be equal only
/// if a digit occurs twice in one of them.
///
///   . . a .    a row a b c d, and a column that it crosses in its third, the column's first cell:
///   . . . .    if both are equal so far, a = c.
std::size_t compared_length(const Reading& first, const Reading& second, const Layout& layout) {
  std::size_t length = first.size();
  for (std::size_t i = 0; i < first.size(); ++i) {
    const std::size_t j = place_in(second, first[i], layout);
    if (j < second.size() && i != j) length = std::min(length, std::min(i, j) + 1);
  }
  return length;
}

/// Whether the two lines can be equal in some grid.
bool may_tie(const Reading& first, const Reading& second, const Layout& layout) {
  return compared_length(first, second, layout) == first.size();
}

DigitWord in_order(const Reading& first, const Reading& second, Standing order, OrderAutomata& automata) {
  DigitWord word;
  const std::size_t length = compared_length(first, second, automata.layout());
  for (std::size_t i = 0; i < length; ++i)
    if (first[i] != second[i]) word.path.insert(word.path.end(), {first[i], second[i]});
  const bool begin_apart = first.front() != second.front() && order != Standing::different;
  word.automaton = automata.of(order, begin_apart);
  return word;
}

std::vector<Reading> lines_from_side(int side, const Layout& layout) {
  std::vector<Reading> lines;
  for (int i = 0; i < layout.rows; ++i) {
    lines.push_back(side < 2 ? layout.row_cells(i) : layout.column_cells(i));
    if (side % 2 == 1) std::ranges::reverse(lines.back());
  }
  return lines;
}

/// The lines from the three other sides.
std::vector<std::vector<Reading>> other_sides(const Reading& line, const Layout& layout) {
  std::vector<std::vector<Reading>> sides;
  for (int side = 0; side < kSides; ++side) {
    auto lines = lines_from_side(side, layout);
    if (std::ranges::find(lines, line) == lines.end()) sides.push_back(std::move(lines));
  }
  return sides;
}

/// Among the lines from the other sides that begin with the same digit, those from the sides in the set are
/// less, the others greater.
std::vector<ConditionKind> ordered(const Reading& line, const std::vector<std::vector<Reading>>& sides,
                                   Word less, Standing else_order, OrderAutomata& automata) {
  std::vector<ConditionKind> words;
  for (std::size_t side = 0; side < sides.size(); ++side) {
    const bool is_less = (less & bit(static_cast<int>(side))) != 0;
    for (const Reading& other : sides[side])
      words.emplace_back(in_order(other, line, is_less ? Standing::less : else_order, automata));
  }
  return words;
}

/// No two lines read the same. If a row and a column are equal from their beginnings, they are equal from
/// their ends, so half of the pairs suffice.
std::vector<ConditionKind> no_ties(const Layout& layout, OrderAutomata& automata) {
  const std::array<std::vector<Reading>, kSides> sides{lines_from_side(0, layout), lines_from_side(1, layout),
                                                       lines_from_side(2, layout),
                                                       lines_from_side(3, layout)};
  std::vector<ConditionKind> words;
  const auto add = [&](const Reading& first, const Reading& second) {
    if (may_tie(first, second, layout))
      words.emplace_back(in_order(first, second, Standing::different, automata));
  };
  for (std::size_t i = 0; i < sides[0].size(); ++i) {
    for (std::size_t j = 0; j < sides[0].size(); ++j) {
      if (i < j) add(sides[0][i], sides[1][j]);
      if (i < j) add(sides[2][i], sides[3][j]);
      add(sides[0][i], sides[2][j]);
      add(sides[0][i], sides[3][j]);
    }
  }
  return words;
}

/// Among the uses that allow no ties, one states it for all lines: the first, or one inside any_of if no
/// other use of the puzzle does.
bool says_no_ties_for_all(const Use& use) {
  int number = 0;
  for (const Use& other : uses_of(use.puzzle())) {
    if (&other.rule() != &use.rule()) continue;
    ++number;
    if (other.choice("ties") == "none") return number == use.number();
  }
  return true;
}

Parsed<void> fit_full_rank(const Use& use) {
  const Layout& layout = use.puzzle().layout();
  if (!layout.has_full_lines() || layout.rows < 2) return bad_input(kRankWantsFullLines());
  if (use.integer("rank") > kSides * layout.rows)
    return bad_input(kRankTooGreat(use.integer("rank"), kSides * layout.rows));
  return {};
}

void add_full_rank(const Use& use, ConditionAdder& add) {
  const Layout& layout = use.puzzle().layout();
  const Reading line = line_from(use.outside("place"), layout);
  const int rank = use.integer("rank") - 1;
  const auto sides = other_sides(line, layout);
  const Standing else_order = use.choice("ties") == "any" ? Standing::not_less : Standing::greater;
  OrderAutomata automata(layout);
  std::vector<std::vector<ConditionKind>> choices;
  for (Word less = 0; less < bit(kSides - 1); ++less)
    if (std::popcount(less) == rank % kSides)
      choices.push_back(ordered(line, sides, less, else_order, automata));
  std::vector<ConditionKind> kinds{OneOf{line.front(), digit_bit(rank / kSides + 1)}};
  if (choices.size() == 1)
    kinds.insert(kinds.end(), choices[0].begin(), choices[0].end());
  else
    kinds.emplace_back(any_of(std::move(choices)));
  if (use.choice("ties") == "none" && says_no_ties_for_all(use))
    for (ConditionKind& word : no_ties(layout, automata)) kinds.push_back(std::move(word));
  add.part(kFullRankLabel(rank + 1, outside_name(use.outside("place"))), std::move(kinds));
}

void draw_full_rank(const Use& use, Picture& picture) {
  picture.clue(use.outside("place"), "#" + std::to_string(use.integer("rank")));
}

}  // namespace

Rule full_rank_rule() {
  return {.name = "full_rank",
          .summary{"The rank of a line among all lines, read from both ends. ties: which lines may be equal.",
                   "Le rang d’une ligne parmi toutes les lignes, lues depuis les deux bouts. ties : quelles "
                   "lignes peuvent être égales."},
          .iss = "FullRank~place~rank~FullRankTies:ties",
          .parameters = {{"place", OutsideParameter{}},
                         {"rank", NumberParameter{1, kSides * kMaxSize}},
                         {"ties", ChoiceParameter{"unclued any none", "unclued"}}},
          .fits = fit_full_rank,
          .conditions = add_full_rank,
          .draw = draw_full_rank};
}

}  // namespace quadrille::sudoku
