// Two steps of one technique that share the main part of their patterns, combined into one step with the
// eliminations of both.
//
// Dual 2-string kite: two kites, perhaps of two digits, by the same two cells of a box. Dual empty rectangle:
// two of the same box. Siamese fish: the same base houses, but other covers, so that other places are fins.
//
//           c2        c7  c8       rows 2 and 6: with columns 2 and 7 the fin is r2c8, with 2 and 8 it is
//   r2  . . x . .  .  x   x        r2c7; x is removed from r13c7 by the first, from r13c8 by the second
//   r6  . . x . .  .  x   x
#include <algorithm>

#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

bool removes_all_of(const Step& a, const Step& b) {
  return std::ranges::all_of(b.eliminations, [&](const Candidate& candidate) {
    return std::ranges::find(a.eliminations, candidate) != a.eliminations.end();
  });
}

template <class T>
void append_new(std::vector<T>& list, const std::vector<T>& more) {
  for (const T& member : more)
    if (std::ranges::find(list, member) == list.end()) list.push_back(member);
}

/// The conclusions of both, with the proofs of both.
Step joined(Technique technique, const Step& a, const Step& b) {
  Step step = a;
  step.technique = technique;
  append_new(step.digits, b.digits);
  append_new(step.eliminations, b.eliminations);
  append_new(step.fins, b.fins);
  append_new(step.endo_fins, b.endo_fins);
  append_new(step.sectors, b.sectors);
  append_new(step.conditions, b.conditions);
  return step;
}

/// Offers each pair of matching steps, joined.
template <class BelongTogether, class Join>
void offer_pairs(Scan& scan, const std::vector<Step>& steps, BelongTogether belong_together, Join join) {
  for (std::size_t i = 0; i < steps.size(); ++i)
    for (std::size_t j = i + 1; j < steps.size(); ++j) {
      const Step& a = steps[i];
      const Step& b = steps[j];
      if (scan.is_over()) return;
      if (!belong_together(a, b)) continue;
      if (removes_all_of(a, b) || removes_all_of(b, a)) continue;
      Step step = joined(scan.wanted(), a, b);
      join(step, b);
      if (scan.offer(std::move(step))) return;
    }
}

void find_dual_kite(Scan& scan) {
  // The last two cells of a kite are those in the box.
  const auto in_box = [](const Step& step) {
    return std::pair(std::min(step.cells[2], step.cells[3]), std::max(step.cells[2], step.cells[3]));
  };
  offer_pairs(
      scan, scan.steps_of(Technique::two_string_kite),
      [&](const Step& a, const Step& b) { return in_box(a) == in_box(b); },
      [](Step& step, const Step& other) {
        step.cells.insert(step.cells.begin(), other.cells.begin(), other.cells.begin() + 2);
      });
}

void find_dual_empty_rectangle(Scan& scan) {
  std::vector<Step> steps = scan.steps_of(Technique::empty_rectangle);
  std::ranges::move(scan.steps_of(Technique::empty_rectangle_of_two), std::back_inserter(steps));
  offer_pairs(
      scan, steps, [](const Step& a, const Step& b) { return a.digits == b.digits && a.base == b.base; },
      [](Step& step, const Step& other) { append_new(step.cells, other.cells); });
}

/// The two fish of a siamese one: basic ones are finned or sashimi, but at least one must be finned if the
/// whole is to be finned.
struct Halves {
  Technique one, other;
};
Halves halves_of(Technique siamese) {
  using enum Technique;
  switch (siamese) {
    case siamese_finned_x_wing: return {finned_x_wing, sashimi_x_wing};
    case siamese_sashimi_x_wing: return {sashimi_x_wing, sashimi_x_wing};
    case siamese_finned_swordfish: return {finned_swordfish, sashimi_swordfish};
    case siamese_sashimi_swordfish: return {sashimi_swordfish, sashimi_swordfish};
    case siamese_finned_jellyfish: return {finned_jellyfish, sashimi_jellyfish};
    case siamese_sashimi_jellyfish: return {sashimi_jellyfish, sashimi_jellyfish};
    case siamese_finned_franken_x_wing: return {finned_franken_x_wing, finned_franken_x_wing};
    case siamese_finned_franken_swordfish: return {finned_franken_swordfish, finned_franken_swordfish};
    case siamese_finned_franken_jellyfish: return {finned_franken_jellyfish, finned_franken_jellyfish};
    case siamese_finned_mutant_x_wing: return {finned_mutant_x_wing, finned_mutant_x_wing};
    case siamese_finned_mutant_swordfish: return {finned_mutant_swordfish, finned_mutant_swordfish};
    default: return {finned_mutant_jellyfish, finned_mutant_jellyfish};
  }
}

}  // namespace

void find_dual(Scan& scan) {
  if (scan.wanted() == Technique::dual_two_string_kite) {
    find_dual_kite(scan);
  } else {
    find_dual_empty_rectangle(scan);
  }
}

void find_siamese_fish(Scan& scan) {
  const Halves halves = halves_of(scan.wanted());
  std::vector<Step> steps = scan.steps_of(halves.one);
  std::erase_if(steps, [&](const Step& step) {
    return step.technique != halves.one && step.technique != halves.other;
  });
  offer_pairs(
      scan, steps,
      [&](const Step& a, const Step& b) {
        return a.digits == b.digits && a.base == b.base &&
               (a.technique == halves.one || b.technique == halves.one);
      },
      [](Step& step, const Step& other) {
        step.cover.insert(step.cover.end(), other.cover.begin(), other.cover.end());
      });
}

}  // namespace quadrille::techniques
