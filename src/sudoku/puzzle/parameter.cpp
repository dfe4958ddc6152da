#include "sudoku/puzzle/parameter.h"

#include <algorithm>
#include <charconv>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/overloaded.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

namespace {

using Words = std::vector<std::string_view>;

std::optional<int> number_in(std::string_view word) {
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return number;
}

std::string range(int least, int most) {
  if (most == kMostCells) return fmt::format("{} or more", least);
  return least == most ? fmt::format("{}", least) : fmt::format("{} to {}", least, most);
}

Parsed<Value> parse_cells(const CellsParameter& kind, const Layout& layout, const Words& words) {
  std::vector<int> cells;
  for (const std::string_view word : words) {
    const auto cell = cell_named(word, layout);
    if (!cell || (kind.in_grid && layout.is_extra(*cell)))
      return bad_input(fmt::format("found \"{}\", expected a cell from r1c1 to {}{}", word,
                                   cell_name(layout.grid_cell_count() - 1, layout),
                                   kind.in_grid || layout.extra_cells().empty() ? "" : ", or an extra cell"));
    cells.push_back(*cell);
  }
  std::vector<int> in_order = cells;
  std::ranges::sort(in_order);
  if (const auto twice = std::ranges::adjacent_find(in_order); twice != in_order.end())
    return bad_input(fmt::format("{} is there twice, expected each cell once", cell_name(*twice, layout)));
  const int count = static_cast<int>(cells.size());
  const int most = kind.most.value_or(layout.digits);
  if (count < kind.least || count > most)
    return bad_input(
        fmt::format("found {} cell{}, expected {}", count, count == 1 ? "" : "s", range(kind.least, most)));
  return kind.is_path ? cells : in_order;
}

Parsed<Value> parse_number(const Parameter& parameter, const NumberParameter& kind, const Layout& layout,
                           const Words& words) {
  if (words.empty() && kind.fallback) return kind.fallback->number(layout);
  const auto number = words.size() == 1 ? number_in(words.front()) : std::nullopt;
  if (number && kind.least <= *number && *number <= kind.most) return *number;
  return bad_input(fmt::format("found \"{}\" as the {}, expected a number from {}", fmt::join(words, " "),
                               parameter.name, range(kind.least, kind.most)));
}

/// One or more.
Parsed<std::vector<int>> digits_in(const Parameter& parameter, const Layout& layout, const Words& words) {
  const std::string expected = fmt::format("from {} to {}", layout.first_value, layout.last_value());
  std::vector<int> digits;
  for (const std::string_view word : words) {
    const auto value = number_in(word);
    const int digit = value ? layout.digit_of(*value) : 0;
    if (digit == 0)
      return bad_input(
          fmt::format("found \"{}\" among the {}, expected a digit {}", word, parameter.name, expected));
    digits.push_back(digit);
  }
  if (digits.empty())
    return bad_input(fmt::format("found no {}, expected digits {}", parameter.name, expected));
  return digits;
}

Parsed<Value> parse_digits(const Parameter& parameter, const Layout& layout, const Words& words) {
  const auto list = digits_in(parameter, layout, words);
  if (!list) return tl::unexpected(list.error());
  Digits digits = 0;
  for (const int digit : *list) {
    if ((digits & digit_bit(digit)) != 0)
      return bad_input(fmt::format("{} is there twice, expected each digit once", layout.value_of(digit)));
    digits |= digit_bit(digit);
  }
  return digits;
}

Parsed<Value> parse_digit_list(const Parameter& parameter, const DigitListParameter& kind,
                               const Layout& layout, const Words& words) {
  auto list = digits_in(parameter, layout, words);
  if (!list) return tl::unexpected(list.error());
  if (std::ssize(*list) > kind.most)
    return bad_input(
        fmt::format("found {} {}, expected {}", list->size(), parameter.name, range(1, kind.most)));
  std::ranges::sort(*list);
  return DigitList{std::move(*list)};
}

Parsed<Value> parse_choice(const Parameter& parameter, const ChoiceParameter& kind, const Words& words) {
  if (words.size() == 1 && std::ranges::find(kind.names, words.front()) != kind.names.end())
    return std::string(words.front());
  return bad_input(fmt::format("found \"{}\" as the {}, expected one of {}", fmt::join(words, " "),
                               parameter.name, fmt::join(kind.names, ", ")));
}

std::string help_of(const std::optional<Fallback>& fallback) {
  if (!fallback) return {};
  if (fallback->help() == std::to_string(kNoNumber)) return ", which may be left out";
  return fmt::format(", {} where it is left out", fallback->help());
}

Parsed<Value> parse_outside(const Parameter& parameter, const OutsideParameter& kind, const Layout& layout,
                            const Words& words) {
  const auto place = words.size() == 1 ? outside_named(words.front(), layout) : std::nullopt;
  if (place && (kind.corners || !place->is_corner(layout))) return *place;
  return bad_input(fmt::format(
      "found \"{}\" as the {}, expected a place beside the grid, such as r0c2 above column 2 or r2c{} right "
      "of row 2",
      fmt::join(words, " "), parameter.name, layout.columns + 1));
}

}  // namespace

Parsed<Value> parse_value(const Parameter& parameter, const Layout& layout, const Words& words) {
  return std::visit(
      Overloaded{
          [&](const CellsParameter& kind) { return parse_cells(kind, layout, words); },
          [&](const NumberParameter& kind) { return parse_number(parameter, kind, layout, words); },
          [&](const DigitsParameter&) { return parse_digits(parameter, layout, words); },
          [&](const DigitListParameter& kind) { return parse_digit_list(parameter, kind, layout, words); },
          [&](const ChoiceParameter& kind) { return parse_choice(parameter, kind, words); },
          [&](const OutsideParameter& kind) { return parse_outside(parameter, kind, layout, words); },
      },
      parameter.kind);
}

std::string text_of(const Value& value, const Layout& layout) {
  std::vector<std::string> words;
  std::visit(Overloaded{
                 [&](const std::vector<int>& cells) {
                   for (const int cell : cells) words.push_back(cell_name(cell, layout));
                 },
                 [&](int number) { words.push_back(std::to_string(number)); },
                 [&](Word digits) {
                   for (const int i : Bits(digits)) words.push_back(std::to_string(layout.value_of(i + 1)));
                 },
                 [&](const DigitList& list) {
                   for (const int digit : list.digits)
                     words.push_back(std::to_string(layout.value_of(digit)));
                 },
                 [&](const std::string& choice) { words.push_back(choice); },
                 [&](const Outside& place) { words.push_back(outside_name(place)); },
             },
             value);
  return fmt::format("{}", fmt::join(words, " "));
}

std::string help_of(const Parameter& parameter) {
  return std::visit(
      Overloaded{
          [](const CellsParameter& kind) -> std::string {
            if (kind.most == 2) return "two cells such as r1c1 r1c2";
            return kind.is_path ? "cells in order, such as r1c1 r2c2 r3c3" : "cells such as r1c1 r2c2 r3c3";
          },
          [](const NumberParameter& kind) {
            return fmt::format("a number from {}{}", range(kind.least, kind.most), help_of(kind.fallback));
          },
          [](const DigitsParameter&) { return std::string("digits such as 1 3 5"); },
          [](const DigitListParameter& kind) {
            return fmt::format("digits such as 1 3 3, {}", range(1, kind.most));
          },
          [](const ChoiceParameter& kind) { return fmt::format("one of {}", fmt::join(kind.names, ", ")); },
          [](const OutsideParameter&) {
            return std::string("a place beside the grid, such as r0c2 above column 2 or r2c0 left of row 2");
          },
      },
      parameter.kind);
}

}  // namespace quadrille::sudoku
