#include "cp/learning/choice_conflict.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include "base/random.h"
#include "support/base/rounds.h"

namespace quadrille::test {
namespace {

using namespace quadrille::cp;

/// A Latin square of order 4 as groups: atom 16 row + 4 column + value.
Choices latin_square() {
  Choices choices(64);
  for (std::uint32_t a = 0; a < 4; ++a) {
    for (std::uint32_t b = 0; b < 4; ++b) {
      std::array<std::vector<std::uint32_t>, 3> groups;
      for (std::uint32_t i = 0; i < 4; ++i) {
        groups[0].push_back(16 * a + 4 * b + i);
        groups[1].push_back(16 * a + 4 * i + b);
        groups[2].push_back(16 * i + 4 * a + b);
      }
      for (const auto& group : groups) choices.add_group(group, true);
    }
  }
  choices.finish_groups();
  return choices;
}

/// All Latin squares of order 4, as the values of the cells in reading order, found without the engine.
const std::vector<std::array<int, 16>>& squares() {
  static const auto all = [] {
    std::vector<std::array<int, 16>> found;
    std::array<int, 16> square{};
    const auto fill = [&](auto self, int cell) -> void {
      if (cell == 16) return found.push_back(square);
      for (int value = 0; value < 4; ++value) {
        bool is_free = true;
        for (int other = 0; other < cell; ++other)
          if ((other / 4 == cell / 4 || other % 4 == cell % 4) &&
              square[static_cast<std::size_t>(other)] == value)
            is_free = false;
        if (!is_free) continue;
        square[static_cast<std::size_t>(cell)] = value;
        self(self, cell + 1);
      }
    };
    fill(fill, 0);
    return found;
  }();
  return all;
}

bool holds(Code fact, const std::array<int, 16>& square) {
  return (square[atom_of(fact) / 4] == static_cast<int>(atom_of(fact) % 4)) == ((fact & 1) == 0);
}

/// Decides at random in Latin squares from which some are excluded by clauses, and learns from each failure.
TEST(ChoiceConflict, LearnsOnlyWhatFollowsAndWhatImposesAFact) {
  ASSERT_EQ(squares().size(), 576U);
  int learnt_clauses = 0, shorter = 0;
  for (std::uint64_t seed = 1; seed <= rounds(60U); ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    Choices choices = latin_square();
    ActivityOrder order;
    order.grow(choices.atom_count());
    ChoiceConflict conflict(choices, order);
    std::vector<std::array<int, 16>> left;
    for (const auto& square : squares()) {
      if (random.below(8) == 0) {
        left.push_back(square);
        continue;
      }
      std::vector<Code> clause;
      for (std::uint32_t cell = 0; cell < 16; ++cell)
        clause.push_back(2 * (4 * cell + static_cast<std::uint32_t>(square[cell])) + 1);
      choices.add(clause, 1, true);
    }
    Learnt learnt;
    for (int step = 0; step < 2000; ++step) {
      if (!choices.propagate()) {
        if (choices.level() == 0) break;
        conflict.analyse(learnt);
        ++learnt_clauses;
        if (learnt.facts.size() < choices.level()) ++shorter;
        for (const auto& square : left)
          ASSERT_TRUE(std::ranges::any_of(learnt.facts, [&](Code fact) { return holds(fact, square); }));
        choices.go_back(learnt.level, [](Code) {});
        ASSERT_TRUE(choices.is_open(learnt.facts[0]));
        for (std::size_t i = 1; i < learnt.facts.size(); ++i) ASSERT_TRUE(choices.is_false(learnt.facts[i]));
        choices.learn(learnt.facts, learnt.lbd, false);
        continue;
      }
      std::vector<Code> open;
      for (Code fact = 0; fact < 128; ++fact)
        if (choices.is_open(fact)) open.push_back(fact);
      if (open.empty()) {
        choices.go_back(0, [](Code) {});
      } else {
        choices.decide(open[random.below(open.size())]);
      }
    }
  }
  EXPECT_GT(learnt_clauses, rounds(1000));
  EXPECT_GT(shorter, rounds(100));
}

}  // namespace
}  // namespace quadrille::test
