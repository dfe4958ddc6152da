// Lists of puzzles that are too large, or not ours, to keep in the project.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace quadrille::test {

/// $QUADRILLE_DATA or else ../shared/data beside the project; nothing when there is no such folder.
[[nodiscard]] std::optional<std::filesystem::path> shared_data_folder();

/// A test that reads shared data; it is skipped, and says so, when the folder is not there.
class SharedData : public testing::Test {
 protected:
  void SetUp() override;

  /// The text of a file, named from the folder: "classic9/17_clue.txt". A missing one fails the test.
  [[nodiscard]] static std::string text(const std::string& file);
  /// Its lines, without empty ones and those that start with '#'; every `step`th of them.
  [[nodiscard]] static std::vector<std::string> lines(const std::string& file, std::size_t step = 1);
};

}  // namespace quadrille::test
