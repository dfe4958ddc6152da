// Two variables whose values are one of some pairs. Each value of one has a word of partners: the values of
// the other with which it occurs in a pair.
//
//   dots of 1 to 4, x and y consecutive         y 1 2 3 4
//                                           x 1   . *        x in {1, 4}: their partners are {2} and {3},
//                                             2   * . *      so y in {2, 3}. All values of x that y has
//                                             3     * . *    partners for are kept: this is the fixpoint.
//                                             4       * .
#include <array>
#include <cassert>
#include <utility>

#include "cp/constraints/tables.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

class TableOfPairs final : public Constraint {
 public:
  TableOfPairs(const Store& store, IntVar x, IntVar y, std::vector<Word> seconds)
      : Constraint({x, y}, bit(1)), origins_{store.origin(x.id()), store.origin(y.id())} {
    partners_[1].resize(kValues);
    for (std::size_t v = 0; v < seconds.size(); ++v)
      for (const int w : Bits(seconds[v]))
        partners_[1][static_cast<std::size_t>(w)] |= bit(static_cast<int>(v));
    partners_[0] = std::move(seconds);
    partners_[0].resize(kValues);
  }

  [[nodiscard]] std::string_view name() const override { return "table_of_pairs"; }
  [[nodiscard]] bool propagate(Store& store, int /*stage*/, Word /*changed*/) override {
    return narrow(store, 1) && narrow(store, 0);
  }
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  static constexpr std::size_t kValues = 64;

  /// Restricts a variable to the values that have partners in the other's domain.
  [[nodiscard]] bool narrow(Store& store, std::size_t i) const {
    Word kept = 0;
    for (const int v : Bits(store.word(scope()[1 - i].id())))
      kept |= partners_[1 - i][static_cast<std::size_t>(v)];
    return store.keep(scope()[i].id(), kept, i);
  }

  std::array<Value, 2> origins_;
  std::array<std::vector<Word>, 2> partners_;  // by variable and value, counted from its origin
};

/// A value was removed because none of its partners was left.
void TableOfPairs::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto changed = static_cast<std::size_t>(data);
  const IntVar other = scope()[1 - changed];
  const auto v = static_cast<std::size_t>(fact.value - origins_[changed]);
  for (const int w : Bits(partners_[changed][v] & past.first_word(other.id())))
    reasons.push_back(other.ne(origins_[1 - changed] + w));
}

bool TableOfPairs::holds(std::span<const Value> values) const {
  const Value v = values[0] - origins_[0], w = values[1] - origins_[1];
  const auto is_value = [](Value value) { return 0 <= value && value < static_cast<Value>(kValues); };
  return is_value(v) && is_value(w) &&
         (partners_[0][static_cast<std::size_t>(v)] & bit(static_cast<int>(w))) != 0;
}

}  // namespace

std::unique_ptr<Constraint> table_of_pairs(const Store& store, IntVar x, IntVar y,
                                           std::vector<Word> seconds) {
  assert(x.is_plain() && y.is_plain() && x.id() != y.id());
  assert(store.domains().is_word(x.id()) && store.domains().is_word(y.id()));
  return std::make_unique<TableOfPairs>(store, x, y, std::move(seconds));
}

}  // namespace quadrille::cp
