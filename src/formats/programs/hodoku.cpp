// Lines of HoDoKu's library: a position in which a technique is next, with what it does.
//
//   :0300:7:.35+6..2......:711 419:719::        technique, digits, grid, candidates removed, what the step
//   does
//
// Only the position is read: the grid, in which + precedes a digit that a player has placed, and the
// candidates that are removed, each as digit, row, column.
#include <array>
#include <deque>

#include "base/sentence.h"
#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/draft.h"
#include "formats/shapes.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kFieldsOfLibrary{
    "found {}, expected a line of HoDoKu's library: :technique:digits:grid:removed candidates:..",
    "on lit {}, on attend une ligne de la bibliothèque de HoDoKu : :technique:chiffres:grille:candidats "
    "retirés:.."};
constexpr Counted<> kCellsOfLibrary{"found {} cell in the grid, expected 81",
                                    "found {} cells in the grid, expected 81",
                                    "on trouve {} case dans la grille, on en attend 81",
                                    "on trouve {} cases dans la grille, on en attend 81"};
constexpr Sentence<Text> kRemovedInLibrary{
    "found {} as a removed candidate, expected its digit, row and column, such as 719",
    "on lit {} comme candidat retiré, on attend son chiffre, sa ligne et sa colonne, comme 719"};

using sudoku::at;

constexpr int kLibrarySize = 9;
constexpr std::size_t kGridField = 2, kRemovedField = 3, kFewestFields = 3;

/// The texts between the colons of a line that begins with one; empty if it does not.
std::vector<Token> library_fields(const Token& line) {
  std::vector<Token> fields;
  if (!line.text.starts_with(':')) return fields;
  std::size_t begin = 1;
  for (;;) {
    const auto end = std::min(line.text.find(':', begin), line.text.size());
    fields.push_back(
        {line.text.substr(begin, end - begin), line.line, line.column + static_cast<int>(begin)});
    if (end == line.text.size()) return fields;
    begin = end + 1;
  }
}

/// Whether it is the number of a technique, perhaps with a variant: 0300-1.
bool is_technique(std::string_view text) {
  constexpr std::size_t kDigits = 4;
  return text.size() >= kDigits && decimal(text.substr(0, kDigits)) &&
         (text.size() == kDigits || text[kDigits] == '-' || is_letter(text[kDigits]));
}

/// The givens and the placed digits of a grid.
void split_grid(const Token& grid, Draft& draft) {
  bool is_placed = false;
  for (const Token& cell : characters(grid, grid.text.size())) {
    if (cell.text == "+") {
      is_placed = true;
      continue;
    }
    draft.placed.push_back(cell);
    draft.givens.push_back(is_placed ? Token{".", cell.line, cell.column} : cell);
    is_placed = false;
  }
}

/// Removes the candidates from the marks of the cells.
Parsed<void> remove_candidates(const Token& removed, std::array<sudoku::Digits, 81>& marks) {
  for (const Token& word : words(removed, 9 * marks.size())) {
    const auto number = [&](std::size_t i) { return word.text[i] - '0'; };
    const bool is_sound =
        word.text.size() == 3 && word.text.find_first_not_of("123456789") == std::string_view::npos;
    if (!is_sound) return error_at(word, kRemovedInLibrary(in_quotes(word.text)));
    marks[at((number(1) - 1) * kLibrarySize + number(2) - 1)] &= ~sudoku::digit_bit(number(0));
  }
  return {};
}

Item read_library_line(const Token& line, const ReadOptions& options) {
  const auto fields = library_fields(line);
  if (fields.size() < kFewestFields || !is_technique(fields.front().text))
    return failed(error_at(line, kFieldsOfLibrary(in_quotes(line.text))));
  Draft draft{.start = fields[kGridField], .in_numbers = true, .size = kLibrarySize};
  split_grid(fields[kGridField], draft);
  if (draft.givens.size() != squared(kLibrarySize))
    return failed(error_at(draft.start, kCellsOfLibrary(draft.givens.size())));
  std::array<sudoku::Digits, 81> marks{};
  marks.fill(low_bits(kLibrarySize));
  if (fields.size() > kRemovedField) {
    if (auto removed = remove_candidates(fields[kRemovedField], marks); !removed)
      return failed(std::move(removed.error()));
  }
  std::deque<std::string> texts;
  for (std::size_t cell = 0; cell < marks.size(); ++cell) {
    std::string& text = texts.emplace_back();
    for (const int i : Bits(marks[cell])) text += static_cast<char>('1' + i);
    draft.marks.push_back({text, draft.givens[cell].line, draft.givens[cell].column});
  }
  return finish(draft, options);
}

std::optional<Item> read_hodoku(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  Token line = cursor.take_line();
  line.text = trimmed(line.text);
  return read_library_line(line, options);
}

int sniff_hodoku(std::string_view text) {
  constexpr int kSure = 95;
  TextCursor cursor(text);
  if (!cursor.find_line()) return 0;
  const auto fields = library_fields(cursor.peek_line());
  return fields.size() >= kFewestFields && is_technique(fields.front().text) ? kSure : 0;
}

void write_hodoku(const Document& document, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  const Grid digits = filled_digits(document);
  std::string removed;
  out += ":0000:x:";
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const auto candidates = noted_candidates(document, cell);
    const int digit = digits[at(cell)];
    if (digit != 0 && puzzle.given(cell) == 0) out += '+';
    out += digit == 0 ? '.' : static_cast<char>('0' + digit);
    if (digit != 0) continue;
    for (const int i : Bits(puzzle.all_digits() & ~candidates)) {
      if (!removed.empty()) removed += ' ';
      for (const int number : {i + 1, cell / kLibrarySize + 1, cell % kLibrarySize + 1})
        removed += static_cast<char>('0' + number);
    }
  }
  out += ':' + removed + ":::\n";
}

bool fits_hodoku(const Puzzle& puzzle) {
  if (puzzle.size() != kLibrarySize || !has_usual_shape(puzzle) || !puzzle.rules().empty()) return false;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const auto candidates = puzzle.candidates(cell);
    if (candidates == 0 || (puzzle.given(cell) != 0 && candidates != puzzle.all_digits())) return false;
  }
  return true;
}

}  // namespace

Format hodoku_format() {
  return {.name = "hodoku",
          .summary{
              "A position a line, as in HoDoKu's library: :0300:7:.35+6..2..:711 419:::",
              "Une position par ligne, comme dans la bibliothèque de HoDoKu : :0300:7:.35+6..2..:711 419:::"},
          .extensions = "",
          .sniff = sniff_hodoku,
          .open = open_with<read_hodoku>,
          .write = write_hodoku,
          .most_size = kLibrarySize,
          .writes_placed = true,
          .is_by_lines = true,
          .holds = fits_hodoku};
}

}  // namespace quadrille::formats
