#include "answers/answer.h"

#include <gtest/gtest.h>

namespace quadrille::answers {
namespace {

struct Example {
  int count = 2;
  std::optional<std::string> name;
  std::vector<int> list{1, 2};
  std::string hidden = "not in the list";

  static constexpr auto members() {
    return std::tuple{Member{"count", &Example::count, "A number."},
                      Member{"name", &Example::name, "A name, if there is one."},
                      Member{"list", &Example::list, "Numbers."}};
  }
};

TEST(Answer, IsAnObjectOfItsMembers) {
  EXPECT_EQ(to_json(Example{}), R"({"count":2,"list":[1,2]})");
  EXPECT_EQ(to_json(Example{.name = "a"}), R"({"count":2,"name":"a","list":[1,2]})");
}

struct Summary {
  int count = 2;

  static constexpr auto members() {
    return std::tuple{Member{"summary", &Summary::summary, "Made on request."}};
  }
  [[nodiscard]] std::string summary() const { return std::to_string(count) + " times"; }
};

TEST(Answer, MayHaveMembersThatFunctionsMake) { EXPECT_EQ(to_json(Summary{}), R"({"summary":"2 times"})"); }

TEST(Answer, FollowsOtherMembers) {
  JsonObject object;
  object.member("line", 3);
  add_members(object, Example{});
  EXPECT_EQ(object.end(), R"({"line":3,"count":2,"list":[1,2]})");
}

}  // namespace
}  // namespace quadrille::answers
