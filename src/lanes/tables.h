// The data about a shape that the sweeps need, computed once.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lanes/shape.h"

namespace quadrille::lanes {

/// Lists of numbers, stored one after another.
class Lists {
 public:
  void add(std::span<const int> list) {
    items_.insert(items_.end(), list.begin(), list.end());
    begin_.push_back(static_cast<std::uint32_t>(items_.size()));
  }
  [[nodiscard]] std::size_t size() const { return begin_.size() - 1; }
  [[nodiscard]] std::span<const std::uint32_t> operator[](std::size_t i) const {
    return {items_.data() + begin_[i], items_.data() + begin_[i + 1]};
  }

 private:
  std::vector<std::uint32_t> begin_{0};  // the start of each list, and the end of the last one
  std::vector<std::uint32_t> items_;
};

/// Two families of disjoint houses, such as rows and boxes, cut each other into segments: the cells that a
/// house of one shares with a house of the other. If a house must have a digit within one segment, the rest
/// of the other house of that segment loses the digit.
///
///   rows 1 to 3 and box 1:   a a a|d d d d d d    segments a, b and c make up the box,
///                            b b b|e e ..         a and d row 1; the other boxes cut d further
///                            c c c|f f ..
///
/// Houses that no other family cuts are in separate crossings, in which each house is one segment.
struct Crossing {
  Lists segments;    // their cells
  Lists houses;      // of both families, as lists of segments
  bool full = true;  // whether each house has as many cells as there are digits
};

struct Tables {
  Shape shape;
  std::vector<Crossing> crossings;  // each house is in at least one of them
  std::vector<Word> peers;          // by cell, field_words each: the set of the other cells of its houses
  std::size_t field_words = 0;      // the number of words of a set of cells
};

[[nodiscard]] Tables tables_of(const Shape& shape);

}  // namespace quadrille::lanes
