// A step: the conclusion of a technique in a position, with its pattern and its proof.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "techniques/position.h"
#include "techniques/technique.h"

namespace quadrille::techniques {

/// A set of candidates of which exactly one holds: those of a cell, or those of a digit in a house. In a
/// house that is not complete, at most one holds.
struct Sector {
  static constexpr int kCell = 0;  // the value of `digit` for a cell's sector
  int place = 0;                   // the cell or the house
  int digit = kCell;
  friend bool operator==(const Sector&, const Sector&) = default;
  friend auto operator<=>(const Sector&, const Sector&) = default;
};

/// n cells of one house with n + 1 candidates.
struct AlmostLockedSet {
  CellSet cells;
  Digits digits = 0;
};

/// A node of a chain: a digit in a cell, or in one of some cells.
struct ChainNode {
  int cell = 0;  // the first cell of a group
  int digit = 0;
  bool is_strong_from_last = false;  // the link from the previous node
  std::vector<int> group{};          // its cells; empty for a single cell
  bool is_set = false;               // an almost locked set: the group is all of its cells
  /// In a net: whether it is in a branch, which leads to the node after the branch, too.
  enum class Branch : std::uint8_t { none, inner, last } branch = Branch::none;
};

struct Step {
  Technique technique = Technique::full_house;

  // The conclusion: placements, or eliminations without repetition.
  std::vector<Candidate> placements;
  std::vector<Candidate> eliminations;

  // The pattern; the file of a technique says which of these members it uses, and their meanings.
  std::vector<int> digits;
  std::vector<int> cells;
  std::vector<Candidate> fins, endo_fins;
  std::vector<int> base, cover;  // houses
  std::vector<ChainNode> chain;
  std::vector<Sector> through;                 // of a whip: the sector of each link
  static constexpr Sector kGuardians{-1};      // in `through`: the guardians of a pattern instead
  std::vector<std::vector<ChainNode>> chains;  // of a forcing chain
  std::optional<Sector> contradiction;         // where two of them contradict each other
  std::vector<AlmostLockedSet> sets;
  std::vector<Digits> links;              // between one set and the next: their restricted commons
  std::vector<std::vector<int>> colours;  // the cells of each colour
  std::vector<Digits> digit_sets;         // that the cells of a sum can hold; empty: too many

  // The proof: the conclusion follows from these sectors and conditions only and, if `guardians` are given,
  // from the fact that one of them holds, because the puzzle has one solution. A condition includes that no
  // cell of it holds two digits; that a cell holds one of its remaining candidates is a fact of the position,
  // which only its sector includes.
  std::vector<Sector> sectors;
  std::vector<int> conditions;  // indices in Board::conditions()
  std::vector<Candidate> guardians;
  [[nodiscard]] bool assumes_one_solution() const { return !guardians.empty(); }

  // Functions to build a step.

  void eliminate(int cell, int digit) { eliminations.push_back({cell, digit}); }
  void eliminate(const CellSet& cells_to_clear, int digit) {
    for (const int cell : cells_to_clear) eliminate(cell, digit);
  }
  void use_cell(int cell) { sectors.push_back({cell, Sector::kCell}); }
  void use(int house, int digit) { sectors.push_back({house, digit}); }
  /// Records that two candidates exclude each other: they share a cell, or a digit and a house, or a
  /// condition excludes them.
  void use_link(const Board& board, Candidate a, Candidate b);
  /// Records that each of these cells excludes the digit from that cell, which sees them.
  void use_links(const Board& board, const CellSet& from, int to, int digit) {
    for (const int cell : from)
      if (cell != to) use_link(board, {cell, digit}, {to, digit});
  }
  /// Records that a set of n cells of a house holds n of its digits.
  void use_set(const Board& board, const AlmostLockedSet& set);
  /// Records that cells which see each other differ.
  void use_differing(const Position& position, const std::vector<int>& of_cells);
  /// Removes duplicates: of equal eliminations, the later ones.
  void tidy();
  void sort_eliminations();
};

[[nodiscard]] std::vector<int> list_of(const CellSet& cells);
[[nodiscard]] std::vector<int> list_of(Digits digits);

/// Places and removes the candidates of the step's conclusion.
void apply(const Step& step, Position& position);

}  // namespace quadrille::techniques
