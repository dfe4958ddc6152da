// What the sweeps need to know of a shape, worked out once.
#pragma once

#include <cstdint>
#include <vector>

#include "lanes/shape.h"

namespace quadrille::lanes {

/// Cells that share two houses are a segment: if a digit of one house must lie there, the rest of the other
/// cannot have it. Two families of houses that each are disjoint, cut into segments by each other: rows and
/// boxes, say.
struct Crossing {
  int first_segment;                            // segments are numbered through all crossings
  std::vector<std::vector<int>> cells;          // of each segment; those of one cell included
  std::vector<std::vector<int>> first, second;  // houses of each family, as lists of segments
};

/// A list of numbers for each cell, one list behind the other.
struct CellLists {
  std::vector<std::uint32_t> begin;  // by cell, and one more for the end of the last list
  std::vector<std::uint32_t> items;
};

struct Tables {
  Shape shape;
  std::vector<bool> full;           // by house: it has as many cells as there are digits
  std::vector<Crossing> crossings;  // that have a segment of two cells or more
  int segments = 0;                 // in all crossings
  CellLists houses_of, segments_of;
  std::vector<Word> peers;      // by cell, field_words each: the other cells of its houses
  std::size_t field_words = 0;  // words for a set of cells
};

[[nodiscard]] Tables tables_of(const Shape& shape);

}  // namespace quadrille::lanes
