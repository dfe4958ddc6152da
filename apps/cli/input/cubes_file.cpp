#include "cli/input/cubes_file.h"

#include <string_view>
#include <utility>

#include "cli/input/text_file.h"
#include "formats/cubes.h"

namespace quadrille::cli {

Parsed<void> check_cubes(const std::string& file) {
  constexpr std::size_t kChunk = 1 << 20;
  auto opened = TextFile::open(file);
  if (!opened) return tl::unexpected(std::move(opened.error()));
  formats::CubesCheck check;
  std::string text;
  bool is_begun = false;
  for (;;) {
    const std::size_t before = text.size();
    if (auto read = opened->read_some(text, kChunk); !read) return read;
    const bool is_last = text.size() == before;
    if (!std::exchange(is_begun, true) && !formats::is_cubes_header(text.substr(0, text.find('\n'))))
      return {};
    std::string_view lines = std::string_view(text).substr(0, is_last ? text.size() : text.rfind('\n') + 1);
    const std::size_t whole = lines.size();
    while (!lines.empty()) {
      const std::size_t length = std::min(lines.find('\n'), lines.size() - 1) + 1;
      check.add(lines.substr(0, length));
      lines.remove_prefix(length);
    }
    text.erase(0, whole);
    if (is_last) break;
  }
  const std::string problem = check.problem();
  return problem.empty() ? Parsed<void>() : bad_input(problem);
}

}  // namespace quadrille::cli
