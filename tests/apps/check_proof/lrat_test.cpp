#include "check_proof/lrat.h"

#include <sys/resource.h>

#include <algorithm>
#include <iterator>
#include <sstream>

#include <gtest/gtest.h>

#include "proof/clause_search.h"
#include "support/base/rounds.h"
#include "support/proof/random_formula.h"

namespace check_proof {
namespace {

using quadrille::Random;
using Lines = std::vector<std::vector<long>>;

Formula as_read(const quadrille::proof::Formula& formula) {
  Formula result{formula.variable_count(), {}};
  for (std::size_t i = 0; i < formula.clause_count(); ++i)
    result.clauses.emplace_back(formula.clause(i).begin(), formula.clause(i).end());
  return result;
}

quadrille::proof::Formula as_searched(const Formula& formula) {
  quadrille::proof::Formula result(formula.variables);
  for (const auto& clause : formula.clauses) result.add(clause);
  return result;
}

/// The lines that a search writes, but for deletions: an LRAT proof if the formula has no model.
Lines steps_of(const quadrille::proof::Formula& formula) {
  std::stringstream text;
  quadrille::proof::LratWriter writer([&text](std::string_view piece) { text << piece; });
  quadrille::proof::ClauseSearch search(formula, &writer);
  static_cast<void>(search.run([](std::size_t) { return false; }));
  writer.flush();
  Lines lines;
  for (std::string line; std::getline(text, line);) {
    if (line.find('d') != std::string::npos) continue;
    std::istringstream words(line);
    lines.emplace_back(std::istream_iterator<long>(words), std::istream_iterator<long>());
  }
  return lines;
}

std::string text_of(const Lines& lines) {
  std::string text;
  for (const auto& line : lines) {
    for (const long number : line) text += std::to_string(number) + " ";
    text += "\n";
  }
  return text;
}

bool is_accepted(const Formula& formula, const Lines& lines) {
  return !check_lrat(formula, text_of(lines)).has_value();
}

/// The position where the hints of a line begin.
std::size_t hints_of(const std::vector<long>& line) {
  return static_cast<std::size_t>(std::find(line.begin() + 1, line.end(), 0) - line.begin()) + 1;
}

/// Formulas without a model, and proofs of that.
class Mutations : public testing::Test {
 protected:
  template <class F>
  void for_each_proof(int rounds, F f) {
    for (int round = 0; round < rounds; ++round) {
      const auto formula = quadrille::test::random_formula(8, random_);
      if (quadrille::test::has_model(formula)) continue;
      const Lines proof = steps_of(formula);
      const Formula read = as_read(formula);
      ASSERT_TRUE(is_accepted(read, proof)) << text_of(proof);
      f(read, proof);
    }
  }
  Random random_{4};
  int refused_ = 0;
};

TEST_F(Mutations, WithoutAnyOneHintAreRefused) {
  for_each_proof(300, [this](const Formula& formula, const Lines& proof) {
    for (std::size_t i = 0; i < proof.size(); ++i) {
      for (std::size_t k = hints_of(proof[i]); k + 1 < proof[i].size(); ++k) {
        Lines mutated = proof;
        mutated[i].erase(mutated[i].begin() + static_cast<std::ptrdiff_t>(k));
        EXPECT_FALSE(is_accepted(formula, mutated)) << "without hint " << k << " of line " << i << "\n"
                                                    << text_of(proof);
        ++refused_;
      }
    }
  });
  EXPECT_GT(refused_, quadrille::test::rounds(1000));
}

/// The mutated line is the last: whether the proof is accepted so far.
bool is_step_accepted(const Formula& formula, const Lines& lines) {
  return check_lrat(formula, text_of(lines))->text.ends_with("the proof ends without the empty clause");
}

TEST_F(Mutations, ThatClaimWhatDoesNotFollowAreRefused) {
  int accepted = 0;
  for (int round = 0; round < quadrille::test::rounds(3000); ++round) {
    // Clauses that are learnt on the way to a model follow from the formula, but not every clause does.
    const auto formula = quadrille::test::random_formula(9, random_);
    const Lines steps = steps_of(formula);
    if (!quadrille::test::has_model(formula)) continue;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      for (std::size_t k = 1; k + 1 < hints_of(steps[i]); ++k) {
        for (const bool flips : {true, false}) {
          Lines mutated(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(i) + 1);
          accepted += is_step_accepted(as_read(formula), mutated) ? 1 : 0;
          auto& line = mutated.back();
          if (flips) line[k] = -line[k];
          if (!flips) line.erase(line.begin() + static_cast<std::ptrdiff_t>(k));
          const std::vector<int> clause(line.begin() + 1,
                                        line.begin() + static_cast<std::ptrdiff_t>(hints_of(line)) - 1);
          if (quadrille::test::follows(formula, clause)) continue;
          EXPECT_FALSE(is_step_accepted(as_read(formula), mutated)) << text_of(mutated);
          ++refused_;
        }
      }
    }
  }
  EXPECT_GT(refused_, quadrille::test::rounds(1000));
  EXPECT_GT(accepted, quadrille::test::rounds(1000)) << "as they were";
}

TEST_F(Mutations, OfTheFormulaThatGiveItAModelAreRefused) {
  for_each_proof(600, [this](const Formula& formula, const Lines& proof) {
    for (std::size_t i = 0; i < formula.clauses.size(); ++i) {
      Formula weaker = formula;
      for (int& literal : weaker.clauses[i]) literal = -literal;
      if (!quadrille::test::has_model(as_searched(weaker))) continue;
      EXPECT_FALSE(is_accepted(weaker, proof)) << "clause " << i << "\n" << text_of(proof);
      ++refused_;
    }
  });
  EXPECT_GT(refused_, 300);
}

TEST_F(Mutations, ThatEndTooSoonOrNameWhatIsNotThereAreRefused) {
  for_each_proof(300, [this](const Formula& formula, const Lines& proof) {
    for (std::size_t i = 0; i < proof.size(); ++i) {
      EXPECT_FALSE(
          is_accepted(formula, Lines(proof.begin(), proof.begin() + static_cast<std::ptrdiff_t>(i))));
      for (const long wrong : {proof[i][0], proof[i][0] + 7, -1L}) {
        Lines mutated = proof;
        mutated[i][hints_of(proof[i])] = wrong;
        EXPECT_FALSE(is_accepted(formula, mutated)) << text_of(mutated);
        ++refused_;
      }
    }
  });
  EXPECT_GT(refused_, quadrille::test::rounds(1000));
}

TEST(Lrat, AcceptsProofsOfSearchesThatWentOn) {
  Random random(6);
  int proofs = 0;
  for (int round = 0; round < quadrille::test::rounds(300); ++round) {
    auto formula = quadrille::test::random_formula(6, random);
    std::string lrat;
    quadrille::proof::LratWriter writer([&lrat](std::string_view piece) { lrat += piece; });
    quadrille::proof::ClauseSearch search(formula, &writer, 1);
    const auto never = [](std::size_t) { return false; };
    if (search.run(never) == quadrille::proof::ClauseSearch::Result::model) {
      std::vector<int> others;
      for (int v = 1; v <= 6; ++v) others.push_back(search.is_true(v) ? -v : v);
      formula.add(others);
      search.add(others);
    }
    if (search.run(never) == quadrille::proof::ClauseSearch::Result::model) continue;
    writer.flush();
    const auto complaint = check_lrat(as_read(formula), lrat);
    ASSERT_FALSE(complaint) << complaint->text << "\n" << lrat;
    ++proofs;
  }
  EXPECT_GT(proofs, quadrille::test::rounds(100));
}

TEST(Lrat, AcceptsDeletions) {
  const Formula formula{2, {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}}};
  EXPECT_FALSE(check_lrat(formula, "5 1 0 1 2 0\n5 d 1 2 0\n6 0 5 3 4 0\n"));
  EXPECT_EQ(check_lrat(formula, "5 1 0 1 2 0\n5 d 3 0\n6 0 5 3 4 0\n")->text, "line 3: there is no clause 3");
  EXPECT_TRUE(check_lrat(formula, "5 1 0 1 2 0\n5 d 9 0\n6 0 5 3 4 0\n"));
}

TEST(Lrat, NeedsNoMemoryForVariablesThatDoNotOccur) {
  const auto most_held = [] {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;  // in KiB
  };
  const long before = most_held();
  EXPECT_FALSE(check_lrat({2'000'000'000, {{1, 7}, {-1}, {-7}}}, "4 7 0 2 1 0\n5 0 3 4 0\n"));
  EXPECT_LT(most_held() - before, 100'000);
}

TEST(Lrat, RefusesWhatIsNoProof) {
  const Formula formula{2, {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}}};
  for (const std::string_view text :
       {"", "5", "5 1", "5 1 0", "5 1 0 1 2", "x", "5 x 0 1 2 0", "5 1 0 x 0", "5 9 0 1 2 0", "4 1 0 1 2 0",
        "-5 1 0 1 2 0", "5 1 -1 0 1 2 0", "5 1 0 2 0", "5 1 0 1 2 0", "6 0 0", "5 1 0 -1 -2 0",
        "5 0 1 2 3 4 0", "5 1 0 99999999999999999999 0"})
    EXPECT_TRUE(check_lrat(formula, text)) << text;
}

}  // namespace
}  // namespace check_proof
