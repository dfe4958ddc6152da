// Whether this build starts threads. WebAssembly, for one, has none: there it is made with
// QUADRILLE_THREADS=OFF.
#pragma once

namespace quadrille {

#ifdef QUADRILLE_NO_THREADS
inline constexpr bool kHasThreads = false;
#else
inline constexpr bool kHasThreads = true;
#endif

}  // namespace quadrille
