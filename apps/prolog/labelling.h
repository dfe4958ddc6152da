// Search for the values of variables in the order that labeling/2 promises: one solution, then the next on
// demand.
#pragma once

#include <vector>

#include "prolog/component.h"

namespace quadrille::prolog {

enum class Selection : std::uint8_t { leftmost, first_fail, most_constrained, smallest, largest };
enum class Choice : std::uint8_t { step, enumerate, bisect };

struct LabellingOptions {
  Selection selection = Selection::leftmost;
  Choice choice = Choice::step;
  bool downwards = false;
};

/// The component is passed to each call, since it may have been built anew in between; its variables keep
/// their indices. The levels of the search lie above an open change of the component.
class Labelling {
 public:
  using Index = Component::Index;
  enum class Result : std::uint8_t { solution, exhausted, interrupted, beyond };

  Labelling(std::vector<Index> variables, LabellingOptions options)
      : variables_(std::move(variables)), options_(options) {}

  /// The first solution, within a change just begun and propagated.
  [[nodiscard]] Result first(Component& component) { return run(component, true); }
  /// The next one, where the component is as the last call left it.
  [[nodiscard]] Result next(Component& component) { return run(component, false); }
  /// The next one, in a component that knows nothing of the search: a change has just begun.
  [[nodiscard]] Result next_from_scratch(Component& component);
  /// Whether there may be a further solution.
  [[nodiscard]] bool has_more() const { return !decisions_.empty(); }

 private:
  /// A fact imposed on the way to the present node.
  struct Step {
    Index variable;
    cp::Relation relation;
    Value value;
  };
  /// A branch with another one yet to try.
  struct Decision {
    std::uint32_t level;  // of the store, before
    std::size_t path;     // how many steps led to it
    std::size_t first;    // variables before this one are fixed
  };

  [[nodiscard]] Result run(Component& component, bool forward);
  /// Imposes what is left of the last decision. False when that fails.
  [[nodiscard]] bool take_other_branch(Component& component);
  [[nodiscard]] bool take(Component& component, const Step& step);
  /// The place of a variable in the list; its size when all are fixed.
  [[nodiscard]] std::size_t choose(const Component& component) const;
  [[nodiscard]] Step branch(const Component& component, Index variable) const;

  std::vector<Index> variables_;
  LabellingOptions options_;
  std::vector<Step> path_;
  std::vector<Decision> decisions_;
  std::uint32_t nodes_ = 0;
  Outcome last_ = Outcome::ok;
};

}  // namespace quadrille::prolog
