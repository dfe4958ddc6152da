// What rules are called in the notations of other programs: Rule::iss and Rule::fpuzzles, as a table.
#pragma once

#include <string_view>
#include <vector>

#include "sudoku/puzzle/rules.h"

namespace quadrille::formats {

/// A parameter of the rule in the notation: KEY:PARAMETER=NUMBER.
struct ForeignArgument {
  std::string_view key;  // the member that gives the parameter; empty: its place does
  std::string_view parameter;
  std::string_view number;  // as the notation defines it; empty: none

  [[nodiscard]] const sudoku::ParameterKind& kind_in(const sudoku::Rule& rule) const;
  /// Whether it is a number that may be missing.
  [[nodiscard]] bool is_optional_number(const sudoku::Rule& rule) const;
};

/// One name of a rule: NAME(IMPLIED)~ARGUMENT~ARGUMENT.
struct ForeignName {
  std::string_view name;
  const sudoku::Rule* rule;
  std::string_view implied;  // a value that the name implies, such as sum=10; empty: none
  std::vector<ForeignArgument> arguments;

  /// Whether the name, with these arguments, says all of the use: what it implies is true, and the other
  /// parameters have their defaults.
  [[nodiscard]] bool says(const sudoku::UseValues& use, const sudoku::Layout& layout) const;
};

/// The names of all rules in one notation, in the order of rules.def. O(all rules): to be called once.
[[nodiscard]] std::vector<ForeignName> foreign_names(std::string_view sudoku::Rule::* notation);

/// The row with that name; null if there is none.
[[nodiscard]] const ForeignName* find_foreign_name(const std::vector<ForeignName>& names,
                                                   std::string_view name);
/// The first name of the rule that says all of the use; null if there is none.
[[nodiscard]] const ForeignName* foreign_name_of(const std::vector<ForeignName>& names,
                                                 const sudoku::UseValues& use, const sudoku::Layout& layout);

}  // namespace quadrille::formats
