#include "cli/input/puzzle_text.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <vector>

#include "base/closest_name.h"
#include "base/visible_text.h"
#include "cli/input/page_link.h"
#include "cli/input/sentences.h"
#include "formats/draft.h"

namespace quadrille::cli {

namespace {

/// A word of this many such characters is taken for a grid, if perhaps one that lacks some.
constexpr std::size_t kFewest = 9;
constexpr int kLeastSize = 4;
/// Grids of more cells than this have letters, too.
constexpr std::size_t kMostInDigits = 81;

bool exists(const std::string& name) {
  std::error_code error;
  return std::filesystem::exists(name, error);
}

/// Whether the word consists of digits and signs for empty cells, or is as long as a large grid.
bool has_cells_only(std::string_view word) {
  const auto is_cell = [](char c) {
    return ('0' <= c && c <= '9') || std::string_view("._*-Xx").find(c) != std::string_view::npos;
  };
  const auto is_large_cell = [&](char c) {
    return is_cell(c) || ('A' <= c && c <= 'Z') || ('a' <= c && c <= 'z');
  };
  if (word.size() >= kFewest && std::ranges::all_of(word, is_cell)) return true;
  return word.size() > kMostInDigits && formats::root_of(word.size()) > 0 &&
         std::ranges::all_of(word, is_large_cell);
}

/// The file in the same folder with the most similar name; empty if none is similar, or the folder is large.
std::string file_like(const std::string& name) {
  constexpr std::size_t kMostFiles = 10'000;
  namespace fs = std::filesystem;
  const fs::path folder = fs::path(name).parent_path();
  std::vector<std::string> names;
  std::error_code error;
  for (auto entry = fs::directory_iterator(folder.empty() ? "." : folder, error);
       !error && entry != fs::directory_iterator(); entry.increment(error)) {
    if (names.size() == kMostFiles) return "";
    names.push_back(entry->path().filename().string());
  }
  std::ranges::sort(names);  // of several that are as similar, the first
  const std::string like = closest_name(fs::path(name).filename().string(), names);
  return like.empty() ? "" : (folder / like).string();
}

bool is_grid(const std::string& word) { return has_cells_only(word) && !exists(word); }

}  // namespace

bool is_puzzle_text(const std::string& word) {
  constexpr int kFewestBreaks = 2;  // the name of a file may have one
  const bool is_text = std::ranges::count(word, '\n') >= kFewestBreaks || word.starts_with('{');
  return is_link(word) || is_page_link(word) || is_grid(word) || (is_text && !exists(word));
}

bool names_input(const std::string& word) {
  if (word == "-" || is_puzzle_text(word)) return true;
  if (word.starts_with('-')) return false;
  return word.find_first_of("./") != std::string::npos || exists(word);
}

bool waits_on_standard_input() {
  struct stat status{};
  return fstat(STDIN_FILENO, &status) == 0 && (S_ISFIFO(status.st_mode) || S_ISREG(status.st_mode));
}

std::string input_title(const std::string& word) {
  return is_link(word) || !is_puzzle_text(word) ? file_title(word) : say::kCommandLine();
}

Parsed<TextFile> open_input(const std::string& word) {
  if (is_grid(word) && formats::root_of(word.size()) < kLeastSize)
    return bad_input(say::kNeitherFileNorGrid(word.size()));
  if (word != "-" && !is_puzzle_text(word) && !exists(word)) {
    if (const std::string like = file_like(word); !like.empty())
      return bad_input(say::kNoSuchFileButPerhaps(visible_name(like)));
  }
  return is_puzzle_text(word) ? Parsed<TextFile>(TextFile::of_text(word)) : TextFile::open(word);
}

}  // namespace quadrille::cli
