// How a search is shared among threads.
#pragma once

#include <cstddef>
#include <cstdint>

namespace quadrille::cp {

struct ParallelOptions {
  int threads = 1;
  /// Several threads begin only after this many failures or solutions; shorter searches are not worth it.
  std::uint64_t alone = 2000;
  /// The minimum number of cubes for listing solutions, if the tree can be split into as many. For counting,
  /// there is one per thread.
  std::size_t cubes = 64;
  /// After this many failures, or eight times as many nodes, a worker checks whether others need work.
  std::uint64_t turn = 200;
  std::size_t most_to_sort = 256;  // solutions of a cube; if it has more, they are searched again
};

}  // namespace quadrille::cp
