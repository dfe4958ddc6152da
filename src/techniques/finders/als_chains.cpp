// Chains of almost locked sets: each is linked to the next by a digit that only one of the two can hold, and
// no digit links twice in a row. So the first set or the last lacks its linking digit, and holds all its
// others. A digit that both have is removed from the cells that see all its places in them.
//
//   7- {27} -2- {29} -9- {89} -8- {78} -7      if the first is 2, then the second 9, the third 8, the last 7
#include <algorithm>
#include <map>

#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

constexpr std::size_t kLeastLinks = 3;

/// The steps of a search: among those with the same eliminations, the one with the fewest cells.
class ChainSteps {
 public:
  explicit ChainSteps(Scan& scan) : scan_(scan) {}

  /// Adds the conclusion of a chain: its sets, and the digits that link each to the next.
  void add(const std::vector<const LinkedSet*>& sets, const std::vector<Digits>& links) {
    const Board& board = scan_.board();
    Step step{.technique = scan_.wanted(), .links = links};
    eliminate_shared(step, board, *sets.front(), *sets.back(), links.front() | links.back());
    step.sort_eliminations();
    add_set(step, board, *sets.front());
    for (std::size_t i = 0; i < links.size(); ++i) {
      add_set(step, board, *sets[i + 1]);
      for (const int digit : list_of(links[i])) link_sets(step, board, *sets[i], *sets[i + 1], digit);
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

  void take_best() { scan_.take_best(steps_, is_better); }

 private:
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
  std::map<std::vector<int>, std::size_t> known_;
  std::vector<Step> steps_;
};

/// The chains that HoDoKu searches: each set comes later in its list than the one before.
class OrderedChainSearch {
 public:
  explicit OrderedChainSearch(Scan& scan)
      : scan_(scan),
        board_(scan.board()),
        sets_(scan.almost_locked_sets()),
        commons_(scan.restricted_commons()),
        steps_(scan) {
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
    steps_.take_best();
  }

 private:
  /// A link of the chain: bit 1: its first digit is used, bit 2: its other digit.
  struct Part {
    const RestrictedCommon* common;
    unsigned used;
    [[nodiscard]] Digits digits() const {
      return ((used & 1U) != 0 ? as_digits(common->digit) : 0) |
             ((used & 2U) != 0 ? as_digits(common->other_digit) : 0);
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
      if (chain_.size() >= kLeastLinks) check();
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
    if (!removes_shared(first, last, chain_.front().digits() | chain_.back().digits())) return;
    std::vector<const LinkedSet*> sets{&first};
    std::vector<Digits> links;
    for (const Part& part : chain_) {
      sets.push_back(&sets_[part.common->second]);
      links.push_back(part.digits());
    }
    steps_.add(sets, links);
  }

  Scan& scan_;
  const Board& board_;
  const std::vector<LinkedSet>& sets_;
  const std::vector<RestrictedCommon>& commons_;
  std::vector<std::size_t> first_common_;  // by set: those in which it is the first
  std::vector<bool> in_chain_;
  std::vector<Part> chain_;
  std::size_t start_ = 0;
  ChainSteps steps_;
};

/// Chains whose sets are in any order. From each set, by each digit that links it to others, breadth first:
/// the shortest path to each set by each digit.
class FreeChainSearch {
 public:
  explicit FreeChainSearch(Scan& scan)
      : scan_(scan),
        wants_overlap_(scan.wanted() == Technique::overlapping_als_chain),
        sets_(scan.almost_locked_sets()),
        links_of_(sets_.size()),
        digits_(at(scan.board().digit_count() + 1)),
        steps_(scan) {
    for (const RestrictedCommon& common : scan.restricted_commons(wants_overlap_))
      for (const int digit : {common.digit, common.other_digit}) {
        if (digit == 0) continue;
        links_of_[common.first].push_back({common.second, digit});
        links_of_[common.second].push_back({common.first, digit});
      }
  }

  void run() {
    for (std::size_t start = 0; start < sets_.size(); ++start)
      for (const int digit : list_of(sets_[start].set.digits)) {
        if (scan_.is_over()) return;
        search_from(start, digit);
      }
    steps_.take_best();
  }

 private:
  /// A link to a set by a digit.
  struct Link {
    std::size_t set;
    int digit;
  };
  /// An end of a chain.
  struct Entry {
    Link link;
    std::size_t via;  // the entry before; the start refers to itself
    std::size_t length;
  };

  void search_from(std::size_t start, int first_digit) {
    entries_.assign(1, {{start, 0}, 0, 0});
    met_.assign(sets_.size() * digits_, false);
    for (std::size_t i = 0; i < entries_.size() && !scan_.is_over(); ++i) {
      const Entry entry = entries_[i];
      if (entry.length >= kLeastLinks) check(i, first_digit);
      for (const Link& link : links_of_[entry.link.set]) {
        if (i == 0 ? link.digit != first_digit : link.digit == entry.link.digit) continue;
        std::vector<bool>::reference is_met = met_[link.set * digits_ + at(link.digit)];
        if (is_met || is_on_way(i, link.set)) continue;
        is_met = true;
        entries_.push_back({link, i, entry.length + 1});
      }
    }
  }

  [[nodiscard]] bool is_on_way(std::size_t entry, std::size_t set) const {
    for (std::size_t i = entry;; i = entries_[i].via) {
      if (entries_[i].link.set == set) return true;
      if (i == 0) return false;
    }
  }

  void check(std::size_t end, int first_digit) {
    const LinkedSet& first = sets_[entries_.front().link.set];
    const Link& last = entries_[end].link;
    if (!removes_shared(first, sets_[last.set], as_digits(first_digit) | as_digits(last.digit))) return;
    std::vector<const LinkedSet*> sets;
    std::vector<Digits> links;
    for (std::size_t i = end; i != 0; i = entries_[i].via) {
      sets.push_back(&sets_[entries_[i].link.set]);
      links.push_back(as_digits(entries_[i].link.digit));
    }
    sets.push_back(&first);
    std::ranges::reverse(sets);
    std::ranges::reverse(links);
    const auto do_overlap = [](const LinkedSet* a, const LinkedSet* b) { return overlap(*a, *b); };
    if (wants_overlap_ && std::ranges::adjacent_find(sets, do_overlap) == sets.end()) return;
    steps_.add(sets, links);
  }

  Scan& scan_;
  bool wants_overlap_;
  const std::vector<LinkedSet>& sets_;
  std::vector<std::vector<Link>> links_of_;  // by set
  std::size_t digits_;
  std::vector<Entry> entries_;
  std::vector<bool> met_;  // by set and digit
  ChainSteps steps_;
};

}  // namespace

void find_als_chain(Scan& scan) {
  if (scan.wanted() == Technique::als_chain) {
    OrderedChainSearch(scan).run();
  } else {
    FreeChainSearch(scan).run();
  }
}

}  // namespace quadrille::techniques
