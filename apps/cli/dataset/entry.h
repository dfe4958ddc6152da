// The entries of a dataset: the text of a puzzle with its solution and ratings, and what is counted about it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "answers/dataset.h"
#include "answers/steps.h"
#include "cli/dataset/plan.h"
#include "sudoku/canon/canonical_form.h"
#include "sudoku/solve/solve.h"

namespace quadrille::cli {

/// Whether the puzzles have canonical forms. Otherwise they count as equivalent if their solutions are, and
/// they have as many givens and as many clues of each kind.
[[nodiscard]] bool has_canonical_forms(const DatasetPlan& plan);

/// An entry as it is kept in a block.
struct KeptEntry {
  std::uint64_t hash;          // equivalent puzzles have the same
  int clues;                   // the number of givens
  std::string_view level, er;  // "-" if it has none
  std::string_view record;     // the line of the dataset, without its end
};

/// "HASH CLUES LEVEL ER RECORD".
[[nodiscard]] std::string kept_line(const answers::DatasetEntry& entry, options::TableFormat format);
/// Nullopt if the line, given without its end, has another form.
[[nodiscard]] std::optional<KeptEntry> read_kept_line(std::string_view line);
/// The first line of a file in that format; empty if it has none.
[[nodiscard]] std::string header_line(options::TableFormat format);

/// Makes entries of puzzles of one kind. Threads: one at a time; makers share nothing.
class EntryMaker {
 public:
  /// The plan must outlive this object.
  EntryMaker(const DatasetPlan& plan, StopToken stop);

  /// An error if such puzzles have no entries: they have boards, or another unusual layout.
  [[nodiscard]] static Parsed<void> check(const DatasetPlan& plan);

  /// The puzzle has one solution. Nullopt if it is too symmetrical to be compared with others, or after a
  /// stop.
  [[nodiscard]] std::optional<answers::DatasetEntry> entry_of(const sudoku::Puzzle& puzzle);

 private:
  /// Adds the ratings; false after a stop.
  [[nodiscard]] bool rate(const sudoku::Puzzle& puzzle, answers::DatasetEntry& entry);
  /// Adds what equivalent puzzles have in common; false if that is not known.
  [[nodiscard]] bool compare(const sudoku::Puzzle& puzzle, const sudoku::Grid& solution,
                             answers::DatasetEntry& entry) const;

  const DatasetPlan& plan_;
  StopToken stop_;
  bool has_form_;  // whether puzzles have canonical forms
  sudoku::Solver solver_;
  answers::Steps hodoku_{options::Scale::hodoku}, explainer_{options::Scale::se};
};

}  // namespace quadrille::cli
