#include "cp/learning/solution_facts.h"

#include <algorithm>
#include <utility>

#include "cp/brancher.h"

namespace quadrille::cp {

SolutionFacts::SolutionFacts(const Store& store, Atoms& atoms, std::span<const Branching> branchings)
    : store_(store), atoms_(atoms), branchings_(branchings), is_main_(store.variable_count()) {
  for (const Branching& branching : branchings)
    for (const IntVar x : branching.variables)
      if (!branching.is_auxiliary) is_main_[x.id()] = true;
}

std::vector<Code> SolutionFacts::facts_of(std::span<const Value> solution) {
  std::vector<Code> facts;
  for (const Branching& branching : branchings_) {
    if (branching.is_auxiliary) continue;
    for (const IntVar x : branching.variables) facts.push_back(atoms_.code(x.eq(solution[facts.size()])));
  }
  return facts;
}

std::vector<Code> SolutionFacts::facts_of_store() { return facts_of(solution_of(store_, branchings_)); }

std::vector<Code> SolutionFacts::blocking_clause(std::span<const Code> decisions) {
  std::vector<Code> block(decisions.begin(), decisions.end());
  const auto auxiliary = std::ranges::find_if(block, [&](Code code) { return is_auxiliary(code); });
  if (auxiliary != block.end()) {
    const auto level_before = static_cast<std::uint32_t>(auxiliary - block.begin());
    block.erase(auxiliary, block.end());
    // If auxiliary decisions helped to decide main variables, only the values of all main variables
    // distinguish the solution from others.
    std::vector<Code> values = clause_of_values();
    if (std::ranges::any_of(values, [&](Code fact) { return atoms_.level(fact) > level_before; }))
      return values;
  }
  for (Code& fact : block) fact = opposite(fact);
  return block;
}

std::vector<Code> SolutionFacts::clause_of_values() {
  std::vector<Code> values = facts_of_store();
  std::erase_if(values, [&](Code fact) { return atoms_.level(fact) == 0; });
  for (Code& fact : values) fact = opposite(fact);
  return values;
}

}  // namespace quadrille::cp
