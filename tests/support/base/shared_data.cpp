#include "support/base/shared_data.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

namespace quadrille::test {

std::optional<std::filesystem::path> shared_data_folder() {
  const char* named = std::getenv("QUADRILLE_DATA");
  std::filesystem::path folder =
      named != nullptr ? named : std::filesystem::path(QUADRILLE_SOURCE_DIR) / ".." / "shared" / "data";
  if (!std::filesystem::is_directory(folder)) return std::nullopt;
  return folder;
}

void SharedData::SetUp() {
  if (!shared_data_folder()) GTEST_SKIP() << "no shared data here; name its folder in QUADRILLE_DATA";
}

std::string SharedData::text(const std::string& file) {
  std::ifstream input(shared_data_folder().value() / file, std::ios::binary);
  EXPECT_TRUE(input.is_open()) << file;
  return {std::istreambuf_iterator<char>(input), {}};
}

std::vector<std::string> SharedData::lines(const std::string& file, std::size_t step) {
  std::vector<std::string> chosen;
  std::istringstream input(text(file));
  std::size_t number = 0;
  for (std::string line; std::getline(input, line);) {
    if (line.empty() || line.front() == '#') continue;
    if (number++ % step == 0) chosen.push_back(line);
  }
  return chosen;
}

}  // namespace quadrille::test
