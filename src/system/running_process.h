// Whether a process on this machine still runs.
#pragma once

#include <cstdint>

namespace quadrille {

/// False for a process that has ended, even if its parent has not asked how (a zombie).
[[nodiscard]] bool is_running(std::uint64_t process);

}  // namespace quadrille
