// Groups of variables that take different values, and the sum of all of them. What a group can be is a short
// list of sets. The sum leaves some of these sets, and the sets leave each variable some values:
//
//   x + y + z = 7, all different, of 1..9: the only set is {1,2,4}, so no variable keeps 3 or 5..9.
//   If x has {1,2} and y has {1,2}, then the set with x and y in it leaves z only 4.
//
// With several groups, the sums that the others can make say which sums a group can have. For example, with
// (a + b) + (c + d) = 33, digits and a, b and c, d different, each group has at most 17, so at least 16.
#include "cp/constraints/arithmetic/distinct_sum.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "cp/constraints/distinct/common_values.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

/// A set of sums.
using Sums = Word;
constexpr int kMostSum = 63;
using Members = std::uint32_t;  // bit i: the value origin + i
/// By the place of a variable in its group.
using GroupWords = std::array<Members, kMostInGroup>;

/// The number of ways to choose `count` of `of` things.
std::size_t choices(std::size_t count, std::size_t of) {
  std::size_t result = 1;
  for (std::size_t i = 0; i < count; ++i) result = result * (of - i) / (i + 1);
  return count > of ? 0 : result;
}

/// The next greater word with as many bits as the given one, which is not 0 (Gosper): 0011, 0101, 0110, 1001
/// ..
Word next_of_same_size(Word set) {
  const Word low = set & (~set + 1);
  const Word carried = set + low;
  return carried | ((set ^ carried) / low) >> 2;
}

/// A set of values, and its sum: of i for the value origin + i or, where these are subtracted, of the
/// greatest i less that, so that it is not negative.
struct Candidate {
  Members set;
  int sum;
};

class DistinctSum final : public Constraint {
 public:
  DistinctSum(const Store& store, const std::vector<DistinctGroup>& groups, Value total);

  [[nodiscard]] std::string_view name() const override { return "distinct_sum"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  struct Group {
    std::size_t first, count;  // its variables in the scope
    int sign;
    std::vector<Candidate> candidates;
  };
  /// The candidates that a group can be where its variables have these values, and what each leaves to them.
  /// From run to run it stays as it is if the values are the same.
  struct Fitting {
    GroupWords words{};  // none at first, which no variables have
    Sums sums = 0;
    std::vector<std::pair<int, GroupWords>> sets;  // with their sums
  };
  /// What explain() knows of the variables, by their places in the scope.
  struct Known {
    std::vector<Members> words;   // the values that they had
    std::vector<Members> needed;  // the values whose removal takes a literal
    std::vector<Members> gone;    // the literals so far: the variable has lost these values
  };

  [[nodiscard]] static std::vector<IntVar> scope_of(const std::vector<DistinctGroup>& groups);
  /// Takes from the words what no way to give the set's values to the variables has, as far as variables with
  /// one value and values with one variable tell. False where there is no way.
  [[nodiscard]] static bool fit(Members set, std::size_t count, GroupWords& words);
  /// The sums of the candidates that fit the words.
  [[nodiscard]] static Sums sums_of(const Group& group, std::span<const Members> words);
  /// The sums of one of the first and one of the second.
  [[nodiscard]] static Sums added(Sums first, Sums second);
  /// The sums of the others with which some sum comes to the total.
  [[nodiscard]] Sums missing_for(Sums sums) const;
  /// Notes the cheapest reason why the set's values cannot be those of the group; false where there is none:
  /// k variables that have fewer than k of the set's values.
  [[nodiscard]] static bool refute(const Group& group, Members set, Known& known);
  /// Notes a reason why the other groups cannot have one of these sums.
  void refute_others(std::size_t group, Sums wanted, Known& known) const;

  /// Finds the sets that fit.
  void look_at(const Store& store, std::size_t group);
  /// Appends that the variable had lost these values: bounds first, which say several at once.
  static void add_reasons(const Past& past, IntVar x, Members gone, Members needed, Value origin,
                          std::vector<Literal>& reasons);

  std::vector<Group> groups_;
  Value total_;                   // of values
  int rest_;                      // of the sums of candidates; -1: no sums come to the total
  Value origin_;                  // the value that bit 0 of a word stands for
  Members all_;                   // the values of the candidates
  std::vector<Fitting> fitting_;  // by group
};

DistinctSum::DistinctSum(const Store& store, const std::vector<DistinctGroup>& groups, Value total)
    : Constraint(scope_of(groups), groups.size() > 1 ? bit(2) : bit(1)),
      total_(total),
      origin_(scope().empty() ? 0 : store.domains().origin(scope().front().id())) {
  Word values = 0;
  for (const IntVar x : scope()) values |= store.domains().word(x.id());
  all_ = static_cast<Members>(values);
  const int most = values == 0 ? 0 : highest(values);
  std::size_t first = 0;
  for (const auto& [sign, members] : groups) {
    groups_.push_back({first, members.size(), sign, {}});
    first += members.size();
  }
  // Of both ways to count, up or down, the one with the smaller sums.
  const auto rest_of = [&](int sign_of_all) {
    Value rest = sign_of_all * total;
    for (const Group& group : groups_)
      rest -= static_cast<Value>(group.count) * (group.sign * sign_of_all > 0 ? origin_ : -(origin_ + most));
    return rest;
  };
  const bool turns = rest_of(-1) < rest_of(1);
  const Value rest = rest_of(turns ? -1 : 1);
  rest_ = rest < 0 || rest > kMostSum ? -1 : static_cast<int>(rest);
  for (Group& group : groups_) {
    const Word past_all = bit(most + 1);
    for (Word set = low_bits(static_cast<int>(group.count)); set < past_all; set = next_of_same_size(set)) {
      if ((set & ~values) != 0) continue;
      int sum = 0;
      for (const int i : Bits(set)) sum += (group.sign > 0) != turns ? i : most - i;
      if (rest_ < sum || (groups_.size() == 1 && sum != rest_)) continue;
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

bool DistinctSum::fit(Members set, std::size_t count, GroupWords& words) {
  bool is_whole = true;
  for (std::size_t i = 0; i < count; ++i) {
    words[i] &= set;
    if (words[i] == 0) return false;
    is_whole = is_whole && words[i] == set;
  }
  for (bool has_changed = !is_whole; has_changed;) {
    has_changed = false;
    Members once = 0, twice = 0, single = 0;
    for (std::size_t i = 0; i < count; ++i) {
      twice |= once & words[i];
      once |= words[i];
      if (!is_single(words[i])) continue;
      if ((single & words[i]) != 0) return false;
      single |= words[i];
    }
    if (once != set) return false;
    const Members only = once & ~twice;
    for (std::size_t i = 0; i < count; ++i) {
      if (is_single(words[i])) continue;
      const Members left = (words[i] & only) != 0 ? words[i] & only : words[i] & ~single;
      if (left == 0 || ((left & only) != 0 && !is_single(left))) return false;
      has_changed = has_changed || left != words[i];
      words[i] = left;
    }
  }
  return true;
}

Sums DistinctSum::added(Sums first, Sums second) {
  Sums result = 0;
  for (const int sum : Bits(first)) result |= second << sum;
  return result;
}

Sums DistinctSum::missing_for(Sums sums) const {
  return rest_ < 0 ? 0 : shifted(reversed(sums), static_cast<Word>(rest_ - 63));
}

void DistinctSum::look_at(const Store& store, std::size_t g) {
  const Group& group = groups_[g];
  Fitting& fitting = fitting_[g];
  GroupWords words{};
  Members any = 0;
  for (std::size_t i = 0; i < group.count; ++i) {
    words[i] = static_cast<Members>(store.domains().word(scope()[group.first + i].id()));
    any |= words[i];
  }
  if (words == fitting.words) return;
  fitting.words = words;
  fitting.sums = 0;
  fitting.sets.clear();
  for (const auto& [set, sum] : group.candidates) {
    if ((set & ~any) != 0) continue;
    GroupWords left = words;
    if (!fit(set, group.count, left)) continue;
    fitting.sums |= bit(sum);
    fitting.sets.emplace_back(sum, left);
  }
}

bool DistinctSum::propagate(Store& store, int /*stage*/, Word /*changed*/) {
  if (groups_.empty()) return rest_ == 0 || store.fail(0);
  for (std::size_t g = 0; g < groups_.size(); ++g) look_at(store, g);
  for (std::size_t g = 0; g < groups_.size(); ++g) {
    const Group& group = groups_[g];
    Sums others = 1;
    for (std::size_t h = 0; h < groups_.size(); ++h)
      if (h != g) others = added(fitting_[h].sums, others);
    const Sums allowed = fitting_[g].sums & missing_for(others);
    if (allowed == 0) return store.fail(scope().size());
    GroupWords kept{};
    for (const auto& [sum, left] : fitting_[g].sets) {
      if ((allowed & bit(sum)) == 0) continue;
      for (std::size_t i = 0; i < group.count; ++i) kept[i] |= left[i];
    }
    for (std::size_t i = 0; i < group.count; ++i)
      if (!store.keep(scope()[group.first + i].id(), kept[i], group.first + i)) return false;
  }
  return true;
}

bool DistinctSum::refute(const Group& group, Members set, Known& known) {
  // Of each subset of the variables (bit i: the i-th of the group): the set's values that some of them has.
  std::array<Members, 1 << kMostInGroup> had;
  had[0] = 0;
  std::size_t best = 0;
  int fewest = std::numeric_limits<int>::max();
  const auto more = [&](std::size_t i, Members left) {
    const std::size_t at = group.first + i;
    return set & ~left & known.needed[at] & ~known.gone[at];
  };
  for (std::size_t some = 1; some < std::size_t{1} << group.count; ++some) {
    const auto last = static_cast<std::size_t>(lowest(some));
    had[some] = had[some & (some - 1)] | (known.words[group.first + last] & set);
    if (count_of(had[some]) >= count_of(some)) continue;
    int cost = 0;
    for (const int i : Bits(some)) cost += count_of(more(static_cast<std::size_t>(i), had[some]));
    if (cost >= fewest) continue;
    fewest = cost;
    best = some;
  }
  for (const int i : Bits(best))
    known.gone[group.first + static_cast<std::size_t>(i)] |= more(static_cast<std::size_t>(i), had[best]);
  return best != 0;
}

Sums DistinctSum::sums_of(const Group& group, std::span<const Members> words) {
  Sums sums = 0;
  for (const auto& [set, sum] : group.candidates) {
    if ((sums & bit(sum)) != 0) continue;
    GroupWords left{};
    std::copy_n(words.begin() + static_cast<std::ptrdiff_t>(group.first), group.count, left.begin());
    if (fit(set, group.count, left)) sums |= bit(sum);
  }
  return sums;
}

void DistinctSum::refute_others(std::size_t group, Sums wanted, Known& known) const {
  std::vector<Sums> sums;
  for (const Group& other : groups_) sums.push_back(sums_of(other, known.words));
  for (std::size_t g = 0; g < groups_.size(); ++g) {
    if (g == group) continue;
    Sums others = 1;
    for (std::size_t h = 0; h < groups_.size(); ++h)
      if (h != group && h != g) others = added(sums[h], others);
    // A variable that could have all its values again without making one of the sums is no reason.
    for (std::size_t i = groups_[g].first; i < groups_[g].first + groups_[g].count; ++i) {
      const Members word = known.words[i];
      if ((known.needed[i] & ~word) == 0) continue;
      known.words[i] |= known.needed[i];
      const Sums more = sums_of(groups_[g], known.words);
      if ((added(more, others) & wanted) == 0) {
        sums[g] = more;
      } else {
        known.words[i] = word;
        known.gone[i] |= known.needed[i] & ~word;
      }
    }
  }
}

void DistinctSum::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto changed = static_cast<std::size_t>(data);  // its place; the end of the scope after a failure
  Known known;
  for (const IntVar x : scope()) {
    known.words.push_back(static_cast<Members>(past.word(x.id())));
    known.needed.push_back(static_cast<Members>(past.first_word(x.id())) & all_);
  }
  known.gone.assign(scope().size(), 0);
  std::size_t g = 0;
  if (changed < scope().size()) {
    while (changed >= groups_[g].first + groups_[g].count) ++g;
    const auto against = static_cast<Members>(~satisfying(fact, origin_));
    known.words[changed] &= against;
    known.needed[changed] &= against;
  }
  if (groups_.empty()) return;
  Sums wanted = 0;  // those of the group's sums that the others must not complete
  for (const auto& [set, sum] : groups_[g].candidates)
    if (!refute(groups_[g], set, known)) wanted |= bit(sum);
  if (wanted != 0) refute_others(g, missing_for(wanted), known);
  for (std::size_t i = 0; i < scope().size(); ++i)
    add_reasons(past, scope()[i], known.gone[i], known.needed[i], origin_, reasons);
}

void DistinctSum::add_reasons(const Past& past, IntVar x, Members gone, Members needed, Value origin,
                              std::vector<Literal>& reasons) {
  const auto word = static_cast<Members>(past.word(x.id()));
  const Members others = needed & ~gone;  // the reasons do not say that these are gone
  const auto add_bound = [&](Members said, Literal bound) {
    if (count_of(said) < 2) return;
    reasons.push_back(bound);
    gone &= ~said;
  };
  // Up to the first value that was there, or of which nothing is to be said.
  const int least = lowest(word | others), greatest = highest(word | others);
  add_bound(gone & static_cast<Members>(low_bits(least)), x.ge(origin + least));
  add_bound(gone & ~static_cast<Members>(low_bits(greatest + 1)), x.le(origin + greatest));
  for (const int v : Bits(gone)) reasons.push_back(x.ne(origin + v));
}

bool DistinctSum::holds(std::span<const Value> values) const {
  Value sum = 0;
  for (const Group& group : groups_) {
    const auto members = values.subspan(group.first, group.count);
    for (std::size_t i = 0; i < members.size(); ++i) {
      sum += group.sign * members[i];
      if (std::ranges::find(members.first(i), members[i]) != members.first(i).end()) return false;
    }
  }
  return sum == total_;
}

}  // namespace

bool serves_distinct_sum(const std::vector<DistinctGroup>& groups, int values) {
  constexpr std::size_t kMostCandidates = 1000;
  std::size_t candidates = 0, variables = 0;
  for (const DistinctGroup& group : groups) {
    if (group.variables.size() > kMostInGroup) return false;
    candidates += choices(group.variables.size(), static_cast<std::size_t>(values));
    variables += group.variables.size();
  }
  // Half of the sums are at most kMostSum.
  return values <= 16 && candidates <= kMostCandidates &&
         variables * static_cast<std::size_t>(values - 1) <= 2 * kMostSum;
}

std::unique_ptr<Constraint> distinct_sum(const Store& store, const std::vector<DistinctGroup>& groups,
                                         Value total) {
  return std::make_unique<DistinctSum>(store, groups, total);
}

}  // namespace quadrille::cp
