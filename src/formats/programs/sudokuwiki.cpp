// The texts of SudokuWiki's solver, which follow ?bd= in its links: S9B and two digits in base 36 for each
// cell of a 9x9 grid. 1 to 9 is a given, and 10 to 18 a placed digit plus 9; otherwise the number is 18 plus
// the cell's candidates, 1 for a 1, 2 for a 2, 4 for a 3, and so on.
#include <algorithm>
#include <forward_list>

#include "base/sentence.h"
#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/draft.h"
#include "formats/shapes.h"
#include "formats/symbol_line.h"

namespace quadrille::formats {

namespace {

constexpr Counted<> kLengthOfWiki{
    "found {} character after S9B, expected 162, two for each cell of a 9x9 grid",
    "found {} characters after S9B, expected 162, two for each cell of a 9x9 grid",
    "on trouve {} caractère après S9B, on en attend 162, deux par case d’une grille 9x9",
    "on trouve {} caractères après S9B, on en attend 162, deux par case d’une grille 9x9"};
constexpr Sentence<Text> kHeadOfWiki{
    "found {}, expected S9B and two digits in base 36 for each cell of a 9x9 grid",
    "on lit {}, on attend S9B et deux chiffres en base 36 pour chaque case d’une grille 9x9"};
constexpr Sentence<Text, Text> kCellOfWiki{
    "found {} in {}, expected 01 to 0i for a digit, or 0j to ep for candidates, in base 36",
    "on lit {} en {}, on attend 01 à 0i pour un chiffre, ou 0j à ep pour des candidats, en base 36"};

using sudoku::at;

constexpr std::string_view kWikiHead = "S9B";
constexpr int kWikiSize = 9;
constexpr int kWikiCells = kWikiSize * kWikiSize;
constexpr int kWikiBase = 36;
constexpr int kFirstPlaced = kWikiSize + 1, kNoCandidates = 2 * kWikiSize,
              kAllCandidates = (1 << kWikiSize) - 1;

/// A digit in base 36; -1 for other characters.
int wiki_digit(char c) {
  if (is_digit(c)) return c - '0';
  return is_letter(c) ? (c | ' ') - 'a' + 10 : -1;
}

/// Nullopt if the two characters are not a cell.
std::optional<int> wiki_value(std::string_view pair) {
  const int high = wiki_digit(pair[0]), low = wiki_digit(pair[1]);
  const int value = high * kWikiBase + low;
  const bool is_cell = high >= 0 && low >= 0 && 1 <= value && value <= kNoCandidates + kAllCandidates;
  return is_cell ? std::optional(value) : std::nullopt;
}

/// The text after S9B in a line or a link; nullopt if there is no S9B.
std::optional<Token> wiki_cells(Token line) {
  line = first_word(line);
  const auto link = line.text.find("bd=");
  const std::size_t start = link == std::string_view::npos ? 0 : link + 3;
  if (!line.text.substr(start).starts_with(kWikiHead)) return std::nullopt;
  const auto end = std::min(line.text.find('&', start), line.text.size());
  const std::size_t head = start + kWikiHead.size();
  return Token{line.text.substr(head, end - head), line.line,
               line.column + static_cast<int>(count_characters(line.text.substr(0, head)))};
}

Item read_wiki_cells(const Token& text, const ReadOptions& options) {
  if (text.text.size() != 2 * at(kWikiCells))
    return failed(error_at(text, kLengthOfWiki(count_characters(text.text))));
  Draft draft{.start = text, .in_numbers = true, .size = kWikiSize};
  std::forward_list<std::string> texts;
  for (int cell = 0; cell < kWikiCells; ++cell) {
    const Token pair{text.text.substr(2 * at(cell), 2), text.line, text.column + 2 * cell};
    const auto value = wiki_value(pair.text);
    if (!value)
      return failed(error_at(pair, kCellOfWiki(in_quotes(pair.text), sudoku::cell_name(cell, kWikiSize))));
    const auto token = [&](std::string word) {
      return Token{texts.emplace_front(std::move(word)), pair.line, pair.column};
    };
    const bool is_given = *value < kFirstPlaced, is_placed = !is_given && *value <= kNoCandidates;
    draft.givens.push_back(token(is_given ? std::to_string(*value) : "."));
    draft.placed.push_back(token(is_given    ? std::to_string(*value)
                                 : is_placed ? std::to_string(*value - kWikiSize)
                                             : "."));
    std::string marks;
    for (int digit = 1; digit <= kWikiSize && !is_given && !is_placed; ++digit)
      if (((*value - kNoCandidates) >> (digit - 1) & 1) != 0) marks += std::to_string(digit);
    draft.marks.push_back(token(marks.empty() ? "." : marks));
  }
  return finish(draft, options);
}

std::optional<Item> read_sudokuwiki(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  const Token line = cursor.take_line();
  const auto cells = wiki_cells(line);
  if (!cells) return failed(error_at(first_word(line), kHeadOfWiki(in_quotes(first_word(line).text))));
  return read_wiki_cells(*cells, options);
}

int sniff_sudokuwiki(std::string_view text) {
  constexpr int kSure = 95;
  constexpr std::size_t kTelling = 100;
  TextCursor cursor(text);
  if (!cursor.find_line()) return 0;
  const auto cells = wiki_cells(cursor.peek_line());
  return cells && cells->text.size() >= kTelling ? kSure : 0;
}

void write_sudokuwiki(const Document& document, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  const Grid digits = filled_digits(document);
  out += kWikiHead;
  for (int cell = 0; cell < std::min(kWikiCells, puzzle.cell_count()); ++cell) {
    const int given = puzzle.given(cell), shown = digits[at(cell)];
    const auto candidates = noted_candidates(document, cell) & kAllCandidates;
    const int value = given != 0   ? given
                      : shown != 0 ? shown + kWikiSize
                                   : kNoCandidates + static_cast<int>(candidates);
    constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuvwxyz";
    out += kDigits[at(value / kWikiBase)];
    out += kDigits[at(value % kWikiBase)];
  }
  out += '\n';
}

bool fits_sudokuwiki(const Puzzle& puzzle) {
  if (puzzle.cell_count() != kWikiCells || !has_usual_shape(puzzle) || !puzzle.rules().empty()) return false;
  std::string text;
  write_sudokuwiki({.puzzle = puzzle}, text);
  text.pop_back();
  return read_wiki_cells({std::string_view(text).substr(kWikiHead.size()), 1, 1}, {}).puzzle == puzzle;
}

}  // namespace

Format sudokuwiki_format() {
  return {
      .name = "sudokuwiki",
      .summary{"SudokuWiki's texts, or links with them: S9B and two characters for each cell",
               "Les textes de SudokuWiki, ou des liens qui les portent : S9B et deux caractères par case"},
      .extensions = "",
      .sniff = sniff_sudokuwiki,
      .open = open_with<read_sudokuwiki>,
      .write = write_sudokuwiki,
      .most_size = kWikiSize,
      .writes_placed = true,
      .holds = fits_sudokuwiki};
}

}  // namespace quadrille::formats
