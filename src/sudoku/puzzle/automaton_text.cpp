#include "sudoku/puzzle/automaton_text.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "base/sort.h"
#include "sudoku/puzzle/digit_automaton.h"
#include "sudoku/puzzle/digit_pairs.h"
#include "sudoku/puzzle/sentences.h"

namespace quadrille::sudoku {

namespace {

using Words = std::vector<std::string_view>;

/// Nullopt if the text is not a number of at least 0.
std::optional<int> number_of(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_number = error == std::errc{} && end == text.data() + text.size() && number >= 0;
  return is_number ? std::optional(number) : std::nullopt;
}

/// The parts of a text before and after the first separator; nullopt if it has none.
std::optional<std::pair<std::string_view, std::string_view>> parts_of(std::string_view text, char separator) {
  const auto at = text.find(separator);
  if (at == std::string_view::npos) return std::nullopt;
  return std::pair(text.substr(0, at), text.substr(at + 1));
}

/// 0 if the text is not a digit.
int digit_in(std::string_view text, const Layout& layout) {
  const auto value = number_of(text);
  return value ? layout.digit_of(*value) : 0;
}

/// The digits of "2-4/7"; empty for "". Nullopt if the text does not give digits of the grid.
std::optional<Digits> digits_in(std::string_view text, const Layout& layout) {
  Digits digits = 0;
  while (!text.empty()) {
    const auto slash = std::min(text.find('/'), text.size());
    const std::string_view part = text.substr(0, slash);
    text.remove_prefix(std::min(slash + 1, text.size()));
    const auto range = parts_of(part, '-').value_or(std::pair(part, part));
    const int first = digit_in(range.first, layout), last = digit_in(range.second, layout);
    if (first == 0 || last < first) return std::nullopt;
    for (int digit = first; digit <= last; ++digit) digits |= digit_bit(digit);
  }
  return digits;
}

std::string text_of_digits(Digits digits, const Layout& layout) {
  std::string text;
  for (int first = 1; first <= layout.digits; ++first) {
    if ((digits & digit_bit(first)) == 0) continue;
    int last = first;
    while (last < layout.digits && (digits & digit_bit(last + 1)) != 0) ++last;
    if (!text.empty()) text += '/';
    text += std::to_string(layout.value_of(first));
    if (last > first) text += '-' + std::to_string(layout.value_of(last));
    first = last;
  }
  return text;
}

/// Adds the step or the final state of the word; false if it is neither.
bool add_word(std::string_view word, const Layout& layout, AnyAutomaton& automaton) {
  if (word.ends_with('!')) {
    const auto state = number_of(word.substr(0, word.size() - 1));
    if (state) automaton.ends.push_back(*state);
    return state.has_value();
  }
  const auto states = parts_of(word, '>');
  const auto goal = states ? parts_of(states->second, ':') : std::nullopt;
  if (!goal) return false;
  const auto from = number_of(states->first), to = number_of(goal->first);
  const auto digits = digits_in(goal->second, layout);
  if (!from || !to || !digits) return false;
  for (const int i : Bits(*digits)) automaton.steps.push_back({*from, i + 1, *to});
  return true;
}

}  // namespace

Parsed<std::shared_ptr<const DigitAutomaton>> without_choice(const AnyAutomaton& automaton, int digits) {
  constexpr std::size_t kMostWork = 2'000'000;  // states visited
  using States = std::vector<int>;              // in increasing order
  std::map<std::pair<int, int>, States> goals;  // by state and digit
  for (const auto& [from, digit, to] : automaton.steps) goals[{from, digit}].push_back(to);
  const std::set<int> ends(automaton.ends.begin(), automaton.ends.end());
  const auto in_order = [](States states) {
    sort_range(states);
    const auto again = std::ranges::unique(states);
    states.erase(again.begin(), again.end());
    return states;
  };
  std::size_t work = 0;
  std::set<States> known;
  bool are_too_many = false;
  const auto step = [&](const States& before, int digit) -> std::optional<States> {
    States next;
    for (const int state : before) {
      ++work;
      const auto found = goals.find({state, digit});
      if (found == goals.end()) continue;
      work += found->second.size();
      next.insert(next.end(), found->second.begin(), found->second.end());
    }
    next = in_order(std::move(next));
    if (next.empty() || are_too_many) return std::nullopt;
    known.insert(next);
    are_too_many = known.size() > kMostAutomatonStates || work > kMostWork;
    return next;
  };
  const auto is_end = [&](const States& states) {
    return std::ranges::any_of(states, [&](int state) { return ends.contains(state); });
  };
  auto result = DigitAutomaton::from(Layout(digits), in_order(automaton.starts), step, is_end);
  if (are_too_many) return bad_input(say::kTooManyStates(kMostAutomatonStates));
  return result;
}

Parsed<std::shared_ptr<const DigitAutomaton>> parse_automaton(std::string_view parameter,
                                                              const Layout& layout, const Words& words) {
  if (words.empty()) return bad_input(say::kNoAutomaton(parameter));
  AnyAutomaton automaton{{0}, {}, {}};
  for (const std::string_view word : words)
    if (!add_word(word, layout, automaton)) return bad_input(say::kExpectedStep(word, parameter));
  return without_choice(automaton, layout.digits);
}

std::string text_of(const DigitAutomaton& automaton, const Layout& layout) {
  std::string text;
  for (int state = 0; state < automaton.state_count(); ++state) {
    std::map<int, Digits> goals;
    for (int digit = 1; digit <= layout.digits; ++digit)
      if (const auto to = automaton.next(state, digit)) goals[*to] |= digit_bit(digit);
    for (const auto& [to, digits] : goals)
      text += fmt::format("{}{}>{}:{}", text.empty() ? "" : " ", state, to, text_of_digits(digits, layout));
    if (automaton.accepts(state)) text += fmt::format("{}{}!", text.empty() ? "" : " ", state);
  }
  return text.empty() ? "0>0:" : text;
}

Parsed<std::shared_ptr<const DigitPairs>> parse_pairs(std::string_view parameter, const Layout& layout,
                                                      const Words& words) {
  if (words.empty()) return bad_input(say::kNoPairs(parameter));
  std::vector<Digits> seconds(at(layout.digits));
  for (const std::string_view word : words) {
    const auto parts = parts_of(word, ':');
    const int first = parts ? digit_in(parts->first, layout) : 0;
    const auto digits = parts ? digits_in(parts->second, layout) : std::nullopt;
    if (first == 0 || !digits) return bad_input(say::kExpectedPairs(word, parameter));
    seconds[at(first - 1)] |= *digits;
  }
  return std::make_shared<const DigitPairs>(std::move(seconds));
}

std::string text_of(const DigitPairs& pairs, const Layout& layout) {
  std::string text;
  for (int first = 1; first <= layout.digits; ++first) {
    const Digits seconds = pairs.seconds_for(first);
    if (seconds == 0) continue;
    text += fmt::format("{}{}:{}", text.empty() ? "" : " ", layout.value_of(first),
                        text_of_digits(seconds, layout));
  }
  return text.empty() ? fmt::format("{}:", layout.first_value) : text;
}

}  // namespace quadrille::sudoku
