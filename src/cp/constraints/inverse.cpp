// x[i] = j <=> y[j] = i.
#include "cp/constraints.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

class Inverse final : public Constraint {
 public:
  Inverse(std::vector<IntVar> scope, std::size_t split)
      : Constraint(std::move(scope), bit(1)), split_(split) {}

  [[nodiscard]] std::string_view name() const override { return "inverse"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool explains_value(Word data) const override { return (data & 3) == kOtherFixed; }
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  /// Data of a change: what it rests on, and for the last two the position of the variable that it rests on
  /// and, shifted, the position of the variable that changed.
  enum Why : Word { kRange, kOtherLost, kOtherFixed };
  [[nodiscard]] static Word packed(Why why, std::size_t from, std::size_t to) {
    return why | from << 2 | to << 32;
  }

  /// The side opposite to a position: its first position, and how many there are.
  [[nodiscard]] std::size_t opposite(std::size_t p) const { return p < split_ ? split_ : 0; }
  [[nodiscard]] std::size_t opposite_size(std::size_t p) const {
    return p < split_ ? scope().size() - split_ : split_;
  }
  /// As a value of the other side.
  [[nodiscard]] Value index_of(std::size_t p) const {
    return static_cast<Value>(p < split_ ? p : p - split_);
  }
  /// Tells the other side what scope()[p] has lost and whether it is fixed.
  [[nodiscard]] bool tell(Store& store, std::size_t p) const;

  std::size_t split_;  // where y begins
};

bool Inverse::propagate(Store& store, int, Word changed) {
  while (true) {
    const Position before = store.domains().now();
    for (std::size_t p = 0; p < scope().size(); ++p)
      if ((changed & bit(static_cast<int>(p % 64))) != 0 && !tell(store, p)) return false;
    if (store.domains().now() == before) return true;
    changed = ~Word{0};
  }
}

bool Inverse::tell(Store& store, std::size_t p) const {
  const IntVar x = scope()[p];
  const std::size_t first = opposite(p);
  const auto size = static_cast<Value>(opposite_size(p));
  if (!store.at_least(x, 0, kRange) || !store.at_most(x, size - 1, kRange)) return false;
  for (Value v = 0; v < size; ++v) {
    const std::size_t q = first + static_cast<std::size_t>(v);
    if (!store.contains(x, v) && !store.remove(scope()[q], index_of(p), packed(kOtherLost, p, q)))
      return false;
  }
  if (!store.is_fixed(x)) return true;
  const std::size_t q = first + static_cast<std::size_t>(store.value(x));
  return store.assign(scope()[q], index_of(p), packed(kOtherFixed, p, q));
}

void Inverse::explain(const Past&, Literal, Word data, std::vector<Literal>& reasons) const {
  const auto why = static_cast<Why>(data & 3);
  if (why == kRange) return;
  const std::size_t from = data >> 2 & low_bits(30);
  const Value to = index_of(data >> 32);
  reasons.push_back(why == kOtherFixed ? scope()[from].eq(to) : scope()[from].ne(to));
}

bool Inverse::holds(std::span<const Value> values) const {
  for (std::size_t p = 0; p < values.size(); ++p) {
    if (values[p] < 0 || values[p] >= static_cast<Value>(opposite_size(p))) return false;
    if (values[opposite(p) + static_cast<std::size_t>(values[p])] != index_of(p)) return false;
  }
  return true;
}

}  // namespace

std::unique_ptr<Constraint> inverse(std::vector<IntVar> x, const std::vector<IntVar>& y) {
  const std::size_t split = x.size();
  x.insert(x.end(), y.begin(), y.end());
  return std::make_unique<Inverse>(std::move(x), split);
}

}  // namespace quadrille::cp
