// The uses of rules as text: "extra_regions", "r1c1 r2c2; r3c3 r4c4".
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

/// A rule in the form in which people write it: its name and its argument.
struct RuleText {
  std::string name, argument;
  friend bool operator==(const RuleText&, const RuleText&) = default;
};

/// The one or more uses of an argument, separated by semicolons. Each gives the values of the rule's
/// parameters as words: first those of the first parameter, then NAME=WORD .. for any other. Text in brackets
/// or in double quotes is one word.
[[nodiscard]] Parsed<std::vector<RuleUse>> parse_uses(const Rule& rule, const Layout& layout,
                                                      std::string_view argument);

/// Uses in brackets, each written like the argument of --rule: [thermometer=r1c1 r1c2], [anti_knight].
/// parameter: its name, for messages. Rules that the puzzle defines are not available.
[[nodiscard]] Parsed<std::vector<RuleUse>> parse_nested_uses(std::string_view parameter, const Layout& layout,
                                                             const std::vector<std::string_view>& words);
/// The text of one use, without brackets. Without a puzzle, the use is not of a rule that a puzzle defines.
[[nodiscard]] std::string text_of(const RuleUse& use, const Layout& layout);
[[nodiscard]] std::string text_of(const RuleUse& use, const Puzzle& puzzle);
/// The argument that gives the rule's parameters these values, in order; values that equal the defaults are
/// left out.
[[nodiscard]] std::string argument_of(const Rule& rule, std::span<const Value> values, const Layout& layout);

/// The rules of a puzzle as equivalent texts; consecutive uses of the same rule are one text.
[[nodiscard]] std::vector<RuleText> rule_texts(const Puzzle& puzzle);

/// A description of the rule's argument for help pages; empty if it has none.
[[nodiscard]] std::string argument_help(const Rule& rule);

}  // namespace quadrille::sudoku
