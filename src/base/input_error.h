// An error in an input: its position, and a sentence for the person who wrote the input.
#pragma once

#include <string>
#include <tl/expected.hpp>

namespace quadrille {

/// Bad input is reported as a value, never by an exception. The message says what was found, what was
/// expected and, if that helps, what to do. Lines and columns count from 1; 0 means not known.
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
