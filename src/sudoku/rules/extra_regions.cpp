// Further groups of cells hold different digits. A group of as many cells as the grid's size holds each once.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "sudoku/rules.h"

namespace quadrille::sudoku {

namespace {

using Cells = std::vector<int>;

/// Takes the text up to the first of `separators` off `rest`, and the separator with it.
std::string_view take_until(std::string_view& rest, std::string_view separators) {
  const auto end = std::min(rest.find_first_of(separators), rest.size());
  const auto piece = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return piece;
}

/// The cells of one group, in reading order.
Parsed<Cells> parse_group(std::string_view text, int size, std::size_t number) {
  Cells cells;
  for (auto rest = text; !rest.empty();) {
    const auto name = take_until(rest, " ,\t\r\n");
    if (name.empty()) continue;
    const auto cell = cell_named(name, size);
    if (!cell) {
      return bad_input(fmt::format("extra region {}: found \"{}\", expected a cell from r1c1 to r{}c{}",
                                   number, name, size, size));
    }
    cells.push_back(*cell);
  }
  std::ranges::sort(cells);
  if (const auto twice = std::ranges::adjacent_find(cells); twice != cells.end()) {
    return bad_input(fmt::format("extra region {}: {} is there twice, expected each cell once", number,
                                 cell_name(*twice, size)));
  }
  if (cells.empty() || cells.size() > static_cast<std::size_t>(size)) {
    return bad_input(
        fmt::format("extra region {}: found {} cells, expected 1 to {}", number, cells.size(), size));
  }
  return cells;
}

Parsed<std::vector<Cells>> parse_groups(std::string_view argument, int size) {
  std::vector<Cells> groups;
  // A semicolon at the very end closes the last group; it does not open another.
  for (auto rest = argument; !rest.empty() || groups.empty();) {
    auto group = parse_group(take_until(rest, ";"), size, groups.size() + 1);
    if (!group) return tl::unexpected(std::move(group.error()));
    groups.push_back(std::move(*group));
  }
  return groups;
}

Parsed<std::string> canonical_extra_regions(const Puzzle& puzzle, std::string_view argument) {
  auto groups = parse_groups(argument, puzzle.size());
  if (!groups) return tl::unexpected(std::move(groups.error()));
  std::string text;
  for (const Cells& cells : *groups) {
    std::vector<std::string> names;
    for (const int cell : cells) names.push_back(cell_name(cell, puzzle.size()));
    text += fmt::format("{}{}", text.empty() ? "" : "; ", fmt::join(names, " "));
  }
  return text;
}

void add_extra_regions(const Puzzle& puzzle, std::string_view argument, ConditionAdder& add) {
  auto groups = parse_groups(argument, puzzle.size());
  int number = 0;
  for (Cells& cells : *groups) {
    add.distinct(fmt::format("extra region {}", ++number), std::move(cells));
  }
}

}  // namespace

Rule extra_regions_rule() {
  return {.name = "extra_regions",
          .summary = "Further groups of cells hold different digits.",
          .argument_help = "groups of cells, such as r1c1 r2c2 r3c3; r1c9 r2c8 r3c7",
          .canonical = canonical_extra_regions,
          .conditions = add_extra_regions};
}

}  // namespace quadrille::sudoku
