// Events: the kinds of change of a domain, to which constraints subscribe.
#pragma once

#include <cstdint>

namespace quadrille::cp {

/// The events of a change of a variable, as a set of the bits below.
using Events = std::uint8_t;
inline constexpr Events kNothing = 0;
inline constexpr Events kFixed = 1;      // one value is left
inline constexpr Events kLower = 2;      // the lower bound rose
inline constexpr Events kUpper = 4;      // the upper bound fell
inline constexpr Events kAnyChange = 8;  // the domain lost a value
inline constexpr Events kEmptied = 16;   // the change would leave no value; the domain stays as it was

}  // namespace quadrille::cp
