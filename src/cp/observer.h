// The interface through which the engine reports its events.
#pragma once

#include <cstdint>
#include <span>

#include "cp/literal.h"

namespace quadrille::cp {

class Constraint;
class Store;

enum class NodeOutcome : std::uint8_t { branched, failed, solution };

/// Without an observer there is no cost: the trail is read after each run of a constraint, if at all. It must
/// outlive its use by store and search. Threads: called by the thread that uses the store.
class Observer {
 public:
  Observer() = default;
  Observer(const Observer&) = delete;
  Observer& operator=(const Observer&) = delete;
  virtual ~Observer() = default;

  /// A node begins with its decision. The root has none (falsum); it begins anew at restarts and new turns.
  virtual void on_node(const Store&, Literal /*decision*/, std::uint32_t /*depth*/) {}
  /// Changes begin <= i < end of the trail: made by one run of the constraint, or, if it is null, by a
  /// decision or from outside. Store::change gives the removed values, and Store::explain the reasons.
  virtual void on_changes(const Store&, const Constraint* /*constraint*/, std::uint32_t /*begin*/,
                          std::uint32_t /*end*/) {}
  /// The constraint is violated. Null: the decision itself would have emptied a domain.
  virtual void on_failure(const Store&, const Constraint* /*constraint*/) {}
  /// The learner asked a constraint for the reasons for a fact, or for its failure (falsum). The clause
  /// that it learns next need not contain these reasons.
  virtual void on_reasons(const Store&, const Constraint&, Literal /*fact*/,
                          std::span<const Literal> /*reasons*/) {}
  /// A clause was learnt from the last failure: in each solution not found yet, at least one of the facts
  /// holds. The search then goes back to a node of this depth.
  virtual void on_learnt(const Store&, std::span<const Literal> /*facts*/, std::uint32_t /*depth*/) {}
  virtual void on_outcome(const Store&, NodeOutcome, std::uint32_t /*depth*/) {}
};

}  // namespace quadrille::cp
