#include "cp/learning/value_atoms.h"

#include "base/bits.h"

namespace quadrille::cp {

ValueAtoms::ValueAtoms(const Store& s) : store(s), first_atom(s.variable_count()) {
  const Domains& domains = store.domains();
  for (VariableId x = 0; x < store.variable_count(); ++x) {
    if (store.is_fixed(IntVar(x))) continue;
    variables.push_back(x);
    first_atom[x] = count();
    for (const int i : Bits(domains.word(x))) facts.push_back(IntVar(x).eq(domains.origin(x) + i));
  }
}

std::uint32_t ValueAtoms::of(VariableId x, Value v) const {
  const Domains& domains = store.domains();
  const auto before = low_bits(static_cast<int>(v - domains.origin(x)));
  return first_atom[x] + static_cast<std::uint32_t>(count_of(domains.word(x) & before));
}

bool ValueAtoms::append(Literal fact, std::vector<Code>& codes) const {
  const VariableId x = fact.variable;
  const Domains& domains = store.domains();
  if (store.is_fixed(IntVar(x))) return fact.holds_for(store.value(IntVar(x)));
  const Word excluded = domains.word(x) & ~satisfying(fact, domains.origin(x));
  if (excluded == domains.word(x)) return false;
  if (fact.relation == Relation::equal) {
    codes.push_back(2 * of(x, fact.value));
  } else {
    for (const int i : Bits(excluded)) codes.push_back(2 * of(x, domains.origin(x) + i) + 1);
  }
  return true;
}

}  // namespace quadrille::cp
