// The family of src/techniques/finders/forcing.cpp: it finds its first step in a grid, and the step follows.
#include <gtest/gtest.h>

#include "support/step_cases.h"
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

}  // namespace
}  // namespace quadrille::techniques
