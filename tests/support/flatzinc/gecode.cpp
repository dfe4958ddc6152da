#include "support/flatzinc/gecode.h"

#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace quadrille::test {

namespace {

std::string output_of(const std::string& command) {
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return {};
  std::string output;
  std::array<char, 4096> buffer{};
  while (const std::size_t size = std::fread(buffer.data(), 1, buffer.size(), pipe))
    output.append(buffer.data(), size);
  pclose(pipe);
  return output;
}

}  // namespace

bool has_gecode() { return !output_of("command -v fzn-gecode").empty(); }

std::string solve_all_by_gecode(const std::string& text) {
  const auto file =
      std::filesystem::temp_directory_path() / ("quadrille-" + std::to_string(getpid()) + ".fzn");
  std::ofstream(file) << text;
  const std::string output = output_of("fzn-gecode -a -node 1000000 " + file.string() + " 2>&1");
  std::filesystem::remove(file);
  return output;
}

}  // namespace quadrille::test
