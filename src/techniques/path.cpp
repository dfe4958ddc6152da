#include "techniques/path.h"

#include "techniques/memory.h"
#include "techniques/scan.h"

#include <algorithm>
#include <array>

namespace quadrille::techniques {

namespace {

/// A grid with a score above this is of the next level.
constexpr std::array kMostScore{800, 1000, 1600, 1800};

/// Removes stale singles at the front, so that they are not examined repeatedly.
void drop_stale(Position& position) {
  for (SinglesQueue* queue : {&position.naked_singles(), &position.hidden_singles()})
    while (!queue->empty() && !position.is_open(queue->front().cell)) queue->pop();
}

}  // namespace

TechniqueSet usual_techniques() {
  TechniqueSet usual;
  for (const TechniqueInfo& info : all_techniques())
    if (info.use != Use::on_request) usual.set(static_cast<std::size_t>(info.id));
  return usual;
}

std::optional<Step> next_step(const Position& position, const TechniqueSet& allowed, const StepLimits& limits,
                              Memory* memory) {
  if (position.is_solved() || position.is_contradictory()) return std::nullopt;
  Scan scan(position, limits, memory);
  for (const TechniqueInfo& info : all_techniques()) {
    if (info.group != info.id || !allowed.test(static_cast<std::size_t>(info.id))) continue;
    if (std::optional<Step> step = scan.find(info.id)) return step;
  }
  return std::nullopt;
}

std::vector<Step> all_steps(const Position& position, const TechniqueSet& allowed) {
  std::vector<Step> all;
  if (position.is_solved() || position.is_contradictory()) return all;
  for (const TechniqueInfo& info : all_techniques()) {
    if (!allowed.test(static_cast<std::size_t>(info.id))) continue;
    // A family also finds steps of its other techniques, which are tried separately.
    for (Step& step : Scan(position).find_all(info.id))
      if (step.technique == info.id) all.push_back(std::move(step));
  }
  return all;
}

int most_score(Level level) { return kMostScore[static_cast<std::size_t>(level)]; }

void count(Rating& rating, Technique technique) {
  const TechniqueInfo& info = info_of(technique);
  rating.score += info.score;
  rating.level = std::max(rating.level, info.level);
  ++rating.steps;
}

void conclude(Rating& rating, const Position& position) {
  rating.is_solved = position.is_solved();
  while (rating.level != Level::extreme && rating.score > most_score(rating.level))
    rating.level = static_cast<Level>(static_cast<int>(rating.level) + 1);
  if (!rating.is_solved) rating.level = Level::extreme;
}

Rating walk(Position& position, const TechniqueSet& allowed,
            const std::function<bool(const Step&, const Position&)>& visit,
            const StepLimits& limits_of_call) {
  const StepLimits limits = limits_of_call.started();
  Rating rating;
  Memory memory;
  drop_stale(position);
  while (const std::optional<Step> step = next_step(position, allowed, limits, &memory)) {
    if (!visit(*step, position)) break;
    count(rating, step->technique);
    apply(*step, position);
    drop_stale(position);
  }
  conclude(rating, position);
  rating.is_stopped = !rating.is_solved && limits.are_reached();
  return rating;
}

Rating walk_briefly(Position& position, const TechniqueSet& allowed,
                    const std::function<bool(Technique)>& visit, const StepLimits& limits_of_call) {
  const StepLimits limits = limits_of_call.started();
  Rating rating;
  Memory memory;
  drop_stale(position);
  while (!position.is_solved() && !position.is_contradictory() && !limits.are_reached()) {
    const std::optional<Single> single = first_single(position, allowed);
    const std::optional<Step> step = single ? std::nullopt : next_step(position, allowed, limits, &memory);
    if (!single && !step) break;
    const Technique technique = single ? single->technique : step->technique;
    if (!visit(technique)) break;
    count(rating, technique);
    if (single) {
      position.place(single->candidate);
    } else {
      apply(*step, position);
    }
    drop_stale(position);
  }
  conclude(rating, position);
  rating.is_stopped = !rating.is_solved && limits.are_reached();
  return rating;
}

Rating rate(Position position, const TechniqueSet& allowed, const StepLimits& limits) {
  return walk_briefly(position, allowed, [](Technique) { return true; }, limits);
}

}  // namespace quadrille::techniques
