// One puzzle per line, with as many characters for each cell as there are digits: the d-th is digit d, or
// empty if the cell cannot hold it. A cell with one candidate is a given.
#include <algorithm>
#include <cmath>

#include "base/sentence.h"
#include "formats/catalogue.h"
#include "formats/digit_symbols.h"
#include "formats/draft.h"
#include "formats/line_reader.h"
#include "formats/shapes.h"
#include "formats/symbol_line.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Number, Number, Number, Number, Number> kNumberOfMarks{
    "found {} characters, expected {}, that is {} for each cell of a {}x{} grid",
    "on trouve {} caractères, on en attend {}, soit {} pour chaque case d’une grille {}x{}"};
constexpr Sentence<Text, Number, Text, Number> kExpectedMark{
    "found {} as character {} of {}, expected {}, or . if the cell cannot hold it",
    "on lit {} comme caractère {} de {}, on attend {}, ou . pour un chiffre impossible"};

int cube_root(std::size_t count) {
  const auto root = std::lround(std::cbrt(static_cast<double>(count)));
  return static_cast<int>(std::clamp(root, 1L, long{sudoku::kMaxSize}));
}

std::size_t cubed(int size) {
  const auto side = static_cast<std::size_t>(size);
  return side * side * side;
}

/// The characters of all candidates, cell by cell.
Parsed<std::vector<Token>> split_cells(const Token& word, const ReadOptions& options) {
  const std::size_t count = count_characters(word.text);
  const int size = options.size > 0 && options.size <= sudoku::kMaxSize ? options.size : cube_root(count);
  if (count == cubed(size)) return characters(word, count);
  return error_at(word, kNumberOfMarks(count, cubed(size), size, size, size));
}

/// The candidates of a cell. Its d-th character must be digit d or empty.
Parsed<sudoku::Digits> parse_cell(const std::vector<Token>& cells, int size, int cell,
                                  const DigitSymbols& symbols) {
  sudoku::Digits digits = 0;
  for (int digit = 1; digit <= size; ++digit) {
    const Token& mark = cells[static_cast<std::size_t>(cell * size + digit - 1)];
    const auto value = symbols.value(mark.text);
    if (!value || (*value != 0 && *value != digit)) {
      return error_at(mark, kExpectedMark(in_quotes(mark.text), digit, sudoku::cell_name(cell, size), digit));
    }
    if (*value != 0) digits |= sudoku::digit_bit(digit);
  }
  return digits;
}

Parsed<std::vector<sudoku::Digits>> parse_cells(const std::vector<Token>& cells, int size,
                                                const DigitSymbols& symbols) {
  std::vector<sudoku::Digits> candidates;
  for (int cell = 0; cell < size * size; ++cell) {
    const auto digits = parse_cell(cells, size, cell, symbols);
    if (!digits) return tl::unexpected(digits.error());
    candidates.push_back(*digits);
  }
  return candidates;
}

std::optional<Item> read_candidates(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  const Token word = first_word(cursor.take_line());
  const auto cells = split_cells(word, options);
  if (!cells) return failed(cells.error());
  const int size = cube_root(cells->size());
  if (auto symbols = check_symbols(size, options.digits); !symbols) {
    return failed(error_at(word, std::move(symbols.error().message)));
  }
  const auto candidates = parse_cells(*cells, size, DigitSymbols(size, options.digits));
  if (!candidates) return failed(candidates.error());
  const Draft draft{
      .start = word, .in_numbers = true, .givens = std::vector<Token>(candidates->size(), {".", 0, 0})};
  Item item = finish(draft, options);
  for (int cell = 0; item.puzzle && cell < size * size; ++cell) {
    const auto digits = (*candidates)[static_cast<std::size_t>(cell)];
    if (is_single(digits)) {
      item.puzzle->set_given(cell, lowest(digits) + 1);
    } else {
      item.puzzle->restrict_candidates(cell, digits);
    }
  }
  return item;
}

/// Whether a word is such a puzzle. A large grid with few givens may have the same number of characters.
bool are_candidates(const Token& word) {
  const auto cells = characters(word, cubed(sudoku::kMaxSize) + 1);
  const int size = cube_root(cells.size());
  if (size < 2 || cubed(size) != cells.size()) return false;
  const auto candidates = parse_cells(cells, size, DigitSymbols(size));
  if (!candidates) return false;
  const auto without = std::ranges::count(*candidates, sudoku::Digits{0});
  return static_cast<std::size_t>(without) * 2 < candidates->size();
}

int sniff_candidates(std::string_view text) {
  constexpr int kSure = 90, kLooked = 3;  // the first puzzle may have a mistake
  TextCursor cursor(text);
  for (int line = 0; line < kLooked && cursor.find_line(); ++line)
    if (are_candidates(first_word(cursor.take_line()))) return kSure;
  return 0;
}

void write_candidates(const Document& document, std::string& out) {
  const Grid& digits = shown_digits(document);
  const int size = document.puzzle.size();
  for (int cell = 0; cell < size * size; ++cell) {
    const int known = digits[static_cast<std::size_t>(cell)];
    const auto candidates = known != 0 ? sudoku::digit_bit(known) : document.puzzle.candidates(cell);
    for (int digit = 1; digit <= size; ++digit) {
      out += (candidates & sudoku::digit_bit(digit)) != 0
                 ? symbol_of_value(digit, document.puzzle.layout(), document.symbols)
                 : '.';
    }
  }
  out += '\n';
}

bool fits_candidates(const Puzzle& puzzle) {
  if (puzzle.size() > kMostSymbols || !has_usual_shape(puzzle) || !puzzle.rules().empty()) return false;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const bool is_free = puzzle.candidates(cell) == puzzle.all_digits();
    if (puzzle.given(cell) != 0 ? !is_free : is_single(puzzle.candidates(cell))) return false;
  }
  return true;
}

}  // namespace

Format candidates_format() {
  return {
      .name = "candidates",
      .summary{
          "One puzzle per line, with the candidates of each cell at fixed places: 729 characters for 9x9",
          "Une grille par ligne, les candidats de chaque case à des places fixes : 729 caractères en 9x9"},
      .extensions = "",
      .sniff = sniff_candidates,
      .open = open_lines_with<read_candidates>,
      .write = write_candidates,
      .most_size = kMostSymbols,
      .holds = fits_candidates};
}

}  // namespace quadrille::formats
