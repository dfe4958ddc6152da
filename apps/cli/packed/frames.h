// The frames of a Zstandard file that ends with an index of them, with random access to the text.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/input_error.h"

namespace quadrille::cli {

/// The sizes of a frame in bytes: in the file, and as text.
struct FrameSizes {
  std::uint32_t packed;
  std::uint32_t text;
  friend bool operator==(const FrameSizes&, const FrameSizes&) = default;
};

/// The index as a skippable frame, with which such a file ends.
[[nodiscard]] std::string frame_index_text(std::span<const FrameSizes> sizes);

/// The positions of the frames.
class FrameIndex {
 public:
  struct Frame {
    std::uint64_t packed_begin, packed_size;
    std::uint64_t text_begin, text_size;
  };

  /// The index of an open file; nullopt if it has none, or one that does not match it. The file position does
  /// not change.
  [[nodiscard]] static std::optional<FrameIndex> read(int descriptor);

  /// The size of the whole text, in bytes.
  [[nodiscard]] std::uint64_t text_size() const;
  /// The frame that contains this byte of text. There must be one.
  [[nodiscard]] const Frame& frame_at(std::uint64_t text) const;

 private:
  std::vector<Frame> frames_;
};

/// Random access to the text of such a file; holds one frame.
class FrameReader {
 public:
  FrameReader(int descriptor, FrameIndex index) : descriptor_(descriptor), index_(std::move(index)) {}

  [[nodiscard]] std::uint64_t text_size() const { return index_.text_size(); }
  /// The text from `begin` on, up to the end of its frame; empty at the end of the text.
  [[nodiscard]] Parsed<std::string_view> read(std::uint64_t begin);

 private:
  [[nodiscard]] Parsed<void> unpack(const FrameIndex::Frame& frame);

  int descriptor_;
  FrameIndex index_;
  std::optional<std::uint64_t> text_begin_;  // of the frame that is held
  std::string text_;
};

}  // namespace quadrille::cli
