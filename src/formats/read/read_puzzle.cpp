#include "formats/read/read_puzzle.h"

#include <optional>
#include <utility>

#include "formats/read/detect.h"
#include "formats/sentences.h"

namespace quadrille::formats {

Parsed<Puzzle> read_puzzle(std::string_view text, const ReadOptions& options) {
  const Parsed<const Format*> format = detect_format(text, {});
  if (!format) return tl::unexpected(format.error());
  const std::unique_ptr<Reader> reader = (*format)->open(text, options);
  std::optional<Item> item = reader->next();
  if (!item) return bad_input(say::kNoPuzzle(), 1, 1);
  if (!item->puzzle) {
    if (item->puzzle.error().line == 0) item->puzzle.error().line = item->line;
  } else if (const std::optional<Item> second = reader->next()) {
    return bad_input(say::kSecondPuzzle(), second->line);
  }
  return std::move(item->puzzle);
}

}  // namespace quadrille::formats
