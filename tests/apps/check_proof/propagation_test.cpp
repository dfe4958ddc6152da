#include "check_proof/propagation.h"

#include <map>

#include <gtest/gtest.h>

#include "base/random.h"
#include "support/base/rounds.h"

namespace check_proof {
namespace {

using quadrille::Random;

constexpr std::uint32_t kVariables = 6;

/// One in three is a clause.
Inequality random_inequality(Random& random) {
  Inequality inequality;
  if (random.below(3) == 0) {
    inequality.bound = 1;
    for (std::uint32_t v = 0; v < kVariables; ++v) {
      if (random.below(2) == 0) continue;
      const bool is_negated = random.below(2) == 0;
      inequality.terms.emplace_back(v, is_negated ? -1 : 1);
      inequality.bound -= is_negated ? 1 : 0;
    }
    return inequality;
  }
  for (std::uint32_t v = 0; v < kVariables; ++v)
    if (const auto a = static_cast<std::int64_t>(random.below(9)) - 4; a != 0 && random.below(2) == 0)
      inequality.terms.emplace_back(v, a);
  inequality.bound = static_cast<std::int64_t>(random.below(7)) - 4;
  return inequality;
}

/// The greatest value of the left side, less the bound, when some variables have values (-1: none).
std::int64_t slack(const Inequality& inequality, const std::vector<int>& values) {
  std::int64_t left = -inequality.bound;
  for (const auto& [variable, a] : inequality.terms) {
    const int value = values[variable];
    left += value < 0 ? std::max<std::int64_t>(a, 0) : a * value;
  }
  return left;
}

/// Tries both values of each variable in each inequality by itself, until nothing changes.
bool is_refuted(const std::vector<Inequality>& inequalities) {
  std::vector<int> values(kVariables, -1);
  for (bool is_new = true; is_new;) {
    is_new = false;
    for (const Inequality& inequality : inequalities) {
      for (int& value : values) {
        if (value >= 0) continue;
        int possible = 0;
        int last = 0;
        for (const int tried : {0, 1}) {
          value = tried;
          if (slack(inequality, values) < 0) continue;
          ++possible;
          last = tried;
        }
        value = possible == 1 ? last : -1;
        is_new |= possible == 1;
        if (possible == 0) return true;
      }
      if (slack(inequality, values) < 0) return true;
    }
  }
  return false;
}

TEST(Propagation, FindsWhatTryingFinds) {
  Random random(3);
  int refuted = 0, possible = 0;
  for (int round = 0; round < quadrille::test::rounds(1000); ++round) {
    Propagation propagation;
    std::map<Propagation::Row, Inequality> rows;
    for (int step = 0; step < 20; ++step) {
      if (!rows.empty() && random.below(4) == 0) {
        const auto removed = std::next(rows.begin(), static_cast<std::ptrdiff_t>(random.below(rows.size())));
        propagation.remove(removed->first);
        rows.erase(removed);
      } else {
        const Inequality inequality = random_inequality(random);
        rows.emplace(propagation.add(inequality), inequality);
      }
      std::vector<Inequality> all = {random_inequality(random)};
      for (const auto& [row, inequality] : rows) all.push_back(inequality);
      const bool expected = is_refuted(all);
      ASSERT_EQ(propagation.refutes(all.front()), expected);
      ++(expected ? refuted : possible);
    }
  }
  EXPECT_GT(refuted, quadrille::test::rounds(5000));
  EXPECT_GT(possible, quadrille::test::rounds(3000));
}

TEST(Propagation, NamesWhatFollows) {
  Propagation propagation;
  propagation.add({{{0, 1}, {1, 1}, {2, 1}}, 1});                        // a or b or c
  const Propagation::Row row = propagation.add({{{2, -1}, {3, 1}}, 0});  // c implies d
  using Literals = std::vector<Propagation::Literal>;
  EXPECT_EQ(propagation.following(Literals{1, 3}), (Literals{1, 3, 4, 6}));
  EXPECT_EQ(propagation.following(Literals{1, 3, 7}), std::nullopt);
  EXPECT_EQ(propagation.following(Literals{1, 0}), std::nullopt);
  EXPECT_EQ(propagation.following(Literals{1, 1}), Literals{1});
  propagation.remove(row);
  EXPECT_EQ(propagation.following(Literals{1, 3, 7}), (Literals{1, 3, 7, 4}));
}

}  // namespace
}  // namespace check_proof
