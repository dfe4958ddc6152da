// The items that a search decides, most active first: an item's activity grows each time it takes part in a
// conflict, and fades with time (VSIDS; Moskewicz et al. 2001). A binary heap: O(log n) for each change.
// Not safe for concurrent use.
#pragma once

#include <cstdint>
#include <vector>

namespace quadrille {

class ActivityOrder {
 public:
  /// At each decay() earlier bumps are multiplied by `fading`, below 1.
  explicit ActivityOrder(double fading = 0.98) : growth_(1 / fading) {}

  /// Makes room for items 0 .. count - 1. New items have activity 0 and are not in the order.
  void grow(std::uint32_t count) {
    activity_.resize(count, 0);
    place_.resize(count, kNowhere);
  }
  [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(place_.size()); }
  [[nodiscard]] double activity(std::uint32_t item) const { return activity_[item]; }
  void set_activity(std::uint32_t item, double activity) { activity_[item] = activity; }

  /// Adds an item, unless it is there already.
  void insert(std::uint32_t item);
  [[nodiscard]] bool is_empty() const { return heap_.empty(); }
  /// Takes out the most active item; of equally active ones that with the lowest number. There must be one.
  std::uint32_t pop();

  /// Adds to an item's activity, whether it is in the order or not.
  void bump(std::uint32_t item);
  /// Makes the activities so far count less than later bumps.
  void decay() { increment_ *= growth_; }

 private:
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
  std::vector<std::uint32_t> place_;  // by item: its index in the heap, or kNowhere
  std::vector<std::uint32_t> heap_;
  double growth_;
  double increment_ = 1;
};

}  // namespace quadrille
