// The uses of rules as text: "extra_regions", "r1c1 r2c2; r3c3 r4c4".
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

/// A rule as people name it, with the argument that they give it.
struct RuleText {
  std::string name, argument;
  friend bool operator==(const RuleText&, const RuleText&) = default;
};

/// The uses that an argument stands for, one or more, with semicolons between them. Each gives the rule's
/// parameters their values in words: first those of the first parameter, then NAME=WORD .. for any other.
/// What stands in brackets or in double quotes is one word.
[[nodiscard]] Parsed<std::vector<RuleUse>> parse_uses(const Rule& rule, const Layout& layout,
                                                      std::string_view argument);

/// What stands in brackets, each a use as it stands behind --rule: [thermometer=r1c1 r1c2], [anti_knight].
/// parameter: for messages. Of rules that the puzzle defines there are none.
[[nodiscard]] Parsed<std::vector<RuleUse>> parse_nested_uses(std::string_view parameter, const Layout& layout,
                                                             const std::vector<std::string_view>& words);
/// The same of one use, without brackets.
[[nodiscard]] std::string text_of(const RuleUse& use, const Layout& layout);
/// The argument that gives the rule's parameters these values, in order; those that it would have anyway are
/// left out.
[[nodiscard]] std::string argument_of(const Rule& rule, std::span<const Value> values, const Layout& layout);

/// The rules of a puzzle in texts that say the same; neighbouring uses of one rule are one text.
[[nodiscard]] std::vector<RuleText> rule_texts(const Puzzle& puzzle);

/// For help pages, what the argument of a rule is; empty where it takes none.
[[nodiscard]] std::string argument_help(const Rule& rule);

}  // namespace quadrille::sudoku
