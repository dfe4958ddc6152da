#include "base/activity_order.h"

namespace quadrille {

void ActivityOrder::rise(std::uint32_t place) {
  const std::uint32_t item = heap_[place];
  while (place > 0 && is_before(item, heap_[(place - 1) / 2])) {
    put(heap_[(place - 1) / 2], place);
    place = (place - 1) / 2;
  }
  put(item, place);
}

void ActivityOrder::sink(std::uint32_t place) {
  const std::uint32_t item = heap_[place];
  const auto size = static_cast<std::uint32_t>(heap_.size());
  while (2 * place + 1 < size) {
    std::uint32_t child = 2 * place + 1;
    if (child + 1 < size && is_before(heap_[child + 1], heap_[child])) ++child;
    if (!is_before(heap_[child], item)) break;
    put(heap_[child], place);
    place = child;
  }
  put(item, place);
}

void ActivityOrder::insert(std::uint32_t item) {
  if (place_[item] != kNowhere) return;
  heap_.push_back(item);
  rise(static_cast<std::uint32_t>(heap_.size() - 1));
}

std::uint32_t ActivityOrder::pop() {
  const std::uint32_t best = heap_.front();
  place_[best] = kNowhere;
  const std::uint32_t last = heap_.back();
  heap_.pop_back();
  if (!heap_.empty()) {
    put(last, 0);
    sink(0);
  }
  return best;
}

void ActivityOrder::bump(std::uint32_t item) {
  constexpr double kLargest = 1e100;
  activity_[item] += increment_;
  if (activity_[item] > kLargest) {
    for (double& activity : activity_) activity /= kLargest;
    increment_ /= kLargest;
  }
  if (place_[item] != kNowhere) rise(place_[item]);
}

}  // namespace quadrille
