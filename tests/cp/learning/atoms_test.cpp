#include "cp/learning/atoms.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "support/base/rounds.h"

namespace quadrille::cp {
namespace {

TEST(Atoms, GivesFactsThatMeanTheSameOneCode) {
  Store store;
  const IntVar x = store.new_variable(1, 9);
  const IntVar pair = store.new_variable(0, 1);
  const IntVar wide = store.new_variable(kMinusInfinity, kPlusInfinity);
  ASSERT_TRUE(store.remove(x, 4));
  Atoms atoms(store);
  EXPECT_EQ(atoms.code(x.ge(1)), Atoms::kTrue);
  EXPECT_EQ(atoms.code(x.eq(4)), Atoms::kFalse);
  EXPECT_EQ(atoms.code(x.ge(10)), Atoms::kFalse);
  EXPECT_EQ(atoms.code(x.ge(9)), atoms.code(x.eq(9)));
  EXPECT_EQ(atoms.code(x.ge(2)), atoms.code(x.ne(1)));
  EXPECT_EQ(atoms.code(x.ge(4)), atoms.code(x.ge(5)));
  EXPECT_EQ(atoms.code(x.le(4)), opposite(atoms.code(x.ge(5))));
  EXPECT_EQ(atoms.code(pair.eq(0)), atoms.code(pair.ne(1)));
  EXPECT_EQ(atoms.code(pair.ge(1)), atoms.code(pair.eq(1)));
  EXPECT_EQ(atoms.code(wide.le(7)), opposite(atoms.code(wide.ge(8))));
  EXPECT_NE(atoms.code(wide.ge(7)), atoms.code(wide.eq(7)));
  EXPECT_EQ(atoms.literal(atoms.code(wide.le(7))), wide.le(7));
}

TEST(Atoms, TellsTheTrailBeforeAPosition) {
  Store store;
  const IntVar x = store.new_variable(1, 3), y = store.new_variable(1, 3);
  Atoms atoms(store);
  store.push();
  ASSERT_TRUE(store.assign(x, 2));
  const Position middle = store.domains().now();
  ASSERT_TRUE(store.remove(y, 1));
  while (atoms.absorbed() < store.domains().now()) atoms.absorb(Atoms::kTrue, 1);
  ASSERT_EQ(atoms.trail().size(), 4U);  // x is 2, not 1, not 3; y is not 1
  EXPECT_EQ(atoms.trail_before(store.domains().now()).size(), 4U);
  EXPECT_EQ(atoms.trail_before(middle).size(), 3U);
  EXPECT_TRUE(atoms.trail_before(0).empty());
}

/// Moves up and down at random, and compares each atom with the store at every step.
TEST(Atoms, MirrorsTheStore) {
  Random random(1);
  for (int round = 0; round < test::rounds(200); ++round) {
    Store store;
    std::vector<IntVar> variables{store.new_variable(0, 1), store.new_variable(2, 7),
                                  store.new_variable(0, 99), store.new_variable(-20000, 20000)};
    ASSERT_TRUE(store.remove(variables[1], 4));
    Atoms atoms(store);
    store.push();
    std::vector<Code> codes;
    std::vector<Position> starts;
    for (int step = 0; step < 120; ++step) {
      const IntVar x = variables[random.below(variables.size())];
      const Literal fact{x.id(), static_cast<Relation>(random.below(4)),
                         static_cast<Value>(random.below(12)) - 2};
      switch (random.below(4)) {
        case 0:
          store.push();
          starts.push_back(store.domains().now());
          break;
        case 1:
          if (starts.empty()) break;
          atoms.undo_to(starts.back(), [&](Code code) { EXPECT_TRUE(atoms.is_open(code)); });
          starts.pop_back();
          store.pop();
          break;
        case 2: codes.push_back(atoms.code(fact)); break;
        default: ASSERT_TRUE(store.truth(fact) != Store::Truth::open || store.impose(fact));
      }
      const auto level = static_cast<std::uint32_t>(starts.size());
      while (atoms.absorbed() < store.domains().now()) atoms.absorb(Atoms::kTrue, level);
      for (const Code code : codes) {
        if (atom_of(code) == 0) continue;
        const Literal l = atoms.literal(code);
        ASSERT_EQ(atoms.is_true(code), store.truth(l) == Store::Truth::yes);
        ASSERT_EQ(atoms.is_false(code), store.truth(l) == Store::Truth::no);
        if (!atoms.is_true(code)) continue;
        const Position when = store.domains().when(l);
        ASSERT_EQ(atoms.position(code), when);
        ASSERT_TRUE(atoms.level(code) == 0 || starts[atoms.level(code) - 1] <= when);
        ASSERT_TRUE(atoms.level(code) == level || when < starts[atoms.level(code)]);
      }
    }
  }
}

TEST(Atoms, NumbersFactsAboutTheGreatestValues) {
  Store store;
  const IntVar x = store.new_variable(kPlusInfinity - 100, kPlusInfinity - 1);
  const IntVar any = store.new_variable(kMinusInfinity, kPlusInfinity);
  Atoms atoms(store);
  for (const IntVar y : {x, any}) {
    EXPECT_EQ(atoms.code(y.le(kPlusInfinity)), Atoms::kTrue);
    EXPECT_EQ(atoms.code(y.ge(kPlusInfinity)), Atoms::kFalse);
    EXPECT_EQ(atoms.code(y.ge(kMinusInfinity)), Atoms::kTrue);
  }
  EXPECT_EQ(atoms.code(x.le(kPlusInfinity - 1)), Atoms::kTrue);
  EXPECT_EQ(atoms.code(any.le(kPlusInfinity - 1)), Atoms::kTrue);
}

}  // namespace
}  // namespace quadrille::cp
