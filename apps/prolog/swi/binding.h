// Components as Prolog sees them: finding the engine's side of a Prolog term, and changing both together.
#pragma once

#include <SWI-Prolog.h>

#include <vector>

#include "prolog/swi/cache.h"
#include "prolog/swi/reader.h"
#include "prolog/swi/table.h"

namespace quadrille::prolog {

/// Lets Prolog handle its signals, and looks at the memory limit. False when there is an exception.
[[nodiscard]] bool poll_signals();

/// Posts a goal whose variables have their values in goal.expressions.variables.
[[nodiscard]] Outcome post_goal(Component& component, const Goal& goal);

/// A Prolog component with the engine's side of it, in step.
struct Bound {
  term_t table = 0;
  Component* component = nullptr;
  /// At the slot after the last mark, when it is known.
  Slots next{};
  /// Variables that became fixed when it was built anew, which Prolog may not know.
  std::vector<Component::Index> fixed{};
};
/// The engine's side, if that is in step; else null.
[[nodiscard]] Component* known_component(term_t table);
/// Brings the engine's side in step; builds it anew where it must be. False when its constraints contradict
/// the bindings (wake-ups are pending then), or when Prolog has an exception.
[[nodiscard]] bool find_component(term_t table, Bound& bound);
struct Rebuilding {
  bool use_known = false;  // may begin with the domains as they are known
  term_t work = 0;         // of the mark that it adds
};
[[nodiscard]] bool rebuild(term_t table, Bound& bound, Rebuilding how = {});
/// Moves the variables of one Prolog component into another, from a place on, and makes the work to mark
/// there. The engine's side of that must be rebuilt.
[[nodiscard]] bool take_in_unposted(term_t table, term_t into, std::uint32_t offset, term_t work);
/// Ends the open change of the engine's side and marks it in Prolog's.
[[nodiscard]] bool commit(Bound& bound, term_t work);

/// Makes one component of all to which the variables belong. Those that belong to none are given a place in
/// it, and are appended to `attach`: variable, attribute, variable, .. What was taken in becomes the work to
/// commit.
class Joining {
 public:
  /// Gives their indices too. The change is open afterwards, unless the outcome is not ok.
  [[nodiscard]] Outcome join(const std::vector<term_t>& variables, std::vector<Component::Index>& indices);
  /// Ends the open change: on the engine's side nothing of it is left.
  void take_back() const;

  /// What new variables begin with, not empty; null for all integers.
  const IntervalSet* domain = nullptr;

  Bound bound{};
  std::vector<term_t> attach{};
  std::vector<term_t> taken_in{};
  bool has_raised = false;
  /// Of a variable only the installed library knows the domain: it must be posted here first.
  bool is_in_stock = false, ignores_stock = false;

 private:
  [[nodiscard]] Outcome join_several(std::vector<Place>& places, const std::vector<term_t>& variables);
  void find_tables(std::vector<Place>& places, const std::vector<term_t>& variables);
  [[nodiscard]] Outcome take_in(term_t table);
  [[nodiscard]] bool add_new(std::vector<Place>& places, const std::vector<term_t>& variables);

  std::vector<term_t> tables_{};
  std::vector<std::uint64_t> keys_{};  // of the tables
  bool is_new_ = false;
};

/// Binds the fixed variables that Prolog has not bound and that have no attributes, and unifies with a list
/// of the others: variable, value, variable, ..
[[nodiscard]] bool unify_fixed(const Bound& bound, const std::vector<Component::Index>& fixed, term_t list);
/// Unifies with the list of the terms.
[[nodiscard]] bool unify_list(const std::vector<term_t>& terms, term_t list);

}  // namespace quadrille::prolog
