// Reads formulas in DIMACS CNF, the text format of SAT solvers.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace check_proof {

/// A literal is v or -v. Clauses are numbered from 1.
struct Formula {
  int variables = 0;
  std::vector<std::vector<int>> clauses;
};

/// Why a text cannot be accepted: "line 3: ...".
struct Complaint {
  std::string text;
};

/// Reads a formula. The header must give the right numbers of variables and clauses. O(length of the text).
[[nodiscard]] std::variant<Formula, Complaint> read_dimacs(std::string_view text);

}  // namespace check_proof
