#include "proof/lrat.h"

#include <array>
#include <charconv>

namespace quadrille::proof {

namespace {

constexpr std::size_t kPiece = 1 << 16;

}  // namespace

void LratWriter::add(ClauseId id, std::span<const int> clause, std::span<const ClauseId> hints) {
  put(static_cast<std::int64_t>(id));
  for (const int literal : clause) put(literal);
  put(0);
  for (const ClauseId hint : hints) put(static_cast<std::int64_t>(hint));
  end_line();
}

void LratWriter::erase(ClauseId last, ClauseId id) {
  put(static_cast<std::int64_t>(last));
  buffer_ += "d ";
  put(static_cast<std::int64_t>(id));
  end_line();
}

void LratWriter::flush() {
  if (!buffer_.empty()) write_(buffer_);
  buffer_.clear();
}

void LratWriter::put(std::int64_t number) {
  std::array<char, 24> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  buffer_.append(digits.data(), end);
  buffer_ += ' ';
}

void LratWriter::end_line() {
  buffer_ += "0\n";
  if (buffer_.size() >= kPiece) flush();
}

}  // namespace quadrille::proof
