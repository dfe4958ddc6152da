#include "formats/fpuzzles_puzzle.h"

#include <algorithm>
#include <array>
#include <map>
#include <ranges>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/sentence.h"
#include "formats/fpuzzles_rules.h"
#include "formats/sentences.h"
#include "formats/setter_puzzle.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kNoRuleForMember{
    "found the member {}, which is no rule of this program yet and no drawing; take it out to read the rest"};
constexpr Sentence<> kNoGrid{"found a puzzle without the member grid, expected its rows of cells"};
constexpr Sentence<Text, Text> kExpectedList{"found {} as {}, expected an array of objects"};
constexpr Sentence<Text, Text> kExpectedLines{
    "found {} as lines of {}, expected an array of arrays of cells"};
constexpr Sentence<Text, Text> kExpectedCells{"found {} as cells of {}, expected an array of cells"};
constexpr Sentence<Text, Text, Text> kExpectedFpuzzlesCell{"found {} as a cell of {}, expected R1C1 to {}"};
constexpr Sentence<Text, Text, Text> kExpectedPlace{
    "found {} as the place of {}, expected a cell beside the grid, such as R0C1 or {}"};
constexpr Sentence<Text> kExpectedDirection{"found {} as a direction, expected UL, UR, DL or DR"};
constexpr Sentence<Text> kExpectedDigitsOfQuadruple{
    "found {} as the values of a quadruple, expected an array of digits"};
constexpr Sentence<Text> kUnknownNegative{"found {} as a negative rule, expected ratio or xv"};
constexpr Sentence<> kNegativeOfOtherRatios{
    "found ratio as a negative rule beside dots of another ratio than 2, expected 2 for all of them"};
constexpr Counted<Number> kCellsOfClone{"found {} cell and {} clones of cells, expected as many of both",
                                        "found {} cells and {} clones of cells, expected as many of both"};
constexpr Sentence<Text> kExpectedXOrV{"found {} between two cells, expected X, V or a sum"};
constexpr Counted<Number> kDigitsOfSolution{"found {} digit in the solution, expected {}",
                                            "found {} digits in the solution, expected {}"};
constexpr Sentence<Text, Text> kExpectedPencilMark{"found {} among the pencil marks of {}, expected a digit"};

// What is drawn.
constexpr Counted<> kLinesDrawn{"{} line", "{} lines"};
constexpr Counted<> kRectanglesDrawn{"{} rectangle", "{} rectangles"};
constexpr Counted<> kCirclesDrawn{"{} circle", "{} circles"};
constexpr Counted<> kTextsDrawn{"{} text", "{} texts"};
constexpr Counted<> kCagesDrawn{"{} cage", "{} cages"};
constexpr Counted<> kColoursDrawn{"{} coloured cell", "{} coloured cells"};
constexpr Counted<> kValuesDrawn{"{} clue that is no number", "{} clues that are no numbers"};

/// Members that are drawn and carry no rule.
struct DrawnMember {
  std::string_view name;
  const Counted<>& count;
};
constexpr std::array kDrawnMembers{
    DrawnMember{"line", kLinesDrawn}, DrawnMember{"rectangle", kRectanglesDrawn},
    DrawnMember{"circle", kCirclesDrawn}, DrawnMember{"text", kTextsDrawn}, DrawnMember{"cage", kCagesDrawn}};

/// Settings of the editor and of tools.
constexpr std::array<std::string_view, 7> kSettings{
    "disabledlogic", "truecandidatesoptions", "highlightConflicts", "fogofwar", "foglight", "successMessage",
    "metadata"};

/// Members of a cell that the puzzle holds.
constexpr std::array<std::string_view, 4> kCellMembers{"value", "given", "region", "givenPencilMarks"};
constexpr std::array<std::string_view, 3> kColourMembers{"c", "cArray", "highlight"};

class FpuzzlesPuzzle {
 public:
  FpuzzlesPuzzle(JsonText& json, const ReadOptions& options)
      : found_(json, options, "fpuzzles"), json_(json) {}

  Item read();

 private:
  using ReadMember = Parsed<void> (FpuzzlesPuzzle::*)(JsonValue name);
  struct SpecialMember {
    std::string_view name;
    ReadMember read;
  };
  static const std::array<SpecialMember, 16> kSpecialMembers;

  Parsed<void> read_members();
  Parsed<void> read_grid();
  Parsed<void> read_cell(JsonValue cell);
  void set_regions();
  Parsed<void> read_member(JsonValue name);
  Parsed<void> read_rule(JsonValue name, const FpuzzlesRule& rule);
  Parsed<void> read_lines(JsonValue name, JsonValue entry, const FpuzzlesRule& rule);
  Parsed<void> read_cells(JsonValue name, JsonValue entry, const FpuzzlesRule& rule);
  Parsed<void> read_outside(JsonValue name, JsonValue entry, const FpuzzlesRule& rule);
  Parsed<void> read_marks(JsonValue name, const FpuzzlesRule& rule);

  Parsed<void> read_nothing(JsonValue /*name*/) { return {}; }
  Parsed<void> read_diagonal(JsonValue name);
  Parsed<void> read_non_consecutive(JsonValue name);
  Parsed<void> read_negative(JsonValue name);
  [[nodiscard]] bool has_negative(std::string_view what) const;
  [[nodiscard]] bool is_set(std::string_view member) const;
  /// Whether a black dot says another ratio than 2.
  [[nodiscard]] bool has_other_ratios() const;
  Parsed<void> read_arrow(JsonValue name);
  Parsed<void> read_little_killer(JsonValue name);
  Parsed<void> read_xv(JsonValue name);
  Parsed<void> read_clone(JsonValue name);
  Parsed<void> read_quadruple(JsonValue name);
  Parsed<void> read_title(JsonValue name) { return read_text(name, &sudoku::About::title); }
  Parsed<void> read_author(JsonValue name) { return read_text(name, &sudoku::About::author); }
  Parsed<void> read_ruleset(JsonValue name) { return read_text(name, &sudoku::About::description); }
  Parsed<void> read_text(JsonValue name, std::string sudoku::About::* field);
  Parsed<void> read_solution(JsonValue name);
  void count_drawing(JsonValue name, const Counted<>& count);

  Parsed<void> restrict_cells(Puzzle& puzzle);

  /// The cells of a list, by name; the member that it is a part of, for messages.
  Parsed<std::vector<std::string>> cell_names(JsonValue list, JsonValue name);
  Parsed<std::string> cell_name(JsonValue cell, JsonValue name);
  /// The same of the member of an entry; none where the entry has no such member.
  Parsed<std::vector<std::string>> cells_of(JsonValue entry, std::string_view member, JsonValue name);
  Parsed<std::string> place_of(JsonValue entry, JsonValue name);
  Parsed<std::vector<JsonValue>> entries_of(JsonValue name);
  Parsed<std::vector<JsonValue>> lines_of(JsonValue entry, JsonValue name);
  /// The text of "value"; empty where there is none.
  [[nodiscard]] std::string value_of(JsonValue entry) const;
  /// One that a tool adds to draw what another member says.
  [[nodiscard]] bool repeats_rule(JsonValue entry) const;
  Parsed<void> add_use(JsonValue place, JsonValue name, std::string_view rule, std::string argument);

  [[nodiscard]] std::string name_of(JsonValue name) const { return json_.string(name); }
  tl::unexpected<InputError> error(JsonValue value, std::string message) {
    return found_.error(value, std::move(message));
  }
  [[nodiscard]] std::string shown(JsonValue value) const { return found_.shown(value); }
  [[nodiscard]] std::string last_cell() const { return fmt::format("R{0}C{0}", size_); }

  SetterPuzzle found_;
  JsonText& json_;
  int size_ = 0;
  bool has_dots_ = false;
  bool has_regions_ = false;
  std::vector<std::optional<int>> regions_;            // as the cells say; nothing: the usual one
  std::vector<std::optional<JsonValue>> given_marks_;  // of each cell
  std::vector<Token> placed_;
  int colours_ = 0, odd_values_ = 0;
};

constexpr std::array<FpuzzlesPuzzle::SpecialMember, 16> FpuzzlesPuzzle::kSpecialMembers{{
    {"size", &FpuzzlesPuzzle::read_nothing},
    {"grid", &FpuzzlesPuzzle::read_nothing},
    {"title", &FpuzzlesPuzzle::read_title},
    {"author", &FpuzzlesPuzzle::read_author},
    {"ruleset", &FpuzzlesPuzzle::read_ruleset},
    {"solution", &FpuzzlesPuzzle::read_solution},
    {"diagonal+", &FpuzzlesPuzzle::read_diagonal},
    {"diagonal-", &FpuzzlesPuzzle::read_diagonal},
    {"nonconsecutive", &FpuzzlesPuzzle::read_non_consecutive},
    {"negative", &FpuzzlesPuzzle::read_negative},
    {"arrow", &FpuzzlesPuzzle::read_arrow},
    {"littlekillersum", &FpuzzlesPuzzle::read_little_killer},
    {"xv", &FpuzzlesPuzzle::read_xv},
    {"clone", &FpuzzlesPuzzle::read_clone},
    {"quadruple", &FpuzzlesPuzzle::read_quadruple},
    {"id", &FpuzzlesPuzzle::read_nothing},
}};

Item FpuzzlesPuzzle::read() {
  for (const auto step : {&FpuzzlesPuzzle::read_grid, &FpuzzlesPuzzle::read_members}) {
    if (auto done = (this->*step)(); !done) return failed(std::move(done.error()));
  }
  set_regions();
  // A full grid of the player's is the solution. What he has filled in of it is no part of the puzzle.
  const bool is_full = std::ranges::all_of(placed_, [](const Token& cell) { return cell.text != "."; });
  if (found_.draft.solution.empty() && is_full) found_.draft.solution = placed_;
  if (colours_ > 0) found_.drawing.push_back(kColoursDrawn(colours_));
  if (odd_values_ > 0) found_.drawing.push_back(kValuesDrawn(odd_values_));
  Item item = found_.finish();
  if (!item.puzzle) return item;
  if (auto done = restrict_cells(*item.puzzle); !done) return failed(std::move(done.error()));
  return item;
}

Parsed<void> FpuzzlesPuzzle::read_grid() {
  const auto grid = member_of(json_, JsonText::kRoot, "grid");
  if (!grid) return error_at(found_.draft.start, kNoGrid());
  if (!json_.is(*grid, JsonKind::array)) return error(*grid, say::kExpectedRows(shown(*grid), "grid"));
  const auto rows = json_.elements(*grid);
  const auto size = member_of(json_, JsonText::kRoot, "size");
  const Token place =
      size ? found_.token(*size, word_of(json_, *size)) : found_.token(*grid, std::to_string(rows.size()));
  const auto parsed = parse_size(place, found_.options);
  if (!parsed) return tl::unexpected(parsed.error());
  size_ = found_.draft.size = *parsed;
  if (std::ssize(rows) != size_) return error(*grid, say::kNumberOfRows(rows.size(), "grid", size_));
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (!json_.is(rows[row], JsonKind::array))
      return error(rows[row], say::kExpectedRow(shown(rows[row]), row + 1, "grid"));
    const auto cells = json_.elements(rows[row]);
    if (std::ssize(cells) != size_)
      return error(rows[row], say::kElementsOfRow(cells.size(), row + 1, "grid", size_));
    for (const JsonValue cell : cells)
      if (auto read = read_cell(cell); !read) return read;
  }
  return {};
}

Parsed<void> FpuzzlesPuzzle::read_cell(JsonValue cell) {
  const Token start = json_.token(cell);
  const Token empty{".", start.line, start.column};
  Token value = empty;
  bool is_given = false;
  std::optional<int> region;
  std::optional<JsonValue> marks;
  std::string kept;
  for (const JsonValue name :
       json_.is(cell, JsonKind::object) ? json_.names(cell) : std::vector<JsonValue>()) {
    const std::string member = name_of(name);
    const JsonValue of_member = name + 1;
    if (member == "value") {
      const std::string word = word_of(json_, of_member);
      if (!word.empty() && word != "0") value = found_.token(of_member, word);
    } else if (member == "given") {
      is_given = is_true(json_, of_member);
    } else if (member == "region") {
      region = decimal(word_of(json_, of_member)).value_or(sudoku::kNoRegion);
      has_regions_ = true;
    } else if (member == "givenPencilMarks") {
      if (!says_nothing(json_, of_member)) marks = of_member;
    } else {
      const bool is_colour = std::ranges::find(kColourMembers, member) != kColourMembers.end();
      if (is_colour && !says_nothing(json_, of_member)) ++colours_;
      kept += fmt::format("{}{}:{}", kept.empty() ? "" : ",", json_.text(name), json_.text(of_member));
    }
  }
  found_.draft.givens.push_back(is_given ? value : empty);
  placed_.push_back(value);
  regions_.push_back(region);
  given_marks_.push_back(marks);
  found_.extras.of_cells.push_back(std::move(kept));
  return {};
}

/// A cell without a region is in the usual box or, where a size has no boxes, in that of its row.
void FpuzzlesPuzzle::set_regions() {
  const sudoku::BoxShape boxes = sudoku::usual_boxes(size_);
  found_.draft.boxes = boxes;
  if (!has_regions_) return;
  const auto usual = [&](int row, int column) {
    return boxes.rows == 0 ? row : row / boxes.rows * (size_ / boxes.columns) + column / boxes.columns;
  };
  bool are_usual = boxes.rows > 0, are_none = true;
  std::vector<Token> labels;
  for (int row = 0; row < size_; ++row) {
    for (int column = 0; column < size_; ++column) {
      const auto cell = sudoku::at(row * size_ + column);
      const int region = regions_[cell].value_or(usual(row, column));
      are_usual = are_usual && region == usual(row, column);
      are_none = are_none && region == sudoku::kNoRegion;
      const Token& place = found_.draft.givens[cell];
      const std::string label =
          region == sudoku::kNoRegion ? std::string(sudoku::kNoRegionLabel) : std::to_string(region + 1);
      labels.push_back({found_.texts.emplace_front(label), place.line, place.column});
    }
  }
  if (are_none) found_.draft.boxes = {0, 0};
  if (!are_usual && !are_none) found_.draft.regions = std::move(labels);
}

Parsed<void> FpuzzlesPuzzle::read_members() {
  const auto names = json_.names(JsonText::kRoot);
  const auto has = [&](std::string_view name) {
    const auto value = member_of(json_, JsonText::kRoot, name);
    return value && !says_nothing(json_, *value);
  };
  has_dots_ = has("difference") || has("ratio");
  std::set<std::string> seen;
  for (const JsonValue name : names) {
    if (!seen.insert(name_of(name)).second) return error(name, say::kMemberTwice(in_quotes(name_of(name))));
    if (says_nothing(json_, name + 1)) continue;
    if (auto read = read_member(name); !read) return read;
  }
  return {};
}

Parsed<void> FpuzzlesPuzzle::read_member(JsonValue name) {
  const std::string text = name_of(name);
  if (const auto* const special = std::ranges::find(kSpecialMembers, text, &SpecialMember::name);
      special != kSpecialMembers.end())
    return (this->*special->read)(name);
  if (const auto* const rule = std::ranges::find(kFpuzzlesRules, text, &FpuzzlesRule::member);
      rule != kFpuzzlesRules.end())
    return read_rule(name, *rule);
  if (const auto* const drawn = std::ranges::find(kDrawnMembers, text, &DrawnMember::name);
      drawn != kDrawnMembers.end()) {
    count_drawing(name, drawn->count);
    found_.keep(name);
    return {};
  }
  if (std::ranges::find(kSettings, text) == kSettings.end())
    return error(name, kNoRuleForMember(in_quotes(text)));
  found_.keep(name);
  return {};
}

/// A cage may be what SudokuPad takes its title and other texts from: "title: ..".
void FpuzzlesPuzzle::count_drawing(JsonValue name, const Counted<>& count) {
  int found = 0;
  if (!json_.is(name + 1, JsonKind::array)) return;
  for (const JsonValue entry : json_.elements(name + 1)) {
    const bool is_text_of_tool = name_of(name) == "cage" && value_of(entry).find(": ") != std::string::npos;
    const auto lines = member_of(json_, entry, "lines");
    const bool has_lines = lines && json_.is(*lines, JsonKind::array);
    if (!repeats_rule(entry) && !is_text_of_tool)
      found += has_lines ? static_cast<int>(json_.elements(*lines).size()) : 1;
  }
  if (found > 0) found_.drawing.push_back(count(found));
}

bool FpuzzlesPuzzle::repeats_rule(JsonValue entry) const {
  constexpr std::array<std::string_view, 2> kSigns{"isNewConstraint", "fromConstraint"};
  return std::ranges::any_of(kSigns, [&](std::string_view sign) {
    const auto value = member_of(json_, entry, sign);
    return value && !says_nothing(json_, *value);
  });
}

Parsed<std::vector<JsonValue>> FpuzzlesPuzzle::entries_of(JsonValue name) {
  const JsonValue list = name + 1;
  const bool is_array = json_.is(list, JsonKind::array);
  std::vector<JsonValue> entries = is_array ? json_.elements(list) : std::vector<JsonValue>();
  const auto odd =
      std::ranges::find_if(entries, [this](JsonValue entry) { return !json_.is(entry, JsonKind::object); });
  if (!is_array || odd != entries.end()) {
    const JsonValue place = is_array ? *odd : list;
    return error(place, kExpectedList(shown(place), name_of(name)));
  }
  return entries;
}

std::string FpuzzlesPuzzle::value_of(JsonValue entry) const {
  const auto value = member_of(json_, entry, "value");
  return value ? std::string(trimmed(word_of(json_, *value))) : std::string();
}

Parsed<std::string> FpuzzlesPuzzle::cell_name(JsonValue cell, JsonValue name) {
  const std::string text = word_of(json_, cell);
  const auto found = sudoku::cell_named(text, sudoku::Layout(size_));
  if (!found) return error(cell, kExpectedFpuzzlesCell(shown(cell), name_of(name), last_cell()));
  return sudoku::cell_name(*found, sudoku::Layout(size_));
}

Parsed<std::vector<std::string>> FpuzzlesPuzzle::cell_names(JsonValue list, JsonValue name) {
  if (!json_.is(list, JsonKind::array)) return error(list, kExpectedCells(shown(list), name_of(name)));
  std::vector<std::string> names;
  for (const JsonValue cell : json_.elements(list)) {
    auto found = cell_name(cell, name);
    if (!found) return tl::unexpected(std::move(found.error()));
    names.push_back(std::move(*found));
  }
  return names;
}

Parsed<std::vector<std::string>> FpuzzlesPuzzle::cells_of(JsonValue entry, std::string_view member,
                                                          JsonValue name) {
  const auto list = member_of(json_, entry, member);
  return list ? cell_names(*list, name) : std::vector<std::string>();
}

Parsed<std::string> FpuzzlesPuzzle::place_of(JsonValue entry, JsonValue name) {
  const auto cell = member_of(json_, entry, "cell");
  const JsonValue at = cell.value_or(entry);
  const auto place = sudoku::outside_named(word_of(json_, at), sudoku::Layout(size_));
  if (!place) return error(at, kExpectedPlace(shown(at), name_of(name), fmt::format("R1C{}", size_ + 1)));
  return sudoku::outside_name(*place);
}

Parsed<std::vector<JsonValue>> FpuzzlesPuzzle::lines_of(JsonValue entry, JsonValue name) {
  const auto lines = member_of(json_, entry, "lines");
  if (!lines) return std::vector<JsonValue>();
  if (!json_.is(*lines, JsonKind::array)) return error(*lines, kExpectedLines(shown(*lines), name_of(name)));
  return json_.elements(*lines);
}

Parsed<void> FpuzzlesPuzzle::add_use(JsonValue place, JsonValue name, std::string_view rule,
                                     std::string argument) {
  if (sudoku::find_rule(rule) == nullptr) return error(name, kNoRuleForMember(in_quotes(name_of(name))));
  found_.add_rule(place, rule, std::move(argument));
  return {};
}

Parsed<void> FpuzzlesPuzzle::read_rule(JsonValue name, const FpuzzlesRule& rule) {
  if (rule.kind == FpuzzlesKind::flag) {
    return is_true(json_, name + 1) ? add_use(name, name, rule.rule, {}) : Parsed<void>();
  }
  if (rule.kind == FpuzzlesKind::marks) return read_marks(name, rule);
  const auto entries = entries_of(name);
  if (!entries) return tl::unexpected(entries.error());
  for (const JsonValue entry : *entries) {
    const auto read = rule.kind == FpuzzlesKind::lines   ? read_lines(name, entry, rule)
                      : rule.kind == FpuzzlesKind::cells ? read_cells(name, entry, rule)
                                                         : read_outside(name, entry, rule);
    if (!read) return read;
  }
  return {};
}

/// NAME=VALUE, and what the member's name says; empty where there is neither.
std::string number_argument(const FpuzzlesRule& rule, const std::string& value) {
  std::string text(rule.argument);
  if (!rule.number.empty() && !value.empty())
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", rule.number, value);
  return text;
}

Parsed<void> FpuzzlesPuzzle::read_lines(JsonValue name, JsonValue entry, const FpuzzlesRule& rule) {
  const auto lines = lines_of(entry, name);
  if (!lines) return tl::unexpected(lines.error());
  const std::string value = value_of(entry);
  const bool is_number = decimal(value).has_value();
  if (!is_number && !value.empty() && !rule.number.empty()) odd_values_ += 1;
  for (const JsonValue line : *lines) {
    const auto cells = cell_names(line, name);
    if (!cells) return tl::unexpected(cells.error());
    if (cells->size() < rule.least) continue;
    auto argument =
        fmt::format("{} {}", fmt::join(*cells, " "), number_argument(rule, is_number ? value : ""));
    if (auto added = add_use(line, name, rule.rule, std::move(argument)); !added) return added;
  }
  return {};
}

/// A value that is no number carries no rule: a dot with one says nothing, and a cage has no total. Nor has
/// one whose total is 0.
Parsed<void> FpuzzlesPuzzle::read_cells(JsonValue name, JsonValue entry, const FpuzzlesRule& rule) {
  const auto cells = cells_of(entry, "cells", name);
  if (!cells) return tl::unexpected(cells.error());
  std::string value = value_of(entry);
  const bool is_cage = rule.number == "total";
  const bool is_strange = !value.empty() && !rule.number.empty() && !decimal(value);
  if (is_strange) odd_values_ += 1;
  if (cells->size() < rule.least || cells->empty() || (is_strange && !is_cage)) return {};
  if (is_strange || (is_cage && decimal(value) == 0)) value.clear();
  return add_use(entry, name, rule.rule,
                 fmt::format("{} {}", fmt::join(*cells, " "), number_argument(rule, value)));
}

Parsed<void> FpuzzlesPuzzle::read_outside(JsonValue name, JsonValue entry, const FpuzzlesRule& rule) {
  const std::string value = value_of(entry);
  if (!decimal(value)) {
    odd_values_ += value.empty() ? 0 : 1;
    return {};
  }
  auto place = place_of(entry, name);
  if (!place) return tl::unexpected(std::move(place.error()));
  return add_use(entry, name, rule.rule, fmt::format("{} {}", *place, number_argument(rule, value)));
}

Parsed<void> FpuzzlesPuzzle::read_marks(JsonValue name, const FpuzzlesRule& rule) {
  const auto entries = entries_of(name);
  if (!entries) return tl::unexpected(entries.error());
  std::string argument;
  for (const JsonValue entry : *entries) {
    const auto cell = cell_name(member_of(json_, entry, "cell").value_or(entry), name);
    if (!cell) return tl::unexpected(cell.error());
    argument += *cell + " ";
  }
  return add_use(name, name, rule.rule, std::move(argument));
}

bool FpuzzlesPuzzle::is_set(std::string_view member) const {
  const auto value = member_of(json_, JsonText::kRoot, member);
  return value && is_true(json_, *value);
}

Parsed<void> FpuzzlesPuzzle::read_diagonal(JsonValue name) {
  if (!is_true(json_, name + 1)) return {};
  if (is_set("diagonal+") && is_set("diagonal-")) return add_use(name, name, "diagonals", {});
  return add_use(name, name, "diagonals", name_of(name) == "diagonal+" ? "anti" : "main");
}

/// Neighbours with a dot are exempt.
Parsed<void> FpuzzlesPuzzle::read_non_consecutive(JsonValue name) {
  if (!is_true(json_, name + 1)) return {};
  if (!has_dots_) return add_use(name, name, "non_consecutive", {});
  // Then read_negative adds the rule for both dots.
  return has_negative("ratio") ? Parsed<void>() : error(name, kNoRuleForMember(in_quotes(name_of(name))));
}

bool FpuzzlesPuzzle::has_negative(std::string_view what) const {
  const auto list = member_of(json_, JsonText::kRoot, "negative");
  if (!list || !json_.is(*list, JsonKind::array)) return false;
  const auto elements = json_.elements(*list);
  return std::ranges::any_of(elements, [&](JsonValue element) { return word_of(json_, element) == what; });
}

/// All dots are given where this is of ratios, and digits that follow one another need a dot, too.
Parsed<void> FpuzzlesPuzzle::read_negative(JsonValue name) {
  if (!json_.is(name + 1, JsonKind::array)) return error(name + 1, kUnknownNegative(shown(name + 1)));
  for (const JsonValue element : json_.elements(name + 1)) {
    const std::string what = word_of(json_, element);
    if (what == "foglight") continue;
    if (what != "ratio" && what != "xv") return error(element, kUnknownNegative(shown(element)));
    if (what == "ratio" && has_other_ratios()) return error(element, kNegativeOfOtherRatios());
    const bool is_of_one_dot = what == "ratio" && !is_set("nonconsecutive");
    if (is_of_one_dot) return error(element, kNoRuleForMember(in_quotes(name_of(name))));
    auto added = add_use(element, name, what == "xv" ? "negative_xv" : "negative_kropki", {});
    if (!added) return added;
  }
  return {};
}

bool FpuzzlesPuzzle::has_other_ratios() const {
  const auto ratios = member_of(json_, JsonText::kRoot, "ratio");
  if (!ratios || !json_.is(*ratios, JsonKind::array)) return false;
  return std::ranges::any_of(json_.elements(*ratios), [this](JsonValue entry) {
    const std::string value = value_of(entry);
    return !value.empty() && value != "2";
  });
}

/// The first cell of each line is a cell of the bulb, and not summed.
Parsed<void> FpuzzlesPuzzle::read_arrow(JsonValue name) {
  const auto entries = entries_of(name);
  if (!entries) return tl::unexpected(entries.error());
  for (const JsonValue entry : *entries) {
    const auto bulb = cells_of(entry, "cells", name);
    if (!bulb) return tl::unexpected(bulb.error());
    const auto lines = lines_of(entry, name);
    if (!lines) return tl::unexpected(lines.error());
    for (const JsonValue line : *lines) {
      const auto cells = cell_names(line, name);
      if (!cells) return tl::unexpected(cells.error());
      if (bulb->empty() || cells->size() < 2) continue;
      const auto arm = *cells | std::views::drop(1);
      auto added =
          bulb->size() == 1
              ? add_use(line, name, "arrow", fmt::format("{} {}", bulb->front(), fmt::join(arm, " ")))
              : add_use(line, name, "pill_arrow",
                        fmt::format("{} arm={}", fmt::join(*bulb, " "), fmt::join(arm, " ")));
      if (!added) return added;
    }
  }
  return {};
}

/// A total of 0, or none, is no clue.
Parsed<void> FpuzzlesPuzzle::read_little_killer(JsonValue name) {
  const auto entries = entries_of(name);
  if (!entries) return tl::unexpected(entries.error());
  for (const JsonValue entry : *entries) {
    const std::string value = value_of(entry);
    if (decimal(value).value_or(0) == 0) {
      odd_values_ += value.empty() || decimal(value) ? 0 : 1;
      continue;
    }
    const auto place = place_of(entry, name);
    if (!place) return tl::unexpected(place.error());
    const auto direction = member_of(json_, entry, "direction");
    const std::string text = direction ? word_of(json_, *direction) : std::string();
    const std::map<std::string_view, std::string_view> directions{
        {"DR", "down_right"}, {"DL", "down_left"}, {"UR", "up_right"}, {"UL", "up_left"}};
    const auto found = directions.find(text);
    if (found == directions.end())
      return error(direction.value_or(entry), kExpectedDirection(shown(direction.value_or(entry))));
    auto added = add_use(entry, name, "little_killer",
                         fmt::format(R"({} direction={} total={})", *place, found->second, value));
    if (!added) return added;
  }
  return {};
}

Parsed<void> FpuzzlesPuzzle::read_xv(JsonValue name) {
  const auto entries = entries_of(name);
  if (!entries) return tl::unexpected(entries.error());
  for (const JsonValue entry : *entries) {
    const auto cells = cells_of(entry, "cells", name);
    if (!cells) return tl::unexpected(cells.error());
    std::string value = value_of(entry);
    if (value.empty() || cells->empty()) continue;
    if (value == "X" || value == "x") value = "10";
    if (value == "V" || value == "v") value = "5";
    if (!decimal(value)) return error(entry, kExpectedXOrV(in_quotes(value)));
    auto added = add_use(entry, name, "sum_pair", fmt::format("{} sum={}", fmt::join(*cells, " "), value));
    if (!added) return added;
  }
  return {};
}

/// A cell that is its own clone says nothing.
Parsed<void> FpuzzlesPuzzle::read_clone(JsonValue name) {
  const auto entries = entries_of(name);
  if (!entries) return tl::unexpected(entries.error());
  for (const JsonValue entry : *entries) {
    const auto cells = cells_of(entry, "cells", name);
    if (!cells) return tl::unexpected(cells.error());
    const auto clones = cells_of(entry, "cloneCells", name);
    if (!clones) return tl::unexpected(clones.error());
    if (cells->size() != clones->size()) return error(entry, kCellsOfClone(cells->size(), clones->size()));
    std::string of_cells, of_clones;
    for (std::size_t i = 0; i < cells->size(); ++i) {
      if ((*cells)[i] == (*clones)[i]) continue;
      of_cells += (*cells)[i] + " ";
      of_clones += " " + (*clones)[i];
    }
    if (of_cells.empty()) continue;
    auto added = add_use(entry, name, "clone", of_cells + "clone=" + of_clones.substr(1));
    if (!added) return added;
  }
  return {};
}

Parsed<void> FpuzzlesPuzzle::read_quadruple(JsonValue name) {
  const auto entries = entries_of(name);
  if (!entries) return tl::unexpected(entries.error());
  for (const JsonValue entry : *entries) {
    const auto cells = cells_of(entry, "cells", name);
    if (!cells) return tl::unexpected(cells.error());
    const auto values = member_of(json_, entry, "values");
    if (!values || cells->empty() || says_nothing(json_, *values)) continue;
    if (!json_.is(*values, JsonKind::array))
      return error(*values, kExpectedDigitsOfQuadruple(shown(*values)));
    std::string digits;
    for (const JsonValue digit : json_.elements(*values)) digits += word_of(json_, digit) + " ";
    auto added =
        add_use(entry, name, "quadruple", fmt::format("{} digits={}", fmt::join(*cells, " "), digits));
    if (!added) return added;
  }
  return {};
}

Parsed<void> FpuzzlesPuzzle::read_text(JsonValue name, std::string sudoku::About::* field) {
  found_.about.*field = word_of(json_, name + 1);
  return {};
}

/// A list of digits, or a text of them, with commas or without. What is no digit leaves its cell open.
Parsed<void> FpuzzlesPuzzle::read_solution(JsonValue name) {
  const JsonValue value = name + 1;
  std::vector<std::string> digits;
  if (json_.is(value, JsonKind::array)) {
    for (const JsonValue digit : json_.elements(value)) digits.push_back(word_of(json_, digit));
  } else {
    const std::string text = word_of(json_, value);
    const std::size_t most = squared(size_) + 1;
    const auto pieces =
        text.find(',') == std::string::npos ? characters({text}, most) : words({text}, most, ",");
    for (const Token& piece : pieces) digits.emplace_back(piece.text);
  }
  if (digits.size() != squared(size_)) return error(value, kDigitsOfSolution(digits.size(), squared(size_)));
  bool has_digit = false;
  std::vector<Token> cells;
  for (const std::string& digit : digits) {
    const int number = decimal(digit).value_or(0);
    const bool is_digit = number >= 1 && number <= size_;
    has_digit = has_digit || is_digit;
    cells.push_back(found_.token(value, is_digit ? digit : "."));
  }
  if (has_digit) found_.draft.solution = std::move(cells);
  return {};
}

/// To the pencil marks that are given.
Parsed<void> FpuzzlesPuzzle::restrict_cells(Puzzle& puzzle) {
  for (std::size_t cell = 0; cell < given_marks_.size(); ++cell) {
    if (!given_marks_[cell]) continue;
    const JsonValue marks = *given_marks_[cell];
    const bool is_array = json_.is(marks, JsonKind::array);
    sudoku::Digits digits = 0;
    for (const JsonValue mark : is_array ? json_.elements(marks) : std::vector<JsonValue>{marks}) {
      const int digit = decimal(word_of(json_, mark)).value_or(0);
      if (digit < 1 || digit > puzzle.layout().digits)
        return error(mark, kExpectedPencilMark(shown(mark),
                                               sudoku::cell_name(static_cast<int>(cell), puzzle.layout())));
      digits |= sudoku::digit_bit(digit);
    }
    puzzle.restrict_candidates(static_cast<int>(cell), digits);
  }
  return {};
}

}  // namespace

Item read_fpuzzles_puzzle(JsonText& json, const ReadOptions& options) {
  return FpuzzlesPuzzle(json, options).read();
}

}  // namespace quadrille::formats
