// A sum of numbers with more digits than any type has.
#pragma once

#include <string>
#include <string_view>

namespace quadrille::cli {

/// Numbers of at least 0, as decimal digits. A value.
class DecimalSum {
 public:
  /// Returns false and adds nothing if the text is not a number.
  [[nodiscard]] bool add(std::string_view number);
  [[nodiscard]] std::string text() const;

 private:
  std::string digits_;  // least significant first; empty: 0
};

}  // namespace quadrille::cli
