// The most memory that this process may hold, as the environment says it: QUADRILLE_MEMORY_LIMIT, in bytes.
#pragma once

namespace quadrille::prolog {

/// To be called when the library is loaded: what the process holds by then does not count.
void initialise_memory_limit();
[[nodiscard]] bool is_within_memory_limit();

}  // namespace quadrille::prolog
