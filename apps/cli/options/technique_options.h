// The options of commands about steps, and the start of steps.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/exit_code.h"
#include "cli/options/search_options.h"
#include "techniques/explainer/rating.h"
#include "techniques/path.h"

namespace CLI {
class App;
}  // namespace CLI

namespace quadrille::cli {

struct TechniqueFlags {
  options::Scale scale = options::Scale::hodoku;
  std::vector<techniques::Technique> only, without;
  std::vector<techniques::TechniqueSet> also;
  SearchFlags search;  // only its time limit, per puzzle, is an option
  [[nodiscard]] techniques::TechniqueSet allowed() const;
};

void add_technique_options(CLI::App& command, TechniqueFlags& options);

/// Starts the steps of one puzzle after another; data shared by puzzles of one kind is made once.
class Starter {
 public:
  /// The flags must outlive this object.
  explicit Starter(const SearchFlags& search) : search_(search), solvers_(search, true) {}
  Starter(const Starter&) = delete;
  Starter& operator=(const Starter&) = delete;

  /// Nullopt if there can be no steps, in which case it reports the reason. Steps lead to the solution, so
  /// there must be exactly one.
  [[nodiscard]] std::optional<techniques::Position> begin(const sudoku::Puzzle& puzzle, std::string& why_not,
                                                          ExitCode& exit);
  /// The same for a puzzle that is known to have exactly one solution, and not to be too large for steps.
  [[nodiscard]] techniques::Position begin_with_one_solution(const sudoku::Puzzle& puzzle);
  /// The limits for the steps of that puzzle.
  [[nodiscard]] const techniques::StepLimits& limits() const { return limits_; }
  /// The reason why the steps ended early.
  [[nodiscard]] std::string why_no_more() const { return why_stopped(search_, began_); }
  /// The same for Sudoku Explainer, which supports only classic grids.
  [[nodiscard]] static std::optional<techniques::explainer::Marks> marks_of(
      const techniques::Position& position, std::string& why_not, ExitCode& exit);

 private:
  void start_clock();
  [[nodiscard]] techniques::Position position_of(const sudoku::Puzzle& puzzle);

  const SearchFlags& search_;
  Solvers solvers_;
  std::chrono::steady_clock::time_point began_;
  techniques::StepLimits limits_;
  std::optional<sudoku::Puzzle> kind_;  // the last puzzle
  std::shared_ptr<const techniques::Board> board_;
};

}  // namespace quadrille::cli
