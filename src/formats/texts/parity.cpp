// Rows in which a letter says whether an empty cell is odd or even: O and E, or u and g in German.
//
//   7EEOO.1EO
//   EOO2O5EOE
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "base/sentence.h"
#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/digit_symbols.h"
#include "formats/draft.h"
#include "formats/short_lines.h"
#include "sudoku/puzzle/layout.h"

namespace quadrille::formats {

namespace {

/// Beyond this size, letters are digits.
constexpr int kMostRowsOfDigits = 9;

constexpr Sentence<Text, Text> kLettersAreParities{
    "{} marks odd cells, and {} even ones; --digits names the symbols of digits otherwise",
    "{} marque les cases impaires, et {} les paires ; --digits nomme autrement les symboles des chiffres"};
constexpr Sentence<Text> kNoRow{
    "found {}, expected a row of 4 to 9 digits, empty cells, and two letters for odd and even ones: O and E, "
    "or u and g",
    "on lit {}, on attend une ligne de 4 à 9 chiffres, cases vides, et deux lettres pour celles impaires et "
    "paires : O et E, ou u et g"};
constexpr Sentence<Number, Number> kTooFewRows{"found {} rows, expected {}",
                                               "on trouve {} lignes, on en attend {}"};
constexpr Sentence<> kNoLetters{
    "found no two letters for odd and even cells, expected both O and E, or u and g, beside digits",
    "on ne trouve pas deux lettres pour les cases impaires et paires, on attend O et E, ou u et g, à côté de "
    "chiffres"};

struct Letters {
  std::string_view odd, even;
};
constexpr std::array<Letters, 4> kLetters{{{"O", "E"}, {"o", "e"}, {"u", "g"}, {"U", "G"}}};

bool is_letter_of_parity(std::string_view text) {
  return std::ranges::any_of(
      kLetters, [&](const Letters& letters) { return text == letters.odd || text == letters.even; });
}

/// The cells of a row; empty if the line is none.
std::vector<Token> row_of(const Token& line) {
  std::vector<Token> cells = words(line, kMostRowsOfDigits + 1, " \t,;|");
  if (cells.size() == 1) cells = characters(cells.front(), kMostRowsOfDigits + 1);
  const auto size = static_cast<int>(cells.size());
  if (std::cmp_less(size, kFewestRows) || size > kMostRowsOfDigits) return {};
  const DigitSymbols symbols(size);
  const bool are_cells = std::ranges::all_of(cells, [&](const Token& cell) {
    return is_letter_of_parity(cell.text) || symbols.find(cell.text) != DigitSymbols::kNone;
  });
  return are_cells ? cells : std::vector<Token>();
}

/// The letters that the cells have, if both occur, no others do, and some digit does.
std::optional<Letters> letters_of(const std::vector<Token>& cells) {
  const auto count = [&](std::string_view letter) { return std::ranges::count(cells, letter, &Token::text); };
  const auto all =
      std::ranges::count_if(cells, [](const Token& cell) { return is_letter_of_parity(cell.text); });
  const bool has_digit = std::ranges::any_of(
      cells, [](const Token& cell) { return is_digit(cell.text.front()) && cell.text != "0"; });
  for (const Letters& letters : kLetters) {
    const auto odd = count(letters.odd), even = count(letters.even);
    if (has_digit && odd > 0 && even > 0 && odd + even == all) return letters;
  }
  return std::nullopt;
}

/// The cells of the next rows, as many as the first has cells; none at the end of the text.
Parsed<std::vector<Token>> take_cells(TextCursor& cursor) {
  std::vector<Token> cells;
  int size = 0, rows = 0;
  while (cursor.find_line() && (size == 0 || rows < size)) {
    const Token line = cursor.peek_line();
    const auto row = row_of(line);
    if (row.empty() || (size > 0 && static_cast<int>(row.size()) != size)) {
      cursor.take_line();
      return error_at(line, kNoRow(in_quotes(trimmed(line.text))));
    }
    cursor.take_line();
    size = static_cast<int>(row.size());
    ++rows;
    cells.insert(cells.end(), row.begin(), row.end());
  }
  if (rows < size) return error_at(cells.front(), kTooFewRows(rows, size));
  return cells;
}

std::optional<Item> read_parity(TextCursor& cursor, const ReadOptions& options) {
  auto cells = take_cells(cursor);
  if (!cells) return failed(cells.error());
  if (cells->empty()) return std::nullopt;
  const Token start = cells->front();
  const auto letters = letters_of(*cells);
  if (!letters) return failed(error_at(start, kNoLetters()));
  const sudoku::Layout layout(root_of(cells->size()));
  std::string odd, even;
  for (std::size_t cell = 0; cell < cells->size(); ++cell) {
    Token& token = (*cells)[cell];
    if (!is_letter_of_parity(token.text)) continue;
    (token.text == letters->odd ? odd : even) += cell_name(static_cast<int>(cell), layout) + " ";
    token.text = ".";
  }
  const Draft draft{.start = start, .size = layout.digits, .givens = *std::move(cells)};
  Item item = with_rules(finish(draft, options), {{{"odd", start.line, start.column}, odd},
                                                  {{"even", start.line, start.column}, even}});
  item.doubt = kLettersAreParities(letters->odd, letters->even);
  return item;
}

int sniff_parity(std::string_view text) {
  // If the user names symbols of digits, plain text with these is surer.
  constexpr int kLikely = 85;
  TextCursor cursor(text);
  while (true) {
    const auto cells = take_cells(cursor);
    if (!cells) return 0;
    if (cells->empty()) return kLikely;
    if (!letters_of(*cells)) return 0;
  }
}

}  // namespace

Format parity_format() {
  return {.name = "parity",
          .summary{"Rows with a letter for an odd or an even cell: O and E, or u and g",
                   "Des lignes avec une lettre pour une case impaire ou paire : O et E, ou u et g"},
          .extensions = "",
          .sniff = sniff_parity,
          .open = open_with<read_parity>,
          .write = nullptr,
          .holds = nullptr};
}

}  // namespace quadrille::formats
