#include "cli/input/input_hash.h"

#include <gtest/gtest.h>

namespace quadrille::cli {
namespace {

std::uint64_t hash_of(const std::vector<std::vector<std::string_view>>& files) {
  InputHash hash;
  for (const auto& parts : files) {
    for (const std::string_view part : parts) hash.add(part);
    hash.end_file();
  }
  return hash.value();
}

TEST(InputHash, TellsTextsApartAndNotTheirParts) {
  EXPECT_EQ(hash_of({{"one", "two"}}), hash_of({{"o", "", "netwo"}}));
  EXPECT_NE(hash_of({{"one", "two"}}), hash_of({{"one", "tow"}}));
}

TEST(InputHash, TellsWhereAFileEnds) {
  EXPECT_NE(hash_of({{"one"}, {"two"}}), hash_of({{"onet"}, {"wo"}}));
  EXPECT_NE(hash_of({{"one"}, {}}), hash_of({{}, {"one"}}));
  EXPECT_NE(hash_of({{"one"}, {}}), hash_of({{"one"}}));
}

TEST(InputHash, IsTheSameOnEveryMachine) {
  EXPECT_EQ(InputHash().value(), 0xEF46DB3751D8E999U);  // XXH64 of the empty input, from its specification
}

}  // namespace
}  // namespace quadrille::cli
