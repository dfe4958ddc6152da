// The XML of OpenSudoku, in which each puzzle is a tag <game data="..">. The data are the 81 digits of a 9x9
// grid, 0 for an empty cell; or a version and, for each cell, its digit, the player's notes in one part or
// two, and 0 for a given, each followed by a |. Version 2 may have an empty part after the notes.
//
//   <opensudoku><game data="0030206009.." /></opensudoku>
//   <opensudoku><folder name="easy"><game state="1" data="version: 1&#10;0|1,2,|1|5|-|0|.."
//   /></folder></opensudoku>
#include <algorithm>

#include "base/sentence.h"
#include "base/visible_text.h"
#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/digit_symbols.h"
#include "formats/draft.h"
#include "formats/programs/xml_text.h"
#include "formats/shapes.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<> kGameWithoutData{
    "found a game without data, expected <game data=\"..\"> with its digits",
    "la partie n’a pas de données, on attend <game data=\"..\"> avec ses chiffres"};
constexpr Counted<> kDigitsOfGame{
    "found {} character as the data of a game, expected 81, one for each cell of a 9x9 grid",
    "found {} characters as the data of a game, expected 81, one for each cell of a 9x9 grid",
    "on trouve {} caractère comme données d’une partie, on en attend 81, un par case d’une grille 9x9",
    "on trouve {} caractères comme données d’une partie, on en attend 81, un par case d’une grille 9x9"};
constexpr Sentence<Text> kVersionOfGame{
    "found data of version {}, expected 1 to 4, or 81 digits",
    "on lit des données de version {}, on attend 1 à 4, ou bien 81 chiffres"};
constexpr Sentence<Number, Number, Number> kPartsOfGame{
    "found {} parts in the data of a game, expected {}, that is {} for each cell of a 9x9 grid, each "
    "followed by |",
    "on trouve {} morceaux dans les données d’une partie, on en attend {} : {} par case d’une grille 9x9, "
    "chacun suivi de |"};

constexpr Sentence<Text> kOtherTagWithData{"found <{}> with data, expected <game>",
                                           "on lit <{}> avec des données, on attend <game>"};

constexpr Sentence<> kDataOutsideOfTag{
    "found the data of a game outside of a tag, expected <game before it",
    "on lit les données d’une partie hors d’une balise, on attend <game avant"};

constexpr int kGameSize = 9;
constexpr std::size_t kGameCells = 81;
constexpr std::string_view kVersion = "version:";

/// All parts that end with a |, at most `limit`. skips_empty: whether empty ones are left out.
std::vector<std::string_view> parts_of_game(std::string_view text, std::size_t limit, bool skips_empty) {
  std::vector<std::string_view> parts;
  for (auto end = text.find('|'); end != std::string_view::npos && parts.size() < limit;
       end = text.find('|')) {
    const auto part = trimmed(text.substr(0, end));
    if (!part.empty() || !skips_empty) parts.push_back(part);
    text.remove_prefix(end + 1);
  }
  return parts;
}

/// data: its text is contiguous.
Item read_versioned_game(const Token& place, std::string_view data, Draft draft, const ReadOptions& options) {
  data.remove_prefix(kVersion.size());
  const auto digits_end = std::ranges::find_if(data, [](char c) { return is_digit(c); });
  data.remove_prefix(static_cast<std::size_t>(digits_end - data.begin()));
  const auto end = std::ranges::find_if_not(data, is_digit);
  const auto word = data.substr(0, static_cast<std::size_t>(end - data.begin()));
  const int version = decimal(word).value_or(0);
  constexpr int kLastVersion = 4;
  if (version < 1 || version > kLastVersion) return failed(error_at(place, kVersionOfGame(in_quotes(word))));
  const std::size_t of_cell = version == kLastVersion ? 4 : 3;
  constexpr int kVersionWithEmptyParts = 2;
  const auto parts =
      parts_of_game(data.substr(word.size()), of_cell * kGameCells + 1, version == kVersionWithEmptyParts);
  if (parts.size() != of_cell * kGameCells)
    return failed(error_at(place, kPartsOfGame(parts.size(), of_cell * kGameCells, of_cell)));
  for (std::size_t cell = 0; cell < kGameCells; ++cell) {
    const Token digit{parts[of_cell * cell], place.line, place.column};
    const bool is_given = parts[of_cell * (cell + 1) - 1] == "0";
    draft.givens.push_back(is_given ? digit : Token{".", place.line, place.column});
    draft.placed.push_back(digit);
  }
  return finish(draft, options);
}

Item read_game(const XmlTag& game, const ReadOptions& options) {
  const Token* const data = game.attribute("data");
  if (data == nullptr) return failed(error_at(game.name, kGameWithoutData()));
  Draft draft{.start = game.name, .in_numbers = true, .size = kGameSize};
  if (const std::string meaning = meaning_of_xml(data->text); meaning.starts_with(kVersion))
    return read_versioned_game(*data, meaning, std::move(draft), options);
  const std::size_t count = count_characters(data->text);
  if (count != kGameCells) return failed(error_at(*data, kDigitsOfGame(count)));
  draft.givens = characters(*data, count);
  return finish(draft, options);
}

/// Whether the text holds the digits of a game: most of them in a row, or with a version before them.
bool has_game(std::string_view text) {
  constexpr auto kMost = static_cast<std::ptrdiff_t>(kGameCells * 3 / 4);
  std::ptrdiff_t longest = 0, run = 0;
  for (const char c : text) longest = std::max(longest, run = is_digit(c) ? run + 1 : 0);
  return longest >= kMost || text.find(kVersion) != std::string_view::npos;
}

/// The next <game>, regardless of the tags around it.
std::optional<Item> read_opensudoku(TextCursor& cursor, const ReadOptions& options) {
  while (true) {
    const auto before = cursor.rest().substr(0, cursor.rest().find('<'));
    if (has_game(before)) return failed(error_at(cursor.take(before.size()), kDataOutsideOfTag()));
    auto tag = next_xml_tag(cursor);
    if (!tag) return std::nullopt;
    if (!*tag) return failed(std::move(tag->error()));
    const Token& name = (*tag)->name;
    if (name.text == "game" && !(*tag)->closes) return read_game(**tag, options);
    const auto inside = before.data() + before.size();
    if (has_game({inside, static_cast<std::size_t>(cursor.rest().data() - inside)}))
      return failed(error_at(name, kOtherTagWithData(visible_text(name.text))));
  }
}

int sniff_opensudoku(std::string_view text) {
  constexpr int kSure = 95;
  return text.find("<opensudoku") != std::string_view::npos ? kSure : 0;
}

void write_opensudoku(const Document& document, std::string& out) {
  out += "<opensudoku>\n  <game data=\"";
  for (const int digit : shown_digits(document)) out += digit == 0 ? '0' : digit_symbol(digit);
  out += "\" />\n</opensudoku>\n";
}

bool fits_opensudoku(const Puzzle& puzzle) {
  return puzzle.cell_count() == static_cast<int>(kGameCells) && is_plain(puzzle) && has_usual_shape(puzzle);
}

}  // namespace

Format opensudoku_format() {
  return {.name = "opensudoku",
          .summary{"The XML of OpenSudoku: 9x9 puzzles as <game data=\"..\">",
                   "Le XML d’OpenSudoku : des grilles 9x9 comme <game data=\"..\">"},
          .extensions = ".opensudoku .xml",
          .sniff = sniff_opensudoku,
          .open = open_with<read_opensudoku>,
          .write = write_opensudoku,
          .most_size = kGameSize,
          .holds = fits_opensudoku};
}

}  // namespace quadrille::formats
