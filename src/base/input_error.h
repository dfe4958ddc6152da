// What is wrong with an input: where it is, and a sentence for the person who wrote it.
#pragma once

#include <string>
#include <tl/expected.hpp>

namespace quadrille {

/// Bad input is a value, never an exception. The message says what was found, what was expected and,
/// where it helps, what to do. Lines and columns count from 1; 0 means that there is none to name.
struct InputError {
  std::string message;
  int line = 0;
  int column = 0;
};

template <class T>
using Parsed = tl::expected<T, InputError>;

/// Shorthand to return an InputError from a function that returns Parsed<T>.
[[nodiscard]] inline tl::unexpected<InputError> bad_input(std::string message, int line = 0, int column = 0) {
  return tl::unexpected<InputError>(InputError{std::move(message), line, column});
}

}  // namespace quadrille
