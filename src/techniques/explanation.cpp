#include "techniques/explanation.h"

#include <algorithm>
#include <utility>

#include "sudoku/conditions/conditions.h"
#include "techniques/explanation_names.h"
#include "techniques/explanation_sentences.h"

namespace quadrille::techniques {

namespace {

/// Names parts in the order of their colours.
class Explainer {
 public:
  Explainer(const Step& step, const Board& board) : step_(step), board_(board), names_(board) {}

  [[nodiscard]] Explanation explanation() {
    const std::string pattern = pattern_text();
    const std::string conclusion = conclusion_text();
    return names_.explained(pattern.empty() ? conclusion : std::string(say::kBoth(pattern, conclusion)));
  }

 private:
  [[nodiscard]] int digit() const { return value(step_.digits.front()); }
  [[nodiscard]] int value(int digit) const { return names_.value(digit); }
  [[nodiscard]] std::string condition() const {
    return say::kTheCondition(board_.condition(step_.conditions.front()).origin->label);
  }

  [[nodiscard]] std::string conclusion_text() const {
    if (!step_.eliminations.empty()) return say::kSoRemove(names_.removals(step_.eliminations));
    Texts texts;
    for (const Candidate& placed : step_.placements)
      texts.push_back(say::kCellIs(names_.plain({placed.cell}), value(placed.digit)));
    return say::kSoItIs(listed_with_and(texts));
  }

  // NOLINTNEXTLINE(readability-function-size): a case for each technique
  std::string pattern_text() {
    switch (step_.technique) {
      case Technique::full_house:
        if (step_.base.empty()) break;
        return say::kLastOpenCell(names_.cell(0, step_.placements.front().cell),
                                  names_.house(1, step_.base.front()), value(step_.placements.front().digit));
      case Technique::naked_single:
        return say::kOnlyCandidate(names_.cell(0, step_.placements.front().cell),
                                   value(step_.placements.front().digit));
      case Technique::hidden_single:
        return say::kOnlyPlace(names_.house(1, step_.base.front()), value(step_.placements.front().digit),
                               names_.cell(0, step_.placements.front().cell));
      case Technique::locked_pair:
      case Technique::locked_triple:
      case Technique::naked_pair:
      case Technique::naked_triple:
      case Technique::naked_quadruple:
        return say::kNakedSubset(names_.cells(0, step_.cells), names_.all_of(step_.digits),
                                 names_.houses(1, shared_houses()));
      case Technique::hidden_pair:
      case Technique::hidden_triple:
      case Technique::hidden_quadruple:
        return say::kHiddenSubset(names_.house(1, house_of(step_.cells)), names_.all_of(step_.digits),
                                  names_.cells(0, step_.cells));
      case Technique::pointing:
      case Technique::claiming:
        return say::kLockedCandidates(digit(), names_.house(1, step_.base.front()),
                                      names_.cells(0, step_.cells), names_.house(2, step_.cover.front()));
      case Technique::skyscraper:
      case Technique::two_string_kite: return two_houses();
      case Technique::empty_rectangle:
      case Technique::empty_rectangle_of_two: return empty_rectangle();
      case Technique::w_wing: return w_wing();
      case Technique::xy_wing:
      case Technique::xyz_wing: return wing();
      case Technique::uniqueness_1:
      case Technique::uniqueness_2:
      case Technique::uniqueness_3:
      case Technique::uniqueness_4:
      case Technique::uniqueness_5:
      case Technique::uniqueness_6:
      case Technique::hidden_rectangle:
      case Technique::avoidable_rectangle_1:
      case Technique::avoidable_rectangle_2: return rectangle();
      case Technique::bug_plus_1:
        return say::kBug(value(step_.guardians.front().digit), names_.cell(0, step_.guardians.front().cell));
      case Technique::simple_colors_trap:
      case Technique::simple_colors_wrap:
      case Technique::multi_colors_1:
      case Technique::multi_colors_2: return colours();
      case Technique::remote_pair: return remote_pair();
      case Technique::als_xz:
      case Technique::overlapping_als_xz: return two_sets();
      case Technique::als_xy_wing:
      case Technique::overlapping_als_xy_wing:
        return say::kBoth(
            sets(), say::kAlsChain(names_.all_of(digits_of(step_.endo_fins)), names_.all_of(gone_digits())));
      case Technique::als_chain:
      case Technique::als_chain_in_any_order:
      case Technique::overlapping_als_chain:
        return say::kBoth(sets(), say::kAlsChain(linking_digits(), names_.all_of(gone_digits())));
      case Technique::death_blossom:
      case Technique::overlapping_death_blossom: return death_blossom();
      case Technique::sue_de_coq: return sue_de_coq();
      default: break;
    }
    return rarer_pattern();
  }

  std::string rarer_pattern() {
    switch (step_.technique) {
      case Technique::bivalue_oddagon:
      case Technique::tridagon:
        return say::kGuardians(names_.cells(0, step_.cells), names_.all_of(step_.digits),
                               names_.one_of(1, step_.fins));
      case Technique::broken_wing:
        return say::kBrokenWing(digit(), names_.cells(0, step_.cells), names_.cells(1, cells_in(step_.fins)));
      case Technique::firework_triple:
      case Technique::firework_quadruple:
        return say::kFirework(names_.all_of(step_.digits), names_.cells(0, step_.cells));
      case Technique::junior_exocet:
      case Technique::senior_exocet:
        return say::kExocet(names_.all_of(step_.digits), names_.cells(0, {step_.cells[0], step_.cells[1]}),
                            names_.cells(1, {step_.cells[2], step_.cells[3]}));
      case Technique::sk_loop:
      case Technique::multi_sector_locked_set:
        return say::kLockedSectors(names_.cells(0, step_.cells), step_.cells.size());
      case Technique::template_set:
      case Technique::template_delete: return say::kAllWaysToPlace(names_.all_of(step_.digits));
      case Technique::whip:
      case Technique::or_k_whip: return whip();
      case Technique::locked_in_condition:
        return say::kLockedInCondition(condition(), digit(), names_.cells(0, step_.cells));
      case Technique::no_place_left: return no_place_left();
      default: break;
    }
    if (!step_.cover.empty()) return fish();
    if (!step_.chains.empty()) return forcing_chains();
    if (!step_.chain.empty()) return chain_text();
    if (!step_.conditions.empty()) return by_condition();
    return "";
  }

  /// The houses of all cells of the pattern from which candidates are removed.
  [[nodiscard]] std::vector<int> shared_houses() const {
    std::vector<int> shared;
    for (const int house : board_.houses_of(step_.cells.front())) {
      const CellSet& set = board_.house(house).set;
      const auto is_inside = [&](int cell) { return set.contains(cell); };
      if (std::ranges::all_of(step_.cells, is_inside) &&
          std::ranges::any_of(step_.eliminations, is_inside, &Candidate::cell))
        shared.push_back(house);
    }
    return shared;
  }

  /// The house whose places of a digit the step uses, and which contains the cells.
  [[nodiscard]] int house_of(const std::vector<int>& cells) const {
    const auto contains_all = [&](const Sector& sector) {
      return sector.digit != Sector::kCell && std::ranges::all_of(cells, [&](int cell) {
               return board_.house(sector.place).set.contains(cell);
             });
    };
    return std::ranges::find_if(step_.sectors, contains_all)->place;
  }

  std::string no_place_left() {
    if (step_.base.empty()) return say::kNoDigitInCell(names_.cells(0, step_.cells));
    return say::kNoPlaceInHouse(digit(), names_.house(1, step_.base.front()), names_.cells(0, step_.cells));
  }

  std::string by_condition() {
    if (step_.digit_sets.empty()) return say::kConditionForbids(condition(), names_.cells(0, step_.cells));
    Texts sets;
    for (const Digits set : step_.digit_sets) sets.push_back(names_.all_of(list_of(set)));
    return say::kConditionAllows(condition(), names_.cells(0, step_.cells), listed_with_or(sets));
  }

  std::string fish() {
    const std::string base = names_.houses(0, step_.base);
    std::vector<int> fins = cells_in(step_.fins);
    for (const Candidate& fin : step_.endo_fins) fins.push_back(fin.cell);
    if (step_.cover.size() > step_.base.size())
      return say::kSiameseFish(digit(), base, names_.cells(2, fins));
    const std::string cover = names_.houses(1, step_.cover);
    if (fins.empty()) return say::kFish(digit(), base, cover);
    return (step_.chains.empty() ? say::kFinnedFish : say::kKrakenFish)(digit(), base, cover,
                                                                        names_.cells(2, fins));
  }

  std::string two_houses() {
    const std::vector<int>& at = step_.cells;
    return say::kTwoHouses(digit(), names_.plain_house(house_of({at[0], at[2]})), names_.cell(0, at[0]),
                           names_.cell(1, at[2]), names_.plain_house(house_of({at[1], at[3]})),
                           names_.cell(0, at[1]), names_.cell(1, at[3]));
  }

  std::string empty_rectangle() {
    return say::kEmptyRectangle(digit(), names_.house(0, step_.base.front()),
                                names_.house(2, house_of(step_.cells)), names_.cell(1, step_.cells[0]),
                                names_.cell(1, step_.cells[1]));
  }

  std::string w_wing() {
    const int near_first = step_.fins[2].cell;
    const int near_second = step_.fins[3].cell;
    return say::kWWing(names_.cell(0, step_.cells[0]), names_.cell(0, step_.cells[1]), value(step_.digits[0]),
                       value(step_.digits[1]), names_.plain_house(house_of({near_first, near_second})),
                       names_.cell(1, near_first), names_.cell(1, near_second));
  }

  std::string wing() {
    const bool is_xyz = step_.technique == Technique::xyz_wing;
    const std::vector<int> pivot(step_.digits.begin(), step_.digits.begin() + (is_xyz ? 3 : 2));
    return (is_xyz ? say::kXyzWing : say::kXyWing)(
        names_.cell(0, step_.cells[0]), names_.one_of(pivot), names_.cell(1, step_.cells[1]),
        names_.cell(1, step_.cells[2]), value(step_.fins.back().digit));
  }

  std::string rectangle() {
    const std::string four = names_.cells(0, step_.cells);
    const std::string two = names_.all_of(step_.digits);
    if (step_.guardians.empty()) return say::kAvoidableRectangle(four, two);
    return say::kRectangle(four, two, names_.one_of(1, step_.guardians));
  }

  std::string colours() {
    const std::vector<std::vector<int>>& all = step_.colours;
    const std::string two = say::kTwoColours(digit(), names_.cells(0, all[0]), names_.cells(1, all[1]));
    if (all.size() == 2)
      return say::kBoth(
          two, step_.technique == Technique::simple_colors_trap ? say::kColourTrap() : say::kColourWrap());
    const std::string four =
        say::kBoth(two, say::kFurtherColours(names_.cells(2, all[2]), names_.cells(3, all[3])));
    return say::kBoth(
        four, step_.technique == Technique::multi_colors_1 ? say::kMultiColours1() : say::kMultiColours2());
  }

  // Chains.

  std::string remote_pair() {
    std::vector<int> pair_cells;
    for (const ChainNode& node : step_.chain) pair_cells.push_back(node.cell);
    return say::kRemotePair(names_.cells(0, pair_cells), names_.one_of(step_.digits));
  }

  /// "If r1c1 is not 5, then r1c7 is 5, so r4c7 is not 5, so r4c3 is 5."; of a chain with more than `most`
  /// nodes, only its ends.
  std::string implications(const std::vector<ChainNode>& nodes, std::size_t most) {
    if (nodes.size() < 2) return nodes.empty() ? "" : std::string(say::kFullStop(names_.node(nodes.front())));
    std::string text = say::kIfThen(names_.node(nodes[0]), names_.node(nodes[1]));
    for (std::size_t i = 2; i < nodes.size(); ++i) text = say::kAndSo(text, names_.node(nodes[i]));
    if (nodes.size() > most)
      text = say::kLeadsTo(names_.node(nodes.front()), nodes.size() - 1, names_.node(nodes.back()));
    return say::kFullStop(text);
  }

  static constexpr std::size_t kMostNodes = 14;
  static constexpr std::size_t kMostNodesOfMany = 8;

  std::string chain_text() { return say::kBoth(implications(step_.chain, kMostNodes), end_of_chain()); }

  [[nodiscard]] std::string end_of_chain() const {
    const bool begins_on = step_.chain.front().is_strong_from_last;
    const bool ends_on = step_.chain.back().is_strong_from_last;
    switch (step_.technique) {
      case Technique::continuous_nice_loop:
      case Technique::grouped_continuous_nice_loop:
      case Technique::als_continuous_nice_loop: return say::kContinuousLoop();
      case Technique::discontinuous_nice_loop:
      case Technique::grouped_discontinuous_nice_loop:
      case Technique::als_discontinuous_nice_loop:
        return begins_on || ends_on ? say::kContradictsBeginning() : say::kFollowsEitherWay();
      default: return say::kOneEndHolds();
    }
  }

  std::string forcing_chains() {
    std::string text;
    for (const std::vector<ChainNode>& chain : step_.chains) {
      const std::string one = implications(chain, kMostNodesOfMany);
      text = text.empty() ? one : std::string(say::kBoth(text, one));
    }
    return say::kBoth(text, step_.contradiction ? say::kNotAllTrue() : say::kSameFollows());
  }

  std::string whip() {
    std::vector<ChainNode> nodes = step_.chain;
    const Candidate& target = step_.eliminations.front();
    nodes.insert(nodes.begin(), ChainNode{target.cell, target.digit, true});
    return say::kBoth(implications(nodes, kMostNodes), say::kLeavesNothing());
  }

  // Almost locked sets.

  std::string set(std::size_t number) {
    const AlmostLockedSet& named = step_.sets[number];
    return say::kAlmostLocked(names_.cells(number, list_of(named.cells)),
                              names_.all_of(list_of(named.digits)));
  }
  /// In the order in which they are linked; that of the XY-wing's middle is the last of its step.
  std::string sets() {
    Texts names;
    for (std::size_t i = 0; i < step_.sets.size(); ++i) names.push_back(set(i));
    if (is_xy_wing()) std::swap(names[1], names[2]);
    return say::kSetsHaveOneMore(listed_with_and(names));
  }
  [[nodiscard]] bool is_xy_wing() const {
    return step_.technique == Technique::als_xy_wing || step_.technique == Technique::overlapping_als_xy_wing;
  }
  [[nodiscard]] std::vector<int> gone_digits() const { return digits_of(step_.eliminations); }
  /// "3, 4 and 3".
  [[nodiscard]] std::string linking_digits() const {
    Texts texts;
    for (const Digits link : step_.links) texts.push_back(names_.one_of(list_of(link)));
    return listed_with_and(texts);
  }

  std::string two_sets() {
    const std::vector<int> linking = digits_of(step_.endo_fins);
    return say::kBoth(sets(), linking.size() > 1 ? say::kAlsDouble(names_.all_of(linking))
                                                 : say::kAlsXz(names_.all_of(linking),
                                                               names_.all_of(digits_of(step_.fins))));
  }

  std::string death_blossom() {
    const std::string petals = sets();
    const std::size_t stem = step_.sets.size();
    return say::kBoth(petals,
                      say::kDeathBlossom(names_.cells(stem, step_.cells), names_.all_of(gone_digits())));
  }

  std::string sue_de_coq() {
    return say::kSueDeCoq(names_.cells(0, step_.cells), names_.all_of(step_.digits),
                          names_.cells(1, list_of(step_.sets[1].cells)),
                          names_.cells(2, list_of(step_.sets[2].cells)));
  }

  const Step& step_;
  const Board& board_;
  ExplanationNames names_;
};

}  // namespace

std::string Explanation::text() const {
  std::string text;
  for (const Piece& piece : pieces) text += piece.text;
  return text;
}

Explanation explanation_of(const Step& step, const Board& board) {
  return Explainer(step, board).explanation();
}

}  // namespace quadrille::techniques
