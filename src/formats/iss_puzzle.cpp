#include "formats/iss_puzzle.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <forward_list>
#include <map>
#include <ranges>
#include <span>

#include <fmt/format.h>

#include "base/sentence.h"
#include "formats/draft.h"
#include "formats/sentences.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kExpectedItems{"found {}, expected items such as .Thermo~R1C1~R2C1 and .~R1C1_5"};
constexpr Sentence<Text> kUnknownItem{
    "found .{}, which is no rule of this program yet; the documentation of the format iss names those that "
    "are"};
constexpr Sentence<Text> kItemTwice{"found .{} for the second time, expected it once"};
constexpr Sentence<Text, Number> kExpectedShape{
    "found {}, expected a square from 1x1 to {1}x{1}, such as .Shape~9x9"};
constexpr Sentence<Text, Number> kExpectedUsualDigits{
    "found {}, expected the digits 1 to {1} and rows and columns: .Shape~{1}x{1}"};
constexpr Sentence<Text, Number> kExpectedRegionSize{
    "found {}, expected regions as large as the grid: .RegionSize~{}"};
constexpr Sentence<Text> kExpectedDiagonal{"found {}, expected .Diagonal~1 for / or .Diagonal~-1 for \\"};
constexpr Sentence<Text, Text> kExpectedAlone{"found {}, expected .{} alone"};
constexpr Sentence<Text> kExpectedTotalAndCell{
    "found {}, expected a total and the first cell of a diagonal: .LittleKiller~22~R1C2"};
constexpr Sentence<Text> kExpectedFirstCell{
    "found {}, expected the first cell of a diagonal, at the rim of a grid of 2x2 or more: "
    ".LittleKiller~22~R1C2"};
constexpr Sentence<Text> kExpectedTotalAndLine{
    "found {}, expected a total and a row or a column of the grid: .Sandwich~8~R3"};
constexpr Sentence<Text, Text> kExpectedClues{
    "found {}, expected a row or a column of the grid and one clue or two: .{}~R3~2~4"};
constexpr Sentence<Text, Text> kExpectedNeighbours{
    "found {}, expected cells of which two share a side: .{}~R1C1~R1C2"};
constexpr Sentence<Text> kExpectedSquare{
    "found {}, expected the upper left one of four cells, and digits: .Quad~R1C1~1~2"};
constexpr Sentence<Text> kExpectedIndexing{"found {}, expected R or C, and cells: .Indexing~C~R1C1~R2C1"};
constexpr Sentence<Text> kExpectedConnectedValues{
    "found {}, expected digits of the whole grid, and perhaps a number of cells: .ConnectedValues~~1_2~5"};
constexpr Sentence<Text, Text> kExpectedIssCell{"found {} as a cell, expected R1C1 to {}"};
constexpr Sentence<Text, Text> kCellAlone{"found {} alone, expected digits behind it, such as {}_1"};
constexpr Sentence<Text, Text, Number> kExpectedIssDigit{"found {} as a digit of {}, expected 1 to {}"};

constexpr int kUsualIssSize = 9;

/// Of two cells of a grid.
bool share_side(int a, int b, int size) {
  return std::abs(a / size - b / size) + std::abs(a % size - b % size) == 1;
}

struct IssItem {
  Token name;
  std::vector<Token> arguments;
  Token whole;  // without the dot

  /// An empty one where the item has fewer.
  [[nodiscard]] Token argument(std::size_t i) const {
    return i < arguments.size() ? arguments[i] : Token{{}, name.line, name.column};
  }
  /// As it stands in the text, for messages.
  [[nodiscard]] std::string shown() const {
    constexpr std::size_t kShown = 30;
    return "." + printable(whole.text, kShown);
  }
  /// Its arguments are wrong. The sentence begins with the item.
  template <class... Args>
  [[nodiscard]] tl::unexpected<InputError> refuse(const Sentence<Text, Args...>& sentence,
                                                  const std::type_identity_t<Args>&... args) const {
    return error_at(name, sentence(shown(), args...));
  }
};

/// Reads one puzzle: what has names first, then the shape, then the rules, then the digits.
class IssPuzzle {
 public:
  IssPuzzle(const IssText& text, const ReadOptions& options)
      : text_(text), options_(options), draft_{.start = text.start(), .in_numbers = true} {}

  Item read();

 private:
  Parsed<void> find_items();
  Parsed<void> read_shape();
  [[nodiscard]] Parsed<int> parse_shape(const IssItem& shape) const;
  Parsed<void> read_jigsaw();
  Parsed<void> read_rules();
  Parsed<void> read_diagonal(const IssItem& item, bool has_both);
  Parsed<void> read_rule(const IssItem& item, const IssRule& rule);
  Parsed<void> read_clues(const IssItem& item, const IssClue& clue);
  Parsed<void> read_pairs(const IssItem& item, const IssPair& pair);
  Parsed<void> read_little_killer(const IssItem& item);
  Parsed<void> read_sandwich(const IssItem& item);
  Parsed<void> read_quad(const IssItem& item);
  Parsed<void> read_indexing(const IssItem& item);
  Parsed<void> read_connected_values(const IssItem& item);
  [[nodiscard]] Parsed<void> read_digits(const Token& argument, Puzzle& puzzle) const;
  [[nodiscard]] Parsed<int> parse_cell(const Token& word) const;
  [[nodiscard]] Parsed<std::vector<int>> parse_cells(std::span<const Token> words) const;
  /// The place before a row or a column, R3 or C2.
  [[nodiscard]] std::optional<sudoku::Outside> parse_line(std::string_view word) const;
  /// "r1c1 r1c2 ".
  [[nodiscard]] std::string names_of(const std::vector<int>& cells) const;
  /// Null where the text has none.
  [[nodiscard]] const IssItem* find(std::string_view name) const;
  void add_use(const IssItem& item, std::string_view rule, std::string argument);
  void add_extra_region(const IssItem& item, const std::vector<int>& cells);

  const IssText& text_;
  const ReadOptions& options_;
  Draft draft_;
  std::vector<IssItem> items_;
  std::vector<RuleText> rules_;
  std::forward_list<std::string> arguments_;  // of rules_
};

Item IssPuzzle::read() {
  for (const auto step : {&IssPuzzle::find_items, &IssPuzzle::read_shape, &IssPuzzle::read_rules}) {
    if (auto done = (this->*step)(); !done) return failed(std::move(done.error()));
  }
  Item item = with_rules(finish(draft_, options_), rules_);
  for (const IssItem& digits : items_) {
    if (!item.puzzle || !digits.name.text.empty()) continue;
    for (const Token& argument : digits.arguments) {
      if (auto read = read_digits(argument, *item.puzzle); !read) return failed(std::move(read.error()));
    }
  }
  return item;
}

Parsed<void> IssPuzzle::find_items() {
  auto pieces = text_.split(text_.text(), '.');
  if (pieces.size() < 2 || !pieces.front().text.empty()) {
    return error_at(pieces.front(), kExpectedItems(in_quotes(pieces.front().text)));
  }
  for (const Token& piece : pieces | std::views::drop(1)) {
    auto words = text_.split(piece.text, '~');
    IssItem item{words.front(), {words.begin() + 1, words.end()}, piece};
    if (!item.name.text.empty() && !is_iss_name(item.name.text)) {
      constexpr std::size_t kShown = 30;
      return error_at(item.name, kUnknownItem(printable(item.name.text, kShown)));
    }
    const bool is_once = item.name.text == "Shape" || item.name.text == "Jigsaw";
    if (is_once && find(item.name.text) != nullptr) {
      return error_at(item.name, kItemTwice(item.name.text));
    }
    items_.push_back(std::move(item));
  }
  return {};
}

const IssItem* IssPuzzle::find(std::string_view name) const {
  const auto is_named = [name](const IssItem& item) { return item.name.text == name; };
  const auto found = std::ranges::find_if(items_, is_named);
  return found == items_.end() ? nullptr : &*found;
}

Parsed<int> IssPuzzle::parse_shape(const IssItem& shape) const {
  const auto sides = text_.split(shape.argument(0).text, 'x');
  const auto size = decimal(sides.front().text).value_or(0);
  const bool is_square = sides.size() == 2 && decimal(sides.back().text) == size;
  if (!is_square || size < 1 || size > kMostIssSize) {
    return shape.refuse(kExpectedShape, kMostIssSize);
  }
  const auto digits = shape.argument(1).text;
  const bool has_usual_digits =
      digits.empty() || digits == std::to_string(size) || digits == fmt::format("1-{}", size);
  if (!has_usual_digits || shape.arguments.size() > 2) return shape.refuse(kExpectedUsualDigits, size);
  return parse_size(sides.front(), options_);
}

Parsed<void> IssPuzzle::read_shape() {
  draft_.size = options_.size > 0 ? options_.size : kUsualIssSize;
  if (const IssItem* shape = find("Shape")) {
    const auto size = parse_shape(*shape);
    if (!size) return tl::unexpected(size.error());
    draft_.size = *size;
  }
  const IssItem* boxes = find("RegionSize");
  if (boxes != nullptr && decimal(boxes->argument(0).text) != draft_.size)
    return boxes->refuse(kExpectedRegionSize, draft_.size);
  const bool has_boxes = find("NoBoxes") == nullptr;
  draft_.boxes = has_boxes ? sudoku::usual_boxes(draft_.size) : sudoku::BoxShape{0, 0};
  draft_.givens.assign(squared(draft_.size), {".", draft_.start.line, draft_.start.column});
  return read_jigsaw();
}

/// Beside boxes, the regions of a jigsaw are extra regions. Cells on one label, more or fewer than a region
/// has, are in none.
Parsed<void> IssPuzzle::read_jigsaw() {
  const IssItem* jigsaw = find("Jigsaw");
  if (jigsaw == nullptr) return {};
  const Token labels = jigsaw->argument(0);
  ReadOptions sized;
  sized.size = draft_.size;
  if (const auto size = size_for(labels.text.size(), sized, labels, say::kCharactersForGrid); !size)
    return tl::unexpected(size.error());
  std::map<char, std::vector<int>> regions;
  for (std::size_t i = 0; i < labels.text.size(); ++i) regions[labels.text[i]].push_back(static_cast<int>(i));
  const auto is_odd = [this](const auto& region) { return std::ssize(region.second) != draft_.size; };
  const auto odd = std::ranges::count_if(regions, is_odd);
  if (odd > 1 || (odd == 0 && draft_.boxes->rows == 0)) {
    for (std::size_t i = 0; i < labels.text.size(); ++i)
      draft_.regions.push_back(text_.token(labels.text.substr(i, 1)));
    return {};
  }
  for (const auto& region : regions) {
    if (!is_odd(region)) add_extra_region(*jigsaw, region.second);
  }
  return {};
}

Parsed<void> IssPuzzle::read_rules() {
  const auto has_diagonal = [this](std::string_view direction) {
    return std::ranges::any_of(items_, [direction](const IssItem& item) {
      return item.name.text == "Diagonal" && item.argument(0).text == direction;
    });
  };
  const bool has_both = has_diagonal("1") && has_diagonal("-1");
  for (const IssItem& item : items_) {
    const auto name = item.name.text;
    const auto find_in = [name](const auto& table) {
      const auto* const found =
          std::ranges::find_if(table, [name](const auto& row) { return row.name == name; });
      return found == table.end() ? nullptr : found;
    };
    Parsed<void> read;
    if (const auto* const rule = find_in(kIssRules)) read = read_rule(item, *rule);
    if (const auto* const clue = find_in(kIssClues)) read = read_clues(item, *clue);
    if (const auto* const pair = find_in(kIssPairs)) read = read_pairs(item, *pair);
    if (name == "Diagonal") read = read_diagonal(item, has_both);
    if (name == "LittleKiller") read = read_little_killer(item);
    if (name == "Sandwich") read = read_sandwich(item);
    if (name == "Quad") read = read_quad(item);
    if (name == "Indexing") read = read_indexing(item);
    if (name == "ConnectedValues") read = read_connected_values(item);
    if (!read) return read;
  }
  return {};
}

/// A diagonal without the other is an extra region.
Parsed<void> IssPuzzle::read_diagonal(const IssItem& item, bool has_both) {
  const auto direction = item.argument(0).text;
  if ((direction != "1" && direction != "-1") || item.arguments.size() > 1)
    return item.refuse(kExpectedDiagonal);
  if (has_both) {
    add_use(item, "diagonals", {});
    return {};
  }
  std::vector<int> cells;
  for (int row = 0; row < draft_.size; ++row)
    cells.push_back(row * draft_.size + (direction == "1" ? draft_.size - 1 - row : row));
  add_extra_region(item, cells);
  return {};
}

Parsed<void> IssPuzzle::read_rule(const IssItem& item, const IssRule& rule) {
  if (sudoku::find_rule(rule.rule)->parameters.empty()) {
    if (!item.arguments.empty()) return item.refuse(kExpectedAlone, rule.name);
    add_use(item, rule.rule, {});
    return {};
  }
  std::span<const Token> words = item.arguments;
  std::string_view number = rule.usual;
  if (!rule.number.empty() && !words.empty() && decimal(words.front().text)) {
    number = words.front().text;
    words = words.subspan(1);
  }
  const auto cells = parse_cells(words);
  if (!cells) return tl::unexpected(cells.error());
  std::string argument = names_of(*cells);
  if (!number.empty() && number != rule.none) argument += fmt::format("{}={}", rule.number, number);
  add_use(item, rule.rule, std::move(argument));
  return {};
}

Parsed<void> IssPuzzle::read_little_killer(const IssItem& item) {
  if (item.arguments.size() != 2 || !decimal(item.argument(0).text))
    return item.refuse(kExpectedTotalAndCell);
  const auto cell = parse_cell(item.argument(1));
  if (!cell) return tl::unexpected(cell.error());
  const auto place = iss_diagonal_place(*cell, draft_.size);
  if (!place) return item.refuse(kExpectedFirstCell);
  const int row = *cell / draft_.size + 1;
  const int column = *cell % draft_.size + 1;
  add_use(item, "little_killer",
          fmt::format("{} direction={}_{} total={}", sudoku::outside_name(*place),
                      row > place->row ? "down" : "up", column > place->column ? "right" : "left",
                      item.argument(0).text));
  return {};
}

std::optional<sudoku::Outside> IssPuzzle::parse_line(std::string_view word) const {
  if (word.size() != 2) return std::nullopt;
  const char letter = static_cast<char>(word[0] | ' ');
  const std::size_t number = kIssNumbers.find(static_cast<char>(word[1] | ' '));
  if ((letter != 'r' && letter != 'c') || number < 1 || number > sudoku::at(draft_.size)) return std::nullopt;
  const int i = static_cast<int>(number);
  return letter == 'r' ? sudoku::Outside{i, 0} : sudoku::Outside{0, i};
}

Parsed<void> IssPuzzle::read_sandwich(const IssItem& item) {
  const auto place = parse_line(item.argument(1).text);
  if (item.arguments.size() != 2 || !decimal(item.argument(0).text) || !place)
    return item.refuse(kExpectedTotalAndLine);
  add_use(item, "sandwich", fmt::format("{} total={}", sudoku::outside_name(*place), item.argument(0).text));
  return {};
}

Parsed<void> IssPuzzle::read_clues(const IssItem& item, const IssClue& clue) {
  const auto front = parse_line(item.argument(0).text);
  const auto is_clue = [](const Token& word) { return word.text.empty() || decimal(word.text); };
  const bool has_clue = !item.argument(1).text.empty() || !item.argument(2).text.empty();
  if (!front || !has_clue || item.arguments.size() > 3 || !is_clue(item.argument(1)) ||
      !is_clue(item.argument(2)))
    return item.refuse(kExpectedClues, clue.name);
  const int end = draft_.size + 1;
  const auto back =
      front->column == 0 ? sudoku::Outside{front->row, end} : sudoku::Outside{end, front->column};
  const auto add = [&](sudoku::Outside place, std::string_view number) {
    if (!number.empty())
      add_use(item, clue.rule, fmt::format("{} {}={}", sudoku::outside_name(place), clue.number, number));
  };
  add(*front, item.argument(1).text);
  add(back, item.argument(2).text);
  return {};
}

Parsed<void> IssPuzzle::read_pairs(const IssItem& item, const IssPair& pair) {
  const auto cells = parse_cells(item.arguments);
  if (!cells) return tl::unexpected(cells.error());
  bool is_any = false;
  for (std::size_t i = 0; i < cells->size(); ++i) {
    for (std::size_t j = i + 1; j < cells->size(); ++j) {
      if (!share_side((*cells)[i], (*cells)[j], draft_.size)) continue;
      std::string argument = names_of({(*cells)[i], (*cells)[j]});
      if (pair.number != sudoku::kNoNumber)
        argument += fmt::format("{}={}", sudoku::find_rule(pair.rule)->parameters[1].name, pair.number);
      add_use(item, pair.rule, std::move(argument));
      is_any = true;
    }
  }
  if (!is_any) return item.refuse(kExpectedNeighbours, pair.name);
  return {};
}

Parsed<void> IssPuzzle::read_quad(const IssItem& item) {
  const auto cell = parse_cell(item.argument(0));
  if (!cell) return tl::unexpected(cell.error());
  const auto square = iss_square(*cell, draft_.size);
  if (!square || item.arguments.size() < 2) return item.refuse(kExpectedSquare);
  std::string argument = names_of(*square) + "digits=";
  for (const Token& digit : item.arguments | std::views::drop(1)) argument += fmt::format("{} ", digit.text);
  add_use(item, "quadruple", std::move(argument));
  return {};
}

Parsed<void> IssPuzzle::read_indexing(const IssItem& item) {
  const auto names = item.argument(0).text;
  if ((names != "R" && names != "C") || item.arguments.size() < 2) return item.refuse(kExpectedIndexing);
  const auto cells = parse_cells(std::span(item.arguments).subspan(1));
  if (!cells) return tl::unexpected(cells.error());
  add_use(item, "indexer", fmt::format("{}names={}", names_of(*cells), names == "R" ? "rows" : "columns"));
  return {};
}

Parsed<void> IssPuzzle::read_connected_values(const IssItem& item) {
  const auto count = item.argument(2).text;
  if (!item.argument(0).text.empty() || item.argument(1).text.empty() || item.arguments.size() > 3 ||
      (!count.empty() && !decimal(count)))
    return item.refuse(kExpectedConnectedValues);
  std::string argument = "digits=";
  for (const Token& digit : text_.split(item.argument(1).text, '_'))
    argument += fmt::format("{} ", digit.text);
  if (!count.empty()) argument += fmt::format("count={}", count);
  add_use(item, "connected_digits", std::move(argument));
  return {};
}

void IssPuzzle::add_extra_region(const IssItem& item, const std::vector<int>& cells) {
  add_use(item, "extra_regions", names_of(cells));
}

void IssPuzzle::add_use(const IssItem& item, std::string_view rule, std::string argument) {
  rules_.push_back({{rule, item.name.line, item.name.column}, arguments_.emplace_front(std::move(argument))});
}

Parsed<std::vector<int>> IssPuzzle::parse_cells(std::span<const Token> words) const {
  std::vector<int> cells;
  for (const Token& word : words) {
    const auto cell = parse_cell(word);
    if (!cell) return tl::unexpected(cell.error());
    cells.push_back(*cell);
  }
  return cells;
}

std::string IssPuzzle::names_of(const std::vector<int>& cells) const {
  std::string names;
  for (const int cell : cells) names += sudoku::cell_name(cell, draft_.size) + " ";
  return names;
}

Parsed<int> IssPuzzle::parse_cell(const Token& word) const {
  constexpr std::size_t kLength = 4;
  const auto letter = [&](std::size_t i) { return static_cast<char>(word.text[i] | ' '); };  // in small
  if (word.text.size() == kLength && letter(0) == 'r' && letter(2) == 'c') {
    const auto row = kIssNumbers.find(letter(1)), column = kIssNumbers.find(letter(3));
    const auto size = static_cast<std::size_t>(draft_.size);
    const auto is_inside = [size](std::size_t number) { return number >= 1 && number <= size; };
    if (is_inside(row) && is_inside(column)) return static_cast<int>((row - 1) * size + column - 1);
  }
  return error_at(word, kExpectedIssCell(in_quotes(word.text),
                                         iss_cell_name(draft_.size * draft_.size - 1, draft_.size)));
}

/// A cell with one digit is a given. Several such words for a cell must all hold.
Parsed<void> IssPuzzle::read_digits(const Token& argument, Puzzle& puzzle) const {
  const auto words = text_.split(argument.text, '_');
  const auto cell = parse_cell(words.front());
  if (!cell) return tl::unexpected(cell.error());
  if (words.size() == 1) {
    return error_at(argument, kCellAlone(in_quotes(argument.text), argument.text));
  }
  sudoku::Digits digits = 0;
  for (const Token& word : words | std::views::drop(1)) {
    const int digit = decimal(word.text).value_or(0);
    if (digit < 1 || digit > puzzle.size()) {
      return error_at(word, kExpectedIssDigit(in_quotes(word.text), words.front().text, puzzle.size()));
    }
    digits |= sudoku::digit_bit(digit);
  }
  const int only = std::has_single_bit(digits) ? std::countr_zero(digits) + 1 : 0;
  if (only != 0 && puzzle.given(*cell) == 0) {
    puzzle.set_given(*cell, only);
  } else if (only == 0 || only != puzzle.given(*cell)) {
    puzzle.restrict_candidates(*cell, puzzle.candidates(*cell) & digits);
  }
  return {};
}

}  // namespace

bool is_iss_name(std::string_view name) {
  const auto has = [name](const auto& table) {
    return std::ranges::any_of(table, [name](const auto& row) { return row.name == name; });
  };
  return has(kIssRules) || has(kIssClues) || has(kIssPairs) ||
         std::ranges::find(kIssOthers, name) != kIssOthers.end();
}

bool is_iss_pair(const IssPair& pair, const sudoku::RuleUse& use, int size) {
  if (use.name != pair.rule) return false;
  const auto& cells = std::get<std::vector<int>>(use.values[0]);
  return share_side(cells[0], cells[1], size) &&
         (pair.number == sudoku::kNoNumber || std::get<int>(use.values[1]) == pair.number);
}

std::optional<std::vector<int>> iss_square(int cell, int size) {
  if (cell < 0 || cell % size == size - 1 || cell / size >= size - 1) return std::nullopt;
  return std::vector{cell, cell + 1, cell + size, cell + size + 1};
}

std::string iss_number(int i) {
  const bool is_short = sudoku::at(i) < kIssNumbers.size();
  return is_short ? std::string(1, kIssNumbers[sudoku::at(i)]) : std::to_string(i);
}

std::string iss_cell_name(int cell, int size) {
  return fmt::format("R{}C{}", iss_number(cell / size + 1), iss_number(cell % size + 1));
}

std::optional<sudoku::Outside> iss_diagonal_place(int cell, int size) {
  const int row = cell / size + 1;
  const int column = cell % size + 1;
  if (column == 1 && row < size) return sudoku::Outside{row - 1, 0};
  if (row == 1 && column > 1) return sudoku::Outside{0, column + 1};
  if (column == size && row > 1) return sudoku::Outside{row + 1, size + 1};
  if (row == size && column < size) return sudoku::Outside{size + 1, column - 1};
  return std::nullopt;
}

Item read_iss_puzzle(const IssText& text, const ReadOptions& options) {
  return IssPuzzle(text, options).read();
}

}  // namespace quadrille::formats
