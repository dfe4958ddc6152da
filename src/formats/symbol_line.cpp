#include "formats/symbol_line.h"

#include <algorithm>

#include "base/sentence.h"
#include "formats/digit_symbols.h"
#include "formats/sentences.h"
#include "formats/shapes.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kLoneCharacter{
    "found {} by itself, expected a character for each cell, side by side",
    "on lit {} isolé, on attend un caractère par case, côte à côte"};

bool has_spaces_for_empty(std::string_view line, const ReadOptions& options) {
  constexpr int kUsual = 9;
  const int size = options.size > 0 ? options.size : kUsual;
  if (root_of(line.size()) != size || line.find(' ') == std::string_view::npos) return false;
  const DigitSymbols symbols(size, options.digits);
  return std::ranges::all_of(line, [&](char c) { return c == ' ' || symbols.value(c).value_or(0) > 0; });
}

std::vector<Token> split_spaced(const Token& line) {
  auto cells = characters(line, line.text.size());
  for (Token& cell : cells) {
    if (cell.text == " ") cell.text = ".";
  }
  return cells;
}

/// Whether spaces separate the rows of a grid on the line: it has as many words as each has characters.
bool has_rows_apart(Token line, std::string_view first_word, std::string_view chosen = {}) {
  const std::size_t length = first_word.size();
  if (length < 2 || length > static_cast<std::size_t>(sudoku::kMaxSize)) return false;
  if (line.text.size() < (length + 1) * length - 1) return false;
  line.text = line.text.substr(0, line.text.find('#'));
  const auto rows = words(line, length + 1);
  const DigitSymbols symbols(static_cast<int>(length));
  const auto is_cell = [&](char c) {
    return symbols.find(c) != DigitSymbols::kNone || chosen.find(c) != std::string_view::npos;
  };
  return rows.size() == length && std::ranges::all_of(rows, [&](const Token& row) {
           return row.text.size() == length && std::ranges::all_of(row.text, is_cell);
         });
}

/// Whether there is more on the line than the word and a comment.
bool has_remark(const Token& line, const Token& word) {
  const auto end = static_cast<std::size_t>(word.column - line.column) + word.text.size();
  const auto rest = trimmed(line.text.substr(std::min(end, line.text.size())));
  return !rest.empty() && !rest.starts_with('#');
}

}  // namespace

Token first_word(Token line) {
  const auto start = std::ranges::find_if_not(line.text, is_space) - line.text.begin();
  line.text.remove_prefix(static_cast<std::size_t>(start));
  line.column += static_cast<int>(start);
  const auto end = std::ranges::find_if(line.text, [](char c) { return is_space(c) || c == '#'; });
  line.text = line.text.substr(0, static_cast<std::size_t>(end - line.text.begin()));
  return line;
}

Parsed<std::vector<Token>> split_symbols(const Token& word, const ReadOptions& options, int times) {
  const std::size_t count = count_characters(word.text);
  const auto size = size_for(count, options, word, say::kCharactersForGrid, times);
  if (!size) return tl::unexpected(size.error());
  return characters(word, count);
}

bool is_symbol_grid(std::string_view word) {
  const int size = root_of(word.size());
  if (size == 0) return false;
  const DigitSymbols symbols(size);
  return std::ranges::all_of(word, [&symbols](char c) { return symbols.value(c).has_value(); });
}

std::optional<Item> read_symbol_line(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  const Token line = cursor.take_line();
  Draft draft{.start = first_word(line)};
  if (has_spaces_for_empty(line.text, options)) {
    draft.givens = split_spaced(line);
    return finish(draft, options);
  }
  if (has_rows_apart(line, draft.start.text, options.digits)) {
    const std::size_t length = draft.start.text.size();
    for (const Token& row : words(line, length)) add_characters(row, length, draft.givens);
    return finish(draft, options);
  }
  if (draft.start.text.size() == 1 && has_remark(line, draft.start))
    return failed(error_at(draft.start, kLoneCharacter(in_quotes(draft.start.text))));
  auto cells = split_symbols(draft.start, options);
  if (!cells) return failed(std::move(cells.error()));
  draft.givens = std::move(*cells);
  return finish(draft, options);
}

void write_symbol_line(const Document& document, std::string& out) {
  write_symbols(shown_digits(document), out, document.symbols);
  out += '\n';
}

void write_symbols(const Grid& digits, std::string& out, std::string_view symbols) {
  if (root_of(digits.size()) == static_cast<int>(symbols.size()) && !symbols.empty()) {
    for (const int digit : digits) out += digit == 0 ? '.' : symbols[static_cast<std::size_t>(digit - 1)];
    return;
  }
  const std::size_t start = out.size();
  out.resize(start + digits.size());
  std::ranges::transform(digits, out.begin() + static_cast<std::ptrdiff_t>(start), digit_symbol);
}

bool fits_symbol_line(const Puzzle& puzzle) {
  return puzzle.size() <= kMostSymbols && is_plain(puzzle) && has_usual_shape(puzzle);
}

}  // namespace quadrille::formats
