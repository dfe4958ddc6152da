// Compressed bytes of text, piece by piece.
//
// A file of Zstandard is made of frames of 1 MiB of text, and ends with an index of them, in the seekable
// format of Zstandard (contrib/seekable_format of its sources): other programs skip the index.
//
//   text    |  1 MiB  |  1 MiB  | rest |
//   file    | frame | frame | frame | index: 2 numbers for each frame, its sizes here and there |
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/input_error.h"
#include "cli/packed/packing.h"

namespace quadrille::cli {

class Packer {
 public:
  Packer() = default;
  Packer(const Packer&) = delete;
  Packer& operator=(const Packer&) = delete;
  virtual ~Packer() = default;

  /// The bytes to write for the text, which may wait for more text.
  [[nodiscard]] virtual std::string add(std::string_view text) = 0;
  /// The rest of the file. Nothing may be added after it.
  [[nodiscard]] virtual std::string end() = 0;
};

/// An error if this program was built without the library; the packing must not be `none`.
[[nodiscard]] Parsed<std::unique_ptr<Packer>> make_packer(Packing packing);

/// The packer for the extension of an output's name; null if it is not a compressed one. The error's sentence
/// names the file.
[[nodiscard]] Parsed<std::unique_ptr<Packer>> packer_for(const std::string& file);

}  // namespace quadrille::cli
