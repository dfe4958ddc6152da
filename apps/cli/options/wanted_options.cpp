#include "cli/options/wanted_options.h"

#include <algorithm>
#include <utility>

#include "cli/options/bind.h"
#include "cli/options/sentences.h"
#include "options/commands/making.h"
#include "sudoku/conditions/conditions.h"
#include "techniques/explainer/notation.h"

namespace quadrille::cli {

namespace {

using techniques::Level;
using techniques::Wanted;

/// The option that sets a criterion about the path.
std::string_view option_of_path(const Wanted& wanted) {
  if (wanted.level) return options::kDifficulty.names;
  if (wanted.score) return options::kScore.names;
  if (!wanted.needs.empty()) return options::kNeeds.names;
  return wanted.hardest ? options::kHardest.names : options::kNoGuess.names;
}

std::string why_not_used(const Wanted& wanted, const techniques::TechniqueInfo& info,
                         const options::Option& option) {
  if (wanted.level && info.level > wanted.level->most)
    return say::kTechniqueTooHard(option.names, info.key, techniques::name_of(info.level)(),
                                  techniques::name_of(wanted.level->most)());
  if (wanted.score && info.score > wanted.score->most)
    return say::kTechniqueScoresMore(option.names, info.key, info.score, wanted.score->most);
  if (wanted.hardest && info.id > *wanted.hardest)
    return say::kTechniqueIsLater(info.key, techniques::info_of(*wanted.hardest).key);
  return "";
}

std::string why_not_this_easy(const Wanted& wanted) {
  if (!wanted.level) return "";
  const Level most = wanted.level->most;
  if (wanted.score && most != Level::extreme && wanted.score->least > techniques::most_score(most))
    return say::kScoreRaisesLevel(techniques::most_score(most), techniques::name_of(most)(),
                                  wanted.score->least);
  constexpr int kMostOfSingles = 23;  // the score of Sudoku Explainer's naked singles
  if (most == Level::easy && wanted.highest && wanted.highest->least > kMostOfSingles)
    return say::kEasyRatesLess(techniques::explainer::decimal_text(kMostOfSingles),
                               techniques::explainer::decimal_text(wanted.highest->least));
  return "";
}

/// The error for a technique that uses conditions, if a kind of puzzle has none.
std::string why_nothing_to_read(const Wanted& wanted) {
  const auto why_not = [](techniques::Technique technique, const options::Option& option) -> std::string {
    const techniques::TechniqueInfo& info = techniques::info_of(technique);
    return info.reads_conditions() ? say::kNothingToRead(option.names, info.key) : "";
  };
  std::string why = wanted.hardest ? why_not(*wanted.hardest, options::kHardest) : "";
  for (std::size_t i = 0; why.empty() && i < wanted.needs.size(); ++i)
    why = why_not(wanted.needs[i], options::kNeeds);
  return why;
}

}  // namespace

void add_wanted_options(CLI::App& command, Wanted& wanted) {
  bind(command, options::kDifficulty, wanted.level, options::parse_levels);
  bind(command, options::kScore, wanted.score, options::parse_scores);
  bind(command, options::kExplainerRating, wanted.highest, options::parse_explainer_ratings);
  bind_each(command, options::kNeeds, wanted.needs, options::parse_technique);
  bind(command, options::kHardest, wanted.hardest, options::parse_technique);
  bind(command, options::kNoGuess, wanted.is_solved_by_techniques);
}

std::string why_never_wanted(const Wanted& wanted) {
  std::string why = why_not_this_easy(wanted);
  if (why.empty() && wanted.hardest)
    why = why_not_used(wanted, techniques::info_of(*wanted.hardest), options::kHardest);
  for (std::size_t i = 0; why.empty() && i < wanted.needs.size(); ++i)
    why = why_not_used(wanted, techniques::info_of(wanted.needs[i]), options::kNeeds);
  return why;
}

std::string why_not_rated(const Wanted& wanted, const sudoku::Puzzle& kind, bool draws) {
  if (!wanted.asks_for_anything()) return "";
  const std::string_view option =
      wanted.asks_for_path() ? option_of_path(wanted) : options::kExplainerRating.names;
  if (kind.cell_count() > techniques::kMostCells)
    return say::kTooManyCellsToRate(option, techniques::kMostCells, kind.cell_count());
  const auto board = std::make_shared<const techniques::Board>(sudoku::conditions_of(kind));
  if (!draws && board->has_houses_alone())
    if (std::string why = why_nothing_to_read(wanted); !why.empty()) return why;
  if (!wanted.highest) return "";
  const bool is_classic =
      !draws && techniques::explainer::marks_of(techniques::position_of(kind, board)).has_value();
  return is_classic ? "" : say::kRatesClassicGridsAlone(options::kExplainerRating.names);
}

}  // namespace quadrille::cli
