#include "formats/texts/frame_clues.h"

#include <algorithm>
#include <string_view>

namespace quadrille::formats {

namespace {

std::size_t columns_of(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

void end_with_no_blank(std::string& line) { line.resize(line.find_last_not_of(' ') + 1); }

/// Appends spaces up to that column.
void fill(std::string& line, std::size_t column) {
  const std::size_t used = columns_of(line);
  line.append(std::max(column, used) - used, ' ');
}

}  // namespace

FrameClues::FrameClues(const ClueTexts& texts, const sudoku::Layout& layout)
    : texts_(texts), columns_(layout.columns), bottom_(layout.rows) {
  for (const auto& [place, text] : texts_) {
    const auto [row, column] = place;
    top_ = std::min(top_, row);
    bottom_ = std::max(bottom_, row + 1);
    if (column >= 0 && column < columns_) continue;
    std::size_t& width = widths_[column];
    width = std::max(width, columns_of(text) + 1);
  }
}

std::string FrameClues::left_of(int row) const {
  std::string line;
  for (auto column = widths_.begin(); column != beside(); ++column) {
    const std::string text = at(row, column->first);
    line.append(column->second - 1 - columns_of(text), ' ');
    line += text + ' ';
  }
  return line;
}

std::string FrameClues::right_of(int row) const {
  std::string line;
  std::size_t end = 0;
  for (auto column = beside(); column != widths_.end(); ++column) {
    line += ' ' + at(row, column->first);
    end += column->second;
    fill(line, end);
  }
  end_with_no_blank(line);
  return line;
}

std::string FrameClues::line(int row, std::size_t width) const {
  std::string line = left_of(row);
  end_with_no_blank(line);
  const std::size_t first = width_at_the_left() + 1;
  for (int column = 0; column < columns_; ++column) {
    const std::string text = at(row, column);
    if (text.empty()) continue;
    const std::size_t room = width - std::min(width, columns_of(text));
    if (!line.empty()) line += ' ';
    fill(line, first + static_cast<std::size_t>(column) * (width + 1) + (room + 1) / 2);
    line += text;
  }
  if (const std::string right = right_of(row); !right.empty()) {
    fill(line, first + static_cast<std::size_t>(columns_) * (width + 1));
    line += right;
  }
  return line + '\n';
}

std::size_t FrameClues::width_between(Widths::const_iterator begin, Widths::const_iterator end) {
  std::size_t sum = 0;
  for (; begin != end; ++begin) sum += begin->second;
  return sum;
}

std::string FrameClues::at(int row, int column) const {
  const auto found = texts_.find({row, column});
  return found == texts_.end() ? "" : found->second;
}

}  // namespace quadrille::formats
