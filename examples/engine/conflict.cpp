// A conflict, step by step: the facts that each decision leads to, the reasons for each fact, and how the
// learnt clause is found by going back from the failure. All reasons come from the engine: Store::explain.
//
// Six events of a day, in hours 1, 2 and 3; the panel is not in the first. An edge says that two of them need
// the same room, so that they take different hours.
#include <algorithm>
#include <array>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include <quadrille/cp/constraints/constraints.h>
#include <quadrille/cp/store.h>

namespace cp = quadrille::cp;
using cp::Literal;
using Facts = std::vector<Literal>;

enum Event { opening, dinner, demo, talk, poster, panel };
constexpr std::array kNames{"opening", "dinner", "demo", "talk", "poster", "panel"};
constexpr std::array<std::pair<Event, Event>, 7> kEdges{{{opening, dinner},
                                                         {opening, talk},
                                                         {demo, talk},
                                                         {opening, poster},
                                                         {talk, poster},
                                                         {talk, panel},
                                                         {poster, panel}}};

std::string text_of(Literal fact) {
  const char* sign = fact.relation == cp::Relation::equal ? " = " : " != ";
  return kNames[fact.variable] + (sign + std::to_string(fact.value));
}

std::string text_of(const Facts& facts, const std::string& word) {
  std::string text;
  for (const Literal fact : facts) text += (text.empty() ? "" : " " + word + " ") + text_of(fact);
  return text;
}

class Day {
 public:
  Day() {
    for (std::size_t i = 0; i < kNames.size(); ++i)
      hour_.push_back(store_.new_variable(i == panel ? 2 : 1, 3));
    for (const auto& [a, b] : kEdges) store_.post(cp::not_equal(hour_[a], hour_[b]));
  }

  /// Decides and propagates at a new level, and prints what follows. Returns false on a failure.
  bool decide(Event event, cp::Value hour) {
    store_.push();
    decisions_.push_back(hour_[event].eq(hour));
    std::cout << "level " << store_.level() << ": " << text_of(decisions_.back()) << '\n';
    const bool stands = store_.impose(decisions_.back()) && store_.propagate();
    print_consequences();
    return stands;
  }

  /// Goes back from the failure to the first unique implication point. Prints each step.
  Facts analyse() const {
    Facts facts;
    const cp::Constraint* failed = store_.explain_failure(facts);
    facts = stated(facts);
    std::cout << "conflict: " << text_of(facts, "and") << "   [" << name_of(failed) << "]\n";
    while (facts.size() > 1 && level_of(facts[1]) == store_.level()) {  // two facts or more of the last level
      const Literal latest = facts.front();
      facts.erase(facts.begin());
      const Facts reasons = reasons_for(latest).first;
      facts.insert(facts.end(), reasons.begin(), reasons.end());
      facts = stated(facts);
      std::cout << "  in place of " << text_of(latest) << ": " << text_of(facts, "and") << '\n';
    }
    return facts;
  }

  /// Goes back to where all facts but the first were true already, and posts that they do not hold together.
  /// Returns false if that fails again.
  bool learn(const Facts& facts) {
    Facts clause;
    for (const Literal fact : facts) clause.push_back(~fact);
    const std::uint32_t level = facts.size() > 1 ? level_of(facts[1]) : 0;
    std::cout << "learnt: " << text_of(clause, "or") << "\n\nback to level " << level << '\n';
    store_.pop_to(level);
    decisions_.resize(level);
    store_.post(cp::clause(clause));
    const bool stands = store_.propagate();
    print_consequences();
    return stands;
  }

 private:
  static bool is_stated(Literal fact) {
    return fact.relation == cp::Relation::equal || fact.relation == cp::Relation::not_equal;
  }

  /// The facts as x = v and x != v, each once, the one that became true last first. A bound is written
  /// as the values that it excludes.
  Facts stated(const Facts& facts) const {
    Facts result;
    for (const Literal fact : facts) {
      if (is_stated(fact)) {
        result.push_back(fact);
        continue;
      }
      for (cp::Value v = 1; v <= 3; ++v)
        if (!fact.holds_for(v)) result.push_back({fact.variable, cp::Relation::not_equal, v});
    }
    std::erase_if(result, [this](Literal fact) { return time_of(fact) == cp::kNever; });
    std::ranges::sort(result, [this](Literal a, Literal b) { return order_of(a) > order_of(b); });
    const auto repeated = std::ranges::unique(result);
    result.erase(repeated.begin(), repeated.end());
    return result;
  }

  cp::Position time_of(Literal fact) const { return store_.domains().when(fact); }
  /// If one change made two facts true, x != v comes before x = w.
  std::array<std::int64_t, 4> order_of(Literal fact) const {
    return {time_of(fact), fact.relation == cp::Relation::equal ? 1 : 0, fact.variable, fact.value};
  }
  std::uint32_t level_of(Literal fact) const {
    std::uint32_t level = store_.level();
    while (level > 0 && time_of(fact) < store_.level_start(level)) --level;
    return level;
  }
  static std::string name_of(const cp::Constraint* constraint) {
    if (constraint == nullptr) return "no other hour is left";
    std::string name(constraint->name());
    for (const cp::IntVar x : constraint->scope()) name += std::string(" ") + kNames[x.id()];
    return name;
  }

  /// The facts from which the fact follows, and the constraint that infers it; null for a decision.
  std::pair<Facts, const cp::Constraint*> reasons_for(Literal fact) const {
    Facts reasons;
    if (std::ranges::find(decisions_, fact) != decisions_.end()) return {reasons, nullptr};
    const cp::Constraint* constraint = store_.explain(fact, reasons);
    return {stated(reasons), constraint};
  }

  /// The facts that became true at this level, in order.
  void print_consequences() const {
    Facts facts;
    for (const cp::IntVar x : hour_) {
      for (cp::Value v = 1; v <= 3; ++v)
        for (const Literal fact : {x.ne(v), x.eq(v)})
          if (store_.truth(fact) == cp::Store::Truth::yes && level_of(fact) == store_.level())
            facts.push_back(fact);
    }
    facts = stated(facts);
    for (auto fact = facts.rbegin(); fact != facts.rend(); ++fact) {
      const auto [reasons, constraint] = reasons_for(*fact);
      if (!reasons.empty())
        std::cout << "  " << text_of(*fact) << " because " << text_of(reasons, "and") << "   ["
                  << name_of(constraint) << "]\n";
    }
  }

  cp::Store store_;
  std::vector<cp::IntVar> hour_;  // by event
  Facts decisions_;               // one for each level
};

int main() {
  Day day;
  bool stands = day.decide(opening, 1) && day.decide(dinner, 3) && day.decide(demo, 2);
  while (!stands) stands = day.learn(day.analyse());
}
