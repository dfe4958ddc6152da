// One killer per line, 81 characters: totals, and directions to the next cell of the same cage
// (killer_text.h).
#include "formats/catalogue.h"
#include "formats/killer_text.h"
#include "formats/line_reader.h"
#include "formats/shapes.h"
#include "formats/symbol_line.h"

namespace quadrille::formats {

namespace {

/// Up to the first space; `#` does not occur in these texts.
std::optional<Item> read_killer_line(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  const Token line = first_word(cursor.take_line());
  return killer_item(parse_killer_line(line), line, options);
}

/// More certain than iss, whose texts may be killers too.
int sniff_killer_line(std::string_view text) {
  constexpr int kSure = 95;
  TextCursor cursor(text);
  return cursor.find_line() && looks_like_killer_line(first_word(cursor.peek_line()).text) ? kSure : 0;
}

void write_killer_line(const Document& document, std::string& out) {
  out += killer_line(killer_of(document.puzzle)) + '\n';
}

bool says_killer_line(const Puzzle& puzzle) {
  const Killer killer = killer_of(puzzle);
  return is_killer(puzzle) && !killer.has_diagonals && has_ways(killer);
}

bool fits_killer_line(const Puzzle& puzzle) {
  if (!says_killer_line(puzzle)) return false;
  const std::string text = killer_line(killer_of(puzzle));
  return killer_item(parse_killer_line({text, 1, 1}), {text, 1, 1}, {}).puzzle == puzzle;
}

}  // namespace

Format killer_line_format() {
  return {.name = "killer_line",
          .summary{
              "One killer per line: a character for each cell, either the total of its cage or the way to it",
              "Un killer par ligne : un caractère par case, le total d’une cage ou le chemin qui y mène"},
          .extensions = "",
          .sniff = sniff_killer_line,
          .open = open_lines_with<read_killer_line>,
          .write = write_killer_line,
          .most_size = 9,
          .is_by_lines = true,
          .holds = fits_killer_line,
          .says = says_killer_line};
}

}  // namespace quadrille::formats
