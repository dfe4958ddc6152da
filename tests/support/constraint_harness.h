// Holds a constraint against its own meaning: Constraint::holds, asked for every assignment of small domains.
//
// A test says how the constraint is made and what it promises. The harness posts it over many domains, goes
// up and down at random, and looks at every node whether
//   - no value that a solution has was removed, and propagate() failed only where there is no solution;
//   - the promised consistency is reached, and at once: a second, fresh copy finds nothing more;
//   - the domains are those that a fresh store with the same decisions comes to;
//   - each removed value, moved bound and failure is explained by literals that held before, and that, with
//     the constraint and the domains at its post, imply it; and so is the value that was left, where the
//     constraint says that it explains that;
//   - all this holds as well where the constraint follows changes, if it does;
//   - going back brings back all domains, and takes the constraint away where it was posted.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "support/constraint_setting.h"

namespace quadrille::test {

/// What propagate() leaves behind, from weak to strong. Only `checking` is asked for where the constraint is
/// given one variable twice, if the subject does not say otherwise.
enum class Promise {
  none,      // it is implied by others and may overlook anything
  checking,  // a full assignment that violates the constraint fails
  value,     // when one variable alone is open, each of its values has a support (forward checking)
  bounds,    // each bound has a support in which the others take any number between theirs (bounds(Z))
  domain,    // each value has a support
};

/// A constraint under test.
struct Subject {
  std::function<std::unique_ptr<cp::Constraint>(const cp::Store&, const std::vector<cp::IntVar>&)> make;
  Promise promise = Promise::checking;
  bool keeps_promise_with_repeats = false;
  /// It may leave work undone until that seems worthwhile, so that a fresh copy may find more.
  bool is_adaptive = false;
};

/// The first violation met on a walk of `steps` steps from the setting, told for a person; nothing when all
/// is well.
[[nodiscard]] std::optional<std::string> violation(const Subject& subject, const Setting& setting, int steps,
                                                   Random& random);

/// The same, on all settings of for_each_setting.
[[nodiscard]] std::optional<std::string> violation_on_all(const Subject& subject, std::size_t arity,
                                                          cp::Value first, int width);

/// The same, on `count` random settings.
[[nodiscard]] std::optional<std::string> violation_on_random(const Subject& subject,
                                                             const SettingShape& shape, int count,
                                                             std::uint64_t seed = 1);

/// The bounds of variables, and what is left of them once the constraint is posted and propagated; none where
/// it fails.
using Bounds = std::vector<std::pair<cp::Value, cp::Value>>;
[[nodiscard]] Bounds narrowed(
    const Bounds& before,
    const std::function<std::unique_ptr<cp::Constraint>(const std::vector<cp::IntVar>&)>& make);

}  // namespace quadrille::test
