// Killer cages as programs list them in texts.
#pragma once

#include <vector>

#include "formats/draft.h"

namespace quadrille::formats {

struct ListedCage {
  Token place;  // of its total
  int total = 0;
  std::vector<int> cells;  // in reading order of a square grid
};

/// The draft with these cages. draft.size and givens must be set. If some cells are in no cage, Item::doubt
/// names them.
[[nodiscard]] Item item_of_cages(const Draft& draft, const std::vector<ListedCage>& cages,
                                 const ReadOptions& options);

/// Whether the cages take each cell once and their totals add up to the sum of a whole grid, as in no other
/// text.
[[nodiscard]] bool are_whole_killer(const std::vector<ListedCage>& cages, int size);

}  // namespace quadrille::formats
