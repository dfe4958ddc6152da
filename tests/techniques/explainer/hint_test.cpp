#include "techniques/explainer/hint.h"

#include <gtest/gtest.h>

#include <string>

namespace quadrille::techniques::explainer {
namespace {

TEST(ExplainerHint, LiteralsAreMarksThatAreOnOrOff) {
  const Literal on = literal({80, 8}, true);
  EXPECT_EQ(on, kLiterals - 1);
  EXPECT_EQ(mark_of(on), (Mark{80, 8}));
  EXPECT_TRUE(is_on(on));
  EXPECT_EQ(opposite(on), literal({80, 8}, false));
}

TEST(ExplainerHint, RemovesAndThenPlaces) {
  Marks marks(std::string(81, '.'));
  apply({.placement = Mark{0, 2}, .removals = {{40, 0b11}}}, marks);
  EXPECT_FALSE(marks.is_open(0));
  EXPECT_FALSE(marks.has(1, 2));
  EXPECT_EQ(marks.digits(40), 0b111'111'100);
}

TEST(ExplainerHint, OneHintIsEnoughUnlessItIsForAChain) {
  HintSink first;
  EXPECT_TRUE(first.add({.name = "a"}));
  const Marks source(std::string(81, '.'));
  HintSink all(source, nullptr);
  EXPECT_FALSE(all.add({.name = "needs nothing that was removed"}));
  EXPECT_TRUE(all.empty());
  EXPECT_FALSE(all.add({.name = "b", .causes = {0}}));
  EXPECT_EQ(all.hints().size(), 1U);
}

}  // namespace
}  // namespace quadrille::techniques::explainer
