#include "modelling/global.h"

#include <gtest/gtest.h>

namespace quadrille::modelling {
namespace {

void post_scalar_product(Builder& builder, cp::Consistency, IntVar sum, const Variables& x, Numbers factors) {
  Sum difference{{{-1, sum}}, 0};
  for (std::size_t i = 0; i < x.size(); ++i) difference.terms.push_back({factors[i], x[i]});
  builder.require(Comparator::equal, std::move(difference));
}

bool is_scalar_product(Value sum, const Numbers& x, Numbers factors) {
  for (std::size_t i = 0; i < x.size(); ++i) sum -= factors[i] * x[i];
  return sum == 0;
}

Global scalar_product() {
  return {.name = "scalar_product",
          .summary = "The sum of the products.",
          .parameters = {{.name = "sum", .is_result = true},
                         {.name = "x", .takes_empty = false, .is_at_least_0 = true},
                         {.name = "factors", .as_long_as = 1, .is_distinct = true, .is_at_least_0 = true}},
          .post = post_scalar_product,
          .holds = is_scalar_product};
}

TEST(Global, HasTheKindsOfItsFunctionAndCallsIt) {
  const Global global = scalar_product();
  using Kinds = std::vector<ParameterKind>;
  EXPECT_EQ(global.post.kinds(),
            (Kinds{ParameterKind::variable, ParameterKind::variables, ParameterKind::numbers}));
  cp::Store store;
  Builder builder(store);
  const IntVar sum = store.new_variable(0, 100);
  const Variables x{store.new_variable(2, 2), store.new_variable(3, 3)};
  global.post(builder, {sum, x, Numbers{5, 7}});
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.value(sum), 31);
  EXPECT_TRUE(global.holds({Value{31}, Numbers{2, 3}, Numbers{5, 7}}));
  EXPECT_FALSE(global.holds({Value{30}, Numbers{2, 3}, Numbers{5, 7}}));
}

TEST(Global, FindsTheFirstFaultOfItsArguments) {
  using Kind = Fault::Kind;
  const Global global = scalar_product();
  cp::Store store;
  const IntVar x = store.new_variable(-3, 3);
  const IntVar negative = store.new_variable(-3, -2);
  const auto fault = [&](const Variables& variables, const Numbers& factors) -> std::vector<Value> {
    const auto found = fault_in(global, {x, variables, factors}, store);
    if (!found) return {};
    return {static_cast<Value>(found->kind), static_cast<Value>(found->parameter),
            static_cast<Value>(found->place), found->number};
  };
  const auto expected = [](Kind kind, Value parameter, Value place, Value number) {
    return std::vector<Value>{static_cast<Value>(kind), parameter, place, number};
  };
  EXPECT_TRUE(fault({x, x}, {0, 1}).empty());
  EXPECT_EQ(fault({x, negative}, {0}), expected(Kind::other_length, 2, 0, 1));
  EXPECT_EQ(fault({}, {}), expected(Kind::empty, 1, 0, 0));
  EXPECT_EQ(fault({x, negative, x}, {7, -1, 7}), expected(Kind::repeated, 2, 0, 7));
  EXPECT_EQ(fault({x, negative}, {7, -1}), expected(Kind::negative, 2, 1, -1));
  EXPECT_EQ(fault({x, negative}, {7, 8}), expected(Kind::negative_variable, 1, 1, -2));
}

}  // namespace
}  // namespace quadrille::modelling
