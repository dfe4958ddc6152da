#include "formats/setters/fpuzzles_grid.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "base/sentence.h"
#include "formats/sentences.h"
#include "formats/setters/boards_of_groups.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<> kNoGrid{"found a puzzle without the member grid, expected its rows of cells",
                             "la grille n’a pas de membre grid, on attend ses lignes de cases"};
constexpr Sentence<Text, Text> kExpectedPencilMark{
    "found {} among the pencil marks of {}, expected a digit",
    "on lit {} parmi les candidats notés en {}, on attend un chiffre"};

constexpr std::array<std::string_view, 3> kColourMembers{"c", "cArray", "highlight"};

}  // namespace

Parsed<void> FpuzzlesGrid::read() {
  if (auto done = read_rows(); !done) return done;
  set_regions();
  return {};
}

Parsed<void> FpuzzlesGrid::read_rows() {
  const auto grid = member_of(json_, JsonText::kRoot, "grid");
  if (!grid) return error_at(found_.draft.start, kNoGrid());
  if (!json_.is(*grid, JsonKind::array))
    return found_.error(*grid, say::kExpectedRows(found_.shown(*grid), "grid"));
  const auto rows = json_.elements(*grid);
  const auto size = member_of(json_, JsonText::kRoot, "size");
  const Token place =
      size ? found_.token(*size, word_of(json_, *size)) : found_.token(*grid, std::to_string(rows.size()));
  const auto parsed = parse_size(place, found_.options);
  if (!parsed) return tl::unexpected(parsed.error());
  size_ = found_.draft.size = *parsed;
  if (std::ssize(rows) != size_) return found_.error(*grid, say::kNumberOfRows(rows.size(), "grid", size_));
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (!json_.is(rows[row], JsonKind::array))
      return found_.error(rows[row], say::kExpectedRow(found_.shown(rows[row]), row + 1, "grid"));
    const auto cells = json_.elements(rows[row]);
    if (std::ssize(cells) != size_)
      return found_.error(rows[row], say::kElementsOfRow(cells.size(), row + 1, "grid", size_));
    for (const JsonValue cell : cells)
      if (auto read = read_cell(cell); !read) return read;
  }
  return {};
}

Parsed<void> FpuzzlesGrid::read_cell(JsonValue cell) {
  const Token start = json_.token(cell);
  const Token empty{".", start.line, start.column};
  Token value = empty;
  bool is_given = false;
  std::optional<int> region;
  std::optional<JsonValue> marks;
  std::string kept;
  for (const JsonValue name :
       json_.is(cell, JsonKind::object) ? json_.names(cell) : std::vector<JsonValue>()) {
    const std::string member = json_.string(name);
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
  const auto digit = decimal(value.text);
  found_.draft.placed.push_back(digit && 1 <= *digit && *digit <= size_ ? value : empty);
  regions_.push_back(region);
  given_marks_.push_back(marks);
  found_.extras.of_cells.push_back(std::move(kept));
  return {};
}

/// A cell without a region is in the usual box or, if the size has no boxes, in the region of its row.
void FpuzzlesGrid::set_regions() {
  const sudoku::BoxShape boxes = sudoku::usual_boxes(size_);
  found_.draft.boxes = boxes;
  if (!has_regions_) return;
  const auto usual = [&](int row, int column) {
    return boxes.rows == 0 ? row : row / boxes.rows * (size_ / boxes.columns) + column / boxes.columns;
  };
  if (set_boards()) return;
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

/// Regions that leave out the holes of a samurai and the like tell that the grid has boards, which hold fewer
/// digits than it has rows.
bool FpuzzlesGrid::set_boards() {
  std::vector<int> region_of;
  for (const std::optional<int>& region : regions_) region_of.push_back(region.value_or(sudoku::kNoRegion));
  const auto layout = layout_of_boxes(sudoku::Layout(size_), region_of);
  if (!layout) return false;
  found_.draft.layout = *layout;
  found_.draft.boxes = usual_boxes(*layout);
  for (int cell = 0; cell < layout->grid_cell_count(); ++cell) {
    Token& placed = found_.draft.placed[sudoku::at(cell)];
    if (layout->is_hole(cell) || decimal(placed.text).value_or(0) > layout->digits) placed.text = ".";
  }
  return true;
}

Parsed<void> FpuzzlesGrid::restrict_cells(Puzzle& puzzle) const {
  for (std::size_t cell = 0; cell < given_marks_.size(); ++cell) {
    if (!given_marks_[cell]) continue;
    const JsonValue marks = *given_marks_[cell];
    const bool is_array = json_.is(marks, JsonKind::array);
    sudoku::Digits digits = 0;
    for (const JsonValue mark : is_array ? json_.elements(marks) : std::vector<JsonValue>{marks}) {
      const int digit = decimal(word_of(json_, mark)).value_or(0);
      if (digit < 1 || digit > puzzle.layout().digits)
        return found_.error(mark,
                            kExpectedPencilMark(found_.shown(mark),
                                                sudoku::cell_name(static_cast<int>(cell), puzzle.layout())));
      digits |= sudoku::digit_bit(digit);
    }
    puzzle.restrict_candidates(static_cast<int>(cell), digits);
  }
  return {};
}

}  // namespace quadrille::formats
