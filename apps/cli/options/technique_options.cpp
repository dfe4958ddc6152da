#include "cli/options/technique_options.h"

#include "cli/options/bind.h"
#include "cli/text/text_layout.h"
#include "options/commands/steps.h"

namespace quadrille::cli {

techniques::TechniqueSet TechniqueFlags::allowed() const {
  techniques::TechniqueSet set;
  if (only.empty()) set = techniques::usual_techniques();
  for (const techniques::Technique technique : only) set.set(static_cast<std::size_t>(technique));
  for (const techniques::TechniqueSet& more : also) set |= more;
  for (const techniques::Technique technique : without) set.reset(static_cast<std::size_t>(technique));
  return set;
}

void add_technique_options(CLI::App& command, TechniqueFlags& options) {
  bind(command, options::kScale, options.scale, options::parse_scale);
  bind_each(command, options::kOnly, options.only, options::parse_technique);
  bind_each(command, options::kAlso, options.also, options::parse_techniques_on_request);
  bind_each(command, options::kWithout, options.without, options::parse_technique);
  bind(command, options::kTimeLimit, options.search.time_limit, parse_duration);
}

std::string explanation_of(const answers::StepAnswer& step, std::size_t columns) {
  return step.explanation ? "  " + wrapped(*step.explanation, 2, 2, columns) : "";
}

techniques::StepLimits StepsAnswers::limits_from_now() {
  began_ = std::chrono::steady_clock::now();
  const cp::Limits limits = limits_of(search_);
  return techniques::StepLimits{limits.stop, limits.time}.started();
}

answers::StepsOr<const answers::Steps*> StepsAnswers::begin(const sudoku::Puzzle& puzzle,
                                                            const std::optional<sudoku::Progress>& progress) {
  if (!progress) return begin(puzzle);
  const techniques::StepLimits of_steps = limits_from_now();
  const auto begun = steps_.start().begin(puzzle, *progress, counters_.for_next_puzzle(), of_steps);
  if (!begun) return tl::unexpected(begun.error());
  return &steps_;
}

answers::StepsOr<const answers::Steps*> StepsAnswers::begin(const sudoku::Puzzle& puzzle,
                                                            bool has_one_solution) {
  const techniques::StepLimits of_steps = limits_from_now();
  const auto begun = has_one_solution ? steps_.start().begin_with_one_solution(puzzle, of_steps)
                                      : steps_.start().begin(puzzle, counters_.for_next_puzzle(), of_steps);
  if (!begun) return tl::unexpected(begun.error());
  return &steps_;
}

ExitCode StepsAnswers::exit_of(const answers::NoSteps& refusal) {
  using Reason = answers::NoSteps::Reason;
  switch (refusal.reason) {
    case Reason::not_classic: return ExitCode::bad_input;
    case Reason::stopped: return ExitCode::limit_reached;
    default: return ExitCode::no_solution;
  }
}

}  // namespace quadrille::cli
