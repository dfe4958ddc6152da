// Chains of one kind of link, grown from every candidate by depth: links between two places of a digit in a
// house (turbot fish: three of them, X-chain: any number), or cells with two candidates (XY-chain; remote
// pair: all cells have the same two). Strong and weak links alternate, and both ends are strong: one of the
// two ends holds, so candidates that see both are removed.
//
//   X-chain    7 =7= 7 -7- 7 =7= 7      XY-chain  {3,9} -9- {9,7} -7- {7,3}
#include <algorithm>
#include <map>
#include <span>

#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

constexpr int kMostLinks = 20;

/// The other end of a link.
struct Link {
  int cell;
  int digit;
  bool is_strong;
};

class ChainSearch {
 public:
  ChainSearch(Scan& scan, Technique technique)
      : scan_(scan), position_(scan.position()), board_(scan.board()), technique_(technique) {
    most_links_ = technique == Technique::turbot_fish ? 3 : at(board_.bounded(kMostLinks, 7));
  }

  void run() {
    if (technique_ == Technique::remote_pair && !has_four_alike()) return;
    if (is_of_one_digit()) passed_over_ = fruitless();
    make_links();
    for (const int cell : position_.open_cells()) {
      if (is_of_pairs() && position_.candidate_count(cell) != 2) continue;
      for (const int digit : list_of(position_.candidates(cell) & ~passed_over_)) start(cell, digit);
    }
    if (is_of_one_digit())
      for (const int digit : list_of(board_.layout().all_digits() & ~digits_found_))
        scan_.note_fruitless(digit);
    scan_.take_best(steps_, is_better_chain);
  }

 private:
  [[nodiscard]] bool is_of_one_digit() const {
    return technique_ == Technique::x_chain || technique_ == Technique::turbot_fish;
  }
  [[nodiscard]] bool is_of_pairs() const { return !is_of_one_digit(); }
  [[nodiscard]] Digits fruitless() const {
    Digits digits = 0;
    for (int digit = 1; digit <= board_.digit_count(); ++digit)
      if (scan_.is_fruitless(digit)) digits |= sudoku::digit_bit(digit);
    return digits;
  }

  /// Remote pairs have four cells with the same two candidates.
  [[nodiscard]] bool has_four_alike() const {
    std::map<Digits, int> count;
    for (const int cell : position_.open_cells())
      if (position_.candidate_count(cell) == 2 && ++count[position_.candidates(cell)] == 4) return true;
    return false;
  }

  [[nodiscard]] std::size_t node(int cell, int digit) const {
    return at(cell) * at(board_.digit_count() + 1) + at(digit);
  }
  [[nodiscard]] std::span<const Link> links(std::size_t node) const {
    return std::span(links_).subspan(ranges_[node].first, ranges_[node].count);
  }

  /// Within the cell first, then by row, column, region and other houses, in increasing order of cells; each
  /// cell once.
  void make_links() {
    ranges_.resize(at(board_.cell_count()) * at(board_.digit_count() + 1));
    for (const int cell : position_.open_cells()) {
      const Digits digits = position_.candidates(cell);
      if (is_of_pairs() && count_of(digits) != 2) continue;
      for (const int digit : Bits(digits & ~passed_over_)) {
        Range& range = ranges_[node(cell, digit + 1)];
        range.first = links_.size();
        link_candidate({cell, digit + 1});
        range.count = links_.size() - range.first;
      }
    }
  }

  void link_candidate(Candidate from) {
    const Digits digits = position_.candidates(from.cell);
    if (is_of_pairs())
      links_.push_back({from.cell, lowest(digits & ~sudoku::digit_bit(from.digit)) + 1, true});
    CellSet linked;
    for (const int house : board_.houses_of(from.cell)) {
      const bool is_strong = is_of_one_digit() && board_.house(house).is_complete &&
                             position_.place_count(house, from.digit) == 2;
      for (const int other : position_.places(house, from.digit)) {
        // Cells that an earlier house has linked are skipped.
        if (other == from.cell || linked.contains(other)) continue;
        if (technique_ == Technique::remote_pair && position_.candidates(other) != digits) continue;
        if (technique_ == Technique::xy_chain && position_.candidate_count(other) != 2) continue;
        links_.push_back({other, from.digit, is_strong});
      }
      linked |= board_.house(house).set;
    }
  }

  /// Whether the start leads to an end with which it removes something, if a chain may visit a cell
  /// repeatedly.
  [[nodiscard]] bool leads_somewhere(Candidate start) {
    const CellSet seen = board_.peers(start.cell) & position_.cells_with(start.digit);
    met_.assign(2 * ranges_.size(), false);  // by node, and whether it was reached by a strong link
    pending_.assign(1, 2 * node(start.cell, start.digit));
    while (!pending_.empty()) {
      const std::size_t state = pending_.back();
      pending_.pop_back();
      const bool needs_strong = state % 2 == 0;
      const int cell = static_cast<int>(state / 2 / at(board_.digit_count() + 1));
      for (const Link& link : links(state / 2)) {
        if (needs_strong && (!link.is_strong || (is_of_pairs() && link.cell != cell))) continue;
        if (needs_strong && link.digit == start.digit && seen.meets(board_.peers(link.cell))) return true;
        const std::size_t next = 2 * node(link.cell, link.digit) + (needs_strong ? 1 : 0);
        if (met_[next]) continue;
        met_[next] = true;
        pending_.push_back(next);
      }
    }
    return false;
  }

  void start(int cell, int digit) {
    start_ = {cell, digit};
    if (!leads_somewhere(start_)) return;
    for (const Link& link : links(node(cell, digit))) {
      if (!link.is_strong) continue;
      if (is_of_pairs() && link.cell != cell) continue;
      chain_ = {{cell, digit, false, {}}, {link.cell, link.digit, true, {}}};
      in_chain_ = {};
      in_chain_.add(cell);
      extend(true);
    }
  }

  /// last_is_strong: the last link of the chain is a strong one.
  void extend(bool last_is_strong) {
    if (scan_.is_over()) return;
    const ChainNode last = chain_.back();
    const bool needs_strong = !last_is_strong;
    for (const Link& link : links(node(last.cell, last.digit))) {
      if (needs_strong && !link.is_strong) continue;
      if (is_of_pairs() && needs_strong && link.cell != last.cell) continue;
      bool is_loop = false;
      if (in_chain_.contains(link.cell)) {
        if (link.cell != start_.cell) continue;
        is_loop = true;
      }
      const bool last_was_in = in_chain_.contains(last.cell);
      in_chain_.add(last.cell);
      chain_.push_back({link.cell, link.digit, needs_strong, {}});
      if (needs_strong && link.digit == start_.digit) check();
      if (chain_.size() <= most_links_ && !is_loop) extend(needs_strong);
      chain_.pop_back();
      if (!last_was_in) in_chain_.remove(last.cell);
    }
  }

  void check() {
    const int end = chain_.back().cell;
    const CellSet gone = board_.peers(start_.cell) & board_.peers(end) & position_.cells_with(start_.digit);
    if (gone.empty()) return;
    const std::size_t links = chain_.size() - 1;
    if (technique_ == Technique::turbot_fish && links != 3) return;
    if (technique_ == Technique::remote_pair && links < 7) return;
    Step step{.technique = technique_, .digits = {start_.digit}, .chain = chain_};
    if (technique_ == Technique::remote_pair) {
      eliminate_by_pairs(step);
    } else {
      step.eliminate(gone, start_.digit);
    }
    if (technique_ != Technique::turbot_fish) {
      const auto [known, is_new] = shortest_.try_emplace(key(step), links);
      if (!is_new) {
        if (known->second <= links) return;
        known->second = links;
      }
    }
    note_proof(step);
    steps_.push_back(std::move(step));
    digits_found_ |= sudoku::digit_bit(start_.digit);
  }

  /// Cells an odd number of links apart, but not the next ones, hold different digits of the pair.
  void eliminate_by_pairs(Step& step) const {
    const int other = lowest(position_.candidates(start_.cell) & ~sudoku::digit_bit(start_.digit)) + 1;
    step.digits.push_back(other);
    CellSet seen;
    for (std::size_t i = 0; i < chain_.size(); i += 2)
      for (std::size_t j = i + 6; j < chain_.size(); j += 4)
        seen |= board_.peers(chain_[i].cell) & board_.peers(chain_[j].cell);
    step.eliminate(seen & position_.cells_with(start_.digit), start_.digit);
    step.eliminate(seen & position_.cells_with(other), other);
    step.sort_eliminations();
  }

  [[nodiscard]] static std::vector<int> key(const Step& step) {
    std::vector<int> key;
    for (const Candidate& gone : step.eliminations) {
      key.push_back(gone.cell);
      key.push_back(gone.digit);
    }
    return key;
  }

  void note_proof(Step& step) const {
    for (std::size_t i = 1; i < chain_.size(); ++i) {
      const ChainNode& from = chain_[i - 1];
      const ChainNode& to = chain_[i];
      if (from.cell == to.cell) {
        step.use_cell(from.cell);
      } else if (to.is_strong_from_last) {
        for (const int house : board_.houses_of(from.cell))
          if (board_.house(house).is_complete && board_.house(house).set.contains(to.cell) &&
              position_.place_count(house, to.digit) == 2) {
            step.use(house, to.digit);
            break;
          }
      } else {
        step.use_link(board_, {from.cell, to.digit}, {to.cell, to.digit});
        // Remote pairs run both ways.
        if (technique_ == Technique::remote_pair)
          for (const int digit : list_of(position_.candidates(start_.cell)))
            step.use_link(board_, {from.cell, digit}, {to.cell, digit});
      }
    }
    for (const Candidate& gone : step.eliminations)
      for (const ChainNode& node : chain_)
        if ((technique_ == Technique::remote_pair || node.cell == start_.cell ||
             node.cell == chain_.back().cell) &&
            board_.see_each_other(node.cell, gone.cell) && position_.has({node.cell, gone.digit}))
          step.use_link(board_, {node.cell, gone.digit}, gone);
  }

  Scan& scan_;
  const Position& position_;
  const Board& board_;
  Technique technique_;
  std::size_t most_links_;
  Digits passed_over_ = 0, digits_found_ = 0;
  std::vector<Link> links_;
  struct Range {
    std::size_t first = 0, count = 0;
  };
  std::vector<Range> ranges_;  // by node: its links
  std::vector<bool> met_;
  std::vector<std::size_t> pending_;
  Candidate start_;
  std::vector<ChainNode> chain_;
  CellSet in_chain_;
  std::map<std::vector<int>, std::size_t> shortest_;
  std::vector<Step> steps_;
};

}  // namespace

void find_short_chain(Scan& scan) { ChainSearch(scan, scan.wanted()).run(); }

}  // namespace quadrille::techniques
