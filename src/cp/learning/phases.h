// Which way atoms are decided: as they stood where the search came farthest ("target phases", Biere and
// Fleury 2020), else as they stood last (Pipatsrisawat and Darwiche 2007).
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
  /// How the atom stands when it is undone.
  void save(std::uint32_t atom, bool phase) { last_[atom] = phase; }
  /// The facts that held together before a failure. O(facts) where there are more than ever before.
  void note(std::span<const Code> facts);
  /// To be called at restarts: at growing intervals the target is given up, every second time after the last
  /// phases have been set to it.
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
