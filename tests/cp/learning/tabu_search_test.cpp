#include "cp/learning/tabu_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "base/random.h"
#include "support/base/rounds.h"

namespace quadrille::test {
namespace {

using namespace quadrille::cp;

using Group = std::vector<std::uint32_t>;

/// A Latin square of order n: the atom of row r, column c and value v is n(nr + c) + v. The first n * n
/// groups are the cells.
class SquareOfOrder {
 public:
  explicit SquareOfOrder(std::uint32_t n) : n_(n), choices_(n * n * n) {
    for (std::uint32_t cell = 0; cell < n * n; ++cell) add([&](std::uint32_t i) { return n * cell + i; });
    for (std::uint32_t a = 0; a < n; ++a) {
      for (std::uint32_t v = 0; v < n; ++v) {
        add([&](std::uint32_t i) { return n * (n * a + i) + v; });
        add([&](std::uint32_t i) { return n * (n * i + a) + v; });
      }
    }
    choices_.finish_groups();
  }
  [[nodiscard]] Choices& choices() { return choices_; }
  [[nodiscard]] std::uint32_t cells() const { return n_ * n_; }

  /// The number of excess true atoms in the groups, computed from the groups as they were added.
  [[nodiscard]] int broken(std::span<const std::uint32_t> atoms) const {
    int broken = 0;
    for (const Group& group : groups_) {
      const auto in_group = std::ranges::count_if(
          atoms, [&](std::uint32_t atom) { return std::ranges::find(group, atom) != group.end(); });
      broken += std::max(static_cast<int>(in_group) - 1, 0);
    }
    return broken;
  }

 private:
  template <class F>
  void add(F atom_of) {
    Group group;
    for (std::uint32_t i = 0; i < n_; ++i) group.push_back(atom_of(i));
    choices_.add_group(group, true);
    groups_.push_back(std::move(group));
  }

  std::uint32_t n_;
  Choices choices_;
  std::vector<Group> groups_;
};

TEST(TabuSearch, BeginsWithWhatIsWanted) {
  SquareOfOrder square(3);
  TabuSearch search(square.choices());
  search.set_up(square.cells());
  const auto is_first = [](std::uint32_t atom) { return atom % 3 == 0; };
  EXPECT_EQ(std::ranges::count_if(search.improve(is_first, 0), is_first), 9);
}

TEST(TabuSearch, FillsALatinSquare) {
  SquareOfOrder square(7);
  TabuSearch search(square.choices());
  search.set_up(square.cells());
  const auto none = [](std::uint32_t) { return false; };
  EXPECT_EQ(square.broken(search.improve(none, 100'000)), 0);
}

TEST(TabuSearch, GivesEachVariableAnOpenAtomAndNeverMakesItWorse) {
  for (std::uint64_t seed = 1; seed <= rounds(200U); ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    SquareOfOrder square(static_cast<std::uint32_t>(2 + random.below(5)));
    Choices& choices = square.choices();
    bool is_possible = true;
    for (std::size_t excluded = random.below(square.cells()); excluded > 0 && is_possible; --excluded) {
      const std::array<Code, 1> no{static_cast<Code>(2 * random.below(choices.atom_count()) + 1)};
      if (choices.is_open(no.front())) choices.add(no, 1, true);
      is_possible = choices.propagate();
    }
    if (!is_possible) continue;
    TabuSearch search(choices);
    search.set_up(square.cells());
    // Each variable that has them left is to begin with one atom of these.
    std::vector<bool> is_wanted(choices.atom_count());
    for (std::uint32_t cell = 0; cell < square.cells(); ++cell) {
      Group left;
      choices.for_each_left(cell, [&](std::uint32_t atom) { left.push_back(atom); });
      is_wanted[left[random.below(left.size())]] = true;
    }
    const auto wants = [&](std::uint32_t atom) { return is_wanted[atom]; };
    const auto begin = search.improve(wants, 0);
    const int broken = square.broken(begin);
    const auto found = search.improve(wants, random.below(50));
    EXPECT_LE(square.broken(found), broken);
    std::map<std::uint32_t, int> of_cell;
    for (const std::uint32_t atom : found) {
      EXPECT_FALSE(choices.is_false(2 * atom));
      choices.for_each_group(atom, [&](std::uint32_t group) {
        if (group < square.cells()) ++of_cell[group];
      });
    }
    EXPECT_EQ(of_cell.size(), square.cells());
    EXPECT_EQ(found.size(), square.cells());
  }
}

}  // namespace
}  // namespace quadrille::test
