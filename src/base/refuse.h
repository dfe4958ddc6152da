// How a function of the public interface refuses a wrong argument, which is a bug of the calling program.
#pragma once

#include <string>

namespace quadrille {

/// Throws std::invalid_argument, in release builds too. The sentence names the function, the argument and the
/// expected one. The library is compiled without exceptions (except src/model), so nothing in it is destroyed
/// on the way out: functions check their arguments before they do anything else.
[[noreturn]] void refuse(std::string sentence);

}  // namespace quadrille
