#include "cli/calls/tools.h"

#include <gtest/gtest.h>

#include "formats/text_cursor.h"

namespace quadrille::cli::calls {
namespace {

Parsed<CommandCall> call(std::string_view tool, std::string_view arguments) {
  formats::TextCursor cursor(arguments);
  const auto json = formats::JsonText::take_object(cursor);
  return call_of(*find_tool(tool), *json, formats::JsonText::kRoot);
}

TEST(Tools, MakeWordsOfArguments) {
  const auto made = call("rate", R"({"puzzle":"1...","scale":"se","only":["x_wing","naked_single"]})");
  ASSERT_TRUE(made);
  EXPECT_EQ(made->words, (std::vector<std::string>{"rate", "--scale=se", "--only=x_wing",
                                                   "--only=naked_single", "--output=json", "-"}));
  EXPECT_EQ(made->input, "1...\n");
  EXPECT_EQ(call_without_arguments(*find_tool("generate"))->words,
            (std::vector<std::string>{"generate", "--output=json"}));
}

TEST(Tools, NameWhatIsWrongWithArguments) {
  EXPECT_EQ(call_without_arguments(*find_tool("check")).error().message,
            "check: expected the argument \"puzzle\", found none");
  EXPECT_EQ(call("check", R"({"puzzle":7})").error().message,
            "check: the argument \"puzzle\" must be a string, found \"7\"");
  // A file might have such a name.
  EXPECT_FALSE(call("why", R"({"puzzle":"1...","facts":["/etc/passwd"]})"));
  EXPECT_EQ(find_tool("serve"), nullptr);
}

TEST(Tools, AndListsHaveNames) {
  EXPECT_TRUE(listed_tools().starts_with("solve, count, "));
  EXPECT_EQ(call_of_list("rules")->words, (std::vector<std::string>{"rules"}));
  EXPECT_EQ(call_of_list("formats/sdk")->words, (std::vector<std::string>{"formats", "sdk"}));
  for (const char* path : {"", "solve", "rules/", "rules/--help", "rules/a/b", "rules/../formats", "rules/A"})
    EXPECT_FALSE(call_of_list(path)) << path;
}

}  // namespace
}  // namespace quadrille::cli::calls
