#include "sudoku/puzzle/parameter.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <functional>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/overloaded.h"
#include "base/sort.h"
#include "base/words.h"
#include "sudoku/puzzle/automaton_text.h"
#include "sudoku/puzzle/digit_automaton.h"
#include "sudoku/puzzle/digit_pairs.h"
#include "sudoku/puzzle/pattern.h"
#include "sudoku/puzzle/puzzle.h"
#include "sudoku/puzzle/rule_text.h"
#include "sudoku/puzzle/sentences.h"

namespace quadrille::sudoku {

namespace {

using Words = std::vector<std::string_view>;

std::optional<int> number_in(std::string_view word) {
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return number;
}

template <class T>
std::string spaced(const T& words) {
  return fmt::format("{}", fmt::join(words, " "));
}

std::string range(int least, int most) {
  if (most == kMostCells) return say::kOrMore(least);
  return least == most ? std::to_string(least) : say::kRange(least, most);
}

/// The cells in their given order.
Parsed<std::vector<int>> cells_in(const CellsParameter& kind, const Layout& layout, const Words& words) {
  std::vector<int> cells;
  for (const std::string_view word : words) {
    const std::vector<int> called = cells_called(word, layout);
    if (called.empty() || (kind.in_grid && layout.is_extra(called.front()))) {
      if (word.find_first_of("-:") != std::string_view::npos) return bad_input(say::kExpectedCells(word));
      const bool may_be_extra = !kind.in_grid && !layout.extra_cells().empty();
      const auto& sentence = may_be_extra ? say::kExpectedCellOrExtra : say::kExpectedCell;
      return bad_input(sentence(word, cell_name(layout.grid_cell_count() - 1, layout)));
    }
    cells.insert(cells.end(), called.begin(), called.end());
  }
  std::vector<int> in_order = cells;
  if (!kind.may_cross) sort_range(in_order);
  const auto twice = std::ranges::adjacent_find(in_order);
  if (twice != in_order.end() && !kind.may_repeat) {
    const auto& sentence = kind.may_cross ? say::kCellAfterItself : say::kCellTwice;
    return bad_input(sentence(cell_name(*twice, layout)));
  }
  return cells;
}

Parsed<Value> parse_cells(const CellsParameter& kind, const Layout& layout, const Words& words) {
  auto cells = cells_in(kind, layout, words);
  if (!cells) return tl::unexpected(std::move(cells.error()));
  const int count = static_cast<int>(cells->size());
  const int most = kind.most.value_or(layout.digits);
  if (count < kind.least || count > most)
    return bad_input(say::kNumberOfCells(count, range(kind.least, most)));
  if (!kind.is_path) sort_range(*cells);
  return std::move(*cells);
}

Parsed<Value> parse_cell_lists(const Layout& layout, const Words& words) {
  CellLists value;
  for (auto begin = words.begin();;) {
    const auto end = std::find(begin, words.end(), "/");
    auto cells = cells_in({}, layout, {begin, end});
    if (!cells) return tl::unexpected(std::move(cells.error()));
    value.lists.push_back(std::move(*cells));
    if (end == words.end()) break;
    begin = end + 1;
  }
  const auto is_empty = [](const std::vector<int>& list) { return list.empty(); };
  if (value.lists.size() < 2 || std::ranges::any_of(value.lists, is_empty))
    return bad_input(say::kExpectedCellLists());
  return value;
}

Parsed<Value> parse_number(const Parameter& parameter, const NumberParameter& kind, const Layout& layout,
                           const Words& words) {
  const int number = words.size() == 1 ? number_in(words.front()).value_or(kNoNumber) : kNoNumber;
  const int least = kind.is_sum_of_digits ? std::min(kind.least, layout.first_value) : kind.least;
  if (least <= number && number <= kind.most) return number;
  return bad_input(say::kExpectedParameterFrom(spaced(words), parameter.name, range(least, kind.most)));
}

Parsed<Value> parse_number_list(const Parameter& parameter, const NumberListParameter& kind,
                                const Words& words) {
  NumberList list;
  for (const std::string_view word : words) {
    const auto number = number_in(word);
    if (!number || *number < kind.least || *number > kind.greatest)
      return bad_input(say::kExpectedNumbers(word, parameter.name, range(kind.least, kind.greatest)));
    list.numbers.push_back(*number);
  }
  const int count = static_cast<int>(words.size());
  if (count < kind.fewest || count > kind.most)
    return bad_input(say::kLengthOfList(words.size(), parameter.name, range(kind.fewest, kind.most)));
  return list;
}

/// At least one digit.
Parsed<std::vector<int>> digits_in(const Parameter& parameter, const Layout& layout, const Words& words) {
  const int least = layout.first_value, most = layout.last_value();
  std::vector<int> digits;
  for (const std::string_view word : words) {
    const auto value = number_in(word);
    const int digit = value ? layout.digit_of(*value) : 0;
    if (digit == 0) return bad_input(say::kExpectedDigit(word, parameter.name, least, most));
    digits.push_back(digit);
  }
  if (digits.empty()) return bad_input(say::kExpectedDigits(parameter.name, least, most));
  return digits;
}

Parsed<Value> parse_digits(const Parameter& parameter, const Layout& layout, const Words& words) {
  const auto list = digits_in(parameter, layout, words);
  if (!list) return tl::unexpected(list.error());
  Digits digits = 0;
  for (const int digit : *list) {
    if ((digits & digit_bit(digit)) != 0) return bad_input(say::kDigitTwice(layout.value_of(digit)));
    digits |= digit_bit(digit);
  }
  return digits;
}

Parsed<Value> parse_digit_list(const Parameter& parameter, const DigitListParameter& kind,
                               const Layout& layout, const Words& words) {
  auto list = digits_in(parameter, layout, words);
  if (!list) return tl::unexpected(list.error());
  if (std::ssize(*list) > kind.most)
    return bad_input(say::kLengthOfList(list->size(), parameter.name, range(1, kind.most)));
  sort_range(*list);
  return DigitList{std::move(*list)};
}

Parsed<Value> parse_choice(const Parameter& parameter, const ChoiceParameter& kind, const Words& words) {
  const auto names = kind.names();
  if (words.size() == 1 && std::ranges::find(names, words.front()) != names.end())
    return std::string(words.front());
  return bad_input(say::kExpectedChoice(spaced(words), parameter.name, listed(names)));
}

std::string help_of(const NumberParameter& kind) {
  const std::string numbers = range(kind.least, kind.most);
  if (!kind.fallback) return say::kNumberHelp(numbers);
  const std::string help = kind.fallback->help();
  return help == std::to_string(kNoNumber) ? say::kOptionalNumberHelp(numbers)
                                           : say::kDefaultNumberHelp(numbers, help);
}

Parsed<Value> parse_outside(const Parameter& parameter, const OutsideParameter& kind, const Layout& layout,
                            const Words& words) {
  const auto place = words.size() == 1 ? outside_named(words.front(), layout) : std::nullopt;
  if (place && (kind.corners || !place->is_corner(layout))) return *place;
  return bad_input(say::kExpectedOutside(spaced(words), parameter.name, layout.columns + 1));
}

/// Wraps a parsed value in another type of value.
template <class T, class Made>
Parsed<Value> made_of(Parsed<T> parsed, Made made) {
  if (!parsed) return tl::unexpected(std::move(parsed.error()));
  return Value(made(std::move(*parsed)));
}

Parsed<Value> parse_pattern_value(const Parameter& parameter, const Layout& layout, const Words& words) {
  if (words.size() != 1) return bad_input(say::kExpectedPattern(spaced(words), parameter.name));
  const std::string_view word = words.front();
  const bool is_quoted = word.size() > 1 && word.front() == '"' && word.back() == '"';
  const std::string_view text = is_quoted ? word.substr(1, word.size() - 2) : word;
  auto automaton = parse_pattern(text, layout.digits, layout.first_value);
  if (!automaton)
    return bad_input(say::kInPattern(text, automaton.error().column, automaton.error().message));
  return Pattern{std::string(text), std::move(*automaton)};
}

std::uint64_t mixed(std::uint64_t hash, std::uint64_t more) {
  constexpr std::uint64_t kOddAndLarge = 0x9e3779b97f4a7c15;
  return (hash ^ more) * kOddAndLarge;
}

std::uint64_t mixed(std::uint64_t hash, const std::vector<int>& numbers) {
  for (const int number : numbers) hash = mixed(hash, static_cast<std::uint64_t>(number));
  return mixed(hash, numbers.size());
}

}  // namespace

std::vector<std::string_view> ChoiceParameter::names() const { return words_in(choices); }

std::optional<Value> usual_value(const Parameter& parameter, const Layout& layout) {
  using Usual = std::optional<Value>;
  return std::visit(Overloaded{
                        [&](const NumberParameter& kind) {
                          return kind.fallback ? Usual(kind.fallback->number(layout)) : std::nullopt;
                        },
                        [](const NumberListParameter& kind) {
                          return kind.fewest == 0 ? Usual(NumberList{}) : std::nullopt;
                        },
                        [&](const DigitsParameter& kind) {
                          return kind.all_if_missing ? Usual(layout.all_digits()) : std::nullopt;
                        },
                        [](const ChoiceParameter& kind) {
                          return kind.usual.empty() ? std::nullopt : Usual(std::string(kind.usual));
                        },
                        [](const auto&) { return Usual(); },
                    },
                    parameter.kind);
}

bool operator==(const Automaton& a, const Automaton& b) {
  return a.states == b.states || *a.states == *b.states;
}

bool operator==(const Pairs& a, const Pairs& b) { return a.matrix == b.matrix || *a.matrix == *b.matrix; }

bool operator==(const Uses& a, const Uses& b) { return a.list == b.list; }

std::uint64_t hash_of(const RuleUse& use) {
  std::uint64_t hash = std::hash<std::string_view>()(use.name);
  for (const Value& value : use.values) {
    hash = mixed(hash, value.index());
    std::visit(Overloaded{[&](const std::vector<int>& cells) { hash = mixed(hash, cells); },
                          [&](const CellLists& cells) {
                            for (const std::vector<int>& list : cells.lists) hash = mixed(hash, list);
                          },
                          [&](int number) { hash = mixed(hash, static_cast<std::uint64_t>(number)); },
                          [&](Word digits) { hash = mixed(hash, digits); },
                          [&](const Outside& place) {
                            hash = mixed(mixed(hash, static_cast<std::uint64_t>(place.row)),
                                         static_cast<std::uint64_t>(place.column));
                          },
                          [](const auto& /*rare*/) {}},
               value);
  }
  return hash;
}

Parsed<Value> parse_value(const Parameter& parameter, const Layout& layout, const Words& words) {
  if (words.empty())
    if (auto usual = usual_value(parameter, layout)) return *std::move(usual);
  return std::visit(
      Overloaded{
          [&](const CellsParameter& kind) { return parse_cells(kind, layout, words); },
          [&](const CellListsParameter&) { return parse_cell_lists(layout, words); },
          [&](const NumberParameter& kind) { return parse_number(parameter, kind, layout, words); },
          [&](const NumberListParameter& kind) { return parse_number_list(parameter, kind, words); },
          [&](const DigitsParameter&) { return parse_digits(parameter, layout, words); },
          [&](const DigitListParameter& kind) { return parse_digit_list(parameter, kind, layout, words); },
          [&](const ChoiceParameter& kind) { return parse_choice(parameter, kind, words); },
          [&](const OutsideParameter& kind) { return parse_outside(parameter, kind, layout, words); },
          [&](const PatternParameter&) { return parse_pattern_value(parameter, layout, words); },
          [&](const AutomatonParameter&) {
            return made_of(parse_automaton(parameter.name, layout, words),
                           [](auto states) { return Automaton{std::move(states)}; });
          },
          [&](const PairsParameter&) {
            return made_of(parse_pairs(parameter.name, layout, words),
                           [](auto matrix) { return Pairs{std::move(matrix)}; });
          },
          [&](const UsesParameter&) {
            return made_of(parse_nested_uses(parameter.name, layout, words),
                           [](auto list) { return Uses{std::move(list)}; });
          },
      },
      parameter.kind);
}

std::string text_of(const Value& value, const Layout& layout) {
  std::vector<std::string> words;
  std::visit(Overloaded{
                 [&](const std::vector<int>& cells) {
                   for (const int cell : cells) words.push_back(cell_name(cell, layout));
                 },
                 [&](const CellLists& lists) {
                   for (const std::vector<int>& list : lists.lists) {
                     if (!words.empty()) words.emplace_back("/");
                     for (const int cell : list) words.push_back(cell_name(cell, layout));
                   }
                 },
                 [&](int number) { words.push_back(std::to_string(number)); },
                 [&](const NumberList& list) {
                   for (const int number : list.numbers) words.push_back(std::to_string(number));
                 },
                 [&](Word digits) {
                   for (const int i : Bits(digits)) words.push_back(std::to_string(layout.value_of(i + 1)));
                 },
                 [&](const DigitList& list) {
                   for (const int digit : list.digits)
                     words.push_back(std::to_string(layout.value_of(digit)));
                 },
                 [&](const std::string& choice) { words.push_back(choice); },
                 [&](const Outside& place) { words.push_back(outside_name(place)); },
                 [&](const Pattern& pattern) { words.push_back('"' + pattern.text + '"'); },
                 [&](const Automaton& automaton) { words.push_back(text_of(*automaton.states, layout)); },
                 [&](const Pairs& pairs) { words.push_back(text_of(*pairs.matrix, layout)); },
                 [&](const Uses& uses) {
                   for (const RuleUse& use : uses.list) words.push_back('[' + text_of(use, layout) + ']');
                 },
             },
             value);
  return spaced(words);
}

std::string help_of(const Parameter& parameter) {
  return std::visit(
      Overloaded{
          [](const CellsParameter& kind) -> std::string {
            if (kind.most == 2) return say::kTwoCellsHelp();
            return kind.is_path ? say::kPathHelp() : say::kCellsHelp();
          },
          [](const CellListsParameter&) { return say::kCellListsHelp(); },
          [](const NumberParameter& kind) { return help_of(kind); },
          [](const NumberListParameter& kind) {
            const std::string numbers = range(kind.least, kind.greatest);
            return kind.fewest == 0 ? say::kOptionalNumberListHelp(numbers) : say::kNumberListHelp(numbers);
          },
          [](const DigitsParameter& kind) {
            return kind.all_if_missing ? say::kOptionalDigitsHelp() : say::kDigitsHelp();
          },
          [](const DigitListParameter& kind) { return say::kDigitListHelp(range(1, kind.most)); },
          [](const ChoiceParameter& kind) {
            const std::string names = listed(kind.names());
            return kind.usual.empty() ? say::kChoiceHelp(names) : say::kDefaultChoiceHelp(names, kind.usual);
          },
          [](const OutsideParameter&) { return say::kOutsideHelp(); },
          [](const PatternParameter&) { return say::kPatternHelp(); },
          [](const AutomatonParameter&) { return say::kAutomatonHelp(); },
          [](const PairsParameter&) { return say::kPairsHelp(); },
          [](const UsesParameter&) { return say::kUsesHelp(); },
      },
      parameter.kind);
}

}  // namespace quadrille::sudoku
