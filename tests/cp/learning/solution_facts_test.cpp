#include "cp/learning/solution_facts.h"

#include <gtest/gtest.h>

#include <set>

namespace quadrille::cp {
namespace {

/// x, y and a helper, each 1 .. 3. x is auxiliary in another branching, too.
struct Solved {
  Store store;
  IntVar x = store.new_variable(1, 3), y = store.new_variable(1, 3), helper = store.new_variable(1, 3);
  std::vector<Branching> branchings{{{x, y}}, {.variables = {helper, x}, .is_auxiliary = true}};
  Atoms atoms{store};
  SolutionFacts facts{store, atoms, branchings};

  /// Each fact at a level of its own or, with nothing pushed, at the last.
  void impose(Literal fact, bool is_decision) {
    if (is_decision) store.push();
    ASSERT_TRUE(store.impose(fact));
    while (atoms.absorbed() < store.domains().now()) atoms.absorb(Atoms::kTrue, store.level());
  }
  [[nodiscard]] std::set<Code> blocking_clause(std::initializer_list<Literal> decisions) {
    std::vector<Code> codes;
    for (const Literal decision : decisions) codes.push_back(atoms.code(decision));
    const std::vector<Code> block = facts.blocking_clause(codes);
    return {block.begin(), block.end()};
  }
  [[nodiscard]] std::set<Code> codes(std::initializer_list<Literal> literals) {
    std::set<Code> result;
    for (const Literal literal : literals) result.insert(atoms.code(literal));
    return result;
  }
};

TEST(SolutionFacts, AreOfMainVariables) {
  Solved s;
  EXPECT_FALSE(s.facts.is_auxiliary(s.atoms.code(s.x.eq(2))));
  EXPECT_TRUE(s.facts.is_auxiliary(s.atoms.code(s.helper.eq(2))));
  const std::vector<Value> solution{2, 3};
  const std::vector<Code> expected{s.atoms.code(s.x.eq(2)), s.atoms.code(s.y.eq(3))};
  EXPECT_EQ(s.facts.facts_of(solution), expected);
  for (const Literal fact : {s.x.eq(2), s.y.eq(3), s.helper.eq(1)}) s.impose(fact, true);
  EXPECT_EQ(s.facts.facts_of_store(), expected);
}

TEST(SolutionFacts, AreExcludedByTheDecisionsThatLedToThem) {
  Solved s;
  s.impose(s.x.eq(2), true);
  s.impose(s.y.eq(3), true);
  s.impose(s.helper.eq(1), false);
  EXPECT_EQ(s.blocking_clause({s.x.eq(2), s.y.eq(3)}), s.codes({s.x.ne(2), s.y.ne(3)}));
}

TEST(SolutionFacts, LeaveOutAuxiliaryDecisionsWithoutConsequence) {
  Solved s;
  s.impose(s.x.eq(2), true);
  s.impose(s.y.eq(3), false);
  s.impose(s.helper.eq(1), true);
  EXPECT_EQ(s.blocking_clause({s.x.eq(2), s.helper.eq(1)}), s.codes({s.x.ne(2)}));
}

TEST(SolutionFacts, AreAllValuesWhereAnAuxiliaryDecisionSettledOne) {
  Solved s;
  s.impose(s.x.eq(2), true);
  s.impose(s.helper.eq(1), true);
  s.impose(s.y.eq(3), false);
  EXPECT_EQ(s.blocking_clause({s.x.eq(2), s.helper.eq(1)}), s.codes({s.x.ne(2), s.y.ne(3)}));
}

}  // namespace
}  // namespace quadrille::cp
