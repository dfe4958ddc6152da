// Links of puzz.link and other servers of its player: https://puzz.link/p?sudoku/9/9/l768g3g2.. After the
// numbers of columns and rows, 0 to f is a number, -1f one of two digits in base 16, and g to z are 1 to 20
// empty cells.
#include <algorithm>
#include <forward_list>

#include <fmt/format.h>

#include "base/sentence.h"
#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/draft.h"
#include "formats/shapes.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kNoPuzzlink{
    "found {}, expected a link such as https://puzz.link/p?sudoku/9/9/l768g3g2..",
    "on lit {}, on attend un lien comme https://puzz.link/p?sudoku/9/9/l768g3g2.."};
constexpr Sentence<Text, Text> kSidesOfPuzzlink{
    "found {}x{} cells, expected as many rows as columns, at most 64",
    "on lit {}x{} cases, on attend autant de lignes que de colonnes, au plus 64"};
constexpr Sentence<Text> kNoPuzzlinkCell{
    "found {}, expected a number in base 16, a hyphen and two digits in base 16, or g to z for empty cells",
    "on lit {}, on attend un nombre en base 16, un tiret et deux chiffres en base 16, ou g à z pour des "
    "cases vides"};
constexpr Sentence<Number, Number> kPuzzlinkCells{"found {} cells, expected {}",
                                                  "on trouve {} cases, on en attend {}"};

constexpr std::string_view kPuzzlinkStart = "?sudoku/";
constexpr int kPuzzlinkBase = 16;
constexpr int kMostSkipped = 'z' - 'g' + 1;

int digit_of_puzzlink(char c) {
  if (is_digit(c)) return c - '0';
  return 'a' <= c && c <= 'f' ? c - 'a' + 10 : -1;
}

/// Takes what is before the next slash, and the slash.
Token take_part_of_link(TextCursor& cursor) {
  const Token part = cursor.take(std::min(cursor.rest().find('/'), cursor.rest().size()));
  cursor.take(1);
  return part;
}

/// Takes the cells of a character, or of several; false if it is none.
bool take_cells_of_link(TextCursor& cursor, std::vector<Token>& cells,
                        std::forward_list<std::string>& texts) {
  const Token place = cursor.take(1);
  const char c = place.text.front();
  const auto add = [&](const std::string& text, int count) {
    for (int i = 0; i < count; ++i) cells.push_back({texts.emplace_front(text), place.line, place.column});
  };
  if (const int number = digit_of_puzzlink(c); number >= 0) {
    add(std::to_string(number), 1);
  } else if (c == '-' && cursor.rest().size() >= 2) {
    const auto two = cursor.take(2).text;
    const int high = digit_of_puzzlink(two[0]), low = digit_of_puzzlink(two[1]);
    if (high < 0 || low < 0) return false;
    add(std::to_string(high * kPuzzlinkBase + low), 1);
  } else if ('g' <= c && c <= 'z') {
    add(".", c - 'g' + 1);
  } else if (c == '.') {
    add(".", 1);
  } else {
    return false;
  }
  return true;
}

Item read_puzzlink_cells(TextCursor cursor, const ReadOptions& options) {
  const Token columns = take_part_of_link(cursor), rows = take_part_of_link(cursor);
  const int size = decimal(columns.text).value_or(0);
  if (size < 1 || size > sudoku::kMaxSize || columns.text != rows.text)
    return failed(error_at(columns, kSidesOfPuzzlink(in_quotes(rows.text), in_quotes(columns.text))));
  Draft draft{.start = columns, .in_numbers = true, .size = size};
  std::forward_list<std::string> texts;
  while (!cursor.at_end() && draft.givens.size() <= squared(size)) {
    const Token place = cursor.peek_line();
    if (!take_cells_of_link(cursor, draft.givens, texts))
      return failed(error_at(place, kNoPuzzlinkCell(in_quotes(place.text))));
  }
  if (draft.givens.size() != squared(size))
    return failed(error_at(cursor.here(), kPuzzlinkCells(draft.givens.size(), squared(size))));
  return finish(draft, options);
}

/// Returns the rest of the line after the start of a link, or nullopt if the line has no link.
std::optional<TextCursor> puzzlink_in(const Token& line) {
  const auto start = line.text.find(kPuzzlinkStart);
  if (start == std::string_view::npos) return std::nullopt;
  TextCursor cursor(line);
  cursor.take(start + kPuzzlinkStart.size());
  const auto link = cursor.rest().substr(0, cursor.rest().find_first_of(" \t\"'<>()[],"));
  return TextCursor(cursor.take(link.size()));
}

std::optional<Item> read_puzzlink(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  const Token line = cursor.take_line();
  const auto link = puzzlink_in(line);
  return link ? read_puzzlink_cells(*link, options)
              : failed(error_at(line, kNoPuzzlink(in_quotes(line.text))));
}

int sniff_puzzlink(std::string_view text) {
  TextCursor cursor(text);
  return cursor.find_line() && puzzlink_in(cursor.peek_line()) ? 95 : 0;
}

void write_puzzlink(const Document& document, std::string& out) {
  const Grid& digits = shown_digits(document);
  const int size = document.puzzle.size();
  out += fmt::format("https://puzz.link/p?sudoku/{0}/{0}/", size);
  int empty = 0;
  const auto write_empty = [&] {
    if (empty > 0) out += static_cast<char>('g' + empty - 1);
    empty = 0;
  };
  for (int cell = 0; cell < size * size; ++cell) {
    const int digit = digits[sudoku::at(cell)];
    if (digit == 0 && ++empty < kMostSkipped) continue;
    write_empty();
    if (digit > 0) out += digit < kPuzzlinkBase ? fmt::format("{:x}", digit) : fmt::format("-{:02x}", digit);
  }
  write_empty();
  out += '\n';
}

bool fits_puzzlink(const Puzzle& puzzle) { return is_plain(puzzle) && has_usual_shape(puzzle); }

}  // namespace

Format puzzlink_format() {
  return {.name = "puzzlink",
          .summary{"Links of puzz.link: https://puzz.link/p?sudoku/9/9/l768g3g2..",
                   "Des liens de puzz.link : https://puzz.link/p?sudoku/9/9/l768g3g2.."},
          .extensions = "",
          .sniff = sniff_puzzlink,
          .open = open_with<read_puzzlink>,
          .write = write_puzzlink,
          .holds = fits_puzzlink};
}

}  // namespace quadrille::formats
