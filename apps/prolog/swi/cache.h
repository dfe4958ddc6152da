// This thread's components, by key: whichever is needed again but gone is built anew, so any may be dropped.
#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>

#include "prolog/component.h"

namespace quadrille::prolog {

class Cache {
 public:
  /// A number that no other key or mark of this process has.
  [[nodiscard]] static std::uint64_t new_number();

  [[nodiscard]] static Cache& of_this_thread();

  /// Null when there is none, or it is busy; what is found counts as used.
  [[nodiscard]] Component* find(std::uint64_t key);
  /// May drop others that were not used for long.
  Component& add(std::uint64_t key, std::unique_ptr<Component> component);
  void drop(std::uint64_t key);
  /// To be told when a component had to be built anew only because it had been dropped.
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
