// Whether this build starts threads. Some platforms, such as WebAssembly, have none; they are built with
// QUADRILLE_THREADS=OFF.
#pragma once

namespace quadrille {

#ifdef QUADRILLE_NO_THREADS
inline constexpr bool kHasThreads = false;
#else
inline constexpr bool kHasThreads = true;
#endif

}  // namespace quadrille
