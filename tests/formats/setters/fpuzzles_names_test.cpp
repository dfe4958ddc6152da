#include "formats/setters/fpuzzles_names.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

const ForeignName& member(std::string_view name) { return *find_foreign_name(fpuzzles_names(), name); }

TEST(FpuzzlesNames, HaveTheFormOfTheirEntries) {
  EXPECT_EQ(fpuzzles_form(member("antiknight")), FpuzzlesForm::flag);
  EXPECT_EQ(fpuzzles_form(member("thermometer")), FpuzzlesForm::lines);
  EXPECT_EQ(fpuzzles_form(member("killercage")), FpuzzlesForm::cells);
  EXPECT_EQ(fpuzzles_form(member("odd")), FpuzzlesForm::marks);
  EXPECT_EQ(fpuzzles_form(member("sandwichsum")), FpuzzlesForm::outside);
}

TEST(FpuzzlesNames, SayWhichParameterTheValueIs) {
  EXPECT_EQ(fpuzzles_number(member("thermometer")), nullptr);
  ASSERT_NE(fpuzzles_number(member("skyscraper")), nullptr);
  EXPECT_EQ(fpuzzles_number(member("skyscraper"))->parameter, "visible");
}

TEST(FpuzzlesNames, SayHowManyCellsAUseHasAtLeast) {
  EXPECT_EQ(fewest_fpuzzles_cells(member("betweenline")), 3u);
  EXPECT_EQ(fewest_fpuzzles_cells(member("thermometer")), 2u);
  EXPECT_EQ(fewest_fpuzzles_cells(member("killercage")), 1u);
}

}  // namespace
}  // namespace quadrille::formats
