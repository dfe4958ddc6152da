#include <algorithm>
#include <cctype>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "base/sentence.h"
#include "formats/iss_codes.h"
#include "formats/iss_items.h"
#include "sudoku/conditions/digit_pairs.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kExpectedRegex{
    "found {}, expected a regular expression in base64url, and cells: .Regex~MS4q~R1C1~R1C2"};
constexpr Sentence<Text> kExpectedAutomaton{
    "found {}, expected an automaton as a code, perhaps a name, and cells: .NFA~CODE~_NAME~R1C1~R1C2"};
constexpr Sentence<Text> kExpectedMatrix{
    "found {}, expected a matrix over the digits as a code, perhaps a name, and cells: "
    ".Pair~CODE~_NAME~R1C1~R1C2"};
constexpr Sentence<Text> kExpectedOneSegment{
    "found {} with - between cells, expected one line of cells without it"};

/// A use of the rule for each line of cells: between empty words and names.
Parsed<void> add_iss_lines(const IssItem& item, IssUses& uses, std::string_view rule,
                           const std::string& value) {
  std::vector<Token> line;
  const auto add = [&]() -> Parsed<void> {
    if (line.empty()) return {};
    const auto cells = uses.cells(std::exchange(line, {}));
    if (!cells) return tl::unexpected(cells.error());
    uses.add(item, rule, uses.names_of(*cells) + value);
    return {};
  };
  for (const Token& word :
       std::span(item.arguments).subspan(std::min<std::size_t>(1, item.arguments.size()))) {
    if (word.text == "-") return item.refuse(kExpectedOneSegment);
    if (!word.text.empty() && word.text.front() != '_') {
      line.push_back(word);
      continue;
    }
    if (auto added = add(); !added) return added;
  }
  return add();
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

Parsed<void> read_iss_nfa(const IssItem& item, IssUses& uses) {
  const auto automaton = automaton_of_code(item.argument(0).text, uses.shape().layout.digits);
  if (!automaton) return item.refuse(kExpectedAutomaton);
  const auto plain = sudoku::without_choice(*automaton, uses.shape().layout.digits);
  if (!plain) return error_at(item.name, plain.error().message);
  return add_iss_lines(item, uses, "nfa", "machine=" + text_of(**plain, uses.shape().layout));
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
