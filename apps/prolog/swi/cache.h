// The components of this thread, by key. Any may be dropped, because it is built anew when it is needed
// again.
#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>

#include "prolog/component.h"

namespace quadrille::prolog {

class Cache {
 public:
  /// A number that no other key or mark of this process has. Any thread may call it.
  [[nodiscard]] static std::uint64_t new_number();

  [[nodiscard]] static Cache& of_this_thread();

  /// Null if there is none, or if it is busy. A component that is found counts as used.
  [[nodiscard]] Component* find(std::uint64_t key);
  /// Adds a component; may drop others that were not used for a long time.
  Component& add(std::uint64_t key, std::unique_ptr<Component> component);
  void drop(std::uint64_t key);
  /// Call this when a component had to be built anew only because it had been dropped.
  void note_miss();

 private:
  struct Entry {
    std::unique_ptr<Component> component;
    std::uint64_t used;
    std::size_t memory;
  };
  void sweep();

  std::unordered_map<std::uint64_t, Entry> entries_;
  std::uint64_t last_key_ = 0;
  Component* last_ = nullptr;
  std::uint64_t clock_ = 0;
  std::uint64_t swept_ = 0;  // the clock at the last sweep
  std::size_t additions_ = 0;
  std::size_t misses_ = 0;
  std::size_t budget_ = std::size_t{1} << 19;  // bytes
};

}  // namespace quadrille::prolog
