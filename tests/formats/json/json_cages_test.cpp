#include "formats/json/json_cages.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "formats/json_text.h"
#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

std::string cages_of(std::string_view value, int size = 4) {
  const std::string text = "{\"is\":" + std::string(value) + "}";
  TextCursor cursor(text);
  const auto json = JsonText::take_object(cursor);
  if (!json) return json.error().message;
  const auto cages = cages_in(*json, 2, size);
  if (!cages) return "none";
  std::string found;
  for (const std::string& cage : *cages) found += cage + ";";
  return found;
}

TEST(JsonCages, ReadsCellsInSeveralForms) {
  constexpr std::string_view kCages = "r1c1 r1c2 total=3;r4c4 ;";
  EXPECT_EQ(cages_of(R"([{"cells":[[0,0],[0,1]],"sum":3},{"cells":[[3,3]]}])"), kCages);
  EXPECT_EQ(cages_of(R"([{"total":3,"cells":[[1,1],[1,2]]},{"cells":[[4,4]],"sum":0}])"), kCages);
  EXPECT_EQ(cages_of(R"([{"cells":[{"row":0,"col":0},{"row":0,"col":1}],"target":"3"},{"cells":["3,3"]}])"),
            kCages);
  EXPECT_EQ(cages_of(R"([{"cells":[0,1],"sum":3},{"cells":[15],"sum":null}])"), kCages);
  EXPECT_EQ(cages_of(R"([{"first":3,"second":[{"first":0,"second":0},{"first":0,"second":1}]},)"
                     R"({"second":[{"first":3,"second":3}]}])"),
            kCages);
}

TEST(JsonCages, TakesNothingElseForCages) {
  for (const std::string_view value :
       {"7", "[7]", R"([{"sum":3}])", R"([{"cells":[],"sum":3}])", R"([{"cells":[[0,0,0]],"sum":3}])",
        R"([{"cells":[[0,4]],"sum":3}])", R"([{"cells":[[1,1]],"sum":3}])",
        R"([{"cells":[[0,0],5],"sum":3}])", R"([{"cells":[[0,0]],"sum":"many"}])", R"([{"cells":[16,0]}])"})
    EXPECT_EQ(cages_of(value), "none") << value;
}

TEST(JsonCages, CagesThatTakeAllCellsAreAPuzzle) {
  const std::string cages =
      R"([{"sum":10,"squares":[[0,0],[0,1],[0,2],[0,3]]},{"sum":10,"squares":[[1,0],[1,1],[1,2],[1,3]]},)"
      R"({"totalSum":10,"boxes":[[2,0],[2,1],[2,2],[2,3]]},{"sumOfTiles":10,"tiles":[[3,0],[3,1],[3,2],[3,3]]}])";
  for (const std::string& text : {cages, "{\"cages\":" + cages + "}"}) {
    const Item item = read_item("json_grids", text);
    ASSERT_TRUE(item.puzzle) << text;
    EXPECT_EQ(givens_of(*item.puzzle), std::string(16, '.'));
    EXPECT_TRUE(sudoku::rule_texts(*item.puzzle).front().argument.ends_with("r4c1 r4c2 r4c3 r4c4 total=10"));
  }
  EXPECT_EQ((*detect_format(cages, ""))->name, "json_grids");
  EXPECT_FALSE(read_item("json_grids", R"({"cages":[{"sum":10,"cells":[[0,0],[0,1],[0,2],[0,3]]}]})").puzzle);
  EXPECT_FALSE(read_item("json_grids", R"({"cages":[{"sum":10,"cells":[0,1,2,2]}]})").puzzle);
}

}  // namespace
}  // namespace quadrille::formats
