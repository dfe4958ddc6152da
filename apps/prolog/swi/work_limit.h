// The limit of work under which a thread runs a goal, in runs of constraints. It does not depend on the
// clock.
#pragma once

#include <cstdint>

namespace quadrille::prolog {

/// Counts further runs of constraints. False, with the exception `work_limit_exceeded`, if none are left.
[[nodiscard]] bool is_within_work_limit(std::uint64_t runs);

}  // namespace quadrille::prolog
