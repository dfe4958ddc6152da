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

void write_jigsaw(const Document& document, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  write_rows(shown_digits(document), puzzle.size(), out, document.symbols);
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
          .sniff = nullptr,
          .open = open_with<read_jigsaw>,
          .write = write_jigsaw,
          .holds = fits_jigsaw};
}

}  // namespace quadrille::formats
