// Almost locked sets: n cells of a house with n + 1 digits. A digit x is restricted common to two of them if
// all its places in one see all its places in the other: one of the two sets has no x, so it is locked and
// holds all its other digits.
//
// XZ-rule: so z, another digit of both, is in one of them, and goes from what sees all its places there. With
// two restricted commons, both sets are locked. XY-wing: two sets are linked to a third by different digits.
// Chain: any number of sets.
#include <algorithm>
#include <map>

#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

/// Whether digits that both sets have, other than those, go from some cell.
bool removes_shared(const LinkedSet& a, const LinkedSet& b, Digits linking) {
  const Digits shared = a.set.digits & b.set.digits & ~linking;
  if (shared == 0 || !a.seen_of_any.meets(b.seen_of_any)) return false;
  return std::ranges::any_of(list_of(shared),
                             [&](int digit) { return a.seen[at(digit)].meets(b.seen[at(digit)]); });
}

/// Adds a step's eliminations of the digits that both sets have, other than those.
void eliminate_shared(Step& step, const Board& board, const LinkedSet& a, const LinkedSet& b,
                      Digits linking) {
  const Digits shared = a.set.digits & b.set.digits & ~linking;
  if (shared == 0 || !a.seen_of_any.meets(b.seen_of_any)) return;
  for (const int digit : list_of(shared)) {
    const CellSet gone = a.seen[at(digit)] & b.seen[at(digit)];
    if (gone.empty()) continue;
    step.eliminate(gone, digit);
    const CellSet places = a.places[at(digit)] | b.places[at(digit)];
    for (const int cell : places) step.fins.push_back({cell, digit});
    for (const int cell : gone) step.use_links(board, places, cell, digit);
  }
}

Digits digit_of(int digit) { return digit == 0 ? 0 : sudoku::digit_bit(digit); }

/// Notes that the digit is in one of the two sets at most.
void link_sets(Step& step, const Board& board, const LinkedSet& a, const LinkedSet& b, int digit) {
  if (digit == 0) return;
  for (const int cell : a.places[at(digit)] | b.places[at(digit)]) step.endo_fins.push_back({cell, digit});
  for (const int from : a.places[at(digit)]) step.use_links(board, b.places[at(digit)], from, digit);
}

void add_set(Step& step, const Board& board, const LinkedSet& set) {
  step.sets.push_back(set.set);
  step.use_set(board, set.set);
}

/// Both sets are locked where two digits link them: what sees all places of another digit of `a` loses it.
bool eliminate_locked(Step& step, const Board& board, const LinkedSet& a, const LinkedSet& b,
                      Digits linking) {
  bool found = false;
  for (const int digit : list_of(a.set.digits & ~linking)) {
    const CellSet gone = a.seen[at(digit)] - b.set.cells;
    if (gone.empty()) continue;
    found = true;
    step.eliminate(gone, digit);
    for (const int cell : gone) step.use_links(board, a.places[at(digit)], cell, digit);
  }
  return found;
}

void extend_set(Scan& scan, const std::vector<int>& open, std::size_t next, const AlmostLockedSet& part,
                int count, int most, std::vector<LinkedSet>& sets) {
  for (std::size_t i = next; i < open.size() && !scan.is_over(); ++i) {
    AlmostLockedSet more = part;
    more.cells.add(open[i]);
    more.digits |= scan.position().candidates(open[i]);
    const int size = count + 1;
    if (size > most) return;
    if (count_of(more.digits) == size + 1) {
      const auto is_same = [&](const LinkedSet& known) { return known.set.cells == more.cells; };
      if (std::ranges::none_of(sets, is_same)) sets.push_back({more, {}, {}, {}});
    }
    extend_set(scan, open, i + 1, more, size, most, sets);
  }
}

/// What a chain of sets has come to.
class AlsChainSearch {
 public:
  explicit AlsChainSearch(Scan& scan)
      : scan_(scan),
        board_(scan.board()),
        sets_(scan.almost_locked_sets()),
        commons_(scan.restricted_commons()) {
    first_common_.resize(sets_.size() + 1, commons_.size());
    for (std::size_t i = commons_.size(); i-- > 0;) first_common_[commons_[i].first] = i;
    for (std::size_t i = sets_.size(); i-- > 0;)
      first_common_[i] = std::min(first_common_[i], first_common_[i + 1]);
    in_chain_.resize(sets_.size());
  }

  void run() {
    for (start_ = 0; start_ < sets_.size(); ++start_) {
      in_chain_.assign(sets_.size(), false);
      in_chain_[start_] = true;
      extend(start_, nullptr);
    }
    if (steps_.empty()) return;
    scan_.take_best(steps_, is_better);
  }

 private:
  /// A link of the chain: bit 1: its digit takes part, bit 2: its other digit.
  struct Part {
    const RestrictedCommon* common;
    unsigned used;
    [[nodiscard]] Digits digits() const {
      return ((used & 1U) != 0 ? digit_of(common->digit) : 0) |
             ((used & 2U) != 0 ? digit_of(common->other_digit) : 0);
    }
  };
  static constexpr int kMostParts = 50;

  /// The digits of a link that may follow the last one: no digit may link twice in a row. (Of two digits
  /// of the last link only the first counts, as in HoDoKu.)
  static unsigned follows(const Part* last, const RestrictedCommon& common, bool is_first_try) {
    if (last == nullptr) return common.other_digit == 0 || is_first_try ? 1 : 2;
    const int taken = last->used == 2 ? last->common->other_digit : last->common->digit;
    if (common.other_digit == 0) return common.digit == taken ? 0 : 1;
    if (taken == common.other_digit) return 1;
    return taken == common.digit ? 2 : 3;
  }

  void extend(std::size_t set, const Part* last) {
    if (chain_.size() >= at(board_.bounded(kMostParts, 3)) || scan_.is_over()) return;
    bool is_first_try = true;
    for (std::size_t i = first_common_[set]; i < first_common_[set + 1]; ++i) {
      const RestrictedCommon& common = commons_[i];
      const unsigned used = follows(last, common, is_first_try);
      if (used == 0 || in_chain_[common.second]) continue;
      chain_.push_back({&common, used});
      in_chain_[common.second] = true;
      if (chain_.size() >= 3) check();
      const Part part = chain_.back();
      extend(common.second, &part);
      in_chain_[common.second] = false;
      chain_.pop_back();
      if (last != nullptr) continue;
      if (common.other_digit != 0 && is_first_try) {
        is_first_try = false;
        --i;
      } else {
        is_first_try = true;
      }
    }
  }

  void check() {
    const LinkedSet& first = sets_[start_];
    const LinkedSet& last = sets_[chain_.back().common->second];
    const Digits linking = chain_.front().digits() | chain_.back().digits();
    if (!removes_shared(first, last, linking)) return;
    Step step{.technique = Technique::als_chain};
    eliminate_shared(step, board_, first, last, linking);
    step.sort_eliminations();
    add_set(step, board_, first);
    for (const Part& part : chain_) {
      const LinkedSet& from = sets_[part.common->first];
      const LinkedSet& to = sets_[part.common->second];
      add_set(step, board_, to);
      step.links.push_back(part.digits());
      for (const int digit : list_of(part.digits())) link_sets(step, board_, from, to, digit);
    }
    std::vector<int> key;
    for (const Candidate& gone : step.eliminations) {
      key.push_back(gone.cell);
      key.push_back(gone.digit);
    }
    const auto [known, is_new] = known_.try_emplace(std::move(key), steps_.size());
    if (is_new) {
      steps_.push_back(std::move(step));
    } else if (cell_count(step) < cell_count(steps_[known->second])) {
      steps_[known->second] = std::move(step);
    }
  }

  static int cell_count(const Step& step) {
    int count = 0;
    for (const AlmostLockedSet& set : step.sets) count += set.cells.count();
    return count;
  }

  static bool is_better(const Step& a, const Step& b) {
    if (a.eliminations.size() != b.eliminations.size()) return a.eliminations.size() > b.eliminations.size();
    if (a.eliminations != b.eliminations) return elimination_sum(a) < elimination_sum(b);
    if (a.sets.size() != b.sets.size()) return a.sets.size() < b.sets.size();
    return cell_count(a) < cell_count(b);
  }

  Scan& scan_;
  const Board& board_;
  const std::vector<LinkedSet>& sets_;
  const std::vector<RestrictedCommon>& commons_;
  std::vector<std::size_t> first_common_;  // by set: those in which it is the first
  std::vector<bool> in_chain_;
  std::vector<Part> chain_;
  std::size_t start_ = 0;
  std::map<std::vector<int>, std::size_t> known_;
  std::vector<Step> steps_;
};

}  // namespace

const std::vector<LinkedSet>& Scan::almost_locked_sets() {
  if (sets_) return *sets_;
  sets_.emplace();
  std::vector<int> open;
  for (const House& house : board().houses()) {
    open.clear();
    for (const int cell : house.cells)
      if (position_.is_open(cell)) open.push_back(cell);
    extend_set(*this, open, 0, {}, 0, board().bounded(static_cast<int>(house.cells.size()) - 1, 3), *sets_);
  }
  for (LinkedSet& linked : *sets_) {
    linked.places.resize(at(board().digit_count() + 1));
    linked.seen.resize(at(board().digit_count() + 1));
    for (const int digit : list_of(linked.set.digits)) {
      linked.places[at(digit)] = linked.set.cells & position_.cells_with(digit);
      linked.seen[at(digit)] =
          (board().common_peers(linked.places[at(digit)]) & position_.cells_with(digit)) - linked.set.cells;
      linked.seen_of_any |= linked.seen[at(digit)];
    }
  }
  return *sets_;
}

const std::vector<RestrictedCommon>& Scan::restricted_commons() {
  if (commons_) return *commons_;
  const std::vector<LinkedSet>& sets = almost_locked_sets();
  commons_.emplace();
  for (std::size_t i = 0; i < sets.size(); ++i) {
    for (std::size_t j = i + 1; j < sets.size() && !is_over(); ++j) {
      const LinkedSet& a = sets[i];
      const LinkedSet& b = sets[j];
      const Digits shared = a.set.digits & b.set.digits;
      if (shared == 0 || !a.seen_of_any.meets(b.set.cells) || a.set.cells.meets(b.set.cells)) continue;
      RestrictedCommon common{i, j, 0, 0};
      for (const int digit : Bits(shared)) {
        const int d = digit + 1;
        if (!b.places[at(d)].is_within(a.seen[at(d)])) continue;  // and the other way round
        (common.digit == 0 ? common.digit : common.other_digit) = d;
      }
      if (common.digit != 0) commons_->push_back(common);
    }
  }
  return *commons_;
}

void find_als_xz(Scan& scan) {
  const Board& board = scan.board();
  const std::vector<LinkedSet>& sets = scan.almost_locked_sets();
  for (const RestrictedCommon& common : scan.restricted_commons()) {
    const LinkedSet& a = sets[common.first];
    const LinkedSet& b = sets[common.second];
    if (common.other_digit == 0 && !removes_shared(a, b, digit_of(common.digit))) continue;
    Step step{.technique = Technique::als_xz};
    eliminate_shared(step, board, a, b, digit_of(common.digit));
    if (common.other_digit != 0) {
      const Digits both = digit_of(common.digit) | digit_of(common.other_digit);
      eliminate_shared(step, board, a, b, digit_of(common.other_digit));
      const bool a_loses = eliminate_locked(step, board, a, b, both);
      const bool b_loses = eliminate_locked(step, board, b, a, both);
      if (a_loses || b_loses) step.fins.clear();
    }
    if (step.eliminations.empty()) continue;
    add_set(step, board, a);
    add_set(step, board, b);
    link_sets(step, board, a, b, common.digit);
    link_sets(step, board, a, b, common.other_digit);
    if (scan.offer(std::move(step))) return;
  }
}

void find_als_xy_wing(Scan& scan) {
  const Board& board = scan.board();
  const std::vector<LinkedSet>& sets = scan.almost_locked_sets();
  const std::vector<RestrictedCommon>& commons = scan.restricted_commons();
  std::vector<std::vector<std::size_t>> of_set(sets.size());
  for (std::size_t i = 0; i < commons.size(); ++i) {
    of_set[commons[i].first].push_back(i);
    of_set[commons[i].second].push_back(i);
  }
  std::vector<std::size_t> later;
  for (std::size_t i = 0; i < commons.size(); ++i) {
    const RestrictedCommon& one = commons[i];
    later.clear();
    for (const std::size_t set : {one.first, one.second}) {
      const auto from = std::ranges::upper_bound(of_set[set], i);
      later.insert(later.end(), from, of_set[set].end());
    }
    std::ranges::sort(later);
    for (const std::size_t j : later) {
      if (scan.is_over()) return;
      const RestrictedCommon& other = commons[j];
      if (one.other_digit == 0 && other.other_digit == 0 && one.digit == other.digit) continue;
      const std::size_t middle =
          one.second == other.first || one.second == other.second ? one.second : one.first;
      const LinkedSet& c = sets[middle];
      const LinkedSet& a = sets[one.first == middle ? one.second : one.first];
      const LinkedSet& b = sets[other.first == middle ? other.second : other.first];
      if (a.set.cells.meets(b.set.cells)) continue;
      const Digits linking = digit_of(one.digit) | digit_of(one.other_digit) | digit_of(other.digit) |
                             digit_of(other.other_digit);
      if (!removes_shared(a, b, linking)) continue;
      Step step{.technique = Technique::als_xy_wing};
      eliminate_shared(step, board, a, b, linking);
      add_set(step, board, a);
      add_set(step, board, b);
      add_set(step, board, c);
      link_sets(step, board, a, c, one.digit);
      link_sets(step, board, a, c, one.other_digit);
      link_sets(step, board, b, c, other.digit);
      link_sets(step, board, b, c, other.other_digit);
      if (scan.offer(std::move(step))) return;
    }
  }
}

void find_als_chain(Scan& scan) { AlsChainSearch(scan).run(); }

}  // namespace quadrille::techniques
