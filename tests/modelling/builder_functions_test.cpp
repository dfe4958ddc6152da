#include <gtest/gtest.h>

#include "base/random.h"
#include "modelling/builder.h"
#include "support/base/rounds.h"
#include "support/cp/domain_values.h"
#include "support/cp/small_models.h"

namespace quadrille::test {
namespace {

using namespace modelling;

std::vector<Solution> solutions_of(cp::Store& store, const std::vector<IntVar>& x) {
  if (!store.propagate()) return {};
  auto found = all_solutions(store, x, cp::VariableOrder::first_fail, cp::ValueOrder::min);
  std::ranges::sort(found);
  return found;
}

TEST(BuilderFunctions, HaveTheirValues) {
  Random random(7);
  for (int round = 0; round < rounds(1500); ++round) {
    const auto f = static_cast<Function>(random.below(9));
    const bool is_made = random.below(2) == 0;
    cp::Store store;
    Builder builder(store);
    std::vector<IntVar> x;
    for (int i = 0; i < 3; ++i) {
      const Value least = static_cast<Value>(random.below(5)) - 3;
      x.push_back(store.new_variable(least, least + static_cast<Value>(random.below(4))));
    }
    const IntVar y = random.below(6) == 0 ? x[0] : x[1];
    std::vector<Solution> expected;
    for (const Value a : values_of(store, x[0]))
      for (const Value b : values_of(store, x[1]))
        for (const Value c : values_of(store, x[2])) {
          std::optional<Value> v = value_of(f, a, y == x[0] ? a : b, 1000);
          const Value exponent = y == x[0] ? a : b;
          if (is_power(f) && exponent < 0 && (a == 1 || a == -1)) v = exponent % 2 == 0 ? 1 : a;
          if (f == Function::power_or_zero && exponent < 0 && a != 0 && a != 1 && a != -1) v = 0;
          if (v == c) expected.push_back({a, b, c});
        }
    const std::vector<IntVar> arguments = f == Function::absolute ? std::vector{x[0]} : std::vector{x[0], y};
    if (is_made) {
      builder.require(Comparator::equal, {{{1, builder.define(f, arguments)}, {-1, x[2]}}, 0});
    } else {
      builder.define(f, arguments, x[2]);
    }
    EXPECT_EQ(solutions_of(store, x), expected) << round << ": " << static_cast<int>(f);
  }
}

TEST(BuilderFunctions, AreTheirArgumentsWhereDomainsSaySo) {
  cp::Store store;
  Builder builder(store);
  const IntVar x = store.new_variable(0, 9);
  const IntVar y = store.new_variable(9, 12);
  EXPECT_EQ(builder.define(Function::absolute, {x}), x);
  EXPECT_EQ(builder.define(Function::absolute, {-x}), x);
  EXPECT_EQ(builder.maximum({x, y, x}), y);
  EXPECT_EQ(builder.minimum({x, y, x}), x);
  EXPECT_EQ(builder.define(Function::times, {x, builder.constant(-1)}), -x);
  EXPECT_EQ(builder.define(Function::modulo, {x, builder.constant(10)}), x);
  EXPECT_EQ(builder.define(Function::power, {x, builder.constant(1)}), x);
  EXPECT_EQ(builder.define(Function::floored_quotient, {y, y}), builder.constant(1));
  EXPECT_EQ(store.constraint_count(), 0U);
}

TEST(BuilderFunctions, AreMadeOnce) {
  cp::Store store;
  Builder builder(store);
  const IntVar x = store.new_variable(-3, 5);
  const IntVar y = store.new_variable(-3, 5);
  const IntVar square = builder.define(Function::times, {x, x});
  EXPECT_EQ(builder.define(Function::power, {x, builder.constant(2)}), square);
  EXPECT_EQ(store.min(square), 0);
  EXPECT_EQ(store.max(square), 25);
  EXPECT_EQ(builder.minimum({x, y}), builder.minimum({x, y}));
  EXPECT_EQ(store.constraint_count(), 2U);
}

TEST(BuilderFunctions, StayWithinTheNumbersThatThereAre) {
  cp::Store store;
  Builder builder(store);
  const IntVar x = store.new_variable(-1, cp::kPlusInfinity - 1);
  static_cast<void>(builder.define(Function::times, {x, x}));
  EXPECT_EQ(builder.take_trouble(), Trouble::too_large) << "a variable would lack the larger values";
  Builder careful(store, 1000);
  EXPECT_EQ(store.max(careful.define(Function::times, {x, x})), cp::kPlusInfinity);
}

TEST(BuilderFunctions, ChooseByACondition) {
  cp::Store store;
  Builder builder(store);
  const std::vector<IntVar> x{store.new_variable(0, 2), store.new_variable(1, 3), store.new_boolean()};
  const IntVar chosen = builder.choice(x[2].eq(1), x[0], x[1]);
  EXPECT_EQ(builder.choice(x[2].eq(1), x[0], x[1]), chosen);
  EXPECT_EQ(builder.choice(x[2].ge(0), x[0], x[1]), x[0]);
  builder.require(chosen.eq(2));
  EXPECT_EQ(solutions_of(store, x),
            (std::vector<Solution>{{0, 2, 0}, {1, 2, 0}, {2, 1, 1}, {2, 2, 0}, {2, 2, 1}, {2, 3, 1}}));
}

}  // namespace
}  // namespace quadrille::test
