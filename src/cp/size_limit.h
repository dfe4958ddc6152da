// A check for constraints whose notes limit the number of variables.
#pragma once

#include <cstddef>
#include <string_view>

#include "base/refuse.h"
#include "cp/sentences.h"

namespace quadrille::cp {

/// Refuses more variables than `most` (base/refuse.h), in release builds too.
inline void expect_at_most(std::size_t most, std::size_t variables, std::string_view constraint) {
  if (variables > most) refuse(say::kTooManyVariables(constraint, variables, most));
}

}  // namespace quadrille::cp
