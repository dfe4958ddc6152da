#include "base/json_line.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace quadrille {
namespace {

TEST(JsonLine, WritesStrings) {
  EXPECT_EQ(to_json("a\"\\\n\xC3\xA9"), "\"a\\\"\\\\\\n\xC3\xA9\"");
  EXPECT_EQ(to_json("\xFF"), "\"\xEF\xBF\xBD\"");
  EXPECT_EQ(to_json(std::string_view("\0\x1F\t", 3)), R"("\u0000\u001F\t")");
}

TEST(JsonLine, WritesNumbers) {
  EXPECT_EQ(to_json(-12), "-12");
  EXPECT_EQ(to_json(INT64_MIN), "-9223372036854775808");
  EXPECT_EQ(to_json(0.25), "0.25");
  EXPECT_EQ(to_json(0.1 + 0.2), "0.30000000000000004");
  EXPECT_EQ(to_json(9.0), "9");
  EXPECT_EQ(to_json(1e-7), "1e-07");
  EXPECT_EQ(to_json(true), "true");
}

TEST(JsonLine, WritesMembers) {
  std::string out = "{}\n";
  JsonLine("node")
      .member("parent", std::optional<int>())
      .member("depth", std::optional(2))
      .member("left", std::vector<int>{1, 2})
      .member("none", std::vector<int>())
      .member("names", std::vector<std::string>{"a", "b"})
      .member("lists", std::vector<std::vector<int>>{{1}, {}})
      .end(out);
  EXPECT_EQ(
      out,
      "{}\n"
      R"({"event":"node","parent":null,"depth":2,"left":[1,2],"none":[],"names":["a","b"],"lists":[[1],[]]})"
      "\n");
}

TEST(JsonLine, WritesObjectsInObjects) {
  EXPECT_EQ(JsonObject().end(), "{}");
  EXPECT_EQ(JsonObject().member("cell", "r1c2").member("digits", std::vector<int>{1, 2}).end(),
            R"({"cell":"r1c2","digits":[1,2]})");
}

}  // namespace
}  // namespace quadrille
