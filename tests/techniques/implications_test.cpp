#include "techniques/implications.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "sudoku/conditions/conditions.h"
#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

/// A grid in which row 1 has the digit 1 only in its first two cells.
Position two_places() {
  Position position = test::start_of(test::classic_puzzle(std::string(81, '.')));
  for (int cell = 2; cell < 9; ++cell) position.remove({cell, 1});
  return position;
}

bool has(const Implications::Table& table, Implications::Node node) {
  return std::ranges::find(table, node, &Implications::Entry::node) != table.end();
}

TEST(Implications, FollowLinksStepByStep) {
  const Position position = two_places();
  const Implications links(position, false);
  const auto table = links.table_of(links.node({0, 1}, false));
  EXPECT_EQ(table.front().distance, 0);
  EXPECT_EQ(table[1].node, links.node({1, 1}, true));
  // Column 2 and box 1 lose the digit.
  EXPECT_TRUE(has(table, links.node({10, 1}, false)));
  EXPECT_TRUE(has(table, links.node({73, 1}, false)));
  EXPECT_FALSE(has(table, links.node({80, 1}, false)));
  const auto last = static_cast<std::size_t>(
      std::ranges::find(table, links.node({73, 1}, false), &Implications::Entry::node) - table.begin());
  EXPECT_EQ(Implications::chain_to(table, last).size(), 3U);
  EXPECT_EQ(table[last].distance, 2);
}

TEST(Implications, GroupsAreNodesOfTheirOwn) {
  const Position position = two_places();
  const Implications links(position, true);
  const auto table = links.table_of(links.node({9, 1}, true));
  const auto group =
      std::ranges::find_if(table, [&](const auto& entry) { return links.is_group(entry.node); });
  ASSERT_NE(group, table.end());
  EXPECT_FALSE(Implications::is_on(group->node));
  EXPECT_GE(links.cells_of(group->node).count(), 2);
  EXPECT_EQ(links.chain_node(group->node).digit, 1);
  EXPECT_TRUE(links.seen_by(group->node).contains(9));
}

/// r1c1 is 1 or 2, and r1c2 1 or 3: a set that lacks one of the three digits holds the two others.
Position two_pairs() {
  Position position = test::start_of(test::classic_puzzle(std::string(81, '.')));
  for (int digit = 3; digit <= 9; ++digit) position.remove({0, digit});
  position.remove({1, 2});
  for (int digit = 4; digit <= 9; ++digit) position.remove({1, digit});
  return position;
}

TEST(Implications, AWayThroughASetIsOneLink) {
  const Position position = two_pairs();
  Scan scan(position);
  const Implications& links = scan.links(NodeKinds::sets_too);
  const auto table = links.table_of(links.node({8, 2}, true));  // r1c9 is 2
  const auto gone = std::ranges::find(table, links.node({7, 3}, false), &Implications::Entry::node);
  ASSERT_NE(gone, table.end());
  EXPECT_EQ(gone->distance, 1);
  const auto chain = Implications::chain_to(table, static_cast<std::size_t>(gone - table.begin()));
  ASSERT_EQ(chain.size(), 4U);
  EXPECT_EQ(links.set_of(chain[0]), nullptr);
  ASSERT_NE(links.set_of(chain[1]), nullptr);
  EXPECT_EQ(links.set_of(chain[1]), links.set_of(chain[2]));
  EXPECT_TRUE(links.chain_node(chain[1]).is_set);
  EXPECT_EQ(links.chain_node(chain[1]).group, (std::vector<int>{0, 1}));
  Step step;
  links.note_links(step, chain);
  step.tidy();
  EXPECT_TRUE(std::ranges::count(step.sectors, Sector{0, Sector::kCell}) == 1);
  EXPECT_TRUE(std::ranges::count(step.sectors, Sector{0, 2}) == 1);
}

TEST(Implications, ASetForcesACellByAllThatItTakesFromIt) {
  Position position = two_pairs();
  for (int digit = 4; digit <= 9; ++digit)
    if (digit != 5) position.remove({2, digit});
  position.remove({2, 2});  // r1c3 is 1, 3 or 5
  Scan scan(position);
  const Implications& links = scan.links(NodeKinds::sets_too);
  const LinkedSet& set = *std::ranges::find_if(scan.almost_locked_sets(), [](const LinkedSet& one) {
    return list_of(one.set.cells) == std::vector<int>{0, 1};
  });
  EXPECT_EQ(list_of(Implications::forbidden_by(set, 2, 2)), (std::vector<int>{1, 3}));
  const auto table = links.table_of(links.node({8, 2}, true));
  const auto forced = std::ranges::find(table, links.node({2, 5}, true), &Implications::Entry::node);
  ASSERT_NE(forced, table.end());
  EXPECT_EQ(forced->distance, 1);
}

TEST(Implications, NoteTheSectorsOfTheirLinks) {
  const Position position = two_places();
  const Implications links(position, false);
  Step step;
  links.note_links(step, {links.node({0, 1}, false), links.node({1, 1}, true), links.node({1, 2}, false)});
  EXPECT_EQ(step.sectors, (std::vector<Sector>{{0, 1}, {1, Sector::kCell}}));
}

TEST(Implications, FollowConditionsOfTwoCells) {
  sudoku::Puzzle puzzle = test::classic_puzzle(std::string(81, '.'));
  ASSERT_TRUE(puzzle.add_rule("ratio", "r1c1 r5c5 ratio=3"));
  const Position position = test::start_of(puzzle);
  const Implications links(position, false);
  const Implications::Node three = links.node({0, 3}, true);
  const auto table = links.table_of(three);
  EXPECT_TRUE(has(table, links.node({40, 5}, false)));
  EXPECT_FALSE(has(table, links.node({40, 9}, false)));
  Step step;
  links.note_link(step, three, links.node({40, 5}, false));
  ASSERT_EQ(step.conditions.size(), 1U);
  EXPECT_EQ(position.board().condition(step.conditions.front()).cells(), (std::vector<int>{0, 40}));
}

TEST(Implications, ReachIsWhatTablesHold) {
  const Position position = test::start_of(test::classic_puzzle(
      "......4...967.25..1.2.3........67.8..3.....2.....1..67.............25..32.3..98.."));
  for (const bool with_groups : {false, true}) {
    const Implications links(position, with_groups);
    const Reach reach(position, links);
    ASSERT_LT(reach.count(), Implications::kMostEntries);
    for (const int cell : position.open_cells())
      for (const int digit : list_of(position.candidates(cell)))
        for (const bool is_on : {true, false}) {
          const auto table = links.table_of(links.node({cell, digit}, is_on));
          std::size_t count = 0;
          reach.for_each(table.front().node,
                         [&](Implications::Node node) { count += has(table, node) ? 1 : 0; });
          EXPECT_EQ(count, table.size());
          for (const auto& entry : table) {
            if (!links.is_group(entry.node)) {
              EXPECT_TRUE(reach.leads(table.front().node, entry.node));
            }
          }
        }
  }
}

TEST(Implications, TablesCanBeFilledOneAfterAnother) {
  const Position position = two_places();
  const Implications links(position, true);
  Implications::Table table;
  std::vector<std::uint32_t> places;
  for (const int cell : {0, 9, 40}) {
    const auto start = links.node({cell, 1}, true);
    links.fill(table, places, start);
    EXPECT_EQ(table.size(), links.table_of(start).size());
    for (std::size_t i = 0; i < table.size(); ++i) EXPECT_EQ(places[table[i].node], i + 1);
    EXPECT_EQ(std::ranges::count_if(places, [](std::uint32_t place) { return place != 0; }),
              static_cast<std::ptrdiff_t>(table.size()));
  }
}

}  // namespace
}  // namespace quadrille::techniques
