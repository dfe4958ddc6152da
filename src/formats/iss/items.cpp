#include "formats/iss/items.h"

#include <algorithm>
#include <optional>
#include <ranges>
#include <span>

#include <fmt/format.h>

#include "base/sentence.h"
#include "base/sort.h"
#include "formats/iss/names.h"
#include "formats/iss/places.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kExpectedDiagonal{"found {}, expected .Diagonal~1 for / or .Diagonal~-1 for \\",
                                           "on lit {}, on attend .Diagonal~1 pour / ou .Diagonal~-1 pour \\"};
constexpr Sentence<Text> kExpectedSquareGrid{"found {}, but only a square grid has diagonals",
                                             "on lit {}, mais seule une grille carrée a des diagonales"};
constexpr Sentence<Text> kExpectedTotalAndCell{
    "found {}, expected a total and the first cell of a diagonal: .LittleKiller~22~R1C2",
    "on lit {}, on attend un total et la première case d’une diagonale : .LittleKiller~22~R1C2"};
constexpr Sentence<Text> kExpectedFirstCell{
    "found {}, expected the first cell of a diagonal, at the rim of a grid of 2x2 or more: "
    ".LittleKiller~22~R1C2",
    "on lit {}, on attend la première case d’une diagonale, au bord d’une grille d’au moins 2x2 : "
    ".LittleKiller~22~R1C2"};
constexpr Sentence<Text> kExpectedTotalAndLine{
    "found {}, expected a total and a row or a column of the grid: .Sandwich~8~R3",
    "on lit {}, on attend un total et une ligne ou une colonne de la grille : .Sandwich~8~R3"};
constexpr Sentence<Text> kExpectedSquare{
    "found {}, expected the upper left one of four cells, and digits: .Quad~R1C1~1~2",
    "on lit {}, on attend la case en haut à gauche d’un carré de quatre, et des chiffres : .Quad~R1C1~1~2"};
constexpr Sentence<Text> kExpectedIndexing{
    "found {}, expected R or C, and cells: .Indexing~C~R1C1~R2C1",
    "on lit {}, on attend R ou C, et des cases : .Indexing~C~R1C1~R2C1"};
constexpr Sentence<Text> kExpectedConnectedValues{
    "found {}, expected digits of the whole grid, or of extra cells as many as its cells, and optionally a "
    "number of cells: .ConnectedValues~~1_2~5",
    "on lit {}, on attend des chiffres de toute la grille, ou de cases supplémentaires posées sur elle, et "
    "peut-être un nombre de cases : .ConnectedValues~~1_2~5"};
constexpr Sentence<Text> kExpectedSumLine{
    "found {}, expected a total and cells, followed by LOOP if they form a loop: .SumLine~10~R1C1~R1C2",
    "on lit {}, on attend un total et des cases, suivis de LOOP si elles forment une boucle : "
    ".SumLine~10~R1C1~R1C2"};
constexpr Sentence<Text> kExpectedPillArrow{
    "found {}, expected 2 or 3, and more cells than that, of which the first are neighbours: "
    ".PillArrow~2~R1C1~R1C2~R2C3",
    "on lit {}, on attend 2 ou 3, puis davantage de cases, dont les premières sont voisines : "
    ".PillArrow~2~R1C1~R1C2~R2C3"};
constexpr Sentence<Text> kExpectedSets{
    "found {}, expected a number of sets, and cells for sets of one size: .SameValues~2~R1C1~R1C2",
    "on lit {}, on attend un nombre d’ensembles, et des cases pour des ensembles de même taille : "
    ".SameValues~2~R1C1~R1C2"};
constexpr Sentence<Text> kExpectedSum{
    "found {}, expected a total, perhaps a factor for each cell, and cells: .Sum~5_=_1_-1~R1C1~R1C2",
    "on lit {}, on attend un total, peut-être un facteur pour chaque case, et des cases : "
    ".Sum~5_=_1_-1~R1C1~R1C2"};
constexpr Sentence<Text> kExpectedLookAndSay{
    "found {}, expected pairs of a count and a digit, and cells: .LookAndSay~1223~R1C1~R1C2~R1C3",
    "on lit {}, on attend des paires d’un nombre de fois et d’un chiffre, et des cases : "
    ".LookAndSay~1223~R1C1~R1C2~R1C3"};
constexpr Sentence<Text> kExpectedTies{"found {}, expected none, only-unclued or any: .FullRankTies~any",
                                       "on lit {}, on attend none, only-unclued ou any : .FullRankTies~any"};
constexpr Sentence<Text> kTiesWithoutClue{
    "found {} without .FullRank, expected a clue with it, such as .FullRank~R1~5~",
    "on lit {} sans .FullRank, on attend aussi un tel indice, comme .FullRank~R1~5~"};
constexpr Sentence<Text, Text> kCellAlone{"found {} without digits, expected some after it, such as {}_1",
                                          "on lit {} sans chiffres, on en attend à sa suite, comme {}_1"};
constexpr Sentence<Text, Text, Number, Number> kExpectedIssDigit{
    "found {} as a digit of {}, expected {} to {}", "on lit {} comme chiffre de {}, on attend {} à {}"};

}  // namespace

Parsed<void> read_iss_diagonal(const IssItem& item, IssUses& uses) {
  const auto direction = item.argument(0).text;
  const sudoku::Layout& grid = uses.shape().layout;
  if ((direction != "1" && direction != "-1") || item.arguments.size() > 1)
    return item.refuse(kExpectedDiagonal);
  if (grid.rows != grid.columns) return item.refuse(kExpectedSquareGrid);
  const auto has_diagonal = [&uses](std::string_view other) {
    return std::ranges::any_of(uses.items(), [other](const IssItem& some) {
      return some.name.text == "Diagonal" && some.argument(0).text == other;
    });
  };
  const bool has_both = has_diagonal("1") && has_diagonal("-1");
  uses.add(item, "diagonals", has_both ? "both" : direction == "1" ? "anti" : "main");
  return {};
}

Parsed<void> read_iss_little_killer(const IssItem& item, IssUses& uses) {
  if (item.arguments.size() != 2 || !decimal(item.argument(0).text))
    return item.refuse(kExpectedTotalAndCell);
  const auto cell = uses.cell(item.argument(1));
  if (!cell) return tl::unexpected(cell.error());
  const auto place = iss_diagonal_place(*cell, uses.shape().layout);
  if (!place) return item.refuse(kExpectedFirstCell);
  const int row = uses.shape().layout.row_of(*cell) + 1;
  const int column = uses.shape().layout.column_of(*cell) + 1;
  uses.add(item, "little_killer",
           fmt::format("{} direction={}_{} total={}", sudoku::outside_name(*place),
                       row > place->row ? "down" : "up", column > place->column ? "right" : "left",
                       item.argument(0).text));
  return {};
}

Parsed<void> read_iss_sandwich(const IssItem& item, IssUses& uses) {
  const auto place = uses.line(item.argument(1).text);
  if (item.arguments.size() != 2 || !decimal(item.argument(0).text) || !place)
    return item.refuse(kExpectedTotalAndLine);
  uses.add(item, "sandwich", fmt::format("{} total={}", sudoku::outside_name(*place), item.argument(0).text));
  return {};
}

Parsed<void> read_iss_quad(const IssItem& item, IssUses& uses) {
  const auto cell = uses.cell(item.argument(0));
  if (!cell) return tl::unexpected(cell.error());
  const auto right = uses.shape().moved(*cell, 0, 1), below = uses.shape().moved(*cell, 1, 0),
             last = uses.shape().moved(*cell, 1, 1);
  if (!right || !below || !last || item.arguments.size() < 2) return item.refuse(kExpectedSquare);
  std::string argument = uses.names_of({*cell, *right, *below, *last}) + "digits=";
  for (const Token& digit : item.arguments | std::views::drop(1)) argument += fmt::format("{} ", digit.text);
  uses.add(item, "quadruple", std::move(argument));
  return {};
}

Parsed<void> read_iss_indexing(const IssItem& item, IssUses& uses) {
  const auto names = item.argument(0).text;
  if ((names != "R" && names != "C") || item.arguments.size() < 2) return item.refuse(kExpectedIndexing);
  const auto cells = uses.cells(std::span(item.arguments).subspan(1));
  if (!cells) return tl::unexpected(cells.error());
  uses.add(item, "indexer",
           fmt::format("{}names={}", uses.names_of(*cells), names == "R" ? "rows" : "columns"));
  return {};
}

namespace {

/// The layer with that name: the grid, whose name is empty, or a group of extra cells that lies over it, in
/// rows of the same length; nullopt for any other group.
std::optional<int> layer_named(std::string_view name, const IssShape& shape) {
  if (name.empty()) return 0;
  int layer = 0;
  for (const std::size_t group : shape.layout.layers()) {
    ++layer;
    if (iss_group_name(shape.layout.extra_cells()[group].name) != name) continue;
    return shape.extra_columns[group] == shape.layout.columns ? std::optional(layer) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

Parsed<void> read_iss_connected_values(const IssItem& item, IssUses& uses) {
  const auto count = item.argument(2).text;
  const auto layer = layer_named(item.argument(0).text, uses.shape());
  if (!layer || item.argument(1).text.empty() || item.arguments.size() > 3 ||
      (!count.empty() && !decimal(count)))
    return item.refuse(kExpectedConnectedValues);
  std::string argument = "digits=";
  for (const Token& digit : uses.text().split(item.argument(1).text, '_'))
    argument += fmt::format("{} ", digit.text);
  if (!count.empty()) argument += fmt::format("count={} ", count);
  if (*layer > 0) argument += fmt::format("layer={}", *layer);
  uses.add(item, "connected_digits", std::move(argument));
  return {};
}

Parsed<void> read_iss_sum_line(const IssItem& item, IssUses& uses) {
  std::span<const Token> words = item.arguments;
  if (words.size() < 2 || !decimal(words[0].text)) return item.refuse(kExpectedSumLine);
  const bool is_loop = words.back().text == "LOOP";
  words = words.subspan(1, words.size() - (is_loop ? 2 : 1));
  const auto cells = uses.cells(words);
  if (!cells) return tl::unexpected(cells.error());
  std::string argument = fmt::format("{}total={}", uses.names_of(*cells), item.argument(0).text);
  argument += " ends=";
  argument += is_loop ? "joined" : "open";
  uses.add(item, "sum_line", std::move(argument));
  return {};
}

/// The cells of a pill are read in reading order, whatever their order in the item.
Parsed<void> read_iss_pill_arrow(const IssItem& item, IssUses& uses) {
  const auto length = static_cast<std::size_t>(decimal(item.argument(0).text).value_or(0));
  if (length < 2 || length > 3 || item.arguments.size() < length + 2) return item.refuse(kExpectedPillArrow);
  auto cells = uses.cells(std::span(item.arguments).subspan(1));
  if (!cells) return tl::unexpected(cells.error());
  const auto arm = cells->begin() + static_cast<std::ptrdiff_t>(length);
  std::vector<int> pill(cells->begin(), arm);
  sort_range(pill);
  if (!is_iss_pill(pill, uses.shape().layout)) return item.refuse(kExpectedPillArrow);
  uses.add(item, "pill_arrow",
           fmt::format("{}arm={}", uses.names_of(pill), uses.names_of({arm, cells->end()})));
  return {};
}

Parsed<void> read_iss_same_values(const IssItem& item, IssUses& uses) {
  const auto sets = static_cast<std::size_t>(decimal(item.argument(0).text).value_or(0));
  if (sets < 2 || item.arguments.size() <= sets || (item.arguments.size() - 1) % sets != 0)
    return item.refuse(kExpectedSets);
  const std::size_t length = (item.arguments.size() - 1) / sets;
  std::string argument;
  for (std::size_t set = 0; set < sets; ++set) {
    const auto cells = uses.cells(std::span(item.arguments).subspan(1 + set * length, length));
    if (!cells) return tl::unexpected(cells.error());
    argument += (set == 0 ? "" : "/ ") + uses.names_of(*cells);
  }
  uses.add(item, "same_values", std::move(argument));
  return {};
}

Parsed<void> read_iss_equal_sum(const IssItem& item, IssUses& uses) {
  std::string argument;
  for (const Token& word : item.arguments) {
    if (word.text == "-") {
      argument += "/ ";
      continue;
    }
    const auto cell = uses.cell(word);
    if (!cell) return tl::unexpected(cell.error());
    argument += uses.names_of({*cell});
  }
  uses.add(item, "equal_sum", std::move(argument));
  return {};
}

Parsed<void> read_iss_sum(const IssItem& item, IssUses& uses) {
  const auto numbers = uses.text().split(item.argument(0).text, '_');
  const bool has_factors = numbers.size() > 2 && numbers[1].text == "=";
  const auto is_number = [](const Token& word) {
    return decimal(word.text.starts_with('-') ? word.text.substr(1) : word.text).has_value();
  };
  if (item.arguments.size() < 2 || !is_number(numbers.front()) || (numbers.size() > 1 && !has_factors))
    return item.refuse(kExpectedSum);
  const auto cells = uses.cells(std::span(item.arguments).subspan(1));
  if (!cells) return tl::unexpected(cells.error());
  std::string argument = fmt::format("{}total={}", uses.names_of(*cells), numbers.front().text);
  if (has_factors) argument += " factors=";
  for (std::size_t i = 2; i < numbers.size(); ++i) argument += fmt::format("{} ", numbers[i].text);
  uses.add(item, "sum", std::move(argument));
  return {};
}

Parsed<void> read_iss_look_and_say(const IssItem& item, IssUses& uses) {
  const auto says = item.argument(0).text;
  if (says.empty() || says.size() % 2 != 0 || !std::ranges::all_of(says, is_digit) ||
      item.arguments.size() < 2)
    return item.refuse(kExpectedLookAndSay);
  const auto cells = uses.cells(std::span(item.arguments).subspan(1));
  if (!cells) return tl::unexpected(cells.error());
  std::string argument = uses.names_of(*cells) + "says=";
  for (const char number : says) argument += fmt::format("{} ", number);
  uses.add(item, "look_and_say", std::move(argument));
  return {};
}

/// The readers of the clues use it.
Parsed<void> read_iss_ties(const IssItem& item, IssUses& uses) {
  if (item.arguments.size() != 1 || !iss_ties(item.argument(0).text)) return item.refuse(kExpectedTies);
  if (!have_iss_item(uses.items(), "FullRank")) return item.refuse(kTiesWithoutClue);
  return {};
}

Parsed<void> read_iss_givens(const IssItem& item, IssUses& uses) {
  const sudoku::Layout& layout = uses.shape().layout;
  for (const Token& argument : item.arguments) {
    const auto words = uses.text().split(argument.text, '_');
    const auto cell = uses.cell(words.front());
    if (!cell) return tl::unexpected(cell.error());
    if (words.size() == 1) return error_at(argument, kCellAlone(in_quotes(argument.text), argument.text));
    sudoku::Digits digits = 0;
    for (const Token& word : words | std::views::drop(1)) {
      const auto value = decimal(word.text);
      const int digit = value ? layout.digit_of(*value) : 0;
      if (digit == 0)
        return error_at(word, kExpectedIssDigit(in_quotes(word.text), words.front().text, layout.first_value,
                                                layout.last_value()));
      digits |= sudoku::digit_bit(digit);
    }
    uses.add_digits(item, *cell, digits);
  }
  return {};
}

}  // namespace quadrille::formats
