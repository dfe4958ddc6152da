// One killer per line, 3x3::k: and 81 numbers, each with the total and the number of a cage (killer_text.h).
#include <algorithm>

#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/killer_text.h"
#include "formats/shapes.h"
#include "formats/symbol_line.h"

namespace quadrille::formats {

namespace {

std::optional<Item> read_killer_numbers(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  const Token line = first_word(cursor.take_line());
  return killer_item(parse_killer_numbers(line), line, options);
}

/// More certain than iss, whose texts may be killers too.
int sniff_killer_numbers(std::string_view text) {
  constexpr int kSure = 95;
  TextCursor cursor(text);
  return cursor.find_line() && looks_like_killer_numbers(first_word(cursor.peek_line()).text) ? kSure : 0;
}

void write_killer_numbers(const Document& document, std::string& out) {
  out += killer_numbers(killer_of(document.puzzle)) + '\n';
}

/// A cage without a total would be lost.
bool says_killer_numbers(const Puzzle& puzzle) {
  const Killer killer = killer_of(puzzle);
  return is_killer(puzzle) &&
         std::ranges::all_of(killer.cages, [](const KillerCage& cage) { return cage.total > 0; });
}

bool fits_killer_numbers(const Puzzle& puzzle) {
  if (!says_killer_numbers(puzzle)) return false;
  const std::string text = killer_numbers(killer_of(puzzle));
  return killer_item(parse_killer_numbers({text, 1, 1}), {text, 1, 1}, {}).puzzle == puzzle;
}

}  // namespace

Format killer_numbers_format() {
  return {
      .name = "killer_numbers",
      .summary{"One killer per line: 3x3::k: and 81 numbers, each with the total and the number of a cage",
               "Un killer par ligne : 3x3::k: et 81 nombres, chacun avec le total et le numéro d’une cage"},
      .extensions = "",
      .sniff = sniff_killer_numbers,
      .open = open_with<read_killer_numbers>,
      .write = write_killer_numbers,
      .most_size = 9,
      .is_by_lines = true,
      .holds = fits_killer_numbers,
      .says = says_killer_numbers};
}

}  // namespace quadrille::formats
