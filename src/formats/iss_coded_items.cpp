#include <algorithm>
#include <cctype>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "base/sentence.h"
#include "formats/iss_codes.h"
#include "formats/iss_items.h"
#include "sudoku/conditions/digit_automaton.h"
#include "sudoku/conditions/digit_pairs.h"

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
    "found {} with - between cells, and an automaton that goes on nowhere between two segments; expected one "
    "made for segments",
    "on lit {} avec - entre des cases, et un automate qui ne continue nulle part entre deux segments ; on en "
    "attend un fait pour des segments"};
constexpr Sentence<Text, Number> kTooManyStates{
    "found {}, whose segments and states need more than {} states; expected fewer cells or a smaller "
    "automaton",
    "on lit {}, dont les segments et les états demandent plus de {} états ; prenez moins de cases ou un "
    "automate plus petit"};

constexpr std::string_view kBreak = "-";

/// The lines of cells: between empty words and names.
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

/// A use of the rule for each line.
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

/// How many words of a line stand before each break.
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

/// The automaton of digits that goes as `whole` does, which takes one symbol more at each break. Its states
/// are those of `whole`, and how many digits came before; behind the last break that makes no difference.
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

/// whole: with a symbol more than there are digits.
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

/// The automaton of an item, over so many symbols, without a choice.
Parsed<SharedAutomaton> iss_automaton(const IssItem& item, int symbols) {
  const auto automaton = automaton_of_code(item.argument(0).text, symbols);
  if (!automaton) return item.refuse(kExpectedAutomaton);
  auto plain = sudoku::without_choice(*automaton, symbols);
  if (!plain) return error_at(item.name, plain.error().message);
  return plain;
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

/// A line may be in segments, between which the automaton takes a symbol of its own.
Parsed<void> read_iss_nfa(const IssItem& item, IssUses& uses) {
  const sudoku::Layout& layout = uses.shape().layout;
  const auto lines = iss_lines(item);
  if (std::ranges::none_of(lines, has_break)) {
    const auto plain = iss_automaton(item, layout.digits);
    return plain ? add_iss_lines(item, uses, "nfa", "machine=" + text_of(**plain, layout))
                 : tl::unexpected(plain.error());
  }
  const auto whole = iss_automaton(item, layout.digits + 1);
  if (!whole) return tl::unexpected(whole.error());
  for (const auto& line : lines)
    if (auto added = add_iss_segments(item, uses, **whole, line); !added) return added;
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
