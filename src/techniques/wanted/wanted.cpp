#include "techniques/wanted/wanted.h"

#include <algorithm>
#include <utility>

#include "sudoku/conditions/conditions.h"
#include "techniques/explainer/notation.h"
#include "techniques/explainer/rating.h"

namespace quadrille::techniques {

namespace {

std::size_t number_of(Technique technique) { return static_cast<std::size_t>(technique); }

TechniqueSet later_than(Technique technique) {
  TechniqueSet later;
  for (std::size_t i = number_of(technique) + 1; i < all_techniques().size(); ++i) later.set(i);
  return later;
}

/// The techniques up to the last one of the level. Some of them make a grid harder than the level, but must
/// be included, since leaving them out would change the later steps.
TechniqueSet up_to(Level level) {
  const auto techniques = all_techniques();
  for (std::size_t i = techniques.size(); i-- > 0;)
    if (techniques[i].level <= level) return ~later_than(techniques[i].id);
  return {};
}

/// The usual techniques, and the requested ones.
TechniqueSet allowed_for(const Wanted& wanted) {
  TechniqueSet allowed = usual_techniques();
  for (const Technique technique : wanted.needs) allowed.set(number_of(technique));
  if (wanted.hardest) allowed.set(number_of(*wanted.hardest));
  if (wanted.hardest) allowed &= ~later_than(*wanted.hardest);
  if (!wanted.level) return allowed;
  // If a step comes after the last technique below Extreme, the grid is Extreme.
  const bool is_level_alone =
      wanted.needs.empty() && !wanted.score && !wanted.hardest && !wanted.is_solved_by_techniques;
  const Level most = is_level_alone ? std::min(wanted.level->most, Level::unfair) : wanted.level->most;
  return allowed & up_to(most);
}

}  // namespace

Judge::Judge(Wanted wanted, StepLimits limits)
    : wanted_(std::move(wanted)), limits_(limits), allowed_(allowed_for(wanted_)) {
  for (const Technique technique : wanted_.needs) needed_.set(number_of(technique));
  if (wanted_.hardest) needed_.set(number_of(*wanted_.hardest));
}

bool Judge::wants(const sudoku::Puzzle& puzzle) {
  if (!kind_ || !kind_->is_of_same_kind(puzzle)) {
    board_ = std::make_shared<const Board>(sudoku::conditions_of(puzzle));
    kind_ = puzzle;
  }
  const Position position = position_of(puzzle, board_);
  const StepLimits limits = limits_.started();
  return (!wanted_.asks_for_path() || wants_path_from(position, limits)) &&
         (!wanted_.highest || wants_highest_from(position, limits));
}

bool Judge::wants_path_from(Position position, const StepLimits& limits) const {
  Rating so_far;
  TechniqueSet used;
  bool is_too_hard_now = false;
  bool is_certain_now = false;
  const Rating rating = walk_briefly(
      position, allowed_,
      [&](Technique technique) {
        count(so_far, technique);
        used.set(number_of(technique));
        is_too_hard_now = is_too_hard(so_far, used);
        is_certain_now = is_certain(so_far, used);
        return !is_too_hard_now && !is_certain_now;
      },
      limits);
  if (is_too_hard_now || is_certain_now) return is_certain_now;
  const bool must_be_solved = wanted_.score || wanted_.hardest || wanted_.is_solved_by_techniques;
  return has_all_needed(used) && (rating.is_solved || !must_be_solved) &&
         (!wanted_.level || wanted_.level->contains(rating.level)) &&
         (!wanted_.score || wanted_.score->contains(rating.score));
}

bool Judge::is_certain(const Rating& so_far, const TechniqueSet& used) const {
  if (wanted_.score || wanted_.hardest || wanted_.is_solved_by_techniques) return false;
  const bool is_level_right =
      !wanted_.level || (wanted_.level->most == Level::extreme && so_far.level >= wanted_.level->least);
  return is_level_right && has_all_needed(used);
}

bool Judge::is_too_hard(const Rating& so_far, const TechniqueSet& used) const {
  return (wanted_.level && so_far.level > wanted_.level->most) ||
         (wanted_.score && so_far.score > wanted_.score->most) ||
         (wanted_.hardest && (used & later_than(*wanted_.hardest)).any());
}

bool Judge::wants_highest_from(const Position& position, const StepLimits& limits) const {
  auto marks = explainer::marks_of(position);
  if (!marks) return false;
  bool is_too_hard_now = false;
  const auto rating = explainer::walk(
      *marks,
      [&](const explainer::Hint& hint, const explainer::Marks&) {
        is_too_hard_now = explainer::tenths_of(hint.rating) > wanted_.highest->most;
        return !is_too_hard_now;
      },
      limits);
  return !is_too_hard_now && rating.is_solved && wanted_.highest->contains(rating.highest);
}

}  // namespace quadrille::techniques
