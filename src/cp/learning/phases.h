// Chooses whether an atom is decided to be true or false: it gets its value in the longest consistent
// assignment so far ("target phases", Biere and Fleury 2020), or else its last value (Pipatsrisawat and
// Darwiche 2007).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "cp/learning/atoms.h"

namespace quadrille::cp {

class Phases {
 public:
  /// The new last values at a renewal.
  enum class Renewal : std::uint8_t {
    kept,    // unchanged
    target,  // those of the target
    all_true,
    all_false,
    repaired,  // the search repairs them, and suggests the result
  };
  /// The renewals in order; after the last one, those from number `repeated` on are repeated.
  struct Schedule {
    std::span<const Renewal> renewals;  // must outlive the phases
    std::size_t repeated = 0;
  };

  explicit Phases(Schedule schedule) : schedule_(schedule) {}

  /// New atoms are first decided to be true.
  void grow(std::uint32_t atom_count);

  [[nodiscard]] bool phase(std::uint32_t atom) const {
    return target_[atom] == Target::none ? last_[atom] : target_[atom] == Target::yes;
  }
  /// The value that the atom had last.
  [[nodiscard]] bool last(std::uint32_t atom) const { return last_[atom]; }
  /// Stores the value of an atom that is being undone.
  void save(std::uint32_t atom, bool phase) { last_[atom] = phase; }
  /// Decides the atom in this way until its value is stored again.
  void suggest(std::uint32_t atom, bool phase) {
    last_[atom] = phase;
    target_[atom] = Target::none;
  }
  /// Records the facts that held together before a failure. They become the target if there are more than
  /// ever before; that takes O(facts).
  void note(std::span<const Code> facts);
  /// Call this at restarts. At growing intervals it changes the last values, drops the target, and returns
  /// what it did ("rephasing", Biere and Fleury 2020).
  std::optional<Renewal> renew(std::uint64_t failures);

 private:
  enum class Target : std::uint8_t { none, yes, no };
  static constexpr std::uint64_t kInterval =
      1000;  // in failures; the interval grows by this much at each renewal

  Schedule schedule_;
  std::size_t next_in_schedule_ = 0;
  std::vector<bool> last_;      // by atom
  std::vector<Target> target_;  // by atom
  std::size_t farthest_ = 0;    // the number of facts of the target
  std::uint64_t renewals_ = 0;
  std::uint64_t next_renewal_ = kInterval;
};

}  // namespace quadrille::cp
