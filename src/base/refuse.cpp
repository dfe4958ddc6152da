// The one source outside src/model that is compiled with exceptions.
#include "base/refuse.h"

#include <cstdlib>
#include <stdexcept>
#include <utility>

namespace quadrille {

void refuse(std::string sentence) {
  // A caller compiled without exceptions does not destroy the argument, so its text is moved into a local.
  const std::string text = std::move(sentence);
#ifdef __cpp_exceptions
  throw std::invalid_argument(text);
#else
  std::abort();  // in WebAssembly, a trap: the argument is a bug of the page's engine, never user input
#endif
}

}  // namespace quadrille
