// Text of compressed bytes, piece by piece.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string_view>

#include "base/input_error.h"
#include "cli/packed/packing.h"

namespace quadrille::cli {

/// One stream of compressed bytes: of gzip members one behind the other, or of Zstandard frames.
class Unpacker {
 public:
  Unpacker() = default;
  Unpacker(const Unpacker&) = delete;
  Unpacker& operator=(const Unpacker&) = delete;
  virtual ~Unpacker() = default;

  /// Takes some of the bytes from their front, and writes text into `room`: how much is the result. It is
  /// less than the room only where all bytes were taken, or a member ended. The error's sentence does not
  /// name the file; after it the stream is of no use.
  [[nodiscard]] virtual Parsed<std::size_t> unpack(std::string_view& bytes, std::span<char> room) = 0;
  /// Whether the bytes so far may be all: no member has begun that has not ended.
  [[nodiscard]] virtual bool may_end() const = 0;
};

/// An error where this program was built without the library; the packing must not be none.
[[nodiscard]] Parsed<std::unique_ptr<Unpacker>> make_unpacker(Packing packing);

}  // namespace quadrille::cli
