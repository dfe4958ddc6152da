#include "cp/constraints/logic/watched_literals.h"

#include <utility>

namespace quadrille::cp {

std::size_t WatchedLiterals::find(const Store& store, std::size_t other) const {
  for (std::size_t i = 0; i < literals_.size(); ++i)
    if (i != other && store.truth(literals_[i]) != Store::Truth::no) return i;
  return other;
}

WatchedLiterals::Verdict WatchedLiterals::examine(const Store& store, Word changed) {
  if (literals_.empty()) return Verdict::violated;
  const auto is_touched = [&](std::size_t i) { return (changed & bit(static_cast<int>(i % 64))) != 0; };
  if (!is_touched(watches_[0]) && !is_touched(watches_[1])) return Verdict::open;
  for (const std::size_t i : watches_)
    if (store.truth(literals_[i]) == Store::Truth::yes) return Verdict::open;
  if (store.truth(literals_[watches_[0]]) == Store::Truth::no) {
    std::swap(watches_[0], watches_[1]);
    if (store.truth(literals_[watches_[0]]) == Store::Truth::no) {
      const std::size_t found = find(store, watches_[0]);
      if (found == watches_[0]) return Verdict::violated;
      watches_[0] = found;
    }
  }
  if (watches_[1] == watches_[0] || store.truth(literals_[watches_[1]]) == Store::Truth::no) {
    const std::size_t found = find(store, watches_[0]);
    if (found == watches_[0])
      return store.truth(literals_[found]) == Store::Truth::yes ? Verdict::open : Verdict::must_be;
    watches_[1] = found;
  }
  return Verdict::open;
}

void WatchedLiterals::explain(std::size_t except, std::vector<Literal>& reasons) const {
  for (std::size_t i = 0; i < literals_.size(); ++i)
    if (i != except) reasons.push_back(~literals_[i]);
}

Events falsifying(Literal literal) {
  switch (literal.relation) {
    case Relation::equal: return kAnyChange;
    case Relation::not_equal: return kFixed;
    case Relation::at_least: return kUpper;
    default: return kLower;
  }
}

std::vector<IntVar> variables_of(const std::vector<Literal>& literals) {
  std::vector<IntVar> variables;
  variables.reserve(literals.size());
  for (const Literal literal : literals) variables.emplace_back(literal.variable);
  return variables;
}

}  // namespace quadrille::cp
