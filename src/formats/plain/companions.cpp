// Texts that follow the givens of a grid and belong to it: regions, a solution, digits placed by a player,
// candidates.
#include <algorithm>
#include <utility>

#include "formats/plain/plain_reader.h"
#include "formats/plain/sentences.h"

namespace quadrille::formats::plain {

namespace {

/// Whether the label may be one of a region, and not the candidates of a cell.
bool is_short_label(const Token& label) {
  return label.text.size() == 1 || (label.text.size() == 2 && decimal(label.text));
}

}  // namespace

void PlainReader::take_companions(Lines& lines, const Group& givens, Found& found) {
  Draft& draft = *found.draft;
  if (take_regions(lines, found)) return;
  if (givens.is_framed) {
    while (take_progress(lines, found)) {
    }
  }
  if (draft.placed.empty() && draft.marks.empty()) (void)take_solution(lines, draft);
}

bool PlainReader::take_regions(Lines& lines, Found& found) const {
  Draft& draft = *found.draft;
  Lines ahead = lines;
  std::vector<Token> labels;
  bool are_together = true;  // with the givens and each other
  bool has_cells = false;    // some row may be one of digits
  int row = 0;
  while (row < reading_.size && !ahead.at_end()) {
    const Token line = ahead.peek();
    if (rows_.is_divider(line)) {
      are_together = are_together && row == 0 && !is_blank(line.text);
      ahead.skip();
      continue;
    }
    auto found_labels = rows_.labels(line);
    if (!found_labels) break;
    has_cells = has_cells || rows_.row(line);
    labels.insert(labels.end(), found_labels->begin(), found_labels->end());
    ++row;
    ahead.skip();
  }
  // Rows of labels right below the givens can be nothing else, even if they are uneven or one is missing.
  const bool must_be_regions =
      row > 1 && are_together && !has_cells && std::ranges::all_of(labels, is_short_label);
  const bool are_whole = labels.size() == draft.givens.size() && !look_like_few_cells(labels);
  if (!must_be_regions && !(are_whole && look_like_regions(labels))) return false;
  lines = ahead;
  if (row < reading_.size) {
    found.draft = error_at(labels.front(), say::kRowsOfRegions(row, reading_.size));
  } else {
    draft.regions = std::move(labels);
  }
  return true;
}

bool PlainReader::agrees(const std::vector<Token>& cells, const std::vector<Token>& givens) const {
  bool has_more = false;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const int digit = rows_.symbols().find(cells[i].text), given = rows_.symbols().find(givens[i].text);
    if (given > 0 && given != digit) return false;
    has_more = has_more || (given == 0 && digit != 0);
  }
  return has_more;
}

bool PlainReader::completes(const std::vector<Token>& cells, const std::vector<Token>& givens) const {
  // Two small puzzles may fit together by chance.
  constexpr int kSmallest = 9;
  const int size = reading_.size;
  const auto boxes = sudoku::usual_boxes(size);
  if (size < kSmallest || boxes.rows == 0) return false;
  std::vector<sudoku::Digits> seen(3 * static_cast<std::size_t>(size));
  bool has_more = false;
  for (int cell = 0; cell < size * size; ++cell) {
    const auto at = static_cast<std::size_t>(cell);
    const int placed = rows_.symbols().find(cells[at].text), given = rows_.symbols().find(givens[at].text);
    if (placed != 0 && given != 0 && placed != given) return false;
    has_more = has_more || (placed != 0 && given == 0);
    const int digit = std::max(placed, given);
    if (digit <= 0) continue;
    const int row = cell / size, column = cell % size;
    const int box = row / boxes.rows * (size / boxes.columns) + column / boxes.columns;
    for (const int house : {row, size + column, 2 * size + box}) {
      auto& digits = seen[static_cast<std::size_t>(house)];
      if ((digits & sudoku::digit_bit(digit)) != 0) return false;
      digits |= sudoku::digit_bit(digit);
    }
  }
  return has_more;
}

bool PlainReader::take_solution(Lines& lines, Draft& draft) {
  constexpr int kMostHeadings = 2;
  Lines ahead = lines;
  std::vector<Token> headings;
  while (!ahead.at_end()) {
    const Token line = ahead.peek();
    if (rows_.row(line)) break;
    if (!rows_.is_divider(line)) {
      headings.push_back(line);
      if (headings.size() > kMostHeadings) return false;
    }
    ahead.skip();
  }
  if (ahead.at_end()) return false;
  const Group group = take_group(ahead);
  if (group.rows < reading_.size || group.error || group.cells.size() != draft.givens.size()) return false;
  const bool is_full = std::ranges::all_of(
      group.cells, [this](const Token& cell) { return rows_.symbols().find(cell.text) > 0; });
  if (!is_full || !agrees(group.cells, draft.givens)) return false;
  for (const Token& heading : headings) pass(heading);
  draft.solution = group.cells;
  lines = ahead;
  return true;
}

bool PlainReader::take_progress(Lines& lines, Found& found) const {
  Draft& draft = *found.draft;
  Lines ahead = lines;
  while (!ahead.at_end() && rows_.is_divider(ahead.peek())) ahead.skip();
  if (ahead.at_end() || !rows_.row(ahead.peek())) return false;
  const Group group = take_group(ahead);
  if (group.rows < reading_.size || group.error || !group.is_framed) return false;
  const bool has_marks =
      std::ranges::any_of(group.cells, [this](const Token& cell) { return !rows_.is_cell(cell); });
  if (!agrees(group.cells, draft.givens) && !completes(group.cells, draft.givens)) return false;
  (has_marks ? draft.marks : draft.placed) = group.cells;
  lines = ahead;
  return true;
}

}  // namespace quadrille::formats::plain
