// A line for each given: row, column and digit, as programs read them one after another. Before them may be
// their number, or the size.
//
//   1 1 5
//   1 2 3
#include <algorithm>
#include <set>
#include <utility>

#include "base/sentence.h"
#include "formats/catalogue.h"
#include "formats/cell_places.h"
#include "formats/cursor_reader.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kNoTriple{"found {}, expected a row, a column and a digit",
                                   "on lit {}, on attend une ligne, une colonne et un chiffre"};

constexpr std::size_t kInTriple = 3;

/// The numbers of a line; nullopt if it has other words, or too many.
std::optional<std::vector<Token>> numbers_of_line(const Token& line) {
  auto found = words(line, kInTriple + 1, " \t,;.:()[]");
  const bool are_numbers =
      std::ranges::all_of(found, [](const Token& word) { return decimal(word.text).has_value(); });
  return are_numbers && found.size() <= kInTriple ? std::optional(std::move(found)) : std::nullopt;
}

/// The lines up to a blank one.
std::optional<Item> read_triples(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  const Token start = cursor.peek_line();
  std::vector<CellDigit> cells;
  while (!cursor.at_end() && !is_blank(cursor.peek_line().text)) {
    const Token line = cursor.take_line();
    if (trimmed(line.text).starts_with('#')) continue;
    const auto numbers = numbers_of_line(line);
    if (numbers && numbers->size() == kInTriple) {
      cells.push_back({(*numbers)[0], (*numbers)[1], (*numbers)[2]});
    } else if (!numbers || !cells.empty()) {
      cursor.skip_paragraph();
      return failed(error_at(line, kNoTriple(in_quotes(line.text))));
    }
  }
  return cells.empty() ? failed(error_at(start, kNoTriple(in_quotes(start.text))))
                       : puzzle_of_cells(cells, options);
}

/// Whether no cell occurs twice, and no digit in a row or a column.
bool are_sound(const std::vector<CellDigit>& cells) {
  std::set<std::pair<int, int>> places, in_rows, in_columns;
  int least = sudoku::kMaxSize, greatest = 0;
  for (const CellDigit& cell : cells) {
    const int row = *decimal(cell.row.text), column = *decimal(cell.column.text),
              digit = *decimal(cell.digit.text);
    const bool is_new = places.emplace(row, column).second && in_rows.emplace(row, digit).second &&
                        in_columns.emplace(column, digit).second;
    if (!is_new || digit == 0) return false;
    least = std::min({least, row, column});
    greatest = std::max({greatest, row, column, digit});
  }
  return cell_places(least, greatest, 0).has_value();
}

int sniff_triples(std::string_view text) {
  constexpr int kSure = 92;
  constexpr std::size_t kFewest = 8;
  std::vector<CellDigit> cells;
  for (TextCursor cursor(text); cursor.find_line();) {
    const auto numbers = numbers_of_line(cursor.take_line());
    const bool is_triple = numbers && numbers->size() == kInTriple;
    if (!numbers || (!is_triple && !cells.empty())) return 0;
    if (is_triple) cells.push_back({(*numbers)[0], (*numbers)[1], (*numbers)[2]});
  }
  return cells.size() >= kFewest && are_sound(cells) ? kSure : 0;
}

}  // namespace

Format triples_format() {
  return {.name = "triples",
          .summary{"A line for each given: row, column and digit",
                   "Une ligne par chiffre donné : ligne, colonne et chiffre"},
          .extensions = "",
          .sniff = sniff_triples,
          .open = open_with<read_triples>,
          .write = nullptr,
          .holds = nullptr};
}

}  // namespace quadrille::formats
