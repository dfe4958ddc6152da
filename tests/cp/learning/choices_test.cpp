#include "cp/learning/choices.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "base/random.h"
#include "support/base/rounds.h"

namespace quadrille::test {
namespace {

using namespace quadrille::cp;

using Group = std::vector<std::uint32_t>;

/// x, y and z from 1 to 3, all different: atom 3x + v - 1 for each value v of the variable x.
Choices permutation_of_three() {
  Choices choices(9);
  for (std::uint32_t i = 0; i < 3; ++i) {
    choices.add_group(Group{3 * i, 3 * i + 1, 3 * i + 2}, true);
    choices.add_group(Group{i, 3 + i, 6 + i}, true);
  }
  choices.finish_groups();
  return choices;
}

TEST(Choices, InfersWhatFollowsFromOneGroup) {
  Choices choices = permutation_of_three();
  choices.decide(2 * 0);
  EXPECT_TRUE(choices.propagate());
  for (const Code atom : {1U, 2U, 3U, 6U}) EXPECT_TRUE(choices.is_false(2 * atom)) << atom;
  choices.decide(2 * 4 + 1);  // y is not 2, so it is 3, and z is 2
  EXPECT_TRUE(choices.propagate());
  EXPECT_TRUE(choices.is_true(2 * 5) && choices.is_true(2 * 7));
  choices.go_back(1, [](Code) {});
  EXPECT_TRUE(choices.is_open(2 * 5) && choices.is_open(2 * 4));
  choices.go_back(0, [](Code) {});
  EXPECT_TRUE(choices.trail().empty());
}

TEST(Choices, FailsWhereAGroupHasNoneLeftOrTwo) {
  Choices none(3);
  none.add_group(Group{0, 1, 2}, true);
  none.finish_groups();
  none.add(std::array<Code, 1>{1}, 1, true);
  none.add(std::array<Code, 1>{3}, 1, true);
  none.add(std::array<Code, 1>{5}, 1, true);
  EXPECT_FALSE(none.propagate());
  EXPECT_EQ(none.failed().size(), 3U);

  Choices two(3);
  two.add_group(Group{0, 1, 2}, false);
  two.finish_groups();
  two.add(std::array<Code, 1>{0}, 1, true);
  two.add(std::array<Code, 1>{4}, 1, true);
  EXPECT_FALSE(two.propagate());
  EXPECT_EQ(two.failed().size(), 2U);
}

TEST(Choices, OfAGroupThatNeedNotHaveOneAllMayBeFalse) {
  Choices choices(2);
  choices.add_group(Group{0, 1}, false);
  choices.finish_groups();
  choices.decide(1);
  EXPECT_TRUE(choices.propagate());
  EXPECT_TRUE(choices.is_open(2));
}

TEST(Choices, FillsOneSideOfABalanceAndEmptiesTheOther) {
  Choices choices(4);
  choices.add_balance(Group{0, 1}, Group{2, 3}, 1);  // as if one more were true on the first side
  choices.finish_groups();
  choices.decide(2 * 0);  // two on the first side, so both of the second, and no other of the first
  ASSERT_TRUE(choices.propagate());
  EXPECT_TRUE(choices.is_false(2 * 1));
  EXPECT_TRUE(choices.is_true(2 * 2) && choices.is_true(2 * 3));
  choices.go_back(0, [](Code) {});
  choices.decide(2 * 2 + 1);  // at most one on the second side, and one on the first already
  ASSERT_TRUE(choices.propagate());
  EXPECT_TRUE(choices.is_false(2 * 0) && choices.is_false(2 * 1) && choices.is_true(2 * 3));
}

/// A random formula of groups, balances and clauses over few atoms, with all assignments that satisfy it.
class RandomChoices {
 public:
  explicit RandomChoices(std::uint64_t seed) : random_(seed) {
    for (std::uint32_t models = 0; models < 1U << kAtoms; ++models) models_.push_back(models);
    for (int i = 0; i < 4; ++i) {
      Group atoms(kAtoms);
      for (std::uint32_t a = 0; a < kAtoms; ++a) atoms[a] = a;
      for (std::uint32_t a = kAtoms; a > 1; --a) std::swap(atoms[a - 1], atoms[random_.below(a)]);
      atoms.resize(2 + random_.below(4));
      const bool has_one = random_.below(2) == 0;
      choices.add_group(atoms, has_one);
      keep([&](std::uint32_t model) {
        const auto count = std::ranges::count_if(atoms, [&](auto a) { return (model >> a & 1) != 0; });
        return count <= 1 && (count == 1 || !has_one);
      });
    }
    for (int i = 0; i < 2; ++i) {
      std::array<Group, 2> sides;
      for (std::uint32_t a = 0; a < kAtoms; ++a)
        if (const auto side = random_.below(3); side < 2) sides[side].push_back(a);
      const int more = static_cast<int>(random_.below(3)) - 1;
      if (more > std::ssize(sides[1]) || -more > std::ssize(sides[0])) continue;
      choices.add_balance(sides[0], sides[1], more);
      keep([&](std::uint32_t model) {
        const auto count = [&](const Group& side) {
          return std::ranges::count_if(side, [&](auto a) { return (model >> a & 1) != 0; });
        };
        return count(sides[0]) + more == count(sides[1]);
      });
    }
    choices.finish_groups();
    for (int i = 0; i < 3; ++i) {
      std::vector<Code> clause;
      for (std::uint32_t a = 0; a < kAtoms; ++a)
        if (random_.below(3) == 0) clause.push_back(2 * a + static_cast<Code>(random_.below(2)));
      if (clause.size() < 2) continue;
      choices.add(clause, 1, true);
      keep([&](std::uint32_t model) {
        return std::ranges::any_of(clause, [&](Code fact) { return holds(fact, model); });
      });
    }
  }

  static bool holds(Code fact, std::uint32_t model) { return (model >> atom_of(fact) & 1) == (~fact & 1); }
  /// Whether one of the facts holds in all that satisfies the formula.
  [[nodiscard]] bool implies_one_of(const std::vector<Code>& facts) const {
    return std::ranges::all_of(models_, [&](std::uint32_t model) {
      return std::ranges::any_of(facts, [&](Code fact) { return holds(fact, model); });
    });
  }

  static constexpr std::uint32_t kAtoms = 10;

 private:
  template <class F>
  void keep(F is_model) {
    std::erase_if(models_, [&](std::uint32_t model) { return !is_model(model); });
  }

  Random random_;
  std::vector<std::uint32_t> models_;

 public:
  Choices choices{kAtoms};
};

TEST(Choices, EachReasonAndEachFailureFollowsFromTheFormula) {
  int inferred = 0, failures = 0;
  for (std::uint64_t seed = 1; seed <= random_rounds(3000U); ++seed) {
    SCOPED_TRACE(seed);
    RandomChoices formula(seed);
    Choices& choices = formula.choices;
    Random random(seed + 1);
    bool is_possible = choices.propagate();
    while (is_possible) {
      std::vector<Code> open;
      for (Code fact = 0; fact < 2 * RandomChoices::kAtoms; ++fact)
        if (choices.is_open(fact)) open.push_back(fact);
      if (open.empty()) break;
      if (random.below(4) == 0)
        choices.go_back(static_cast<std::uint32_t>(random.below(choices.level() + 1)), [](Code) {});
      std::erase_if(open, [&](Code fact) { return !choices.is_open(fact); });
      choices.decide(open[random.below(open.size())]);
      is_possible = choices.propagate();
    }
    for (const Code fact : choices.trail()) {
      std::vector<Code> clause{fact};
      choices.for_each_reason(fact, [&](Code other) {
        EXPECT_TRUE(choices.is_false(other) && choices.place(other) < choices.place(fact));
        clause.push_back(other);
      });
      if (clause.size() == 1) continue;
      ++inferred;
      ASSERT_TRUE(formula.implies_one_of(clause));
    }
    if (is_possible) continue;
    ++failures;
    const std::vector<Code> failed(choices.failed().begin(), choices.failed().end());
    ASSERT_TRUE(std::ranges::all_of(failed, [&](Code fact) { return choices.is_false(fact); }));
    ASSERT_TRUE(formula.implies_one_of(failed));
  }
  EXPECT_GT(inferred, rounds(1000));
  EXPECT_GT(failures, rounds(100));
}

TEST(Choices, ThrowsAwayTheWorseHalfOfItsClausesAndKeepsTheOthers) {
  Choices choices(40);
  choices.finish_groups();
  for (std::uint32_t i = 0; i < 10; ++i) {
    choices.decide(2 * (4 * i) + 1);
    choices.decide(2 * (4 * i + 1) + 1);
    choices.learn(std::array<Code, 3>{2 * (4 * i + 2), 2 * (4 * i + 1), 2 * (4 * i)}, 3 + i, i == 9);
    choices.go_back(0, [](Code) {});
  }
  EXPECT_EQ(choices.disposable(), 9U);
  ASSERT_TRUE(choices.propagate());
  choices.reduce();
  EXPECT_EQ(choices.disposable(), 4U);
  for (std::uint32_t i = 0; i < 10; ++i) {
    choices.decide(2 * (4 * i) + 1);
    choices.decide(2 * (4 * i + 1) + 1);
    ASSERT_TRUE(choices.propagate());
    EXPECT_EQ(choices.is_true(2 * (4 * i + 2)), i < 4 || i == 9) << i;
  }
}

TEST(Choices, MayThrowAwayClausesOfOthers) {
  Choices choices(6);
  choices.finish_groups();
  choices.add(std::array<Code, 3>{0, 2, 4}, 3, false);
  choices.add(std::array<Code, 3>{6, 8, 10}, 3, true);
  choices.add(std::array<Code, 3>{0, 6, 8}, 2, false);
  EXPECT_EQ(choices.disposable(), 1U) << "neither a kept one nor one of the best";
  ASSERT_TRUE(choices.propagate());
  choices.reduce();
  EXPECT_EQ(choices.disposable(), 0U);
  choices.decide(1);
  choices.decide(3);
  ASSERT_TRUE(choices.propagate());
  EXPECT_TRUE(choices.is_open(4));
}

}  // namespace
}  // namespace quadrille::test
