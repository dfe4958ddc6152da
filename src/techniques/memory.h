// The record of searches along a path that found nothing.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "techniques/position.h"
#include "techniques/technique.h"

namespace quadrille::techniques {

/// A step changes few cells and few digits, and most searches look at one digit, or at two houses, at a time.
/// A search that found nothing would find nothing again until that digit or one of these houses changes:
///
///   step 7   X-Wing: nothing for 1, 2, .. 9          all nine are searched
///   step 8   r2c3<>5, r8c3<>5, so 5 has changed      only 5 is searched
///
/// Belongs to one path at a time. After a position that is unrelated to the last one, everything counts as
/// changed.
class Memory {
 public:
  /// Determines what has changed since the last position.
  void look_at(const Position& position);

  // Parts are numbered by the technique that searches them.

  [[nodiscard]] bool is_fruitless(Technique technique, int part, std::uint32_t changed_at) const {
    const std::vector<std::uint32_t>& found = searched_at_[static_cast<std::size_t>(technique)];
    return at(part) < found.size() && found[at(part)] >= changed_at;
  }
  void note_fruitless(Technique technique, int part);

  /// The number of the position in which the places of the digit last changed.
  [[nodiscard]] std::uint32_t digit_changed_at(int digit) const { return digit_changed_at_[at(digit)]; }
  /// The same for the candidates of the cells of a house.
  [[nodiscard]] std::uint32_t house_changed_at(int house) const { return house_changed_at_[at(house)]; }

 private:
  std::shared_ptr<const Board> board_;
  std::uint32_t now_ = 0;           // positions are numbered from 1
  std::vector<Digits> candidates_;  // by cell, of the last position
  std::vector<std::uint32_t> digit_changed_at_, house_changed_at_;
  std::vector<std::vector<std::uint32_t>> searched_at_;  // by technique and part: the position of the last
                                                         // search without result; 0: never
};

}  // namespace quadrille::techniques
