#include "techniques/nets.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/techniques/step_cases.h"

namespace quadrille::techniques {
namespace {

/// An empty grid except for r1c1, which has only the candidates 1, 2 and 3, and two cells of its row and of
/// its column: r1c9 has 1 and 2, r9c1 has 1 and 3.
Position three_cells() {
  Position position = test::start_of(test::classic_puzzle(std::string(81, '.')));
  for (int digit = 1; digit <= 9; ++digit) {
    if (digit > 3) position.remove({0, digit});
    if (digit > 2) position.remove({8, digit});
    if (digit != 1 && digit != 3) position.remove({72, digit});
  }
  return position;
}

TEST(Nets, ASingleFollowsFromSeveralCandidatesThatAreOff) {
  const Position position = three_cells();
  const Implications links(position, true);
  const Nets nets(position, links);
  // r1c9=2 takes 2 from r1c1 .. but leaves it 1 and 3: nothing follows there.
  const auto few = nets.all_from(links.node({8, 2}, true));
  EXPECT_EQ(std::ranges::count(few, links.node({0, 1}, true)), 0);
  // r1c1<>1: neither cell has to change, so nothing follows for them.
  const auto none = nets.all_from(links.node({0, 1}, false));
  EXPECT_EQ(none.size(), 1U);
  // r9c1=1 removes 1 from r1c1; with 2 removed by r1c9 it would be 3. But r1c9 is not fixed.
  const auto all = nets.all_from(links.node({72, 1}, true));
  EXPECT_EQ(std::ranges::count(all, links.node({0, 1}, false)), 1);
  EXPECT_EQ(std::ranges::count(all, links.node({0, 3}, true)), 0);
}

TEST(Nets, ChainsHaveBranchesWhereASingleNeedsThem) {
  Position position = three_cells();
  // r9c9 has 1 and 4: as 1 it makes r1c9 2 and r9c1 3, and these leave r1c1 the 1.
  for (int digit = 1; digit <= 9; ++digit)
    if (digit != 1 && digit != 4) position.remove({80, digit});
  const Implications links(position, true);
  const Nets nets(position, links);
  const auto start = links.node({80, 1}, true);
  const auto end = links.node({0, 1}, true);
  ASSERT_EQ(std::ranges::count(nets.all_from(start), end), 1);
  const auto chain = nets.chain(start, end);
  EXPECT_EQ(chain.front().cell, 80);
  EXPECT_EQ(chain.back().cell, 0);
  EXPECT_TRUE(chain.back().is_strong_from_last);
  const auto branch_of = [](ChainNode::Branch branch) {
    return [branch](const ChainNode& node) { return node.branch == branch; };
  };
  EXPECT_EQ(std::ranges::count_if(chain, branch_of(ChainNode::Branch::last)), 1);
  Step step;
  nets.note_proof(step, start, end);
  step.tidy();
  // That r1c1 is 1 depends on its own cell, the other two, and the lines by which they exclude each other.
  EXPECT_EQ(std::ranges::count(step.sectors, Sector{0, Sector::kCell}), 1);
  EXPECT_EQ(std::ranges::count(step.sectors, Sector{8, Sector::kCell}), 1);
  EXPECT_EQ(std::ranges::count(step.sectors, Sector{72, Sector::kCell}), 1);
}

}  // namespace
}  // namespace quadrille::techniques
