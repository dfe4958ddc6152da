#include "modelling/builder.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "support/base/rounds.h"
#include "support/cp/small_models.h"

namespace quadrille::test {
namespace {

using namespace modelling;
using Mode = Reification::Mode;

/// Three variables from 0 to 2, and facts about them.
struct Facts {
  cp::Store store;
  Builder builder{store};
  std::vector<IntVar> x;

  Facts() {
    for (int i = 0; i < 3; ++i) x.push_back(store.new_variable(0, 2));
  }
  Literal random_fact(Random& random) {
    const IntVar y = x[random.below(x.size())];
    return y.is(static_cast<cp::Relation>(random.below(4)), static_cast<Value>(random.below(4)) - 1);
  }
  /// Whether the fact about these variables holds for an assignment.
  static bool holds(Literal fact, const Solution& values) { return fact.holds_for(values[fact.variable]); }

  std::size_t solutions() {
    if (!store.propagate()) return 0;
    return all_solutions(store, x, cp::VariableOrder::first_fail, cp::ValueOrder::min).size();
  }
};

enum class Kind : std::uint8_t { any, all, odd };

bool is_met(Kind kind, const std::vector<Literal>& literals, const Solution& values) {
  const auto count = std::ranges::count_if(literals, [&](Literal l) { return Facts::holds(l, values); });
  if (kind == Kind::any) return count > 0;
  return kind == Kind::all ? count == std::ssize(literals) : count % 2 == 1;
}

TEST(Builder, ConnectsFacts) {
  Random random(3);
  for (int round = 0; round < rounds(1500); ++round) {
    Facts f;
    const auto kind = static_cast<Kind>(random.below(3));
    std::vector<Literal> literals;
    for (std::size_t i = random.below(5); i > 0; --i) literals.push_back(f.random_fact(random));
    std::optional<Reification> reification;
    const std::size_t form = random.below(4);
    if (form > 0) reification = Reification{f.random_fact(random), form == 1 ? Mode::half : Mode::full};
    if (form == 3) {
      f.builder.tie(kind == Kind::any   ? f.builder.any(literals)
                    : kind == Kind::all ? f.builder.all(literals)
                                        : f.builder.odd(literals),
                    *reification);
    } else if (kind == Kind::any) {
      f.builder.require_any(literals, reification);
    } else if (kind == Kind::all) {
      f.builder.require_all(literals, reification);
    } else {
      f.builder.require_odd(literals, reification);
    }
    std::size_t expected = 0;
    for (Value code = 0; code < 27; ++code) {
      const Solution values{code % 3, code / 3 % 3, code / 9};
      const bool met = is_met(kind, literals, values);
      const bool asked = !reification || Facts::holds(reification->literal, values);
      const bool is_full = reification && reification->mode == Mode::full;
      expected += (asked ? met : !is_full || !met) ? 1 : 0;
    }
    EXPECT_EQ(f.solutions(), expected) << round;
  }
}

TEST(Builder, SaysWhatIsKnownWithoutConstraints) {
  Facts f;
  const Literal l = f.x[0].eq(1);
  f.builder.require_any({l, ~l});
  EXPECT_EQ(f.builder.any({l, l, f.x[1].ge(3)}), l);
  EXPECT_EQ(f.builder.all({l, f.x[1].ge(0)}), l);
  EXPECT_EQ(f.builder.odd({l, f.x[1].ge(0)}), ~l);
  EXPECT_EQ(f.store.constraint_count(), 0U);
  EXPECT_EQ(f.store.variable_count(), 3U);
}

TEST(Builder, UsesLiteralsAgain) {
  Facts f;
  const std::vector<Literal> facts{f.x[0].eq(1), f.x[1].eq(1)};
  const Literal any = f.builder.any(facts);
  EXPECT_EQ(f.builder.any(facts), any);
  EXPECT_EQ(f.builder.all({~facts[0], ~facts[1]}), ~any);
  EXPECT_EQ(f.builder.constant(7), f.builder.constant(7));
  f.store.push();
  static_cast<void>(f.builder.constant(9));
  f.store.pop();
  const std::size_t count = f.store.variable_count();
  EXPECT_EQ(f.builder.constant(9).id(), count);
}

TEST(Builder, NotesTheFirstTrouble) {
  Facts f;
  f.builder.require(f.x[0].ge(2));
  EXPECT_EQ(f.builder.trouble(), Trouble::none);
  f.builder.require(f.x[0].le(1));
  f.builder.refuse(Trouble::too_large);
  EXPECT_EQ(f.builder.take_trouble(), Trouble::impossible);
  EXPECT_EQ(f.builder.trouble(), Trouble::none);
  EXPECT_FALSE(f.store.propagate());
}

TEST(Builder, TellsOfMembership) {
  for (const IntervalSet& set : {IntervalSet{}, IntervalSet{{0, 1}}, IntervalSet{{2, 9}}, IntervalSet{{1, 1}},
                                 IntervalSet{{0, 0}, {2, 2}}, IntervalSet{{-4, 9}}}) {
    const auto inside = static_cast<std::size_t>(contains(set, 0) + contains(set, 1) + contains(set, 2));
    Facts required;
    required.builder.require_in(required.x[0], set);
    EXPECT_EQ(required.solutions(), inside * 9);
    Facts denied;
    denied.builder.require(~denied.builder.literal_in(denied.x[0], set));
    EXPECT_EQ(denied.solutions(), (3 - inside) * 9);
    Facts tied;
    tied.builder.require_in(tied.x[0], set, Reification{tied.x[1].eq(0)});
    EXPECT_EQ(tied.solutions(), (inside + (3 - inside) * 2) * 3);
  }
}

TEST(Builder, CountsALiteralAsANumber) {
  Facts f;
  const IntVar b = f.store.new_boolean();
  EXPECT_EQ(f.builder.indicator(b.eq(1)), b);
  EXPECT_EQ(f.builder.indicator(b.le(0)), -b + 1);
  EXPECT_EQ(f.builder.indicator(b.ge(0)), f.builder.constant(1));
  const IntVar is_two = f.builder.indicator(f.x[0].eq(2));
  f.builder.require(is_two.eq(1));
  EXPECT_EQ(f.solutions(), 9U);
}

}  // namespace
}  // namespace quadrille::test
