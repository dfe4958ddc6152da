// Decompresses bytes to text, piece by piece.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string_view>

#include "base/input_error.h"
#include "cli/packed/packing.h"

namespace quadrille::cli {

/// One stream of compressed bytes: gzip members one after another, or Zstandard frames.
class Unpacker {
 public:
  Unpacker() = default;
  Unpacker(const Unpacker&) = delete;
  Unpacker& operator=(const Unpacker&) = delete;
  virtual ~Unpacker() = default;

  /// Takes bytes from the front of `bytes`, and writes text into `room`; returns its size. It is less than
  /// the room only if all bytes were taken, or a member ended. The error's sentence does not name the file;
  /// after an error the stream cannot be used.
  [[nodiscard]] virtual Parsed<std::size_t> unpack(std::string_view& bytes, std::span<char> room) = 0;
  /// Whether the stream may end after the bytes so far: every member that began has ended.
  [[nodiscard]] virtual bool may_end() const = 0;
};

/// An error if this program was built without the library; the packing must not be `none`.
[[nodiscard]] Parsed<std::unique_ptr<Unpacker>> make_unpacker(Packing packing);

}  // namespace quadrille::cli
