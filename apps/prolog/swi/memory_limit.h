// The memory limit of this process, from the environment variable QUADRILLE_MEMORY_LIMIT, in bytes.
#pragma once

namespace quadrille::prolog {

/// Call this when the library is loaded. Memory that the process holds by then does not count.
void initialise_memory_limit();
[[nodiscard]] bool is_within_memory_limit();

}  // namespace quadrille::prolog
