#include <gtest/gtest.h>

#include "base/random.h"
#include "modelling/builder.h"
#include "support/base/rounds.h"
#include "support/cp/domain_values.h"
#include "support/cp/small_models.h"

namespace quadrille::test {
namespace {

using namespace modelling;

struct Numbers {
  cp::Store store;
  Builder builder{store};
  std::vector<IntVar> x;

  Numbers() {
    for (int i = 0; i < 3; ++i) x.push_back(store.new_variable(-1, 2));
  }
  std::size_t solutions() {
    if (!store.propagate()) return 0;
    return all_solutions(store, x, cp::VariableOrder::first_fail, cp::ValueOrder::min).size();
  }
};

/// The number of assignments to three variables for which f(sum of terms) is true.
template <class F>
std::size_t count_of(const Sum& sum, F f) {
  std::size_t count = 0;
  for (Value code = 0; code < 64; ++code) {
    const std::vector<Value> values{code % 4 - 1, code / 4 % 4 - 1, code / 16 - 1};
    Wide total = sum.constant;
    for (const auto& [a, x] : sum.terms) total += a * x.from_base(values[x.id()]);
    count += f(total, values) ? 1 : 0;
  }
  return count;
}

TEST(BuilderSums, CompareInAllForms) {
  Random random(5);
  for (int round = 0; round < rounds(1500); ++round) {
    Numbers n;
    Sum sum{{}, static_cast<Value>(random.below(9)) - 4};
    for (std::size_t i = random.below(5); i > 0; --i) {
      const IntVar x = n.x[random.below(n.x.size())];
      const IntVar view = (random.below(2) == 0 ? x : -x) + static_cast<Value>(random.below(3));
      sum.terms.push_back({static_cast<Value>(random.below(7)) - 3, view});
    }
    const auto comparator = static_cast<Comparator>(random.below(6));
    const std::size_t form = random.below(4);
    const Literal fact = n.x[0].ge(1);
    if (form == 0) n.builder.require(comparator, sum);
    if (form == 1) n.builder.require(comparator, sum, Reification{fact, Reification::Mode::half});
    if (form == 2) n.builder.require(comparator, sum, Reification{fact});
    if (form == 3) n.builder.tie(n.builder.literal(comparator, sum), {fact});
    const auto meant = [&](Wide total, const std::vector<Value>& values) {
      const bool is_met = holds(comparator, total);
      return form == 0 ? is_met : values[0] >= 1 ? is_met : form == 1 || !is_met;
    };
    EXPECT_EQ(n.solutions(), count_of(sum, meant)) << round;
  }
}

TEST(BuilderSums, AreFactsWhereOneVariableIsLeft) {
  Numbers n;
  const auto [x, y, z] = std::tuple(n.x[0], n.x[1], n.x[2]);
  EXPECT_EQ(n.builder.literal(Comparator::at_most, {{{2, x}, {3, y}, {-3, y}}, -3}), x.le(1));
  EXPECT_EQ(n.builder.literal(Comparator::greater, {{{-2, z}}, -1}), z.le(-1));
  n.builder.require(Comparator::equal, {{{2, x}, {1, y}, {-1, y}}, -4});
  EXPECT_EQ(values_of(n.store, x), std::vector<Value>{2});
  EXPECT_EQ(n.store.constraint_count(), 0U);
}

TEST(BuilderSums, ShareALiteralWithTheirOpposites) {
  Numbers n;
  const auto [x, y] = std::pair(n.x[0], n.x[1]);
  const Literal less = n.builder.literal(Comparator::less, {{{1, x}, {-1, y}}, 0});
  EXPECT_EQ(n.builder.literal(Comparator::at_most, {{{1, y}, {-1, x}}, 0}), ~less);
  EXPECT_EQ(n.builder.literal(Comparator::greater, {{{1, y}, {-1, x}}, 0}), less);
  const Literal equal = n.builder.literal(Comparator::equal, {{{1, x}, {1, y}}, -1});
  EXPECT_EQ(n.builder.literal(Comparator::not_equal, {{{-1, y}, {-1, x}}, 1}), ~equal);
  EXPECT_EQ(n.store.constraint_count(), 2U);
}

TEST(BuilderSums, AreNamedByViewsOrByOneVariable) {
  Numbers n;
  EXPECT_EQ(n.builder.variable({{{1, n.x[0]}, {2, n.x[1]}, {-2, n.x[1]}}, 5}), n.x[0] + 5);
  EXPECT_EQ(n.builder.variable({{{-1, n.x[0]}}, 5}), -n.x[0] + 5);
  const IntVar sum = n.builder.variable({{{1, n.x[0]}, {1, n.x[1]}}, 0});
  EXPECT_EQ(n.builder.variable({{{1, n.x[1]}, {1, n.x[0]}}, 0}), sum);
  EXPECT_EQ(values_of(n.store, sum), (std::vector<Value>{-2, -1, 0, 1, 2, 3, 4}));
}

TEST(BuilderSums, AreRefusedWhereTheyAreTooLarge) {
  const Value half = cp::kPlusInfinity / 2 + 1;
  Numbers n;
  n.builder.require(Comparator::at_most, {{{half, n.x[0]}, {half, n.x[1]}}, 0});
  EXPECT_EQ(n.builder.take_trouble(), Trouble::too_large);
  EXPECT_EQ(n.store.constraint_count(), 0U);
  Sum sum;
  n.builder.add(sum, half, 2);
  EXPECT_EQ(n.builder.take_trouble(), Trouble::too_large);
  EXPECT_EQ(sum.constant, 0);
}

}  // namespace
}  // namespace quadrille::test
