// Odd loops that cannot be filled. The candidates without which they could not be filled are their guardians:
// a single one is placed, and candidates that exclude all of them are removed.
//
// Bivalue oddagon: an odd number of cells, each of which sees the next, cannot hold only two digits.
//
//   a --- b       a and b alternate, so the fifth cell would hold neither. The guardians are the other
//   |      \      candidates of these cells.
//   b       ?
//    \     /
//      a --
//
// Broken wing: likewise, an odd number of cells, each of which shares a house with the next, cannot be the
// only places of a digit in these houses. The guardians are the other places.
//
// Loops of three cells and loops with a chord are not searched. Houses may have any shape.
#include <algorithm>

#include "techniques/guardians.h"

namespace quadrille::techniques {

namespace {

/// Limits on the number of cells of a loop, and on the number of those that have guardians or are guardians.
struct OddLoop {
  static constexpr std::size_t kShortest = 5, kLongest = 11;
  static constexpr std::size_t kMostGuardianCells = 4;
};

class BivalueOddagonSearch {
 public:
  explicit BivalueOddagonSearch(Scan& scan)
      : scan_(scan), position_(scan.position()), board_(scan.board()), eliminated_(scan.board()) {}

  void run() {
    for (int a = 1; a <= board_.digit_count(); ++a)
      for (int b = a + 1; b <= board_.digit_count(); ++b) {
        pair_ = sudoku::digit_bit(a) | sudoku::digit_bit(b);
        cells_ = position_.cells_with(a) & position_.cells_with(b);
        if (cells_.count() < static_cast<int>(OddLoop::kShortest)) continue;
        for (const int start : list_of(cells_)) {
          if (extend(start)) return;
          cells_.remove(start);
        }
      }
  }

 private:
  /// Adds a cell to the loop, and closes it or continues. Guardians in two cells can be excluded together
  /// only by the same digit, so all of them must be in one cell, or of one digit.
  bool extend(int cell) {
    if (scan_.is_over()) return true;
    const Digits guardians = position_.candidates(cell) & ~pair_;
    if (guardians != 0 && guarded_ != 0 &&
        (!is_single(guardians) || guardians != guardians_ || guarded_ == OddLoop::kMostGuardianCells))
      return false;
    if (guardians != 0 && guarded_++ == 0) guardians_ = guardians;
    loop_.push_back(cell);
    const bool is_done = close_or_go_on();
    loop_.pop_back();
    if (guardians != 0) --guarded_;
    return is_done;
  }

  bool close_or_go_on() {
    const CellSet& next = board_.peers(loop_.back());
    if (loop_.size() > 2 && next.contains(loop_.front()))
      return loop_.size() % 2 == 1 && loop_.size() >= OddLoop::kShortest && loop_[1] < loop_.back() &&
             offer();
    if (loop_.size() == OddLoop::kLongest) return false;
    return std::ranges::any_of(list_of(next & cells_),
                               [&](int cell) { return !is_cut(cell) && extend(cell); });
  }

  /// Whether the cell is already in the loop, or sees a cell of it other than the last and the first.
  [[nodiscard]] bool is_cut(int cell) const {
    for (std::size_t i = 0; i + 1 < loop_.size(); ++i)
      if (loop_[i] == cell || (i != 0 && board_.see_each_other(loop_[i], cell))) return true;
    return false;
  }

  bool offer() {
    Step step{.technique = Technique::bivalue_oddagon, .digits = list_of(pair_), .cells = loop_};
    for (std::size_t i = 0; i < loop_.size(); ++i) {
      step.use_cell(loop_[i]);
      for (const int digit : list_of(position_.candidates(loop_[i]) & ~pair_))
        step.fins.push_back({loop_[i], digit});
      const int house = board_.shared_house(loop_[i], loop_[(i + 1) % loop_.size()]);
      for (const int digit : step.digits) step.use(house, digit);
    }
    return conclude_from_guardians(position_, step) && eliminated_.note(step) && scan_.offer(std::move(step));
  }

  Scan& scan_;
  const Position& position_;
  const Board& board_;
  Eliminated eliminated_;
  Digits pair_ = 0;
  CellSet cells_;  // that may come next
  std::vector<int> loop_;
  std::size_t guarded_ = 0;  // number of cells of the loop with guardians
  Digits guardians_ = 0;     // of the first of these
};

class BrokenWingSearch {
 public:
  BrokenWingSearch(Scan& scan, int digit)
      : scan_(scan),
        position_(scan.position()),
        board_(scan.board()),
        eliminated_(scan.board()),
        digit_(digit),
        links_(at(board_.cell_count())) {
    for (int house = 0; house < board_.house_count(); ++house) add_links(house);
  }

  /// Returns whether the scan has what it wants.
  bool run() {
    const CellSet& places = position_.cells_with(digit_);
    return std::ranges::any_of(list_of(places), [&](int start) {
      loop_ = {start};
      houses_.clear();
      return extend({}, places);
    });
  }

 private:
  struct Link {
    int to;
    int house;
    CellSet guardians;
  };

  void add_links(int house) {
    const CellSet places = position_.places(house, digit_);
    if (!board_.house(house).is_complete ||
        places.count() > 2 + static_cast<int>(OddLoop::kMostGuardianCells))
      return;
    for (const int from : places)
      for (const int to : places) {
        if (from == to) continue;
        CellSet guardians = places;
        guardians.remove(from);
        guardians.remove(to);
        links_[at(from)].push_back({to, house, guardians});
      }
  }

  /// targets: the candidates that all guardians see.
  bool extend(const CellSet& guardians, const CellSet& targets) {
    if (scan_.is_over()) return true;
    for (const Link& link : links_[at(loop_.back())]) {
      const bool closes = link.to == loop_.front();
      if (closes ? loop_.size() < OddLoop::kShortest || loop_.size() % 2 == 0 || loop_[1] > loop_.back()
                 : link.to < loop_.front() || loop_.size() == OddLoop::kLongest || is_in_loop(link.to))
        continue;
      const CellSet all = guardians | link.guardians;
      const CellSet left = targets & board_.common_peers(link.guardians);
      if (all.count() > static_cast<int>(OddLoop::kMostGuardianCells) || (all.count() > 1 && left.empty()))
        continue;
      if (all.contains(link.to) || std::ranges::any_of(loop_, [&](int cell) { return all.contains(cell); }))
        continue;
      houses_.push_back(link.house);
      if (closes) {
        if (offer(all)) return true;
      } else {
        loop_.push_back(link.to);
        if (extend(all, left)) return true;
        loop_.pop_back();
      }
      houses_.pop_back();
    }
    return false;
  }

  [[nodiscard]] bool is_in_loop(int cell) const { return std::ranges::find(loop_, cell) != loop_.end(); }

  bool offer(const CellSet& guardians) {
    Step step{.technique = Technique::broken_wing, .digits = {digit_}, .cells = loop_};
    for (const int cell : guardians) step.fins.push_back({cell, digit_});
    for (const int house : houses_) step.use(house, digit_);
    return conclude_from_guardians(position_, step) && eliminated_.note(step) && scan_.offer(std::move(step));
  }

  Scan& scan_;
  const Position& position_;
  const Board& board_;
  Eliminated eliminated_;
  int digit_;
  std::vector<std::vector<Link>> links_;  // by cell
  std::vector<int> loop_;
  std::vector<int> houses_;  // of the links of the loop
};

}  // namespace

void find_bivalue_oddagon(Scan& scan) { BivalueOddagonSearch(scan).run(); }

void find_broken_wing(Scan& scan) {
  static_cast<void>(scan.find_by_digit([&](int digit) { return BrokenWingSearch(scan, digit).run(); }));
}

}  // namespace quadrille::techniques
