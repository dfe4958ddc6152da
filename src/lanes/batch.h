// The bulk kernel: many grids at once, one search node in each bit of a SIMD register.
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

/// What is known of one grid in the end.
struct Answer {
  std::uint64_t solutions = 0;
  bool complete = true;  // false: a limit was reached, or the run was stopped
  std::span<const Word>
      first;  // candidates of a solution (which one depends on the kernel); empty: none was found
};

enum class Taken {
  grid,
  later,  // no grid is ready; ask again after the next answer
  end,    // there are no more
};

struct BatchStatistics {
  std::uint64_t sweeps = 0;     // of all lanes at once
  std::uint64_t branches = 0;   // nodes that had two children
  std::uint64_t solutions = 0;  // of all grids, those that were given up among them
};

/// Where grids come from and answers go to.
class Exchange {
 public:
  Exchange() = default;
  Exchange(const Exchange&) = delete;
  Exchange& operator=(const Exchange&) = delete;
  virtual ~Exchange() = default;

  /// Fills in the candidates of the next grid, if there is one. `later` is allowed only while some grid that
  /// was taken is not answered yet.
  [[nodiscard]] virtual Taken take(Candidates candidates) = 0;
  /// The answers, in the order in which the grids were taken.
  virtual void give(const Answer& answer) = 0;
  /// Called now and then, also when there is nothing to take or give for long. work: so far.
  virtual void tick(const BatchStatistics& /*work*/) {}
};

struct BatchOptions {
  /// Solutions wanted of each grid, at least 1; what lies beyond is not searched.
  std::uint64_t limit = std::numeric_limits<std::uint64_t>::max();
  /// How often the search of one grid may branch; beyond, its answer is not complete. Whether a grid with
  /// fewer solutions than the limit is within it does not depend on chance.
  std::uint64_t most_branches = std::numeric_limits<std::uint64_t>::max();
  /// How many more branches each solution allows that it has found by then.
  std::uint64_t branches_per_solution = 0;
  StopToken stop;  // ends the run soon; grids taken and not finished get answers with complete = false
};

/// Solves all grids of an exchange, of a size 1..kMaxSize. Memory: some hundred KB for 9x9, whatever the
/// number of grids.
BatchStatistics solve_batch(const Shape& shape, Exchange& exchange, const BatchOptions& options = {});

}  // namespace quadrille::lanes
