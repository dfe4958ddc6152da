#include "cp/learning/value_atoms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

namespace quadrille::test {
namespace {

using namespace quadrille::cp;

/// x from {1, 3}, y = 2, z from 1 to 3.
class AtomsOfThree : public testing::Test {
 protected:
  AtomsOfThree() { static_cast<void>(store.impose(x.ne(2)) && store.impose(y.eq(2)) && store.propagate()); }

  /// The atoms that append() appends; nullopt if the domain excludes the fact.
  [[nodiscard]] static std::optional<std::vector<Code>> appended(const ValueAtoms& atoms, Literal fact) {
    std::vector<Code> codes;
    if (!atoms.append(fact, codes)) return std::nullopt;
    return codes;
  }

  Store store;
  IntVar x = store.new_variable(1, 3), y = store.new_variable(1, 3), z = store.new_variable(1, 3);
};

TEST_F(AtomsOfThree, AreNumberedOneOpenVariableAfterTheOther) {
  const ValueAtoms atoms(store);
  EXPECT_EQ(atoms.variables, (std::vector{x.id(), z.id()}));
  EXPECT_EQ(atoms.count(), 5U);
  EXPECT_EQ(atoms.of(x.id(), 1), 0U);
  EXPECT_EQ(atoms.of(x.id(), 3), 1U);
  EXPECT_EQ(atoms.of(z.id(), 3), 4U);
  EXPECT_EQ(atoms.facts[3], z.eq(2));
}

TEST_F(AtomsOfThree, SayWhatAFactComesTo) {
  using Codes = std::vector<Code>;
  const ValueAtoms atoms(store);
  EXPECT_EQ(appended(atoms, z.eq(2)), Codes{6});
  EXPECT_EQ(appended(atoms, z.ne(2)), Codes{7});
  EXPECT_EQ(appended(atoms, z.ge(3)), (Codes{5, 7})) << "neither 1 nor 2";
  EXPECT_EQ(appended(atoms, x.ne(2)), Codes{}) << "holds already";
  EXPECT_EQ(appended(atoms, y.le(2)), Codes{}) << "a fixed variable";
  EXPECT_EQ(appended(atoms, x.eq(2)), std::nullopt);
  EXPECT_EQ(appended(atoms, y.ge(3)), std::nullopt);
}

}  // namespace
}  // namespace quadrille::test
