// Game ids of Solo, in Simon Tatham's collection of puzzles, one per line: the shape and flags, a colon, and
// the givens; then, for jigsaws, the regions, and for killers the cages and their totals.
//
//   3x3:5a3c7_2b..        a letter is a run of empty cells, a: 1, b: 2 ..; _ parts two numbers
//   3x3xk:..,ab_c..,9b5..  x: diagonals, k: a killer; 9j:..,..: a jigsaw
#include <algorithm>
#include <array>
#include <numeric>
#include <string>

#include <fmt/format.h>

#include "base/sentence.h"
#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/draft.h"
#include "formats/symbol_line.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kNoGameId{
    "found {}, expected a game id of Solo, such as 3x3:5a3c7..",
    "on lit {}, on attend un identifiant de partie de Solo, comme 3x3:5a3c7.."};
constexpr Counted<Number> kCellsOfGame{"found {} cell in a game id, expected {}",
                                       "found {} cells in a game id, expected {}",
                                       "on trouve {} case dans un identifiant de partie, on en attend {}",
                                       "on trouve {} cases dans un identifiant de partie, on en attend {}"};
constexpr Sentence<Text> kPartOfGame{
    "found {} in a game id, expected the regions or cages that its flags promise",
    "on lit {} dans un identifiant de partie, on attend les régions ou les cages que "
    "ses lettres annoncent"};

using sudoku::at;

struct GameShape {
  int size = 0;
  sudoku::BoxShape boxes{0, 0};
  bool is_jigsaw = false, has_diagonals = false, is_killer = false;
};

/// The part before the colon; nullopt if it is none.
std::optional<GameShape> parse_shape(std::string_view text) {
  GameShape shape;
  const int across = take_decimal(text).value_or(0);
  int down = 1;
  if (text.starts_with('x') && text.size() > 1 && is_digit(text[1])) {
    text.remove_prefix(1);
    down = take_decimal(text).value_or(0);
  }
  while (!text.empty()) {
    const char flag = text.front();
    text.remove_prefix(1);
    if (flag == 'j') shape.is_jigsaw = true;
    if (flag == 'x') shape.has_diagonals = true;
    if (flag == 'k') shape.is_killer = true;
    // Symmetries and the difficulty do not matter: r4, m2d, a, db.
    if (flag == 'd' && !text.empty()) text.remove_prefix(1);
    if (!is_letter(flag) && !is_digit(flag)) return std::nullopt;
  }
  if (across < 1 || down < 1 || across > sudoku::kMaxSize || across * down > sudoku::kMaxSize)
    return std::nullopt;
  shape.size = across * down;
  if (down == 1) shape.is_jigsaw = true;
  if (!shape.is_jigsaw) shape.boxes = {across, down};
  return shape;
}

/// The numbers of a grid, 0 for empty cells; the error counts the cells.
Parsed<std::vector<int>> parse_numbers(const Token& text, int size) {
  const std::size_t cells = squared(size);
  std::vector<int> numbers;
  for (std::string_view rest = text.text; !rest.empty() && numbers.size() <= cells;) {
    const char c = rest.front();
    if (is_digit(c)) {
      const auto number = take_decimal(rest);
      if (!number) return error_at(text, kNoGameId(in_quotes(text.text)));
      numbers.push_back(*number);
      continue;
    }
    rest.remove_prefix(1);
    if (c == '_') continue;
    if (c < 'a' || c > 'z') return error_at(text, kNoGameId(in_quotes(text.text)));
    numbers.insert(numbers.end(), at(c - 'a' + 1), 0);
  }
  if (numbers.size() != cells) return error_at(text, kCellsOfGame(numbers.size(), cells));
  return numbers;
}

/// For each cell the number of its block, which is its first cell. The text counts the pairs of neighbours,
/// side by side and then one above the other, up to the next that a line parts; z is 26 without a line after
/// them.
Parsed<std::vector<int>> parse_blocks(const Token& text, int size) {
  std::vector<int> block(squared(size));
  std::iota(block.begin(), block.end(), 0);
  const int pairs = 2 * size * (size - 1);
  const auto fault = [&] { return error_at(text, kPartOfGame(in_quotes(text.text))); };
  int pair = 0;
  for (const char c : text.text) {
    if (c != '_' && (c < 'a' || c > 'z')) return fault();
    const int run = c == '_' ? 0 : c - 'a' + 1;
    for (int i = 0; i < run; ++i, ++pair) {
      if (pair >= pairs) return fault();
      const bool is_row = pair < pairs / 2;
      const int line = pair / (size - 1) - (is_row ? 0 : size), place = pair % (size - 1);
      const int first = is_row ? line * size + place : place * size + line;
      const int second = is_row ? first + 1 : first + size;
      const auto [to, from] = std::minmax(block[at(first)], block[at(second)]);
      std::ranges::replace(block, int{from}, int{to});
    }
    if (c != 'z') ++pair;
  }
  if (pair != pairs + 1) return fault();
  return block;
}

/// "r1c1 r1c2 total=5; ..": the cages of a killer.
Parsed<std::string> parse_cages(const Token& blocks, const Token& totals, int size) {
  const auto block = parse_blocks(blocks, size);
  if (!block) return tl::unexpected(block.error());
  const auto total = parse_numbers(totals, size);
  if (!total) return tl::unexpected(total.error());
  std::string cages;
  for (int first = 0; first < size * size; ++first) {
    if ((*block)[at(first)] != first) continue;
    int sum = 0;
    std::string cells;
    for (int cell = first; cell < size * size; ++cell) {
      if ((*block)[at(cell)] != first) continue;
      cells += (cells.empty() ? "" : " ") + sudoku::cell_name(cell, size);
      sum += (*total)[at(cell)];
    }
    cages +=
        fmt::format("{}{}{}", cages.empty() ? "" : "; ", cells, sum > 0 ? fmt::format(" total={}", sum) : "");
  }
  return cages;
}

/// The parts after the colon, which commas separate.
std::vector<Token> parts_of_game(const Token& line, std::size_t colon) {
  Token rest{line.text.substr(colon + 1), line.line, line.column + static_cast<int>(colon) + 1};
  return words(rest, 5, ",");
}

Item read_game(const Token& line, const ReadOptions& options) {
  const auto colon = line.text.find(':');
  const auto shape = colon == std::string_view::npos ? std::nullopt : parse_shape(line.text.substr(0, colon));
  const std::size_t wanted = shape ? 1U + (shape->is_jigsaw ? 1 : 0) + (shape->is_killer ? 2 : 0) : 0;
  if (!shape) return failed(error_at(line, kNoGameId(in_quotes(line.text))));
  const auto parts = parts_of_game(line, colon);
  if (parts.size() != wanted)
    return failed(error_at(line, kPartOfGame(in_quotes(line.text.substr(colon + 1)))));
  Draft draft{.start = line, .in_numbers = true, .size = shape->size, .boxes = shape->boxes};
  const auto givens = parse_numbers(parts.front(), shape->size);
  if (!givens) return failed(givens.error());
  std::vector<std::string> texts;
  texts.reserve(2 * givens->size());
  for (const int number : *givens)
    draft.givens.push_back({texts.emplace_back(std::to_string(number)), line.line, line.column});
  if (shape->is_jigsaw) {
    const auto block = parse_blocks(parts[1], shape->size);
    if (!block) return failed(block.error());
    for (const int number : *block)
      draft.regions.push_back({texts.emplace_back(std::to_string(number + 1)), line.line, line.column});
  }
  std::vector<RuleText> rules;
  std::string cages;
  if (shape->has_diagonals) rules.push_back({{"diagonals", line.line, line.column}, {}});
  if (shape->is_killer) {
    auto found = parse_cages(parts[wanted - 2], parts[wanted - 1], shape->size);
    if (!found) return failed(std::move(found.error()));
    cages = std::move(*found);
    rules.push_back({{"killer_cage", line.line, line.column}, cages});
  }
  return with_rules(finish(draft, options), rules);
}

std::optional<Item> read_solo(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  return read_game(first_word(cursor.take_line()), options);
}

int sniff_solo(std::string_view text) {
  constexpr int kSure = 95, kShort = 8;
  TextCursor cursor(text);
  if (!cursor.find_line()) return 0;
  const Token line = first_word(cursor.peek_line());
  const auto colon = line.text.find(':');
  if (colon == std::string_view::npos || line.text.size() < kShort ||
      !parse_shape(line.text.substr(0, colon)))
    return 0;
  const auto rest = line.text.substr(colon + 1);
  const bool is_game =
      rest.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_,") == std::string_view::npos;
  return is_game && rest.find_first_of("abcdefghijklmnopqrstuvwxyz") != std::string_view::npos ? kSure : 0;
}

}  // namespace

Format solo_format() {
  return {.name = "solo",
          .summary{"Game ids of Solo, of Simon Tatham's puzzles: 3x3:5a3c7..",
                   "Les identifiants de partie de Solo, un des jeux de Simon Tatham : 3x3:5a3c7.."},
          .extensions = "",
          .sniff = sniff_solo,
          .open = open_with<read_solo>,
          .write = nullptr,
          .is_by_lines = true,
          .holds = nullptr};
}

}  // namespace quadrille::formats
