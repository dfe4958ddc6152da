// Components as Prolog sees them: finds the engine's side of a Prolog term, and changes both together.
#pragma once

#include <SWI-Prolog.h>

#include <vector>

#include "prolog/swi/cache.h"
#include "prolog/swi/reader.h"
#include "prolog/swi/table.h"

namespace quadrille::prolog {

/// Lets Prolog handle its signals, and checks the limits of memory and of work. False if there is an
/// exception.
[[nodiscard]] bool poll_signals(std::uint64_t runs);

/// Posts a goal. goal.expressions.variables must be set.
[[nodiscard]] Outcome post_goal(Component& component, const Goal& goal);

/// A Prolog component together with the engine's side of it, which is up to date.
struct Bound {
  term_t table = 0;
  Component* component = nullptr;
  /// The slot after the last mark, if it is known.
  Slots next{};
  /// Variables that became fixed when the engine's side was built anew, of which Prolog may not know yet.
  std::vector<Component::Index> fixed{};
};
/// The engine's side if it is up to date, else null.
[[nodiscard]] Component* known_component(term_t table);
/// Brings the engine's side up to date, and builds it anew if necessary. `failed` if its constraints
/// contradict the bindings (then wake-ups are pending), or if Prolog has an exception.
[[nodiscard]] Outcome find_component(term_t table, Bound& bound);
struct Rebuilding {
  bool use_known = false;  // whether it may start with the domains known so far
  term_t work = 0;         // the work of the mark that it adds
};
[[nodiscard]] Outcome rebuild(term_t table, Bound& bound, Rebuilding how = {});
/// Moves the variables of one Prolog component into another, from index `offset` on, and creates the work
/// for the mark there. The engine's side of that component must be rebuilt afterwards.
[[nodiscard]] bool take_in_unposted(term_t table, term_t into, std::uint32_t offset, term_t work);
/// Commits the open change on the engine's side and adds its mark on Prolog's side.
[[nodiscard]] bool commit(Bound& bound, term_t work);

/// Joins all components to which some variables belong. Variables without a component get a place in the
/// result, and are appended to `attach`: variable, attribute, variable, .. The components taken in become
/// the work to commit.
class Joining {
 public:
  /// Also gives the variables' indices. Unless the outcome is not ok, the change is open afterwards.
  [[nodiscard]] Outcome join(const std::vector<term_t>& variables, std::vector<Component::Index>& indices);
  /// Ends the open change and undoes it on the engine's side.
  void take_back() const;

  /// The domain with which new variables begin; must not be empty; null for all integers.
  const IntervalSet* domain = nullptr;

  Bound bound{};
  std::vector<term_t> attach{};
  std::vector<term_t> taken_in{};
  bool has_raised = false;

 private:
  [[nodiscard]] Outcome join_several(std::vector<Place>& places, const std::vector<term_t>& variables);
  void find_tables(std::vector<Place>& places, const std::vector<term_t>& variables);
  [[nodiscard]] Outcome take_in(term_t table);
  [[nodiscard]] bool add_new(std::vector<Place>& places, const std::vector<term_t>& variables);

  std::vector<term_t> tables_{};
  std::vector<std::uint64_t> keys_{};  // of the tables
  bool is_new_ = false;
  bool is_in_stock_ = false;  // some variable belongs to the installed library
};

/// Binds the fixed variables that Prolog has not bound yet and that have no attributes. Unifies `list` with
/// the others: variable, value, variable, ..
[[nodiscard]] bool unify_fixed(const Bound& bound, const std::vector<Component::Index>& fixed, term_t list);
/// Unifies `list` with a list of the terms.
[[nodiscard]] bool unify_list(const std::vector<term_t>& terms, term_t list);

}  // namespace quadrille::prolog
