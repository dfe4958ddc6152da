#include "cli/packed/packing.h"

#include <gtest/gtest.h>

namespace quadrille::cli {
namespace {

using namespace std::literals;

TEST(PackingOfFiles, IsSaidByNames) {
  EXPECT_EQ(packing_of_name("a.txt.gz"), Packing::gzip);
  EXPECT_EQ(packing_of_name("a.zst"), Packing::zstd);
  EXPECT_EQ(packing_of_name("gz"), Packing::none);
  EXPECT_EQ(packing_of_name("a.zst.txt"), Packing::none);
  EXPECT_EQ(without_packing("a.sdk.zst"), "a.sdk");
  EXPECT_EQ(without_packing("a.sdk"), "a.sdk");
}

TEST(PackingOfFiles, IsSaidByFirstBytes) {
  EXPECT_EQ(packing_of_bytes("\x1F\x8B\x08\x00"sv), Packing::gzip);
  EXPECT_EQ(packing_of_bytes("\x28\xB5\x2F\xFD"), Packing::zstd);
  EXPECT_EQ(packing_of_bytes("\x5E\x2A\x4D\x18"), Packing::zstd);  // a frame that is skipped
  for (const std::string_view text : {"", "(", "53..7....", "(\n..", "P*M"})
    EXPECT_EQ(packing_of_bytes(text), Packing::none) << text;
}

TEST(PackingOfFiles, MayShowOnlyWithMoreBytes) {
  for (const std::string_view text : {"\x1F", "\x28", "\x28\xB5\x2F", "\x50\x2A"})
    EXPECT_TRUE(may_become_packed(text)) << text;
  for (const std::string_view text : {"5", "(\n", "\x1F\x8B", "\x28\xB5\x2F\xFD", "P\n", "\x28\xB5\x2F\xFE"})
    EXPECT_FALSE(may_become_packed(text)) << text;
}

TEST(PackingOfFiles, WithoutTheirLibraryAreRefused) {
  EXPECT_TRUE(check_packing(Packing::none));
  for (const Packing packing : {Packing::gzip, Packing::zstd}) {
    const auto built = check_packing(packing);
    EXPECT_TRUE(built || built.error().message.find("was built without") != std::string::npos);
  }
}

}  // namespace
}  // namespace quadrille::cli
