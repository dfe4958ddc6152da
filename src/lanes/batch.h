// The bulk kernel solves many grids at once, with one search node in each bit ("lane") of a SIMD register.
//
// The state is one bit plane for each digit and cell; bit i of every plane is search node i. One sweep over
// the planes propagates in all nodes at the same time. Nodes that are solved, dead or stuck are then taken
// out, branched and replaced: each grid is searched depth first by the lane that has it, and idle lanes help.
// docs/design/bulk.md explains it with pictures.
#pragma once

#include <cstdint>
#include <limits>
#include <span>

#include "base/stop_token.h"
#include "lanes/shape.h"

namespace quadrille::lanes {

/// The result for one grid.
struct Answer {
  std::uint64_t solutions = 0;
  bool complete = true;         // false: a limit was reached, or the run was stopped
  std::span<const Word> first;  // candidates of one solution, not deterministic; empty: none was found
};

/// The result of Exchange::take().
enum class Taken {
  grid,
  later,  // no grid is ready; ask again after the next answer
  end,    // there are no more
};

struct BatchStatistics {
  std::uint64_t sweeps = 0;     // each sweep propagates in all lanes
  std::uint64_t branches = 0;   // number of nodes that got two children
  std::uint64_t solutions = 0;  // of all grids, including grids given up later
};

/// The source of grids and the destination of answers. The kernel calls it on the thread of solve_batch().
class Exchange {
 public:
  Exchange() = default;
  Exchange(const Exchange&) = delete;
  Exchange& operator=(const Exchange&) = delete;
  virtual ~Exchange() = default;

  /// Writes the candidates of the next grid, if there is one. It may return `later` only while some grid
  /// that was taken has no answer yet.
  [[nodiscard]] virtual Taken take(Candidates candidates) = 0;
  /// Receives the answers, in the order in which the grids were taken. `first` is valid only during the
  /// call.
  virtual void give(const Answer& answer) = 0;
  /// Called from time to time, even if there is nothing to take or give for a long time. `work` is the work
  /// so far.
  virtual void tick(const BatchStatistics& /*work*/) {}
};

struct BatchOptions {
  /// The number of solutions to find for each grid, at least 1; the search of a grid stops there.
  std::uint64_t limit = std::numeric_limits<std::uint64_t>::max();
  /// The number of branches allowed for one grid. If a grid needs more, its answer is incomplete. For a grid
  /// with fewer solutions than the limit, this is deterministic.
  std::uint64_t most_branches = std::numeric_limits<std::uint64_t>::max();
  /// The number of further branches allowed for each solution of the grid found so far.
  std::uint64_t branches_per_solution = 0;
  StopToken stop;  // ends the run soon; unfinished grids then get answers with complete = false
};

/// Solves all grids of an exchange; their size must be 1..kMaxSize. Takes some hundred KB for 9x9, however
/// many grids there are. The exchange and the stop token's source must outlive the call. Several threads
/// may call it at once, each with its own exchange.
BatchStatistics solve_batch(const Shape& shape, Exchange& exchange, const BatchOptions& options = {});

}  // namespace quadrille::lanes
