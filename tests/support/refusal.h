// What a function of the public interface says of a wrong argument.
#pragma once

#include <stdexcept>
#include <string>

namespace quadrille::test {

/// The sentence with which the call is refused; else that it was not.
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
