#include "techniques/technique.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>

#include "support/speaking.h"

namespace quadrille::techniques {
namespace {

std::string french_name(const TechniqueInfo& info) {
  const test::Speaking french(Language::french);
  return info.name();
}

TEST(Technique, KeysNamesAndCodesAreEachOfOneTechnique) {
  std::set<std::string_view> keys;
  std::set<std::string_view> names;
  std::set<std::string> in_french;
  std::set<std::string_view> codes;
  for (const TechniqueInfo& info : all_techniques()) {
    EXPECT_TRUE(keys.insert(info.key).second) << info.key;
    EXPECT_TRUE(names.insert(info.name.english()).second) << info.key;
    EXPECT_TRUE(in_french.insert(french_name(info)).second) << info.key;
    EXPECT_TRUE(codes.insert(info.code).second) << info.code;
    EXPECT_EQ(technique_of_key(info.key), info.id);
    EXPECT_EQ(info_of(info.id).key, info.key);
  }
  EXPECT_EQ(technique_of_key("guess"), std::nullopt);
}

TEST(Technique, AGroupIsLedByItsFirstMember) {
  for (const TechniqueInfo& info : all_techniques()) {
    EXPECT_LE(info.group, info.id) << info.key;
    EXPECT_EQ(info_of(info.group).group, info.group) << info.key;
  }
}

TEST(Technique, SomeReadConditions) {
  EXPECT_TRUE(info_of(Technique::sum).reads_conditions());
  EXPECT_FALSE(info_of(Technique::forcing_net_verity).reads_conditions());
}

TEST(Technique, LevelsHaveNames) {
  EXPECT_EQ(name_of(Level::easy)(), "Easy");
  EXPECT_EQ(name_of(Level::extreme)(), "Extreme");
}

}  // namespace
}  // namespace quadrille::techniques
