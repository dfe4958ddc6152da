#include "support/puzzle_file.h"

#include <fmt/format.h>

#include <fstream>
#include <iterator>
#include <string_view>

#include "formats/format.h"
#include "formats/read/detect.h"

namespace quadrille::bench {

namespace {

InputError in_file(const std::string& path, InputError error) {
  error.message = fmt::format("{}:{}: {}", path, error.line, error.message);
  return error;
}

Parsed<const formats::Format*> format_of(const std::string& name, std::string_view text,
                                         const std::string& path) {
  if (name.empty()) return formats::detect_format(text, path);
  const formats::Format* const format = formats::find_format(name);
  if (format == nullptr) return bad_input(fmt::format("no format is named {}", name));
  return format;
}

}  // namespace

Parsed<std::vector<sudoku::Puzzle>> read_puzzles(const std::string& path, const std::string& format_name) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return bad_input(fmt::format("{}: cannot be opened", path));
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const auto format = format_of(format_name, text, path);
  if (!format) return tl::unexpected(in_file(path, format.error()));
  std::vector<sudoku::Puzzle> puzzles;
  const auto reader = (*format)->open(text, {});
  while (auto item = reader->next()) {
    if (!item->puzzle) return tl::unexpected(in_file(path, item->puzzle.error()));
    puzzles.push_back(*std::move(item->puzzle));
  }
  return puzzles;
}

}  // namespace quadrille::bench
