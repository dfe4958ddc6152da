#include "cp/learning/places.h"

namespace quadrille::cp {

void Places::insert(Value value, std::uint32_t atom) {
  if (blocks_.empty()) blocks_.emplace_back();
  std::size_t i = block_of(value);
  if (blocks_[i].size() == kMost) {
    // The upper half becomes a block of its own.
    const auto middle = blocks_[i].begin() + kMost / 2;
    Block upper(middle, blocks_[i].end());
    blocks_[i].erase(middle, blocks_[i].end());
    blocks_.insert(blocks_.begin() + static_cast<std::ptrdiff_t>(i) + 1, std::move(upper));
    memory_ += kMost / 2 * sizeof(Place) + sizeof(Block);
    if (blocks_[i + 1].front().value <= value) ++i;
  }
  Block& block = blocks_[i];
  const std::size_t before = block.capacity();
  block.insert(std::ranges::lower_bound(block, value, {}, &Place::value), {value, atom});
  memory_ += (block.capacity() - before) * sizeof(Place);
}

}  // namespace quadrille::cp
