#include "formats/models/model_language.h"

#include <gtest/gtest.h>

#include "formats/plain_language.h"

namespace quadrille::formats {
namespace {

using Comparison = ModelLanguage::Comparison;

TEST(ModelLanguage, PutsOperatorsBetweenWhatTheyConnect) {
  const PlainLanguage language;
  EXPECT_EQ(language.sum({{-1, "a"}, {2, "b"}, {1, "c"}}), "-a + 2*b + c");
  EXPECT_EQ(language.compare("a", Comparison::at_most, "b"), "a <= b");
  EXPECT_EQ(language.compare("a", Comparison::not_equal, "b"), "a != b");
  EXPECT_EQ(language.all({"x", "y"}), "(x and y)");
  EXPECT_EQ(language.is_in("a", {1, 3}), "(a = 1 or a = 3)");
  EXPECT_EQ(language.is_in("a", {3}), "a = 3");
}

TEST(ModelLanguage, PutsARemarkBeforeTheFirstStatementItIsFor) {
  PlainLanguage language;
  language.remark("row 3");
  language.require("a = 1");
  language.require("b = 2");
  EXPECT_EQ(language.model({1, {}, {}}), "# row 3\na = 1\nb = 2\n");
}

TEST(ModelLanguage, NamesExtraCells) {
  EXPECT_EQ(names_of_extra_cells(sudoku::Layout(2).with_extra_cells({{"x", 2}})),
            (ModelLanguage::Texts{"x1", "x2"}));
}

}  // namespace
}  // namespace quadrille::formats
