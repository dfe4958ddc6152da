// Formulas as DIMACS CNF writes them.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace check_proof {

/// Literals are v or -v; clauses are numbered from 1 on.
struct Formula {
  int variables = 0;
  std::vector<std::vector<int>> clauses;
};

/// Why a text cannot be accepted: "line 3: ...".
struct Complaint {
  std::string text;
};

/// The header must tell how many variables and clauses there are.
[[nodiscard]] std::variant<Formula, Complaint> read_dimacs(std::string_view text);

}  // namespace check_proof
