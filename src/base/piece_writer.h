// Collects a long text and passes it on in large pieces.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace quadrille {

/// Append to text() and call end_line(). write(piece) is called with whole lines, about 64 KB at a time;
/// the piece is valid only during the call.
class PieceWriter {
 public:
  explicit PieceWriter(std::function<void(std::string_view)> write) : write_(std::move(write)) {}

  [[nodiscard]] std::string& text() { return text_; }
  /// Appends a foreign text to the line, such as a comment, which cannot end the line.
  void add_to_line(std::string_view text) {
    for (const char c : text) text_ += c == '\n' || c == '\r' ? ' ' : c;
  }
  void end_line() {
    text_ += '\n';
    if (text_.size() >= kPiece) flush();
  }
  /// Passes on the rest. Call it at the end, because the destructor does not.
  void flush() {
    if (!text_.empty()) write_(text_);
    text_.clear();
  }

 private:
  static constexpr std::size_t kPiece = 1 << 16;

  std::function<void(std::string_view)> write_;
  std::string text_;
};

}  // namespace quadrille
