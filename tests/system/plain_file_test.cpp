#include "system/plain_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace quadrille {
namespace {

namespace fs = std::filesystem;

class PlainFile : public testing::Test {
 protected:
  void SetUp() override { fs::create_directories(folder_); }
  void TearDown() override { fs::remove_all(folder_); }

  [[nodiscard]] std::string in(const std::string& name) const { return folder_ + "/" + name; }
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(in(name), std::ios::binary) << text;
  }
  [[nodiscard]] std::string text(const std::string& name) const {
    std::ifstream stream(in(name), std::ios::binary);
    return {std::istreambuf_iterator(stream), {}};
  }
  [[nodiscard]] long count() const {
    return std::distance(fs::directory_iterator(folder_), fs::directory_iterator());
  }

  const std::string folder_ = testing::TempDir() + "plain_file_test." + std::to_string(getpid());
};

TEST_F(PlainFile, KindsOfFiles) {
  write("plain", "x");
  mkfifo(in("pipe").c_str(), 0600);
  EXPECT_EQ(target_of(in("plain")).kind, FileKind::plain);
  EXPECT_EQ(target_of(in("none")).kind, FileKind::absent);
  EXPECT_EQ(target_of(in("none/none")).kind, FileKind::absent);
  EXPECT_EQ(target_of(folder_).kind, FileKind::folder);
  EXPECT_EQ(target_of(in("pipe")).kind, FileKind::stream);
  EXPECT_EQ(target_of("/dev/null").kind, FileKind::stream);
}

TEST_F(PlainFile, LinksAreFollowed) {
  write("plain", "x");
  fs::create_symlink("plain", in("near"));
  fs::create_symlink(in("near"), in("far"));
  fs::create_symlink("none", in("dangling"));
  fs::create_symlink("circle", in("circle"));
  fs::create_symlink("/dev/null", in("device"));
  EXPECT_EQ(target_of(in("near")).path, in("plain"));
  EXPECT_EQ(target_of(in("far")).path, in("plain"));
  EXPECT_EQ(target_of(in("dangling")).path, in("none"));
  EXPECT_EQ(target_of(in("dangling")).kind, FileKind::absent);
  EXPECT_EQ(target_of(in("circle")).kind, FileKind::absent);
  EXPECT_EQ(target_of(in("device")).kind, FileKind::stream);
  EXPECT_TRUE(is_same_file(in("far"), in("plain")));
  EXPECT_FALSE(is_same_file(in("dangling"), in("none")));
}

TEST_F(PlainFile, RenamesReplacePlainFilesAlone) {
  write("old", "old");
  write("new", "new");
  EXPECT_TRUE(put_in_place(in("new"), in("old")));
  EXPECT_EQ(text("old"), "new");
  mkfifo(in("pipe").c_str(), 0600);
  fs::create_symlink("old", in("link"));
  fs::create_directory(in("folder"));
  for (const std::string name : {"pipe", "link", "folder"}) {
    write("new", "new");
    const auto placed = put_in_place(in("new"), in(name));
    ASSERT_FALSE(placed) << name;
    EXPECT_NE(placed.error().message.find("is not a regular file"), std::string::npos) << name;
    EXPECT_EQ(text("new"), "new");
  }
  EXPECT_FALSE(put_in_place(in("nothing"), in("old")));
  EXPECT_EQ(text("old"), "new");
}

TEST_F(PlainFile, IsReplacedAsAWhole) {
  EXPECT_TRUE(replace_file(in("file"), "first"));
  EXPECT_EQ(text("file"), "first");
  EXPECT_TRUE(replace_file(in("file"), "second"));
  EXPECT_EQ(text("file"), "second");
  EXPECT_EQ(count(), 1);
  EXPECT_FALSE(replace_file(in("none/file"), "third"));
  fs::create_directory(in("folder"));
  EXPECT_FALSE(replace_file(in("folder"), "third"));
  EXPECT_EQ(count(), 2);
}

}  // namespace
}  // namespace quadrille
