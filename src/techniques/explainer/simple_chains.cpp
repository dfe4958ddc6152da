// Bidirectional cycles and forcing chains, in which each literal follows from one other.
#include <algorithm>
#include <span>
#include <utility>

#include "techniques/explainer/chains.h"
#include "techniques/explainer/reachability.h"

namespace quadrille::techniques::explainer {

namespace {

struct SimpleNode {
  Literal literal = 0;
  int parent = -1;
  Cause cause = Cause::none;
};

struct SimpleLink {
  Literal to = 0;
  Cause cause = Cause::none;
};

/// The literals that each literal directly turns on or off, with cells (Y), houses (X) or both as links.
/// Literals that are turned off are included only if they turn something on, since a chain cannot continue
/// from the others.
class SimpleLinks {
 public:
  SimpleLinks(const Marks& marks, bool with_cells, bool with_houses)
      : marks_(marks), with_cells_(with_cells), with_houses_(with_houses) {
    for (int cell = 0; cell < kCells; ++cell)
      for (int digit = 0; digit < kSize; ++digit) {
        const Mark mark{cell, digit};
        begin_[literal(mark, false)] = links_.size();
        if (marks.has(cell, digit)) link_off(mark);
        begin_[literal(mark, true)] = links_.size();
        if (marks.has(cell, digit)) link_on(mark);
      }
    begin_[kLiterals] = links_.size();
  }

  [[nodiscard]] std::span<const SimpleLink> of(Literal literal) const {
    return std::span(links_).subspan(begin_[literal], begin_[literal + 1U] - begin_[literal]);
  }
  /// Whether a mark that is on turns the other one off.
  [[nodiscard]] bool excludes(Mark on, Mark other) const {
    return on.cell == other.cell ? with_cells_ && on.digit != other.digit
                                 : on.digit == other.digit && see_each_other(on.cell, other.cell);
  }

 private:
  void link_off(Mark mark) {
    const std::size_t begin = links_.size();
    const Mask digits = marks_.digits(mark.cell);
    if (with_cells_ && size_of(digits) == 2)
      links_.push_back({literal({mark.cell, lowest(minus(digits, mask_of(mark.digit)))}, true), Cause::cell});
    if (!with_houses_) return;
    for (const Kind kind : kKinds) {
      const int house = house_of(mark.cell, kind);
      const Mask places = marks_.places(house, mark.digit);
      if (size_of(places) != 2) continue;
      const int other = cell_at(house, lowest(minus(places, mask_of(place_of(mark.cell, kind)))));
      const Literal on = literal({other, mark.digit}, true);
      if (std::ranges::none_of(std::span(links_).subspan(begin),
                               [&](SimpleLink link) { return link.to == on; }))
        links_.push_back({on, cause_of(kind)});
    }
  }

  void link_on(Mark mark) {
    if (with_cells_)
      for (const int digit : Bits(minus(marks_.digits(mark.cell), mask_of(mark.digit))))
        if (turns_something_on({mark.cell, digit}))
          links_.push_back({literal({mark.cell, digit}, false), Cause::cell});
    for (const int peer : peers_of(mark.cell))
      if (marks_.has(peer, mark.digit) && turns_something_on({peer, mark.digit}))
        links_.push_back({literal({peer, mark.digit}, false), cause_of(shared_kind(mark.cell, peer))});
  }

  [[nodiscard]] bool turns_something_on(Mark off) const {
    if (with_cells_ && size_of(marks_.digits(off.cell)) == 2) return true;
    return with_houses_ && std::ranges::any_of(kKinds, [&](Kind kind) {
             return size_of(marks_.places(house_of(off.cell, kind), off.digit)) == 2;
           });
  }

  static Kind shared_kind(int a, int b) {
    for (const Kind kind : {Kind::block, Kind::row})
      if (is_in(b, house_of(a, kind))) return kind;
    return Kind::column;
  }

  const Marks& marks_;
  bool with_cells_, with_houses_;
  std::vector<SimpleLink> links_;
  std::array<std::size_t, kLiterals + 1> begin_{};
};

/// The consequences of one start.
class SimpleGrowth {
 public:
  SimpleGrowth(const SimpleLinks& links, const Reachability<SimpleLinks>& reachable)
      : links_(links), reachable_(reachable) {}

  [[nodiscard]] const SimpleNode& node(int i) const { return nodes_[at(i)]; }

  /// The nodes at which cycles close: each is the start again.
  [[nodiscard]] std::vector<int> cycles_from(Literal start) {
    std::vector<int> cycles;
    begin(start, start);
    for (int length = 2; !on_queue_.empty() || !off_queue_.empty(); length += 2) {
      grow(on_queue_, [&](int from, SimpleLink off) {
        if (helps(off.to) && leads_on(off.to, start) && !is_ancestor(from, off.to))
          off_queue_.push_back(add(off, from));
      });
      grow(off_queue_, [&](int from, SimpleLink on) {
        if (length >= 4 && on.to == start) cycles.push_back(add(on, from));
        if (!reached_[on.to] && helps(on.to)) reach(on_queue_, add(on, from));
      });
    }
    return cycles;
  }

  /// The node of the start's opposite; -1 if it does not follow.
  [[nodiscard]] int contradiction_of(Literal start) {
    int target = -1;
    begin(start, is_on(start) ? std::nullopt : std::optional(opposite(start)));
    while (!on_queue_.empty() || !off_queue_.empty()) {
      if (is_on(start) && target < 0) target = first_that_excludes(start);
      grow(on_queue_, [&](int from, SimpleLink off) {
        if (!reached_[off.to] && helps(off.to) && leads_on(off.to, start) && !is_ancestor(from, off.to))
          reach(off_queue_, add(off, from));
      });
      grow(off_queue_, [&](int from, SimpleLink on) {
        if (on.to == opposite(start) && target < 0) target = add(on, from);
        if (!reached_[on.to] && helps(on.to)) reach(on_queue_, add(on, from));
      });
      if (target >= 0) return target;
    }
    return target;
  }

 private:
  using Queue = std::vector<int>;

  /// goal: only paths to that literal matter.
  void begin(Literal start, std::optional<Literal> goal) {
    goal_ = goal;
    nodes_.clear();
    reached_.reset();
    on_queue_.clear();
    off_queue_.clear();
    reach(is_on(start) ? on_queue_ : off_queue_, add({start}, -1));
  }
  /// Whether a path through the literal may lead to the goal.
  [[nodiscard]] bool helps(Literal literal) const {
    return !goal_ || literal == *goal_ || reachable_.from(literal)[*goal_];
  }
  int add(SimpleLink link, int parent) {
    nodes_.push_back({link.to, parent, link.cause});
    return static_cast<int>(nodes_.size()) - 1;
  }
  void reach(Queue& queue, int node) {
    reached_[nodes_[at(node)].literal] = true;
    queue.push_back(node);
  }
  [[nodiscard]] bool is_ancestor(int node, Literal literal) const {
    for (int i = nodes_[at(node)].parent; i >= 0; i = nodes_[at(i)].parent)
      if (nodes_[at(i)].literal == literal) return true;
    return false;
  }
  /// Whether a literal leads back to the start, or to another literal that was not reached yet.
  [[nodiscard]] bool leads_on(Literal off, Literal start) const {
    return std::ranges::any_of(links_.of(off),
                               [&](SimpleLink on) { return on.to == start || !reached_[on.to]; });
  }
  /// A node that turns the start off, by the first one in the queue that does; -1 if there is none.
  [[nodiscard]] int first_that_excludes(Literal start) {
    for (const int from : on_queue_)
      if (links_.excludes(mark_of(nodes_[at(from)].literal), mark_of(start)))
        return add({opposite(start)}, from);
    return -1;
  }
  /// Empties the queue, and visits the literals that its nodes turn on or off.
  template <class Visit>
  void grow(Queue& queue, Visit visit) {
    visiting_.clear();
    std::swap(queue, visiting_);
    for (const int from : visiting_)
      for (const SimpleLink link : links_.of(nodes_[at(from)].literal)) visit(from, link);
  }

  const SimpleLinks& links_;
  const Reachability<SimpleLinks>& reachable_;
  std::optional<Literal> goal_;
  std::vector<SimpleNode> nodes_;
  Queue on_queue_, off_queue_, visiting_;
  LiteralSet reached_;
};

class SimpleChains {
 public:
  SimpleChains(const Marks& marks, const Marks* source) : marks_(marks), source_(source) {}

  [[nodiscard]] std::vector<ChainDraft> drafts() {
    find(false, true);
    find(true, false);
    find(true, true);
    return std::move(drafts_);
  }

 private:
  void find(bool with_cells, bool with_houses) {
    with_cells_ = with_cells;
    with_houses_ = with_houses;
    const SimpleLinks links(marks_, with_cells, with_houses);
    const Reachability<SimpleLinks> reachable(links);
    SimpleGrowth growth(links, reachable);
    for (int cell = 0; cell < kCells; ++cell) {
      const Mask digits = marks_.digits(cell);
      if (size_of(digits) < 2 || (size_of(digits) > 2 && !with_houses)) continue;
      for (const int digit : Bits(digits)) {
        const Literal on = literal({cell, digit}, true);
        if (reachable.from(on)[on])
          for (const int end : growth.cycles_from(on)) add_cycle(growth, end);
        if (!with_houses) continue;
        for (const Literal start : {on, opposite(on)}) {
          if (!may_contradict(start, reachable.from(start), links)) continue;
          if (const int end = growth.contradiction_of(start); end >= 0) add_chain(growth, end);
        }
      }
    }
  }

  /// Whether the opposite of the start may follow from it, or from what follows.
  [[nodiscard]] bool may_contradict(Literal start, const LiteralSet& follows,
                                    const SimpleLinks& links) const {
    if (!is_on(start)) return follows[opposite(start)];
    const Mark mark = mark_of(start);
    for (const int digit : Bits(marks_.digits(mark.cell)))
      if (const Mark other{mark.cell, digit}; follows[literal(other, true)] && links.excludes(other, mark))
        return true;
    return std::ranges::any_of(peers_of(mark.cell), [&](int peer) {
      return marks_.has(peer, mark.digit) && follows[literal({peer, mark.digit}, true)];
    });
  }

  /// The nodes from the target back to the start.
  static std::vector<SimpleNode> path_to(const SimpleGrowth& growth, int end) {
    std::vector<SimpleNode> path;
    for (int i = end; i >= 0; i = growth.node(i).parent) path.push_back(growth.node(i));
    return path;
  }

  [[nodiscard]] int order() const { return with_cells_ && with_houses_ ? 4 : with_cells_ ? 3 : 2; }

  void add_cycle(const SimpleGrowth& growth, int end) {
    std::vector<SimpleNode> path = path_to(growth, end);
    std::bitset<kCells> in_cycle;
    for (const SimpleNode& node : path) in_cycle[at(cell_of(node.literal))] = true;
    std::array<std::array<Mask, kCells>, 2> seen{};  // by on and off
    for (const SimpleNode& node : path) {
      const Mark mark = mark_of(node.literal);
      for (const int peer : peers_of(mark.cell))
        if (!in_cycle[at(peer)]) seen[is_on(node.literal) ? 1 : 0][at(peer)] |= mask_of(mark.digit);
    }
    Hint hint;
    for (int cell = 0; cell < kCells; ++cell)
      if (const Mask gone = marks_.digits(cell) & seen[0][at(cell)] & seen[1][at(cell)]; gone != 0)
        hint.removals.push_back({cell, gone});
    if (hint.removals.empty()) return;
    const bool is_x_wing = !with_cells_ && in_cycle.count() == 4;
    hint.name = with_cells_ && with_houses_ ? "Bidirectional Cycle"
                : with_cells_               ? "Bidirectional Y-Cycle"
                : is_x_wing                 ? "Generalized X-Wing"
                                            : "Bidirectional X-Cycle";
    const SimpleNode first = path.front();
    path.pop_back();  // the start again
    note_sources(hint, path, first);
    add(std::move(hint), with_cells_ && with_houses_ ? 7.0 : 6.5, static_cast<int>(path.size()));
  }

  void add_chain(const SimpleGrowth& growth, int end) {
    const std::vector<SimpleNode> path = path_to(growth, end);
    const Mark target = mark_of(path.front().literal);
    Hint hint;
    if (is_on(path.front().literal)) {
      hint.removals = {{target.cell, minus(marks_.digits(target.cell), mask_of(target.digit))}};
      hint.placement = target;
    } else {
      hint.removals = {{target.cell, mask_of(target.digit)}};
    }
    hint.name = with_cells_ ? "Forcing Chain" : path.size() == 6 ? "Turbot Fish" : "Forcing X-Chain";
    note_sources(hint, path, std::nullopt);
    add(std::move(hint), with_cells_ ? 7.0 : 6.6, static_cast<int>(path.size()));
  }

  /// Inside another chain: the marks that the chain needs, and its literals. A cycle also counts backwards.
  void note_sources(Hint& hint, const std::vector<SimpleNode>& path, std::optional<SimpleNode> cycle_end) {
    if (source_ == nullptr) return;
    auto record = std::make_shared<ChainRecord>();
    CauseCollector causes(*source_, marks_);
    for (const SimpleNode& node : path) {
      record->literals.push_back(node.literal);
      if (is_on(node.literal)) causes.add(node.literal, node.cause);
    }
    if (cycle_end) {
      record->literals.push_back(kLiterals);
      record->literals.push_back(opposite(cycle_end->literal));
      for (auto node = path.rbegin(); node + 1 != path.rend(); ++node) {
        record->literals.push_back(opposite(node->literal));
        if (!is_on(node->literal)) causes.add(opposite(node->literal), node->cause);
      }
    }
    record->complexity = static_cast<int>(path.size());
    hint.causes = causes.take();
    hint.chain = std::move(record);
  }

  void add(Hint hint, double base, int complexity) {
    hint.rating = chain_rating(base, complexity);
    drafts_.push_back({.hint = std::move(hint), .complexity = complexity, .order = order()});
  }

  const Marks& marks_;
  const Marks* source_;
  bool with_cells_ = false, with_houses_ = false;
  std::vector<ChainDraft> drafts_;
};

}  // namespace

void find_simple_chain(const Marks& marks, HintSink& sink) {
  for (Hint& hint : in_order(SimpleChains(marks, sink.source()).drafts()))
    if (sink.add(std::move(hint))) return;
}

}  // namespace quadrille::techniques::explainer
