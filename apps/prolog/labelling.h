// Search for values in the order that labeling/2 prescribes; it finds one solution, and continues on
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

/// Each call gets the component, because it may have been built anew since the last call; its variables
/// keep their indices. The levels of the search are above an open change of the component.
class Labelling {
 public:
  using Index = Component::Index;
  /// beyond: below the present node numbers are too large. The search can go on with the next node.
  enum class Result : std::uint8_t { solution, exhausted, interrupted, beyond };
  /// A fact that was imposed on the way to the present node.
  struct Step {
    Index variable;
    cp::Relation relation;
    Value value;
  };

  Labelling(std::vector<Index> variables, LabellingOptions options)
      : variables_(std::move(variables)), options_(options) {}

  /// Finds the first solution. The component must have an open change that was just begun and propagated.
  [[nodiscard]] Result first(Component& component) { return run(component, true); }
  /// Finds the next solution. The component must be as the last call left it.
  [[nodiscard]] Result next(Component& component) { return run(component, false); }
  /// Finds the next solution in a component that was built anew and in which a change has just begun.
  [[nodiscard]] Result next_from_scratch(Component& component);
  /// Whether there may be another solution.
  [[nodiscard]] bool has_more() const { return !decisions_.empty(); }
  /// The steps that lead to the present node.
  [[nodiscard]] const std::vector<Step>& path() const { return path_; }

 private:
  /// A node whose other branch has not been tried yet.
  struct Decision {
    std::uint32_t level;  // of the store, before the decision
    std::size_t path;     // the number of steps that led to it
    std::size_t first;    // all variables before this one are fixed
  };

  [[nodiscard]] Result run(Component& component, bool forward);
  /// Imposes the other branch of the last decision. False if that fails.
  [[nodiscard]] bool take_other_branch(Component& component);
  [[nodiscard]] bool take(Component& component, const Step& step);
  /// The position of the next variable in the list; the list's size if all are fixed.
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
