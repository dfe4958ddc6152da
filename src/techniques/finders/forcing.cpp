// Forcing chains and nets: the consequences of a candidate being on, and of it being off. In a net, a single
// may follow from several candidates that are off.
//
// Contradiction: something follows together with its opposite, or two digits in a cell, two places in a
// house, or none left in either. So the assumption is false. Verity: the same follows from a candidate on and
// off, from each candidate of a cell, or from each place of a digit in a house. So it is true.
#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <ranges>
#include <utility>

#include "techniques/implications.h"
#include "techniques/nets.h"
#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

class ForcingSearch {
 public:
  ForcingSearch(Scan& scan, bool by_nets)
      : scan_(scan),
        position_(scan.position()),
        board_(scan.board()),
        links_(scan.links(NodeKinds::groups_too)) {
    if (by_nets) nets_.emplace(position_, links_);
    has_all_ = !by_nets && scan.reach(NodeKinds::groups_too).count() <= Implications::kMostEntries;
  }

  void run() {
    for (const int cell : position_.open_cells())
      for (const int digit : list_of(position_.candidates(cell)))
        for (const bool is_on : {true, false}) cases_.push_back(case_of({cell, digit}, is_on));
    for (const Case& supposed : cases_) refute(supposed);
    for (std::size_t i = 0; i < cases_.size(); i += 2) {
      const std::vector<const Case*> both{&cases_[i], &cases_[i + 1]};
      agree(both, std::nullopt, cases_[i].start.cell);
    }
    for (const int cell : position_.open_cells()) {
      std::vector<const Case*> all;
      for (const int digit : list_of(position_.candidates(cell))) all.push_back(&on_case({cell, digit}));
      agree(all, Sector{cell, Sector::kCell}, -1);
    }
    for (const HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::region, HouseKind::other})
      for (const int house : board_.houses_of_kind(kind))
        for (int digit = 1; digit <= board_.digit_count(); ++digit) {
          if (!board_.house(house).is_complete || position_.place_count(house, digit) == 0) continue;
          std::vector<const Case*> all;
          for (const int cell : position_.places(house, digit)) all.push_back(&on_case({cell, digit}));
          agree(all, Sector{house, digit}, -1);
        }
    take_best();
  }

 private:
  void take_best() {
    if (nets_ && !scan_.wants_all() && !steps_.empty())
      steps_ = {*std::ranges::min_element(steps_, is_better)};
    if (nets_)
      for (Step& step : steps_) prove_net(step);
    scan_.take_best(steps_, is_better);
  }

  void prove_net(Step& step) const {
    const auto node_of = [&](const ChainNode& node) {
      return links_.node({node.cell, node.digit}, node.is_strong_from_last);
    };
    for (const std::vector<ChainNode>& chain : step.chains) {
      const auto backwards = chain | std::views::reverse;
      const auto end = std::ranges::find(backwards, ChainNode::Branch::none, &ChainNode::branch);
      nets_->note_proof(step, node_of(chain.front()), node_of(*end));
    }
  }

  /// Whether a step with that conclusion can be the best. The first cell wins, and placements come first.
  [[nodiscard]] bool may_be_best(Candidate what, bool is_placed) const {
    if (scan_.wants_all() || !best_) return true;
    const auto& [best, best_is_placed] = *best_;
    if (is_placed != best_is_placed) return is_placed;
    if (what.cell != best.cell) return what.cell < best.cell;
    return is_placed || what.digit <= best.digit;
  }
  void note_best(Candidate what, bool is_placed) {
    if (may_be_best(what, is_placed)) best_ = {what, is_placed};
  }

  /// The consequences of a candidate that is on, or off.
  struct Case {
    Candidate start;
    bool is_on;
    std::vector<CellSet> on, off;  // by digit: the cells in which it is on, and off, including the start
  };

  [[nodiscard]] Case case_of(Candidate start, bool is_on) {
    const Implications::Node node = links_.node(start, is_on);
    Case supposed{start, is_on, {}, {}};
    supposed.on.resize(at(board_.digit_count() + 1));
    supposed.off.resize(at(board_.digit_count() + 1));
    const auto note = [&](Implications::Node next) {
      (Implications::is_on(next) ? supposed.on : supposed.off)[at(links_.digit_of(next))].add(
          links_.cell_of(next));
    };
    if (nets_) {
      for (const Implications::Node next : nets_->all_from(node)) note(next);
      return supposed;
    }
    if (has_all_) {
      scan_.reach(NodeKinds::groups_too).for_each(node, [&](Implications::Node next) {
        if (!links_.is_group(next)) note(next);
      });
      return supposed;
    }
    links_.fill(table_, places_, node);
    for (const Implications::Entry& entry : table_)
      if (!links_.is_group(entry.node)) note(entry.node);
    return supposed;
  }

  [[nodiscard]] const Case& on_case(Candidate start) const {
    const auto found =
        std::ranges::lower_bound(cases_, std::pair(start.cell, start.digit), {},
                                 [](const Case& c) { return std::pair(c.start.cell, c.start.digit); });
    return *found;
  }

  /// The step for an impossible case.
  [[nodiscard]] Step refutation(const Case& supposed, Sector where) const {
    Step step{.technique = Technique::forcing_chain_contradiction};
    if (supposed.is_on) {
      step.eliminate(supposed.start.cell, supposed.start.digit);
    } else {
      step.placements.push_back(supposed.start);
    }
    step.contradiction = where;
    return step;
  }

  /// Adds the chain from which the candidate follows in the case.
  void add_chain(Step& step, const Case& supposed, Candidate candidate, bool is_on) {
    const Implications::Node node = links_.node(candidate, is_on);
    if (nets_) {
      step.chains.push_back(nets_->chain(links_.node(supposed.start, supposed.is_on), node));
      return;
    }
    const Implications::Node start = links_.node(supposed.start, supposed.is_on);
    if (table_.empty() || table_.front().node != start) links_.fill(table_, places_, start);
    const auto chain = Implications::chain_to(table_, places_[node] - 1);
    links_.note_links(step, chain);
    std::vector<ChainNode> nodes;
    for (const Implications::Node next : chain) nodes.push_back(links_.chain_node(next));
    step.chains.push_back(std::move(nodes));
  }

  void refute(const Case& supposed) {
    if (!may_be_best(supposed.start, !supposed.is_on)) return;
    if (may_be_both(supposed)) find_both(supposed);
    find_empty_cells(supposed);
    for (const HouseKind kind : kKinds) find_no_place(supposed, kind);
  }

  /// Whether something can be on and off, or on twice in a cell or a house. A candidate that is on turns off
  /// all others there, so in complete tables the second follows from the first.
  [[nodiscard]] bool may_be_both(const Case& supposed) const {
    if (!has_all_) return true;
    for (std::size_t digit = 1; digit < supposed.on.size(); ++digit)
      if (supposed.on[digit].meets(supposed.off[digit])) return true;
    return false;
  }

  void find_both(const Case& supposed) {
    const int digits = board_.digit_count();
    const auto& start = supposed.start;
    if ((supposed.is_on ? supposed.off : supposed.on)[at(start.digit)].contains(start.cell)) {
      Step step = refutation(supposed, {start.cell, Sector::kCell});
      add_chain(step, supposed, start, !supposed.is_on);
      keep(std::move(step));
    }
    for (int digit = 1; digit <= digits; ++digit) {
      const CellSet both = supposed.on[at(digit)] & supposed.off[at(digit)];
      if (both.empty()) continue;
      Step step = refutation(supposed, {both.first(), Sector::kCell});
      add_chain(step, supposed, {both.first(), digit}, false);
      add_chain(step, supposed, {both.first(), digit}, true);
      keep(std::move(step));
    }
    for (int one = 1; one <= digits; ++one)
      for (int other = one + 1; other <= digits; ++other) {
        const CellSet both = supposed.on[at(one)] & supposed.on[at(other)];
        if (both.empty()) continue;
        Step step = refutation(supposed, {both.first(), Sector::kCell});
        add_chain(step, supposed, {both.first(), one}, true);
        add_chain(step, supposed, {both.first(), other}, true);
        step.use_cell(both.first());
        keep(std::move(step));
      }
    for (const HouseKind kind : kKinds) find_two_in_house(supposed, kind);
  }

  void find_two_in_house(const Case& supposed, HouseKind kind) {
    for (int digit = 1; digit <= board_.digit_count(); ++digit)
      for (const int house : board_.houses_of_kind(kind)) {
        const CellSet on = supposed.on[at(digit)] & board_.house(house).set;
        if (on.count() < 2) continue;
        Step step = refutation(supposed, {house, digit});
        for (const int cell : on) add_chain(step, supposed, {cell, digit}, true);
        step.use(house, digit);
        keep(std::move(step));
      }
  }

  void find_empty_cells(const Case& supposed) {
    CellSet empty = position_.open_cells();
    for (int digit = 1; digit <= board_.digit_count(); ++digit)
      empty -= position_.cells_with(digit) - supposed.off[at(digit)];
    for (const int cell : empty) {
      const std::vector<int> digits = list_of(position_.candidates(cell));
      const auto is_off = [&](int digit) { return supposed.off[at(digit)].contains(cell); };
      const auto is_on = [&](int digit) { return supposed.on[at(digit)].contains(cell); };
      if (!std::ranges::all_of(digits, is_off) || std::ranges::any_of(digits, is_on)) continue;
      Step step = refutation(supposed, {cell, Sector::kCell});
      for (const int digit : digits) add_chain(step, supposed, {cell, digit}, false);
      step.use_cell(cell);
      keep(std::move(step));
    }
  }

  /// HoDoKu considers all cells that no placed digit excludes, whether or not they are still candidates; so
  /// it misses digits that were removed before.
  void find_no_place(const Case& supposed, HouseKind kind) {
    for (int digit = 1; digit <= board_.digit_count(); ++digit) {
      const CellSet left = position_.cells_with(digit) - supposed.off[at(digit)];
      for (const int house : board_.houses_of_kind(kind)) {
        if (!board_.house(house).is_complete || left.meets(board_.house(house).set)) continue;
        const CellSet places = position_.places(house, digit);
        if (places.empty()) continue;
        bool was_removed = false;
        for (const int cell : board_.house(house).cells)
          was_removed = was_removed || (!position_.has({cell, digit}) && position_.is_allowed({cell, digit}));
        if (was_removed) continue;
        Step step = refutation(supposed, {house, digit});
        for (const int cell : places) add_chain(step, supposed, {cell, digit}, false);
        step.use(house, digit);
        keep(std::move(step));
      }
    }
  }

  /// One of the cases holds: those of the sector, or a candidate on and off. passed_over: a cell that is
  /// ignored; -1: none.
  void agree(const std::vector<const Case*>& cases, std::optional<Sector> sector, int passed_over) {
    if (!sector) {
      for (const bool is_on : {true, false})
        for (int digit = 1; digit <= board_.digit_count(); ++digit)
          agree_on(cases, sector, passed_over, digit, is_on);
      return;
    }
    for (int digit = 1; digit <= board_.digit_count(); ++digit)
      for (const bool is_on : {true, false}) agree_on(cases, sector, passed_over, digit, is_on);
  }

  void agree_on(const std::vector<const Case*>& cases, std::optional<Sector> sector, int passed_over,
                int digit, bool is_on) {
    const auto of = [&](const Case& c) -> const CellSet& { return (is_on ? c.on : c.off)[at(digit)]; };
    CellSet all = of(*cases.front());
    for (const Case* supposed : cases) all &= of(*supposed);
    if (passed_over >= 0) all.remove(passed_over);
    for (const int cell : all) {
      if (!may_be_best({cell, digit}, is_on)) continue;
      Step step{.technique = Technique::forcing_chain_verity};
      if (is_on) {
        step.placements.push_back({cell, digit});
      } else {
        step.eliminate(cell, digit);
      }
      for (const Case* supposed : cases) add_chain(step, *supposed, {cell, digit}, is_on);
      if (sector) step.sectors.push_back(*sector);
      keep(std::move(step));
    }
  }

  static std::size_t length_of(const Step& step) {
    std::size_t length = 0;
    for (const auto& chain : step.chains)
      for (const ChainNode& node : chain) length += node.branch == ChainNode::Branch::last ? 2 : 1;
    return length;
  }

  [[nodiscard]] static bool is_net(const Step& step) {
    const auto is_branched = [](const ChainNode& node) { return node.branch != ChainNode::Branch::none; };
    return std::ranges::any_of(step.chains,
                               [&](const auto& chain) { return std::ranges::any_of(chain, is_branched); });
  }

  void keep(Step&& step) {
    if (nets_) {
      if (!is_net(step)) return;
      step.technique = step.technique == Technique::forcing_chain_contradiction
                           ? Technique::forcing_net_contradiction
                           : Technique::forcing_net_verity;
    }
    const Candidate what = step.placements.empty() ? step.eliminations.front() : step.placements.front();
    note_best(what, !step.placements.empty());
    const std::array key{static_cast<int>(step.technique), step.placements.empty() ? 0 : 1, what.cell,
                         what.digit};
    const auto [known, is_new] = known_.try_emplace(key, steps_.size());
    if (is_new) {
      steps_.push_back(std::move(step));
    } else if (length_of(step) < length_of(steps_[known->second])) {
      steps_[known->second] = std::move(step);
    }
  }

  /// Placements first, by cell; then eliminations, by cell and digit; shorter chains first.
  static bool is_better(const Step& a, const Step& b) {
    if (a.placements.empty() != b.placements.empty()) return b.placements.empty();
    if (!a.placements.empty()) {
      if (a.placements.front().cell != b.placements.front().cell)
        return a.placements.front().cell < b.placements.front().cell;
      return a.technique == b.technique && length_of(a) < length_of(b);
    }
    const Candidate& x = a.eliminations.front();
    const Candidate& y = b.eliminations.front();
    if (x != y) return x.cell != y.cell ? x.cell < y.cell : x.digit < y.digit;
    return length_of(a) < length_of(b);
  }

  static constexpr std::array kKinds{HouseKind::row, HouseKind::column, HouseKind::region, HouseKind::other};

  Scan& scan_;
  const Position& position_;
  const Board& board_;
  const Implications& links_;
  Implications::Table table_;  // of a case
  std::vector<std::uint32_t> places_;
  std::optional<Nets> nets_;
  bool has_all_ = false;     // whether no table is truncated
  std::vector<Case> cases_;  // of each candidate, on and off
  std::map<std::array<int, 4>, std::size_t> known_;
  std::vector<Step> steps_;
  std::optional<std::pair<Candidate, bool>> best_;  // the conclusion of the best step, and whether it places
};

}  // namespace

void find_forcing_chain(Scan& scan) {
  if (!scan.board().is_large()) ForcingSearch(scan, false).run();
}

void find_forcing_net(Scan& scan) {
  if (!scan.board().is_large()) ForcingSearch(scan, true).run();
}

}  // namespace quadrille::techniques
