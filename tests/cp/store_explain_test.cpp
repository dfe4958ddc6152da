// How a store looks back: Store::explain and Store::explain_failure.
#include <gtest/gtest.h>

#include <algorithm>

#include "cp/constraints/constraints.h"
#include "cp/store.h"

namespace quadrille::cp {
namespace {

using Literals = std::vector<Literal>;

Literals reasons_of(const Store& store, Literal fact, const Constraint* due = nullptr) {
  Literals reasons;
  EXPECT_EQ(store.explain(fact, reasons), due);
  return reasons;
}

TEST(StoreExplain, HasNoReasonsForWhatHeldFromTheStart) {
  Store store;
  const IntVar x = new_variable(store, std::vector<Value>{0, 2, 3});
  EXPECT_EQ(reasons_of(store, x.ge(0)), Literals{});
  EXPECT_EQ(reasons_of(store, x.ne(1)), Literals{});
  EXPECT_EQ(reasons_of(store, x.ne(7)), Literals{});
}

TEST(StoreExplain, HasNoReasonsForDecisions) {
  for (const Value max : {9, 99, 9999}) {
    Store store;
    const IntVar x = store.new_variable(0, max);
    ASSERT_TRUE(store.remove(x, 5));
    EXPECT_EQ(reasons_of(store, x.ne(5)), Literals{});
  }
}

TEST(StoreExplain, TakesAnEquationApart) {
  Store store;
  const IntVar x = store.new_variable(0, 9);
  ASSERT_TRUE(store.assign(x, 3));
  EXPECT_EQ(reasons_of(store, x.eq(3)), (Literals{x.ge(3), x.le(3)}));
}

TEST(StoreExplain, AsksTheConstraint) {
  for (const Value max : {9, 99, 9999}) {
    Store store;
    const IntVar x = store.new_variable(0, max);
    const IntVar y = store.new_variable(0, max);
    const Constraint& less = store.post(linear({{1, x}, {-1, y}}, Comparison::at_most, -1));
    const Constraint& differ = store.post(not_equal(x, y - 4));
    ASSERT_TRUE(store.propagate());
    ASSERT_TRUE(store.at_most(y, 7));
    ASSERT_TRUE(store.propagate());
    EXPECT_EQ(reasons_of(store, x.ne(7), &less), Literals{y.le(7)});
    ASSERT_TRUE(store.assign(y, 7));
    ASSERT_TRUE(store.propagate());
    EXPECT_EQ(reasons_of(store, x.ne(3), &differ), Literals{y.eq(7)});
    EXPECT_EQ(reasons_of(store, x.ne(7), &less), Literals{y.le(7)}) << "as it was, not as it is";
  }
}

/// Whether the reasons leave, of the variable's first values, only those for which the fact holds.
bool follows(const Literals& reasons, Literal fact, Value min, Value max) {
  for (Value v = min; v <= max; ++v) {
    const bool admitted =
        std::all_of(reasons.begin(), reasons.end(), [&](Literal r) { return r.holds_for(v); });
    if (admitted && !fact.holds_for(v)) return false;
  }
  return true;
}

TEST(StoreExplain, NamesTheHolesThatABoundMovedOver) {
  for (const Value max : {9, 99, 9999}) {
    Store store;
    const IntVar x = store.new_variable(0, max);
    const IntVar y = store.new_variable(1, 2);
    store.post(not_equal(x, y));
    ASSERT_TRUE(store.assign(y, 1));
    ASSERT_TRUE(store.propagate());
    ASSERT_TRUE(store.remove(x, 0));  // and so x >= 2, by a decision and the hole together
    Literals reasons = reasons_of(store, x.ge(2));
    EXPECT_NE(std::find(reasons.begin(), reasons.end(), x.ne(1)), reasons.end());
    reasons.push_back(x.ne(0));
    EXPECT_TRUE(follows(reasons, x.ge(2), 0, max));
  }
}

TEST(StoreExplain, ExplainsBoundsThatAConstraintMovedOverHoles) {
  for (const Value max : {9, 99, 9999}) {
    Store store;
    const IntVar x = store.new_variable(0, max);
    const IntVar y = store.new_variable(0, max);
    const Constraint& less = store.post(linear({{1, y}, {-1, x}}, Comparison::at_most, 0));
    for (const Value hole : {2, 3, 5}) ASSERT_TRUE(store.remove(x, hole));
    ASSERT_TRUE(store.at_least(y, 2));
    ASSERT_TRUE(store.propagate());
    ASSERT_EQ(store.min(x), 4);
    for (const Value bound : {1, 2, 3, 4}) {
      const Literal fact = x.ge(bound);
      Literals reasons;
      const Constraint* by = store.explain(fact, reasons);
      EXPECT_TRUE(bound > 2 || by == &less);
      // y >= 2 means x >= 2, by the constraint.
      for (Literal& reason : reasons)
        if (reason.variable == y.id()) reason = x.ge(reason.value);
      EXPECT_TRUE(follows(reasons, fact, 0, max)) << bound;
    }
  }
}

TEST(StoreExplain, ExplainsFailures) {
  Store store;
  const IntVar x = store.new_variable(0, 99);
  const IntVar y = store.new_variable(0, 9);
  const Constraint& differ = store.post(not_equal(x, y));
  ASSERT_TRUE(store.propagate());
  ASSERT_TRUE(store.assign(x, 3));
  ASSERT_TRUE(store.assign(y, 3));
  ASSERT_FALSE(store.propagate());
  Literals reasons;
  EXPECT_EQ(store.explain_failure(reasons), &differ);
  ASSERT_FALSE(reasons.empty());
  for (const Literal reason : reasons) EXPECT_EQ(store.truth(reason), Store::Truth::yes);
}

TEST(StoreExplain, HasNoReasonForAnImpossibleDecision) {
  Store store;
  const IntVar x = store.new_variable(0, 9);
  EXPECT_FALSE(store.at_least(x, 10));
  Literals reasons;
  EXPECT_EQ(store.explain_failure(reasons), nullptr);
}

}  // namespace
}  // namespace quadrille::cp
