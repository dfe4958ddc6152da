// A jigsaw as rows of givens, then rows of region labels.
#include <algorithm>

#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/digit_symbols.h"
#include "formats/rows.h"
#include "formats/shapes.h"

namespace quadrille::formats {

namespace {

Parsed<Draft> take_jigsaw_draft(TextCursor& cursor, const ReadOptions& options) {
  Draft draft{.start = cursor.peek_line()};
  auto givens = read_rows(cursor, options.size, "givens");
  if (!givens) return tl::unexpected(std::move(givens.error()));
  draft.givens = std::move(*givens);
  auto regions = read_rows(cursor, root_of(draft.givens.size()), "regions");
  if (!regions) return tl::unexpected(std::move(regions.error()));
  draft.regions = std::move(*regions);
  return draft;
}

std::optional<Item> read_jigsaw(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  const auto draft = take_jigsaw_draft(cursor, options);
  if (!draft) cursor.skip_paragraph();
  return finish(draft, options);
}

int sniff_jigsaw(std::string_view text) {
  constexpr int kJigsaw = 92;
  constexpr int kUnevenRegions = 88;
  constexpr int kBrokenRegions = 86;  // only a row of labels is wrong; more certain than rows of givens by
                                      // themselves
  TextCursor cursor(text);
  if (!cursor.find_line()) return 0;
  const auto givens = read_rows(cursor, 0, "givens");
  if (!givens || givens->size() == 1) return 0;
  const int size = root_of(givens->size());
  const DigitSymbols symbols(size);
  const auto is_cell = [&](const Token& cell) { return symbols.value(cell.text).has_value(); };
  if (!std::ranges::all_of(*givens, is_cell)) return 0;
  const bool is_followed = cursor.find_line();
  const auto next_row = plain_rows().cells_of(cursor.peek_line());
  if (const auto regions = read_rows(cursor, size, "regions")) {
    if (look_like_few_cells(*regions)) return 0;
    if (look_like_regions(*regions)) return kJigsaw;
    if (!std::ranges::all_of(*regions, is_cell)) return kUnevenRegions;
  }
  const bool is_row_of_labels = is_followed && next_row.size() == static_cast<std::size_t>(size) &&
                                std::ranges::none_of(next_row, is_cell);
  return is_row_of_labels ? kBrokenRegions : 0;
}

void write_jigsaw(const Document& document, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  write_rows(shown_digits(document), puzzle.size(), out);
  if (puzzle.has_regions()) write_region_rows(puzzle, out);
}

bool fits_jigsaw(const Puzzle& puzzle) {
  return is_plain(puzzle) && is_jigsaw(puzzle) && fits_region_rows(puzzle);
}

}  // namespace

Format jigsaw_format() {
  return {.name = "jigsaw",
          .summary{
              "A jigsaw as rows of givens, then rows of region labels",
              "Une grille irrégulière : les lignes de chiffres donnés, puis celles des étiquettes de région"},
          .extensions = ".txt",
          .sniff = sniff_jigsaw,
          .open = open_with<read_jigsaw>,
          .write = write_jigsaw,
          .holds = fits_jigsaw};
}

}  // namespace quadrille::formats
