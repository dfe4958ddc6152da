// A jigsaw with a character for each cell: the givens, then the regions, on one line or two.
#include <algorithm>

#include "base/sentence.h"
#include "formats/catalogue.h"
#include "formats/digit_symbols.h"
#include "formats/line_reader.h"
#include "formats/shapes.h"
#include "formats/symbol_line.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Number, Number> kNumberOfLabels{
    "found {} characters for the regions, expected {} as for the givens",
    "on trouve {} caractères pour les régions, on en attend {}, comme pour les chiffres donnés"};

/// The cells of the next puzzle: givens and regions in separate words, or all in the first.
struct Words {
  Token first;
  Token second;
  bool are_apart = false;
};

/// Regions on a separate line are taken together with the line of givens before it.
Words take_words(TextCursor& cursor, int size) {
  const Token line = cursor.take_line();
  Words taken{first_word(line), cursor.here()};
  const std::size_t count = count_characters(taken.first.text);
  taken.are_apart = size > 0 ? count == squared(size) : root_of(count) > 0;
  if (!taken.are_apart) return taken;
  if (const auto both = words(line, 2); both.size() == 2) {
    taken.second = both[1];
  } else if (cursor.find_line()) {
    taken.second = first_word(cursor.take_line());
  }
  return taken;
}

Parsed<Draft> parse(const Words& taken, const ReadOptions& options) {
  Draft draft{.start = taken.first};
  if (taken.are_apart) {
    const std::size_t count = count_characters(taken.first.text);
    const std::size_t labels = count_characters(taken.second.text);
    if (labels != count) {
      return error_at(taken.second, kNumberOfLabels(labels, count));
    }
    draft.givens = characters(taken.first, count);
    draft.regions = characters(taken.second, count);
    return draft;
  }
  auto cells = split_symbols(taken.first, options, 2);
  if (!cells) return tl::unexpected(std::move(cells.error()));
  const auto middle = cells->begin() + static_cast<std::ptrdiff_t>(cells->size() / 2);
  draft.givens.assign(cells->begin(), middle);
  draft.regions.assign(middle, cells->end());
  return draft;
}

std::optional<Item> read_jigsaw_line(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  return finish(parse(take_words(cursor, options.size), options), options);
}

int sniff_jigsaw_line(std::string_view text) {
  TextCursor cursor(text);
  if (!cursor.find_line()) return 0;
  const Words taken = take_words(cursor, 0);
  const auto draft = parse(taken, {});
  if (!draft) return 0;
  const DigitSymbols symbols(root_of(draft->givens.size()));
  const auto is_cell = [&](const Token& cell) { return symbols.value(cell.text).has_value(); };
  if (!std::ranges::all_of(draft->givens, is_cell)) return 0;
  if (taken.are_apart && look_like_few_cells(draft->regions)) return 0;
  if (look_like_regions(draft->regions)) return 90;
  // No other format has so many characters on a line, so the regions are wrong.
  constexpr std::size_t kTelling = 16;
  return !taken.are_apart && draft->givens.size() >= kTelling ? 50 : 0;
}

void write_jigsaw_line(const Document& document, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  write_symbols(shown_digits(document), out, document.symbols);
  for (int cell = 0; puzzle.has_regions() && cell < puzzle.cell_count(); ++cell) {
    out += region_symbol(puzzle, cell, has_symbol_labels(puzzle));
  }
  out += '\n';
}

bool fits_jigsaw_line(const Puzzle& puzzle) {
  return puzzle.size() <= kMostSymbols && is_plain(puzzle) && is_jigsaw(puzzle) && has_symbol_labels(puzzle);
}

}  // namespace

Format jigsaw_line_format() {
  return {.name = "jigsaw_line",
          .summary{"One jigsaw per line: a character for each given, then one for each region",
                   "Une grille irrégulière par ligne : un caractère par chiffre donné, puis un par région"},
          .extensions = "",
          .sniff = sniff_jigsaw_line,
          .open = open_lines_with<read_jigsaw_line>,
          .write = write_jigsaw_line,
          .most_size = kMostSymbols,
          .is_by_lines = true,
          .holds = fits_jigsaw_line};
}

}  // namespace quadrille::formats
