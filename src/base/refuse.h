// How a function of the public interface refuses a wrong argument of the program that calls it.
#pragma once

#include <string>

namespace quadrille {

/// Throws std::invalid_argument, also in release builds. The sentence says which function was called, what
/// was given and what was expected. Callers are compiled without exceptions (except src/model), so they hold
/// nothing that must be freed when they call this: they check their arguments before they do anything else.
[[noreturn]] void refuse(std::string sentence);

}  // namespace quadrille
