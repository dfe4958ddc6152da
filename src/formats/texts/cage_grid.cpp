// Killers as a grid with a name of its cage in each cell, and the totals: in the first cell of each cage of a
// grid before it, or in a list after it.
//
//   aabb    3 . 7 .        ..1. aabb
//   ccdd    . 5 . 5        .... ccdd
//   eeff    ..             .... eeff
//   gghh                   .... gghh
//   a=3 b=7 ..             a=3 b=7 ..
#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "base/sentence.h"
#include "formats/cage_text.h"
#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/digit_symbols.h"
#include "formats/short_lines.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<> kNoGridOfCages{
    "found no killer, expected rows with a name of its cage for each cell and the totals: in a list such as "
    "\"a=15 b=7\" below them, or in a grid of their own above them",
    "on ne trouve pas de killer, on attend des lignes avec un nom de cage pour chaque case, et les totaux : "
    "dans une liste comme \"a=15 b=7\" au-dessous, ou dans une grille à part au-dessus"};

using Row = std::vector<Token>;

/// The rows of a text, and what it says of the cages' totals.
struct Parts {
  std::vector<Row> rows;                     // of words
  std::map<std::string_view, Token> totals;  // by the cage's name
  bool are_sound = true;
};

/// Adds `a=15`, or `a 15`, or `a: 15`, and more of them on one line.
bool add_totals(const Token& line, Parts& parts) {
  const bool has_sign = line.text.find_first_of("=:") != std::string_view::npos;
  const auto found = words(line, 512, " \t,;=:");
  if (found.size() % 2 != 0 || (!has_sign && found.size() != 2)) return false;
  for (std::size_t i = 0; i < found.size(); i += 2) {
    if (!decimal(found[i + 1].text) || !parts.totals.emplace(found[i].text, found[i + 1]).second)
      return false;
  }
  return !found.empty();
}

/// The parts of a text up to a blank line after the totals, or to its end.
Parts take_parts(TextCursor& cursor) {
  constexpr std::size_t kMostLines = 2 * static_cast<std::size_t>(sudoku::kMaxSize) + 1;
  Parts parts;
  while (!cursor.at_end() && parts.are_sound) {
    const Token line = cursor.take_line();
    if (is_blank(line.text)) {
      if (!parts.totals.empty()) break;
      continue;
    }
    if (trimmed(line.text).starts_with('#')) continue;
    Row row = words(line, sudoku::kMaxSize + 1, " \t|");
    const bool may_be_totals = line.text.find_first_of("=:") != std::string_view::npos ||
                               (!parts.rows.empty() && row.size() == 2 && parts.rows.back().size() != 2);
    if (may_be_totals || !parts.totals.empty()) {
      parts.are_sound = add_totals(line, parts);
    } else {
      parts.rows.push_back(std::move(row));
      parts.are_sound = parts.rows.size() <= kMostLines;
    }
  }
  // The size before the rows, once or twice.
  if (!parts.rows.empty()) {
    const Row& first = parts.rows.front();
    const bool is_size = first.size() <= 2 && parts.rows.size() % 2 == 1 &&
                         std::ranges::all_of(first, [](const Token& word) { return decimal(word.text) > 1; });
    if (is_size) parts.rows.erase(parts.rows.begin());
  }
  return parts;
}

/// The cells of the rows from `begin` on: the word `word` of each as characters, or all their words.
std::vector<Token> cells_of(const std::vector<Row>& rows, std::size_t begin, std::size_t size,
                            std::optional<std::size_t> word) {
  std::vector<Token> cells;
  for (std::size_t row = begin; row < begin + size; ++row) {
    const Row found = word ? characters(rows[row][*word], size + 1) : rows[row];
    if (found.size() != size) return {};
    cells.insert(cells.end(), found.begin(), found.end());
  }
  return cells;
}

struct CageGrid {
  int size = 0;
  std::vector<Token> givens;  // empty: none
  std::vector<ListedCage> cages;
};

/// The cages with these names; empty if some has no total, or several.
std::vector<ListedCage> cages_named(const std::vector<Token>& names,
                                    const std::map<std::string_view, Token>& totals) {
  std::map<std::string_view, ListedCage> cages;
  for (std::size_t cell = 0; cell < names.size(); ++cell) {
    const auto total = totals.find(names[cell].text);
    if (total == totals.end()) {
      if (names[cell].text != ".") return {};
      continue;
    }
    ListedCage& cage = cages[names[cell].text];
    cage.place = total->second;
    cage.total = decimal(total->second.text).value_or(0);
    cage.cells.push_back(static_cast<int>(cell));
  }
  if (cages.size() != totals.size()) return {};
  std::vector<ListedCage> found;
  for (auto& [name, cage] : cages) found.push_back(std::move(cage));
  std::ranges::sort(found, {}, [](const ListedCage& cage) { return cage.cells.front(); });
  return found;
}

bool is_empty_cell(const Token& cell) {
  return cell.text == "." || cell.text == "-" || cell.text == "0" || cell.text == "_";
}

/// Gives the totals of a grid to the cages' names, of which each must have one in its cells.
std::map<std::string_view, Token> totals_in(const std::vector<Token>& cells,
                                            const std::vector<Token>& names) {
  std::map<std::string_view, Token> totals;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (is_empty_cell(cells[cell])) continue;
    if (!decimal(cells[cell].text) || !totals.emplace(names[cell].text, cells[cell]).second) return {};
  }
  return totals;
}

std::optional<CageGrid> grid_of(const Parts& parts) {
  const auto& rows = parts.rows;
  if (!parts.are_sound || rows.size() < kFewestRows) return std::nullopt;
  const std::size_t words_of_last = rows.back().size();
  if (!std::ranges::all_of(rows, [&](const Row& row) { return row.size() == words_of_last; }))
    return std::nullopt;
  const bool are_words = words_of_last > 2;
  const bool are_two =
      words_of_last == 2 || (are_words ? rows.size() == 2 * words_of_last
                                       : rows.size() == 2 * count_characters(rows.back()[0].text));
  const std::size_t size = words_of_last != 2 && are_two ? rows.size() / 2 : rows.size();
  if (size < kFewestRows || size > static_cast<std::size_t>(sudoku::kMaxSize)) return std::nullopt;
  const auto word = [&](std::size_t number) {
    return are_words ? std::optional<std::size_t>() : std::optional(number);
  };
  const std::vector<Token> names = cells_of(rows, rows.size() - size, size, word(words_of_last == 2 ? 1 : 0));
  std::vector<Token> before;
  if (are_two) before = cells_of(rows, 0, size, word(0));
  if (names.empty() || (are_two && before.empty())) return std::nullopt;
  CageGrid grid{.size = static_cast<int>(size)};
  if (!parts.totals.empty()) {
    grid.cages = cages_named(names, parts.totals);
    grid.givens = std::move(before);
  } else if (are_two) {
    grid.cages = cages_named(names, totals_in(before, names));
    if (!are_whole_killer(grid.cages, grid.size)) return std::nullopt;
  }
  return grid.cages.empty() ? std::nullopt : std::optional(std::move(grid));
}

std::optional<Item> read_cage_grid(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  const Token start = cursor.peek_line();
  auto grid = grid_of(take_parts(cursor));
  if (!grid) return failed(error_at(start, kNoGridOfCages()));
  Draft draft{.start = start, .size = grid->size, .givens = std::move(grid->givens)};
  if (draft.givens.empty()) draft.givens.assign(squared(grid->size), Token{".", start.line, start.column});
  return item_of_cages(draft, grid->cages, options);
}

int sniff_cage_grid(std::string_view text) {
  constexpr int kSure = 96;
  TextCursor cursor(text);
  return cursor.find_line() && grid_of(take_parts(cursor)) ? kSure : 0;
}

}  // namespace

Format cage_grid_format() {
  return {
      .name = "cage_grid",
      .summary{"A killer as a grid with the name of a cage in each cell, and the cages’ totals",
               "Un killer en une grille avec le nom d’une cage dans chaque case, et les totaux des cages"},
      .extensions = "",
      .sniff = sniff_cage_grid,
      .open = open_with<read_cage_grid>,
      .write = nullptr,
      .holds = nullptr};
}

}  // namespace quadrille::formats
