#include "cp/store.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "cp/constraints/constraints.h"

namespace quadrille::cp {
namespace {

using Truth = Store::Truth;

/// Counts its runs, and does nothing.
class Watcher : public Constraint {
 public:
  Watcher(IntVar x, Events events, int& runs) : Constraint({x}, bit(0)), events_(events), runs_(runs) {}
  [[nodiscard]] std::string_view name() const override { return "watcher"; }
  [[nodiscard]] Events wakes_on(std::size_t) const override { return events_; }
  [[nodiscard]] bool propagate(Store&, int, Word) override {
    ++runs_;
    return true;
  }
  void explain(const Past&, Literal, Word, std::vector<Literal>&) const override {}
  [[nodiscard]] bool holds(std::span<const Value>) const override { return true; }

 private:
  Events events_;
  int& runs_;
};

/// Records which of its three stages run; the first is for fixed variables.
class Stages : public Constraint {
 public:
  Stages(std::vector<IntVar> scope, std::vector<std::pair<int, Word>>& runs)
      : Constraint(std::move(scope), bit(0) | bit(1) | bit(2)), runs_(runs) {}
  [[nodiscard]] std::string_view name() const override { return "stages"; }
  [[nodiscard]] Events first_stage_is_for() const override { return kFixed; }
  [[nodiscard]] bool propagate(Store&, int stage, Word changed) override {
    runs_.emplace_back(stage, changed);
    return true;
  }
  void explain(const Past&, Literal, Word, std::vector<Literal>&) const override {}
  [[nodiscard]] bool holds(std::span<const Value>) const override { return true; }

 private:
  std::vector<std::pair<int, Word>>& runs_;
};

std::vector<Value> values_of(const Store& store, IntVar x) {
  std::vector<Value> values;
  store.for_each_value(x, [&](Value v) { values.push_back(v); });
  return values;
}

TEST(Store, RunsTheStagesThatAnEventIsFor) {
  using Runs = std::vector<std::pair<int, Word>>;
  Store store;
  const IntVar x = store.new_variable(0, 9);
  const IntVar y = store.new_variable(0, 9);
  Runs runs;
  store.post(std::make_unique<Stages>(std::vector{x, y}, runs));
  const auto runs_after = [&](auto change) {
    runs.clear();
    change();
    EXPECT_TRUE(store.propagate());
    return runs;
  };
  EXPECT_EQ(runs_after([] {}), (Runs{{0, ~Word{0}}, {1, 0}, {2, 0}})) << "after the post";
  EXPECT_EQ(runs_after([&] { EXPECT_TRUE(store.remove(x, 5)); }), (Runs{{1, 1}, {2, 0}}));
  EXPECT_EQ(runs_after([&] { EXPECT_TRUE(store.remove(x, 3) && store.assign(y, 5)); }),
            (Runs{{0, 3}, {1, 0}, {2, 0}}));
  store.push();
  EXPECT_EQ(runs_after([&] { EXPECT_TRUE(store.assign(x, 4) && store.at_most(x, 4)); }),
            (Runs{{0, 1}, {1, 0}, {2, 0}}));
  store.pop();
  EXPECT_EQ(runs_after([] {}), Runs{});
}

TEST(Store, MakesVariablesOfGivenValues) {
  Store store;
  for (const std::vector<Value>& values : std::vector<std::vector<Value>>{
           {5}, {-3, 0, 1}, {0, 63}, {0, 64}, {-70, 70, 71, 72, 500}, {0, 2, 9000}, {kPlusInfinity - 1}}) {
    EXPECT_EQ(values_of(store, new_variable(store, values)), values);
  }
  EXPECT_EQ(values_of(store, store.new_boolean()), (std::vector<Value>{0, 1}));
}

TEST(Store, MakesVariablesOfValuesFarApart) {
  Store store;
  std::vector<Value> values{1, 1'000'000'000};
  for (Value v = 2; v < 1000; ++v) values.push_back(v * 1'000'000'000'000);
  const IntVar x = new_variable(store, values);
  ASSERT_TRUE(store.propagate());
  ASSERT_TRUE(store.at_least(x, 2));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(x), 1'000'000'000);
  ASSERT_TRUE(store.at_most(x, 2'000'000'000'000 - 1));
  ASSERT_TRUE(store.propagate());
  EXPECT_TRUE(store.is_fixed(x));
}

TEST(Store, ListsHoles) {
  Store store;
  for (const std::vector<Value>& values :
       std::vector<std::vector<Value>>{{5}, {-3, 0, 1}, {0, 2, 100}, {0, 2, 9000}}) {
    const IntVar x = new_variable(store, values);
    for (const IntVar view : {x, -x + 1}) {
      std::vector<Value> all = store.holes(view);
      const std::vector<Value> rest = values_of(store, view);
      EXPECT_TRUE(std::is_sorted(all.begin(), all.end()));
      all.insert(all.end(), rest.begin(), rest.end());
      std::sort(all.begin(), all.end());
      ASSERT_EQ(all.size(), static_cast<std::size_t>(store.max(view) - store.min(view) + 1));
      EXPECT_EQ(std::adjacent_find(all.begin(), all.end()), all.end());
    }
  }
}

TEST(Store, StopsShortOfAFixpointThatIsFarAway) {
  Store store;
  const IntVar x = store.new_variable(0, kPlusInfinity);
  const IntVar y = store.new_variable(0, kPlusInfinity);
  store.post(linear({{1, x}, {-1, y}}, Comparison::at_most, -1));
  store.post(linear({{1, y}, {-1, x}}, Comparison::at_most, -1));
  EXPECT_EQ(store.degree(x), 2U);
  ASSERT_TRUE(store.propagate(100));
  EXPECT_GT(store.min(x), 10);
  EXPECT_LT(store.min(x), 200);
  ASSERT_TRUE(store.assign(x, 1000));
  EXPECT_FALSE(store.propagate());
}

TEST(Store, SeesViewsAsTheyAre) {
  Store store;
  const IntVar x = new_variable(store, std::vector<Value>{1, 2, 5});
  EXPECT_EQ(store.min(-x + 10), 5);
  EXPECT_EQ(store.max(-x + 10), 9);
  EXPECT_TRUE(store.contains(-x + 10, 8));
  EXPECT_FALSE(store.contains(-x + 10, 7));
  EXPECT_EQ(values_of(store, -x + 10), (std::vector<Value>{5, 8, 9}));
  ASSERT_TRUE(store.at_least(-x + 10, 6));
  EXPECT_EQ(store.max(x), 2);
  ASSERT_TRUE(store.remove(-x, -1));
  EXPECT_EQ(store.value(x + 1), 3);
}

TEST(Store, KnowsTheTruthOfFactsOnAllKindsOfDomains) {
  for (const Value margin : {Value{0}, Value{70}, Domains::kDenseSpan}) {
    Store store;
    const IntVar x = store.new_variable(-margin, 5 + margin);
    for (const Literal fact : {x.ge(1), x.le(4), x.ne(2)}) ASSERT_TRUE(store.impose(fact));
    const std::vector<Value> values{1, 3, 4};
    for (const Relation relation :
         {Relation::equal, Relation::not_equal, Relation::at_least, Relation::at_most}) {
      for (const Value v : {Value{-1}, Value{0}, Value{1}, Value{2}, Value{3}, Value{4}, Value{5},
                            kMinusInfinity + 1, kPlusInfinity - 1, kMinusInfinity, kPlusInfinity}) {
        const Literal fact{x.id(), relation, v};
        const auto satisfied = std::ranges::count_if(values, [&](Value w) { return fact.holds_for(w); });
        const Truth due = satisfied == 3 ? Truth::yes : satisfied == 0 ? Truth::no : Truth::open;
        EXPECT_EQ(store.truth(fact), due) << static_cast<int>(relation) << " " << v << " " << margin;
        store.push();
        EXPECT_EQ(store.impose(fact), satisfied > 0);
        EXPECT_EQ(store.truth(fact) == Truth::yes, satisfied > 0);
        store.pop();
        EXPECT_EQ(values_of(store, x), values);
      }
    }
  }
}

TEST(Store, WakesByEvents) {
  Store store;
  const IntVar x = store.new_variable(0, 9);
  int fixed = 0;
  int lower = 0;
  int upper_of_negated = 0;
  int any = 0;
  store.post(std::make_unique<Watcher>(x, kFixed, fixed));
  store.post(std::make_unique<Watcher>(x, kLower, lower));
  store.post(std::make_unique<Watcher>(-x, kUpper, upper_of_negated));
  store.post(std::make_unique<Watcher>(x, kAnyChange, any));
  const auto runs_after = [&](Literal fact) {
    const std::vector<int> before{fixed, lower, upper_of_negated, any};
    EXPECT_TRUE(store.impose(fact));
    EXPECT_TRUE(store.propagate());
    return std::vector<int>{fixed - before[0], lower - before[1], upper_of_negated - before[2],
                            any - before[3]};
  };
  EXPECT_TRUE(store.propagate());
  EXPECT_EQ(runs_after(x.ne(5)), (std::vector<int>{0, 0, 0, 1}));
  EXPECT_EQ(runs_after(x.le(8)), (std::vector<int>{0, 0, 0, 1}));
  EXPECT_EQ(runs_after(x.ge(2)), (std::vector<int>{0, 1, 1, 1}));
  EXPECT_EQ(runs_after(x.ge(1)), (std::vector<int>{0, 0, 0, 0}));
  EXPECT_EQ(runs_after(x.eq(2)), (std::vector<int>{1, 0, 0, 1}));
}

TEST(Store, TakesBackALevelsChangesConstraintsAndVariables) {
  Store store;
  const IntVar x = store.new_variable(0, 9);
  const IntVar y = store.new_variable(0, 9);
  store.post(not_equal(x, y));
  ASSERT_TRUE(store.propagate());
  store.push();
  const IntVar z = store.new_variable(0, 100'000);
  store.post(linear({{1, x}, {1, z}}, Comparison::at_most, 4));
  ASSERT_TRUE(store.propagate());
  store.push();
  ASSERT_TRUE(store.assign(y, 3));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(values_of(store, x), (std::vector<Value>{0, 1, 2, 4}));
  EXPECT_EQ(store.level(), 2U);
  store.pop();
  EXPECT_TRUE(store.contains(x, 3));
  EXPECT_EQ(store.max(z), 4);
  store.pop();
  EXPECT_EQ(store.count(x), 10U);
  EXPECT_EQ(store.variable_count(), 2U);
  EXPECT_EQ(store.constraint_count(), 1U);
  ASSERT_TRUE(store.assign(x, 9));
  ASSERT_TRUE(store.propagate());
  EXPECT_FALSE(store.contains(y, 9));
}

TEST(Store, ForgetsWhatWaitedAtALevelThatIsPopped) {
  Store store;
  const IntVar x = store.new_variable(0, 9);
  int runs = 0;
  store.post(std::make_unique<Watcher>(x, kAnyChange, runs));
  ASSERT_TRUE(store.propagate());
  store.push();
  ASSERT_TRUE(store.assign(x, 1));
  store.post(std::make_unique<Watcher>(x, kAnyChange, runs));
  store.pop();
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(runs, 1);
}

TEST(Store, StaysFailedUntilTheLevelIsPopped) {
  Store store;
  const IntVar x = store.new_variable(1, 1);
  const IntVar y = store.new_variable(0, 1);
  store.post(not_equal(x, y));
  ASSERT_TRUE(store.propagate());
  store.push();
  store.post(not_equal(y, x - 1));
  EXPECT_FALSE(store.propagate());
  EXPECT_FALSE(store.propagate());
  store.pop();
  EXPECT_TRUE(store.propagate());
  store.post(not_equal(y, y));
  EXPECT_FALSE(store.propagate());
  store.push();
  store.pop();
  EXPECT_FALSE(store.propagate()) << "there is nothing below level 0 to go back to";
}

TEST(Store, CountsFailures) {
  Store store;
  const IntVar x = store.new_variable(1, 1);
  const IntVar y = store.new_variable(0, 2);
  const Constraint& c = store.post(not_equal(x, x));
  EXPECT_FALSE(store.propagate());
  EXPECT_EQ(c.failures(), 1U);
  EXPECT_EQ(store.failures(x), 2U) << "the constraint names it twice";
  EXPECT_GT(store.weight(x), 0);
  EXPECT_EQ(store.failures(y), 0U);
  EXPECT_EQ(store.weight(y), 0);
  store.forget_failures();
  EXPECT_EQ(store.failures(x), 0U);
  EXPECT_EQ(store.weight(x), 0);
}

/// Failures of sums: the fewer values a variable has left, the more weight it gets.
TEST(Store, WeighsFailuresByWhatWasOpen) {
  Store store;
  std::vector<IntVar> wide, narrow;
  for (int i = 0; i < 3; ++i) wide.push_back(store.new_variable(0, 2));
  for (int i = 0; i < 3; ++i) narrow.push_back(store.new_variable(0, 1));
  for (const auto& x : {wide, narrow}) {
    store.push();
    store.post(linear({{-1, x[0]}, {-1, x[1]}, {-1, x[2]}}, Comparison::at_most, -7));
    EXPECT_FALSE(store.propagate());
    store.pop();
  }
  EXPECT_DOUBLE_EQ(store.weight(wide[0]), 1.0 / (4 * 3));
  EXPECT_DOUBLE_EQ(store.weight(narrow[0]), 1.0 / (4 * 2));
}

TEST(Store, CanBeMoved) {
  Store first;
  const IntVar x = first.new_variable(0, 1);
  const IntVar y = first.new_variable(0, 1);
  first.post(not_equal(x, y));
  Store store = std::move(first);
  ASSERT_TRUE(store.assign(x, 1));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.value(y), 0);
}

}  // namespace
}  // namespace quadrille::cp
