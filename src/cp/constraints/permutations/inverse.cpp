// x[i] = j <=> y[j] = i. Removals on one side are propagated to the other side, and changes there back in
// turn.
#include <algorithm>

#include "cp/constraints/distinct/common_values.h"
#include "cp/constraints/permutations.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"

namespace quadrille::cp {

namespace {

class Inverse final : public Constraint {
 public:
  Inverse(std::vector<IntVar> scope, std::size_t split)
      : Constraint(std::move(scope), bit(1)), split_(split), is_repeating_(comes_twice(this->scope())) {}

  [[nodiscard]] std::string_view name() const override { return "inverse"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool explains_value(Word data) const override { return Note::why(data) == Why::other_fixed; }
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  enum class Why : std::uint8_t {
    range,        // no reason beyond the constraint itself
    other_lost,   // a variable of the other side lost the value
    other_fixed,  // a variable of the other side is fixed
  };
  /// The position of the changed variable; with other_fixed, also the position of the fixed one.
  using Note = NoteOf<Why, Field<32>, Field<30>>;

  /// The other side, seen from a position: where it begins, and its size.
  [[nodiscard]] std::size_t opposite(std::size_t p) const { return p < split_ ? split_ : 0; }
  [[nodiscard]] std::size_t opposite_size(std::size_t p) const {
    return p < split_ ? scope().size() - split_ : split_;
  }
  /// The position as a value of variables of the other side.
  [[nodiscard]] Value index_of(std::size_t p) const {
    return static_cast<Value>(p < split_ ? p : p - split_);
  }
  [[nodiscard]] bool confine(Store& store, std::size_t p) const;
  /// Propagates to the other side the values that scope()[p] has lost and whether it is fixed. Variables with
  /// changes to propagate in turn are put into open_.
  [[nodiscard]] bool tell(Store& store, std::size_t p);
  [[nodiscard]] bool tell_lost(Store& store, std::size_t p, Value v);

  std::size_t split_;  // where y begins
  bool is_repeating_;
  std::vector<std::size_t> open_;
};

bool Inverse::propagate(Store& store, int, Word changed) {
  Position before;
  do {
    before = store.domains().now();
    open_.clear();
    for (std::size_t p = 0; p < scope().size(); ++p) {
      if ((changed & bit(static_cast<int>(p % 64))) == 0) continue;
      if (changed == ~Word{0} && !confine(store, p)) return false;
      open_.push_back(p);
    }
    while (!open_.empty()) {
      const std::size_t p = open_.back();
      open_.pop_back();
      if (!tell(store, p)) return false;
    }
    changed = ~Word{0};
  } while (is_repeating_ && store.domains().now() != before);
  return true;
}

bool Inverse::confine(Store& store, std::size_t p) const {
  const Word why = Note::pack(Why::range);
  return store.at_least(scope()[p], 0, why) &&
         store.at_most(scope()[p], static_cast<Value>(opposite_size(p)) - 1, why);
}

bool Inverse::tell(Store& store, std::size_t p) {
  const IntVar x = scope()[p];
  const auto size = static_cast<Value>(opposite_size(p));
  if (has_word(store, x) && size <= 64) {
    for (const int v : Bits(~word_from(store, x, 0) & low_bits(static_cast<int>(size))))
      if (!tell_lost(store, p, v)) return false;
  } else {
    for (Value v = 0; v < size; ++v)
      if (!store.contains(x, v) && !tell_lost(store, p, v)) return false;
  }
  if (!store.is_fixed(x)) return true;
  const std::size_t q = opposite(p) + static_cast<std::size_t>(store.value(x));
  if (store.is_fixed(scope()[q]) && store.value(scope()[q]) == index_of(p)) return true;
  open_.push_back(q);
  return store.assign(scope()[q], index_of(p), Note::pack(Why::other_fixed, q, p));
}

bool Inverse::tell_lost(Store& store, std::size_t p, Value v) {
  const std::size_t q = opposite(p) + static_cast<std::size_t>(v);
  if (!store.contains(scope()[q], index_of(p))) return true;
  if (!store.remove(scope()[q], index_of(p), Note::pack(Why::other_lost, q))) return false;
  if (store.is_fixed(scope()[q])) open_.push_back(q);
  return true;
}

void Inverse::explain(const Past&, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto [why, to, fixed] = Note::unpack(data);
  if (why == Why::range) return;
  if (why == Why::other_fixed) return reasons.push_back(scope()[fixed].eq(index_of(to)));
  const std::size_t from = opposite(to) + static_cast<std::size_t>(scope()[to].from_base(fact.value));
  reasons.push_back(scope()[from].ne(index_of(to)));
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
