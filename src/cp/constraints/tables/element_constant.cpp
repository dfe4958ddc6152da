// result = array[index] for an array of values. The indices are grouped by the value to which they lead,
// and each value watches one of its indices.
#include <numeric>
#include <utility>

#include "base/sort.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/tables.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

class ElementConstant final : public Constraint {
 public:
  ElementConstant(IntVar index, std::vector<Value> array, IntVar result);

  [[nodiscard]] std::string_view name() const override { return "element"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;

  [[nodiscard]] bool holds(std::span<const Value> values) const override {
    return 0 <= values[0] && values[0] < static_cast<Value>(array_.size()) &&
           array_[static_cast<std::size_t>(values[0])] == values[1];
  }

 private:
  enum Why : Word { kBeyond, kIndex, kResult };

  /// The indices that lead to one value: places_[begin] .. places_[end - 1].
  struct Group {
    Value value;
    std::size_t begin, end;
    std::size_t watched;  // the place of an index that was possible at the last look
  };

  [[nodiscard]] IntVar index() const { return scope()[0]; }
  [[nodiscard]] IntVar result() const { return scope()[1]; }
  /// Removes values that are not in the array; once is enough. Does nothing if there are too many.
  [[nodiscard]] bool remove_gaps(Store& store);
  [[nodiscard]] bool prune_index(Store& store) const;
  [[nodiscard]] bool prune_result(Store& store);
  [[nodiscard]] bool is_reachable(const Store& store, Group& group) const;

  std::vector<Value> array_;
  std::vector<Value> places_;  // the indices, ordered by the value to which they lead
  std::vector<Group> groups_;  // by increasing values
};

ElementConstant::ElementConstant(IntVar index, std::vector<Value> array, IntVar result)
    : Constraint({index, result}, bit(1)), array_(std::move(array)), places_(array_.size()) {
  std::iota(places_.begin(), places_.end(), Value{0});
  const auto value_at = [&](Value i) { return array_[static_cast<std::size_t>(i)]; };
  sort_range(places_, {}, [&](Value i) { return std::pair(value_at(i), i); });
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const Value v = value_at(places_[i]);
    if (groups_.empty() || groups_.back().value != v) groups_.push_back({v, i, i, i});
    ++groups_.back().end;
  }
}

bool ElementConstant::propagate(Store& store, int, Word changed) {
  if (array_.empty()) return store.fail(kBeyond);
  if (!store.at_least(index(), 0, kBeyond) ||
      !store.at_most(index(), static_cast<Value>(array_.size()) - 1, kBeyond))
    return false;
  const bool is_first_run = changed == ~Word{0};
  return run_to_fixpoint(store, [&] {
    return prune_index(store) && prune_result(store) && (!is_first_run || remove_gaps(store));
  });
}

bool ElementConstant::prune_index(Store& store) const {
  const Value last = store.max(index());
  for (Value i = store.min(index()); i <= last; ++i) {
    if (!store.contains(index(), i) || store.contains(result(), array_[static_cast<std::size_t>(i)]))
      continue;
    if (!store.remove(index(), i, kIndex)) return false;
  }
  return true;
}

bool ElementConstant::is_reachable(const Store& store, Group& group) const {
  if (store.contains(index(), places_[group.watched])) return true;
  for (std::size_t i = group.begin; i < group.end; ++i) {
    if (!store.contains(index(), places_[i])) continue;
    group.watched = i;
    return true;
  }
  return false;
}

bool ElementConstant::prune_result(Store& store) {
  auto first = groups_.begin();
  auto end = groups_.end();
  while (first != end && !is_reachable(store, *first)) ++first;
  while (end != first && !is_reachable(store, *(end - 1))) --end;
  if (first == end) return store.fail(kResult);
  if (!store.at_least(result(), first->value, kResult) || !store.at_most(result(), (end - 1)->value, kResult))
    return false;
  for (; first != end; ++first)
    if (store.contains(result(), first->value) && !is_reachable(store, *first) &&
        !store.remove(result(), first->value, kResult))
      return false;
  return true;
}

bool ElementConstant::remove_gaps(Store& store) {
  const Value min = store.min(result());
  const Value max = store.max(result());
  if (static_cast<Word>(max) - static_cast<Word>(min) >= Word{Domains::kDenseSpan}) return true;
  auto group = groups_.begin();
  for (Value v = min; v <= max; ++v) {
    while (group != groups_.end() && group->value < v) ++group;
    const bool is_in_array = group != groups_.end() && group->value == v;
    if (!is_in_array && !store.remove(result(), v, kResult)) return false;
  }
  return true;
}

void ElementConstant::explain(const Past&, Literal fact, Word data, std::vector<Literal>& reasons) const {
  if (data == kBeyond) return;
  if (data == kIndex) {
    reasons.push_back(result().ne(array_[static_cast<std::size_t>(index().from_base(fact.value))]));
    return;
  }
  for (std::size_t i = 0; i < array_.size(); ++i)
    if (fact.is_falsum() || !fact.holds_for(result().to_base(array_[i])))
      reasons.push_back(index().ne(static_cast<Value>(i)));
}

}  // namespace

std::unique_ptr<Constraint> element(IntVar index, std::vector<Value> array, IntVar result) {
  return std::make_unique<ElementConstant>(index, std::move(array), result);
}

}  // namespace quadrille::cp
