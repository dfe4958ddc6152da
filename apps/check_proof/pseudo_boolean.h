// Formulas of linear inequalities over 0-1 variables, in OPB.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include "check_proof/dimacs.h"
#include "check_proof/inequality.h"
#include "check_proof/reader.h"

namespace check_proof {

/// The names of variables, numbered from 0 in the order in which they are first asked for.
class Names {
 public:
  /// The number of a name; a new name gets the next number.
  [[nodiscard]] std::uint32_t number(std::string_view name) {
    return numbers_.try_emplace(std::string(name), static_cast<std::uint32_t>(numbers_.size())).first->second;
  }
  [[nodiscard]] std::size_t size() const { return numbers_.size(); }

 private:
  std::unordered_map<std::string, std::uint32_t> numbers_;
};

/// Inequalities are numbered from 1. An equation is two inequalities: first >=, then <=.
struct PseudoBooleanFormula {
  Names names;
  std::vector<Inequality> inequalities;
  /// Solutions that differ in other variables alone count as one. All variables, if the text names none.
  std::vector<std::uint32_t> preserved;
};

/// Reads linear constraints and a line "preserved: x1 x2 ;" of version 3.0; an objective is refused.
[[nodiscard]] std::variant<PseudoBooleanFormula, Complaint> read_opb(std::string_view text);

struct Literal {
  std::uint32_t variable;
  bool is_negated;
};
/// "x1" or "~x1"; throws a Refusal if it is neither.
[[nodiscard]] Literal literal_of(std::string_view word, Names& names);
/// Adds coefficient * literal to the left side, which must be normalised afterwards.
void add_literal(Inequality& inequality, Names& names, Number coefficient, std::string_view word);
/// Reads a constraint such as "+1 x1 -2 ~x2 >= 3"; throws a Refusal if it is none. An equation gives two
/// inequalities.
[[nodiscard]] std::vector<Inequality> take_constraint(Reader& words, Names& names);

}  // namespace check_proof
