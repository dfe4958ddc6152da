// Says whether an atom is decided to be true or false: it gets the value that it had where the search came
// farthest ("target phases", Biere and Fleury 2020), or else the value that it had last (Pipatsrisawat and
// Darwiche 2007).
#pragma once

#include <span>
#include <vector>

#include "cp/learning/atoms.h"

namespace quadrille::cp {

class Phases {
 public:
  /// New atoms are first decided to be true.
  void grow(std::uint32_t atom_count);

  [[nodiscard]] bool phase(std::uint32_t atom) const {
    return target_[atom] == Target::none ? last_[atom] : target_[atom] == Target::yes;
  }
  /// Notes the value of an atom that is being undone.
  void save(std::uint32_t atom, bool phase) { last_[atom] = phase; }
  /// Decides the atom in this way until its value is noted again.
  void suggest(std::uint32_t atom, bool phase) {
    last_[atom] = phase;
    target_[atom] = Target::none;
  }
  /// Notes the facts that held together before a failure. They become the target if there are more than ever
  /// before; that takes O(facts).
  void note(std::span<const Code> facts);
  /// Call this at restarts. At growing intervals it drops the target; every second time it copies the target
  /// to the last values before.
  void renew(std::uint64_t failures);

 private:
  enum class Target : std::uint8_t { none, yes, no };
  static constexpr std::uint64_t kInterval =
      1000;  // failures; the interval grows by this much at each renewal

  std::vector<bool> last_;      // by atom
  std::vector<Target> target_;  // by atom
  std::size_t farthest_ = 0;    // how many facts the target has
  std::uint64_t renewals_ = 0;
  std::uint64_t next_renewal_ = kInterval;
};

}  // namespace quadrille::cp
