#include "formats/iss_puzzle.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cctype>
#include <cstdlib>
#include <forward_list>
#include <ranges>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "base/sentence.h"
#include "formats/draft.h"
#include "formats/iss_codes.h"
#include "formats/iss_item.h"
#include "formats/iss_plain.h"
#include "formats/iss_shape.h"
#include "sudoku/conditions/digit_pairs.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kExpectedDiagonal{"found {}, expected .Diagonal~1 for / or .Diagonal~-1 for \\"};
constexpr Sentence<Text> kExpectedSquareGrid{
    "found {}, but the grid has no diagonals: expected as many rows as columns"};
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
constexpr Sentence<Text> kExpectedChaosArrow{
    "found {}, expected .ChaosConstruction, and here a cell, 0 or 1 or nothing, and up to four arms from the "
    "same "
    "cell: .ChaosArrow~R1C1~0~CC1~CC2~-~CC1~CC10"};
constexpr Sentence<Text> kExpectedChaosCount{
    "found {}, expected .ChaosConstruction, and here a cell, 0 or 1 or nothing, and the cells to count: "
    ".ChaosCount~R1C1~0~CC1~CC2"};
constexpr Sentence<Text> kNothingWithin{"found .{} with no items in it, expected some before .End"};
constexpr Sentence<Text, Text> kNotWithin{
    "found .{} within .{}, expected it outside, as it is about the whole grid"};
constexpr Sentence<Text> kExpectedReplicate{
    "found {}, expected the places of copies as a code, and perhaps the cell that moves there: "
    ".Replicate~_________B~R1C1"};
constexpr Sentence<Text, Text> kCopyOutside{"found a copy by {} in which {} lies outside of the grid"};
constexpr Sentence<Number> kTooManyCopies{"found .Replicate with more than {} copies in all, expected fewer"};
constexpr Sentence<Text> kExpectedRegex{
    "found {}, expected a regular expression in base64url, and cells: .Regex~MS4q~R1C1~R1C2"};
constexpr Sentence<Text> kExpectedAutomaton{
    "found {}, expected an automaton as a code, perhaps a name, and cells: .NFA~CODE~_NAME~R1C1~R1C2"};
constexpr Sentence<Text> kExpectedMatrix{
    "found {}, expected a matrix over the digits as a code, perhaps a name, and cells: "
    ".Pair~CODE~_NAME~R1C1~R1C2"};
constexpr Sentence<Text> kExpectedOneSegment{
    "found {} with - between cells, expected one line of cells without it"};
constexpr Sentence<Text> kExpectedSumLine{
    "found {}, expected a total and cells, and LOOP behind those of a loop: .SumLine~10~R1C1~R1C2"};
constexpr Sentence<Text> kExpectedPillArrow{
    "found {}, expected 2 or 3, and more cells than that, of which the first are neighbours: "
    ".PillArrow~2~R1C1~R1C2~R2C3"};
constexpr Sentence<Text> kExpectedSets{
    "found {}, expected a number of sets, and cells for sets of one size: .SameValues~2~R1C1~R1C2"};
constexpr Sentence<Text> kExpectedSum{
    "found {}, expected a total, perhaps a factor for each cell, and cells: .Sum~5_=_1_-1~R1C1~R1C2"};
constexpr Sentence<Text, Text> kExpectedDigitsAndCells{
    "found {}, expected digits and cells: .{}~1_1_2~R1C1~R1C2~R1C3"};
constexpr Sentence<Text> kExpectedLookAndSay{
    "found {}, expected pairs of how often and which digit, and cells: .LookAndSay~1223~R1C1~R1C2~R1C3"};
constexpr Sentence<Text> kExpectedTies{"found {}, expected none, only-unclued or any: .FullRankTies~any"};
constexpr Sentence<Text> kTiesWithoutClue{
    "found {} without .FullRank, expected a clue with it, such as .FullRank~R1~5~"};
constexpr Sentence<Text, Text> kCellAlone{"found {} alone, expected digits behind it, such as {}_1"};
constexpr Sentence<Text, Text, Number, Number> kExpectedIssDigit{
    "found {} as a digit of {}, expected {} to {}"};

/// Of a table; null where no row has the name.
template <class Table>
const auto* row_named(const Table& table, std::string_view name) {
  const auto* const found = std::ranges::find_if(table, [name](const auto& row) { return row.name == name; });
  return found == table.end() ? nullptr : found;
}

/// Reads one puzzle: what has names first, then the shape, then the rules and the digits.
class IssPuzzle {
 public:
  IssPuzzle(const IssText& text, const ReadOptions& options)
      : text_(text),
        options_(options),
        draft_{.start = text.start(), .in_numbers = true, .has_holes = true} {}

  Item read();

  struct ItemReader {
    std::string_view name;
    Parsed<void> (IssPuzzle::*read)(const IssItem& item);  // null: it says something of the shape
  };
  /// What is no use of one rule.
  static const std::array<ItemReader, 31> kReaders;

 private:
  struct Given {
    int cell;
    sudoku::Digits digits;
  };

  void draft_shape();
  Parsed<void> read_item(const IssItem& item);
  Parsed<void> read_rule(const IssItem& item, const IssRule& rule);
  Parsed<void> read_diagonal(const IssItem& item);
  Parsed<void> read_little_killer(const IssItem& item);
  Parsed<void> read_sandwich(const IssItem& item);
  Parsed<void> read_clues(const IssItem& item, const IssClue& clue);
  Parsed<void> read_pairs(const IssItem& item, const IssPair& pair);
  Parsed<void> read_quad(const IssItem& item);
  Parsed<void> read_indexing(const IssItem& item);
  Parsed<void> read_connected_values(const IssItem& item);
  Parsed<void> read_sum_line(const IssItem& item);
  Parsed<void> read_pill_arrow(const IssItem& item);
  Parsed<void> read_same_values(const IssItem& item);
  Parsed<void> read_equal_sum(const IssItem& item);
  Parsed<void> read_sum(const IssItem& item);
  Parsed<void> read_contained(const IssItem& item, const IssDigits& digits);
  Parsed<void> read_look_and_say(const IssItem& item);
  Parsed<void> read_ties(const IssItem& item);
  Parsed<void> read_givens(const IssItem& item);
  Parsed<void> read_regex(const IssItem& item);
  Parsed<void> read_nfa(const IssItem& item);
  /// The code may have - and _ exchanged, in old items.
  Parsed<void> read_matrix(const IssItem& item);
  /// A use of the rule for each line of cells: between empty words and names.
  Parsed<void> add_lines(const IssItem& item, std::string_view rule, const std::string& value);
  Parsed<void> read_chaos_construction(const IssItem& item);
  Parsed<void> read_chaos_arrow(const IssItem& item);
  Parsed<void> read_chaos_count(const IssItem& item);
  /// Whether a cell comes first, and then 0 or 1 or nothing.
  [[nodiscard]] bool begins_as_chaos(const IssItem& item) const;
  /// The extra cell with the number of the region; nothing where there are none.
  [[nodiscard]] std::optional<int> region_cell(int cell) const;
  Parsed<void> read_or(const IssItem& item);
  Parsed<void> read_and(const IssItem& item);
  Parsed<void> read_replicate(const IssItem& item);
  Parsed<void> read_within(const IssItem& holder, const IssItem& item);
  /// In brackets what the item says as one use; empty where it says nothing.
  Parsed<std::string> use_within(const IssItem& holder, const IssItem& item);
  /// The cell that a word names, or where a copy of an item has it.
  [[nodiscard]] Parsed<int> cell(const Token& word) const;
  void add_use(const IssItem& item, std::string_view rule, std::string argument);
  [[nodiscard]] Parsed<std::vector<int>> parse_cells(std::span<const Token> words) const;
  /// The place before a row or a column, R3 or C2.
  [[nodiscard]] std::optional<sudoku::Outside> parse_line(std::string_view word) const;
  /// "r1c1 r1c2 ".
  [[nodiscard]] std::string names_of(const std::vector<int>& cells) const;

  const IssText& text_;
  const ReadOptions& options_;
  Draft draft_;
  std::vector<IssItem> items_;
  IssShape shape_;
  std::vector<Given> givens_;
  std::vector<RuleText> rules_;
  int depth_ = 0;  // items that hold this one
  bool is_in_or_ = false;
  int down_ = 0, right_ = 0;  // where the copy of an item lies
  int copies_ = 0;
  std::forward_list<std::string> texts_;  // that are not in the input
};

constexpr std::array<IssPuzzle::ItemReader, 31> IssPuzzle::kReaders{
    {{"Shape", nullptr},
     {"RegionSize", nullptr},
     {"NoBoxes", nullptr},
     {"Jigsaw", nullptr},
     {"Var", nullptr},
     {"Diagonal", &IssPuzzle::read_diagonal},
     {"LittleKiller", &IssPuzzle::read_little_killer},
     {"Sandwich", &IssPuzzle::read_sandwich},
     {"Quad", &IssPuzzle::read_quad},
     {"Indexing", &IssPuzzle::read_indexing},
     {"ConnectedValues", &IssPuzzle::read_connected_values},
     {"Regex", &IssPuzzle::read_regex},
     {"NFA", &IssPuzzle::read_nfa},
     {"Pair", &IssPuzzle::read_matrix},
     {"PairX", &IssPuzzle::read_matrix},
     {"Binary", &IssPuzzle::read_matrix},
     {"BinaryX", &IssPuzzle::read_matrix},
     {"ChaosConstruction", &IssPuzzle::read_chaos_construction},
     {"ChaosArrow", &IssPuzzle::read_chaos_arrow},
     {"ChaosCount", &IssPuzzle::read_chaos_count},
     {"Or", &IssPuzzle::read_or},
     {"And", &IssPuzzle::read_and},
     {"Replicate", &IssPuzzle::read_replicate},
     {"SumLine", &IssPuzzle::read_sum_line},
     {"PillArrow", &IssPuzzle::read_pill_arrow},
     {"SameValues", &IssPuzzle::read_same_values},
     {"EqualSum", &IssPuzzle::read_equal_sum},
     {"Sum", &IssPuzzle::read_sum},
     {"LookAndSay", &IssPuzzle::read_look_and_say},
     {"FullRankTies", &IssPuzzle::read_ties},
     {"", &IssPuzzle::read_givens}}};

/// A cell with one digit is a given. Several such words for a cell must all hold.
void set_given(Puzzle& puzzle, int cell, sudoku::Digits digits) {
  const int only = std::has_single_bit(digits) ? std::countr_zero(digits) + 1 : 0;
  if (only != 0 && puzzle.given(cell) == 0) {
    puzzle.set_given(cell, only);
  } else if (only == 0 || only != puzzle.given(cell)) {
    puzzle.restrict_candidates(cell, puzzle.candidates(cell) & digits);
  }
}

Item IssPuzzle::read() {
  auto items = iss_items(text_);
  if (!items) return failed(std::move(items.error()));
  items_ = std::move(*items);
  auto shape = iss_shape(items_, text_, options_);
  if (!shape) return failed(std::move(shape.error()));
  shape_ = std::move(*shape);
  draft_shape();
  for (const IssItem& item : items_)
    if (auto done = read_item(item); !done) return failed(std::move(done.error()));
  Item item = with_rules(finish(draft_, options_), rules_);
  if (!item.puzzle) return item;
  for (const auto& [cell, digits] : givens_) set_given(*item.puzzle, cell, digits);
  return item;
}

void IssPuzzle::draft_shape() {
  const sudoku::Layout grid = shape_.layout.with_extra_cells({});
  if (grid.is_usual()) {
    draft_.size = grid.columns;
  } else {
    draft_.layout = grid;
  }
  const Token empty{".", draft_.start.line, draft_.start.column};
  draft_.givens.assign(sudoku::at(grid.grid_cell_count()), empty);
  draft_.boxes = shape_.boxes;
  draft_.regions = shape_.regions;
  const auto groups = shape_.layout.extra_cells();
  for (std::size_t i = 0; i < groups.size(); ++i) {
    Token name = shape_.extra_names[i];
    name.text = groups[i].name;
    draft_.extra_cells.push_back({name, std::vector(sudoku::at(groups[i].count), empty), {}});
  }
  for (const auto& region : shape_.extra_regions)
    rules_.push_back({{"extra_regions", empty.line, empty.column}, texts_.emplace_front(names_of(region))});
}

Parsed<void> IssPuzzle::read_item(const IssItem& item) {
  const auto name = item.name.text;
  if (const auto* const rule = row_named(kIssRules, name)) return read_rule(item, *rule);
  if (const auto* const alone = row_named(kIssAlone, name)) {
    if (!item.arguments.empty()) return item.refuse(kExpectedAlone, name);
    add_use(item, alone->rule, {});
    return {};
  }
  if (const auto* const clue = row_named(kIssClues, name)) return read_clues(item, *clue);
  if (const auto* const pair = row_named(kIssPairs, name)) return read_pairs(item, *pair);
  if (const auto* const digits = row_named(kIssDigits, name)) return read_contained(item, *digits);
  const auto* const reader = row_named(kReaders, name);
  if (reader->read == nullptr) return {};
  return (this->*reader->read)(item);
}

Parsed<void> IssPuzzle::read_diagonal(const IssItem& item) {
  const auto direction = item.argument(0).text;
  const sudoku::Layout& grid = shape_.layout;
  if ((direction != "1" && direction != "-1") || item.arguments.size() > 1)
    return item.refuse(kExpectedDiagonal);
  if (grid.rows != grid.columns) return item.refuse(kExpectedSquareGrid);
  const auto has_diagonal = [this](std::string_view other) {
    return std::ranges::any_of(items_, [other](const IssItem& some) {
      return some.name.text == "Diagonal" && some.argument(0).text == other;
    });
  };
  const bool has_both = has_diagonal("1") && has_diagonal("-1");
  add_use(item, "diagonals", has_both ? "both" : direction == "1" ? "anti" : "main");
  return {};
}

Parsed<void> IssPuzzle::read_rule(const IssItem& item, const IssRule& rule) {
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
  const auto cell = this->cell(item.argument(1));
  if (!cell) return tl::unexpected(cell.error());
  const auto place = iss_diagonal_place(*cell, shape_.layout);
  if (!place) return item.refuse(kExpectedFirstCell);
  const int row = shape_.layout.row_of(*cell) + 1;
  const int column = shape_.layout.column_of(*cell) + 1;
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
  if ((letter != 'r' && letter != 'c') || number < 1 ||
      number > sudoku::at(letter == 'r' ? shape_.layout.rows : shape_.layout.columns))
    return std::nullopt;
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
  const auto back = front->column == 0 ? sudoku::Outside{front->row, shape_.layout.columns + 1}
                                       : sudoku::Outside{shape_.layout.rows + 1, front->column};
  const IssItem* const ties = clue.rule == "full_rank" ? find_iss_item(items_, "FullRankTies") : nullptr;
  const auto* const known = ties == nullptr ? nullptr : row_named(kIssTies, ties->argument(0).text);
  const std::string more = known == nullptr ? "" : fmt::format(" ties={}", known->ties);
  const auto add = [&](sudoku::Outside place, std::string_view number) {
    if (number.empty()) return;
    add_use(item, clue.rule,
            fmt::format("{} {}={}{}", sudoku::outside_name(place), clue.number, number, more));
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
      if (!shape_.share_side((*cells)[i], (*cells)[j])) continue;
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
  const auto cell = this->cell(item.argument(0));
  if (!cell) return tl::unexpected(cell.error());
  const auto right = shape_.moved(*cell, 0, 1), below = shape_.moved(*cell, 1, 0),
             last = shape_.moved(*cell, 1, 1);
  if (!right || !below || !last || item.arguments.size() < 2) return item.refuse(kExpectedSquare);
  std::string argument = names_of({*cell, *right, *below, *last}) + "digits=";
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

Parsed<void> IssPuzzle::read_sum_line(const IssItem& item) {
  std::span<const Token> words = item.arguments;
  if (words.size() < 2 || !decimal(words[0].text)) return item.refuse(kExpectedSumLine);
  const bool is_loop = words.back().text == "LOOP";
  words = words.subspan(1, words.size() - (is_loop ? 2 : 1));
  const auto cells = parse_cells(words);
  if (!cells) return tl::unexpected(cells.error());
  std::string argument = fmt::format("{}total={}", names_of(*cells), item.argument(0).text);
  argument += " ends=";
  argument += is_loop ? "joined" : "open";
  add_use(item, "sum_line", std::move(argument));
  return {};
}

/// Pills are read in reading order, whatever the order of their cells.
Parsed<void> IssPuzzle::read_pill_arrow(const IssItem& item) {
  const auto length = static_cast<std::size_t>(decimal(item.argument(0).text).value_or(0));
  if (length < 2 || length > 3 || item.arguments.size() < length + 2) return item.refuse(kExpectedPillArrow);
  auto cells = parse_cells(std::span(item.arguments).subspan(1));
  if (!cells) return tl::unexpected(cells.error());
  const auto arm = cells->begin() + static_cast<std::ptrdiff_t>(length);
  std::vector<int> pill(cells->begin(), arm);
  std::ranges::sort(pill);
  if (!is_iss_pill(pill, shape_.layout)) return item.refuse(kExpectedPillArrow);
  add_use(item, "pill_arrow", fmt::format("{}arm={}", names_of(pill), names_of({arm, cells->end()})));
  return {};
}

Parsed<void> IssPuzzle::read_same_values(const IssItem& item) {
  const auto sets = static_cast<std::size_t>(decimal(item.argument(0).text).value_or(0));
  if (sets < 2 || item.arguments.size() <= sets || (item.arguments.size() - 1) % sets != 0)
    return item.refuse(kExpectedSets);
  const std::size_t length = (item.arguments.size() - 1) / sets;
  std::string argument;
  for (std::size_t set = 0; set < sets; ++set) {
    const auto cells = parse_cells(std::span(item.arguments).subspan(1 + set * length, length));
    if (!cells) return tl::unexpected(cells.error());
    argument += (set == 0 ? "" : "/ ") + names_of(*cells);
  }
  add_use(item, "same_values", std::move(argument));
  return {};
}

Parsed<void> IssPuzzle::read_equal_sum(const IssItem& item) {
  std::string argument;
  for (const Token& word : item.arguments) {
    if (word.text == "-") {
      argument += "/ ";
      continue;
    }
    const auto cell = shape_.cell(word);
    if (!cell) return tl::unexpected(cell.error());
    argument += names_of({*cell});
  }
  add_use(item, "equal_sum", std::move(argument));
  return {};
}

Parsed<void> IssPuzzle::read_sum(const IssItem& item) {
  const auto numbers = text_.split(item.argument(0).text, '_');
  const bool has_factors = numbers.size() > 2 && numbers[1].text == "=";
  const auto is_number = [](const Token& word) {
    return decimal(word.text.starts_with('-') ? word.text.substr(1) : word.text).has_value();
  };
  if (item.arguments.size() < 2 || !is_number(numbers.front()) || (numbers.size() > 1 && !has_factors))
    return item.refuse(kExpectedSum);
  const auto cells = parse_cells(std::span(item.arguments).subspan(1));
  if (!cells) return tl::unexpected(cells.error());
  std::string argument = fmt::format("{}total={}", names_of(*cells), numbers.front().text);
  if (has_factors) argument += " factors=";
  for (std::size_t i = 2; i < numbers.size(); ++i) argument += fmt::format("{} ", numbers[i].text);
  add_use(item, "sum", std::move(argument));
  return {};
}

Parsed<void> IssPuzzle::read_contained(const IssItem& item, const IssDigits& digits) {
  if (item.arguments.size() < 2) return item.refuse(kExpectedDigitsAndCells, digits.name);
  const auto cells = parse_cells(std::span(item.arguments).subspan(1));
  if (!cells) return tl::unexpected(cells.error());
  std::string argument = names_of(*cells) + "digits=";
  for (const Token& digit : text_.split(item.argument(0).text, '_'))
    argument += fmt::format("{} ", digit.text);
  add_use(item, digits.rule, std::move(argument));
  return {};
}

Parsed<void> IssPuzzle::read_look_and_say(const IssItem& item) {
  const auto says = item.argument(0).text;
  if (says.empty() || says.size() % 2 != 0 || !std::ranges::all_of(says, is_digit) ||
      item.arguments.size() < 2)
    return item.refuse(kExpectedLookAndSay);
  const auto cells = parse_cells(std::span(item.arguments).subspan(1));
  if (!cells) return tl::unexpected(cells.error());
  std::string argument = names_of(*cells) + "says=";
  for (const char number : says) argument += fmt::format("{} ", number);
  add_use(item, "look_and_say", std::move(argument));
  return {};
}

/// The clues ask for it when they are read.
Parsed<void> IssPuzzle::read_ties(const IssItem& item) {
  if (item.arguments.size() != 1 ||
      std::ranges::find(kIssTies, item.argument(0).text, &IssTies::name) == kIssTies.end())
    return item.refuse(kExpectedTies);
  if (!have_iss_item(items_, "FullRank")) return item.refuse(kTiesWithoutClue);
  return {};
}

Parsed<void> IssPuzzle::read_givens(const IssItem& item) {
  const sudoku::Layout& layout = shape_.layout;
  for (const Token& argument : item.arguments) {
    const auto words = text_.split(argument.text, '_');
    const auto cell = this->cell(words.front());
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
    if (!is_in_or_) {
      givens_.push_back({*cell, digits});
      continue;
    }
    add_use(item, "one_of", fmt::format("{}digits={}", names_of({*cell}), sudoku::text_of(digits, layout)));
  }
  return {};
}

Parsed<void> IssPuzzle::read_regex(const IssItem& item) {
  auto pattern = text_of_code(item.argument(0).text);
  const auto is_usable = [](char c) { return c > ' ' && c <= '~' && c != '"'; };
  if (pattern) std::erase_if(*pattern, [](char c) { return is_space(c); });
  if (!pattern || pattern->empty() || !std::ranges::all_of(*pattern, is_usable))
    return item.refuse(kExpectedRegex);
  for (char& c : *pattern) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return add_lines(item, "regex", fmt::format("pattern=\"{}\"", *pattern));
}

Parsed<void> IssPuzzle::read_nfa(const IssItem& item) {
  const auto automaton = automaton_of_code(item.argument(0).text, shape_.layout.digits);
  if (!automaton) return item.refuse(kExpectedAutomaton);
  const auto plain = sudoku::without_choice(*automaton, shape_.layout.digits);
  if (!plain) return error_at(item.name, plain.error().message);
  return add_lines(item, "nfa", "machine=" + text_of(**plain, shape_.layout));
}

Parsed<void> IssPuzzle::read_matrix(const IssItem& item) {
  std::string code(item.argument(0).text);
  if (item.name.text.starts_with("Binary")) {
    for (char& c : code)
      if (c == '-' || c == '_') c = c == '-' ? '_' : '-';
  }
  auto pairs = pairs_of_code(code, shape_.layout.digits);
  if (!pairs) return item.refuse(kExpectedMatrix);
  return add_lines(item, item.name.text.ends_with('X') ? "pairwise_all" : "pairwise",
                   "pairs=" + text_of(sudoku::DigitPairs(std::move(*pairs)), shape_.layout));
}

Parsed<void> IssPuzzle::add_lines(const IssItem& item, std::string_view rule, const std::string& value) {
  std::vector<Token> line;
  const auto add = [&]() -> Parsed<void> {
    if (line.empty()) return {};
    const auto cells = parse_cells(std::exchange(line, {}));
    if (!cells) return tl::unexpected(cells.error());
    add_use(item, rule, names_of(*cells) + value);
    return {};
  };
  for (const Token& word :
       std::span(item.arguments).subspan(std::min<std::size_t>(1, item.arguments.size()))) {
    if (word.text == "-") return item.refuse(kExpectedOneSegment);
    if (!word.text.empty() && word.text.front() != '_') {
      line.push_back(word);
      continue;
    }
    if (auto added = add(); !added) return added;
  }
  return add();
}

Parsed<void> IssPuzzle::read_chaos_construction(const IssItem& item) {
  if (!item.arguments.empty()) return item.refuse(kExpectedAlone, item.name.text);
  const int usual = std::max(shape_.layout.rows, shape_.layout.columns);
  add_use(item, "chaos_construction",
          shape_.region_size == usual ? "" : fmt::format("size={}", shape_.region_size));
  return {};
}

bool IssPuzzle::begins_as_chaos(const IssItem& item) const {
  const auto left_out = item.argument(1).text;
  return !item.arguments.empty() && (left_out.empty() || left_out == "0" || left_out == "1") &&
         region_cell(0).has_value();
}

std::optional<int> IssPuzzle::region_cell(int cell) const {
  if (shape_.layout.is_extra(cell)) return cell;
  const auto first = cell_named(std::string(kIssRegionCells) + "1", shape_.layout);
  return first ? std::optional(*first + cell) : std::nullopt;
}

/// Arms begin with the same cell, and - stands between them. Without arms they go in all four directions.
Parsed<void> IssPuzzle::read_chaos_arrow(const IssItem& item) {
  if (!begins_as_chaos(item)) return item.refuse(kExpectedChaosArrow);
  const auto control = cell(item.argument(0));
  if (!control) return tl::unexpected(control.error());
  std::vector<std::vector<int>> arms(1);
  for (std::size_t i = 2; i < item.arguments.size(); ++i) {
    const Token& word = item.arguments[i];
    if (word.text == "-") {
      arms.emplace_back();
      continue;
    }
    const auto named = cell(word);
    if (!named) return tl::unexpected(named.error());
    arms.back().push_back(*region_cell(*named));
  }
  if (item.arguments.size() <= 2) {
    arms.clear();
    for (const auto& [down, right] : {std::pair{0, -1}, {0, 1}, {-1, 0}, {1, 0}}) {
      auto& arm = arms.emplace_back();
      for (std::optional<int> next = *control; next; next = shape_.moved(*next, down, right))
        arm.push_back(*region_cell(*next));
    }
  }
  const auto starts_there = [&](const auto& arm) {
    return !arm.empty() && arm.front() == arms.front().front();
  };
  if (!std::ranges::all_of(arms, starts_there)) return item.refuse(kExpectedChaosArrow);
  std::string argument = names_of({*control, arms.front().front()});
  std::erase_if(arms, [](const auto& arm) { return arm.size() == 1; });
  const auto& parameters = sudoku::find_rule("chaos_arrow")->parameters;
  if (arms.size() + 2 > parameters.size()) return item.refuse(kExpectedChaosArrow);
  for (std::size_t i = 0; i < arms.size(); ++i)
    argument += fmt::format("{}={}", parameters[i + 1].name, names_of({arms[i].begin() + 1, arms[i].end()}));
  if (item.argument(1).text == "1") argument += "left_out=1";
  add_use(item, "chaos_arrow", std::move(argument));
  return {};
}

/// Without cells to count, they are those around the first.
Parsed<void> IssPuzzle::read_chaos_count(const IssItem& item) {
  if (!begins_as_chaos(item)) return item.refuse(kExpectedChaosCount);
  const auto control = cell(item.argument(0));
  if (!control) return tl::unexpected(control.error());
  std::vector<int> cells{*control};
  for (std::size_t i = 2; i < item.arguments.size(); ++i) {
    const auto named = cell(item.arguments[i]);
    if (!named) return tl::unexpected(named.error());
    cells.push_back(*region_cell(*named));
  }
  if (cells.size() == 1) {
    cells.push_back(*region_cell(*control));
    for (const int down : {-1, 0, 1})
      for (const int right : {-1, 0, 1})
        if (const auto next = shape_.moved(*control, down, right); next && *next != *control)
          cells.push_back(*region_cell(*next));
  }
  add_use(item, "chaos_count", names_of(cells) + (item.argument(1).text == "1" ? "left_out=1" : ""));
  return {};
}

Parsed<void> IssPuzzle::read_within(const IssItem& holder, const IssItem& item) {
  const auto* const reader = row_named(kReaders, item.name.text);
  const bool is_shape = reader != nullptr && reader->read == nullptr;
  if (is_shape) return error_at(item.name, kNotWithin(item.name.text, holder.name.text));
  ++depth_;
  auto read = read_item(item);
  --depth_;
  return read;
}

Parsed<std::string> IssPuzzle::use_within(const IssItem& holder, const IssItem& item) {
  auto outer = std::exchange(rules_, {});
  const bool was_in_or = std::exchange(is_in_or_, true);
  auto read = read_within(holder, item);
  is_in_or_ = was_in_or;
  const auto uses = std::exchange(rules_, std::move(outer));
  if (!read) return tl::unexpected(std::move(read.error()));
  std::string text;
  for (const RuleText& use : uses)
    text += fmt::format("{}[{}={}]", text.empty() ? "" : " ", use.name.text, use.argument);
  return uses.size() > 1 ? fmt::format("[all_of={}]", text) : text;
}

/// Where one of its items says nothing, all of it does.
Parsed<void> IssPuzzle::read_or(const IssItem& item) {
  if (item.items.empty()) return error_at(item.name, kNothingWithin(item.name.text));
  std::string uses;
  bool says_nothing = false;
  for (const IssItem& inside : item.items) {
    const auto use = use_within(item, inside);
    if (!use) return tl::unexpected(use.error());
    says_nothing = says_nothing || use->empty();
    uses += (uses.empty() ? "" : " ") + *use;
  }
  if (!says_nothing) add_use(item, "any_of", std::move(uses));
  return {};
}

Parsed<void> IssPuzzle::read_and(const IssItem& item) {
  for (const IssItem& inside : item.items)
    if (auto read = read_within(item, inside); !read) return read;
  return {};
}

/// Reads its items once for each cell of the set, as if they were moved by the way from the origin to there.
Parsed<void> IssPuzzle::read_replicate(const IssItem& item) {
  const auto members = set_of_code(item.argument(0).text);
  if (!members || item.arguments.size() > 2) return item.refuse(kExpectedReplicate);
  int origin = 0;
  if (item.arguments.size() == 2) {
    const auto named = shape_.cell(item.argument(1));
    if (!named) return tl::unexpected(named.error());
    origin = *named;
  }
  for (const int member : *members) {
    constexpr int kMostCopies = 2000;
    if (++copies_ > kMostCopies) return error_at(item.name, kTooManyCopies(kMostCopies));
    const auto way = shape_.way(origin, origin + member);
    if (!way) return item.refuse(kExpectedReplicate);
    down_ += way->first;
    right_ += way->second;
    auto read = read_and(item);
    down_ -= way->first;
    right_ -= way->second;
    if (!read) return read;
  }
  return {};
}

Parsed<int> IssPuzzle::cell(const Token& word) const {
  const auto named = shape_.cell(word);
  if (!named || (down_ == 0 && right_ == 0)) return named;
  const auto moved = shape_.moved(*named, down_, right_);
  if (!moved) return error_at(word, kCopyOutside(".Replicate", in_quotes(word.text)));
  return *moved;
}

void IssPuzzle::add_use(const IssItem& item, std::string_view rule, std::string argument) {
  rules_.push_back({{rule, item.name.line, item.name.column}, texts_.emplace_front(std::move(argument))});
}

Parsed<std::vector<int>> IssPuzzle::parse_cells(std::span<const Token> words) const {
  std::vector<int> cells;
  for (const Token& word : words) {
    const auto named = cell(word);
    if (!named) return tl::unexpected(named.error());
    cells.push_back(*named);
  }
  return cells;
}

std::string IssPuzzle::names_of(const std::vector<int>& cells) const {
  std::string names;
  for (const int cell : cells) names += sudoku::cell_name(cell, shape_.layout) + " ";
  return names;
}

}  // namespace

bool is_iss_name(std::string_view name) {
  return row_named(kIssRules, name) != nullptr || row_named(kIssAlone, name) != nullptr ||
         row_named(kIssClues, name) != nullptr || row_named(kIssPairs, name) != nullptr ||
         row_named(kIssDigits, name) != nullptr || row_named(IssPuzzle::kReaders, name) != nullptr;
}

bool is_usual_use(const sudoku::RuleUse& use, const sudoku::Layout& layout) {
  const auto& parameters = sudoku::find_rule(use.name)->parameters;
  for (std::size_t i = 0; i < parameters.size(); ++i)
    if (sudoku::usual_value(parameters[i], layout) != use.values[i]) return false;
  return true;
}

bool is_iss_pair(const IssPair& pair, const sudoku::RuleUse& use, const sudoku::Layout& layout) {
  if (use.name != pair.rule) return false;
  const auto& cells = std::get<std::vector<int>>(use.values[0]);
  const int down = layout.row_of(cells[1]) - layout.row_of(cells[0]);
  const int right = layout.column_of(cells[1]) - layout.column_of(cells[0]);
  const bool share_side = std::abs(down) + std::abs(right) == 1;
  return share_side && !layout.is_extra(std::max(cells[0], cells[1])) &&
         (pair.number == sudoku::kNoNumber || std::get<int>(use.values[1]) == pair.number);
}

bool is_iss_pill(const std::vector<int>& cells, const sudoku::Layout& layout) {
  const auto is_apart = [&](int cell, int next) {
    const int down = layout.row_of(next) - layout.row_of(cell);
    const int right = layout.column_of(next) - layout.column_of(cell);
    return down < 0 || down > 1 || right < 0 || right > 1 || down + right == 0;
  };
  return std::ranges::none_of(cells, [&](int cell) { return layout.is_extra(cell); }) &&
         std::ranges::adjacent_find(cells, is_apart) == cells.end();
}

std::optional<std::vector<int>> iss_square(int cell, const sudoku::Layout& layout) {
  const int row = layout.row_of(cell), column = layout.column_of(cell);
  if (layout.is_extra(cell) || !layout.contains(row + 1, column + 1)) return std::nullopt;
  return std::vector{cell, cell + 1, layout.cell_at(row + 1, column), layout.cell_at(row + 1, column + 1)};
}

std::optional<sudoku::Outside> iss_diagonal_place(int cell, const sudoku::Layout& layout) {
  const int row = layout.row_of(cell) + 1;
  const int column = layout.column_of(cell) + 1;
  if (layout.is_extra(cell)) return std::nullopt;
  if (column == 1 && row < layout.rows) return sudoku::Outside{row - 1, 0};
  if (row == 1 && column > 1) return sudoku::Outside{0, column + 1};
  if (column == layout.columns && row > 1) return sudoku::Outside{row + 1, layout.columns + 1};
  if (row == layout.rows && column < layout.columns) return sudoku::Outside{layout.rows + 1, column - 1};
  return std::nullopt;
}

Item read_iss_puzzle(const IssText& text, const ReadOptions& options) {
  if (auto plain = read_iss_plain(text, options)) return std::move(*plain);
  return IssPuzzle(text, options).read();
}

}  // namespace quadrille::formats
