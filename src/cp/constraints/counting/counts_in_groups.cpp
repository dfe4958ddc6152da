// The numbers of occurrences of each value among variables, some of which are known to differ. A value occurs
// at most once in a group of variables that differ, and the numbers of all values add up to the number of
// variables:
//
//   {a, b} and {c, d, e} differ within each group, and 1 must occur twice: each group has a 1. If b and
//   d cannot be 1, then a is, and c or e.
//   Of five counting circles of a puzzle, all hold 5, or one holds 1 and four hold 4, or two hold 2 and
//   three hold 3. Once a circle holds 3, the others hold 2 or 3.
//
// Explanations loosen the bounds of each number as long as the numbers still cannot add up to the total.
#include <algorithm>
#include <utility>

#include "base/sort.h"
#include "cp/constraints/counting.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

/// A set of numbers, below 64.
using Numbers = Word;

/// Bounds on the occurrences of a value: the number of variables fixed to it, and the number of groups that
/// can have it.
struct Bounds {
  int least = 0, most = 0;
};

class CountsInGroups final : public Constraint {
 public:
  CountsInGroups(const std::vector<CountedGroup>& groups, std::vector<Numbers> allowed)
      : Constraint(scope_of(groups), bit(2)), allowed_(std::move(allowed)) {
    for (const CountedGroup& group : groups) {
      groups_.push_back({size_, size_ + group.variables.size(), {}});
      size_ += group.variables.size();
    }
    std::size_t next = size_;
    for (std::size_t g = 0; g < groups.size(); ++g)
      for (std::size_t i = 0; i < groups[g].beside.size(); ++i) groups_[g].beside.push_back(next++);
  }

  [[nodiscard]] std::string_view name() const override { return "counts_in_groups"; }
  [[nodiscard]] bool propagate(Store& store, int /*stage*/, Word /*changed*/) override {
    return run_to_fixpoint(store, [&] { return run_once(store); });
  }
  [[nodiscard]] bool explains_value(Word data) const override { return Note::why(data) == Why::only; }
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;
  [[nodiscard]] bool is_implied() const override { return true; }

 private:
  struct Group {
    std::size_t first, end;           // its range in the scope
    std::vector<std::size_t> beside;  // positions in the scope
  };
  enum class Why : std::uint8_t {
    enough,  // a variable loses the value: the number of variables fixed to it is the maximum
    only,    // a variable has the value: all groups that can have it must, and nothing else of its group can
    beside,  // a variable loses the value: it differs from a group that must have it
    none,    // a failure: the numbers cannot add up to the total
  };
  using Note = NoteOf<Why, Field<6>, Place, Place>;  // the value, the group, the position in the scope
  static constexpr std::size_t kNone = kMostVariables;

  [[nodiscard]] static std::vector<IntVar> scope_of(const std::vector<CountedGroup>& groups);
  template <class Domains>
  [[nodiscard]] Word word_of(const Domains& domains, const Group& group) const {
    Word any = 0;
    for (std::size_t i = group.first; i < group.end; ++i) any |= domains.word(scope()[i].id());
    return any;
  }
  template <class Domains>
  [[nodiscard]] std::vector<Bounds> tally(const Domains& domains) const;
  [[nodiscard]] Numbers possible(const std::vector<Bounds>& bounds, std::size_t v) const {
    return allowed_[v] & low_bits(bounds[v].most + 1) & ~low_bits(bounds[v].least);
  }
  /// The possible sums of the numbers of all values but one, within their bounds.
  [[nodiscard]] Numbers sums(const std::vector<Bounds>& bounds, std::size_t but) const;
  [[nodiscard]] bool can_add_up(const std::vector<Bounds>& bounds) const {
    return (sums(bounds, kNone) & bit(static_cast<int>(size_))) != 0;
  }
  [[nodiscard]] bool run_once(Store& store) const;
  [[nodiscard]] bool take_from_all(Store& store, std::size_t v) const;
  [[nodiscard]] bool give_to_groups(Store& store, std::size_t v) const;

  void explain_least(const Past& past, std::size_t v, int least, std::vector<Literal>& reasons) const;
  void explain_most(const Past& past, std::size_t v, int most, std::size_t but,
                    std::vector<Literal>& reasons) const;
  void explain_sums(const Past& past, std::vector<Bounds> bounds, std::vector<Literal>& reasons) const;
  /// Appends that each variable of the group, except one, lost the value.
  void explain_group(const Past& past, const Group& group, std::size_t v, std::size_t but,
                     std::vector<Literal>& reasons) const;

  std::size_t size_ = 0;  // the number of counted variables; those after them are only beside groups
  std::vector<Group> groups_;
  std::vector<Numbers> allowed_;  // by value, counted from 0 for the value 1
};

Value value_of(std::size_t v) { return static_cast<Value>(v) + 1; }

std::vector<IntVar> CountsInGroups::scope_of(const std::vector<CountedGroup>& groups) {
  std::vector<IntVar> scope;
  for (const CountedGroup& group : groups)
    scope.insert(scope.end(), group.variables.begin(), group.variables.end());
  for (const CountedGroup& group : groups)
    scope.insert(scope.end(), group.beside.begin(), group.beside.end());
  return scope;
}

template <class Domains>
std::vector<Bounds> CountsInGroups::tally(const Domains& domains) const {
  std::vector<Bounds> bounds(allowed_.size());
  for (const Group& group : groups_) {
    Word any = 0;
    for (std::size_t i = group.first; i < group.end; ++i) {
      const Word word = domains.word(scope()[i].id());
      if (is_single(word)) ++bounds[static_cast<std::size_t>(lowest(word))].least;
      any |= word;
    }
    for (const int v : Bits(any)) ++bounds[static_cast<std::size_t>(v)].most;
  }
  return bounds;
}

Numbers CountsInGroups::sums(const std::vector<Bounds>& bounds, std::size_t but) const {
  Numbers sums = 1;
  for (std::size_t v = 0; v < allowed_.size(); ++v) {
    if (v == but) continue;
    Numbers more = 0;
    for (const int number : Bits(possible(bounds, v))) more |= sums << number;
    sums = more;
  }
  return sums;
}

bool CountsInGroups::run_once(Store& store) const {
  const std::vector<Bounds> bounds = tally(store);
  if (!can_add_up(bounds)) return store.fail(Note::pack(Why::none));
  for (std::size_t v = 0; v < allowed_.size(); ++v) {
    const auto [least, most] = bounds[v];
    if (most == 0) continue;
    const Numbers others = sums(bounds, v);
    Numbers numbers = 0;
    for (const int number : Bits(possible(bounds, v) & low_bits(static_cast<int>(size_) + 1)))
      if ((others & bit(static_cast<int>(size_) - number)) != 0) numbers |= bit(number);
    if (highest(numbers) == least && !take_from_all(store, v)) return false;
    if (lowest(numbers) == most && !give_to_groups(store, v)) return false;
  }
  return true;
}

bool CountsInGroups::take_from_all(Store& store, std::size_t v) const {
  for (std::size_t i = 0; i < size_; ++i) {
    const IntVar x = scope()[i];
    if (!store.is_fixed(x) && !store.remove(x, value_of(v), Note::pack(Why::enough, v, kNone, i)))
      return false;
  }
  return true;
}

bool CountsInGroups::give_to_groups(Store& store, std::size_t v) const {
  for (std::size_t g = 0; g < groups_.size(); ++g) {
    const Group& group = groups_[g];
    std::size_t can = 0, last = kNone;
    for (std::size_t i = group.first; i < group.end; ++i) {
      if (!store.contains(scope()[i], value_of(v))) continue;
      ++can;
      last = i;
    }
    if (can == 0) continue;
    if (can == 1 && !store.assign(scope()[last], value_of(v), Note::pack(Why::only, v, g, last)))
      return false;
    for (const std::size_t i : group.beside)
      if (!store.remove(scope()[i], value_of(v), Note::pack(Why::beside, v, g, i))) return false;
  }
  return true;
}

void CountsInGroups::explain_least(const Past& past, std::size_t v, int least,
                                   std::vector<Literal>& reasons) const {
  for (std::size_t i = 0; i < size_ && least > 0; ++i) {
    if (past.word(scope()[i].id()) != bit(static_cast<int>(v))) continue;
    reasons.push_back(scope()[i].eq(value_of(v)));
    --least;
  }
}

/// Appends why no more groups than that, one of which is `but`, can have the value: of the other groups,
/// those in which the fewest variables have lost it.
void CountsInGroups::explain_most(const Past& past, std::size_t v, int most, std::size_t but,
                                  std::vector<Literal>& reasons) const {
  std::vector<std::pair<std::size_t, std::size_t>> lacking;  // the number of reasons, the group
  std::vector<Literal> some;
  for (std::size_t g = 0; g < groups_.size(); ++g) {
    if (g == but || (word_of(past, groups_[g]) & bit(static_cast<int>(v))) != 0) continue;
    some.clear();
    explain_group(past, groups_[g], v, kNone, some);
    lacking.emplace_back(some.size(), g);
  }
  sort_range(lacking);
  lacking.resize(std::min(lacking.size(), groups_.size() - static_cast<std::size_t>(most)));
  for (const auto& [count, g] : lacking) explain_group(past, groups_[g], v, kNone, reasons);
}

void CountsInGroups::explain_group(const Past& past, const Group& group, std::size_t v, std::size_t but,
                                   std::vector<Literal>& reasons) const {
  for (std::size_t i = group.first; i < group.end; ++i) {
    const IntVar x = scope()[i];
    if (i != but && (past.first_word(x.id()) & bit(static_cast<int>(v))) != 0)
      reasons.push_back(x.ne(value_of(v)));
  }
}

/// Appends why numbers within the bounds cannot add up to the total. Bounds that no group or variable
/// explains are not loosened, since they are the refuted assumption.
void CountsInGroups::explain_sums(const Past& past, std::vector<Bounds> bounds,
                                  std::vector<Literal>& reasons) const {
  const std::vector<Bounds> known = tally(past);
  for (std::size_t v = 0; v < bounds.size(); ++v) {
    auto& [least, most] = bounds[v];
    const int groups = static_cast<int>(groups_.size());
    const bool is_least_known = least == known[v].least, is_most_known = most == known[v].most;
    for (int i = 0; is_least_known && i <= known[v].least; ++i) {
      least = i;
      if (!can_add_up(bounds)) break;
    }
    for (int i = groups; is_most_known && i >= known[v].most; --i) {
      most = i;
      if (!can_add_up(bounds)) break;
    }
    if (is_least_known) explain_least(past, v, least, reasons);
    if (is_most_known) explain_most(past, v, most, kNone, reasons);
  }
}

void CountsInGroups::explain(const Past& past, Literal /*fact*/, Word data,
                             std::vector<Literal>& reasons) const {
  const auto [why, v, own, place] = Note::unpack(data);
  std::vector<Bounds> bounds = tally(past);
  if (why == Why::enough) {
    explain_least(past, v, bounds[v].least, reasons);
    ++bounds[v].least;
  } else if (why != Why::none) {
    explain_most(past, v, bounds[v].most, own, reasons);
    if (why == Why::only) explain_group(past, groups_[own], v, place, reasons);
    --bounds[v].most;
  }
  explain_sums(past, std::move(bounds), reasons);
}

bool CountsInGroups::holds(std::span<const Value> values) const {
  for (const Group& group : groups_) {
    for (std::size_t i = group.first; i < group.end; ++i) {
      const auto is_same = [&](std::size_t other) { return values[other] == values[i]; };
      for (std::size_t other = group.first; other < i; ++other)
        if (is_same(other)) return false;
      if (std::ranges::any_of(group.beside, is_same)) return false;
    }
  }
  for (std::size_t v = 0; v < allowed_.size(); ++v)
    if ((allowed_[v] & bit(static_cast<int>(std::ranges::count(values.first(size_), value_of(v))))) == 0)
      return false;
  return true;
}

}  // namespace

std::unique_ptr<Constraint> counts_in_groups(const std::vector<CountedGroup>& groups,
                                             std::vector<Word> allowed) {
  return std::make_unique<CountsInGroups>(groups, std::move(allowed));
}

}  // namespace quadrille::cp
