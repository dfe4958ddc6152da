#include "sudoku/own_rules/parameter_text.h"

#include <charconv>
#include <optional>
#include <utility>
#include <vector>

#include "base/words.h"
#include "sudoku/own_rules/lexer.h"
#include "sudoku/own_rules/sentences.h"

namespace quadrille::sudoku {

namespace {

using Words = std::vector<std::string_view>;

std::optional<int> whole_number(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_sound = error == std::errc{} && end == text.data() + text.size();
  constexpr int kMost = 1'000'000;
  return is_sound && -kMost <= number && number <= kMost ? std::optional(number) : std::nullopt;
}

/// "5", "2..5" or "2..".
std::optional<std::pair<int, int>> range_in(std::string_view text, int most) {
  const std::size_t dots = text.find("..");
  const auto first = whole_number(text.substr(0, dots));
  if (!first) return std::nullopt;
  if (dots == std::string_view::npos) return std::pair(*first, *first);
  const auto last = dots + 2 == text.size() ? std::optional(most) : whole_number(text.substr(dots + 2));
  if (!last || *last < *first) return std::nullopt;
  return std::pair(*first, *last);
}

/// The position of a word within the text that it is part of.
std::size_t position(std::string_view word, std::string_view text) {
  return static_cast<std::size_t>(word.data() - text.data());
}

tl::unexpected<InputError> bad_kind(std::string_view found, std::string_view text) {
  return error_in_text(position(found, text), say::kNoParameterKind(found));
}

Parsed<ParameterKind> parse_cells_kind(const Words& words, std::string_view text) {
  const bool is_path = words[0] == "path";
  CellsParameter kind{.least = is_path ? 2 : 1, .most = kMostCells, .is_path = is_path};
  if (words.size() == 1) return kind;
  const auto range = range_in(words[1], kMostCells);
  if (words.size() > 2 || !range || range->first < 1 || range->second > kMostCells)
    return error_in_text(position(words[1], text), say::kHowManyCells(words[1]));
  kind.least = range->first;
  kind.most = range->second;
  return kind;
}

Parsed<ParameterKind> parse_number_kind(const Words& words, std::string_view text) {
  const auto range = words.size() > 1 ? range_in(words[1], kMostTotal) : std::nullopt;
  if (!range)
    return error_in_text(words.size() > 1 ? position(words[1], text) : text.size(), say::kLeastAndGreatest());
  NumberParameter kind{range->first, range->second};
  if (words.size() == 2) return kind;
  const auto fallback = words.size() == 4 && words[2] == "default" ? whole_number(words[3]) : std::nullopt;
  if (!fallback || *fallback < kind.least || *fallback > kind.most)
    return error_in_text(position(words[2], text), say::kDefaultExpected(kind.least, kind.most));
  kind.fallback = Fallback(*fallback);
  return kind;
}

}  // namespace

Parsed<ParameterKind> parse_parameter_kind(std::string_view text) {
  const Words words = words_in(text, " ");
  if (words.empty()) return bad_kind(text, text);
  const std::string_view kind = words[0];
  if (kind == "cells" || kind == "path") return parse_cells_kind(words, text);
  if (kind == "number") return parse_number_kind(words, text);
  if (kind == "digits" && words.size() == 1) return DigitsParameter{};
  if (kind == "outside" && words.size() == 1) return OutsideParameter{};
  if (kind == "outside" && words.size() == 2 && words[1] == "corners")
    return OutsideParameter{.corners = true};
  if (kind == "choice" && words.size() > 1) return ChoiceParameter{text.substr(position(words[1], text))};
  return bad_kind(words[0], text);
}

}  // namespace quadrille::sudoku
