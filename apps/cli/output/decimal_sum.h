// A sum of numbers that may be longer than any type has digits.
#pragma once

#include <string>
#include <string_view>

namespace quadrille::cli {

/// Numbers from 0 on, as decimal digits. A value.
class DecimalSum {
 public:
  /// False, and nothing is added, where the text is no number.
  [[nodiscard]] bool add(std::string_view number);
  [[nodiscard]] std::string text() const;

 private:
  std::string digits_;  // the last one first; empty: 0
};

}  // namespace quadrille::cli
