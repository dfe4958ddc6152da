#include "sudoku/posting/posting.h"

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <numeric>
#include <optional>
#include <string_view>
#include <utility>

#include "base/sort.h"
#include "sudoku/posting/combined_sums.h"
#include "sudoku/posting/count_groups.h"
#include "sudoku/posting/different_cells.h"
#include "sudoku/posting/locked_sets.h"
#include "sudoku/posting/sentences.h"
#include "sudoku/posting/sized_areas.h"
#include "sudoku/posting/sum_groups.h"

namespace quadrille::sudoku {

namespace {

/// The common name of the houses of a rule.
struct Family {
  std::string_view rule;
  Sentence<> name;
};
constexpr std::array<Family, 6> kFamilies{{{"boxes", say::kBoxes},
                                           {"regions", say::kRegions},
                                           {"killer_cage", say::kCages},
                                           {"windoku", say::kWindows},
                                           {"extra_regions", say::kExtraRegions},
                                           {"disjoint_groups", say::kDisjointGroups}}};

/// "rows", "cages", or the label of the first house if its family has no name.
std::string family_label(const Conditions& conditions, const std::vector<std::size_t>& family) {
  const Origin& origin = *conditions.list[family.front()].origin;
  if (family.size() == 1) return origin.label;
  if (origin.rule == "lines") {
    const std::vector<int> cells = conditions.list[family.front()].cells();
    const auto row_of = [&](int cell) { return conditions.layout.row_of(cell); };
    return row_of(cells.front()) == row_of(cells.back()) ? say::kRows() : say::kColumns();
  }
  const auto found = std::ranges::find(kFamilies, origin.rule, &Family::rule);
  return found == kFamilies.end() ? origin.label : found->name();
}

std::shared_ptr<const Origin> origin_of(const cp::CrossingFamilies& crossings, const Conditions& conditions) {
  Origin origin{.rule = "crossings",
                .label = say::kCrossings(family_label(conditions, crossings.first),
                                         family_label(conditions, crossings.second))};
  auto& houses = origin.follows_from.added;
  houses = crossings.first;
  houses.insert(houses.end(), crossings.second.begin(), crossings.second.end());
  sort_range(houses);
  return std::make_shared<const Origin>(std::move(origin));
}

/// The origin of a joint implication of stated conditions; the first of these determines it.
std::shared_ptr<const Origin> origin_of(const Sentence<Text>& label, std::vector<std::size_t> stated,
                                        const Conditions& conditions) {
  Origin origin = *conditions.list[stated.front()].origin;
  std::vector<std::string> labels;
  for (const std::size_t condition : stated) {
    const std::string& of_one = conditions.list[condition].origin->label;
    if (std::ranges::find(labels, of_one) == labels.end()) labels.push_back(of_one);
  }
  origin.label = label(listed(labels));
  origin.follows_from = {std::move(stated), {}};
  return std::make_shared<const Origin>(std::move(origin));
}

/// The number of words in some conditions.
std::size_t count_words(const ConditionKind& kind) {
  if (std::holds_alternative<DigitWord>(kind)) return 1;
  const auto* const any = std::get_if<Any>(&kind);
  std::size_t count = 0;
  if (any != nullptr)
    for (const auto& list : any->lists->lists)
      for (const ConditionKind& of_list : list) count += count_words(of_list);
  return count;
}

/// The maximum number of transitions of a word that is expanded: the more words there are, the smaller it is.
std::size_t most_steps_of_word(std::span<const Condition> conditions) {
  constexpr std::size_t kMost = 4'000'000, kMostOfAll = 32'000'000, kAlwaysAllowed = 20'000;
  std::size_t words = 0;
  for (const Condition& condition : conditions) words += count_words(condition.kind);
  return std::clamp(kMostOfAll / std::max<std::size_t>(words, 1), kAlwaysAllowed, kMost);
}

/// Makes constraints, including those that use which cells differ, if any do.
class Maker {
 public:
  Maker(const Conditions& conditions, bool looks)
      : conditions_(&conditions), most_steps_(most_steps_of_word(conditions.list)) {
    if (looks) different_.emplace(conditions);
  }

  [[nodiscard]] std::unique_ptr<cp::Constraint> constraint(const ConditionKind& kind, const cp::Store& store,
                                                           std::span<const cp::IntVar> cells,
                                                           cp::Consistency consistency) const {
    const auto* const sum = std::get_if<Sum>(&kind);
    if (sum != nullptr && different_) {
      auto of_groups = sum_in_groups(*sum, *different_, store, cells);
      if (of_groups) return of_groups;
    }
    const auto* const word = std::get_if<DigitWord>(&kind);
    if (word != nullptr && word->steps() > most_steps_) return word->constraint_ahead(cells);
    if (const auto* const any = std::get_if<Any>(&kind))
      return any_of_made(*any, store, cells, consistency, std::bind_front(&Maker::constraint, this));
    return std::visit([&](const auto& k) { return k.constraint(store, cells, consistency); }, kind);
  }

  /// Posts implications for areas of a known size, and implications of differing cells for occurrences of
  /// digits, added sums, and sets of digits. is_over(): whether to end early.
  template <class F>
  void post_implied(cp::Store& store, Posting& posting, F is_over) const {
    if (!different_) return;
    for (const SizedArea& area : sized_areas(*conditions_)) {
      if (is_over()) return;
      store.post(area_of_size(area, posting.cells));
      posting.origins.push_back(origin_of(say::kAreaOf, area.conditions, *conditions_));
    }
    for (const CountedDigits& counted : counted_digits(*conditions_)) {
      if (is_over()) return;
      auto constraint = counts_in_groups(counted, *different_, posting.cells);
      if (!constraint) continue;
      store.post(std::move(constraint));
      posting.origins.push_back(origin_of(say::kCounts, counted.conditions, *conditions_));
    }
    for (const CombinedSum& combined : combined_sums(*conditions_, *different_)) {
      if (is_over()) return;
      auto constraint = sum_in_groups(combined.sum, *different_, store, posting.cells);
      if (!constraint) continue;
      store.post(std::move(constraint));
      posting.origins.push_back(origin_of(say::kSumOf, combined.conditions, *conditions_));
    }
    for (const DigitSets& sets : digit_sets(*conditions_, *different_, is_over)) {
      if (is_over()) return;
      store.post(locked_sets(sets, *different_, posting.cells));
      posting.origins.push_back(origin_of(say::kSetsOf, sets.conditions, *conditions_));
    }
  }

 private:
  const Conditions* conditions_;
  std::size_t most_steps_;
  std::optional<DifferentCells> different_;
};

/// Whether posting the condition may take milliseconds.
bool is_heavy(const ConditionKind& kind) {
  return std::holds_alternative<Any>(kind) || std::holds_alternative<DigitWord>(kind) ||
         std::holds_alternative<Table>(kind);
}
constexpr std::size_t kLightConditions = 256;  // between checks of the clock

}  // namespace

std::vector<Digits> widest_candidates(const Conditions& conditions) {
  const Layout& layout = conditions.layout;
  std::vector<Digits> widest(conditions.candidates.size());
  const auto widen = [&](std::size_t first, std::size_t count) {
    const auto of_group = std::span(conditions.candidates).subspan(first, count);
    const Digits all = std::accumulate(of_group.begin(), of_group.end(), Digits{0}, std::bit_or<>());
    std::fill_n(widest.begin() + static_cast<std::ptrdiff_t>(first), count, all);
  };
  widen(0, at(layout.grid_cell_count()));
  for (std::size_t group = 0; group < layout.extra_cells().size(); ++group) {
    const std::vector<int> cells = layout.cells_of_group(group);
    if (!cells.empty()) widen(at(cells.front()), cells.size());
  }
  if (std::ranges::all_of(widest, [&](Digits digits) { return digits == layout.all_digits(); })) return {};
  return widest;
}

Posting post(const Conditions& conditions, cp::Store& store, cp::Consistency consistency, Inference inference,
             std::span<const Digits> widest, const cp::Limits& limits_of_call) {
  const cp::Limits limits = limits_of_call.started();
  const bool infers_more = consistency == cp::Consistency::automatic;
  Posting posting;
  std::uint64_t of_conditions = 0;
  if (limits.memory != cp::Limits::kNone)
    for (const Condition& condition : conditions.list)
      of_conditions += sizeof(Condition) + memory_of(condition.kind);
  const auto is_over = [&] {
    const std::uint64_t memory = limits.memory == cp::Limits::kNone ? 0 : of_conditions + store.memory();
    if (cp::is_over(limits, memory)) posting.is_complete = false;
    return !posting.is_complete;
  };
  for (int cell = 0; cell < conditions.layout.cell_count(); ++cell)
    posting.cells.push_back(conditions.layout.is_hole(cell)
                                ? store.new_variable(0, 0)
                                : store.new_variable(1, conditions.layout.digits));
  static_cast<void>(keep_candidates(store, widest));  // if a cell has none, the search detects it
  const Maker maker(conditions, infers_more && inference == Inference::all);
  const cp::Store::Watch watch(store, [&limits] { return cp::is_over(limits); });  // within a long condition
  for (const Condition& condition : infers_more ? std::span(conditions.list) : conditions.stated()) {
    if (is_heavy(condition.kind) ? is_over() : posting.origins.size() % kLightConditions == 0 && is_over())
      return posting;
    store.post(maker.constraint(condition.kind, store, posting.cells, consistency));
    posting.origins.push_back(condition.origin);
  }
  posting.conditions = posting.origins.size();
  if (is_over() || !infers_more) return posting;
  maker.post_implied(store, posting, is_over);
  if (is_over()) return posting;
  posting.crossings = cp::crossing_families(store);
  for (const cp::CrossingFamilies& crossings : posting.crossings) {
    store.post(cp::crossings(store, crossings));
    posting.origins.push_back(origin_of(crossings, conditions));
  }
  return posting;
}

bool propagate_within(cp::Store& store, const cp::Limits& limits_of_call, bool& is_complete) {
  const cp::Limits limits = limits_of_call.started();
  const cp::Store::Watch watch(store, [&limits] { return cp::is_over(limits); });  // within a long run
  constexpr std::uint64_t kRuns = 64;
  do {
    if (!store.propagate_some(kRuns)) return false;
  } while (!store.is_idle() && !cp::is_over(limits));
  is_complete = is_complete && store.is_idle();
  return true;
}

bool keep_candidates(cp::Store& store, std::span<const Digits> candidates) {
  for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
    // Bit 0 of a cell's word represents the digit 1, as in Digits.
    if (!store.keep(static_cast<cp::VariableId>(cell), candidates[cell], 0)) return false;
  }
  return true;
}

}  // namespace quadrille::sudoku
