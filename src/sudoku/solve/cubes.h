// Cuts one puzzle with many solutions, or a hard one, into cubes: puzzles with more givens, of which each
// solution belongs to just one.
//
//   the puzzle              r1c1=1 r1c2=2
//                    -->    r1c1=1 r1c2=3          one cube a line: a cell with few candidates is chosen,
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

/// The givens that a cube adds to the puzzle; none: it is the whole puzzle.
using PuzzleCube = std::vector<CellDigit>;

struct CutOptions {
  std::size_t count = 1000;  // as many cubes or some more; fewer where the puzzle has no more
  std::uint64_t probes = 0;  // of each cube, by which heavy ones are found and cut again; 0: none is
  std::uint64_t seed = 1;    // of the probes
  StopToken stop = {};       // ends the cutting early; the cubes are whole at any time
};

/// A cube is heavy whose search tree, by probes, is so many times larger than the mean of all.
inline constexpr double kHeavy = 4;

/// Cubes in an order by the digits of their cells. Propagation refutes none of them; those that it refutes
/// are left out. No cubes: there is no solution. With probes, heavy cubes are cut again until none is left or
/// there are four times `count`. Extra cells get no givens.
[[nodiscard]] std::vector<PuzzleCube> cut_puzzle(const Puzzle& puzzle, const CutOptions& options);

/// The puzzle with the givens of the cube.
[[nodiscard]] Puzzle with_cube(Puzzle puzzle, const PuzzleCube& cube);

}  // namespace quadrille::sudoku
