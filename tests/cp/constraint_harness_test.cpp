// The harness must detect faults: each constraint here is x < y with one deliberate fault.
#include "support/cp/constraint_harness.h"

#include <gtest/gtest.h>

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Literal;
using cp::Past;
using cp::Store;
using cp::Value;

class Less : public cp::Constraint {
 public:
  Less(IntVar x, IntVar y) : Constraint({x, y}, bit(0)) {}
  [[nodiscard]] std::string_view name() const override { return "less"; }
  [[nodiscard]] bool propagate(Store& store, int, Word) override {
    if (store.min(x()) >= store.max(y())) return store.fail(0);
    return store.at_most(x(), store.max(y()) - 1) && store.at_least(y(), store.min(x()) + 1);
  }
  void explain(const Past& past, Literal fact, Word, std::vector<Literal>& reasons) const override {
    if (fact.variable != x().id()) reasons.push_back(x().ge(past.min(x())));
    if (fact.variable != y().id()) reasons.push_back(y().le(past.max(y())));
  }
  [[nodiscard]] bool holds(std::span<const Value> values) const override { return values[0] < values[1]; }

 protected:
  [[nodiscard]] IntVar x() const { return scope()[0]; }
  [[nodiscard]] IntVar y() const { return scope()[1]; }
};

template <class Faulty>
std::string complaint(Promise promise) {
  const Subject subject{
      .make = [](const Store&, const std::vector<IntVar>& x) { return std::make_unique<Faulty>(x[0], x[1]); },
      .promise = promise};
  const std::optional<std::string> on_all = violation_on_all(subject, 2, 0, 4);
  return on_all ? *on_all : violation_on_random(subject, {.arity = 2}, 300).value_or("");
}

/// Whether the complaint about the constraint is the one that is due.
template <class Faulty>
testing::AssertionResult is_caught(const char* due, Promise promise = Promise::domain) {
  const std::string text = complaint<Faulty>(promise);
  if (text.find(due) != std::string::npos) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "the harness said: " << (text.empty() ? "all is well" : text);
}

TEST(ConstraintHarness, AcceptsWhatIsRight) {
  EXPECT_EQ(complaint<Less>(Promise::domain), "");
  EXPECT_EQ(complaint<Less>(Promise::bounds), "");
  EXPECT_EQ(complaint<Less>(Promise::value), "");
  EXPECT_EQ(complaint<Less>(Promise::checking), "");
}

struct RemovesSupported : Less {
  using Less::Less;
  bool propagate(Store& store, int, Word) override {
    return store.at_most(x(), std::max(store.min(x()), store.max(y()) - 2)) && Less::propagate(store, 0, 0);
  }
};
TEST(ConstraintHarness, CatchesTheRemovalOfASupportedValue) {
  EXPECT_TRUE(is_caught<RemovesSupported>("it lost the solution"));
}

struct FailsEasily : Less {
  using Less::Less;
  bool propagate(Store& store, int, Word) override {
    return store.min(x()) + 1 < store.max(y()) ? Less::propagate(store, 0, 0) : store.fail(0);
  }
};
TEST(ConstraintHarness, CatchesAFailureWithoutCause) {
  EXPECT_TRUE(is_caught<FailsEasily>("it failed, but"));
}

struct SeesOneSide : Less {
  using Less::Less;
  bool propagate(Store& store, int, Word) override { return store.at_most(x(), store.max(y()) - 1); }
};
TEST(ConstraintHarness, CatchesAMissedRemoval) {
  EXPECT_TRUE(is_caught<SeesOneSide>("stayed without support"));
  EXPECT_TRUE(is_caught<SeesOneSide>("stayed without support", Promise::bounds));
}

struct WaitsForAll : Less {
  using Less::Less;
  bool propagate(Store& store, int, Word) override {
    const bool wait = !store.is_fixed(x()) || !store.is_fixed(y());
    return wait || Less::propagate(store, 0, 0);
  }
};
TEST(ConstraintHarness, TellsThePromisesApart) {
  EXPECT_EQ(complaint<WaitsForAll>(Promise::checking), "");
  EXPECT_TRUE(is_caught<WaitsForAll>("stayed without support", Promise::value));
  EXPECT_EQ(complaint<SeesOneSide>(Promise::checking), "");
}

struct NeverChecks : Less {
  using Less::Less;
  bool propagate(Store&, int, Word) override { return true; }
};
TEST(ConstraintHarness, CatchesAnAcceptedViolation) {
  EXPECT_TRUE(is_caught<NeverChecks>("stayed without support", Promise::checking));
}

struct GoesStepByStep : Less {
  using Less::Less;
  bool propagate(Store& store, int, Word) override {
    if (store.max(x()) < store.max(y()) || store.min(x()) >= store.max(y()))
      return Less::propagate(store, 0, 0);
    return store.at_most(x(), store.max(x()) - 1);
  }
};
TEST(ConstraintHarness, CatchesARunThatIsNotAFixpoint) {
  EXPECT_TRUE(is_caught<GoesStepByStep>("a second run found more", Promise::checking));
}

struct RemembersTheFuture : Less {
  using Less::Less;
  bool propagate(Store& store, int, Word) override {
    highest_ = std::min(highest_, store.max(y()));  // never increases again
    return store.min(x()) < highest_ ? Less::propagate(store, 0, 0) : store.fail(0);
  }
  Value highest_ = cp::kPlusInfinity;
};
TEST(ConstraintHarness, CatchesStateThatIsNotTakenBack) {
  EXPECT_TRUE(is_caught<RemembersTheFuture>("it failed, but"));
}

struct GivesNoReason : Less {
  using Less::Less;
  void explain(const Past&, Literal, Word, std::vector<Literal>&) const override {}
};
TEST(ConstraintHarness, CatchesReasonsThatDoNotSuffice) {
  EXPECT_TRUE(is_caught<GivesNoReason>("because of nothing: does not follow"));
}

struct ReadsThePresent : Less {
  using Less::Less;
  void explain(const Past& past, Literal fact, Word, std::vector<Literal>& reasons) const override {
    if (fact.is_falsum()) return Less::explain(past, fact, 0, reasons);
    reasons.push_back(fact);
  }
};
TEST(ConstraintHarness, CatchesReasonsThatDidNotHoldBefore) {
  EXPECT_TRUE(is_caught<ReadsThePresent>("did not hold before"));
}

struct PromisesAValue : Less {
  using Less::Less;
  bool explains_value(Word) const override { return true; }
};
TEST(ConstraintHarness, CatchesAValueThatIsNotLeftAlone) {
  EXPECT_TRUE(is_caught<PromisesAValue>("was to be left one value"));
}

/// Explains its failures by half of the reasons, or by facts that are not true.
template <bool kHalfTrue>
struct FailsDarkly : Less {
  using Less::Less;
  void explain(const Past& past, Literal fact, Word, std::vector<Literal>& reasons) const override {
    if (!fact.is_falsum()) return Less::explain(past, fact, 0, reasons);
    reasons.push_back(x().ge(past.min(x()) + (kHalfTrue ? 0 : 9)));
  }
};
TEST(ConstraintHarness, CatchesAWronglyExplainedFailure) {
  EXPECT_TRUE(is_caught<FailsDarkly<true>>("failure because of x0 >= "));
  EXPECT_TRUE(is_caught<FailsDarkly<true>>(": does not follow"));
  EXPECT_TRUE(is_caught<FailsDarkly<false>>("does not hold"));
}

}  // namespace
}  // namespace quadrille::test
