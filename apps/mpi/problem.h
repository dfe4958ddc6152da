// The common search of the ranks: a puzzle, or a model in FlatZinc.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/input_error.h"
#include "cp/parallel/piece_search.h"
#include "mpi/command_line.h"

namespace quadrille::mpi {

class Problem {
 public:
  Problem() = default;
  Problem(const Problem&) = delete;
  Problem& operator=(const Problem&) = delete;
  virtual ~Problem() = default;

  /// Whether propagation by itself leaves a solution possible. If not, nothing else may be called.
  [[nodiscard]] virtual bool is_possible() = 0;
  /// For a search of it; the problem must outlive that.
  [[nodiscard]] virtual cp::PieceSearch::Setting setting(bool counts) = 0;
  /// The pieces into which the input splits it; empty if it does not.
  [[nodiscard]] virtual std::vector<cp::Cube> cubes() const { return {}; }
  /// The text of the solution that an ordinary search finds first where the facts hold. There is one.
  [[nodiscard]] virtual std::string solve(const cp::Cube& facts) = 0;
  /// The message if there is no solution.
  [[nodiscard]] virtual std::string no_solution() const = 0;
  /// A sentence that tells why there is none, if that is easily seen; otherwise empty.
  [[nodiscard]] virtual std::string why_no_solution() const { return {}; }
};

/// Reads the text of command.file. An error is about that text.
[[nodiscard]] Parsed<std::unique_ptr<Problem>> read_problem(std::string_view text,
                                                            const CommandLine& command);

[[nodiscard]] Parsed<std::unique_ptr<Problem>> read_puzzle_problem(std::string_view text,
                                                                   const CommandLine& command);
[[nodiscard]] Parsed<std::unique_ptr<Problem>> read_model_problem(std::string_view text,
                                                                  const CommandLine& command);

}  // namespace quadrille::mpi
