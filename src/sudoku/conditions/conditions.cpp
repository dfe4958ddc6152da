#include "sudoku/conditions/conditions.h"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "base/sort.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/conditions/innies.h"
#include "sudoku/encode/cnf.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/puzzle/sentences.h"

namespace quadrille::sudoku {

namespace {

template <class... Kinds>
constexpr bool are_condition_kinds(const std::variant<Kinds...>* /*of_that_type*/) {
  return (IsConditionKind<Kinds> && ...);
}
static_assert(are_condition_kinds(static_cast<const ConditionKind*>(nullptr)));

void add_shape(const Puzzle& puzzle, Conditions& conditions) {
  ConditionAdder of_lines("lines", Origin::kShape, conditions);
  for (LineHouse& line : line_houses(puzzle.layout()))
    of_lines.distinct(std::move(line.label), std::move(line.cells));
  if (!puzzle.has_regions()) return;
  const Rule& rule = *find_rule(puzzle.has_boxes() ? "boxes" : "regions");
  ConditionAdder add(rule.name, Origin::kShape, conditions);
  rule.conditions(Use(puzzle, rule, {}, 1), add);
}

/// False if a limit is reached.
bool add_rules(const Puzzle& puzzle, const cp::Limits& limits, Conditions& conditions) {
  int place = 0;
  std::size_t counted = 0;  // the number of conditions whose memory has been counted
  std::uint64_t memory = 0;
  for (const Use& use : uses_of(puzzle)) {
    ConditionAdder add(use.rule().name, place++, conditions);
    use.rule().conditions(use, add);
    if (limits.memory != cp::Limits::kNone)
      for (; counted < conditions.list.size(); ++counted)
        memory += sizeof(Condition) + memory_of(conditions.list[counted].kind);
    if (cp::is_over(limits, memory)) return false;
  }
  return true;
}

void add_sums(Conditions& conditions) {
  ConditionAdder add("innies", Origin::kShape, conditions);
  add_innies(add);
}

/// Sorts the list, and adapts the indices in derivations.
void sort_by_kinds(std::vector<Condition>& list) {
  std::vector<std::size_t> order(list.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  sort_range(order, {},
             [&](std::size_t i) { return std::tuple(list[i].is_implied(), list[i].kind.index(), i); });
  std::vector<std::size_t> place(list.size());
  std::vector<Condition> sorted;
  for (const std::size_t i : order) {
    place[i] = sorted.size();
    sorted.push_back(std::move(list[i]));
  }
  list = std::move(sorted);
  for (Condition& condition : list) {
    if (!condition.is_implied()) continue;
    Origin moved = *condition.origin;
    for (auto* const sources : {&moved.follows_from.added, &moved.follows_from.subtracted})
      for (std::size_t& source : *sources) source = place[source];
    condition.origin = std::make_shared<const Origin>(std::move(moved));
  }
}

}  // namespace

std::vector<int> Condition::cells() const {
  return visit([](const auto& of_kind) {
    const auto& cells = of_kind.cells();
    return std::vector<int>(cells.begin(), cells.end());
  });
}

std::span<const Condition> Conditions::stated() const {
  const auto implied = std::ranges::partition_point(list, [](const Condition& c) { return !c.is_implied(); });
  return {list.begin(), implied};
}

bool treats_digits_alike(const Conditions& conditions) {
  const auto keeps = [](const auto& kind) { return kind.keeps_digits_interchangeable(); };
  return std::ranges::all_of(conditions.stated(), [&](const Condition& c) { return c.visit(keeps); });
}

bool is_about_sums(const Conditions& conditions) {
  const auto is_sum = [](const Condition& c) {
    return std::holds_alternative<Sum>(c.kind) || c.origin->rule == "sum_line";  // lines whose words are sums
  };
  const auto is_beside_sums = [](const Condition& c) {
    return std::holds_alternative<Distinct>(c.kind) || std::holds_alternative<OneOf>(c.kind);
  };
  return std::ranges::any_of(conditions.stated(), is_sum) &&
         std::ranges::all_of(conditions.stated(),
                             [&](const Condition& c) { return is_sum(c) || is_beside_sums(c); });
}

bool has_interchangeable_digits(const Conditions& conditions) {
  const Digits all = conditions.layout.all_digits();
  for (std::size_t cell = 0; cell < conditions.candidates.size(); ++cell)
    if (conditions.candidates[cell] != all && !conditions.layout.is_hole(static_cast<int>(cell)))
      return false;
  return treats_digits_alike(conditions);
}

std::vector<std::span<const int>> houses_of(const Conditions& conditions) {
  std::vector<std::span<const int>> houses;
  for (const Condition& condition : conditions.stated())
    if (const auto* const house = std::get_if<Distinct>(&condition.kind)) houses.emplace_back(house->members);
  return houses;
}

bool is_solution(const Conditions& conditions, const Grid& grid) {
  if (grid.size() != conditions.candidates.size()) return false;
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    if (conditions.layout.is_hole(static_cast<int>(cell))) continue;
    if (grid[cell] < 1 || grid[cell] > conditions.layout.digits) return false;
    if ((conditions.candidates[cell] & digit_bit(grid[cell])) == 0) return false;
  }
  return std::ranges::all_of(conditions.stated(), [&](const Condition& condition) {
    return condition.visit([&](const auto& kind) { return kind.holds(grid); });
  });
}

std::size_t memory_of(const ConditionKind& kind) {
  if (const auto* const word = std::get_if<DigitWord>(&kind)) return word->memory();
  if (const auto* const table = std::get_if<Table>(&kind))
    return table->rows.size() * (sizeof(Table::Row) + table->members.size() * sizeof(Digits));
  if (const auto* const any = std::get_if<Any>(&kind)) {
    std::size_t bytes = 0;
    for (const auto& list : any->lists->lists)
      for (const ConditionKind& of_list : list) bytes += sizeof(ConditionKind) + memory_of(of_list);
    return bytes;
  }
  return std::visit([](const auto& of_kind) { return 3 * of_kind.cells().size() * sizeof(int); }, kind);
}

Conditions conditions_of(const Puzzle& puzzle) { return *conditions_within(puzzle, {}); }

std::optional<Conditions> conditions_within(const Puzzle& puzzle, const cp::Limits& limits_of_call) {
  const cp::Limits limits = limits_of_call.started();
  Conditions conditions{puzzle.layout(), {}, {}};
  conditions.candidates.reserve(at(puzzle.cell_count()));
  for (int cell = 0; cell < puzzle.cell_count(); ++cell)
    conditions.candidates.push_back(puzzle.allowed(cell));
  add_shape(puzzle, conditions);
  if (!add_rules(puzzle, limits, conditions)) return std::nullopt;
  add_sums(conditions);
  // Without rules there is little to do, so even a search that was stopped before it began knows these.
  if (!puzzle.rules().empty() && cp::is_over(limits)) return std::nullopt;
  sort_by_kinds(conditions.list);
  return conditions;
}

}  // namespace quadrille::sudoku
