#include "cp/learning/clauses.h"

#include <gtest/gtest.h>

#include <optional>

#include "base/random.h"
#include "cp/constraints/logic.h"
#include "support/base/rounds.h"

namespace quadrille::cp {
namespace {

/// A store with Booleans and clauses over them.
struct ClauseSetting {
  Store store;
  std::vector<IntVar> x;
  std::optional<Atoms> atoms;
  Clauses* clauses = nullptr;

  explicit ClauseSetting(int count) {
    for (int i = 0; i < count; ++i) x.push_back(store.new_boolean());
    atoms.emplace(store);
    clauses = &Clauses::attach(store, *atoms);
  }
  Code yes(std::size_t i) { return atoms->code(x[i].eq(1)); }
  Code no(std::size_t i) { return opposite(yes(i)); }
  bool decide(Code code) {
    clauses->open_level(store, code);
    return store.impose(atoms->literal(code)) && store.propagate();
  }
  void go_back(std::uint32_t level) {
    clauses->go_back(store, level, [](Code) {});
  }
};

TEST(Clauses, ImposeTheLastFactThatIsOpen) {
  ClauseSetting s(3);
  s.clauses->add(std::vector{s.yes(0), s.yes(1), s.yes(2)}, 2, true);
  ASSERT_TRUE(s.store.propagate());
  ASSERT_TRUE(s.decide(s.no(0)));
  EXPECT_FALSE(s.store.is_fixed(s.x[2]));
  ASSERT_TRUE(s.decide(s.no(1)));
  EXPECT_EQ(s.store.min(s.x[2]), 1);
  std::vector<Literal> reasons;
  EXPECT_EQ(s.store.explain(s.x[2].ne(0), reasons), s.clauses);
  EXPECT_EQ(reasons.size(), 2U);
  s.go_back(0);
  ASSERT_TRUE(s.decide(s.no(2)));
  ASSERT_TRUE(s.decide(s.no(1)));
  EXPECT_EQ(s.store.min(s.x[0]), 1);
}

TEST(Clauses, FailWhereAllFactsAreFalseWhenTheyAreAdded) {
  ClauseSetting s(3);
  ASSERT_TRUE(s.store.propagate());
  ASSERT_TRUE(s.decide(s.no(0)));
  ASSERT_TRUE(s.decide(s.no(1)));
  s.clauses->add(std::vector{s.yes(1), s.yes(0)}, 2, true);
  EXPECT_FALSE(s.store.propagate());
  std::vector<Literal> reasons;
  EXPECT_EQ(s.store.explain_failure(reasons), s.clauses);
  ASSERT_EQ(reasons.size(), 2U);
  EXPECT_EQ(s.atoms->code(reasons[0]), s.no(1));
  EXPECT_EQ(s.atoms->code(reasons[1]), s.no(0));
}

/// While Clauses is attached, it holds the clauses of these constraints, which do not run themselves.
TEST(Clauses, DoTheWorkOfTheModelsClauses) {
  Store store;
  std::vector<IntVar> x;
  for (int i = 0; i < 4; ++i) x.push_back(store.new_boolean());
  const IntVar y = store.new_variable(0, 9);
  const Constraint& clause = store.post(cp::clause({x[0].eq(1), x[1].eq(1), x[1].ge(1), y.ge(5)}));
  store.post(cp::clause({x[0].eq(1), x[0].eq(0), x[1].eq(0)}));
  store.post(cp::conjunction({x[1].eq(1), x[2].eq(1)}, {x[3].eq(1)}));
  ASSERT_TRUE(store.propagate());
  const auto imposes = [&](Literal decision, Literal consequence) {
    store.push();
    const bool possible = store.impose(x[0].eq(0)) && store.impose(decision) && store.propagate();
    const bool is_so = possible && store.truth(consequence) == Store::Truth::yes;
    std::vector<Literal> reasons;
    const Constraint* const by = is_so ? store.explain(consequence, reasons) : nullptr;
    store.pop();
    return by;
  };
  EXPECT_EQ(imposes(x[1].eq(0), y.ge(5)), &clause);
  Atoms atoms(store);
  Clauses& clauses = Clauses::attach(store, atoms);
  ASSERT_TRUE(store.propagate());
  const auto search_imposes = [&](Literal decision, Literal consequence) {
    clauses.open_level(store, atoms.code(decision));
    const bool possible = store.impose(decision) && store.propagate();
    clauses.open_level(store, atoms.code(x[0].eq(0)));
    const bool is_so = possible && store.impose(x[0].eq(0)) && store.propagate() &&
                       store.truth(consequence) == Store::Truth::yes;
    std::vector<Literal> reasons;
    const Constraint* const by = is_so ? store.explain(consequence, reasons) : nullptr;
    clauses.go_back(store, 0, [](Code) {});
    return by;
  };
  EXPECT_EQ(search_imposes(x[1].eq(0), y.ge(5)), &clauses);
  EXPECT_EQ(search_imposes(y.le(4), x[1].ne(0)), &clauses);
  EXPECT_EQ(search_imposes(x[3].eq(1), x[2].ne(0)), &clauses);
  EXPECT_EQ(search_imposes(x[2].eq(0), x[3].ne(1)), &clauses);
  clauses.pause(store);
  EXPECT_EQ(imposes(x[1].eq(0), y.ge(5)), &clause);
  clauses.detach(store);
  EXPECT_EQ(imposes(x[1].eq(0), y.ge(5)), &clause);
}

/// All solutions of random clauses by a small search, against all assignments.
TEST(Clauses, HoldInAllAssignmentsThatPropagationLeaves) {
  constexpr std::size_t kCount = 6;
  Random random(1);
  for (int round = 0; round < test::rounds(300); ++round) {
    ClauseSetting s(kCount);
    std::vector<std::vector<Code>> clauses;
    for (int i = 0; i < 12; ++i) {
      std::vector<Code> facts;
      for (std::size_t v = random.below(3); v < kCount; v += 1 + random.below(3))
        facts.push_back(random.below(2) == 0 ? s.yes(v) : s.no(v));
      if (facts.size() < 2) continue;
      s.clauses->add(facts, 3, random.below(2) == 0);
      clauses.push_back(facts);
    }
    if (random.below(2) == 0) s.clauses->reduce();
    bool open = s.store.propagate();
    for (std::size_t v = 0; open && v < kCount; ++v) {
      if (s.store.is_fixed(s.x[v])) continue;
      open = s.decide(random.below(2) == 0 ? s.yes(v) : s.no(v));
    }
    if (!open) {
      std::vector<Literal> reasons;
      EXPECT_EQ(s.store.explain_failure(reasons), s.clauses);
      for (const Literal reason : reasons) EXPECT_EQ(s.store.truth(reason), Store::Truth::yes);
      continue;
    }
    if (s.clauses->disposable() < 12) continue;  // some may have been thrown away
    for (const auto& facts : clauses)
      EXPECT_TRUE(std::any_of(facts.begin(), facts.end(), [&](Code c) { return s.atoms->is_true(c); }));
  }
}

TEST(Clauses, KeepTheBestWhenTheyAreReduced) {
  ClauseSetting s(40);
  for (std::size_t i = 0; i + 2 < 40; ++i)
    s.clauses->add(std::vector{s.yes(i), s.yes(i + 1), s.yes(i + 2)}, i < 10 ? 2 : 5, false);
  ASSERT_TRUE(s.store.propagate());
  s.clauses->reduce();
  EXPECT_EQ(s.clauses->disposable(), 10U + 14U);
  ASSERT_TRUE(s.decide(s.no(0)));
  ASSERT_TRUE(s.decide(s.no(1)));
  EXPECT_EQ(s.store.min(s.x[2]), 1);
}

TEST(Clauses, StateAFactAgainWhereItStillFollows) {
  ClauseSetting s(4);
  ASSERT_TRUE(s.store.propagate());
  for (std::size_t i = 0; i < 3; ++i) ASSERT_TRUE(s.decide(s.no(i)));
  // It would have stated its first fact from level 1 on.
  s.clauses->note_late(s.clauses->add(std::vector{s.yes(3), s.yes(0)}, 2, false), 1, 3);
  ASSERT_TRUE(s.store.propagate());
  EXPECT_EQ(s.store.min(s.x[3]), 1);
  for (const std::uint32_t level : {2U, 1U}) {
    s.go_back(level);
    EXPECT_FALSE(s.store.is_fixed(s.x[3]));
    ASSERT_TRUE(s.store.propagate());
    EXPECT_EQ(s.store.min(s.x[3]), 1);
  }
  s.go_back(0);
  ASSERT_TRUE(s.store.propagate());
  EXPECT_FALSE(s.store.is_fixed(s.x[3]));
  ASSERT_TRUE(s.decide(s.no(3)));
  EXPECT_EQ(s.store.min(s.x[0]), 1);
}

}  // namespace
}  // namespace quadrille::cp
