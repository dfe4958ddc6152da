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

std::optional<Phases::Renewal> Phases::renew(std::uint64_t failures) {
  if (failures < next_renewal_) return std::nullopt;
  ++renewals_;
  next_renewal_ = failures + (renewals_ + 1) * kInterval;
  if (next_in_schedule_ == schedule_.renewals.size()) next_in_schedule_ = schedule_.repeated;
  const Renewal renewal = schedule_.renewals[next_in_schedule_++];
  switch (renewal) {
    case Renewal::all_true: last_.assign(last_.size(), true); break;
    case Renewal::all_false: last_.assign(last_.size(), false); break;
    case Renewal::target:
      for (std::size_t atom = 0; atom < target_.size(); ++atom)
        if (target_[atom] != Target::none) last_[atom] = target_[atom] == Target::yes;
      break;
    case Renewal::kept:
    case Renewal::repaired: break;
  }
  target_.assign(target_.size(), Target::none);
  farthest_ = 0;
  return renewal;
}

}  // namespace quadrille::cp
