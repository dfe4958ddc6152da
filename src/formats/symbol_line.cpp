#include "formats/symbol_line.h"

#include <algorithm>

#include "formats/digit_symbols.h"
#include "formats/sentences.h"
#include "formats/shapes.h"

namespace quadrille::formats {

namespace {

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
  auto cells = split_symbols(draft.start, options);
  if (!cells) return failed(std::move(cells.error()));
  draft.givens = std::move(*cells);
  return finish(draft, options);
}

int sniff_symbol_line(std::string_view text) {
  TextCursor cursor(text);
  if (!cursor.find_line()) return 0;
  const Token line = cursor.take_line();
  if (has_spaces_for_empty(line.text, {})) return 80;
  const auto word = first_word(line).text;
  if (is_symbol_grid(word)) {
    // 81 characters alone are in no other format. They come most, and by the million to a library.
    if (word.size() == 81 && word == trimmed(text)) return kCertain;
    return word.size() > 1 ? 80 : 20;
  }
  // A grid with a slip in it is worth a better message than that the format is unknown.
  constexpr std::size_t kSmallest9x9 = 70;
  const DigitSymbols symbols(kMostSymbols);
  const bool is_symbols = std::ranges::all_of(word, [&](char c) { return symbols.value(c).has_value(); });
  return is_symbols && word.size() >= kSmallest9x9 ? 30 : 0;
}

void write_symbol_line(const Document& document, std::string& out) {
  write_symbols(shown_digits(document), out);
  out += '\n';
}

void write_symbols(const Grid& digits, std::string& out) {
  const std::size_t start = out.size();
  out.resize(start + digits.size());
  std::ranges::transform(digits, out.begin() + static_cast<std::ptrdiff_t>(start), digit_symbol);
}

bool fits_symbol_line(const Puzzle& puzzle) {
  return puzzle.size() <= kMostSymbols && is_plain(puzzle) && has_usual_shape(puzzle);
}

}  // namespace quadrille::formats
