// A step: what a technique concludes in a position, and what it used for that.
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
  static constexpr int kCell = 0;  // as the digit: a cell's sector
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
  int cell = 0;  // the first of a group
  int digit = 0;
  bool is_strong_from_last = false;  // the link from the node before
  std::vector<int> group{};          // its cells; empty for a single one
  bool is_set = false;               // an almost locked set: the group is all of it
  /// Of a net: whether it stands in a branch, which leads to what follows behind it, too.
  enum class Branch : std::uint8_t { none, inner, last } branch = Branch::none;
};

struct Step {
  Technique technique = Technique::full_house;

  // What it concludes: placements, or eliminations without repetition.
  std::vector<Candidate> placements;
  std::vector<Candidate> eliminations;

  // What the pattern looks like; which of these a technique has, and what they mean for it, its file says.
  std::vector<int> digits;
  std::vector<int> cells;
  std::vector<Candidate> fins, endo_fins;
  std::vector<int> base, cover;  // houses
  std::vector<ChainNode> chain;
  std::vector<Sector> through;                 // of a whip: the sector of each link
  static constexpr Sector kGuardians{-1};      // there: the guardians of a pattern instead
  std::vector<std::vector<ChainNode>> chains;  // of a forcing chain
  std::optional<Sector> contradiction;         // where two of them meet
  std::vector<AlmostLockedSet> sets;
  std::vector<Digits> links;              // between one set and the next: their restricted commons
  std::vector<std::vector<int>> colours;  // the cells of each colour
  std::vector<Digits> digit_sets;         // that the cells of a sum can hold; empty: many

  // The proof: the conclusion follows from these sectors and conditions alone and, where `guardians` are
  // named, from the fact that one of them holds. That is so because the puzzle has one solution. A condition
  // brings with it that no cell of it holds two digits, as no cell ever does; that a cell holds one of the
  // candidates that it has left is a fact of the position, which only its sector says.
  std::vector<Sector> sectors;
  std::vector<int> conditions;  // indices in Board::conditions()
  std::vector<Candidate> guardians;
  [[nodiscard]] bool assumes_one_solution() const { return !guardians.empty(); }

  // To put it together.

  void eliminate(int cell, int digit) { eliminations.push_back({cell, digit}); }
  void eliminate(const CellSet& cells_to_clear, int digit) {
    for (const int cell : cells_to_clear) eliminate(cell, digit);
  }
  void use_cell(int cell) { sectors.push_back({cell, Sector::kCell}); }
  void use(int house, int digit) { sectors.push_back({house, digit}); }
  /// That two candidates exclude each other: they share a cell, or a digit and a house, or a condition says
  /// so.
  void use_link(const Board& board, Candidate a, Candidate b);
  /// That each of these cells excludes the digit from that cell, which sees them.
  void use_links(const Board& board, const CellSet& from, int to, int digit) {
    for (const int cell : from)
      if (cell != to) use_link(board, {cell, digit}, {to, digit});
  }
  /// That a set of n cells of a house holds n of its digits.
  void use_set(const Board& board, const AlmostLockedSet& set);
  /// That cells which see each other differ.
  void use_differing(const Position& position, const std::vector<int>& of_cells);
  /// Drops what is there twice: of the eliminations, those that come later.
  void tidy();
  void sort_eliminations();
};

[[nodiscard]] std::vector<int> list_of(const CellSet& cells);
[[nodiscard]] std::vector<int> list_of(Digits digits);

/// Places and removes what the step says.
void apply(const Step& step, Position& position);

}  // namespace quadrille::techniques
