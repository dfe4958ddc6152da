#include "cp/constraints/arithmetic/linear_form.h"

#include <gtest/gtest.h>

namespace quadrille::test {
namespace {

using cp::Comparison;
using cp::IntVar;
using cp::kPlusInfinity;
using cp::linear_form;
using cp::LinearForm;
using cp::Value;
using cp::Wide;

const IntVar kX(4);
const IntVar kY(2);

void expect_form(const LinearForm& form, const std::vector<Value>& coefficients,
                 const std::vector<IntVar>& variables, Wide constant) {
  EXPECT_EQ(form.coefficients, coefficients);
  EXPECT_EQ(form.variables, variables);
  EXPECT_TRUE(form.constant == constant) << static_cast<Value>(form.constant);
}

TEST(LinearForm, OrdersVariablesAndReplacesViews) {
  expect_form(linear_form({{2, kX}, {3, kY}}, Comparison::at_most, 5), {3, 2}, {kY, kX}, 5);
  expect_form(linear_form({{2, -kX}, {3, kY + 4}}, Comparison::at_most, 5), {3, -2}, {kY, kX}, -7);
}

TEST(LinearForm, MergesTermsAndDropsZeros) {
  expect_form(linear_form({{3, kX}, {2, kY}, {3, -kX + 1}, {-1, kY}}, Comparison::equal, 5), {1}, {kY}, 2);
  expect_form(linear_form({{0, kX}}, Comparison::at_most, 5), {}, {}, 5);
}

TEST(LinearForm, DividesEquationsByACommonFactor) {
  expect_form(linear_form({{4, kX}, {-6, kY}}, Comparison::equal, -8), {-3, 2}, {kY, kX}, -4);
  expect_form(linear_form({{4, kX}, {-6, kY}}, Comparison::not_equal, 2), {-3, 2}, {kY, kX}, 1);
  expect_form(linear_form({{4, kX}, {-6, kY}}, Comparison::at_most, -8), {-6, 4}, {kY, kX}, -8);
}

TEST(LinearForm, MakesAnEquationWithoutIntegerSolutionsFalse) {
  expect_form(linear_form({{4, kX}, {-6, kY}}, Comparison::equal, 3), {}, {}, 1);
  expect_form(linear_form({{2, kX}}, Comparison::not_equal, 1), {}, {}, 1);
}

TEST(LinearForm, DoesNotOverflow) {
  const Value huge = kPlusInfinity - 1;
  expect_form(linear_form({{huge, kX - 8}}, Comparison::at_most, huge), {huge}, {kX}, Wide{huge} * 9);
}

}  // namespace
}  // namespace quadrille::test
