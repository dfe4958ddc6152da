#include "techniques/explainer/chains.h"

#include <gtest/gtest.h>

#include <string>

#include "techniques/explainer/rating.h"

namespace quadrille::techniques::explainer {
namespace {

TEST(ExplainerChains, LongerChainsRateHigher) {
  EXPECT_EQ(tenths_of(chain_rating(6.6, 6)), 66);
  EXPECT_EQ(tenths_of(chain_rating(6.6, 7)), 67);
  EXPECT_EQ(tenths_of(chain_rating(6.6, 9)), 68);
  EXPECT_EQ(tenths_of(chain_rating(8.5, 14)), 88);
  EXPECT_EQ(tenths_of(chain_rating(8.5, 15)), 89);
  EXPECT_EQ(tenths_of(chain_rating(8.5, 100)), 95);  // above 96 it were one more
  EXPECT_EQ(tenths_of(chain_rating(8.5, 98)), 94);
}

TEST(ExplainerChains, SortsByRatingThenComplexityThenKindAndKeepsTheFirstOfEqualRemovals) {
  const auto draft = [](const char* name, double rating, int complexity, int order, int cell) {
    return ChainDraft{.hint = {.name = name, .rating = rating, .removals = {{cell, 1}}},
                      .complexity = complexity,
                      .order = order};
  };
  const auto hints =
      in_order({draft("d", 7.0, 5, 4, 4), draft("c", 6.6, 6, 3, 3), draft("repeats a", 8.0, 9, 1, 1),
                draft("a", 6.6, 5, 3, 1), draft("b", 6.6, 6, 2, 2)});
  std::string names;
  for (const Hint& hint : hints) names += hint.name;
  EXPECT_EQ(names, "abcd");
}

TEST(ExplainerChains, CausesAreTheMarksThatWereRemoved) {
  const Marks source(std::string(81, '.'));
  Marks now = source;
  now.remove({0, 3});
  now.remove({5, 3});
  now.remove({40, 3});
  CauseCollector in_row(source, now);
  in_row.add(literal({8, 3}, true), Cause::row);
  EXPECT_EQ(in_row.take(), (std::vector<Literal>{literal({0, 3}, false), literal({5, 3}, false)}));
  CauseCollector in_cell(source, now);
  in_cell.add(literal({40, 1}, true), Cause::cell);
  in_cell.add(literal({40, 1}, true), Cause::cell);
  EXPECT_EQ(in_cell.take(), std::vector<Literal>{literal({40, 3}, false)});
}

}  // namespace
}  // namespace quadrille::techniques::explainer
