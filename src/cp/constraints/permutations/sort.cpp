// y holds the values of x in increasing order. For each value v, as many variables of x as of y are less than
// v. The rules count those that surely are, and those that may be:
//
//   x = (2..9, 4..7, 1..3)   sorted lower bounds 1, 2, 4, so y[0] >= 1, y[1] >= 2, y[2] >= 4
//
// After Mehlhorn and Thiel, "Faster algorithms for bound consistency of the sortedness and the alldifferent
// constraint", CP 2000, but without their matching.
//
// The code handles lower bounds. Upper bounds are handled as lower bounds of the negated variables, with y
// read backwards.
#include <algorithm>
#include <cassert>

#include "base/sort.h"
#include "cp/constraints/permutations.h"
#include "cp/constraints/support/fact_bounds.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

class Sort final : public Constraint {
 public:
  /// The scope is x, then y.
  explicit Sort(std::vector<IntVar> scope)
      : Constraint(std::move(scope), bit(2)), size_(this->scope().size() / 2) {}

  [[nodiscard]] std::string_view name() const override { return "sort"; }
  [[nodiscard]] Events wakes_on(std::size_t) const override { return kLower | kUpper; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  enum class Why : std::uint8_t {
    order,   // about y: the variable before it in y is at least this great
    enough,  // about y: enough variables of x are at least this great
    free,    // about x: the other variables of x fill all positions of y below the value
  };
  /// Whether it is about the negated variables; the position in x or y; with `free`, the first position of y
  /// that is not below the value.
  using Note = NoteOf<Why, Flag, Field<29>, Field<32>>;

  [[nodiscard]] IntVar x(std::size_t i, bool negated) const { return negated ? -scope()[i] : scope()[i]; }
  [[nodiscard]] IntVar y(std::size_t k, bool negated) const {
    return negated ? -scope()[2 * size_ - 1 - k] : scope()[size_ + k];
  }
  [[nodiscard]] bool raise_y(Store& store, bool negated) const;
  [[nodiscard]] bool raise_x(Store& store, bool negated) const;

  std::size_t size_;
};

bool Sort::propagate(Store& store, int, Word) {
  return run_to_fixpoint(store, [&] {
    for (const bool negated : {false, true})
      if (!raise_y(store, negated) || !raise_x(store, negated)) return false;
    return true;
  });
}

bool Sort::raise_y(Store& store, bool negated) const {
  std::vector<Value> least;
  for (std::size_t i = 0; i < size_; ++i) least.push_back(store.min(x(i, negated)));
  sort_range(least);
  for (std::size_t k = 0; k < size_; ++k) {
    if (!store.at_least(y(k, negated), least[k], Note::pack(Why::enough, negated, k))) return false;
    if (k > 0 &&
        !store.at_least(y(k, negated), store.min(y(k - 1, negated)), Note::pack(Why::order, negated, k)))
      return false;
  }
  return true;
}

bool Sort::raise_x(Store& store, bool negated) const {
  for (std::size_t k = 0; k < size_; ++k) {
    const Value value = store.min(y(k, negated));
    if (k > 0 && store.min(y(k - 1, negated)) == value) continue;
    std::size_t below = 0;
    for (std::size_t i = 0; i < size_; ++i) below += store.max(x(i, negated)) < value ? 1 : 0;
    for (std::size_t i = 0; i < size_; ++i) {
      const std::size_t others = below - (store.max(x(i, negated)) < value ? 1 : 0);
      if (others >= k && !store.at_least(x(i, negated), value, Note::pack(Why::free, negated, i, k)))
        return false;
    }
  }
  return true;
}

void Sort::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto [why, negated, position, place] = Note::unpack(data);
  if (why == Why::free) {
    const IntVar first = y(place, negated);
    const Value value = past.min(first);
    reasons.push_back(first.ge(value));
    std::size_t missing = place;
    for (std::size_t i = 0; i < size_ && missing > 0; ++i) {
      if (i == position || past.max(x(i, negated)) >= value) continue;
      reasons.push_back(x(i, negated).le(value - 1));
      --missing;
    }
    return;
  }
  const Value needed = needed_min(y(position, negated), fact);
  if (why == Why::order) return reasons.push_back(y(position - 1, negated).ge(needed));
  std::size_t missing = size_ - position;
  for (std::size_t i = 0; i < size_ && missing > 0; ++i) {
    if (past.min(x(i, negated)) < needed) continue;
    reasons.push_back(x(i, negated).ge(needed));
    --missing;
  }
}

bool Sort::holds(std::span<const Value> values) const {
  std::vector<Value> sorted(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(size_));
  sort_range(sorted);
  return std::ranges::equal(sorted, values.subspan(size_));
}

}  // namespace

std::unique_ptr<Constraint> sort(std::vector<IntVar> x, const std::vector<IntVar>& y) {
  assert(x.size() == y.size());
  x.insert(x.end(), y.begin(), y.end());
  return std::make_unique<Sort>(std::move(x));
}

}  // namespace quadrille::cp
