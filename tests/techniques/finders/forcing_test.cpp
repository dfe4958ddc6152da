// The family of src/techniques/finders/forcing.cpp: it finds its first step in a grid, and the step follows.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/techniques/step_cases.h"
#include "support/techniques/step_proof.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

/// Without the chains, which follow on lines of their own.
std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

TEST(Forcing, ForcingChainContradiction) {
  EXPECT_EQ(first_line(test::first_step(
                "2..53.....5...1.79..84....38...9..3...9..3..4.7.....85..4.7..1.9..1..........2...",
                Technique::forcing_chain_contradiction)),
            "Forcing Chain Contradiction in r7 => r3c8<>2");
}

TEST(Forcing, ForcingChainVerity) {
  EXPECT_EQ(first_line(test::first_step(
                "17.....4...8.....2.94.7........3...86..1..5.......29.49..2...17..271.......5.....",
                Technique::forcing_chain_verity)),
            "Forcing Chain Verity => r7c7<>6");
}

TEST(Forcing, ForcingNetsAreLookedForOnlyWhereChainsFindNothing) {
  const sudoku::Puzzle puzzle = test::classic_puzzle(
      "2..53.....5...1.79..84....38...9..3...9..3..4.7.....85..4.7..1.9..1..........2...");
  bool has_chain = false;
  Position position = test::start_of(puzzle);
  walk(position, usual_techniques(), [&](const Step& step, const Position&) {
    has_chain = has_chain || step.technique == Technique::forcing_chain_contradiction;
    return !has_chain;
  });
  ASSERT_TRUE(has_chain);
  // Nets are tried after chains, so this checks them, too.
  const auto net = Scan(position).find(Technique::forcing_net_contradiction);
  ASSERT_TRUE(net);
  EXPECT_TRUE(test::follows(*net, position, puzzle));
  const auto is_branch = [](const ChainNode& node) { return node.branch != ChainNode::Branch::none; };
  EXPECT_TRUE(std::ranges::any_of(net->chains, [&](const std::vector<ChainNode>& chain) {
    return std::ranges::any_of(chain, is_branch);
  }));
}

}  // namespace
}  // namespace quadrille::techniques
