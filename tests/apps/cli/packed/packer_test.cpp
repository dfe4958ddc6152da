#include "cli/packed/packer.h"

#include <gtest/gtest.h>

#include "cli/packed/unpacker.h"

namespace quadrille::cli {
namespace {

std::string lines_of_text(std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += std::to_string(i * i) + '\n';
  return text;
}

TEST(Packers, GiveWhatUnpacksToTheText) {
  for (const Packing packing : {Packing::gzip, Packing::zstd}) {
    if (!check_packing(packing)) continue;
    for (const std::size_t count : {0U, 1U, 1000U, 400'000U}) {
      const std::string text = lines_of_text(count);
      auto packer = *make_packer(packing);
      std::string packed;
      for (std::size_t at = 0; at < text.size(); at += 70'000) packed += packer->add(text.substr(at, 70'000));
      packed += packer->end();
      EXPECT_EQ(packing_of_bytes(packed), packing);
      auto unpacker = *make_unpacker(packing);
      std::string found(text.size() + 1, '\0');
      std::size_t size = 0;
      for (std::string_view bytes = packed; !bytes.empty();) {
        const auto added = unpacker->unpack(bytes, std::span(found).subspan(size));
        ASSERT_TRUE(added) << added.error().message;
        size += *added;
      }
      EXPECT_TRUE(unpacker->may_end());
      EXPECT_TRUE(found.substr(0, size) == text) << count;
    }
  }
}

TEST(Packers, AreChosenByTheName) {
  EXPECT_EQ(*packer_for("a.txt"), nullptr);
  for (const char* const name : {"a.gz", "a.zst"}) {
    const auto packer = packer_for(name);
    if (check_packing(packing_of_name(name))) {
      EXPECT_NE(*packer, nullptr);
    } else {
      EXPECT_TRUE(packer.error().message.starts_with(name));
    }
  }
}

}  // namespace
}  // namespace quadrille::cli
