#include "cli/packed/unpacker.h"

#include <gtest/gtest.h>

#include <string>

namespace quadrille::cli {
namespace {

using namespace std::literals;

// `printf 'puzzle\n' | gzip -n`, and of `zstd --no-check`.
constexpr std::string_view kGzipOfPuzzle =
    "\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03\x2b\x28\xad\xaa\xca\x49\xe5\x02\x00\x09\x6f\x99\x24\x07\x00\x00\x00"sv;
constexpr std::string_view kZstdOfPuzzle = "\x28\xb5\x2f\xfd\x00\x58\x39\x00\x00puzzle\n"sv;

/// All text, by steps of so many bytes and so much room; an error's sentence in place of it.
std::string unpacked(Packing packing, std::string_view bytes, std::size_t step, std::size_t room) {
  auto unpacker = *make_unpacker(packing);
  std::string text;
  while (!bytes.empty()) {
    std::string_view some = bytes.substr(0, step);
    bytes.remove_prefix(some.size());
    std::size_t added = 0;
    do {
      std::string space(room, '\0');
      const auto found = unpacker->unpack(some, space);
      if (!found) return found.error().message;
      added = *found;
      text += space.substr(0, added);
    } while (!some.empty() || added == room);
  }
  return text + (unpacker->may_end() ? "" : "|");
}

class EachPacking : public testing::TestWithParam<std::pair<Packing, std::string_view>> {
 protected:
  void SetUp() override {
    if (!check_packing(GetParam().first)) GTEST_SKIP() << "this build lacks its library";
  }
};

TEST_P(EachPacking, GivesTheTextBackPieceByPiece) {
  const auto& [packing, bytes] = GetParam();
  for (const std::size_t step : {1U, 2U, 5U, 1000U})
    for (const std::size_t room : {1U, 3U, 1000U})
      EXPECT_EQ(unpacked(packing, bytes, step, room), "puzzle\n") << step << " " << room;
}

TEST_P(EachPacking, TakesMembersOneBehindTheOther) {
  const auto& [packing, bytes] = GetParam();
  const std::string twice = std::string(bytes) + std::string(bytes);
  for (const std::size_t step : {1U, 7U, 1000U})
    EXPECT_EQ(unpacked(packing, twice, step, 4), "puzzle\npuzzle\n") << step;
}

TEST_P(EachPacking, KnowsWhereItMayEnd) {
  const auto& [packing, bytes] = GetParam();
  for (std::size_t size = 1; size < bytes.size(); ++size)
    EXPECT_TRUE(unpacked(packing, bytes.substr(0, size), 1000, 1000).ends_with('|')) << size;
}

TEST_P(EachPacking, RefusesOtherBytes) {
  const auto& [packing, bytes] = GetParam();
  const std::string garbage = std::string(bytes) + "garbage";
  EXPECT_NE(unpacked(packing, garbage, 1000, 1000).find("is damaged"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(Unpackers, EachPacking,
                         testing::Values(std::pair(Packing::gzip, kGzipOfPuzzle),
                                         std::pair(Packing::zstd, kZstdOfPuzzle)),
                         [](const auto& parameter) {
                           return parameter.param.first == Packing::gzip ? "gzip" : "zstd";
                         });

}  // namespace
}  // namespace quadrille::cli
