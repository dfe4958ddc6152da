#include "cp/learning/choice_conflict.h"

#include <algorithm>

namespace quadrille::cp {

namespace {

constexpr std::uint32_t kDeepest = 1000;  // depth of the recursion from a fact to its reasons

}  // namespace

void ChoiceConflict::set_mark(Code fact, Mark m) {
  if (mark(fact) == Mark::none) marked_.push_back(atom_of(fact));
  mark(fact) = m;
}

void ChoiceConflict::clear_marks() {
  for (const std::uint32_t atom : marked_) marks_[atom] = Mark::none;
  marked_.clear();
}

void ChoiceConflict::analyse(Learnt& learnt) {
  resolve(learnt);
  bump_reasons(learnt.facts);
  minimise(learnt.facts);
  shrink(learnt.facts);
  clear_marks();
  finish(learnt);
  order_.decay();
  choices_.decay();
}

void ChoiceConflict::resolve(Learnt& learnt) {
  learnt.facts.assign(1, 0);
  int open = 0;  // facts of the last level that have yet to be replaced by their reasons
  const auto look_at = [&](Code fact) {
    if (mark(fact) != Mark::none || choices_.level(fact) == 0) return;
    set_mark(fact, Mark::seen);
    order_.bump(atom_of(fact));
    if (choices_.level(fact) == choices_.level()) {
      ++open;
    } else {
      learnt.facts.push_back(fact);
    }
  };
  for (const Code fact : choices_.failed()) look_at(fact);
  std::size_t place = choices_.trail().size();
  while (true) {
    do {
      --place;
    } while (mark(choices_.trail()[place]) == Mark::none);
    const Code fact = choices_.trail()[place];
    if (--open == 0) {
      learnt.facts.front() = opposite(fact);
      return;
    }
    choices_.note_use(fact);
    choices_.for_each_reason(fact, look_at);
  }
}

void ChoiceConflict::bump_reasons(std::span<const Code> facts) {
  const std::size_t count = marked_.size();
  for (const Code fact : facts.subspan(1)) {
    choices_.for_each_reason(opposite(fact), [&](Code reason) {
      if (mark(reason) != Mark::none || choices_.level(reason) == 0) return;
      set_mark(reason, Mark::seen);
      order_.bump(atom_of(reason));
    });
  }
  for (const std::uint32_t atom : std::span(marked_).subspan(count)) marks_[atom] = Mark::none;
  marked_.resize(count);
}

void ChoiceConflict::minimise(std::vector<Code>& facts) {
  count_levels(facts);
  facts.erase(std::remove_if(facts.begin() + 1, facts.end(), [&](Code fact) { return is_implied(fact, 0); }),
              facts.end());
}

bool ChoiceConflict::is_implied(Code fact, std::uint32_t depth) {
  if (depth > kDeepest || choices_.is_decision(fact)) return false;
  // A fact of a level with no fact in the clause depends on that level's decision, directly or indirectly.
  if (!levels_.contains(choices_.level(fact))) return false;
  bool implied = true;
  choices_.for_each_reason(opposite(fact),
                           [&](Code reason) { implied = implied && follows(reason, depth + 1); });
  return implied;
}

bool ChoiceConflict::follows(Code fact, std::uint32_t depth) {
  if (choices_.level(fact) == 0) return true;
  if (mark(fact) == Mark::none) set_mark(fact, is_implied(fact, depth) ? Mark::implied : Mark::needed);
  return mark(fact) != Mark::needed;
}

void ChoiceConflict::shrink(std::vector<Code>& facts) {
  shrink_levels(
      facts, [&](Code fact) { return choices_.level(fact); },
      [&](std::span<const Code> of_level) { return implication_point(of_level); });
}

std::optional<Code> ChoiceConflict::implication_point(std::span<const Code> facts) {
  const std::uint32_t level = choices_.level(facts.front());
  std::uint32_t place = 0;
  std::size_t open = facts.size();
  for (const Code fact : facts) {
    is_queued_[atom_of(fact)] = true;
    place = std::max(place, choices_.place(fact));
  }
  passed_.clear();
  bool is_possible = true;
  while (true) {
    while (!is_queued_[atom_of(choices_.trail()[place])]) --place;
    const Code fact = choices_.trail()[place];
    is_queued_[atom_of(fact)] = false;
    if (--open == 0) break;
    choices_.for_each_reason(fact, [&](Code reason) {
      if (!is_possible) return;
      if (choices_.level(reason) < level) {
        is_possible = follows(reason, 1);
      } else if (const Mark m = mark(reason); m != Mark::seen && m != Mark::implied) {
        set_mark(reason, Mark::seen);
        passed_.push_back(reason);
        is_queued_[atom_of(reason)] = true;
        ++open;
      }
    });
    if (is_possible) continue;
    for (const Code other : facts) is_queued_[atom_of(other)] = false;
    for (const Code other : passed_) {
      is_queued_[atom_of(other)] = false;
      mark(other) = Mark::needed;
    }
    return std::nullopt;
  }
  return choices_.trail()[place];
}

std::uint32_t ChoiceConflict::count_levels(std::span<const Code> facts) {
  return cp::count_levels(levels_, facts, [&](Code fact) { return choices_.level(fact); });
}

void ChoiceConflict::finish(Learnt& learnt) {
  learnt.lbd = count_levels(learnt.facts);
  order_learnt(learnt, [&](Code fact) { return choices_.level(fact); });
}

}  // namespace quadrille::cp
