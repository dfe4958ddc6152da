// Lists of puzzles that are kept outside of the project, because they are large or belong to others
// (docs/testing.md).
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace quadrille::test {

/// The folder $QUADRILLE_DATA, or else ../shared/data beside the project; nullopt if it does not exist.
[[nodiscard]] std::optional<std::filesystem::path> shared_data_folder();

/// A fixture for tests that read shared data. If the folder does not exist, the test is skipped and says
/// so.
class SharedData : public testing::Test {
 protected:
  void SetUp() override;

  /// The text of a file, given relative to the folder: "classic9/17_clue.txt". A missing file fails the
  /// test.
  [[nodiscard]] static std::string text(const std::string& file);
  /// Every `step`th line of the file that is neither empty nor begins with '#'.
  [[nodiscard]] static std::vector<std::string> lines(const std::string& file, std::size_t step = 1);
};

}  // namespace quadrille::test
