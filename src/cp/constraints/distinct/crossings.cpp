// Locked candidates at the crossings of houses of two families. The union of the domains of each crossing
// shows this for all values at once:
//
//            box
//          +-------+
//   row    | a b c | d e f      If the row can take 5 only in a, b or c, it takes it there,
//          | g h i |            so g..i and j..l lose 5. And vice versa: if the box
//          | j k l |            can take 5 only in a, b or c, then d, e and f lose 5.
//          +-------+
#include <algorithm>
#include <array>
#include <cassert>
#include <span>
#include <tuple>

#include "base/sort.h"
#include "cp/constraints/distinct.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

class Crossings final : public Constraint {
 public:
  Crossings(const Store& store, std::vector<IntVar> scope, const std::array<Houses, 2>& families);

  [[nodiscard]] std::string_view name() const override { return "crossings"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool is_implied() const override { return true; }
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  enum class Why : std::uint8_t {
    too_few,  // a house has fewer values than variables
    nowhere,  // the value is possible nowhere in the house
    locked,   // about the crossing: the other one of its two houses can take the value only there
  };
  /// The house or the crossing; then the value, counted from the origin, or, for `locked`, which of the
  /// crossing's two houses lost the value: 0 or 1.
  using Note = NoteOf<Why, Field<32>, Field<6>>;
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  /// The variables that two houses of different families share, or those of one house that no house of the
  /// other family has.
  struct Crossing {
    std::array<std::size_t, 2> houses;
    std::size_t first, last;  // its variables, in members_
    Word values = 0;          // the values that at least one of them can take
  };
  /// The values of a house (as bits from the origin on), by the number of its crossings in which they are
  /// possible.
  struct Places {
    Word all = 0;
    Word once = 0;   // possible in at least one crossing
    Word twice = 0;  // possible in at least two

    void add(Word values) {
      twice |= once & values;
      once |= values;
    }
  };

  [[nodiscard]] std::span<const VariableId> members(const Crossing& crossing) const {
    return std::span(members_).subspan(crossing.first, crossing.last - crossing.first);
  }
  [[nodiscard]] bool narrow(Store& store);
  /// Computes the values that crossings and houses can take.
  void look(const Domains& domains);
  /// The values are locked in the crossing: removes them from the rest of its house of that family.
  [[nodiscard]] bool lock(Store& store, std::size_t crossing, std::size_t family, Word values) const;

  Value origin_;
  bool are_too_few_ = false;                           // a house has fewer values than variables
  std::vector<std::array<std::size_t, 2>> houses_of_;  // by variable: its house in each family, or kNone
  std::vector<VariableId> members_;                    // by crossing
  std::vector<Crossing> crossings_;  // those of two houses first, ordered by the house of the first family
  std::size_t crossings_of_two_ = 0;
  std::vector<std::vector<std::size_t>> crossings_of_;  // by house, of both families
  std::vector<Places> places_;                          // by house
};

Crossings::Crossings(const Store& store, std::vector<IntVar> scope, const std::array<Houses, 2>& families)
    : Constraint(std::move(scope), bit(2)),
      origin_(this->scope().empty() ? 0 : store.domains().origin(this->scope().front().id())) {
  std::vector<std::size_t> place_of(store.variable_count());
  for (std::size_t i = 0; i < this->scope().size(); ++i) place_of[this->scope()[i].id()] = i;
  houses_of_.assign(this->scope().size(), {kNone, kNone});
  for (std::size_t family = 0; family < families.size(); ++family) {
    for (const std::vector<IntVar>& house : families[family]) {
      Places places;
      for (const IntVar x : house) {
        assert(x.is_plain() && store.domains().is_word(x.id()) && store.domains().origin(x.id()) == origin_);
        places.all |= store.domains().word(x.id());
        houses_of_[place_of[x.id()]][family] = places_.size();
      }
      if (static_cast<std::size_t>(count_of(places.all)) < house.size()) are_too_few_ = true;
      places_.push_back(places);
    }
  }
  crossings_of_.resize(places_.size());
  // Each variable after its houses, so that those of a crossing are consecutive; crossings of two houses
  // first.
  struct Met {
    bool is_of_one;
    std::array<std::size_t, 2> houses;
    VariableId variable;
  };
  std::vector<Met> met;
  for (std::size_t i = 0; i < houses_of_.size(); ++i) {
    const auto [first, second] = houses_of_[i];
    met.push_back({first == kNone || second == kNone, houses_of_[i], this->scope()[i].id()});
  }
  sort_range(met, {}, [](const Met& each) {
    return std::tuple(each.is_of_one, each.houses[0], each.houses[1], each.variable);
  });
  for (auto begin = met.begin(), end = begin; begin != met.end(); begin = end) {
    const std::size_t first = members_.size();
    for (; end != met.end() && end->houses == begin->houses; ++end) members_.push_back(end->variable);
    for (const std::size_t house : begin->houses)
      if (house != kNone) crossings_of_[house].push_back(crossings_.size());
    crossings_.push_back({begin->houses, first, members_.size()});
    if (!begin->is_of_one) crossings_of_two_ = crossings_.size();
  }
}

void Crossings::look(const Domains& domains) {
  const Word* const words = domains.words();
  for (Places& places : places_) places.once = places.twice = 0;
  const auto note_values = [&](Crossing& crossing) {
    Word values = 0;
    for (std::size_t i = crossing.first; i < crossing.last; ++i) values |= words[members_[i]];
    crossing.values = values;
  };
  const std::span crossings(crossings_);
  for (Crossing& crossing : crossings.first(crossings_of_two_)) {
    note_values(crossing);
    places_[crossing.houses[0]].add(crossing.values);
    places_[crossing.houses[1]].add(crossing.values);
  }
  for (Crossing& crossing : crossings.subspan(crossings_of_two_)) {
    note_values(crossing);
    for (const std::size_t house : crossing.houses)
      if (house != kNone) places_[house].add(crossing.values);
  }
}

bool Crossings::lock(Store& store, std::size_t crossing, std::size_t family, Word values) const {
  for (const std::size_t other : crossings_of_[crossings_[crossing].houses[family]]) {
    if (other == crossing || (crossings_[other].values & values) == 0) continue;
    for (const VariableId x : members(crossings_[other]))
      if (!store.keep(x, ~values, Note::pack(Why::locked, crossing, family))) return false;
  }
  return true;
}

bool Crossings::narrow(Store& store) {
  if (are_too_few_) return store.fail(Note::pack(Why::too_few));
  look(store.domains());
  for (std::size_t h = 0; h < places_.size(); ++h) {
    const Word missing = places_[h].all & ~places_[h].once;
    if (missing != 0) return store.fail(Note::pack(Why::nowhere, h, lowest(missing)));
  }
  for (std::size_t c = 0; c < crossings_of_two_; ++c) {
    const Crossing& crossing = crossings_[c];
    const Word first = places_[crossing.houses[0]].twice;
    const Word second = places_[crossing.houses[1]].twice;
    const Word one_sided = crossing.values & (first ^ second);
    if (one_sided == 0) continue;
    const Word of_first = one_sided & second;
    const Word of_second = one_sided & first;
    if (of_first != 0 && !lock(store, c, 1, of_first)) return false;
    if (of_second != 0 && !lock(store, c, 0, of_second)) return false;
  }
  return true;
}

bool Crossings::propagate(Store& store, int /*stage*/, Word /*changed*/) {
  return run_to_fixpoint(store, [&] { return narrow(store); });
}

void Crossings::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto add = [&](std::size_t house, std::size_t but, Value value) {
    for (const std::size_t crossing : crossings_of_[house]) {
      if (crossing == but) continue;
      for (const VariableId x : members(crossings_[crossing]))
        if ((past.first_word(x) & bit(static_cast<int>(value - origin_))) != 0)
          reasons.push_back({x, Relation::not_equal, value});
    }
  };
  const auto [why, place, detail] = Note::unpack(data);
  if (why == Why::nowhere) add(place, kNone, origin_ + static_cast<Value>(detail));
  if (why == Why::locked) add(crossings_[place].houses[1 - detail], place, fact.value);
}

bool Crossings::holds(std::span<const Value> values) const {
  std::vector<std::vector<Value>> taken(crossings_of_.size());
  for (std::size_t i = 0; i < values.size(); ++i)
    for (const std::size_t house : houses_of_[i])
      if (house != kNone) taken[house].push_back(values[i]);
  return std::ranges::all_of(taken, [](std::vector<Value>& house) {
    sort_range(house);
    return std::ranges::adjacent_find(house) == house.end();
  });
}

}  // namespace

std::unique_ptr<Constraint> crossings(const Store& store, const Houses& first, const Houses& second) {
  std::vector<bool> is_in_scope(store.variable_count());
  for (const Houses* houses : {&first, &second})
    for (const std::vector<IntVar>& house : *houses)
      for (const IntVar x : house) is_in_scope[x.id()] = true;
  std::vector<IntVar> scope;
  for (VariableId x = 0; x < is_in_scope.size(); ++x)
    if (is_in_scope[x]) scope.emplace_back(x);
  return std::make_unique<Crossings>(store, std::move(scope), std::array{first, second});
}

}  // namespace quadrille::cp
