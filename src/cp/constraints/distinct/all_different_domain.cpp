// all_different by domains: Regin, "A filtering algorithm for constraints of difference in CSPs", AAAI
// 1994. Value elimination runs first.
//
// A matching gives each variable a value of its own. A variable x can change over to the value of y if y can
// change over to another value in turn, and so on, until one takes a free value or the value that x gave up.
// So draw an edge x -> y if x may have the value matched with y, an edge x -> free if x may have a free
// value, and edges from "free" to all variables. A value may stay if its edge lies within a strongly
// connected component; all others go.
//
//   x in {1, 2}      matched with 1       x <--> y      {x, y} is one component. The edges z -> x and
//   y in {1, 2}      matched with 2       ^      ^      z -> y lead into it and none leads back, so
//   z in {1, 2, 3}   matched with 3       +--z---+      z loses 1 and 2.
//
// A variable with more values than there are variables always finds one that the others leave. So it need not
// be matched, and loses only the values of components that do not contain "free". This admits infinite
// domains.
#include <algorithm>
#include <unordered_map>

#include "base/sort.h"
#include "cp/constraints/distinct/all_different.h"
#include "cp/constraints/distinct/value_elimination.h"
#include "cp/constraints/support/note.h"

namespace quadrille::cp {

namespace {

using Index = std::uint32_t;
constexpr Index kNoIndex = std::numeric_limits<Index>::max();

/// Numbers values 0, 1, .. in the order in which they are first seen. Values near the first one are found
/// in an array, others in a hash table.
class Numbering {
 public:
  [[nodiscard]] Index number(Value v) {
    if (values_.empty()) near_.assign(kNear, kNoIndex);
    const Word at = static_cast<Word>(v) - static_cast<Word>(values_.empty() ? v : values_[0]) + kNear / 2;
    Index& number =
        at < kNear ? near_[static_cast<std::size_t>(at)] : far_.try_emplace(v, kNoIndex).first->second;
    if (number == kNoIndex) {
      number = size();
      values_.push_back(v);
    }
    return number;
  }
  [[nodiscard]] Value value(Index number) const { return values_[number]; }
  [[nodiscard]] Index size() const { return static_cast<Index>(values_.size()); }

 private:
  static constexpr std::size_t kNear = 1024;

  std::vector<Index> near_;  // by distance from the first value: the numbers
  std::unordered_map<Value, Index> far_;
  std::vector<Value> values_;
};

/// The variables with few values (at most as many as there are variables), and a matching of them that is
/// repaired from call to call. Variables are named by their positions in the scope, values by their
/// numbers.
class Matching {
 public:
  explicit Matching(const std::vector<IntVar>& scope)
      : scope_(scope), starts_(scope.size() + 1), match_(scope.size(), kNoIndex) {}

  /// Reads the domains (of a Store or a Past) and repairs the matching. If there is none, returns false:
  /// the variables of trapped() have fewer values together than there are of them.
  template <class Domains>
  [[nodiscard]] bool update(const Domains& domains);

  [[nodiscard]] Index size() const { return static_cast<Index>(scope_.size()); }
  /// The values of a variable, empty if it has too many to take part in the matching.
  [[nodiscard]] std::span<const Index> values_of(Index x) const {
    return {values_.data() + starts_[x], values_.data() + starts_[x + 1]};
  }
  [[nodiscard]] bool takes_part(Index x) const { return starts_[x] != starts_[x + 1]; }
  [[nodiscard]] Index match(Index x) const { return match_[x]; }
  /// The variable matched with the value, or kNoIndex.
  [[nodiscard]] Index owner(Index value) const { return owner_[value]; }
  [[nodiscard]] Value value(Index number) const { return numbering_.value(number); }
  [[nodiscard]] const std::vector<Index>& trapped() const { return queue_; }
  /// For a value in a component without "free": the only variables among which it can be exchanged.
  [[nodiscard]] const std::vector<Index>& sharers(Value value);

 private:
  template <class Domains>
  void read(const Domains& domains);
  [[nodiscard]] bool augment(Index root);

  const std::vector<IntVar>& scope_;
  Numbering numbering_;
  std::vector<std::size_t> starts_;  // by variable: the index of its first value
  std::vector<Index> values_;
  std::vector<Value> few_;     // the values of one variable
  std::vector<Index> match_;   // by variable
  std::vector<Index> owner_;   // by value
  std::vector<Index> queue_;   // the variables that a breadth-first search has reached
  std::vector<Index> source_;  // by value: the variable from which the search reached it, or kNoIndex
};

template <class Domains>
void Matching::read(const Domains& domains) {
  values_.clear();
  for (std::size_t i = 0; i < scope_.size(); ++i) {
    starts_[i] = values_.size();
    few_.clear();
    const Value max = domains.max(scope_[i]);
    for (Value v = domains.min(scope_[i]); few_.size() <= scope_.size(); ++v) {
      if (domains.contains(scope_[i], v)) few_.push_back(v);
      if (v == max) break;
    }
    if (few_.size() > scope_.size()) continue;
    for (const Value v : few_) values_.push_back(numbering_.number(v));
  }
  starts_.back() = values_.size();
}

template <class Domains>
bool Matching::update(const Domains& domains) {
  read(domains);
  owner_.assign(numbering_.size(), kNoIndex);
  for (Index x = 0; x < size(); ++x) {
    Index& v = match_[x];
    const bool stays = v != kNoIndex && takes_part(x) && domains.contains(scope_[x], value(v));
    if (stays) {
      owner_[v] = x;
    } else {
      v = kNoIndex;
    }
  }
  for (Index x = 0; x < size(); ++x)
    if (takes_part(x) && match_[x] == kNoIndex && !augment(x)) return false;
  return true;
}

bool Matching::augment(Index root) {
  source_.assign(numbering_.size(), kNoIndex);
  queue_.assign(1, root);
  for (std::size_t head = 0; head < queue_.size(); ++head) {
    for (Index v : values_of(queue_[head])) {
      if (source_[v] != kNoIndex) continue;
      source_[v] = queue_[head];
      if (owner_[v] != kNoIndex) {
        queue_.push_back(owner_[v]);
        continue;
      }
      while (v != kNoIndex) {
        owner_[v] = source_[v];
        v = std::exchange(match_[owner_[v]], v);
      }
      return true;
    }
  }
  return false;
}

const std::vector<Index>& Matching::sharers(Value value) {
  std::vector<bool> is_reached(scope_.size());
  queue_.assign(1, owner_[numbering_.number(value)]);
  is_reached[queue_.front()] = true;
  for (std::size_t head = 0; head < queue_.size(); ++head) {
    for (const Index v : values_of(queue_[head])) {
      if (is_reached[owner_[v]]) continue;
      is_reached[owner_[v]] = true;
      queue_.push_back(owner_[v]);
    }
  }
  return queue_;
}

/// The strongly connected components of the matching's graph, by Tarjan's algorithm without recursion.
class Components {
 public:
  void find(const Matching& matching);
  [[nodiscard]] bool are_together(Index x, Index y) const { return component_[x] == component_[y]; }
  [[nodiscard]] bool is_with_free(Index x) const { return component_[x] == component_.back(); }

 private:
  struct Visit {
    Index node;
    std::size_t next;  // which of its successors is next
  };

  void visit_from(Index root, const Matching& matching);
  void enter(Index node);
  void leave(Index node);
  /// The successor at visit.next; kNoIndex if that variable is not part of the matching.
  [[nodiscard]] static Index successor(const Visit& visit, const Matching& matching);
  [[nodiscard]] static std::size_t successor_count(Index node, const Matching& matching) {
    return node == matching.size() ? matching.size() : matching.values_of(node).size();
  }

  std::vector<Index> component_;  // by node, of which the last is "free"; kNoIndex until known
  std::vector<Index> order_;      // by node: when it was entered, counted from 1; 0 if it was not
  std::vector<Index> low_;        // by node: the earliest node on the stack that it is known to reach
  std::vector<Index> stack_;
  std::vector<Visit> visits_;
  Index entered_ = 0;
};

void Components::find(const Matching& matching) {
  const std::size_t nodes = matching.size() + 1;
  component_.assign(nodes, kNoIndex);
  order_.assign(nodes, 0);
  low_.resize(nodes);
  entered_ = 0;
  for (Index node = 0; node < nodes; ++node)
    if (order_[node] == 0) visit_from(node, matching);
}

Index Components::successor(const Visit& visit, const Matching& matching) {
  const Index free = matching.size();
  if (visit.node == free) {
    const auto x = static_cast<Index>(visit.next);
    return matching.takes_part(x) ? x : kNoIndex;
  }
  const Index owner = matching.owner(matching.values_of(visit.node)[visit.next]);
  return owner == kNoIndex ? free : owner;
}

void Components::enter(Index node) {
  order_[node] = low_[node] = ++entered_;
  stack_.push_back(node);
  visits_.push_back({node, 0});
}

void Components::leave(Index node) {
  if (low_[node] == order_[node]) {
    Index member = kNoIndex;
    do {
      member = stack_.back();
      stack_.pop_back();
      component_[member] = node;
    } while (member != node);
  }
  visits_.pop_back();
  if (!visits_.empty()) low_[visits_.back().node] = std::min(low_[visits_.back().node], low_[node]);
}

void Components::visit_from(Index root, const Matching& matching) {
  enter(root);
  while (!visits_.empty()) {
    Visit& visit = visits_.back();
    if (visit.next == successor_count(visit.node, matching)) {
      leave(visit.node);
      continue;
    }
    const Index to = successor(visit, matching);
    ++visit.next;
    if (to == kNoIndex || component_[to] != kNoIndex) continue;
    if (order_[to] == 0) {
      enter(to);
    } else {
      low_[visit.node] = std::min(low_[visit.node], order_[to]);
    }
  }
}

class AllDifferentDomain final : public AllDifferent {
 public:
  explicit AllDifferentDomain(std::vector<IntVar> variables)
      : AllDifferent(std::move(variables), bit(0) | bit(2)), matching_(scope()) {
    for (std::size_t i = 0; i < scope().size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        has_twins_ |= scope()[i] == scope()[j];
        has_views_of_one_ |= scope()[i].id() == scope()[j].id();
      }
    }
  }

  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override {
    if (has_twins_) return store.fail(Note::pack(Why::twins));
    if (stage == 0) return elimination_.run(store, scope(), changed);
    Position before;
    do {
      before = store.domains().now();
      if (!matching_.update(store)) return store.fail(Note::pack(Why::trapped));
      components_.find(matching_);
      if (!prune(store)) return false;
    } while (has_views_of_one_ && store.domains().now() != before);
    return true;
  }

  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;

 private:
  enum class Why : std::uint8_t {
    value,    // value elimination: the variable at the position has the value
    hall,     // about the variable at the position: a Hall set uses up the value
    trapped,  // some variables have fewer values than there are of them
    twins,    // a variable occurs twice
  };
  using Note = NoteOf<Why, Field<32>>;
  static_assert(Note::pack(Why::value, 7) == 7, "as ValueElimination notes it");

  [[nodiscard]] bool prune(Store& store);

  ValueElimination elimination_;
  Matching matching_;
  Components components_;
  bool has_twins_ = false;
  bool has_views_of_one_ = false;
};

bool AllDifferentDomain::prune(Store& store) {
  const auto remove = [&](Index x, Index v) {
    return store.remove(scope()[x], matching_.value(v), Note::pack(Why::hall, x));
  };
  for (Index x = 0; x < matching_.size(); ++x) {
    for (const Index v : matching_.values_of(x)) {
      const Index owner = matching_.owner(v);
      if (owner != kNoIndex && !components_.are_together(x, owner) && !remove(x, v)) return false;
    }
    if (matching_.takes_part(x)) continue;
    for (Index y = 0; y < matching_.size(); ++y)
      if (matching_.takes_part(y) && !components_.is_with_free(y) && !remove(x, matching_.match(y)))
        return false;
  }
  return true;
}

void AllDifferentDomain::explain(const Past& past, Literal fact, Word data,
                                 std::vector<Literal>& reasons) const {
  const auto [why, at] = Note::unpack(data);
  if (why == Why::twins) return;
  if (why == Why::value) return ValueElimination::explain(past, scope()[at], reasons);
  Matching then(scope());
  const bool is_trapped = !then.update(past);  // or trapped meanwhile, through another view of its variable
  const std::vector<Index>& hall_set =
      is_trapped ? then.trapped() : then.sharers(scope()[at].from_base(fact.value));
  std::vector<Value> values;
  for (const Index x : hall_set)
    for (const Index v : then.values_of(x)) values.push_back(then.value(v));
  sort_range(values);
  for (const Index i : hall_set) {
    const IntVar x = scope()[i];
    reasons.push_back(x.ge(values.front()));
    reasons.push_back(x.le(values.back()));
    for (std::size_t k = 1; k < values.size(); ++k)
      for (Value hole = values[k - 1] + 1; hole < values[k]; ++hole) reasons.push_back(x.ne(hole));
  }
}

}  // namespace

std::unique_ptr<Constraint> all_different_domain(std::vector<IntVar> variables) {
  return std::make_unique<AllDifferentDomain>(std::move(variables));
}

}  // namespace quadrille::cp
