// Integers of 128 bits, which GCC and Clang add to the language.
#pragma once

namespace quadrille {

// `__extension__` keeps -Wpedantic silent; it goes with a typedef, not with an alias.
__extension__ typedef __int128 Int128;            // NOLINT(modernize-use-using)
__extension__ typedef unsigned __int128 UInt128;  // NOLINT(modernize-use-using)

}  // namespace quadrille
