#include <algorithm>
#include <cctype>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "base/sentence.h"
#include "base/sort.h"
#include "formats/iss/codes.h"
#include "formats/iss/items.h"
#include "sudoku/puzzle/digit_automaton.h"
#include "sudoku/puzzle/digit_pairs.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kExpectedRegex{
    "found {}, expected a regular expression in base64url, and cells: .Regex~MS4q~R1C1~R1C2",
    "on lit {}, on attend une expression régulière en base64url, et des cases : .Regex~MS4q~R1C1~R1C2"};
constexpr Sentence<Text> kExpectedAutomaton{
    "found {}, expected an automaton as a code, perhaps a name, and cells: .NFA~CODE~_NAME~R1C1~R1C2",
    "on lit {}, on attend un automate sous forme de code, peut-être un nom, et des cases : "
    ".NFA~CODE~_NAME~R1C1~R1C2"};
constexpr Sentence<Text> kExpectedMatrix{
    "found {}, expected a matrix over the digits as a code, perhaps a name, and cells: "
    ".Pair~CODE~_NAME~R1C1~R1C2",
    "on lit {}, on attend une matrice sur les chiffres sous forme de code, peut-être un nom, et des cases : "
    ".Pair~CODE~_NAME~R1C1~R1C2"};
constexpr Sentence<Text> kExpectedOneSegment{
    "found {} with - between cells, expected one line of cells without it",
    "on lit {} avec - entre des cases, on attend une seule suite de cases, sans -"};
constexpr Sentence<Text> kExpectedBreak{
    "found {} with - between cells, but an automaton that cannot continue from one segment to the next; "
    "expected one made for segments",
    "on lit {} avec - entre des cases, mais un automate qui ne peut pas continuer d’un segment au suivant ; "
    "on en attend un fait pour des segments"};
constexpr Sentence<Text, Number> kTooManyStates{
    "found {}, whose segments and states need more than {} states; expected fewer cells or a smaller "
    "automaton",
    "on lit {}, dont les segments et les états demandent plus de {} états ; prenez moins de cases ou un "
    "automate plus petit"};

constexpr std::string_view kBreak = "-";

/// The lines of cells, which are separated by empty words and names.
std::vector<std::vector<Token>> iss_lines(const IssItem& item) {
  std::vector<std::vector<Token>> lines(1);
  for (const Token& word :
       std::span(item.arguments).subspan(std::min<std::size_t>(1, item.arguments.size()))) {
    if (!word.text.empty() && word.text.front() != '_') {
      lines.back().push_back(word);
    } else if (!lines.back().empty()) {
      lines.emplace_back();
    }
  }
  if (lines.back().empty()) lines.pop_back();
  return lines;
}

bool has_break(const std::vector<Token>& line) {
  return std::ranges::find(line, kBreak, &Token::text) != line.end();
}

/// Adds a use of the rule for each line.
Parsed<void> add_iss_lines(const IssItem& item, IssUses& uses, std::string_view rule,
                           const std::string& value) {
  for (const auto& line : iss_lines(item)) {
    if (has_break(line)) return item.refuse(kExpectedOneSegment);
    const auto cells = uses.cells(line);
    if (!cells) return tl::unexpected(cells.error());
    uses.add(item, rule, uses.names_of(*cells) + value);
  }
  return {};
}

/// The number of words of a line before each break.
std::vector<std::size_t> words_before_breaks(const std::vector<Token>& line) {
  std::vector<std::size_t> counts;
  std::size_t count = 0;
  for (const Token& word : line) {
    if (word.text == kBreak) {
      counts.push_back(count);
    } else {
      ++count;
    }
  }
  return counts;
}

using SharedAutomaton = std::shared_ptr<const sudoku::DigitAutomaton>;

/// The automaton over digits that acts like `whole`, which reads an extra symbol at each break. Its states
/// are pairs of a state of `whole` and the number of digits so far; after the last break that number is not
/// needed.
SharedAutomaton without_breaks(const sudoku::DigitAutomaton& whole, const std::vector<std::size_t>& breaks,
                               const sudoku::Layout& layout) {
  struct State {
    std::size_t before;
    int state;
    auto operator<=>(const State&) const = default;
  };
  const std::size_t last_break = breaks.empty() ? 0 : breaks.back();
  const auto behind_breaks = [&](State at) -> std::optional<State> {
    for (auto i = std::ranges::count(breaks, at.before); i > 0; --i) {
      const auto next = whole.next(at.state, layout.digits + 1);
      if (!next) return std::nullopt;
      at.state = *next;
    }
    return at;
  };
  const auto start = behind_breaks({0, 0});
  const auto step = [&](const State& at, int value) -> std::optional<State> {
    const auto next = start ? whole.next(at.state, layout.digit_of(value)) : std::nullopt;
    if (!next) return std::nullopt;
    if (at.before == last_break) return State{at.before, *next};
    return behind_breaks({at.before + 1, *next});
  };
  const auto is_end = [&](const State& at) {
    return start && at.before == last_break && whole.accepts(at.state);
  };
  return sudoku::DigitAutomaton::from(layout, start.value_or(State{0, 0}), step, is_end);
}

/// whole: an automaton with one more symbol than there are digits.
Parsed<void> add_iss_segments(const IssItem& item, IssUses& uses, const sudoku::DigitAutomaton& whole,
                              std::vector<Token> line) {
  const sudoku::Layout& layout = uses.shape().layout;
  const auto breaks = words_before_breaks(line);
  std::erase_if(line, [](const Token& word) { return word.text == kBreak; });
  const auto cells = uses.cells(line);
  if (!cells) return tl::unexpected(cells.error());
  bool goes_on = false;
  for (int state = 0; state < whole.state_count(); ++state)
    goes_on = goes_on || whole.next(state, layout.digits + 1);
  if (!goes_on || cells->empty()) return item.refuse(kExpectedBreak);
  constexpr std::size_t kMostStates = std::size_t{16} * sudoku::kMostAutomatonStates;
  if ((cells->size() + 1) * sudoku::at(whole.state_count()) > kMostStates)
    return item.refuse(kTooManyStates, kMostStates);
  uses.add(item, "nfa",
           uses.names_of(*cells) + "machine=" + text_of(*without_breaks(whole, breaks, layout), layout));
  return {};
}

/// Makes deterministic an automaton that reads words of one length, with a special symbol at each break. The
/// result can have few states even if the one for words of any length has too many: each state is a position
/// in the word, with the states in which the original may be there and from which it can accept.
class WordsOfOneLength {
 public:
  /// breaks: the number of digits before each; length: the number of all digits.
  WordsOfOneLength(const sudoku::AnyAutomaton& automaton, const std::vector<std::size_t>& breaks,
                   std::size_t length, const sudoku::Layout& layout)
      : layout_(layout), starts_(automaton.starts) {
    for (std::size_t digits = 0; digits <= length; ++digits) {
      are_breaks_.insert(are_breaks_.end(), sudoku::at(static_cast<int>(std::ranges::count(breaks, digits))),
                         true);
      if (digits < length) are_breaks_.push_back(false);
    }
    for (const auto& [from, symbol, to] : automaton.steps) goals_[{from, symbol}].push_back(to);
    lead_to_end_.resize(are_breaks_.size() + 1);
    lead_to_end_.back().insert(automaton.ends.begin(), automaton.ends.end());
    for (std::size_t place = are_breaks_.size(); place-- > 0;)
      for (const auto& [from, symbol, to] : automaton.steps)
        if ((symbol > layout.digits) == are_breaks_[place] && lead_to_end_[place + 1].contains(to))
          lead_to_end_[place].insert(from);
  }

  /// Null if it has too many states.
  [[nodiscard]] SharedAutomaton without_choice() {
    State start{0, kept(starts_, 0)};
    pass_breaks(start);
    auto result = sudoku::DigitAutomaton::from(
        layout_, start,
        [this](const State& before, int value) { return step(before, layout_.digit_of(value)); },
        [this](const State& at) { return at.place == are_breaks_.size() && !at.states.empty(); });
    return are_too_many_ ? nullptr : result;
  }

 private:
  struct State {
    std::size_t place;  // number of symbols before it
    std::vector<int> states;
    auto operator<=>(const State&) const = default;
  };

  /// The states that can reach the end, in order; at the end one represents all.
  [[nodiscard]] std::vector<int> kept(std::vector<int> states, std::size_t place) const {
    std::erase_if(states, [&](int state) { return !lead_to_end_[place].contains(state); });
    sort_range(states);
    const auto again = std::ranges::unique(states);
    states.erase(again.begin(), again.end());
    if (place == are_breaks_.size() && !states.empty()) states = {0};
    return states;
  }
  void take(State& at, int symbol) const {
    std::vector<int> next;
    for (const int state : at.states) {
      const auto found = goals_.find({state, symbol});
      if (found != goals_.end()) next.insert(next.end(), found->second.begin(), found->second.end());
    }
    at.states = kept(std::move(next), ++at.place);
  }
  void pass_breaks(State& at) const {
    while (at.place < are_breaks_.size() && are_breaks_[at.place]) take(at, layout_.digits + 1);
  }
  [[nodiscard]] std::optional<State> step(const State& before, int digit) {
    if (before.place == are_breaks_.size() || are_too_many_) return std::nullopt;
    State next = before;
    take(next, digit);
    pass_breaks(next);
    if (next.states.empty()) return std::nullopt;
    known_.insert(next);
    are_too_many_ = known_.size() >= sudoku::at(sudoku::kMostAutomatonStates);
    return next;
  }

  sudoku::Layout layout_;
  std::vector<int> starts_;
  std::vector<bool> are_breaks_;                           // by place
  std::map<std::pair<int, int>, std::vector<int>> goals_;  // by state and symbol
  std::vector<std::set<int>> lead_to_end_;                 // by place
  std::set<State> known_;
  bool are_too_many_ = false;
};

/// A line whose deterministic automaton has too many states; problem: the sentence for that.
Parsed<void> add_iss_words(const IssItem& item, IssUses& uses, const sudoku::AnyAutomaton& automaton,
                           std::vector<Token> line, const std::string& problem) {
  const sudoku::Layout& layout = uses.shape().layout;
  const auto breaks = words_before_breaks(line);
  std::erase_if(line, [](const Token& word) { return word.text == kBreak; });
  const auto cells = uses.cells(line);
  if (!cells) return tl::unexpected(cells.error());
  const auto plain = WordsOfOneLength(automaton, breaks, cells->size(), layout).without_choice();
  if (plain == nullptr) return error_at(item.name, problem);
  uses.add(item, "nfa", uses.names_of(*cells) + "machine=" + text_of(*plain, layout));
  return {};
}

}  // namespace

Parsed<void> read_iss_regex(const IssItem& item, IssUses& uses) {
  auto pattern = text_of_code(item.argument(0).text);
  const auto is_usable = [](char c) { return c > ' ' && c <= '~' && c != '"'; };
  if (pattern) std::erase_if(*pattern, [](char c) { return is_space(c); });
  if (!pattern || pattern->empty() || !std::ranges::all_of(*pattern, is_usable))
    return item.refuse(kExpectedRegex);
  for (char& c : *pattern) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return add_iss_lines(item, uses, "regex", fmt::format("pattern=\"{}\"", *pattern));
}

/// A line may have segments, between which the automaton reads a special symbol.
Parsed<void> read_iss_nfa(const IssItem& item, IssUses& uses) {
  const sudoku::Layout& layout = uses.shape().layout;
  const auto lines = iss_lines(item);
  const bool have_breaks = std::ranges::any_of(lines, has_break);
  const int symbols = layout.digits + (have_breaks ? 1 : 0);
  const auto automaton = automaton_of_code(item.argument(0).text, symbols);
  if (!automaton) return item.refuse(kExpectedAutomaton);
  const auto plain = sudoku::without_choice(*automaton, symbols);
  if (plain && !have_breaks) return add_iss_lines(item, uses, "nfa", "machine=" + text_of(**plain, layout));
  for (const auto& line : lines) {
    auto added = plain ? add_iss_segments(item, uses, **plain, line)
                       : add_iss_words(item, uses, *automaton, line, plain.error().message);
    if (!added) return added;
  }
  return {};
}

Parsed<void> read_iss_matrix(const IssItem& item, IssUses& uses) {
  std::string code(item.argument(0).text);
  if (item.name.text.starts_with("Binary")) {
    for (char& c : code)
      if (c == '-' || c == '_') c = c == '-' ? '_' : '-';
  }
  auto pairs = pairs_of_code(code, uses.shape().layout.digits);
  if (!pairs) return item.refuse(kExpectedMatrix);
  return add_iss_lines(item, uses, item.name.text.ends_with('X') ? "pairwise_all" : "pairwise",
                       "pairs=" + text_of(sudoku::DigitPairs(std::move(*pairs)), uses.shape().layout));
}

}  // namespace quadrille::formats
