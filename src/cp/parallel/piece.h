// A piece of a search tree and its result, as data that processes send and store.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <vector>

#include "cp/parallel/cubes.h"

namespace quadrille::cp {

/// A part of the tree, and its known solutions.
struct Piece {
  using Solution = std::vector<Value>;  // see solution_of
  static constexpr std::uint64_t kAll = std::numeric_limits<std::uint64_t>::max();

  Cube facts;
  std::set<Solution> found;  // solutions in the piece; to be counted with it
  /// It has many solutions and few failures; none of them were counted. An OpenCounter, if there is one,
  /// counts its parts `first` .. `last` - 1.
  bool is_open = false;
  std::uint64_t first = 0, last = kAll;
  friend bool operator==(const Piece&, const Piece&) = default;
};

struct PieceResult {
  std::uint64_t solutions = 0;  // in the piece, except in the parts that are left
  std::uint64_t failures = 0;
  std::optional<Piece::Solution> solution;  // if one is enough: the first that was found, if any
  std::vector<Piece> left;                  // disjoint
  friend bool operator==(const PieceResult&, const PieceResult&) = default;
};

}  // namespace quadrille::cp
