#include "proof/clause_search.h"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "support/base/rounds.h"
#include "support/proof/random_formula.h"

namespace quadrille::proof {
namespace {

bool never(std::size_t /*memory*/) { return false; }

/// n + 1 pigeons in n holes: the formula that takes clauses the most conflicts for its size.
Formula pigeons(int holes) {
  Formula formula((holes + 1) * holes);
  const auto in = [holes](int pigeon, int hole) { return pigeon * holes + hole + 1; };
  for (int p = 0; p <= holes; ++p) {
    std::vector<int> somewhere;
    for (int h = 0; h < holes; ++h) somewhere.push_back(in(p, h));
    formula.add(somewhere);
    for (int q = 0; q < p; ++q)
      for (int h = 0; h < holes; ++h) formula.add(std::vector{-in(p, h), -in(q, h)});
  }
  return formula;
}

bool is_model(const Formula& formula, const ClauseSearch& search) {
  for (std::size_t i = 0; i < formula.clause_count(); ++i) {
    if (std::ranges::none_of(formula.clause(i),
                             [&](int l) { return search.is_true(l < 0 ? -l : l) == (l > 0); }))
      return false;
  }
  return true;
}

TEST(ClauseSearch, AgreesWithTryingAllAssignments) {
  Random random(1);
  int with_model = 0;
  for (int round = 0; round < 2000; ++round) {
    const Formula formula = test::random_formula(1 + static_cast<int>(random.below(10)), random);
    ClauseSearch search(formula);
    const bool found = search.run(never) == ClauseSearch::Result::model;
    ASSERT_EQ(found, test::has_model(formula));
    ASSERT_TRUE(!found || is_model(formula, search));
    with_model += found ? 1 : 0;
  }
  EXPECT_GT(with_model, 500);
  EXPECT_LT(with_model, 1500);
}

TEST(ClauseSearch, GoesOnWithoutWhatItFound) {
  Random random(3);
  std::size_t models = 0;
  for (int round = 0; round < test::rounds(1500); ++round) {
    Formula formula = test::random_formula(1 + static_cast<int>(random.below(8)), random);
    ClauseSearch search(formula, nullptr, 256);
    while (search.run(never) == ClauseSearch::Result::model) {
      ASSERT_TRUE(is_model(formula, search));
      std::vector<int> others;
      for (int v = 1; v <= formula.variable_count(); ++v) others.push_back(search.is_true(v) ? -v : v);
      formula.add(others);
      search.add(others);
      ++models;
    }
    ASSERT_FALSE(test::has_model(formula));
  }
  EXPECT_GT(models, test::rounds(500U));
}

using Clause = std::vector<int>;

Clause read_to_zero(std::istringstream& words) {
  Clause numbers;
  for (int number = 0; words >> number && number != 0;) numbers.push_back(number);
  return numbers;
}

/// Whether unit propagation over only the hints, one after another, refutes that the clause is false.
bool follows_by(const std::map<int, Clause>& clauses, const Clause& clause, const Clause& hints) {
  std::set<int> true_literals;
  for (const int literal : clause) true_literals.insert(-literal);
  for (const int hint : hints) {
    Clause rest = clauses.at(hint);
    std::erase_if(rest, [&](int literal) { return true_literals.contains(-literal); });
    if (rest.empty()) return true;
    if (rest.size() > 1) return false;
    true_literals.insert(rest.front());
  }
  return false;
}

TEST(ClauseSearch, LearnsOnlyWhatFollowsByItsHints) {
  Random random(2);
  std::size_t learnt = 0;
  for (int round = 0; round < test::rounds(1000); ++round) {
    const Formula formula = test::random_formula(9, random);
    std::map<int, Clause> clauses;
    for (std::size_t i = 0; i < formula.clause_count(); ++i)
      clauses[static_cast<int>(i) + 1] = {formula.clause(i).begin(), formula.clause(i).end()};
    std::stringstream proof;
    LratWriter writer([&proof](std::string_view text) { proof << text; });
    ClauseSearch search(formula, &writer);
    const auto result = search.run(never);
    writer.flush();
    bool is_empty_learnt = false;
    for (std::string line; std::getline(proof, line);) {
      if (line.find(" d ") != std::string::npos) continue;
      std::istringstream words(line);
      int id = 0;
      words >> id;
      const Clause clause = read_to_zero(words);
      ASSERT_TRUE(test::follows(formula, clause)) << line;
      ASSERT_TRUE(follows_by(clauses, clause, read_to_zero(words))) << line;
      ASSERT_GT(id, clauses.empty() ? 0 : clauses.rbegin()->first) << line;
      clauses[id] = clause;
      is_empty_learnt |= clause.empty();
      ++learnt;
    }
    EXPECT_EQ(is_empty_learnt, result == ClauseSearch::Result::no_model);
  }
  EXPECT_GT(learnt, test::rounds(2000U));
}

TEST(ClauseSearch, RefutesThePigeonHolesWithRestartsAndReductions) {
  ClauseSearch search(pigeons(7));
  EXPECT_EQ(search.run(never), ClauseSearch::Result::no_model);
  EXPECT_GT(search.conflicts(), 500U);
  ClauseSearch enough(pigeons(1));
  EXPECT_EQ(enough.run(never), ClauseSearch::Result::no_model);
}

TEST(ClauseSearch, TakesEmptyClausesAndNoClauses) {
  Formula formula(2);
  EXPECT_EQ(ClauseSearch(formula).run(never), ClauseSearch::Result::model);
  formula.add({});
  EXPECT_EQ(ClauseSearch(formula).run(never), ClauseSearch::Result::no_model);
}

TEST(ClauseSearch, StopsWhenAsked) {
  EXPECT_EQ(ClauseSearch(pigeons(8)).run([](std::size_t) { return true; }), ClauseSearch::Result::stopped);
}

}  // namespace
}  // namespace quadrille::proof
