#include "cp/learning/phases.h"

namespace quadrille::cp {

void Phases::grow(std::uint32_t atom_count) {
  last_.resize(atom_count, true);
  target_.resize(atom_count, Target::none);
}

void Phases::note(std::span<const Code> facts) {
  if (facts.size() <= farthest_) return;
  farthest_ = facts.size();
  target_.assign(target_.size(), Target::none);
  for (const Code fact : facts) target_[atom_of(fact)] = (fact & 1) == 0 ? Target::yes : Target::no;
}

void Phases::renew(std::uint64_t failures) {
  if (failures < next_renewal_) return;
  ++renewals_;
  next_renewal_ = failures + (renewals_ + 1) * kInterval;
  for (std::size_t atom = 0; atom < target_.size(); ++atom) {
    if (renewals_ % 2 == 1 && target_[atom] != Target::none) last_[atom] = target_[atom] == Target::yes;
    target_[atom] = Target::none;
  }
  farthest_ = 0;
}

}  // namespace quadrille::cp
