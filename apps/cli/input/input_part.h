// The part of a file that one of several runs answers: the lines that begin in its share of the bytes.
//
//   bytes    0          33%          67%        100%
//   shares   |---- 0 ----|---- 1 ----|---- 2 ----|
//   lines    aaaa|bbbbbbbb|cc|ddddddddd|eeeeee|ff
//   parts    aaaa bbbbbbbb|cc ddddddddd|eeeeee ff        each line is in one part, whatever the lines are
//
// The bytes are those of the text. A compressed file must have an index of frames (packed/packer.h), and a
// part reads only the frames that it needs.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/input_error.h"
#include "cli/input/input_hash.h"
#include "options/values.h"

namespace quadrille::cli {

/// Bytes of a file, or indices, from `begin` up to but not including `end`.
struct IndexRange {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;

  [[nodiscard]] std::uint64_t size() const { return end - begin; }
  friend bool operator==(const IndexRange&, const IndexRange&) = default;
};

/// The location of a part, and a record of what was read.
class InputPart {
 public:
  explicit InputPart(const options::Part& part) : part_(part) {}

  /// Determines the location of the part in the file, by searching for the end of a line at each side. The
  /// error's sentence does not name the file.
  [[nodiscard]] Parsed<void> locate(const std::string& file);
  /// Records the bytes that were read next.
  void add(std::string_view bytes);

  /// Records that the text that was read is wrong: the file is compressed, and damaged.
  void set_damaged() { is_damaged_ = true; }
  [[nodiscard]] bool is_damaged() const { return is_damaged_; }

  /// The size of the text of the whole file, in bytes.
  [[nodiscard]] std::uint64_t file_size() const { return file_size_; }
  [[nodiscard]] const IndexRange& range() const { return range_; }
  /// The number of bytes of the range that have not been read.
  [[nodiscard]] std::uint64_t left() const { return range_.size() - read_; }
  /// The number of lines read, including an incomplete last line.
  [[nodiscard]] std::uint64_t lines() const { return lines_ + (is_in_line_ ? 1 : 0); }
  [[nodiscard]] std::uint64_t hash() const { return hash_.value(); }

 private:
  options::Part part_;
  std::uint64_t file_size_ = 0;
  IndexRange range_;
  std::uint64_t read_ = 0;
  std::uint64_t lines_ = 0;  // complete lines
  bool is_in_line_ = false;
  bool is_damaged_ = false;
  InputHash hash_;
};

/// Adds some bytes of a file's text to a hash; an error if it has fewer.
[[nodiscard]] Parsed<void> add_range(const std::string& file, const IndexRange& range, InputHash& hash);
/// The hash (XXH64) of some bytes of a file's text; an error if it has fewer.
[[nodiscard]] Parsed<std::uint64_t> hash_of_range(const std::string& file, const IndexRange& range);

}  // namespace quadrille::cli
