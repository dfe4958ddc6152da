// Numbers separated by spaces: optionally the size, then the cells, then optionally the regions.
#include <algorithm>

#include <fmt/format.h>

#include "base/sentence.h"
#include "formats/catalogue.h"
#include "formats/draft.h"
#include "formats/line_reader.h"
#include "formats/sentences.h"
#include "formats/shapes.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Number, Number> kNumberOfRegionNumbers{
    "found {} region numbers, expected {}, one for each cell",
    "on trouve {} numéros de région, on en attend {}, un par case"};
constexpr Sentence<Text, Number, Number> kBehindLastCell{
    "found {} after the last cell of a {}x{} grid, expected the end of the line",
    "on lit {} après la dernière case d’une grille {}x{}, on attend la fin de la ligne"};

constexpr auto kMostSize = static_cast<std::size_t>(sudoku::kMaxSize);

/// The contents of the lines up to a blank one.
struct Paragraph {
  Token first_word;
  std::size_t words = 0;
  std::size_t words_in_first_line = 0;
};

bool is_comment(std::string_view line) { return trimmed(line).starts_with('#'); }

Paragraph peek_paragraph(TextCursor cursor) {
  Paragraph paragraph{.first_word = words(cursor.peek_line(), 1).front(),
                      .words_in_first_line = count_words(cursor.peek_line().text)};
  // Enough to see that there are too many for one puzzle.
  constexpr std::size_t kEnough = 2 * kMostSize * kMostSize + 1;
  while (!is_blank(cursor.peek_line().text) && paragraph.words <= kEnough) {
    const Token line = cursor.take_line();
    if (!is_comment(line.text)) paragraph.words += count_words(line.text);
  }
  return paragraph;
}

bool is_lone_word(TextCursor& cursor) {
  return cursor.find_line() && count_words(cursor.peek_line().text) == 1;
}

/// Whether the first line is the size: it has a single word, and the cells are not on separate lines.
bool has_size_line(TextCursor cursor) {
  if (!is_lone_word(cursor)) return false;
  cursor.take_line();
  return cursor.find_line() && !is_lone_word(cursor);
}

/// Whether the first word is the size although it is not on a separate line.
bool has_size_word(const Paragraph& paragraph) {
  const auto size = static_cast<std::size_t>(decimal(paragraph.first_word.text).value_or(0));
  if (size == 0 || size > kMostSize || root_of(paragraph.words) > 0) return false;
  return paragraph.words == size * size + 1 || (size > 1 && paragraph.words == 2 * size * size + 1);
}

/// The size if it is not given: that of a row if blank lines separate the bands of the grid, else that of the
/// paragraph, with or without regions.
Parsed<int> size_of(const Paragraph& paragraph, const ReadOptions& options) {
  if (options.size > 0 && options.size <= sudoku::kMaxSize) return options.size;
  const std::size_t row = paragraph.words_in_first_line;
  const bool is_band = row <= kMostSize && paragraph.words > row && paragraph.words % row == 0;
  if (is_band && paragraph.words < row * row) return static_cast<int>(row);
  const bool has_regions = paragraph.words % 2 == 0 && root_of(paragraph.words / 2) > 0;
  return has_regions ? root_of(paragraph.words / 2)
                     : size_for(paragraph.words, options, paragraph.first_word, say::kNumbersForGrid);
}

Token take_word(TextCursor& cursor) {
  const auto text = cursor.peek_line().text;
  const auto length = std::ranges::find_if(text, is_space) - text.begin();
  return cursor.take(static_cast<std::size_t>(length));
}

/// The next words, at most `count`. A single word after a blank line is the size of the next puzzle.
std::vector<Token> take_words(TextCursor& cursor, std::size_t count) {
  std::vector<Token> found;
  while (found.size() < count) {
    TextCursor ahead = cursor;
    ahead.skip_space();
    if (ahead.peek() == '#' && !ahead.find_line()) break;
    if (ahead.at_end()) break;
    const bool after_blank_line = !found.empty() && ahead.here().line > cursor.here().line + 1;
    if (after_blank_line && count > 1 && is_lone_word(ahead)) break;
    found.push_back(take_word(ahead));
    cursor = ahead;
  }
  return found;
}

/// Whether most numbers are 0, as in a grid with empty cells; no region takes half of a grid.
bool are_mostly_empty(const std::vector<Token>& numbers) {
  const auto empty = std::ranges::count(numbers, std::string_view("0"), &Token::text);
  return static_cast<std::size_t>(empty) > numbers.size() / 2;
}

/// The regions after the cells, if the following words are regions.
Parsed<std::vector<Token>> take_regions(TextCursor& cursor, std::size_t count, bool size_is_known) {
  TextCursor ahead = cursor;
  ahead.skip_space();
  const bool is_apart = ahead.here().line > cursor.here().line + 1;
  const bool at_line_start = ahead.here().line > cursor.here().line;
  if (count == 1 || !ahead.find_line() || (at_line_start && is_lone_word(ahead))) return {};
  if (is_apart && peek_paragraph(ahead).words > count) return {};
  const Token start = ahead.here();
  auto labels = take_words(ahead, count);
  // The next puzzle may have no size.
  if (is_apart && (are_mostly_empty(labels) || (!size_is_known && !look_like_regions(labels)))) return {};
  if (labels.size() < count) {
    return error_at(start, kNumberOfRegionNumbers(labels.size(), count));
  }
  cursor = ahead;
  return labels;
}

Parsed<Draft> take_decimals_draft(TextCursor& cursor, const ReadOptions& options) {
  cursor.skip_space();
  Draft draft{.start = cursor.here(), .in_numbers = true};
  // Looking at a whole paragraph takes long if blank lines are rare.
  const auto paragraph = has_size_line(cursor) ? std::nullopt : std::optional(peek_paragraph(cursor));
  const bool names_size = !paragraph || has_size_word(*paragraph);
  const auto size = names_size ? parse_size(take_word(cursor), options) : size_of(*paragraph, options);
  if (!size) return tl::unexpected(size.error());
  draft.size = *size;
  const auto cells = squared(*size);
  draft.givens = take_words(cursor, cells);
  if (draft.givens.size() < cells) {
    return error_at(draft.start, say::kNumbersForGrid(draft.givens.size(), cells, *size, *size));
  }
  auto regions = take_regions(cursor, cells, names_size);
  if (!regions) return tl::unexpected(std::move(regions.error()));
  draft.regions = std::move(*regions);
  if (const auto more = words(cursor.peek_line(), 1); !more.empty()) {
    return error_at(more.front(), kBehindLastCell(in_quotes(more.front().text), *size, *size));
  }
  return draft;
}

std::optional<Item> read_decimals(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  const auto draft = take_decimals_draft(cursor, options);
  if (!draft) cursor.skip_paragraph();
  return finish(draft, options);
}

void write_decimals(const Document& document, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  const Grid& digits = shown_digits(document);
  const int size = puzzle.size();
  const auto write_row_end = [&](int cell) { out += (cell + 1) % size == 0 ? '\n' : ' '; };
  out += fmt::format("{}\n", size);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    out += std::to_string(digits[static_cast<std::size_t>(cell)]);
    write_row_end(cell);
  }
  if (!is_jigsaw(puzzle)) return;
  out += '\n';
  const bool keep = has_word_labels(puzzle);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    out += region_word(puzzle, cell, keep);
    write_row_end(cell);
  }
}

bool fits_decimals(const Puzzle& puzzle) {
  const bool shape_fits =
      is_jigsaw(puzzle) ? puzzle.size() > 1 && has_word_labels(puzzle) : has_usual_shape(puzzle);
  return is_plain(puzzle) && shape_fits;
}

}  // namespace

Format decimals_format() {
  return {
      .name = "decimals",
      .summary{"The size, a number for each cell (0: empty) and, for a jigsaw, a region number for each cell",
               "La taille, un nombre par case (0 : vide), un numéro de région par case si les régions sont "
               "irrégulières"},
      .extensions = ".txt .dat",
      .sniff = nullptr,
      .open = open_lines_with<read_decimals>,
      .write = write_decimals,
      .holds = fits_decimals};
}

}  // namespace quadrille::formats
