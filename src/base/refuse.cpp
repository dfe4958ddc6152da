// The one source outside src/model that is compiled with exceptions.
#include "base/refuse.h"

#include <stdexcept>
#include <utility>

namespace quadrille {

void refuse(std::string sentence) {
  // A caller compiled without exceptions does not destroy the argument, so its text is moved into a local.
  const std::string text = std::move(sentence);
  throw std::invalid_argument(text);
}

}  // namespace quadrille
