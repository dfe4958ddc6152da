#include "formats/setters/zipped_json.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

TEST(ZippedJson, BecomesJson) {
  EXPECT_EQ(unzipped_json("{cs:50,ce:[[{v:5},,,],[,,]],re:[[[0,0],[0,1]]]}"),
            R"({"cellSize":50,"cells":[[{"value":5},{},{},{}],[{},{},{}]],"regions":[[[0,0],[0,1]]]})");
  EXPECT_EQ(unzipped_json("{ca:[{v:'title: It\\'s c, {v:1}',unique:t,hidden:f}],l:[{c:CFCFCF,c1:#0,c2:#F}]}"),
            R"({"cages":[{"value":"title: It's c, {v:1}","unique":true,"hidden":false}],)"
            R"("lines":[{"color":"#CFCFCF","borderColor":"#000000","backgroundColor":"#FFFFFF"}]})");
  EXPECT_EQ(unzipped_json("{'a b':-1.5,x:null,y:true,te:'v'}"),
            R"({"a b":-1.5,"x":null,"y":true,"text":"v"})");
}

TEST(ZippedJson, LeavesLongNamesAndTextsAlone) {
  const std::string json = R"({"cells":[[{"value":"c: 'x' \"t\""},{}]],"arrows":[1,2.5e3,true,null]})";
  EXPECT_EQ(unzipped_json(json), json);
}

TEST(ZippedJson, EndsOnTextsOfAllSorts) {
  for (const std::string_view text : {"", "'", "\"", "'\\", "{,,}", "]", ":", "a", "a:", "{'a"})
    EXPECT_LE(unzipped_json(text).size(), 20 * (text.size() + 1)) << text;
}

}  // namespace
}  // namespace quadrille::formats
