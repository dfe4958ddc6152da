// The options of commands about steps, and answers about steps with them.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "answers/steps.h"
#include "cli/options/search_options.h"
#include "cli/process/exit_code.h"

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

/// The sentences that explain a step, below its line and indented; empty if there are none.
[[nodiscard]] std::string explanation_of(const answers::StepAnswer& step, std::size_t columns);

/// Answers about the steps of one puzzle after another, each within the limits of the options.
class StepsAnswers {
 public:
  /// The flags must outlive this object.
  explicit StepsAnswers(const TechniqueFlags& flags)
      : StepsAnswers(flags.search, flags.scale, flags.allowed()) {}
  explicit StepsAnswers(const SearchFlags& search, options::Scale scale,
                        const techniques::TechniqueSet& allowed = techniques::usual_techniques())
      : search_(search), counters_(search, true), steps_(scale, allowed) {}

  /// Begins with a puzzle, which is known to have exactly one solution, or whose solutions are counted first.
  [[nodiscard]] answers::StepsOr<const answers::Steps*> begin(const sudoku::Puzzle& puzzle,
                                                              bool has_one_solution = false);
  /// Begins from where a player has come, if anything was entered.
  [[nodiscard]] answers::StepsOr<const answers::Steps*> begin(
      const sudoku::Puzzle& puzzle, const std::optional<sudoku::Progress>& progress);
  /// The reason why there is no answer, and the exit code.
  [[nodiscard]] std::string sentence(const answers::NoSteps& refusal) const {
    return refusal.sentence(why_stopped(search_, began_));
  }
  [[nodiscard]] static ExitCode exit_of(const answers::NoSteps& refusal);

 private:
  [[nodiscard]] techniques::StepLimits limits_from_now();

  const SearchFlags& search_;
  Solvers counters_;
  answers::Steps steps_;
  std::chrono::steady_clock::time_point began_;
};

}  // namespace quadrille::cli
