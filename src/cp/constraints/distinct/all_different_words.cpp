// all_different on bit masks, in three stages.
//
// 0. Values: the value of a fixed variable is removed from all others.
// 1. Places, if there are as many values as variables: a value that only one variable can take is its
//    value.
// 2. Domains (Regin 1994): a matching of variables to values, and a graph on the values with an edge v -> w
//    if the variable matched with v ("the owner of v") may also have w. The owner of v may keep w exactly
//    if w leads back to v, that is, within a strongly connected component. The components are found along a
//    path of which each cycle is contracted (Purdom and Munro 1968), with sets of values as words.
//
//      x in {1, 2} owns 1        1 <--> 2        {1, 2} is a component, and no edge leads back
//      y in {1, 2} owns 2        ^      ^        from it to 3: the owner of 3 loses 1 and 2,
//      z in {1, 2, 3} owns 3     +--3---+        so z = 3
//
// In all stages the reason is a Hall set: if as many variables as V has values take their values within V,
// all others lose V. (Stage 1 fits too: all other variables lie within all values but one.) So the data of a
// change is just V; explain() finds the variables that lay within V at that time.
// is noted; the variables are those within V at that time.
#include <algorithm>
#include <array>
#include <cassert>
#include <ranges>

#include "cp/constraints/distinct/all_different.h"
#include "cp/constraints/support/fixpoint.h"

namespace quadrille::cp {

namespace {

constexpr std::size_t kMost = 64;

class AllDifferentWords final : public AllDifferent {
 public:
  /// values: the union of those of all variables; bit i represents origin + i.
  AllDifferentWords(std::vector<IntVar> variables, Value origin, Word values, Word stages)
      : AllDifferent(std::move(variables), stages), origin_(origin), values_(values) {
    is_permutation_ = static_cast<std::size_t>(count_of(values)) == scope().size();
    for (const IntVar x : scope()) ids_.push_back(x.id());
    first_positions_.fill(low_bits(static_cast<int>(ids_.size())));
  }

  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override {
    switch (stage) {
      case 0: return eliminate_values(store, changed & low_bits(static_cast<int>(ids_.size())));
      case 1: return fill_places(store);
      default: return match_domains(store);
    }
  }

  [[nodiscard]] bool follows_changes() const override { return true; }
  void begin_to_follow(const Store& store) override;
  [[nodiscard]] bool follow(Store& store, std::size_t i, Word removed) override;

  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool permutes() const override { return (stages() & bit(1)) != 0; }
  [[nodiscard]] bool explains_value(Word data) const override {
    return is_permutation_ && is_single(values_ & ~data);
  }

 private:
  /// A domain always has at least one value.
  [[nodiscard]] static bool is_fixed(Word domain) { return without_lowest(domain) == 0; }
  /// The positions of the variables that may have one of these values, as a bit set.
  [[nodiscard]] Word positions_with(const Word* words, Word values) const {
    Word positions = 0;
    for (const VariableId x : std::views::reverse(ids_))
      positions = positions << 1 | static_cast<Word>((words[x] & values) != 0);
    return positions;
  }
  /// The positions of the variables that could take this single value when following began; before that, all
  /// positions.
  [[nodiscard]] Word first_positions(Word value) const {
    return first_positions_[static_cast<std::size_t>(lowest(value))];
  }
  /// The positions of the variables that reasons about this single value must mention.
  [[nodiscard]] Word positions_for(const Past& past, Word value) const {
    return past.knows_first_words() ? first_positions(value) : low_bits(static_cast<int>(ids_.size()));
  }
  [[nodiscard]] bool eliminate_values(Store& store, Word changed);
  [[nodiscard]] bool fill_places(Store& store);
  [[nodiscard]] bool match_domains(Store& store);
  [[nodiscard]] bool prune(Store& store, Word used, Word free);
  /// Removes the values in `done` from the owners of the component's values: from there no path leads back.
  [[nodiscard]] bool cut_off(Store& store, Word component, Word done);

  /// Stage 2 works on the variables that are not fixed, numbered from 0 to open_count_ - 1.
  [[nodiscard]] bool repair_matching(Store& store, Word& used);
  [[nodiscard]] bool augment(int i, Word& used, Word& visited);

  std::vector<VariableId> ids_;
  Value origin_;
  Word values_ = 0;  // the union over all variables when the constraint was posted
  bool is_permutation_ = false;
  std::array<std::uint8_t, kMost> match_{};  // by position: its value in the last matching
  int open_count_ = 0;
  std::array<std::uint8_t, kMost> open_;   // by open variable: its position
  std::array<Word, kMost> words_;          // by open variable: its domain
  std::array<std::uint8_t, kMost> owner_;  // by value in use: the open variable matched with it
  std::array<Word, kMost> reach_;          // by value in a complete component: the values that it leads to

  /// By value: the positions of the variables that could take it when following began, at the root. Many
  /// values are gone there, so this is shorter than all positions.
  std::array<Word, kMost> first_positions_{};

  // The data of follow(). As with the literals of a clause, two places of each value that is not taken are
  // watched: as long as both can take the value, nothing follows.
  std::array<std::array<std::uint8_t, 2>, kMost> places_;  // by value: the two positions watched
  std::array<Word, kMost> watched_{};                      // by position: the values that watch it
};

void AllDifferentWords::begin_to_follow(const Store& store) {
  watched_.fill(0);
  for (const int v : Bits(values_)) {
    const Word positions = positions_with(store.domains().words(), bit(v));
    first_positions_[static_cast<std::size_t>(v)] = positions;
    if (!permutes() || is_single(positions)) continue;
    const int first = lowest(positions);
    const int second = lowest(without_lowest(positions));
    places_[static_cast<std::size_t>(v)] = {static_cast<std::uint8_t>(first),
                                            static_cast<std::uint8_t>(second)};
    for (const int i : {first, second}) watched_[static_cast<std::size_t>(i)] |= bit(v);
  }
}

bool AllDifferentWords::follow(Store& store, std::size_t i, Word removed) {
  const Word* const words = store.domains().words();
  const Word domain = words[ids_[i]];
  if (is_fixed(domain)) {
    for (const int j : Bits(first_positions(domain) & ~bit(static_cast<int>(i)))) {
      const VariableId y = ids_[static_cast<std::size_t>(j)];
      if ((words[y] & domain) == 0) continue;
      if (words[y] == domain) return store.fail(domain);
      if (!store.keep(y, ~domain, domain)) return false;
    }
  }
  for (const int v : Bits(removed & watched_[i])) {
    const Word value = bit(v);
    auto& [here, other] = places_[static_cast<std::size_t>(v)];
    if (here != i) std::swap(here, other);
    const VariableId y = ids_[other];
    if (words[y] == value) continue;
    Word elsewhere = first_positions(value) & ~bit(here) & ~bit(other);
    while (elsewhere != 0 && (words[ids_[static_cast<std::size_t>(lowest(elsewhere))]] & value) == 0)
      elsewhere = without_lowest(elsewhere);
    if (elsewhere != 0) {
      here = static_cast<std::uint8_t>(lowest(elsewhere));
      watched_[i] &= ~value;
      watched_[here] |= value;
    } else if ((words[y] & value) == 0) {
      return store.fail(values_ & ~value);
    } else if (!store.keep(y, value, values_ & ~value)) {
      return false;
    }
  }
  return true;
}

bool AllDifferentWords::eliminate_values(Store& store, Word changed) {
  const Word* const words = store.domains().words();
  Word newly_fixed = 0;
  for (const int i : Bits(changed))
    if (is_fixed(words[ids_[static_cast<std::size_t>(i)]])) newly_fixed |= bit(i);
  while (newly_fixed != 0) {
    Word taken = 0;
    for (const int i : Bits(newly_fixed)) {
      const Word value = words[ids_[static_cast<std::size_t>(i)]];
      if ((taken & value) != 0) return store.fail(value);
      taken |= value;
    }
    const Word losing = positions_with(words, taken) & ~newly_fixed;
    newly_fixed = 0;
    for (const int i : Bits(losing)) {
      const VariableId x = ids_[static_cast<std::size_t>(i)];
      if (!store.keep(x, ~taken, taken)) return false;
      if (is_fixed(words[x])) newly_fixed |= bit(i);
    }
  }
  return true;
}

bool AllDifferentWords::fill_places(Store& store) {
  const Word* const words = store.domains().words();
  while (true) {
    Word once = 0;
    Word twice = 0;
    Word fixed = 0;
    for (const VariableId x : ids_) {
      const Word word = words[x];
      twice |= once & word;
      once |= word;
      fixed |= is_fixed(word) ? word : 0;
    }
    if (once != values_) return store.fail(values_ & ~bit(lowest(values_ & ~once)));
    const Word only_places = once & ~twice & ~fixed;
    if (only_places == 0) return true;
    for (const int i : Bits(positions_with(words, only_places))) {
      const VariableId x = ids_[static_cast<std::size_t>(i)];
      const Word here = words[x] & only_places;
      if (!is_single(here)) return store.fail(values_ & ~here);
      if (!store.keep(x, here, values_ & ~here)) return false;
    }
  }
}

bool AllDifferentWords::augment(int i, Word& used, Word& visited) {
  const auto at = static_cast<std::size_t>(i);
  const Word unused = words_[at] & ~used;
  if (unused != 0) {
    const int v = lowest(unused);
    used |= bit(v);
    owner_[static_cast<std::size_t>(v)] = static_cast<std::uint8_t>(i);
    match_[open_[at]] = static_cast<std::uint8_t>(v);
    return true;
  }
  while (const Word candidates = words_[at] & ~visited) {
    const int v = lowest(candidates);
    visited |= bit(v);
    if (!augment(owner_[static_cast<std::size_t>(v)], used, visited)) continue;
    owner_[static_cast<std::size_t>(v)] = static_cast<std::uint8_t>(i);
    match_[open_[at]] = static_cast<std::uint8_t>(v);
    return true;
  }
  return false;
}

bool AllDifferentWords::repair_matching(Store& store, Word& used) {
  Word unmatched = 0;
  for (int i = 0; i < open_count_; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const int v = match_[open_[at]];
    if ((words_[at] & ~used & bit(v)) != 0) {
      used |= bit(v);
      owner_[static_cast<std::size_t>(v)] = static_cast<std::uint8_t>(i);
    } else {
      unmatched |= bit(i);
    }
  }
  for (const int i : Bits(unmatched)) {
    Word visited = 0;
    if (!augment(i, used, visited)) return store.fail(visited);
  }
  return true;
}

bool AllDifferentWords::match_domains(Store& store) {
  const Word* const words = store.domains().words();
  std::size_t count = 0;
  Word all = 0;
  for (std::size_t i = 0; i < ids_.size(); ++i) {
    // A fixed variable is overwritten by the next one. This is branch-free, because a branch would be
    // mispredicted: which variables are fixed is random.
    const Word word = words[ids_[i]];
    words_[count] = word;
    open_[count] = static_cast<std::uint8_t>(i);
    count += is_fixed(word) ? 0 : 1;
    all |= is_fixed(word) ? 0 : word;
  }
  open_count_ = static_cast<int>(count);
  // Up to three variables that the cheaper stages leave open form one component: nothing can be pruned.
  if (is_permutation_ && open_count_ <= 3) return true;
  Word used = 0;
  return repair_matching(store, used) && prune(store, used, all & ~used);
}

bool AllDifferentWords::prune(Store& store, Word used, Word free) {
  // An owner that can take a free value can give up its own to anyone. So all values that lead to a free
  // one form one component.
  const auto led_to = [&](int v) {
    const Word word = words_[owner_[static_cast<std::size_t>(v)]];
    return (word & free) != 0 ? used : word & used;
  };
  // The path of the search, in pieces. members[k]: values known to lead to each other; next[k]: where they
  // lead.
  std::array<Word, kMost> members;
  std::array<Word, kMost> next;
  std::size_t top = 0;
  Word path = 0;
  Word done = 0;  // complete components; a value that leads there is not led back to
  const auto enter = [&](Word values) {
    members[top] = values & -values;
    next[top] = led_to(lowest(values));
    path |= members[top];
  };
  while (done != used) {
    if (path == 0) enter(used & ~done);
    const Word ahead = next[top] & ~done & ~members[top];
    if ((ahead & path) != 0) {
      while ((ahead & path & ~members[top]) != 0) {
        members[top - 1] |= members[top];
        next[top - 1] |= next[top];
        --top;
      }
    } else if (ahead != 0) {
      ++top;
      enter(ahead);
    } else {
      const Word component = members[top];
      if ((next[top] & done) != 0 && !cut_off(store, component, done)) return false;
      done |= component;
      path &= ~component;
      if (done == used) break;
      Word reach = component;
      for (Word below = next[top] & ~component; below != 0; below &= ~reach)
        reach |= reach_[static_cast<std::size_t>(lowest(below))];
      for (const int v : Bits(component)) reach_[static_cast<std::size_t>(v)] = reach;
      if (top > 0) --top;
    }
  }
  return true;
}

bool AllDifferentWords::cut_off(Store& store, Word component, Word done) {
  for (const int v : Bits(component)) {
    const std::uint8_t owner = owner_[static_cast<std::size_t>(v)];
    Word gone = words_[owner] & done;
    while (gone != 0) {
      const Word reach = reach_[static_cast<std::size_t>(lowest(gone))];
      gone &= ~reach;
      if (!store.keep(ids_[open_[owner]], ~reach, reach)) return false;
    }
  }
  return true;
}

void AllDifferentWords::explain(const Past& past, Literal fact, Word data,
                                std::vector<Literal>& reasons) const {
  const Word left = values_ & ~data;
  if (is_permutation_ && is_single(left)) {
    // The change was by stage 1: the value has only one place left, or none.
    for (const int i : Bits(positions_for(past, left))) {
      const VariableId y = ids_[static_cast<std::size_t>(i)];
      if (y != fact.variable) reasons.push_back({y, Relation::not_equal, origin_ + lowest(left)});
    }
    return;
  }
  if (!fact.is_falsum()) {
    const Word value = bit(static_cast<int>(fact.value - origin_));
    for (const int i : Bits(positions_for(past, value))) {
      const VariableId y = ids_[static_cast<std::size_t>(i)];
      if (y == fact.variable || !past.is_within(y, value)) continue;
      reasons.push_back({y, Relation::equal, fact.value});
      return;
    }
  }
  for (const VariableId y : ids_) {
    if (y == fact.variable || !past.is_within(y, data)) continue;
    if (is_single(data)) {
      reasons.push_back({y, Relation::equal, origin_ + lowest(data)});
      continue;
    }
    for (const int w : Bits(left & past.first_word(y)))
      reasons.push_back({y, Relation::not_equal, origin_ + w});
  }
}

Word union_of(const Store& store, const std::vector<IntVar>& variables) {
  Word values = 0;
  for (const IntVar x : variables) values |= store.domains().word(x.id());
  return values;
}

}  // namespace

bool fits_words(const Store& store, const std::vector<IntVar>& variables) {
  if (variables.size() > kMost) return false;
  const Domains& domains = store.domains();
  const auto is_alike = [&](IntVar x) {
    return x.is_plain() && domains.is_word(x.id()) &&
           domains.origin(x.id()) == domains.origin(variables.front().id());
  };
  return std::ranges::all_of(variables, is_alike) && !comes_twice(variables);
}

bool are_permuted(const Store& store, const std::vector<IntVar>& variables) {
  return fits_words(store, variables) &&
         static_cast<std::size_t>(count_of(union_of(store, variables))) == variables.size();
}

std::unique_ptr<Constraint> all_different_words(const Store& store, std::vector<IntVar> variables,
                                                Consistency consistency) {
  const Value origin = variables.empty() ? 0 : store.domains().origin(variables.front().id());
  const Word values = union_of(store, variables);
  const bool is_permutation = static_cast<std::size_t>(count_of(values)) == variables.size();
  Word stages = bit(0);
  if (consistency != Consistency::value) stages |= bit(2) | (is_permutation ? bit(1) : 0);
  return std::make_unique<AllDifferentWords>(std::move(variables), origin, values, stages);
}

}  // namespace quadrille::cp
