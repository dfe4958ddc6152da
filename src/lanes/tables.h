// What the sweeps need to know of a shape, computed once.
#pragma once

#include <cstdint>
#include <vector>

#include "lanes/shape.h"

namespace quadrille::lanes {

/// Two families of disjoint houses, such as rows and boxes, cut each other into segments: the cells that a
/// house of one shares with a house of the other. If a house must have a digit within one segment, the rest
/// of the other house of that segment loses the digit.
struct Crossing {
  int first_segment;                            // the segments of all crossings are numbered together
  std::vector<std::vector<int>> cells;          // by segment, also those of one cell
  std::vector<std::vector<int>> first, second;  // the houses of each family, as lists of segments
};

/// A list of numbers for each cell; the lists are stored one behind the other.
struct CellLists {
  std::vector<std::uint32_t> begin;  // by cell: where its list begins; and the end of the last one
  std::vector<std::uint32_t> items;
};

struct Tables {
  Shape shape;
  std::vector<bool> full;           // by house: whether it has as many cells as there are digits
  std::vector<Crossing> crossings;  // those with a segment of at least two cells
  int segments = 0;                 // of all crossings
  CellLists houses_of, segments_of;
  std::vector<Word> peers;      // by cell, field_words each: the set of the other cells of its houses
  std::size_t field_words = 0;  // the number of words of a set of cells
};

[[nodiscard]] Tables tables_of(const Shape& shape);

}  // namespace quadrille::lanes
