#include "formats/json/json_cages.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "formats/json_text.h"

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

}  // namespace
}  // namespace quadrille::formats
