#include "formats/iss/plain.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "formats/draft.h"
#include "formats/iss/shape.h"
#include "formats/killer_text.h"

namespace quadrille::formats {

namespace {

using sudoku::at;

constexpr int kFewDigits = 9;  // the number of digits with the characters 1 to 9

/// Words for the numbers of digits.
constexpr std::array<std::string_view, 17> kNumberWords{".", "1",  "2",  "3",  "4",  "5",  "6",  "7", "8",
                                                        "9", "10", "11", "12", "13", "14", "15", "16"};

/// The size whose square (power 2) or cube (power 3) is `count`; 0 if there is none.
int iss_root(std::size_t count, int power) {
  for (int size = 2; size <= kMostIssSize; ++size)
    if (count == at(size) * at(size) * (power == 3 ? at(size) : 1)) return size;
  return 0;
}

/// A word of kNumberWords for each cell; nullopt if there are two kinds of characters that are not digits.
std::optional<std::vector<std::string_view>> plain_cells(std::string_view text) {
  const int size = iss_root(text.size(), 2);
  if (size == 0) return std::nullopt;
  std::set<char> others;
  std::vector<std::string_view> cells;
  for (const char c : text) {
    const int digit =
        size <= kFewDigits ? (is_digit(c) ? c - '0' : 0) : ('A' <= c && c <= 'Z' ? c - 'A' + 1 : 0);
    const bool is_known = 1 <= digit && digit <= size;
    if (!is_known) others.insert(c);
    cells.push_back(kNumberWords[is_known ? at(digit) : 0]);
  }
  return others.size() > 1 ? std::nullopt : std::optional(cells);
}

bool is_plain_jigsaw(std::string_view text) {
  const int size = iss_root(text.size(), 2);
  std::map<char, int> counts;
  for (const char c : text) ++counts[c];
  return size > 0 && std::ranges::all_of(counts, [size](const auto& count) { return count.second == size; });
}

class PlainReader {
 public:
  PlainReader(const IssText& text, const ReadOptions& options)
      : text_(text), options_(options), draft_{.start = text.start(), .in_numbers = true} {}

  std::optional<Item> read() {
    const std::string_view text = text_.text();
    if (looks_like_killer_line(text))
      return killer_item(parse_killer_line(text_.token(text)), text_.start(), options_);
    if (looks_like_killer_numbers(text))
      return killer_item(parse_killer_numbers(text_.token(text)), text_.start(), options_);
    const std::string_view left = text.substr(0, text.size() / 2), right = text.substr(left.size());
    if (left.size() == right.size() && is_plain_jigsaw(right)) {
      if (const auto cells = plain_cells(left)) return grid(*cells, right);
    }
    if (is_plain_jigsaw(text)) return grid(std::vector<std::string_view>(text.size(), "."), text);
    if (const auto cells = plain_cells(text.substr(text.starts_with('=') ? 1 : 0))) return grid(*cells, {});
    if (iss_root(text.size(), 3) > 0 && text.find_first_not_of("0123456789.") == std::string_view::npos)
      return candidates(iss_root(text.size(), 3));
    return std::nullopt;
  }

 private:
  [[nodiscard]] Token token(std::string_view text) const {
    return {text, draft_.start.line, draft_.start.column};
  }

  void draft_cells(int size, const std::vector<std::string_view>& cells) {
    draft_.size = size;
    for (const std::string_view cell : cells) draft_.givens.push_back(token(cell));
    draft_.boxes = iss_boxes(size, size, size);
  }

  /// labels: the regions; empty: boxes.
  Item grid(const std::vector<std::string_view>& cells, std::string_view labels) {
    draft_cells(iss_root(cells.size(), 2), cells);
    for (std::size_t i = 0; i < labels.size(); ++i)
      draft_.regions.push_back(text_.token(labels.substr(i, 1)));
    return finish(draft_, options_);
  }

  Item candidates(int size) {
    draft_cells(size, std::vector<std::string_view>(squared(size), "."));
    Item item = finish(draft_, options_);
    if (!item.puzzle) return item;
    for (int cell = 0; cell < size * size; ++cell) {
      sudoku::Digits digits = 0;
      for (const char c : text_.text().substr(at(cell * size), at(size)))
        if (is_digit(c) && '1' <= c && c - '0' <= size) digits |= sudoku::digit_bit(c - '0');
      set_digits(*item.puzzle, cell, digits);
    }
    return item;
  }

  static void set_digits(Puzzle& puzzle, int cell, sudoku::Digits digits) {
    if (std::has_single_bit(digits)) {
      puzzle.set_given(cell, std::countr_zero(digits) + 1);
    } else {
      puzzle.restrict_candidates(cell, digits);
    }
  }

  const IssText& text_;
  const ReadOptions& options_;
  Draft draft_;
};

}  // namespace

std::optional<Item> read_iss_plain(const IssText& text, const ReadOptions& options) {
  return PlainReader(text, options).read();
}

}  // namespace quadrille::formats
