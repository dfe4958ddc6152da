// x[i] = j <=> y[j] = i. Where both sides fit words, as a matrix of bits: the domains of x are its rows,
// those of y its columns, and a place stays where both have it.
#include <algorithm>
#include <array>

#include "cp/constraints.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

using Matrix = std::array<Word, 64>;

/// Rows become columns, by ever smaller blocks: the recursive transposition of Warren (2012), 7-3.
void transpose(Matrix& matrix) {
  Word mask = low_bits(32);
  for (std::size_t step = 32; step != 0; step /= 2, mask ^= mask << step)
    for (std::size_t i = 0; i < 64; i = (i + step + 1) & ~step) {
      const Word moved = (matrix[i] >> step ^ matrix[i + step]) & mask;
      matrix[i] ^= moved << step;
      matrix[i + step] ^= moved;
    }
}

/// Towards the higher bits, or, if negative, the lower ones.
Word shifted(Word word, Value by) {
  if (by <= -64 || by >= 64) return 0;
  return by >= 0 ? word << by : word >> -by;
}

class Inverse final : public Constraint {
 public:
  Inverse(std::vector<IntVar> scope, std::size_t split)
      : Constraint(std::move(scope), bit(1)),
        split_(split),
        may_fit_words_(std::max(split, this->scope().size() - split) <= 64 &&
                       std::ranges::none_of(this->scope(), &IntVar::is_negated)) {}

  [[nodiscard]] std::string_view name() const override { return "inverse"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool explains_value(Word data) const override { return (data & 3) == kOtherFixed; }
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  /// Data of a change: what it rests on; for the last two the position of the variable that changed, shifted,
  /// and for the last one that of the fixed variable.
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

  /// The values of scope()[p], from bit 0 on, of a domain that is a word.
  [[nodiscard]] Word row(const Store& store, std::size_t p) const;
  [[nodiscard]] bool leave(Store& store, std::size_t p, Word row, Word data) const;
  [[nodiscard]] bool fits_words(const Store& store) const;
  [[nodiscard]] bool propagate_words(Store& store) const;
  /// Whether it came to its end without a change.
  enum class Pass : std::uint8_t { failed, changed, settled };
  [[nodiscard]] Pass pass(Store& store) const;

  std::size_t split_;  // where y begins
  bool may_fit_words_;
};

Word Inverse::row(const Store& store, std::size_t p) const {
  const VariableId x = scope()[p].id();
  return shifted(store.domains().word(x), store.domains().origin(x) + scope()[p].offset());
}

bool Inverse::leave(Store& store, std::size_t p, Word row, Word data) const {
  const VariableId x = scope()[p].id();
  return store.keep(x, shifted(row, -(store.domains().origin(x) + scope()[p].offset())), data);
}

bool Inverse::fits_words(const Store& store) const {
  return may_fit_words_ &&
         std::ranges::all_of(scope(), [&](IntVar x) { return store.domains().is_word(x.id()); });
}

Inverse::Pass Inverse::pass(Store& store) const {
  const Position before = store.domains().now();
  const std::size_t columns = scope().size() - split_;
  Matrix x{};
  Matrix y{};
  for (std::size_t p = 0; p < split_; ++p) x[p] = row(store, p);
  for (std::size_t q = 0; q < columns; ++q) y[q] = row(store, split_ + q);
  transpose(y);
  for (std::size_t p = 0; p < split_; ++p) {
    x[p] &= y[p];
    if (!leave(store, p, x[p], packed(kOtherLost, 0, p))) return Pass::failed;
  }
  transpose(x);
  for (std::size_t q = 0; q < columns; ++q)
    if (!leave(store, split_ + q, x[q], packed(kOtherLost, 0, split_ + q))) return Pass::failed;
  for (std::size_t p = 0; p < scope().size(); ++p) {
    if (!store.is_fixed(scope()[p])) continue;
    const std::size_t q = opposite(p) + static_cast<std::size_t>(store.value(scope()[p]));
    if (!store.assign(scope()[q], index_of(p), packed(kOtherFixed, p, q))) return Pass::failed;
  }
  return store.domains().now() == before ? Pass::settled : Pass::changed;
}

bool Inverse::propagate_words(Store& store) const {
  for (std::size_t p = 0; p < scope().size(); ++p)
    if (!store.at_least(scope()[p], 0, kRange) ||
        !store.at_most(scope()[p], static_cast<Value>(opposite_size(p)) - 1, kRange))
      return false;
  while (true) {
    const Pass result = pass(store);
    if (result != Pass::changed) return result == Pass::settled;
  }
}

bool Inverse::propagate(Store& store, int, Word changed) {
  if (fits_words(store)) return propagate_words(store);
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
    if (!store.contains(x, v) && !store.remove(scope()[q], index_of(p), packed(kOtherLost, 0, q)))
      return false;
  }
  if (!store.is_fixed(x)) return true;
  const std::size_t q = first + static_cast<std::size_t>(store.value(x));
  return store.assign(scope()[q], index_of(p), packed(kOtherFixed, p, q));
}

void Inverse::explain(const Past&, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto why = static_cast<Why>(data & 3);
  if (why == kRange) return;
  const std::size_t to = data >> 32;
  const std::size_t from = why == kOtherFixed
                               ? data >> 2 & low_bits(30)
                               : opposite(to) + static_cast<std::size_t>(scope()[to].from_base(fact.value));
  reasons.push_back(why == kOtherFixed ? scope()[from].eq(index_of(to)) : scope()[from].ne(index_of(to)));
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
