#include "cp/search/search.h"

#include <chrono>
#include <utility>

#include "cp/search/portfolio.h"

namespace quadrille::cp {

Search::Search(Store& store, std::vector<Branching> branchings, SearchOptions options)
    : store_(store),
      limits_(options.limits),
      root_(store.level()),
      portfolio_(std::make_unique<Portfolio>(store, std::move(branchings), std::move(options), statistics_)) {
}

Search::~Search() {
  portfolio_.reset();
  if (store_.level() > root_) store_.pop_to(root_);
}

Search::Result Search::next() {
  const auto begin = std::chrono::steady_clock::now();
  const std::uint64_t propagations = store_.propagations();
  const Store::Watch watch(store_, [this] {
    return node_watch_.is_over(limits_, store_.domains().now(),
                               [this] { return store_.memory() + portfolio_->memory(); });
  });
  const Result result = run();
  statistics_.propagations += store_.propagations() - propagations;
  statistics_.time += std::chrono::steady_clock::now() - begin;
  return result;
}

Search::Result Search::run() {
  limits_ = limits_.started();
  if (is_fresh_) {
    if (watch_.is_reached(limits_, statistics_, [&] { return store_.memory(); })) return Result::limit;
    is_possible_ = enter_root();
    if (store_.is_cut_short()) return Result::limit;
    is_fresh_ = false;
  }
  return is_possible_ ? portfolio_->next(limits_) : Result::exhausted;
}

bool Search::enter_root() {
  Observer* const observer = store_.observer();
  if (statistics_.nodes == 0 && observer != nullptr) observer->on_node(store_, Literal::falsum(), 0);
  statistics_.nodes = 1;
  if (store_.propagate()) return true;
  ++statistics_.failures;
  if (observer != nullptr) observer->on_outcome(store_, NodeOutcome::failed, 0);
  return false;
}

std::span<const Literal> Search::core() const { return portfolio_->core(); }

std::vector<double> Search::activities() const { return portfolio_->activities(); }

}  // namespace quadrille::cp
