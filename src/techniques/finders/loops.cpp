// Nice loops and AICs: for each candidate, its consequences step by step if it is on, and if it is off. The
// nodes of a chain are candidates, and in grouped ones also all places of a digit in the crossing of a line
// and a region. An almost locked set can also be a node: without one of its digits it holds all others.
//
// Nice loop: a chain from a cell back to it. If it is discontinuous there, it refutes or proves a candidate
// of the cell; otherwise each of its weak links is also a strong one. AIC: from "off" to "on", so one of the
// two ends holds.
//
//   r5c1 -7- r5c3 =7= r2c3 =9= r9c3 -9- r9c1 -7- r5c1      if r5c1 is 7, then r5c3 is not, so r2c3 is, ..
#include <algorithm>
#include <iterator>
#include <map>

#include "base/sort.h"
#include "techniques/implications.h"
#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

class LoopSearch {
 public:
  LoopSearch(Scan& scan, NodeKinds kinds)
      : scan_(scan),
        position_(scan.position()),
        board_(scan.board()),
        kinds_(kinds),
        links_(scan.links(kinds)),
        reach_(scan.reach(kinds)) {}

  void run() {
    for (const bool is_on : {true, false})
      for (const int cell : position_.open_cells())
        for (const int digit : Bits(position_.candidates(cell))) {
          if (scan_.is_over()) return;
          const Candidate start{cell, digit + 1};
          const bool has_loops = may_have_loops(start, is_on);
          const bool has_aics = !is_on && may_have_aics(start);
          if (has_loops || has_aics) links_.fill(table_, places_, links_.node(start, is_on));
          if (has_loops) check_loops();
          if (has_aics) check_aics();
        }
    found_.insert(found_.end(), std::make_move_iterator(aics_.begin()), std::make_move_iterator(aics_.end()));
    take_best();
  }

 private:
  /// A step without its chain, and the chain.
  struct Found {
    Step step;
    std::vector<Implications::Node> nodes;
  };

  /// Offers the best of all steps found in loops, and then in AICs.
  void take_best() {
    const auto is_better = [](const Found& a, const Found& b) {
      return is_better_chain_of(a.step, a.nodes.size(), b.step, b.nodes.size());
    };
    if (found_.empty()) return;
    if (!scan_.wants_all()) found_ = {std::move(*std::ranges::min_element(found_, is_better))};
    for (Found& found : found_) {
      for (const Implications::Node node : found.nodes) found.step.chain.push_back(links_.chain_node(node));
      links_.note_links(found.step, found.nodes);
      found.step.tidy();
      static_cast<void>(scan_.offer(std::move(found.step)));
    }
  }

  /// Builds the nodes from the start of the table to the entry; false if the chain visits a cell twice. A
  /// loop may visit its first cell again.
  [[nodiscard]] bool make_chain(std::size_t entry, bool is_loop) {
    chain_ = Implications::chain_to(table_, entry);
    const std::size_t size = chain_.size();
    if (is_loop && (links_.cell_of(chain_[size - 1]) == links_.cell_of(chain_[size - 2]) ||
                    links_.cell_of(chain_[0]) == links_.cell_of(chain_[1])))
      return false;
    CellSet met;
    for (std::size_t i = 0; i < size; ++i) {
      const bool is_set = links_.set_of(chain_[i]) != nullptr;
      if (!is_set && met.contains(links_.cell_of(chain_[i]))) return false;
      if (i > 0 && links_.set_of(chain_[i - 1]) == nullptr &&
          (!is_loop || links_.cell_of(chain_[i - 1]) != links_.cell_of(chain_[0])))
        met |= links_.cells_of(chain_[i - 1]);
    }
    return true;
  }

  /// Whether something leads back to the cell of the start in more than one step.
  [[nodiscard]] bool may_have_loops(Candidate start, bool is_on) const {
    const Implications::Node from = links_.node(start, is_on);
    const bool is_pair = position_.candidate_count(start.cell) == 2;
    const auto leads_back = [&](int digit) {
      const Candidate end{start.cell, digit};
      if (end == start) return reach_.leads(from, links_.node(end, !is_on));
      if (!is_on && reach_.leads(from, links_.node(end, false))) return true;
      return (is_on || !is_pair) && reach_.leads(from, links_.node(end, true));
    };
    return std::ranges::any_of(list_of(position_.candidates(start.cell)), leads_back);
  }

  void check_loops() {
    const int start = links_.cell_of(table_.front().node);
    back_.clear();
    for (const int digit : Bits(position_.candidates(start)))
      for (const bool is_on : {false, true}) {
        const std::uint32_t place = places_[links_.node({start, digit + 1}, is_on)];
        if (place > 1 && table_[place - 1].distance > 1) back_.push_back(place - 1);
      }
    sort_range(back_);
    for (const std::uint32_t entry : back_)
      if (make_chain(entry, true)) check_loop();
  }

  void check_loop() {
    const Implications::Node first = chain_.front();
    const Implications::Node last = chain_.back();
    const int cell = links_.cell_of(first);
    const bool starts_strong = !Implications::is_on(first);
    const bool ends_strong = Implications::is_on(last);
    const int start_digit = links_.digit_of(first);
    const int end_digit = links_.digit_of(last);
    Step step{.technique = Technique::discontinuous_nice_loop};
    if (starts_strong == ends_strong && start_digit == end_digit) {
      if (!starts_strong) {
        step.eliminate(cell, start_digit);
      } else {
        for (const int digit : list_of(position_.candidates(cell)))
          if (digit != start_digit) step.eliminate(cell, digit);
      }
    } else if (starts_strong != ends_strong && start_digit != end_digit) {
      step.eliminate(cell, starts_strong ? end_digit : start_digit);
    } else if (starts_strong || ends_strong || position_.candidate_count(cell) == 2) {
      step.technique = Technique::continuous_nice_loop;
      eliminate_around(step, starts_strong && ends_strong);
    }
    if (step.eliminations.empty()) return;
    if (step.technique == Technique::discontinuous_nice_loop) step.use_cell(cell);
    keep(std::move(step));
  }

  /// For a continuous loop: each weak link excludes its digit from the cells that see both its nodes, and
  /// each cell that is entered and left by strong links holds one of these two digits.
  void eliminate_around(Step& step, bool start_is_strong) {
    CellSet in_loop;
    for (std::size_t i = 0; i + 1 < chain_.size(); ++i)
      if (links_.set_of(chain_[i]) == nullptr) in_loop |= links_.cells_of(chain_[i]);
    for (std::size_t i = 0; i < chain_.size(); ++i) {
      const int cell = links_.cell_of(chain_[i]);
      if (i == 0) {
        step.use_cell(cell);
        if (start_is_strong)
          clear_cell(step, cell, links_.digit_of(chain_.front()), links_.digit_of(chain_.back()));
        continue;
      }
      const auto changes_cell = [&](std::size_t j) {
        return links_.cell_of(chain_[j - 1]) != links_.cell_of(chain_[j]);
      };
      if (i + 2 < chain_.size() && Implications::is_on(chain_[i]) && changes_cell(i) &&
          !Implications::is_on(chain_[i + 1]) && !changes_cell(i + 1) && Implications::is_on(chain_[i + 2]) &&
          changes_cell(i + 2)) {
        clear_cell(step, cell, links_.digit_of(chain_[i]), links_.digit_of(chain_[i + 2]));
      }
      lock_set(step, chain_[i - 1], chain_[i]);
      if (Implications::is_on(chain_[i]) || !changes_cell(i)) continue;
      const int digit = links_.digit_of(chain_[i]);
      if (links_.digit_of(chain_[i - 1]) != digit) continue;  // a condition of two cells links two digits
      CellSet gone =
          (links_.seen_by(chain_[i - 1]) & links_.seen_by(chain_[i]) & position_.cells_with(digit)) - in_loop;
      gone.remove(links_.cell_of(chain_.front()));
      step.eliminate(gone, digit);
      for (const int other : gone) {
        step.use_links(board_, links_.cells_of(chain_[i - 1]), other, digit);
        step.use_links(board_, links_.cells_of(chain_[i]), other, digit);
      }
    }
  }

  /// A set that a continuous loop enters by one digit and leaves by others lacks one of these, and so holds
  /// all the rest. The loop leaves it by one digit of the set, or by several that force a cell.
  void lock_set(Step& step, Implications::Node entry, Implications::Node exit) const {
    const LinkedSet* const set = links_.set_of(entry);
    if (set == nullptr || !Implications::is_on(exit)) return;
    const Digits out = links_.set_of(exit) == set
                           ? sudoku::digit_bit(links_.digit_of(exit))
                           : Implications::forbidden_by(*set, links_.digit_of(entry), links_.cell_of(exit));
    for (const int digit : list_of(set->set.digits & ~out)) {
      if (digit == links_.digit_of(entry)) continue;
      step.eliminate(set->seen[at(digit)], digit);
      for (const int gone : set->seen[at(digit)]) step.use_links(board_, set->places[at(digit)], gone, digit);
    }
  }

  void clear_cell(Step& step, int cell, int one, int other) const {
    for (const int digit : list_of(position_.candidates(cell)))
      if (digit != one && digit != other) step.eliminate(cell, digit);
    step.use_cell(cell);
  }

  /// Whether a candidate that must be on if the start is off sees a candidate that check_aics() eliminates.
  [[nodiscard]] bool may_have_aics(Candidate start) const {
    const Implications::Node from = links_.node(start, false);
    const CellSet seen = board_.peers(start.cell) & position_.cells_with(start.digit);
    for (const int end : position_.cells_with(start.digit))
      if (end != start.cell && reach_.leads(from, links_.node({end, start.digit}, true)) &&
          (seen & board_.peers(end)).count() >= 2)
        return true;
    const Digits others = position_.candidates(start.cell) & ~sudoku::digit_bit(start.digit);
    for (const int end : seen)
      for (const int digit : Bits(position_.candidates(end) & others))
        if (reach_.leads(from, links_.node({end, digit + 1}, true))) return true;
    return false;
  }

  void check_aics() {
    const int start = links_.cell_of(table_.front().node);
    const int start_digit = links_.digit_of(table_.front().node);
    const CellSet seen = board_.peers(start) & position_.cells_with(start_digit);
    for (std::size_t i = 1; i < table_.size() && !scan_.is_over(); ++i) {
      const Implications::Node last = table_[i].node;
      if (!Implications::is_on(last) || links_.is_group(last) || table_[i].distance <= 1) continue;
      const int end = links_.cell_of(last);
      if (end == start) continue;
      const int end_digit = links_.digit_of(last);
      if (start_digit == end_digit ? (seen & board_.peers(end)).count() < 2
                                   : !seen.contains(end) || !position_.has({start, end_digit}))
        continue;
      Step step{.technique = Technique::aic};
      if (start_digit == end_digit) {
        step.eliminate(seen & board_.peers(end), start_digit);
      } else {
        step.eliminate(start, end_digit);
        step.eliminate(end, start_digit);
        step.use_cell(start);
        step.use_cell(end);
      }
      if (!make_chain(i, false)) continue;
      for (const Candidate& gone : step.eliminations) {
        if (gone.cell != start && start_digit == gone.digit)
          step.use_link(board_, {start, start_digit}, gone);
        if (gone.cell != end && end_digit == gone.digit) step.use_link(board_, {end, end_digit}, gone);
      }
      keep(std::move(step));
    }
  }

  void keep(Step&& step) {
    const auto is_group = [&](Implications::Node node) { return links_.is_group(node); };
    const auto is_set = [&](Implications::Node node) { return links_.set_of(node) != nullptr; };
    const bool is_aic = step.technique == Technique::aic;
    const bool has_sets = std::ranges::any_of(chain_, is_set);
    if (kinds_ == NodeKinds::sets_too && !has_sets) return;  // another search finds it
    if (std::ranges::any_of(chain_, is_group)) {
      const Technique first =
          has_sets ? Technique::als_continuous_nice_loop : Technique::grouped_continuous_nice_loop;
      const int to_first = static_cast<int>(first) - static_cast<int>(Technique::continuous_nice_loop);
      step.technique = static_cast<Technique>(static_cast<int>(step.technique) + to_first);
    }
    step.sort_eliminations();
    std::vector<int> key{static_cast<int>(step.technique)};
    for (const Candidate& gone : step.eliminations) {
      if (key.size() > 2 && key[key.size() - 2] == gone.cell && key.back() == gone.digit) continue;
      key.push_back(gone.cell);
      key.push_back(gone.digit);
    }
    const auto [known, is_new] = shortest_.try_emplace(std::move(key), chain_.size());
    if (!is_new) {
      if (known->second <= chain_.size()) return;
      known->second = chain_.size();
    }
    const auto once = std::ranges::unique(step.eliminations);
    step.eliminations.erase(once.begin(), once.end());
    (is_aic ? aics_ : found_).push_back({std::move(step), chain_});
  }

  Scan& scan_;
  const Position& position_;
  const Board& board_;
  NodeKinds kinds_;
  const Implications& links_;
  const Reach& reach_;
  Implications::Table table_;  // of the current start
  std::vector<std::uint32_t> places_;
  std::vector<std::uint32_t> back_;  // entries of the cell of the start
  std::vector<Implications::Node> chain_;
  std::map<std::vector<int>, std::size_t> shortest_;
  std::vector<Found> found_, aics_;
};

}  // namespace

void find_nice_loop(Scan& scan) { LoopSearch(scan, NodeKinds::candidates).run(); }

void find_grouped_nice_loop(Scan& scan) { LoopSearch(scan, NodeKinds::groups_too).run(); }

void find_als_nice_loop(Scan& scan) { LoopSearch(scan, NodeKinds::sets_too).run(); }

}  // namespace quadrille::techniques
