#include "techniques/notation.h"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "base/sort.h"
#include "sudoku/conditions/conditions.h"
#include "techniques/sentences.h"

namespace quadrille::techniques {

namespace {

/// Writes one step; digits are written as their values.
class Writer {
 public:
  Writer(const Step& step, const Board& board) : step_(step), board_(board) {}

  [[nodiscard]] std::string text() const {
    const std::string pattern = pattern_text();
    const std::string name = info_of(step_.technique).name();
    if (!step_.chains.empty()) return forcing_text();
    if (!step_.placements.empty() && step_.fins.empty())
      return say::kPlaces(name, conclusion_text(step_, board_));
    return say::kRemoves(pattern.empty() ? name : say::kPattern(name, pattern),
                         conclusion_text(step_, board_));
  }

 private:
  /// "Forcing Chain Contradiction in r3 => r2c2<>6", with one line per chain: " r2c2=6 r3c1<>6". Branches of
  /// nets are in parentheses.
  [[nodiscard]] std::string forcing_text() const {
    std::string text = info_of(step_.technique).name();
    if (!step_.digits.empty()) text = say::kPattern(text, pattern_text());
    if (const auto& where = step_.contradiction)
      text = say::kConditionIn(text,
                               where->digit == Sector::kCell ? cells({where->place}) : house(where->place));
    text = say::kRemoves(text, conclusion_text(step_, board_));
    for (const std::vector<ChainNode>& nodes : step_.chains) {
      text += "\n ";
      auto before = ChainNode::Branch::none;
      for (const ChainNode& node : nodes) {
        const bool opens = node.branch != ChainNode::Branch::none && before != ChainNode::Branch::inner;
        text += fmt::format(" {}{}{}{}{}", opens ? "(" : "",
                            node.group.empty() ? cells({node.cell}) : cells(node.group),
                            node.is_strong_from_last ? "=" : "<>", value(node.digit),
                            node.branch == ChainNode::Branch::last ? ")" : "");
        before = node.branch;
      }
    }
    return text;
  }

  [[nodiscard]] int value(int digit) const { return board_.layout().value_of(digit); }
  [[nodiscard]] std::string digits(const std::vector<int>& list, std::string_view between) const {
    std::string text;
    for (const int digit : list) {
      if (!text.empty()) text += between;
      text += std::to_string(value(digit));
    }
    return text;
  }
  [[nodiscard]] std::string cells(std::vector<int> list) const { return cells_text(std::move(list), board_); }
  [[nodiscard]] std::string house(int house) const {
    const House& h = board_.house(house);
    switch (h.kind) {
      case HouseKind::row: return fmt::format("r{}", h.index + 1);
      case HouseKind::column: return fmt::format("c{}", h.index + 1);
      case HouseKind::region: return fmt::format("b{}", h.index + 1);
      case HouseKind::other: break;
    }
    return fmt::format("({})", h.label);
  }
  /// "r27" for rows 2 and 7.
  [[nodiscard]] std::string houses(const std::vector<int>& list) const {
    std::string text;
    const House* last = nullptr;
    std::vector<int> sorted = list;
    sort_range(sorted);
    for (const int h : sorted) {
      const House& next = board_.house(h);
      if (last != nullptr && last->kind == next.kind && next.kind != HouseKind::other && is_short()) {
        text += std::to_string(next.index + 1);
      } else {
        text += house(h);
      }
      last = &next;
    }
    return text;
  }
  [[nodiscard]] bool is_short() const { return board_.layout().rows < 10 && board_.layout().columns < 10; }

  [[nodiscard]] std::string set(const AlmostLockedSet& set) const {
    return fmt::format("{} {{{}}}", cells(list_of(set.cells)), digits(list_of(set.digits), ""));
  }
  /// The digits of candidates, each once.
  [[nodiscard]] std::string digits_of(const std::vector<Candidate>& candidates) const {
    std::set<int> all;
    for (const Candidate& candidate : candidates) all.insert(candidate.digit);
    return digits({all.begin(), all.end()}, ",");
  }
  [[nodiscard]] std::string eliminated_digits(std::string_view between) const {
    std::set<int> all;
    for (const Candidate& candidate : step_.eliminations) all.insert(candidate.digit);
    return digits({all.begin(), all.end()}, between);
  }
  /// For siamese fish, the covers of both: "c257/c259".
  [[nodiscard]] std::string covers() const {
    const std::vector<int>& all = step_.cover;
    if (all.size() == step_.base.size()) return houses(all);
    const auto half = all.begin() + static_cast<std::ptrdiff_t>(step_.base.size());
    return fmt::format("{}/{}", houses({all.begin(), half}), houses({half, all.end()}));
  }
  [[nodiscard]] std::string fins() const {
    std::string text;
    for (const Candidate& fin : step_.fins) text += fmt::format(" f{}", cells({fin.cell}));
    for (const Candidate& fin : step_.endo_fins) text += fmt::format(" ef{}", cells({fin.cell}));
    return text;
  }
  /// Consecutive nodes in the same cell are merged: "r3c2 -8- r3c4 =4= r6c4". A condition may link two
  /// digits: "r1c1 -3/4- r1c2".
  [[nodiscard]] std::string chain() const {
    std::string text;
    int last = -1;
    int last_digit = 0;
    for (const ChainNode& node : step_.chain) {
      const int digit_before = std::exchange(last_digit, node.digit);
      if (node.cell == last) continue;
      last = node.cell;
      const char link = node.is_strong_from_last ? '=' : '-';
      const bool is_of_two = !step_.conditions.empty() && digit_before != node.digit;
      const std::string digits = is_of_two ? fmt::format("{}/{}", value(digit_before), value(node.digit))
                                           : fmt::to_string(value(node.digit));
      if (!text.empty()) text += fmt::format(" {0}{1}{0} ", link, digits);
      if (node.is_set) text += "ALS:";
      text += node.group.empty() ? cells({node.cell}) : cells(node.group);
    }
    return text;
  }
  /// The digit by which a loop returns to its first cell, the loop, and the digit by which it leaves that
  /// cell.
  [[nodiscard]] std::string loop() const {
    const std::vector<ChainNode>& nodes = step_.chain;
    std::size_t next = 0;
    while (nodes[next].cell == nodes.front().cell) ++next;
    std::size_t last = nodes.size() - 1;
    while (nodes[last].cell == nodes.back().cell) --last;
    return fmt::format("{}= {} ={}", value(nodes[last + 1].digit), chain(), value(nodes[next].digit));
  }
  /// "5r1c1,7r2c2".
  [[nodiscard]] std::string fin_candidates() const {
    std::string text;
    for (const Candidate& fin : step_.fins)
      text += fmt::format("{}{}{}", text.empty() ? "" : ",", value(fin.digit), cells({fin.cell}));
    return text;
  }
  /// "16 cells r1c2,.. by 3r1,5b2": a set of cells, and the houses that cover its candidates.
  [[nodiscard]] std::string covered_cells() const {
    std::string text;
    for (const Sector& sector : step_.sectors)
      if (sector.digit != Sector::kCell)
        text += fmt::format("{}{}{}", text.empty() ? "" : ",", value(sector.digit), house(sector.place));
    return fmt::format("{} {{{}}}", cells(step_.cells), text);
  }
  /// "r4c2{3 5} - r4c9{5 7} - 7c9{r1c9 .}": each link with the excluded and the remaining candidate. A link
  /// with the guardians of a pattern: "OR{5r1c1 6r2c2}".
  [[nodiscard]] std::string whip() const {
    std::string text;
    for (std::size_t i = 0; i < step_.through.size(); ++i) {
      const Sector& sector = step_.through[i];
      const bool is_cell = sector.digit == Sector::kCell;
      const auto inside = [&](std::size_t number) {
        if (number >= step_.chain.size()) return std::string(".");
        const ChainNode& node = step_.chain[number];
        if (sector == Step::kGuardians) return fmt::format("{}{}", value(node.digit), cells({node.cell}));
        return is_cell ? std::to_string(value(node.digit)) : cells({node.cell});
      };
      const std::string name = sector == Step::kGuardians ? "OR"
                               : is_cell                  ? cells({sector.place})
                                         : fmt::format("{}{}", value(sector.digit), house(sector.place));
      text += fmt::format("{}{}{{{} {}}}", i == 0 ? "" : " - ", name, inside(2 * i), inside(2 * i + 1));
    }
    return text;
  }
  [[nodiscard]] std::string with_guardians() const {
    return say::kWithGuardians(digits(step_.digits, ","), cells(step_.cells), fin_candidates());
  }
  [[nodiscard]] std::string colour(std::size_t i) const {
    std::string text;
    for (const int cell : step_.colours[i])
      text += fmt::format("{}{}", text.empty() ? "" : ",", cells({cell}));
    return fmt::format("({})", text);
  }
  [[nodiscard]] std::string colours() const {
    std::string text = fmt::format("{} / {}", colour(0), colour(1));
    if (step_.colours.size() > 2) text += fmt::format(", {} / {}", colour(2), colour(3));
    return text;
  }
  [[nodiscard]] std::string sue_de_coq() const {
    return fmt::format("{} - {{{}}} ({}, {})", cells(step_.cells), digits(step_.digits, ""), part(1),
                       part(2));
  }
  /// A part of a Sue de Coq: its cells, and the digits that it shares with the crossing.
  [[nodiscard]] std::string part(std::size_t i) const {
    return fmt::format("{} - {{{}}}", cells(list_of(step_.sets[i].cells)),
                       digits(list_of(step_.sets[i].digits), ""));
  }
  [[nodiscard]] std::string sets() const {
    static constexpr std::string_view kSetNames = "ABC";
    std::string text;
    for (std::size_t i = 0; i < step_.sets.size(); ++i)
      text += fmt::format("{}{}={}", i == 0 ? "" : ", ", kSetNames[i], set(step_.sets[i]));
    return text;
  }
  [[nodiscard]] std::string chain_of_sets() const {
    const std::string ends = eliminated_digits("");
    std::string text = fmt::format("{}- ", ends);
    for (std::size_t i = 0; i < step_.sets.size(); ++i) {
      text += set(step_.sets[i]);
      if (i < step_.links.size()) text += fmt::format(" -{}- ", digits(list_of(step_.links[i]), ""));
    }
    return text + fmt::format(" -{}", ends);
  }
  /// The stem, and each petal after its digit of the stem.
  [[nodiscard]] std::string blossom() const {
    std::string text = fmt::format("[{}]", cells(step_.cells));
    for (std::size_t i = 0; i < step_.sets.size(); ++i)
      text += fmt::format(", -{}- {}", digits(list_of(step_.links[i]), ""), set(step_.sets[i]));
    return text;
  }

  [[nodiscard]] const std::string& label() const {
    return board_.condition(step_.conditions.front()).origin->label;
  }
  /// "cage 14 at r1c1 leaves 5 9, 6 8", or the condition and its cells.
  [[nodiscard]] std::string condition() const {
    std::string text = say::kConditionIn(label(), cells(step_.cells));
    if (step_.digit_sets.empty()) return text;
    std::string sets;
    for (const Digits set : step_.digit_sets)
      sets += fmt::format("{}{}", sets.empty() ? "" : ", ", digits(list_of(set), " "));
    return say::kConditionLeaves(text, sets);
  }

  // NOLINTNEXTLINE(readability-function-size): a case for each technique
  [[nodiscard]] std::string pattern_text() const {
    switch (step_.technique) {
      case Technique::locked_pair:
      case Technique::locked_triple:
      case Technique::naked_pair:
      case Technique::naked_triple:
      case Technique::naked_quadruple:
      case Technique::hidden_pair:
      case Technique::hidden_triple:
      case Technique::hidden_quadruple:
      case Technique::firework_triple:
      case Technique::firework_quadruple: return say::kDigitIn(digits(step_.digits, ","), cells(step_.cells));
      case Technique::pointing:
      case Technique::claiming: return say::kDigitIn(digits(step_.digits, ","), house(step_.base[0]));
      case Technique::skyscraper:
      case Technique::two_string_kite:
      case Technique::dual_two_string_kite:
        return say::kConnected(digits(step_.digits, ","), cells({step_.cells.begin(), step_.cells.end() - 2}),
                               cells({step_.cells.end() - 2, step_.cells.end()}));
      case Technique::empty_rectangle:
      case Technique::empty_rectangle_of_two:
      case Technique::dual_empty_rectangle:
        return say::kDigitInHouse(digits(step_.digits, ","), house(step_.base[0]), cells(step_.cells));
      case Technique::w_wing:
        return say::kConnectedBy(digits(step_.digits, "/"), cells(step_.cells), value(step_.digits[1]),
                                 cells({step_.fins[2].cell, step_.fins[3].cell}));
      case Technique::xy_wing:
      case Technique::xyz_wing:
      case Technique::uniqueness_1:
      case Technique::uniqueness_2:
      case Technique::uniqueness_3:
      case Technique::uniqueness_4:
      case Technique::uniqueness_5:
      case Technique::uniqueness_6:
      case Technique::hidden_rectangle:
      case Technique::avoidable_rectangle_1:
      case Technique::avoidable_rectangle_2:
        return say::kDigitIn(digits(step_.digits, "/"), cells(step_.cells));
      case Technique::simple_colors_trap:
      case Technique::simple_colors_wrap:
      case Technique::multi_colors_1:
      case Technique::multi_colors_2: return fmt::format("{} {}", digits(step_.digits, ","), colours());
      case Technique::remote_pair: return fmt::format("{} {}", digits(step_.digits, "/"), chain());
      case Technique::turbot_fish:
      case Technique::discontinuous_nice_loop:
      case Technique::grouped_discontinuous_nice_loop:
      case Technique::als_discontinuous_nice_loop:
      case Technique::x_chain: return fmt::format("{} {}", eliminated_digits("/"), chain());
      case Technique::continuous_nice_loop:
      case Technique::grouped_continuous_nice_loop:
      case Technique::als_continuous_nice_loop: return fmt::format("{} {}", eliminated_digits("/"), loop());
      case Technique::aic:
      case Technique::grouped_aic:
      case Technique::als_aic:
      case Technique::xy_chain:
        return fmt::format("{} {}- {} -{}", eliminated_digits("/"), value(step_.chain.front().digit), chain(),
                           value(step_.chain.back().digit));
      case Technique::sue_de_coq: return sue_de_coq();
      case Technique::als_xz:
      case Technique::overlapping_als_xz:
        return fmt::format("{}, X={}{}", sets(), digits_of(step_.endo_fins),
                           step_.fins.empty() ? "" : fmt::format(", Z={}", digits_of(step_.fins)));
      case Technique::als_xy_wing:
      case Technique::overlapping_als_xy_wing:
        return fmt::format("{}, X,Y={}, Z={}", sets(), digits_of(step_.endo_fins), digits_of(step_.fins));
      case Technique::broken_wing:
      case Technique::bivalue_oddagon:
      case Technique::tridagon:
      case Technique::tridagon_chain: return with_guardians();
      case Technique::junior_exocet:
      case Technique::senior_exocet:
        return say::kWithTargets(digits(step_.digits, ","), cells({step_.cells[0], step_.cells[1]}),
                                 cells({step_.cells[2], step_.cells[3]}));
      case Technique::sk_loop:
      case Technique::multi_sector_locked_set: return covered_cells();
      case Technique::whip: return whip();
      case Technique::or_k_whip: return fmt::format("{}: {}", with_guardians(), whip());
      case Technique::als_chain:
      case Technique::als_chain_in_any_order:
      case Technique::overlapping_als_chain: return chain_of_sets();
      case Technique::death_blossom:
      case Technique::overlapping_death_blossom: return blossom();
      case Technique::template_delete: return digits(step_.digits, ",");
      case Technique::locked_in_condition:
        return say::kDigitOfCondition(digits(step_.digits, ","), label(), cells(step_.cells));
      case Technique::no_place_left:
        return step_.base.empty() ? cells(step_.cells)
                                  : say::kDigitIn(digits(step_.digits, ","), house(step_.base.front()));
      default: break;
    }
    if (!step_.conditions.empty()) return condition();
    if (step_.cover.empty()) return "";
    return fmt::format("{} {} {}{}", digits(step_.digits, ","), houses(step_.base), covers(), fins());
  }

  const Step& step_;
  const Board& board_;
};

}  // namespace

std::string cells_text(std::vector<int> cells, const Board& board) {
  sort_range(cells);
  const bool is_short = board.layout().rows < 10 && board.layout().columns < 10;
  std::string text;
  while (!cells.empty()) {
    const int first = cells.front();
    std::vector<int> rest;
    std::string rows = std::to_string(board.row_of(first) + 1);
    std::string columns = std::to_string(board.column_of(first) + 1);
    const bool can_merge = is_short && !board.layout().is_extra(first);
    for (std::size_t i = 1; i < cells.size(); ++i) {
      const int cell = cells[i];
      if (can_merge && board.row_of(cell) == board.row_of(first) && rows.size() == 1) {
        columns += std::to_string(board.column_of(cell) + 1);
      } else if (can_merge && board.column_of(cell) == board.column_of(first) && columns.size() == 1) {
        rows += std::to_string(board.row_of(cell) + 1);
      } else {
        rest.push_back(cell);
      }
    }
    if (!text.empty()) text += ',';
    text += board.layout().is_extra(first) ? sudoku::cell_name(first, board.layout())
                                           : fmt::format("r{}c{}", rows, columns);
    cells = std::move(rest);
  }
  return text;
}

std::vector<int> cells_of(const Step& step) {
  CellSet cells;
  for (const int cell : step.cells) cells.add(cell);
  for (const Candidate& fin : step.fins) cells.add(fin.cell);
  for (const Candidate& fin : step.endo_fins) cells.add(fin.cell);
  for (const ChainNode& node : step.chain) {
    cells.add(node.cell);
    for (const int cell : node.group) cells.add(cell);
  }
  for (const std::vector<ChainNode>& chain : step.chains) cells.add(chain.front().cell);
  for (const AlmostLockedSet& set : step.sets) cells |= set.cells;
  for (const std::vector<int>& colour : step.colours)
    for (const int cell : colour) cells.add(cell);
  return list_of(cells);
}

std::string conclusion_text(const Step& step, const Board& board) {
  std::string text;
  for (const Candidate& single : step.placements)
    text += fmt::format("{}{}={}", text.empty() ? "" : ", ", cells_text({single.cell}, board),
                        board.layout().value_of(single.digit));
  std::vector<int> digits;
  for (const Candidate& gone : step.eliminations)
    if (std::ranges::find(digits, gone.digit) == digits.end()) digits.push_back(gone.digit);
  for (const int digit : digits) {
    std::vector<int> cells;
    for (const Candidate& gone : step.eliminations)
      if (gone.digit == digit) cells.push_back(gone.cell);
    text += fmt::format("{}{}<>{}", text.empty() ? "" : ", ", cells_text(cells, board),
                        board.layout().value_of(digit));
  }
  return text;
}

std::string hodoku_text(const Step& step, const Board& board) { return Writer(step, board).text(); }

}  // namespace quadrille::techniques
