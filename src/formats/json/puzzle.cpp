#include "formats/json/puzzle.h"

#include <algorithm>
#include <array>
#include <forward_list>
#include <functional>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "base/sentence.h"
#include "base/sort.h"
#include "formats/json/about.h"
#include "formats/json/candidates.h"
#include "formats/json/drawing.h"
#include "formats/json/members.h"
#include "formats/json/object.h"
#include "formats/json/rules.h"
#include "formats/layout_text.h"
#include "formats/sentences.h"
#include "sudoku/puzzle/sentences.h"

namespace quadrille::formats {

namespace {

/// Reads the members of an object in order of their dependencies.
class ObjectReader {
 public:
  [[nodiscard]] static bool has_member(std::string_view name) {
    return std::ranges::find(kMembers, name, &Member::name) != kMembers.end();
  }

  ObjectReader(JsonText& json, const ReadOptions& options)
      : json_(json),
        options_(options),
        draft_{.start = json.token(JsonText::kRoot), .in_numbers = true, .has_holes = true} {}

  Item read();

 private:
  struct Member {
    std::string_view name;
    Parsed<void> (ObjectReader::*read)(JsonValue value);
  };
  static const std::array<Member, 21> kMembers;

  Parsed<void> read_members();
  Parsed<void> read_size(JsonValue value);
  Parsed<void> read_row_count(JsonValue value) { return read_count(value, "rows", rows_); }
  Parsed<void> read_column_count(JsonValue value) { return read_count(value, "columns", columns_); }
  Parsed<void> read_count(JsonValue value, std::string_view what, int& count);
  Parsed<void> read_digits(JsonValue value);
  Parsed<void> read_lines(JsonValue value);
  Parsed<void> read_boards(JsonValue value);
  Parsed<void> read_extra_cells(JsonValue value);
  Parsed<void> read_extra_group(JsonValue value);
  Parsed<void> read_extra_row(JsonValue value, std::string_view what, std::vector<Token>& cells);
  /// Determines the layout from the members up to `lines`, once the counts of rows and columns are known.
  void settle_layout();
  Parsed<void> read_boxes(JsonValue value);
  Parsed<void> read_regions(JsonValue value) { return read_grid(value, "regions", draft_.regions); }
  Parsed<void> read_givens(JsonValue value) { return read_grid(value, "givens", draft_.givens); }
  Parsed<void> read_solution(JsonValue value) { return read_grid(value, "solution", draft_.solution); }
  Parsed<void> read_placed(JsonValue value) { return read_grid(value, "placed", draft_.placed); }
  Parsed<void> read_candidates(JsonValue value);
  Parsed<void> read_definitions(JsonValue value) { return rules_.read_definitions(value); }
  Parsed<void> read_rules(JsonValue value) { return rules_.read_rules(value); }
  Parsed<void> read_about(JsonValue value) {
    return formats::read_about(json_, value).map([&](sudoku::About&& about) { about_ = std::move(about); });
  }
  /// Notes where the drawing is, which is read once the layout is known.
  Parsed<void> read_drawing(JsonValue value) {
    drawing_ = value;
    return {};
  }
  /// Ignores a member with a result about the puzzle (Finding).
  Parsed<void> pass_over(JsonValue /*value*/) { return {}; }

  Parsed<std::vector<JsonValue>> rows_of(JsonValue value, std::string_view what);
  Parsed<void> read_grid(JsonValue value, std::string_view what, std::vector<Token>& cells);
  Parsed<void> read_row(JsonValue row, std::string_view what, std::vector<Token>& cells);
  Parsed<void> read_row_text(JsonValue row, std::string_view what, std::vector<Token>& cells);
  Parsed<void> restrict_candidates(Puzzle& puzzle);

  Parsed<std::vector<JsonValue>> elements_of(JsonValue value, std::size_t count, std::string_view what);
  /// sentence: the error for a value that is not a text.
  Parsed<std::string_view> text_of(JsonValue value, const Sentence<Text>& sentence);
  /// The contents of a string, with the string's position.
  Token meaning_of(JsonValue string);
  tl::unexpected<InputError> error(JsonValue value, std::string message) {
    return error_at(json_.token(value), std::move(message));
  }

  JsonText& json_;
  const ReadOptions& options_;
  Draft draft_;
  int rows_ = 0, columns_ = 0;  // 0: not known yet
  std::optional<DigitRange> digits_;
  bool has_lines_ = true;
  std::optional<sudoku::Layout> of_boards_;
  std::vector<JsonValue> candidates_;
  std::size_t extra_count_ = 0;
  std::vector<std::optional<JsonValue>> extra_candidates_;  // by group of extra cells
  JsonRules rules_{json_};
  sudoku::About about_;
  std::optional<JsonValue> drawing_;
  std::forward_list<std::string> texts_;  // decoded strings of the input
};

constexpr std::array<ObjectReader::Member, 21> ObjectReader::kMembers{
    {{"size", &ObjectReader::read_size},
     {"rows", &ObjectReader::read_row_count},
     {"columns", &ObjectReader::read_column_count},
     {"digits", &ObjectReader::read_digits},
     {"lines", &ObjectReader::read_lines},
     {"boards", &ObjectReader::read_boards},
     {"extra_cells", &ObjectReader::read_extra_cells},
     {"givens", &ObjectReader::read_givens},
     {"boxes", &ObjectReader::read_boxes},
     {"regions", &ObjectReader::read_regions},
     {"candidates", &ObjectReader::read_candidates},
     {"definitions", &ObjectReader::read_definitions},
     {"rules", &ObjectReader::read_rules},
     {"about", &ObjectReader::read_about},
     {"drawing", &ObjectReader::read_drawing},
     {"placed", &ObjectReader::read_placed},
     {"solution", &ObjectReader::read_solution},
     {"file", &ObjectReader::pass_over},
     {"line", &ObjectReader::pass_over},
     {"verdict", &ObjectReader::pass_over},
     {"reason", &ObjectReader::pass_over}}};

Item ObjectReader::read() {
  if (auto read = read_members(); !read) return failed(std::move(read.error()));
  Item item = finish(draft_, options_);
  item = rules_.added_to(std::move(item));
  if (!item.puzzle) return item;
  item.puzzle->about = std::move(about_);
  if (auto restricted = restrict_candidates(*item.puzzle); !restricted)
    return failed(std::move(restricted.error()));
  if (!drawing_) return item;
  auto drawing = formats::read_drawing(json_, *drawing_, item.puzzle->layout());
  if (!drawing) return failed(std::move(drawing.error()));
  item.drawing.what = say::kDrawingOf(drawing->format);
  item.extras = *std::move(drawing);
  return item;
}

Parsed<void> ObjectReader::read_members() {
  auto members = members_among(json_, JsonText::kRoot, kMembers, &Member::name, "");
  if (!members) return tl::unexpected(std::move(members.error()));
  sort_range(*members);
  for (const auto& [member, value] : *members) {
    if (auto read = (this->*kMembers[member].read)(value); !read) return read;
  }
  if (rows_ == 0 || columns_ == 0) return error_at(draft_.start, say::kNoGivens());
  if (draft_.givens.empty()) {
    const Token empty{".", draft_.start.line, draft_.start.column};
    draft_.givens.assign(static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_), empty);
  }
  settle_layout();
  return {};
}

Parsed<void> ObjectReader::read_extra_cells(JsonValue value) {
  if (!json_.is(value, JsonKind::array)) return error(value, say::kExpectedGroups(shown(json_, value)));
  for (const JsonValue group : json_.elements(value))
    if (auto read = read_extra_group(group); !read) return read;
  return {};
}

/// The number of cells is that of its givens, or else its count.
Parsed<void> ObjectReader::read_extra_group(JsonValue value) {
  if (!json_.is(value, JsonKind::object)) return error(value, say::kExpectedGroup(shown(json_, value)));
  constexpr std::array<std::string_view, 5> kNames{"name", "count", "givens", "candidates", "solution"};
  const auto members = members_among(json_, value, kNames, std::identity(), say::kExtraCells());
  if (!members) return tl::unexpected(members.error());
  ExtraDraft group{.name = json_.token(value)};
  group.name.text = {};
  std::optional<JsonValue> candidates;
  int count = 0;
  for (const auto& [member, of_member] : *members) {
    if (kNames[member] == "name") {
      if (const auto name = text_of(of_member, say::kTextOfExtraCells); !name)
        return tl::unexpected(name.error());
      group.name = meaning_of(of_member);
    } else if (kNames[member] == "count") {
      const auto number = decimal(json_.text(of_member));
      if (!number || *number < 1 || *number > sudoku::kMostExtraCells)
        return error(of_member, say::kNumberOfExtraCells(shown(json_, of_member), sudoku::kMostExtraCells));
      count = *number;
    } else if (kNames[member] == "candidates") {
      candidates = of_member;
    } else {
      auto& cells = kNames[member] == "givens" ? group.givens : group.solution;
      if (auto read = read_extra_row(of_member, kNames[member], cells); !read) return read;
    }
  }
  if (group.givens.empty())
    group.givens.assign(sudoku::at(count), Token{".", group.name.line, group.name.column});
  if (count != 0 && std::ssize(group.givens) != count)
    return error(value, say::kGivensOfExtraCells(group.givens.size(), count));
  // Otherwise counts could create far more cells than the input has characters.
  extra_count_ += group.givens.size();
  if (extra_count_ > sudoku::kMostExtraCells)
    return error(value, sudoku::say::kTooManyExtraCells(sudoku::kMostExtraCells));
  draft_.extra_cells.push_back(std::move(group));
  extra_candidates_.push_back(candidates);
  return {};
}

Parsed<void> ObjectReader::read_extra_row(JsonValue value, std::string_view what, std::vector<Token>& cells) {
  if (!json_.is(value, JsonKind::array))
    return error(value, say::kExpectedExtraRow(shown(json_, value), what));
  for (const JsonValue cell : json_.elements(value)) {
    Token& token = cells.emplace_back(json_.token(cell));
    if (json_.is(cell, JsonKind::null)) token.text = ".";
  }
  return {};
}

void ObjectReader::settle_layout() {
  if (of_boards_) {
    draft_.layout = of_boards_;
    return;
  }
  const DigitRange digits = digits_.value_or(DigitRange{1, std::max(rows_, columns_)});
  const sudoku::Layout layout(rows_, columns_, digits.last - digits.first + 1, digits.first, has_lines_);
  if (layout.is_usual()) {
    draft_.size = rows_;
  } else {
    draft_.layout = layout;
  }
}

Parsed<void> ObjectReader::read_size(JsonValue value) {
  const auto size = parse_size(json_.token(value), options_);
  if (!size) return tl::unexpected(size.error());
  rows_ = columns_ = *size;
  return {};
}

Parsed<void> ObjectReader::read_count(JsonValue value, std::string_view what, int& count) {
  const auto number = decimal(json_.text(value));
  if (!number || *number < 1 || *number > sudoku::kMaxSize)
    return error(value, say::kNumberOfLines(shown(json_, value), what, sudoku::kMaxSize));
  if (count != 0 && count != *number) return error(value, say::kOtherNumberOfLines(*number, what, count));
  count = *number;
  return {};
}

Parsed<void> ObjectReader::read_digits(JsonValue value) {
  const auto text = text_of(value, say::kTextOfDigits);
  if (!text) return tl::unexpected(text.error());
  digits_ = digit_range(*text);
  if (digits_) return {};
  return error(value, unlike_digit_range(*text));
}

Parsed<void> ObjectReader::read_lines(JsonValue value) {
  const std::string_view text = json_.text(value);
  if (text != "true" && text != "false") return error(value, say::kExpectedTruth(shown(json_, value)));
  has_lines_ = text == "true";
  return {};
}

Parsed<void> ObjectReader::read_boards(JsonValue value) {
  std::string text;
  if (json_.is(value, JsonKind::string)) text = json_.string(value);
  if (json_.is(value, JsonKind::array))
    for (const JsonValue cell : json_.elements(value))
      text += (json_.is(cell, JsonKind::string) ? json_.string(cell) : std::string(json_.text(cell))) + ' ';
  if (text.empty()) return error(value, say::kExpectedBoards(shown(json_, value)));
  const auto layout = layout_of_boards(text, digits_, rows_, columns_);
  if (!layout) return error(value, layout.error().message);
  rows_ = layout->rows;
  columns_ = layout->columns;
  of_boards_ = *layout;
  return {};
}

Parsed<std::vector<JsonValue>> ObjectReader::rows_of(JsonValue value, std::string_view what) {
  if (!json_.is(value, JsonKind::array)) {
    return error(value, say::kExpectedRows(shown(json_, value), what));
  }
  auto rows = json_.elements(value);
  if (rows_ == 0 && columns_ == 0) {
    const auto size = size_for(rows.size() * rows.size(), options_, json_.token(value), say::kCellsForGrid);
    if (!size) return tl::unexpected(size.error());
    rows_ = columns_ = *size;
  }
  if (rows_ == 0 || columns_ == 0) return error(value, say::kRowsOrColumnsAlone());
  if (rows.size() == static_cast<std::size_t>(rows_)) return rows;
  return error(value, say::kNumberOfRows(rows.size(), what, rows_));
}

Parsed<void> ObjectReader::read_grid(JsonValue value, std::string_view what, std::vector<Token>& cells) {
  const auto rows = rows_of(value, what);
  if (!rows) return tl::unexpected(rows.error());
  cells.reserve(static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_));
  for (const JsonValue row : *rows) {
    const bool is_text = json_.is(row, JsonKind::string);
    auto read = is_text ? read_row_text(row, what, cells) : read_row(row, what, cells);
    if (!read) return read;
  }
  return {};
}

Parsed<void> ObjectReader::read_row(JsonValue row, std::string_view what, std::vector<Token>& cells) {
  const std::size_t number = cells.size() / static_cast<std::size_t>(columns_) + 1;
  if (!json_.is(row, JsonKind::array)) {
    return error(row, say::kExpectedRow(shown(json_, row), number, what));
  }
  std::size_t count = 0;
  const JsonValue end = json_.next(row);
  for (JsonValue cell = row + 1; cell < end; cell = json_.next(cell), ++count) {
    Token& token = cells.emplace_back(json_.token(cell));
    if (json_.is(cell, JsonKind::number)) continue;
    if (json_.is(cell, JsonKind::string)) token = meaning_of(cell);
    if (json_.is(cell, JsonKind::null)) token.text = ".";
  }
  if (count == static_cast<std::size_t>(columns_)) return {};
  return error(row, say::kElementsOfRow(count, number, what, columns_));
}

/// A row with a character per cell.
Parsed<void> ObjectReader::read_row_text(JsonValue row, std::string_view what, std::vector<Token>& cells) {
  const auto size = static_cast<std::size_t>(columns_);
  Token text = meaning_of(row);
  ++text.column;  // after the quote
  const auto row_cells = characters(text, size + 1);
  if (row_cells.size() == size) {
    cells.insert(cells.end(), row_cells.begin(), row_cells.end());
    return {};
  }
  return error(row, say::kCharactersOfRow(size, shown(json_, row), cells.size() / size + 1, what));
}

Parsed<void> ObjectReader::read_candidates(JsonValue value) {
  const auto rows = rows_of(value, "candidates");
  if (!rows) return tl::unexpected(rows.error());
  for (std::size_t row = 0; row < rows->size(); ++row) {
    const auto cells =
        elements_of((*rows)[row], static_cast<std::size_t>(columns_), say::kRowOfCandidates(row + 1));
    if (!cells) return tl::unexpected(cells.error());
    candidates_.insert(candidates_.end(), cells->begin(), cells->end());
  }
  return {};
}

Parsed<void> ObjectReader::read_boxes(JsonValue value) {
  if (json_.is(value, JsonKind::null)) {
    draft_.boxes = {0, 0};
    return {};
  }
  const auto shape = elements_of(value, 2, say::kTheBoxes());
  if (!shape) return tl::unexpected(shape.error());
  const int rows = decimal(json_.text((*shape)[0])).value_or(0);
  const int columns = decimal(json_.text((*shape)[1])).value_or(0);
  if (rows == 0 || columns == 0) {
    return error(value, say::kExpectedBoxShape(shown(json_, value)));
  }
  draft_.boxes = {rows, columns};
  return {};
}

Parsed<void> ObjectReader::restrict_candidates(Puzzle& puzzle) {
  for (std::size_t cell = 0; cell < candidates_.size(); ++cell) {
    if (auto kept = formats::restrict_candidates(json_, candidates_[cell], puzzle, static_cast<int>(cell));
        !kept)
      return kept;
  }
  int cell = puzzle.layout().grid_cell_count();
  for (std::size_t group = 0; group < extra_candidates_.size(); ++group) {
    const int first = cell;
    const auto count = static_cast<std::size_t>(puzzle.layout().extra_cells()[group].count);
    cell += static_cast<int>(count);
    if (!extra_candidates_[group]) continue;
    const auto values = elements_of(*extra_candidates_[group], count, say::kCandidatesOfExtraCells());
    if (!values) return tl::unexpected(values.error());
    for (std::size_t i = 0; i < count; ++i) {
      auto kept = formats::restrict_candidates(json_, (*values)[i], puzzle, first + static_cast<int>(i));
      if (!kept) return kept;
    }
  }
  return {};
}

/// The elements of an array, which must be `count` in number.
Parsed<std::vector<JsonValue>> ObjectReader::elements_of(JsonValue value, std::size_t count,
                                                         std::string_view what) {
  if (!json_.is(value, JsonKind::array)) {
    return error(value, say::kExpectedArray(shown(json_, value), what));
  }
  auto elements = json_.elements(value);
  if (elements.size() == count) return elements;
  return error(value, say::kNumberOfElements(elements.size(), what, count));
}

Parsed<std::string_view> ObjectReader::text_of(JsonValue value, const Sentence<Text>& sentence) {
  if (json_.is(value, JsonKind::string)) return texts_.emplace_front(json_.string(value));
  return error(value, sentence(shown(json_, value)));
}

Token ObjectReader::meaning_of(JsonValue string) {
  const Token place = json_.token(string);
  return {texts_.emplace_front(json_.string(string)), place.line, place.column};
}

}  // namespace

bool is_json_member(std::string_view name) { return ObjectReader::has_member(name); }

Item read_json_puzzle(JsonText& json, const ReadOptions& options) {
  return ObjectReader(json, options).read();
}

}  // namespace quadrille::formats
