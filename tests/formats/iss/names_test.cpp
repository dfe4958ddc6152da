#include "formats/iss/names.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

TEST(IssNames, HaveTheFormOfTheirParameters) {
  const auto form_of = [](std::string_view item) { return iss_form(*find_foreign_name(iss_names(), item)); };
  EXPECT_EQ(form_of("Windoku"), IssForm::flag);
  EXPECT_EQ(form_of("AntiConsecutive"), IssForm::flag);
  EXPECT_EQ(form_of("Thermo"), IssForm::cells);
  EXPECT_EQ(form_of("Cage"), IssForm::cells);
  EXPECT_EQ(form_of("BlackDot"), IssForm::pairs);
  EXPECT_EQ(form_of("GreaterThan"), IssForm::pairs);
  EXPECT_EQ(form_of("FullRank"), IssForm::clues);
  EXPECT_EQ(form_of("ContainExact"), IssForm::digits);
}

TEST(IssNames, KnowTheWordsForTies) {
  EXPECT_EQ(iss_ties("only-unclued"), "unclued");
  EXPECT_EQ(iss_ties("any"), "any");
  EXPECT_EQ(iss_ties("none"), "none");
  EXPECT_EQ(iss_ties("unclued"), std::nullopt);
}

}  // namespace
}  // namespace quadrille::formats
