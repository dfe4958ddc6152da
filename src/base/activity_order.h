// Variables, or whatever a search decides, by how often they took part in recent conflicts (VSIDS; Moskewicz
// et al. 2001): a binary heap.
#pragma once

#include <cstdint>
#include <vector>

namespace quadrille {

class ActivityOrder {
 public:
  /// Makes room for items 0 .. count - 1; new ones are not in the order.
  void grow(std::uint32_t count) {
    activity_.resize(count, 0);
    place_.resize(count, kNowhere);
  }
  [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(place_.size()); }
  [[nodiscard]] double activity(std::uint32_t item) const { return activity_[item]; }
  void set_activity(std::uint32_t item, double activity) { activity_[item] = activity; }

  /// Adds an item, if it is not there.
  void insert(std::uint32_t item);
  [[nodiscard]] bool is_empty() const { return heap_.empty(); }
  /// Takes out the most active item; of equals the one with the lowest number.
  std::uint32_t pop();

  void bump(std::uint32_t item);
  /// Lets all activities fade beside later bumps.
  void decay() { increment_ /= kDecay; }

 private:
  static constexpr double kDecay = 0.98;
  static constexpr std::uint32_t kNowhere = 0xffffffff;

  [[nodiscard]] bool is_before(std::uint32_t a, std::uint32_t b) const {
    return activity_[a] > activity_[b] || (activity_[a] == activity_[b] && a < b);
  }
  void put(std::uint32_t item, std::uint32_t place) {
    heap_[place] = item;
    place_[item] = place;
  }
  void rise(std::uint32_t place);
  void sink(std::uint32_t place);

  std::vector<double> activity_;      // by item
  std::vector<std::uint32_t> place_;  // by item: where in the heap
  std::vector<std::uint32_t> heap_;
  double increment_ = 1;
};

}  // namespace quadrille
