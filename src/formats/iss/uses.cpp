#include "formats/iss/uses.h"

#include <utility>

#include <fmt/format.h>

#include "base/sentence.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text, Text> kCopyOutside{"found a copy by {} in which {} lies outside of the grid",
                                            "une copie par {} place {} hors de la grille"};

}  // namespace

Parsed<int> IssUses::cell(const Token& word) const {
  const auto named = shape_.cell(word);
  if (!named || (down_ == 0 && right_ == 0)) return named;
  const auto moved = shape_.moved(*named, down_, right_);
  if (!moved) return error_at(word, kCopyOutside(".Replicate", in_quotes(word.text)));
  return *moved;
}

Parsed<std::vector<int>> IssUses::cells(std::span<const Token> words) const {
  std::vector<int> cells;
  for (const Token& word : words) {
    const auto named = cell(word);
    if (!named) return tl::unexpected(named.error());
    cells.push_back(*named);
  }
  return cells;
}

std::optional<sudoku::Outside> IssUses::line(std::string_view word) const {
  if (word.size() != 2) return std::nullopt;
  const char letter = small_letter(word[0]);
  const std::size_t number = kIssNumbers.find(small_letter(word[1]));
  if ((letter != 'r' && letter != 'c') || number < 1 ||
      number > sudoku::at(letter == 'r' ? shape_.layout.rows : shape_.layout.columns))
    return std::nullopt;
  const int i = static_cast<int>(number);
  return letter == 'r' ? sudoku::Outside{i, 0} : sudoku::Outside{0, i};
}

std::optional<int> IssUses::region_cell(int cell) const {
  if (shape_.layout.is_extra(cell)) return cell;
  const auto first = cell_named(std::string(kIssRegionCells) + "1", shape_.layout);
  return first ? std::optional(*first + cell) : std::nullopt;
}

std::string IssUses::names_of(const std::vector<int>& cells) const {
  std::string names;
  for (const int cell : cells) names += sudoku::cell_name(cell, shape_.layout) + " ";
  return names;
}

void IssUses::add(const IssItem& item, std::string_view rule, std::string argument) {
  rules_.push_back({{rule, item.name.line, item.name.column}, texts_.emplace_front(std::move(argument))});
}

void IssUses::add_digits(const IssItem& item, int cell, sudoku::Digits digits) {
  if (!need_not_hold_) {
    givens_.push_back({cell, digits});
    return;
  }
  add(item, "one_of", fmt::format("{}digits={}", names_of({cell}), sudoku::text_of(digits, shape_.layout)));
}

}  // namespace quadrille::formats
