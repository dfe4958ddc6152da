// The search for steps in one position.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "techniques/implications.h"
#include "techniques/memory.h"
#include "techniques/step.h"
#include "techniques/step_limits.h"

namespace quadrille::techniques {

/// One search for a technique in a position. A family searches in a fixed order and offers the steps that it
/// finds. The scan takes the first step of the wanted technique, and keeps the others: a later search for
/// another technique tries the kept steps first. (HoDoKu does the same, and the order of its steps depends on
/// it.)
class Scan {
 public:
  /// The position must outlive the scan and must not change; so must the memory, which belongs to the path so
  /// far.
  explicit Scan(const Position& position, const StepLimits& limits = {}, Memory* memory = nullptr)
      : position_(position), limits_(limits.started()), memory_(memory) {
    if (memory_ != nullptr) memory_->look_at(position);
  }

  [[nodiscard]] const Position& position() const { return position_; }
  [[nodiscard]] const Board& board() const { return position_.board(); }

  /// The step that HoDoKu takes first for this technique, or another of its group. Nullopt if a limit is
  /// reached.
  [[nodiscard]] std::optional<Step> find(Technique technique);
  /// All steps that the family of this technique finds, in the order found.
  [[nodiscard]] std::vector<Step> find_all(Technique technique);

  // For the families.

  /// Whether a limit is reached. Long loops call it in each iteration: it checks the limits every 256th time.
  /// If it is, the results of the family are dropped.
  [[nodiscard]] bool is_over() {
    if (!is_over_ && ++asked_ % 256 == 0) is_over_ = limits_.are_reached();
    return is_over_;
  }

  [[nodiscard]] Technique wanted() const { return wanted_; }
  [[nodiscard]] bool wants_all() const { return wants_all_; }
  /// Returns whether the family may stop.
  [[nodiscard]] bool offer(Step&& step);
  /// Moves the first kept step of the wanted technique into the result, if there is one.
  [[nodiscard]] bool take_kept();
  void forget_kept() { kept_.clear(); }
  /// Searches digit by digit, until the search returns that the family may stop. The search must use only the
  /// places of the digit: it is not repeated if it found nothing before and these have not changed. A family
  /// with several such searches numbers them.
  template <class Search>
  bool find_by_digit(Search search, int number = 0) {
    for (int digit = 1; digit <= board().digit_count(); ++digit) {
      if (is_fruitless(digit, number)) continue;
      const std::size_t offered = offered_;
      if (search(digit)) return true;
      if (offered == offered_) note_fruitless(digit, number);
    }
    return false;
  }
  /// The same for families that iterate over digits in another way: whether to skip the digit, and recording
  /// that nothing was found for it.
  [[nodiscard]] bool is_fruitless(int digit, int number = 0) const {
    return remembers() &&
           memory_->is_fruitless(wanted_, part_of(digit, number), memory_->digit_changed_at(digit));
  }
  void note_fruitless(int digit, int number = 0) {
    if (remembers()) memory_->note_fruitless(wanted_, part_of(digit, number));
  }
  /// Searches two houses; as for one digit, the search must use only their candidates.
  template <class Search>
  bool find_in(int house, int other, Search search) {
    const int part = house * board().house_count() + other;
    if (remembers() &&
        memory_->is_fruitless(wanted_, part,
                              std::max(memory_->house_changed_at(house), memory_->house_changed_at(other))))
      return false;
    const std::size_t offered = offered_;
    if (search()) return true;
    if (offered == offered_ && remembers()) memory_->note_fruitless(wanted_, part);
    return false;
  }

  /// Takes the best of the steps offered since, by a strict order; the first of equal ones.
  template <class IsBefore>
  void take_best(std::vector<Step>& steps, IsBefore is_before) {
    if (steps.empty()) return;
    if (wants_all_) {
      for (Step& step : steps) static_cast<void>(offer(std::move(step)));
      return;
    }
    static_cast<void>(offer(std::move(*std::min_element(steps.begin(), steps.end(), is_before))));
  }

  /// All steps that the family of another technique finds, for patterns that are built from these.
  [[nodiscard]] std::vector<Step> steps_of(Technique technique);

  /// Data that is computed once for a position. Sets that overlap have cells in common.
  [[nodiscard]] const std::vector<LinkedSet>& almost_locked_sets();
  [[nodiscard]] const std::vector<RestrictedCommon>& restricted_commons(bool may_overlap = false);
  [[nodiscard]] const Implications& links(NodeKinds kinds);
  [[nodiscard]] const Reach& reach(NodeKinds kinds);
  /// Records a rectangle; false if it was already examined.
  [[nodiscard]] bool is_new_rectangle(int id);
  void forget_rectangles() { rectangles_.clear(); }

 private:
  void run(Technique technique);
  [[nodiscard]] bool remembers() const { return memory_ != nullptr && !wants_all_ && !is_over_; }
  [[nodiscard]] int part_of(int digit, int number) const {
    return number * (board().digit_count() + 1) + digit;
  }

  const Position& position_;
  StepLimits limits_;
  Memory* memory_;
  unsigned asked_ = 0;
  bool is_over_ = false;
  Technique wanted_ = Technique::full_house;
  bool wants_all_ = false;
  std::size_t offered_ = 0;  // number of steps
  std::vector<Step> found_;
  std::vector<Step> kept_;
  std::optional<std::vector<LinkedSet>> sets_;
  std::array<std::optional<std::vector<RestrictedCommon>>, 2> commons_;  // without overlap, and with
  std::array<std::optional<Implications>, kNodeKindsCount> links_;
  std::array<std::optional<Reach>, kNodeKindsCount> reach_;
  std::vector<int> rectangles_;
};

/// A single without the rest of its step.
struct Single {
  Technique technique;
  Candidate candidate;
};
/// The single that comes first among the steps, if its technique is allowed.
[[nodiscard]] std::optional<Single> first_single(const Position& position, const TechniqueSet& allowed);

// The families, in files with the same name or the name of their common subject.
void find_full_house(Scan& scan);
void find_naked_single(Scan& scan);
void find_hidden_single(Scan& scan);
void find_condition(Scan& scan);
void find_locked_in_condition(Scan& scan);
void find_no_place_left(Scan& scan);
void find_naked_subset(Scan& scan);
void find_hidden_subset(Scan& scan);
void find_locked_candidates(Scan& scan);
void find_fish(Scan& scan);
void find_short_chain(Scan& scan);
void find_bug(Scan& scan);
void find_skyscraper(Scan& scan);
void find_two_string_kite(Scan& scan);
void find_dual(Scan& scan);
void find_siamese_fish(Scan& scan);
void find_empty_rectangle(Scan& scan);
void find_w_wing(Scan& scan);
void find_wing(Scan& scan);
void find_rectangle(Scan& scan);
void find_avoidable_rectangle(Scan& scan);
void find_sue_de_coq(Scan& scan);
void find_simple_colors(Scan& scan);
void find_multi_colors(Scan& scan);
void find_nice_loop(Scan& scan);
void find_grouped_nice_loop(Scan& scan);
void find_als_nice_loop(Scan& scan);
void find_forcing_chain(Scan& scan);
void find_forcing_net(Scan& scan);
void find_als_xz(Scan& scan);
void find_als_xy_wing(Scan& scan);
void find_als_chain(Scan& scan);
void find_firework(Scan& scan);
void find_broken_wing(Scan& scan);
void find_bivalue_oddagon(Scan& scan);
void find_tridagon(Scan& scan);
void find_sk_loop(Scan& scan);
void find_exocet(Scan& scan);
void find_multi_sector_locked_set(Scan& scan);
void find_kraken_fish(Scan& scan);
void find_whip(Scan& scan);
void find_or_k_whip(Scan& scan);
void find_death_blossom(Scan& scan);
void find_template(Scan& scan);

/// HoDoKu's order of chain steps: more eliminations first; if the eliminations differ, the shorter chain,
/// then the smaller sum of eliminations; if not, the shorter chain, smaller digits, fewer and later cells.
[[nodiscard]] bool is_better_chain(const Step& a, const Step& b);
/// The same for steps whose chains are not built yet, but have these lengths.
[[nodiscard]] bool is_better_chain_of(const Step& a, std::size_t length_of_a, const Step& b,
                                      std::size_t length_of_b);
/// The weighted sum of the eliminations: the cell of the k-th elimination, from k = 0, has the weight 1 + 80
/// k.
[[nodiscard]] int elimination_sum(const Step& step);

}  // namespace quadrille::techniques
