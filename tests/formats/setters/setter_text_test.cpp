#include "formats/setters/setter_text.h"

#include <gtest/gtest.h>

#include "formats/reading.h"
#include "formats/setters/lz_string.h"

namespace quadrille::formats {
namespace {

constexpr std::string_view kOneCell = R"({"size":1,"grid":[[{"value":1,"given":true}]]})";

TEST(SetterText, ReadsObjectsArraysAndLinksOneAfterAnother) {
  const std::string object(kOneCell);
  const std::string link = "https://f-puzzles.com/?load=" + pack_lz(object);
  const auto items = read_all("fpuzzles", "[" + object + ",\n" + object + "]\n# a comment\n\n" + link + "\n" +
                                              link + "\nsome words\n" + object);
  ASSERT_EQ(items.size(), 6U);
  for (const std::size_t i : {0U, 1U, 2U, 3U, 5U}) EXPECT_TRUE(items[i].puzzle) << i;
  EXPECT_EQ(items[2].line, 5);
  EXPECT_EQ(items[4].puzzle.error().message,
            "found \"some words\", expected a puzzle, which starts with {, or a link to one");
  EXPECT_EQ(items[5].line, 8);
}

TEST(SetterText, FindsThePuzzleThatAnObjectWraps) {
  const std::string object(kOneCell);
  EXPECT_EQ(read_puzzle("fpuzzles", R"({"id":5,"data":)" + object + "}"), read_puzzle("fpuzzles", object));
  EXPECT_EQ(first_error("fpuzzles", "{\"data\":\n {\"size\":1,\"grid\":7}}").substr(0, 2), "2:");
  // Two of them are not one puzzle.
  EXPECT_TRUE(first_error("fpuzzles", R"({"a":)" + object + R"(,"b":)" + object + "}")
                  .ends_with("expected its rows of cells"));
}

TEST(SetterText, TellsWhatIsInALink) {
  const std::string wrong = pack_lz(R"({"size":1,"grid":[[{}]],"mystery":true})");
  EXPECT_EQ(first_error("fpuzzles_link", "\n https://f-puzzles.com/?load=" + wrong),
            "2:2: in character 25 of the content of the link: found the member \"mystery\", which is neither "
            "a rule that this program knows nor a drawing; remove it to read the rest");
  EXPECT_EQ(first_error("fpuzzles_link", "https://f-puzzles.com/?load=" + pack_lz("no JSON at all")),
            "1:1: in character 1 of the content of the link: found \"no JSON at all\", expected a puzzle, "
            "which starts with {");
}

TEST(SetterText, TellsTheEditorsApartByTheirCells) {
  const std::string pad = R"({"cells":[[{"value":1}]]})";
  EXPECT_TRUE(read_item("fpuzzles_link", pack_lz(pad)).drawing.may_be_rules);
  EXPECT_FALSE(read_item("sudokupad", "https://sudokupad.app/fpuz" + pack_lz(kOneCell)).drawing.may_be_rules);
  EXPECT_TRUE(has_rows_of_cells(R"({"size":1, "grid" : [ [ {)", "grid"));
  EXPECT_FALSE(has_rows_of_cells(R"({"size":1,"grid":[[1)", "grid"));
  EXPECT_FALSE(has_rows_of_cells(R"({"size":1})", "grid"));
}

}  // namespace
}  // namespace quadrille::formats
