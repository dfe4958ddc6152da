// The parts of one puzzle, one per line, after a line with the puzzle. The first line also has their number
// and a hash, by which a file that lacks a cube, or holds one twice, is recognised.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/solve/cubes.h"

namespace quadrille::formats {

/// The text of a file with these cubes: "cubes 720 f2a9c3e00b16d784 {..}", then "r1c1=1 r1c2=2" for each
/// cube, or "all" for one without givens of its own.
[[nodiscard]] std::string cubes_text(const sudoku::Puzzle& puzzle,
                                     const std::vector<sudoku::PuzzleCube>& cubes);
/// Whether a file with this first line is one of cubes.
[[nodiscard]] bool is_cubes_header(std::string_view line);

/// A hash (FNV-1a, 64 bits) of the puzzle's text and of the cubes, and the number of cubes.
class CubesDigest {
 public:
  explicit CubesDigest(std::string_view puzzle) { mix(puzzle); }

  void add(std::string_view cube) {
    mix(cube);
    ++count_;
  }
  [[nodiscard]] std::uint64_t count() const { return count_; }
  [[nodiscard]] std::uint64_t hash() const { return hash_; }

 private:
  void mix(std::string_view line);

  std::uint64_t hash_ = 0xcbf29ce484222325U;
  std::uint64_t count_ = 0;
};

/// Verifies a whole file of cubes, line by line.
class CubesCheck {
 public:
  /// The file's next line, with or without its end.
  void add(std::string_view line);
  /// After the last line: a sentence about the file; empty if its cubes are those that were written.
  [[nodiscard]] std::string problem() const;

 private:
  std::string header_;
  CubesDigest digest_{""};
};

}  // namespace quadrille::formats
