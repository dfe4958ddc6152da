#include "proof/lrat.h"

#include <array>
#include <charconv>

namespace quadrille::proof {

void LratWriter::add(ClauseId id, std::span<const int> clause, std::span<const ClauseId> hints) {
  put(static_cast<std::int64_t>(id));
  for (const int literal : clause) put(literal);
  put(0);
  for (const ClauseId hint : hints) put(static_cast<std::int64_t>(hint));
  end_line();
}

void LratWriter::erase(ClauseId last, ClauseId id) {
  put(static_cast<std::int64_t>(last));
  out_.text() += "d ";
  put(static_cast<std::int64_t>(id));
  end_line();
}

void LratWriter::put(std::int64_t number) {
  std::array<char, 24> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  out_.text().append(digits.data(), end);
  out_.text() += ' ';
}

void LratWriter::end_line() {
  out_.text() += '0';
  out_.end_line();
}

}  // namespace quadrille::proof
