// Splits a puzzle with many solutions, or a hard one, into cubes: puzzles with more givens, such that each
// solution belongs to exactly one cube.
//
//   the puzzle              r1c1=1 r1c2=2
//                    -->    r1c1=1 r1c2=3          one cube per line: a cell with few candidates is chosen,
//                           r1c1=2 ..              and each of them begins a cube
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudoku/puzzle/puzzle.h"
#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

struct CellDigit {
  int cell;
  int digit;
  friend bool operator==(const CellDigit&, const CellDigit&) = default;
};

/// The givens that a cube adds to the puzzle; if empty, it is the whole puzzle.
using PuzzleCube = std::vector<CellDigit>;

struct CutOptions {
  std::size_t count = 1000;  // the number of cubes, or somewhat more; fewer if the puzzle has no more
  std::uint64_t probes = 0;  // for each cube, to find heavy cubes, which are split again; 0: do not
  std::uint64_t seed = 1;    // of the random numbers for the probes
  StopToken stop = {};       // ends the splitting early; the cubes are complete at any time
};

/// A cube is heavy if its search tree, as estimated by probes, is more than this many times as large as the
/// mean of all.
inline constexpr double kHeavy = 4;

/// The cubes, ordered by the digits of their cells. Cubes that propagation refutes are left out. No cubes:
/// there is no solution. With probes, heavy cubes are split again until none is left or there are four times
/// `count`. Extra cells get no givens.
[[nodiscard]] std::vector<PuzzleCube> cut_puzzle(const Puzzle& puzzle, const CutOptions& options);

/// The puzzle with the givens of the cube.
[[nodiscard]] Puzzle with_cube(Puzzle puzzle, const PuzzleCube& cube);

}  // namespace quadrille::sudoku
