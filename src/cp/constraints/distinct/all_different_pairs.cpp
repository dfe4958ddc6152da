// Pairs of variables, no two of which have the same two values: the same first value and the same second one.
//
//   (number of the region, digit) of four cells:  (1, 5)  ({1 2}, 5)  (1, {4 5})  (2, 6)
//                                                    |        |           |
//   The first pair is fixed. The second one has the same digit, so it is in another region: (2, 5). The third
//   one is in the same region, so its digit is not 5: (1, 4). Now (2, 5) is fixed, and is looked at
//   afterwards.
#include <utility>

#include "cp/constraints/distinct.h"
#include "cp/constraints/support/note.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

class AllDifferentPairs final : public Constraint {
 public:
  /// scope: the first and the second variable of each pair in turn.
  explicit AllDifferentPairs(std::vector<IntVar> scope) : Constraint(std::move(scope), bit(1)) {}

  [[nodiscard]] std::string_view name() const override { return "all_different_pairs"; }
  [[nodiscard]] Events wakes_on(std::size_t) const override { return kFixed; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  /// A variable, given by its position in the scope, loses a value because of another pair.
  enum class Why : std::uint8_t { other_pair };
  using Note = NoteOf<Why, Field<31>, Field<32>>;  // the variable, the other pair

  /// If a fixed variable and the corresponding one of another pair have the same value, removes the partner's
  /// value from the other partner. Stores the changed pair if a variable of it becomes fixed.
  [[nodiscard]] bool part(Store& store, std::size_t fixed, std::size_t pair);
  [[nodiscard]] bool look_from(Store& store, std::size_t pair);

  std::vector<std::size_t> to_look_from_;  // pairs with a newly fixed variable
};

bool AllDifferentPairs::part(Store& store, std::size_t fixed, std::size_t pair) {
  const std::size_t same = 2 * pair + fixed % 2;
  if (!store.is_fixed(scope()[same]) || store.value(scope()[same]) != store.value(scope()[fixed]))
    return true;
  std::size_t from = same ^ 1, to = fixed ^ 1;
  if (!store.is_fixed(scope()[from])) std::swap(from, to);
  if (!store.is_fixed(scope()[from])) return true;
  const Value value = store.value(scope()[from]);
  if (!store.contains(scope()[to], value)) return true;
  if (!store.remove(scope()[to], value, Note::pack(Why::other_pair, to, from / 2))) return false;
  if (store.is_fixed(scope()[to])) to_look_from_.push_back(to / 2);
  return true;
}

bool AllDifferentPairs::look_from(Store& store, std::size_t pair) {
  for (const std::size_t fixed : {2 * pair, 2 * pair + 1})
    for (std::size_t other = 0; store.is_fixed(scope()[fixed]) && other < scope().size() / 2; ++other)
      if (other != pair && !part(store, fixed, other)) return false;
  return true;
}

bool AllDifferentPairs::propagate(Store& store, int /*stage*/, Word changed) {
  to_look_from_.clear();
  for (std::size_t i = 0; i < scope().size(); i += 2)
    if ((changed & (Word{0b11} << (i % 64))) != 0) to_look_from_.push_back(i / 2);
  while (!to_look_from_.empty()) {
    const std::size_t pair = to_look_from_.back();
    to_look_from_.pop_back();
    if (!look_from(store, pair)) return false;
  }
  return true;
}

/// x != v: the partner of x equals the partner in the other pair, where v is the value.
void AllDifferentPairs::explain(const Past& past, Literal /*fact*/, Word data,
                                std::vector<Literal>& reasons) const {
  const auto [why, changed, pair] = Note::unpack(data);
  const std::size_t partner = changed ^ 1;
  for (const std::size_t i : {partner, 2 * pair, 2 * pair + 1})
    reasons.push_back(scope()[i].eq(past.min(scope()[i])));
}

bool AllDifferentPairs::holds(std::span<const Value> values) const {
  for (std::size_t i = 0; i < values.size(); i += 2)
    for (std::size_t j = 0; j < i; j += 2)
      if (values[i] == values[j] && values[i + 1] == values[j + 1]) return false;
  return true;
}

}  // namespace

std::unique_ptr<Constraint> all_different_pairs(const std::vector<std::pair<IntVar, IntVar>>& pairs) {
  std::vector<IntVar> scope;
  for (const auto& [first, second] : pairs) {
    scope.push_back(first);
    scope.push_back(second);
  }
  return std::make_unique<AllDifferentPairs>(std::move(scope));
}

}  // namespace quadrille::cp
