// Long texts, handed on in large pieces.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace quadrille {

/// Lines are appended to text(); write(piece) gets whole lines.
class PieceWriter {
 public:
  explicit PieceWriter(std::function<void(std::string_view)> write) : write_(std::move(write)) {}

  [[nodiscard]] std::string& text() { return text_; }
  void end_line() {
    text_ += '\n';
    if (text_.size() >= kPiece) flush();
  }
  /// To be called at the end.
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
