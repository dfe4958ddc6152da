#include "techniques/scan.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace quadrille::techniques {

namespace {

using Family = void (*)(Scan&);

constexpr std::array<Family, kTechniqueCount> kFamilies{
#define TECHNIQUE(id, name, french, code, score, level, family, group, use) find_##family,
#include "techniques/techniques.def"
#undef TECHNIQUE
};

}  // namespace

void Scan::run(Technique technique) {
  wanted_ = technique;
  found_.clear();
  if (!is_over_) is_over_ = limits_.are_reached();
  if (is_over_) return;
  kFamilies[static_cast<std::size_t>(technique)](*this);
  if (is_over_) found_.clear();
}

std::optional<Step> Scan::find(Technique technique) {
  wants_all_ = false;
  run(technique);
  if (found_.empty()) return std::nullopt;
  Step step = std::move(found_.front());
  step.tidy();
  return step;
}

std::vector<Step> Scan::find_all(Technique technique) {
  wants_all_ = true;
  rectangles_.clear();
  run(technique);
  for (Step& step : found_) step.tidy();
  return std::move(found_);
}

bool Scan::offer(Step&& step) {
  ++offered_;
  if (wants_all_) {
    found_.push_back(std::move(step));
    return false;
  }
  if (info_of(step.technique).group != wanted_) {
    kept_.push_back(std::move(step));
    return false;
  }
  found_.push_back(std::move(step));
  return true;
}

bool Scan::take_kept() {
  if (wants_all_) return false;
  const auto is_wanted = [&](const Step& step) { return info_of(step.technique).group == wanted_; };
  const auto kept = std::ranges::find_if(kept_, is_wanted);
  if (kept == kept_.end()) return false;
  found_.push_back(*kept);
  return true;
}

std::vector<Step> Scan::steps_of(Technique technique) {
  if (is_over_) return {};
  Scan scan(position_, limits_);
  std::vector<Step> steps = scan.find_all(technique);
  is_over_ = scan.is_over_;
  return steps;
}

const Implications& Scan::links(NodeKinds kinds) {
  std::optional<Implications>& links = links_[static_cast<std::size_t>(kinds)];
  if (!links && kinds == NodeKinds::sets_too) {
    links.emplace(position_, almost_locked_sets(), restricted_commons());
  } else if (!links) {
    links.emplace(position_, kinds == NodeKinds::groups_too);
  }
  return *links;
}

const Reach& Scan::reach(NodeKinds kinds) {
  std::optional<Reach>& reach = reach_[static_cast<std::size_t>(kinds)];
  if (!reach) reach.emplace(position_, links(kinds));
  return *reach;
}

bool Scan::is_new_rectangle(int id) {
  if (std::ranges::find(rectangles_, id) != rectangles_.end()) return false;
  rectangles_.push_back(id);
  return true;
}

int elimination_sum(const Step& step) {
  int sum = 0;
  int weight = 1;
  for (const Candidate& candidate : step.eliminations) {
    sum += candidate.cell * weight + candidate.digit;
    weight += 80;
  }
  return sum;
}

bool is_better_chain(const Step& a, const Step& b) {
  return is_better_chain_of(a, a.chain.size(), b, b.chain.size());
}

bool is_better_chain_of(const Step& a, std::size_t length_of_a, const Step& b, std::size_t length_of_b) {
  if (a.eliminations.size() != b.eliminations.size()) return a.eliminations.size() > b.eliminations.size();
  if (length_of_a != length_of_b) return length_of_a < length_of_b;
  if (a.eliminations != b.eliminations) return elimination_sum(a) < elimination_sum(b);
  const auto sum_of = [](const std::vector<int>& list) {
    return std::accumulate(list.begin(), list.end(), 0);
  };
  return sum_of(a.digits) < sum_of(b.digits);
}

}  // namespace quadrille::techniques
