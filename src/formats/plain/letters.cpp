#include "formats/plain/letters.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <vector>

#include "formats/draft.h"
#include "formats/plain/fold.h"
#include "formats/plain/reading.h"

namespace quadrille::formats::plain {

namespace {

/// Lines that may hold cells which are letters, and the letters in them, by the size of the grid.
struct LetterCells {
  int rows = 0;
  std::set<char> letters;
};

bool are_letter_cells(std::string_view cells) {
  return std::ranges::all_of(cells, [](char c) {
    return is_letter(c) || c == '.' || c == '0' || c == '-' || c == '_' || c == '*' || c == '?';
  });
}

/// Adds the cells of a text: a row, or a grid if it is long or has empty cells. Returns whether it may be
/// one.
bool add_letter_cells(std::string_view cells, std::map<std::size_t, LetterCells>& by_size) {
  constexpr std::size_t kFewest = 4, kMost = 36, kLongWord = 64;
  if (cells.size() < kFewest || !are_letter_cells(cells)) return false;
  const auto add = [&](std::size_t size, int rows) {
    LetterCells& found = by_size[size];
    found.rows += rows;
    for (const char c : cells)
      if (is_letter(c)) found.letters.insert(c);
  };
  const auto root = static_cast<std::size_t>(root_of(cells.size()));
  const bool has_empty = cells.find_first_of(".0-_*?") != std::string_view::npos;
  const bool may_be_grid = kFewest <= root && root <= kMost && (has_empty || cells.size() > kLongWord);
  if (may_be_grid) add(root, static_cast<int>(root));
  if (cells.size() <= kMost) add(cells.size(), 1);
  return may_be_grid || cells.size() <= kMost;
}

/// The same for a line; a grid may stand among other words.
void add_letter_cells_of(const Token& line, std::map<std::size_t, LetterCells>& by_size) {
  constexpr std::size_t kFewestOfGrid = 16;
  const std::vector<Token> found = words_of_row(line);
  std::string all;
  for (const Token& word : found) all += word.text;
  if (add_letter_cells(all, by_size)) return;
  for (const Token& word : found)
    if (word.text.size() >= kFewestOfGrid && root_of(word.text.size()) > 0 &&
        add_letter_cells(word.text, by_size))
      return;
}

}  // namespace

std::string letters_of(std::string_view text) {
  std::map<std::size_t, LetterCells> by_size;
  std::deque<std::string> arena;
  for (Lines lines{TextCursor(text), arena}; !lines.at_end(); lines.skip())
    add_letter_cells_of(without_comment(lines.peek()), by_size);
  for (const auto& [size, found] : by_size) {
    const auto& [rows, letters] = found;
    if (rows < static_cast<int>(size) || letters.size() < 2 || letters.size() > size) continue;
    std::string first_letters;
    for (std::size_t i = 0; i < std::min<std::size_t>(size, 26); ++i)
      first_letters += static_cast<char>('A' + i);
    const auto is_first = [&](char c) { return first_letters.find(c) != std::string::npos; };
    if (size <= 26 && std::ranges::all_of(letters, is_first)) return first_letters;
    if (letters.size() == size) return {letters.begin(), letters.end()};
  }
  return {};
}

}  // namespace quadrille::formats::plain
