#include "techniques/explanation_names.h"

#include <algorithm>
#include <functional>
#include <map>

#include <fmt/format.h>

#include "base/sort.h"
#include "techniques/explanation_sentences.h"
#include "techniques/notation.h"

namespace quadrille::techniques {

namespace {

using Kind = Explanation::Part::Kind;

// The name of a part is between two characters that no text contains; the number of the part follows the
// first.
constexpr char kNameBegins = '\x01';
constexpr char kNameEnds = '\x02';

/// Sorts the list and removes repetitions.
template <class T, class Before = std::ranges::less>
void make_set(std::vector<T>& list, Before before = {}) {
  sort_range(list, before);
  const auto repeated = std::ranges::unique(list);
  list.erase(repeated.begin(), repeated.end());
}

std::string marked(std::size_t part, const std::string& name) {
  return fmt::format("{}{}{}{}", kNameBegins, static_cast<char>('0' + part), name, kNameEnds);
}

}  // namespace

Explanation::Part& ExplanationNames::part(std::size_t number, Kind kind) {
  if (result_.parts.size() <= number) result_.parts.resize(number + 1);
  result_.parts[number].kind = kind;
  return result_.parts[number];
}

std::string ExplanationNames::cells(std::size_t number, const std::vector<int>& list) {
  Explanation::Part& named = part(number, Kind::cells);
  named.cells.insert(named.cells.end(), list.begin(), list.end());
  return marked(number, plain(list));
}

std::string ExplanationNames::houses(std::size_t number, const std::vector<int>& list) {
  Explanation::Part& named = part(number, Kind::houses);
  Texts names;
  for (const int house : list) {
    const std::vector<int>& inside = board_.house(house).cells;
    named.cells.insert(named.cells.end(), inside.begin(), inside.end());
    names.push_back(plain_house(house));
  }
  return marked(number, listed_with_and(names));
}

std::string ExplanationNames::one_of(std::size_t number, const std::vector<Candidate>& candidates) {
  Explanation::Part& named = part(number, Kind::candidates);
  named.cells = cells_in(candidates);
  named.candidates = candidates;
  Texts names;
  std::vector<int> cells = named.cells;
  make_set(cells);
  for (const int cell : cells) {
    std::vector<int> digits;
    for (const Candidate& candidate : candidates)
      if (candidate.cell == cell) digits.push_back(candidate.digit);
    names.push_back(say::kIsOn(plain({cell}), one_of(digits)));
  }
  return marked(number, listed_with_or(names));
}

std::string ExplanationNames::node(const ChainNode& node) {
  const bool is_on = node.is_strong_from_last;
  const std::size_t number = is_on ? kOn : kOff;
  const std::vector<int> places = node.group.empty() ? std::vector{node.cell} : node.group;
  Explanation::Part& named = part(number, Kind::candidates);
  for (const int place : places) {
    named.cells.push_back(place);
    named.candidates.push_back({place, node.digit});
  }
  const std::string digit = one_of({node.digit});
  const auto& one = is_on ? say::kIsOn : say::kIsOff;
  const auto& several = is_on ? say::kOneIsOn : say::kNoneIsOn;
  return marked(number, (places.size() > 1 ? several : one)(plain(places), digit));
}

std::string ExplanationNames::plain(std::vector<int> cells) const {
  make_set(cells);
  Texts names(1);
  for (const char c : cells_text(cells, board_)) {
    if (c == ',') {
      names.emplace_back();
    } else {
      names.back() += c;
    }
  }
  return listed_with_and(names);
}

std::string ExplanationNames::plain_house(int house) const {
  const House& named = board_.house(house);
  switch (named.kind) {
    case HouseKind::row: return say::kTheRow(named.index + 1);
    case HouseKind::column: return say::kTheColumn(named.index + 1);
    case HouseKind::region:
      return (named.label.starts_with(say::kBoxBegins()) ? say::kTheBox : say::kTheRegion)(named.label);
    case HouseKind::other: break;
  }
  return say::kTheCondition(named.label);
}

std::string ExplanationNames::all_of(const std::vector<int>& digits) const {
  Texts texts;
  for (const int digit : digits) texts.push_back(std::to_string(value(digit)));
  return listed_with_and(texts);
}

std::string ExplanationNames::one_of(const std::vector<int>& digits) const {
  Texts texts;
  for (const int digit : digits) texts.push_back(std::to_string(value(digit)));
  return listed_with_or(texts);
}

std::string ExplanationNames::removals(const std::vector<Candidate>& candidates) const {
  std::map<std::vector<int>, std::vector<int>> digits_by_cells;
  for (const int digit : digits_of(candidates)) {
    std::vector<int> places;
    for (const Candidate& candidate : candidates)
      if (candidate.digit == digit) places.push_back(candidate.cell);
    make_set(places);
    digits_by_cells[places].push_back(digit);
  }
  std::string text;
  for (const auto& [places, digits] : digits_by_cells) {
    const std::string one = say::kDigitsFrom(all_of(digits), plain(places));
    text = text.empty() ? one : std::string(say::kAndFrom(text, one));
  }
  return text;
}

Explanation ExplanationNames::explained(const std::string& text) {
  Explanation::Piece piece;
  const auto finish = [&] {
    if (!piece.text.empty()) result_.pieces.push_back(piece);
    piece = {};
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == kNameBegins) {
      finish();
      piece.part = text[++i] - '0';
    } else if (text[i] == kNameEnds) {
      finish();
    } else {
      piece.text += text[i];
    }
  }
  finish();
  // Compilers fill in the arguments of a sentence in different orders.
  for (Explanation::Part& part : result_.parts) {
    make_set(part.cells);
    make_set(part.candidates, comes_before);
  }
  return std::move(result_);
}

std::vector<int> digits_of(const std::vector<Candidate>& candidates) {
  Digits all = 0;
  for (const Candidate& candidate : candidates) all |= sudoku::digit_bit(candidate.digit);
  return list_of(all);
}

std::vector<int> cells_in(const std::vector<Candidate>& candidates) {
  std::vector<int> list;
  for (const Candidate& candidate : candidates) list.push_back(candidate.cell);
  return list;
}

}  // namespace quadrille::techniques
