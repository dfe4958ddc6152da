// Nice loops and AICs: for each candidate, what follows step by step if it is on, and if it is off. The nodes
// of a chain are candidates, and in grouped ones also all places of a digit in the crossing of a line and a
// region.
//
// Nice loop: a chain from a cell back to it. Where it is discontinuous there, it refutes or proves a
// candidate of the cell; where it is not, each of its weak links is a strong one, too. AIC: from "off" to
// "on", so one of the two ends holds.
//
//   r5c1 -7- r5c3 =7= r2c3 =9= r9c3 -9- r9c1 -7- r5c1      if r5c1 is 7, then r5c3 is not, so r2c3 is, ..
#include <algorithm>
#include <map>

#include "techniques/implications.h"
#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

class LoopSearch {
 public:
  LoopSearch(Scan& scan, bool with_groups)
      : scan_(scan), position_(scan.position()), board_(scan.board()), links_(scan.position(), with_groups) {}

  void run() {
    for (const bool is_on : {true, false})
      for (const int cell : position_.open_cells())
        for (const int digit : list_of(position_.candidates(cell)))
          check_loops(links_.table_of(links_.node({cell, digit}, is_on)));
    for (const int cell : position_.open_cells())
      for (const int digit : list_of(position_.candidates(cell)))
        check_aics(links_.table_of(links_.node({cell, digit}, false)));
    scan_.take_best(steps_, is_better_chain);
  }

 private:
  using Table = Implications::Table;

  /// The nodes from the start of the table to the entry; nothing where the chain meets a cell twice. A loop
  /// may meet its first cell again.
  [[nodiscard]] bool make_chain(const Table& table, std::size_t entry, bool is_loop) {
    chain_ = Implications::chain_to(table, entry);
    const std::size_t size = chain_.size();
    if (is_loop && (links_.cell_of(chain_[size - 1]) == links_.cell_of(chain_[size - 2]) ||
                    links_.cell_of(chain_[0]) == links_.cell_of(chain_[1])))
      return false;
    CellSet met;
    for (std::size_t i = 0; i < size; ++i) {
      if (met.contains(links_.cell_of(chain_[i]))) return false;
      if (i > 0 && (!is_loop || links_.cell_of(chain_[i - 1]) != links_.cell_of(chain_[0])))
        met |= links_.cells_of(chain_[i - 1]);
    }
    return true;
  }

  void check_loops(const Table& table) {
    if (scan_.is_over()) return;
    const int start = links_.cell_of(table.front().node);
    for (std::size_t i = 1; i < table.size() && !scan_.is_over(); ++i)
      if (!links_.is_group(table[i].node) && links_.cell_of(table[i].node) == start &&
          table[i].distance > 1 && make_chain(table, i, true))
        check_loop();
  }

  void check_loop() {
    const Implications::Node first = chain_.front();
    const std::size_t last = chain_.back();
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

  /// Of a continuous loop: each weak link excludes its digit from what sees both its nodes, and each cell
  /// that is entered and left by strong links holds one of these two digits.
  void eliminate_around(Step& step, bool start_is_strong) {
    CellSet in_loop;
    for (std::size_t i = 0; i + 1 < chain_.size(); ++i) in_loop |= links_.cells_of(chain_[i]);
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

  void clear_cell(Step& step, int cell, int one, int other) const {
    for (const int digit : list_of(position_.candidates(cell)))
      if (digit != one && digit != other) step.eliminate(cell, digit);
    step.use_cell(cell);
  }

  void check_aics(const Table& table) {
    const int start = links_.cell_of(table.front().node);
    const int start_digit = links_.digit_of(table.front().node);
    for (std::size_t i = 1; i < table.size() && !scan_.is_over(); ++i) {
      const std::size_t last = table[i].node;
      if (links_.is_group(last) || !Implications::is_on(last) || links_.cell_of(last) == start ||
          table[i].distance <= 1)
        continue;
      const int end = links_.cell_of(last);
      const int end_digit = links_.digit_of(last);
      Step step{.technique = Technique::aic};
      if (start_digit == end_digit) {
        const CellSet gone = board_.peers(start) & board_.peers(end) & position_.cells_with(start_digit);
        if (gone.count() < 2) continue;
        step.eliminate(gone, start_digit);
      } else {
        if (!board_.see_each_other(start, end)) continue;
        if (!position_.has({start, end_digit}) || !position_.has({end, start_digit})) continue;
        step.eliminate(start, end_digit);
        step.eliminate(end, start_digit);
        step.use_cell(start);
        step.use_cell(end);
      }
      if (!make_chain(table, i, false)) continue;
      for (const Candidate& gone : step.eliminations) {
        if (gone.cell != start && start_digit == gone.digit)
          step.use_link(board_, {start, start_digit}, gone);
        if (gone.cell != end && end_digit == gone.digit) step.use_link(board_, {end, end_digit}, gone);
      }
      keep(std::move(step));
    }
  }

  void keep(Step&& step) {
    bool is_grouped = false;
    for (const Implications::Node node : chain_) {
      is_grouped = is_grouped || links_.is_group(node);
      step.chain.push_back(links_.chain_node(node));
    }
    if (is_grouped) {
      const int to_grouped = static_cast<int>(Technique::grouped_continuous_nice_loop) -
                             static_cast<int>(Technique::continuous_nice_loop);
      step.technique = static_cast<Technique>(static_cast<int>(step.technique) + to_grouped);
    }
    step.sort_eliminations();
    std::vector<int> key{static_cast<int>(step.technique)};
    for (const Candidate& gone : step.eliminations) {
      if (key.size() > 2 && key[key.size() - 2] == gone.cell && key.back() == gone.digit) continue;
      key.push_back(gone.cell);
      key.push_back(gone.digit);
    }
    const auto [known, is_new] = shortest_.try_emplace(std::move(key), step.chain.size());
    if (!is_new) {
      if (known->second <= step.chain.size()) return;
      known->second = step.chain.size();
    }
    links_.note_links(step, chain_);
    step.tidy();
    steps_.push_back(std::move(step));
  }

  Scan& scan_;
  const Position& position_;
  const Board& board_;
  Implications links_;
  std::vector<Implications::Node> chain_;
  std::map<std::vector<int>, std::size_t> shortest_;
  std::vector<Step> steps_;
};

}  // namespace

void find_nice_loop(Scan& scan) { LoopSearch(scan, false).run(); }

void find_grouped_nice_loop(Scan& scan) { LoopSearch(scan, true).run(); }

}  // namespace quadrille::techniques
