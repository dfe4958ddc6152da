#include "cp/learning/conflict.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>

#include "cp/constraints/constraints.h"

namespace quadrille::cp {
namespace {

/// A store with clauses and nothing decided.
struct ClausesSetting {
  Store store;
  std::unique_ptr<Atoms> atoms;
  Clauses* clauses = nullptr;
  ActivityOrder order;
  std::unique_ptr<Conflict> conflict;

  /// Once the constraints are posted.
  void start(const Shortening& shortening) {
    EXPECT_TRUE(store.propagate());
    atoms = std::make_unique<Atoms>(store);
    clauses = &Clauses::attach(store, *atoms);
    conflict = std::make_unique<Conflict>(store, *atoms, *clauses, order, shortening);
    order.grow(atoms->atom_count());
    EXPECT_TRUE(store.propagate());
  }
  bool decide(Literal fact) {
    clauses->open_level(store, atoms->code(fact));
    return store.impose(fact) && store.propagate();
  }
};

/// a, b: decided early, without consequence. c != d, d != e, c != e over {1, 2} each: deciding c fails.
struct ConflictSetting : ClausesSetting {
  IntVar a = store.new_variable(1, 3), b = store.new_variable(1, 3);
  IntVar c = store.new_variable(1, 3), d = store.new_variable(1, 3), e = store.new_variable(1, 3);

  ConflictSetting() {
    store.post(not_equal(c, d));
    store.post(not_equal(d, e));
    store.post(not_equal(c, e));
    store.post(linear({{1, a}, {1, d}}, Comparison::at_most, 3));  // a = 1: d <= 2
    store.post(linear({{1, a}, {1, e}}, Comparison::at_most, 3));
    start({});
  }
};

TEST(Conflict, WorksOutTheExampleOfItsHeader) {
  ClausesSetting s;
  const IntVar p = s.store.new_variable(1, 3), x = s.store.new_variable(1, 3);
  const IntVar y = s.store.new_variable(1, 2), z = s.store.new_variable(1, 3);
  for (const auto& [a, b] : {std::pair(p, z), std::pair(x, y), std::pair(x, z), std::pair(y, z)})
    s.store.post(not_equal(a, b));
  s.start({});
  ASSERT_TRUE(s.decide(p.eq(3)));
  ASSERT_FALSE(s.decide(x.eq(1)));
  Learnt learnt;
  ASSERT_EQ(s.conflict->analyse(learnt), Conflict::Outcome::learnt);
  EXPECT_EQ(learnt.facts, (std::vector<Code>{s.atoms->code(x.ne(1)), s.atoms->code(z.eq(3))}));
  EXPECT_EQ(learnt.level, 1U);
  EXPECT_EQ(learnt.lbd, 2U);
}

TEST(Conflict, JumpsOverDecisionsThatDoNotTakePart) {
  ConflictSetting s;
  ASSERT_TRUE(s.decide(s.a.ge(1)));
  ASSERT_FALSE(s.store.is_fixed(s.c));
  ASSERT_TRUE(s.decide(s.b.eq(2)));
  // c = 1 leaves only 2 to d and e.
  ASSERT_FALSE(s.decide(s.c.eq(1)));
  Learnt learnt;
  ASSERT_EQ(s.conflict->analyse(learnt), Conflict::Outcome::learnt);
  EXPECT_EQ(learnt.level, 0U);
  EXPECT_EQ(learnt.facts, std::vector<Code>{s.atoms->code(s.c.ne(1))});
}

TEST(Conflict, LeavesOutWhatOthersImplyAsFarAsItMayAsk) {
  for (const std::uint32_t most_explanations : {0U, 1U}) {
    ClausesSetting s;
    const IntVar p = s.store.new_boolean(), q = s.store.new_boolean();
    const IntVar r = s.store.new_boolean(), other = s.store.new_boolean();
    s.store.post(linear({{1, p}, {-1, q}}, Comparison::at_most, 0));  // p implies q
    // With p and q, r implies the other, and that it is not.
    s.store.post(linear({{1, p}, {1, q}, {1, r}, {-1, other}}, Comparison::at_most, 2));
    s.store.post(linear({{1, p}, {1, q}, {1, r}, {1, other}}, Comparison::at_most, 3));
    s.start({.most_explanations = most_explanations});
    ASSERT_TRUE(s.decide(p.eq(1)));
    ASSERT_TRUE(s.store.is_fixed(q));
    ASSERT_FALSE(s.decide(r.eq(1)));
    Learnt learnt;
    ASSERT_EQ(s.conflict->analyse(learnt), Conflict::Outcome::learnt);
    EXPECT_EQ(learnt.facts.size(), most_explanations == 0 ? 3U : 2U);
    EXPECT_EQ(learnt.facts.front(), s.atoms->code(r.eq(0)));
    EXPECT_EQ(learnt.lbd, 2U);
    EXPECT_EQ(learnt.level, 1U);
  }
}

TEST(Conflict, SpeaksOfBoundsWhereTheConstraintsDo) {
  ClausesSetting s;
  const IntVar a = s.store.new_boolean(), b = s.store.new_boolean();
  const IntVar x = s.store.new_variable(1, 6);
  s.store.post(linear({{2, a}, {-1, x}}, Comparison::at_most, -1));  // a: x is 3 or more
  s.store.post(linear({{4, b}, {-1, x}}, Comparison::at_most, -1));  // b: x is 5 or more,
  s.store.post(linear({{2, b}, {1, x}}, Comparison::at_most, 6));    // and 4 or less
  s.start({.most_explanations = 0});
  ASSERT_TRUE(s.decide(a.eq(1)));
  ASSERT_FALSE(s.decide(b.eq(1)));
  Learnt learnt;
  ASSERT_EQ(s.conflict->analyse(learnt), Conflict::Outcome::learnt);
  EXPECT_EQ(learnt.facts, (std::vector<Code>{s.atoms->code(b.eq(0)), s.atoms->code(x.le(2))}));
}

/// All causes together imply the effect.
void post_implication(Store& store, std::span<const IntVar> causes, IntVar effect) {
  std::vector<Term> terms{{-1, effect}};
  for (const IntVar cause : causes) terms.push_back({1, cause});
  store.post(linear(terms, Comparison::at_most, static_cast<Value>(causes.size()) - 1));
}

TEST(Conflict, PutsWhatImpliesSeveralFactsInTheirPlace) {
  // x implies p; p implies q, and s: by itself, or together with early.
  for (const bool needs_early : {false, true}) {
    for (const Shortening& shortening : {Shortening{0, true}, Shortening{10, false}, Shortening{10, true}}) {
      ClausesSetting setting;
      Store& store = setting.store;
      const IntVar early = store.new_boolean(), x = store.new_boolean(), p = store.new_boolean();
      const IntVar q = store.new_boolean(), s = store.new_boolean();
      const IntVar r = store.new_boolean(), other = store.new_boolean();
      post_implication(store, std::array{x}, p);
      post_implication(store, std::array{p}, q);
      if (needs_early) {
        post_implication(store, std::array{p, early}, s);
      } else {
        post_implication(store, std::array{p}, s);
      }
      // With q and s, r implies the other, and that it is not.
      post_implication(store, std::array{q, s, r}, other);
      store.post(linear({{1, q}, {1, s}, {1, r}, {1, other}}, Comparison::at_most, 3));
      setting.start(shortening);
      ASSERT_TRUE(setting.decide(early.eq(1)));
      ASSERT_TRUE(setting.decide(x.eq(1)));
      ASSERT_TRUE(store.is_fixed(s));
      ASSERT_FALSE(setting.decide(r.eq(1)));
      Learnt learnt;
      ASSERT_EQ(setting.conflict->analyse(learnt), Conflict::Outcome::learnt);
      const auto code = [&](IntVar v) { return setting.atoms->code(v.eq(0)); };
      EXPECT_EQ(learnt.facts.front(), code(r));
      std::ranges::sort(learnt.facts);
      std::vector<Code> expected{code(q), code(s), code(r)};
      if (!needs_early && shortening.most_explanations > 0 && shortening.shrinks)
        expected = {code(p), code(r)};
      std::ranges::sort(expected);
      EXPECT_EQ(learnt.facts, expected);
    }
  }
}

TEST(Conflict, NamesTheDecisionsBehindAFact) {
  ConflictSetting s;
  ASSERT_TRUE(s.decide(s.b.eq(2)));
  ASSERT_TRUE(s.decide(s.c.eq(3)));
  ASSERT_TRUE(s.decide(s.d.eq(1)));
  ASSERT_TRUE(s.store.is_fixed(s.e));
  std::vector<Code> decisions;
  ASSERT_TRUE(s.conflict->decisions_behind(s.atoms->code(s.e.eq(2)), decisions));
  EXPECT_EQ(decisions, std::vector<Code>{s.atoms->code(s.d.eq(1))});
}

}  // namespace
}  // namespace quadrille::cp
