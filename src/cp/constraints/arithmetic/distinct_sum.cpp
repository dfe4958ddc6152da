// Groups of variables that take different values, and the sum of all of them. The value sets that a group can
// take form a short list. The sum rules out some of these sets, and the remaining sets determine the possible
// values of each variable:
//
//   x + y + z = 7, all different, of 1..9: the only set is {1,2,4}, so no variable keeps 3 or 5..9.
//   If x has {1,2} and y has {1,2}, then the set with x and y in it leaves z only 4.
//
// With several groups, the possible sums of the others restrict the sums of a group. For example, with (a +
// b) + (c + d) = 33, digits and a, b and c, d different, each group has at most 17, so at least 16. Up to
// three variables have so few assignments of different values that trying all of them is faster than going
// through the sets.
//
// Explanations give lost values back to variables as long as the sums still cannot reach the total. The
// values that must stay lost are the reason.
#include "cp/constraints/arithmetic/distinct_sum.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "cp/constraints/arithmetic/different_numbers.h"
#include "cp/constraints/arithmetic/group_sets.h"
#include "cp/constraints/distinct/common_values.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

/// A set of sums.
using Sums = Word;
constexpr int kMostSum = 63;
/// How sums are counted: up from the least values or down from the greatest.
struct WayToCount {
  bool turns;  // down, with all signs negated
  Value rest;  // the required sum of the numbers that are counted
};

/// The way with the smaller numbers.
WayToCount way_to_count(const std::vector<DistinctGroup>& groups, Value total, Value least, Value greatest) {
  const auto rest_of = [&](int sign_of_all) {
    Value rest = sign_of_all * total;
    for (const auto& [factor, members] : groups) {
      const Value sign = sign_of_all * factor;
      rest -= static_cast<Value>(members.size()) * sign * (sign > 0 ? least : greatest);
      rest -= std::abs(factor) * least_sum(members.size());
    }
    return rest;
  };
  const Value up = rest_of(1), down = rest_of(-1);
  return {down < up, std::min(up, down)};
}

class DistinctSum final : public Constraint {
 public:
  DistinctSum(const Store& store, const std::vector<DistinctGroup>& groups, Value total);

  [[nodiscard]] std::string_view name() const override { return "distinct_sum"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  struct Group {
    std::size_t first, count;           // its range in the scope
    int factor;                         // of its sum in the total
    bool is_upward;                     // whether its sums are of i for the value origin + i
    std::vector<Candidate> candidates;  // if it has more than kMostSets variables

    [[nodiscard]] int weight() const { return std::abs(factor); }
    /// Each sum multiplied by the weight, and the inverse of that.
    [[nodiscard]] Sums weighted(Sums sums) const;
    [[nodiscard]] Sums unweighted(Sums sums) const;
  };
  /// The possible sums of a group whose variables have these values. It is reused in the next run if the
  /// values are the same.
  struct Fitting {
    GroupWords words{};  // initially empty words, which no variables have
    Sums sums = 0;
  };
  /// The state of explain(): the variables, by their positions in the scope, and the groups.
  struct Known {
    std::vector<Members> words;  // values with which the sums cannot reach the total
    std::vector<Members> lost;   // other values, whose absence a reason has to state
    std::vector<Sums> sums;      // by group, with these values
  };

  [[nodiscard]] static std::vector<IntVar> scope_of(const std::vector<DistinctGroup>& groups);
  /// Converts values to the numbers that are summed in the group, and back.
  [[nodiscard]] Word turned(const Group& group, Word set) const {
    return group.is_upward ? set : reversed(set) >> (63 - most_);
  }
  /// For a group of at most kMostSets variables.
  [[nodiscard]] NumberSets numbers_of(const Group& group, const Members* words) const {
    NumberSets result{};
    for (std::size_t i = 0; i < group.count; ++i) result[i] = turned(group, words[i]);
    return result;
  }
  /// The possible sums of the group among the wanted ones; `words` are the values of its variables.
  [[nodiscard]] Sums sums_of(const Group& group, const Members* words, Sums wanted) const;
  /// The values that the allowed sums leave to the group's variables, given the values of the last look_at().
  /// Nullopt if no allowed sum is possible.
  [[nodiscard]] GroupWords kept_by(std::size_t group, Sums allowed) const;
  /// All sums of one element of the first and one of the second.
  [[nodiscard]] static Sums added(Sums first, Sums second);
  /// The possible sums of all groups but this one.
  template <class F>
  [[nodiscard]] Sums sums_of_others(std::size_t group, F sums_at) const {
    Sums others = 1;
    for (std::size_t h = 0; h < groups_.size(); ++h)
      if (h != group) others = added(sums_at(h), others);
    return others;
  }
  /// The sums of the other groups that complete one of `sums` to the total.
  [[nodiscard]] Sums missing_for(Sums sums) const;
  /// Gives lost values back to the group's variables.
  void loosen(std::size_t group, Known& known) const;

  /// The values of the group's variables.
  [[nodiscard]] GroupWords words_of(const Store& store, const Group& group) const;
  /// Computes the group's sums.
  void look_at(const Store& store, std::size_t group);
  /// Restricts the group's variables to the values that the allowed sums leave.
  [[nodiscard]] bool narrow(Store& store, std::size_t group, Sums allowed) const;
  /// Appends reasons for the absence of the lost values, which imply nothing about the values in may_have:
  /// bounds first, since each covers several values.
  void add_reasons(IntVar x, Members lost, Members may_have, std::vector<Literal>& reasons) const;

  std::vector<Group> groups_;
  Value total_;                   // in values
  int rest_;                      // the total in the sums of candidates; -1: unreachable
  Value origin_;                  // the value of bit 0 of a word
  int most_ = 0;                  // the greatest value is origin + most
  Members all_;                   // the union of the initial values of the variables
  std::vector<Fitting> fitting_;  // by group
};

DistinctSum::DistinctSum(const Store& store, const std::vector<DistinctGroup>& groups, Value total)
    : Constraint(scope_of(groups), groups.size() > 1 ? bit(2) : bit(1)),
      total_(total),
      origin_(scope().empty() ? 0 : store.domains().origin(scope().front().id())) {
  Word values = 0;
  for (const IntVar x : scope()) values |= store.domains().word(x.id());
  all_ = static_cast<Members>(values);
  most_ = values == 0 ? 0 : highest(values);
  std::size_t first = 0;
  const auto [turns, rest] = way_to_count(groups, total, origin_, origin_ + most_);
  rest_ = rest < 0 || rest > kMostSum ? -1 : static_cast<int>(rest);
  for (const auto& [factor, members] : groups) {
    groups_.push_back({first, members.size(), factor, (factor > 0) != turns, {}});
    first += members.size();
    Group& group = groups_.back();
    if (group.count <= kMostSets) continue;
    const Word past_all = bit(most_ + 1);
    for (Word set = low_bits(static_cast<int>(group.count)); set < past_all; set = next_of_same_size(set)) {
      if ((set & ~values) != 0) continue;
      int sum = -least_sum(group.count);
      for (const int i : Bits(set)) sum += group.is_upward ? i : most_ - i;
      if (rest_ < group.weight() * sum || (groups.size() == 1 && group.weight() * sum != rest_)) continue;
      group.candidates.push_back({static_cast<Members>(set), sum});
    }
  }
  fitting_.resize(groups_.size());
}

std::vector<IntVar> DistinctSum::scope_of(const std::vector<DistinctGroup>& groups) {
  std::vector<IntVar> scope;
  for (const DistinctGroup& group : groups)
    scope.insert(scope.end(), group.variables.begin(), group.variables.end());
  return scope;
}

Sums DistinctSum::Group::weighted(Sums sums) const {
  if (weight() == 1) return sums;
  Sums result = 0;
  for (const int sum : Bits(sums & low_bits(kMostSum / weight() + 1))) result |= bit(weight() * sum);
  return result;
}

Sums DistinctSum::Group::unweighted(Sums sums) const {
  if (weight() == 1) return sums;
  Sums result = 0;
  for (const int sum : Bits(sums))
    if (sum % weight() == 0) result |= bit(sum / weight());
  return result;
}

Sums DistinctSum::added(Sums first, Sums second) {
  Sums result = 0;
  for (const int sum : Bits(first)) result |= second << sum;
  return result;
}

Sums DistinctSum::missing_for(Sums sums) const {
  return rest_ < 0 ? 0 : shifted(reversed(sums), static_cast<Word>(rest_ - 63));
}

GroupWords DistinctSum::words_of(const Store& store, const Group& group) const {
  GroupWords words{};
  for (std::size_t i = 0; i < group.count; ++i)
    words[i] = static_cast<Members>(store.word(scope()[group.first + i].id()));
  return words;
}

void DistinctSum::look_at(const Store& store, std::size_t g) {
  const Group& group = groups_[g];
  Fitting& fitting = fitting_[g];
  const GroupWords words = words_of(store, group);
  if (words == fitting.words) return;
  fitting = {words, sums_of(group, words.data(), ~Sums{0})};
}

GroupWords DistinctSum::kept_by(std::size_t g, Sums allowed) const {
  const Group& group = groups_[g];
  const GroupWords& words = fitting_[g].words;
  allowed = group.unweighted(allowed);
  GroupWords kept{};
  if (group.count <= kMostSets) {
    const NumberSets numbers =
        kept_of_different(numbers_of(group, words.data()), group.count, allowed << least_sum(group.count));
    for (std::size_t i = 0; i < group.count; ++i) kept[i] = static_cast<Members>(turned(group, numbers[i]));
    return kept;
  }
  Members any = 0, single = 0;
  for (std::size_t i = 0; i < group.count; ++i) {
    any |= words[i];
    single |= is_single(words[i]) ? words[i] : 0;
  }
  for (const auto& [set, sum] : group.candidates) {
    if ((allowed & bit(sum)) == 0 || (set & ~any) != 0 || (single & ~set) != 0) continue;
    GroupWords left = words;
    Members more = 0;
    for (std::size_t i = 0; i < group.count; ++i) more |= words[i] & set & ~kept[i];
    if (more == 0 || !fit(set, group.count, left)) continue;
    for (std::size_t i = 0; i < group.count; ++i) kept[i] |= left[i];
    if (kept == words) break;
  }
  return kept;
}

bool DistinctSum::narrow(Store& store, std::size_t g, Sums allowed) const {
  const Group& group = groups_[g];
  const GroupWords kept = kept_by(g, allowed);
  if (kept[0] == 0) return store.fail(scope().size());
  for (std::size_t i = 0; i < group.count; ++i) {
    const bool has_changed = kept[i] != fitting_[g].words[i];
    if (has_changed && !store.keep(scope()[group.first + i].id(), kept[i], group.first + i)) return false;
  }
  return true;
}

bool DistinctSum::propagate(Store& store, int /*stage*/, Word /*changed*/) {
  if (groups_.empty()) return rest_ == 0 || store.fail(0);
  if (groups_.size() == 1) {  // Its sums are not needed: only one is allowed.
    fitting_.front().words = words_of(store, groups_.front());
    return narrow(store, 0, missing_for(1));
  }
  for (std::size_t g = 0; g < groups_.size(); ++g) look_at(store, g);
  for (std::size_t g = 0; g < groups_.size(); ++g) {
    const Sums others = sums_of_others(g, [this](std::size_t h) { return fitting_[h].sums; });
    const Sums allowed = fitting_[g].sums & missing_for(others);
    if (!narrow(store, g, allowed)) return false;
  }
  return true;
}

Sums DistinctSum::sums_of(const Group& group, const Members* words, Sums wanted) const {
  if (group.count <= kMostSets)
    return group.weighted(sums_of_different(numbers_of(group, words), group.count) >>
                          least_sum(group.count)) &
           wanted;
  wanted = group.unweighted(wanted);
  Members any = 0;
  for (std::size_t i = 0; i < group.count; ++i) any |= words[i];
  Sums sums = 0;
  for (const auto& [set, sum] : group.candidates) {
    if ((wanted & ~sums & bit(sum)) == 0 || (set & ~any) != 0) continue;
    GroupWords left{};
    std::copy_n(words, group.count, left.begin());
    if (fit(set, group.count, left)) sums |= bit(sum);
  }
  return group.weighted(sums);
}

/// Gives lost values back to a variable. gives_back(values): moves these from `lost` to the word, if
/// possible.
template <class F>
void give_back(const Members& word, const Members& lost, F gives_back) {
  if (lost == 0 || gives_back(lost)) return;
  // A bound is one reason for many values, so values lost only at one end, or only at the other, stay lost if
  // possible.
  const auto below = static_cast<Members>(low_bits(lowest(word)));
  const auto above = ~static_cast<Members>(low_bits(highest(word) + 1));
  const Members lost_below = lost & below, lost_above = lost & above, inside = lost & ~(below | above);
  if (!gives_back(inside | lost_above) && !gives_back(inside | lost_below))
    for (const int v : Bits(inside)) gives_back(static_cast<Members>(bit(v)));
  // Makes the bounds as loose as possible.
  for (Members rest = lost & below; rest != 0; rest &= lost)
    if (!gives_back(static_cast<Members>(bit(highest(rest))))) break;
  for (Members rest = lost & above; rest != 0; rest &= lost)
    if (!gives_back(static_cast<Members>(bit(lowest(rest))))) break;
}

void DistinctSum::loosen(std::size_t g, Known& known) const {
  const Group& group = groups_[g];
  const Sums completing = missing_for(sums_of_others(g, [&](std::size_t h) { return known.sums[h]; }));
  Members* const words = &known.words[group.first];
  for (std::size_t i = 0; i < group.count; ++i) {
    Members& lost = known.lost[group.first + i];
    give_back(words[i], lost, [&](Members values) {
      words[i] |= values;
      const bool is_possible = sums_of(group, words, completing) == 0;
      (is_possible ? lost : words[i]) &= ~values;
      return is_possible;
    });
  }
  known.sums[g] = sums_of(group, words, ~Sums{0});
}

void DistinctSum::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  if (groups_.empty()) return;
  const auto changed = static_cast<std::size_t>(data);  // its position; the end of the scope after a failure
  Known known;
  for (const IntVar x : scope()) {
    known.words.push_back(static_cast<Members>(past.word(x.id())));
    known.lost.push_back(static_cast<Members>(past.first_word(x.id())) & all_ & ~known.words.back());
  }
  std::size_t own = 0;
  if (changed < scope().size()) {
    while (changed >= groups_[own].first + groups_[own].count) ++own;
    const auto against = static_cast<Members>(~satisfying(fact, origin_));
    known.words[changed] &= against;
    known.lost[changed] &= against;
  }
  for (const Group& group : groups_)
    known.sums.push_back(sums_of(group, &known.words[group.first], ~Sums{0}));
  for (std::size_t g = 0; g < groups_.size(); ++g)
    if (g != own) loosen(g, known);
  loosen(own, known);
  for (std::size_t i = 0; i < scope().size(); ++i)
    add_reasons(scope()[i], known.lost[i], known.words[i] | static_cast<Members>(past.word(scope()[i].id())),
                reasons);
}

void DistinctSum::add_reasons(IntVar x, Members lost, Members may_have, std::vector<Literal>& reasons) const {
  const auto add_bound = [&](Members said, Literal bound) {
    if (count_of(said) < 2) return;
    reasons.push_back(bound);
    lost &= ~said;
  };
  // Up to the first value that it may have.
  const int least = lowest(may_have), greatest = highest(may_have);
  add_bound(lost & static_cast<Members>(low_bits(least)), x.ge(origin_ + least));
  add_bound(lost & ~static_cast<Members>(low_bits(greatest + 1)), x.le(origin_ + greatest));
  for (const int v : Bits(lost)) reasons.push_back(x.ne(origin_ + v));
}

bool DistinctSum::holds(std::span<const Value> values) const {
  Value sum = 0;
  for (const Group& group : groups_) {
    const auto members = values.subspan(group.first, group.count);
    for (std::size_t i = 0; i < members.size(); ++i) {
      sum += group.factor * members[i];
      if (std::ranges::find(members.first(i), members[i]) != members.first(i).end()) return false;
    }
  }
  return sum == total_;
}

}  // namespace

bool serves_distinct_sum(const std::vector<DistinctGroup>& groups, Value total, int values) {
  constexpr std::size_t kMostCandidates = 1000;
  std::size_t candidates = 0;
  for (const DistinctGroup& group : groups) {
    if (group.variables.size() > kMostInGroup) return false;
    candidates += choices(group.variables.size(), static_cast<std::size_t>(values));
  }
  return values <= kMostDistinctValues && candidates <= kMostCandidates &&
         way_to_count(groups, total, 1, values).rest <= kMostSum;
}

std::unique_ptr<Constraint> distinct_sum(const Store& store, const std::vector<DistinctGroup>& groups,
                                         Value total) {
  return std::make_unique<DistinctSum>(store, groups, total);
}

}  // namespace quadrille::cp
