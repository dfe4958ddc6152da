#include "cp/domains.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/random.h"

namespace quadrille::cp {
namespace {

constexpr Cause kNobody{kDecision, 0};

/// The expected domain, and its states before each change.
struct Model {
  std::set<Value> now;
  std::vector<std::pair<Position, std::set<Value>>> before;  // with the position of the change

  [[nodiscard]] const std::set<Value>& at(Position position) const {
    for (const auto& [change, then] : before)
      if (change >= position) return then;
    return now;
  }
};

/// One random change; returns the remaining values.
std::set<Value> left_by(int kind, Value v, Word kept, Value origin, const std::set<Value>& values) {
  std::set<Value> left;
  for (const Value w : values) {
    const bool stays = kind == 0   ? w != v
                       : kind == 1 ? w >= v
                       : kind == 2 ? w <= v
                                   : (kept & bit(static_cast<int>(w - origin))) != 0;
    if (stays) left.insert(w);
  }
  return left;
}

Events apply(int kind, Value v, Word kept, VariableId x, Domains& domains) {
  switch (kind) {
    case 0: return domains.remove(x, v, kNobody);
    case 1: return domains.at_least(x, v, kNobody);
    case 2: return domains.at_most(x, v, kNobody);
    default: return domains.keep(x, kept, kNobody);
  }
}

Events events_between(const std::set<Value>& before, const std::set<Value>& after) {
  if (before == after) return kNothing;
  if (after.empty()) return kEmptied;
  const bool lower = *before.begin() != *after.begin();
  const bool upper = *before.rbegin() != *after.rbegin();
  return static_cast<Events>(kAnyChange | (lower ? kLower : 0) | (upper ? kUpper : 0) |
                             (after.size() == 1 ? kFixed : 0));
}

void expect_same(const Domains& domains, VariableId x, const std::set<Value>& model, Value first,
                 Value last) {
  ASSERT_EQ(domains.min(x), *model.begin());
  ASSERT_EQ(domains.max(x), *model.rbegin());
  ASSERT_EQ(domains.count(x), model.size());
  ASSERT_EQ(domains.is_fixed(x), model.size() == 1);
  for (Value v = first - 1; v <= last + 1; ++v) ASSERT_EQ(domains.contains(x, v), model.contains(v)) << v;
  for (Value v = first - 1; v < *model.rbegin(); ++v)
    ASSERT_EQ(domains.next_value(x, v), *model.upper_bound(v));
  std::set<Value> holes;
  domains.for_each_hole(x, [&](Value v) { holes.insert(v); });
  ASSERT_EQ(holes.size() + model.size(), static_cast<std::size_t>(*model.rbegin() - *model.begin() + 1));
  for (const Value hole : holes) ASSERT_FALSE(model.contains(hole)) << hole;
}

void expect_same_then(const Domains& domains, VariableId x, const std::set<Value>& model, Position position,
                      Value v) {
  ASSERT_EQ(domains.min_at(x, position), *model.begin());
  ASSERT_EQ(domains.max_at(x, position), *model.rbegin());
  ASSERT_EQ(domains.contains_at(x, v, position), model.contains(v));
  const auto all = [&](Literal fact) {
    return std::all_of(model.begin(), model.end(), [&](Value w) { return fact.holds_for(w); });
  };
  for (const Relation relation :
       {Relation::equal, Relation::not_equal, Relation::at_least, Relation::at_most}) {
    const Literal fact{x, relation, v};
    ASSERT_EQ(domains.holds_at(fact, position), all(fact));
  }
  if (!domains.is_word(x)) return;
  Word word = 0;
  for (const Value w : model) word |= bit(static_cast<int>(w - domains.origin(x)));
  ASSERT_EQ(domains.word_at(x, position), word);
}

/// The first position before which the fact did not hold is the one that when() gives, less one.
void expect_when(const Domains& domains, Literal fact) {
  if (!domains.holds_at(fact, domains.now())) return;
  Position first = 0;
  while (!domains.holds_at(fact, first)) ++first;
  ASSERT_EQ(domains.when(fact), first == 0 ? kNever : first - 1);
}

/// Two variables of one kind against their models, through random changes and undoing.
void run_against_model(Value first, Value last, int steps, std::uint64_t seed) {
  SCOPED_TRACE(testing::Message() << first << " .. " << last << ", seed " << seed);
  Random random(seed);
  Domains domains;
  Model models[2];
  for (Model& model : models) {
    static_cast<void>(domains.add(first, last));
    for (Value v = first; v <= last; ++v) model.now.insert(v);
  }
  const auto span = static_cast<std::uint64_t>(last - first + 1);
  std::vector<Position> marks;
  for (int step = 0; step < steps; ++step) {
    if (random.below(8) == 0) marks.push_back(domains.now());
    if (!marks.empty() && random.below(10) == 0) {
      domains.undo_to(marks.back());
      for (Model& model : models) {
        model.now = model.at(marks.back());
        std::erase_if(model.before, [&](const auto& entry) { return entry.first >= marks.back(); });
      }
      marks.pop_back();
    }
    const auto x = static_cast<VariableId>(random.below(2));
    Model& model = models[x];
    const auto kind = static_cast<int>(random.below(domains.is_word(x) ? 4 : 3));
    // Bounds move a little, so that a walk is long; anything may be removed.
    Value v = first - 1 + static_cast<Value>(random.below(span + 2));
    if (kind == 1) v = *model.now.begin() - 1 + static_cast<Value>(random.below(4));
    if (kind == 2) v = *model.now.rbegin() + 1 - static_cast<Value>(random.below(4));
    const Word kept = random.next() | random.next();
    const std::set<Value> left = left_by(kind, v, kept, first, model.now);
    const Position position = domains.now();
    ASSERT_EQ(apply(kind, v, kept, x, domains), events_between(model.now, left));
    if (!left.empty() && left != model.now) {
      model.before.emplace_back(position, model.now);
      model.now = left;
    }
    ASSERT_NO_FATAL_FAILURE(expect_same(domains, x, model.now, first, last));
    // A change over holes takes two entries; only the time before the first is in the model.
    const auto& history = model.before;
    const Position then = history.empty() ? domains.now() : history[random.below(history.size())].first;
    const Value w = first - 1 + static_cast<Value>(random.below(span + 2));
    ASSERT_NO_FATAL_FAILURE(expect_same_then(domains, x, model.at(then), then, w));
    ASSERT_NO_FATAL_FAILURE(expect_same_then(domains, x, model.now, domains.now(), w));
    for (const Relation relation : {Relation::not_equal, Relation::at_least, Relation::at_most})
      ASSERT_NO_FATAL_FAILURE(expect_when(domains, {x, relation, w}));
  }
}

TEST(Domains, WordsFollowTheModel) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    run_against_model(1, 9, 300, seed);
    run_against_model(-40, 23, 300, seed);
    run_against_model(kPlusInfinity - 20, kPlusInfinity - 2, 100, seed);
    run_against_model(kMinusInfinity + 2, kMinusInfinity + 20, 100, seed);
  }
}

TEST(Domains, DenseOnesFollowTheModel) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    run_against_model(0, 64, 300, seed);
    run_against_model(-100, 99, 300, seed);
    run_against_model(kPlusInfinity - 100, kPlusInfinity - 2, 100, seed);
  }
}

TEST(Domains, SparseOnesFollowTheModel) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) run_against_model(-50, Domains::kDenseSpan, 40, seed);
}

TEST(Domains, KindsChangeWhereTheSpanSaysSo) {
  Domains domains;
  EXPECT_TRUE(domains.is_word(domains.add(0, 63)));
  EXPECT_FALSE(domains.is_word(domains.add(0, 64)));
  const VariableId whole = domains.add(kMinusInfinity + 1, kPlusInfinity - 1);
  EXPECT_FALSE(domains.is_word(whole));
  EXPECT_EQ(domains.count(whole), ~std::uint64_t{0} - 1);
}

TEST(Domains, UnboundedOnesLoseValuesAndGainBounds) {
  Domains domains;
  const VariableId x = domains.add(kMinusInfinity, kPlusInfinity);
  EXPECT_EQ(domains.count(x), ~std::uint64_t{0});
  EXPECT_EQ(domains.remove(x, 4, kNobody), kAnyChange);
  EXPECT_FALSE(domains.contains(x, 4));
  EXPECT_EQ(domains.at_least(x, 4, kNobody), kAnyChange | kLower);
  EXPECT_EQ(domains.min(x), 5);
  EXPECT_EQ(domains.max(x), kPlusInfinity);
  EXPECT_EQ(domains.at_most(x, 5, kNobody), kAnyChange | kUpper | kFixed);
  domains.undo_to(0);
  EXPECT_EQ(domains.min(x), kMinusInfinity);
  EXPECT_TRUE(domains.contains(x, 4));
}

TEST(Domains, AnInfinityIsNoValue) {
  Domains domains;
  const VariableId x = domains.add(kMinusInfinity, kPlusInfinity);
  for (const Value infinity : {kMinusInfinity, kPlusInfinity}) {
    EXPECT_FALSE(domains.contains(x, infinity));
    EXPECT_EQ(domains.remove(x, infinity, kNobody), kNothing);
    EXPECT_TRUE(domains.holds_at({x, Relation::not_equal, infinity}, domains.now()));
  }
  EXPECT_EQ(domains.at_least(x, kPlusInfinity, kNobody), kEmptied);
  EXPECT_EQ(domains.at_most(x, kMinusInfinity, kNobody), kEmptied);
  EXPECT_EQ(domains.at_least(x, kMinusInfinity, kNobody), kNothing);
  EXPECT_EQ(domains.at_most(x, kPlusInfinity, kNobody), kNothing);
}

TEST(Domains, ForgetsVariables) {
  Domains domains;
  const VariableId kept = domains.add(0, 100);
  for (const Value max : {1000, 100'000, 9}) static_cast<void>(domains.add(0, max));
  domains.truncate(1);
  EXPECT_EQ(domains.size(), 1U);
  const VariableId made = domains.add(0, 70);
  EXPECT_EQ(domains.remove(made, 5, kNobody), kAnyChange);
  EXPECT_TRUE(domains.contains(kept, 5));
}

}  // namespace
}  // namespace quadrille::cp
