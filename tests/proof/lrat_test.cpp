#include "proof/lrat.h"

#include <array>

#include <gtest/gtest.h>

namespace quadrille::proof {
namespace {

TEST(LratWriter, WritesALineForEachStep) {
  std::string text;
  LratWriter writer([&text](std::string_view piece) { text += piece; });
  writer.add(5, std::array{1, -2}, std::array<ClauseId, 2>{3, 4});
  writer.erase(5, 4);
  writer.add(6, {}, std::array<ClauseId, 1>{5});
  EXPECT_EQ(text, "");
  writer.flush();
  EXPECT_EQ(text, "5 1 -2 0 3 4 0\n5 d 4 0\n6 0 5 0\n");
}

TEST(LratWriter, HandsOnLongProofsInPieces) {
  std::size_t pieces = 0, length = 0;
  LratWriter writer([&](std::string_view piece) {
    ++pieces;
    length += piece.size();
  });
  for (ClauseId id = 1'000'000; id < 1'100'000; ++id)
    writer.add(id, std::array{1}, std::array<ClauseId, 1>{7});
  writer.flush();
  EXPECT_GT(pieces, 10U);
  EXPECT_EQ(length, 100'000 * std::string_view("1000000 1 0 7 0\n").size());
}

}  // namespace
}  // namespace quadrille::proof
