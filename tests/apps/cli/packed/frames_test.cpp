#include "cli/packed/frames.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "cli/packed/packer.h"

namespace quadrille::cli {
namespace {

/// A file with these bytes, open for the lifetime of the object.
class OpenFile {
 public:
  explicit OpenFile(const std::string& bytes)
      : name_(std::filesystem::temp_directory_path() / ("quadrille_frames_" + std::to_string(getpid()))) {
    std::ofstream(name_, std::ios::binary) << bytes;
    descriptor_ = ::open(name_.c_str(), O_RDONLY | O_CLOEXEC);
  }
  ~OpenFile() {
    ::close(descriptor_);
    std::filesystem::remove(name_);
  }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;

  [[nodiscard]] int descriptor() const { return descriptor_; }

 private:
  std::filesystem::path name_;
  int descriptor_;
};

std::string numbers_as_text() {
  std::string text;
  for (int i = 0; i < 500'000; ++i) text += std::to_string(i) + '\n';
  return text;
}

std::string packed_with_index(const std::string& text) {
  auto packer = *make_packer(Packing::zstd);
  std::string packed = packer->add(text);
  return packed += packer->end();
}

TEST(Frames, GiveTextAtAnyPlace) {
  if (!check_packing(Packing::zstd)) GTEST_SKIP() << "this build lacks libzstd";
  const std::string text = numbers_as_text();
  const OpenFile file(packed_with_index(text));
  const auto index = FrameIndex::read(file.descriptor());
  ASSERT_TRUE(index);
  EXPECT_EQ(index->text_size(), text.size());
  FrameReader reader(file.descriptor(), *index);
  for (const std::size_t begin :
       {std::size_t{0}, std::size_t{7}, std::size_t{1} << 20, (std::size_t{1} << 20) - 1, text.size() - 1}) {
    const auto found = reader.read(begin);
    ASSERT_TRUE(found) << found.error().message;
    ASSERT_FALSE(found->empty());
    EXPECT_TRUE(*found == std::string_view(text).substr(begin, found->size())) << begin;
  }
  EXPECT_TRUE(reader.read(text.size())->empty());
}

TEST(Frames, HaveAnIndexThatFitsOrNone) {
  EXPECT_FALSE(FrameIndex::read(OpenFile("").descriptor()));
  EXPECT_FALSE(FrameIndex::read(OpenFile(std::string(100, 'x')).descriptor()));
  const std::string text = frame_index_text(std::vector<FrameSizes>{{5, 9}, {3, 4}});
  EXPECT_FALSE(FrameIndex::read(OpenFile("1234567" + text).descriptor()));
  const auto index = FrameIndex::read(OpenFile("12345678" + text).descriptor());
  ASSERT_TRUE(index);
  EXPECT_EQ(index->text_size(), 13U);
  EXPECT_EQ(index->frame_at(8).packed_begin, 0U);
  EXPECT_EQ(index->frame_at(9).packed_begin, 5U);
  EXPECT_EQ(index->frame_at(9).text_begin, 9U);
  // More frames than the file has room for.
  std::string many = frame_index_text(std::vector<FrameSizes>{{5, 9}});
  many[many.size() - 6] = '\x7F';
  EXPECT_FALSE(FrameIndex::read(OpenFile("12345" + many).descriptor()));
}

TEST(Frames, ThatAreDamagedAreRefused) {
  if (!check_packing(Packing::zstd)) GTEST_SKIP() << "this build lacks libzstd";
  std::string packed = packed_with_index(numbers_as_text());
  packed[1000] = static_cast<char>(packed[1000] ^ 1);
  const OpenFile file(packed);
  FrameReader reader(file.descriptor(), *FrameIndex::read(file.descriptor()));
  const auto found = reader.read(10);
  ASSERT_FALSE(found);
  EXPECT_NE(found.error().message.find("is damaged"), std::string::npos);
  EXPECT_TRUE(reader.read(1 << 21));  // another frame is whole
}

}  // namespace
}  // namespace quadrille::cli
