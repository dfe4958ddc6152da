#include "check_proof/dimacs.h"

#include <limits>

#include "check_proof/words.h"

namespace check_proof {

namespace {

constexpr std::int64_t kMostVariables = std::numeric_limits<int>::max() - 1;

Complaint at(int line, const std::string& what) { return {"line " + std::to_string(line) + ": " + what}; }

}  // namespace

std::variant<Formula, Complaint> read_dimacs(std::string_view text) {
  Words words(text);
  auto word = words.next();
  for (; word == "c" || (word.starts_with('c') && word.size() > 1); word = words.next()) words.skip_line();
  if (word != "p" || words.next() != "cnf") return at(words.line(), "expected the header \"p cnf ..\"");
  const auto variables = number(words.next());
  const auto clauses = number(words.next());
  if (!variables || !clauses || *variables < 0 || *variables > kMostVariables || *clauses < 0)
    return at(words.line(), "expected the numbers of variables and clauses");
  Formula formula{static_cast<int>(*variables), {}};
  std::vector<int> clause;
  for (word = words.next(); !word.empty(); word = words.next()) {
    if (word == "c") {
      words.skip_line();
      continue;
    }
    const auto literal = number(word);
    if (!literal || *literal > *variables || *literal < -*variables)
      return at(words.line(), "found \"" + std::string(word) + "\", expected a literal");
    if (*literal != 0) {
      clause.push_back(static_cast<int>(*literal));
      continue;
    }
    formula.clauses.push_back(clause);
    clause.clear();
  }
  if (!clause.empty()) return at(words.line(), "the last clause does not end with 0");
  if (formula.clauses.size() != static_cast<std::size_t>(*clauses))
    return at(words.line(), "found " + std::to_string(formula.clauses.size()) + " clauses, the header says " +
                                std::to_string(*clauses));
  return formula;
}

}  // namespace check_proof
