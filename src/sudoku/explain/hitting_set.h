// Hitting sets: small sets of elements that have at least one in common with every set of a family.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace quadrille::sudoku {

class HittingSets {
 public:
  /// Elements are 0 .. elements-1.
  explicit HittingSets(std::size_t elements) : sets_with_(elements), excluded_(elements), marks_(elements) {}

  /// Adds a set to the family, without repeated elements.
  void add(std::vector<std::size_t> set);

  /// Whether the elements, given by flags, hit every set.
  [[nodiscard]] bool hit_all(const std::vector<bool>& elements) const;

  enum class Result : std::uint8_t { found, none, limit };
  /// Searches for a hitting set of at most `most` elements, by branch and bound: branches on the elements of
  /// the set with the fewest left, bounds by a greedy packing of disjoint sets. Subtracts the visited nodes
  /// from `nodes` and returns `limit` if none are left.
  [[nodiscard]] Result find(std::size_t most, std::uint64_t& nodes);
  /// The elements that find() found, in no particular order.
  [[nodiscard]] const std::vector<std::size_t>& found() const { return found_; }

 private:
  /// The set to branch on. Null if all sets are hit, or (dead end) if `left` elements cannot hit them.
  struct Choice {
    const std::vector<std::size_t>* set;
    bool dead_end;
  };
  [[nodiscard]] Choice choose_set(std::size_t left);
  [[nodiscard]] Result search(std::size_t left, std::uint64_t& nodes);
  [[nodiscard]] std::size_t unhit_sets_with(std::size_t element) const;
  void take(std::size_t element);
  void take_back();

  std::vector<std::vector<std::size_t>> sets_;
  std::vector<std::vector<std::size_t>> sets_with_;  // by element: the indices of the sets that have it
  std::vector<std::size_t> hits_;                    // by set: the number of its elements that are chosen
  std::vector<bool> excluded_;                       // by element: decided against
  std::vector<std::size_t> chosen_;
  std::vector<std::size_t> found_;
  std::vector<std::uint64_t> marks_;  // by element: the last packing that used it
  std::uint64_t packing_ = 0;
};

}  // namespace quadrille::sudoku
