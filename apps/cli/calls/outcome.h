// How a call of a tool ended, and what it found.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/raw_json.h"

namespace quadrille::cli::calls {

/// Why there is no answer, or only a part of it.
enum class Failure : std::uint8_t {
  none,
  not_started,
  too_late,    // it took longer than the time limit
  too_large,   // it needs more memory than the limit
  too_long,    // the answer has more bytes than the limit
  unexpected,  // a bug, or a signal from outside
};

struct Outcome {
  int exit_code = 0;
  std::string output;
  std::string errors;
  Failure failure = Failure::none;
  std::string why;  // a sentence about the failure; empty: none

  /// The command cannot take its input, or a part of it, which `errors` explains.
  [[nodiscard]] bool is_refused() const;
  /// There is no answer, not even a part of one.
  [[nodiscard]] bool is_broken() const { return failure != Failure::none && output.empty(); }
};

/// The lines of an output that are JSON objects. The last line of an answer that was cut is none.
[[nodiscard]] std::vector<RawJson> records_of(std::string_view output);

}  // namespace quadrille::cli::calls
