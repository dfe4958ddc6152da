// Tests that functions of the public interface refuse wrong arguments.
#pragma once

#include <stdexcept>
#include <string>

namespace quadrille::test {

/// The sentence with which the call is refused, or "it was not refused".
template <class Call>
std::string refusal(Call call) {
  try {
    call();
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return "it was not refused";
}

}  // namespace quadrille::test
