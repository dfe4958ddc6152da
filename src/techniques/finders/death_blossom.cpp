// Death blossom: for each candidate of a cell, the stem, there is an almost locked set, a petal, all of whose
// places of that digit the stem sees. One of the candidates holds; its petal lacks the digit, and so holds
// all of its other digits. A digit that all petals have is therefore removed from the cells that see all its
// places in them.
//
//   stem r5c5 {12}     petals r5c2 {19} and r2c5 {29}: one of these two is 9, so r2c2 is not
#include <algorithm>
#include <set>

#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

class BlossomSearch {
 public:
  explicit BlossomSearch(Scan& scan)
      : scan_(scan),
        board_(scan.board()),
        wants_overlap_(scan.wanted() == Technique::overlapping_death_blossom),
        sets_(scan.almost_locked_sets()) {}

  void run() {
    const Position& position = scan_.position();
    for (const int stem : position.open_cells()) {
      stem_ = stem;
      digits_ = list_of(position.candidates(stem));
      std::vector<CellSet> all(at(board_.digit_count() + 1));
      Digits others = 0;
      for (int digit = 1; digit <= board_.digit_count(); ++digit) {
        if (position.has({stem, digit})) continue;
        all[at(digit)] = position.cells_with(digit);
        others |= sudoku::digit_bit(digit);
      }
      find_petals();
      if (add_petal({}, others, all, false)) return;
    }
  }

 private:
  /// By digit of the stem: the sets that can be its petal.
  void find_petals() {
    petals_.assign(digits_.size(), {});
    for (std::size_t i = 0; i < digits_.size(); ++i)
      for (const LinkedSet& set : sets_)
        if ((set.set.digits & sudoku::digit_bit(digits_[i])) != 0 && set.seen[at(digits_[i])].contains(stem_))
          petals_[i].push_back(&set);
  }

  /// `shared` are the digits that all petals so far have and that can still be removed somewhere; `gone` are
  /// the cells.
  bool add_petal(const CellSet& cells, Digits shared, const std::vector<CellSet>& gone, bool has_overlap) {
    const std::size_t next = chosen_.size();
    if (next == digits_.size()) return has_overlap == wants_overlap_ && offer(shared, gone);
    for (const LinkedSet* petal : petals_[next]) {
      if (scan_.is_over()) return true;
      const bool overlaps = petal->set.cells.meets(cells);
      if (overlaps && !wants_overlap_) continue;
      Digits left = 0;
      std::vector<CellSet> still_gone(gone.size());
      for (const int digit : list_of(shared & petal->set.digits)) {
        still_gone[at(digit)] = gone[at(digit)] & petal->seen[at(digit)];
        if (!still_gone[at(digit)].empty()) left |= sudoku::digit_bit(digit);
      }
      if (left == 0) continue;
      chosen_.push_back(petal);
      if (add_petal(cells | petal->set.cells, left, still_gone, has_overlap || overlaps)) return true;
      chosen_.pop_back();
    }
    return false;
  }

  bool offer(Digits shared, const std::vector<CellSet>& gone) {
    Step step{.technique = scan_.wanted(), .cells = {stem_}};
    for (const int digit : list_of(shared)) step.eliminate(gone[at(digit)], digit);
    std::vector<std::pair<int, int>> key{{stem_, 0}};
    for (const Candidate& candidate : step.eliminations) key.emplace_back(candidate.cell, candidate.digit);
    if (!known_.insert(std::move(key)).second) return false;
    step.use_cell(stem_);
    for (std::size_t i = 0; i < digits_.size(); ++i) {
      const LinkedSet& petal = *chosen_[i];
      step.sets.push_back(petal.set);
      step.links.push_back(sudoku::digit_bit(digits_[i]));
      step.use_set(board_, petal.set);
      step.use_links(board_, petal.places[at(digits_[i])], stem_, digits_[i]);
      for (const Candidate& candidate : step.eliminations)
        step.use_links(board_, petal.places[at(candidate.digit)], candidate.cell, candidate.digit);
    }
    return scan_.offer(std::move(step));
  }

  Scan& scan_;
  const Board& board_;
  bool wants_overlap_;
  const std::vector<LinkedSet>& sets_;
  int stem_ = 0;
  std::vector<int> digits_;                            // of the stem
  std::vector<std::vector<const LinkedSet*>> petals_;  // by digit of the stem
  std::vector<const LinkedSet*> chosen_;
  std::set<std::vector<std::pair<int, int>>> known_;  // stems with their eliminations
};

}  // namespace

void find_death_blossom(Scan& scan) { BlossomSearch(scan).run(); }

}  // namespace quadrille::techniques
