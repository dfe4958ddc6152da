#include "cp/observer.h"

#include <gtest/gtest.h>

#include <map>

#include "cp/constraints/constraints.h"
#include "cp/search/search.h"

namespace quadrille::cp {
namespace {

using Result = Search::Result;

/// Different values with a given sum: some solutions, some failures.
struct Sums {
  Store store;
  std::vector<IntVar> x;

  Sums() {
    std::vector<Term> terms;
    for (int i = 0; i < 5; ++i) {
      x.push_back(store.new_variable(0, i < 3 ? 5 : 500));
      terms.push_back({i - 2, x.back()});
    }
    store.post(all_different(store, x, Consistency::bounds));
    store.post(linear(terms, Comparison::equal, 3));
  }
};

/// Counts its notifications, and checks that they make sense.
class Bookkeeper : public Observer {
 public:
  explicit Bookkeeper(const Store& store) : told_(store.domains().now()) {}

  std::map<NodeOutcome, std::uint64_t> outcomes;
  std::uint64_t nodes = 0;
  std::uint64_t failures = 0;
  std::uint64_t changes = 0;

  void on_node(const Store&, Literal decision, std::uint32_t depth) override {
    EXPECT_EQ(nodes == 0, decision.is_falsum());
    EXPECT_TRUE(nodes > 0 || depth == 0);
    EXPECT_FALSE(is_open_);
    is_open_ = true;
    ++nodes;
  }
  void on_changes(const Store& store, const Constraint* constraint, std::uint32_t begin,
                  std::uint32_t end) override {
    EXPECT_LT(begin, end);
    EXPECT_LE(end, store.domains().now());
    // Every change since the search began was told, unless taken back since.
    EXPECT_LE(begin, told_);
    told_ = end;
    for (Position i = begin; i < end; ++i) {
      const std::uint32_t by = store.domains().change(i).constraint;
      EXPECT_TRUE(by == kHoles || by == (constraint == nullptr ? kDecision : constraint->index()));
      ++changes;
    }
  }
  void on_failure(const Store&, const Constraint*) override { ++failures; }
  void on_outcome(const Store& store, NodeOutcome outcome, std::uint32_t) override {
    EXPECT_TRUE(is_open_);
    is_open_ = false;
    ++outcomes[outcome];
    EXPECT_TRUE(outcome == NodeOutcome::failed || told_ == store.domains().now());
  }

 private:
  Position told_;  // all changes before
  bool is_open_ = false;
};

TEST(ObserverTest, IsToldAllOnce) {
  Sums problem;
  ASSERT_TRUE(problem.store.propagate());
  Bookkeeper books(problem.store);
  problem.store.set_observer(&books);
  Search search(problem.store, {{problem.x}});
  while (search.next() == Result::solution) continue;
  const Statistics& statistics = search.statistics();
  EXPECT_EQ(books.nodes, statistics.nodes);
  EXPECT_EQ(books.failures, statistics.failures);
  EXPECT_EQ(books.outcomes[NodeOutcome::failed], statistics.failures);
  EXPECT_EQ(books.outcomes[NodeOutcome::solution], statistics.solutions);
  EXPECT_EQ(books.outcomes[NodeOutcome::branched],
            statistics.nodes - statistics.failures - statistics.solutions);
  EXPECT_GT(books.changes, statistics.nodes);
}

/// Checks that the reasons it is told hold, and counts them.
class ReasonsListener : public Observer {
 public:
  int reasons_told = 0, learnt = 0;

  void on_reasons(const Store& store, const Constraint&, Literal fact,
                  std::span<const Literal> reasons) override {
    for (const Literal reason : reasons) {
      EXPECT_EQ(store.truth(reason), Store::Truth::yes);
      EXPECT_NE(reason, fact);
    }
    ++reasons_told;
  }
  void on_learnt(const Store&, std::span<const Literal>, std::uint32_t) override {
    EXPECT_GT(reasons_told, learnt);
    ++learnt;
  }
};

TEST(ObserverTest, IsToldReasonsBeforeWhatIsLearnt) {
  Sums problem;
  ReasonsListener listener;
  problem.store.set_observer(&listener);
  Search search(problem.store, {{problem.x}}, {.mode = SearchMode::free});
  for (int i = 0; i < 200 && search.next() == Result::solution; ++i) continue;
  EXPECT_GT(listener.learnt, 10);
}

TEST(ObserverTest, IsLeftInPlace) {
  Sums problem;
  Bookkeeper books(problem.store);
  problem.store.set_observer(&books);
  {
    const Search search(problem.store, {{problem.x}});
  }
  EXPECT_EQ(problem.store.observer(), &books);
}

}  // namespace
}  // namespace quadrille::cp
