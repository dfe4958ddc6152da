// Tests a constraint against its own meaning, Constraint::holds, which is asked for every assignment of
// small domains.
//
// A test provides the constraint and the consistency that it promises. The harness posts it over many
// domains, walks up and down a search tree at random, and checks at every node:
//   - No value of a solution was removed, and propagate() failed only if there is no solution.
//   - The promised consistency is reached, and at once: a second, fresh copy infers nothing more.
//   - The domains are the same as those of a fresh store with the same decisions.
//   - Each removed value, moved bound and failure is explained by literals that held before and that imply
//     it, together with the constraint and the domains at its post. So is a remaining value, if the
//     constraint claims to explain it (see Constraint::explains_value).
//   - Its clauses, if it consists of clauses, say the same.
//   - All this also holds when the constraint follows changes, if it can.
//   - Backtracking restores all domains, and removes the constraint where it was posted.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "support/cp/constraint_setting.h"

namespace quadrille::test {

/// The strength of propagate(), from weak to strong. If the constraint has one variable twice, only
/// `checking` is required, unless the subject says otherwise.
enum class Promise {
  none,      // other constraints imply it, so it may miss anything
  checking,  // a full assignment that violates the constraint makes it fail
  value,     // if only one variable is open, each of its values has a support (forward checking)
  bounds,    // each bound has a support when the others are taken as intervals (bounds(Z))
  domain,    // each value has a support
};

/// A constraint under test.
struct Subject {
  std::function<std::unique_ptr<cp::Constraint>(const cp::Store&, const std::vector<cp::IntVar>&)> make;
  Promise promise = Promise::checking;
  bool keeps_promise_with_repeats = false;
  /// It may postpone work until that seems worthwhile, so a fresh copy may infer more.
  bool is_adaptive = false;
};

/// The first violation on a random walk of `steps` steps from the setting, described for a person; nullopt
/// if there is none.
[[nodiscard]] std::optional<std::string> violation(const Subject& subject, const Setting& setting, int steps,
                                                   Random& random);

/// The same for all settings of for_each_setting().
[[nodiscard]] std::optional<std::string> violation_on_all(const Subject& subject, std::size_t arity,
                                                          cp::Value first, int width);

/// The same for `count` random settings.
[[nodiscard]] std::optional<std::string> violation_on_random(const Subject& subject,
                                                             const SettingShape& shape, int count,
                                                             std::uint64_t seed = 1);

/// The bounds of variables before, and after a constraint over them was posted and propagated; empty if it
/// fails.
using Bounds = std::vector<std::pair<cp::Value, cp::Value>>;
[[nodiscard]] Bounds narrowed(
    const Bounds& before,
    const std::function<std::unique_ptr<cp::Constraint>(const std::vector<cp::IntVar>&)>& make);

}  // namespace quadrille::test
