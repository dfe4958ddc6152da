// Is a puzzle proper? Whether it has exactly one solution; otherwise two that differ, or the clues that
// conflict.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "answers/answer.h"
#include "answers/cells.h"
#include "sudoku/explain/check.h"

namespace quadrille::answers {

/// The number of solutions, as far as it is known. In JSON: "no_solution", "unique", "several", "unknown".
enum class Verdict : std::uint8_t { no_solution, unique, several, unknown };
inline constexpr std::array kVerdicts{Verdict::no_solution, Verdict::unique, Verdict::several,
                                      Verdict::unknown};
[[nodiscard]] std::string_view name_of(Verdict verdict);
[[nodiscard]] std::string to_json(Verdict verdict);

struct CheckAnswer {
  Verdict verdict = Verdict::unknown;
  std::string sentence;
  std::optional<std::vector<int>> solution;
  std::optional<std::vector<int>> other;
  std::optional<std::vector<std::string>> differing;
  std::optional<std::vector<std::string>> conflict;
  std::optional<bool> smallest;
  std::optional<bool> irreducible;
  std::optional<std::string> broken;
  std::optional<std::string> empty;
  std::optional<std::vector<Placement>> droppable;
  std::optional<bool> all_tried;
  std::string minimal_sentence;  // no member: about droppable givens; empty if these were not requested

  static constexpr auto members() {
    return std::tuple{
        Member{"verdict", &CheckAnswer::verdict, "'no_solution', 'unique', 'several' or 'unknown'."},
        Member{"sentence", &CheckAnswer::sentence, "The verdict as a sentence."},
        Member{"solution", &CheckAnswer::solution, "A solution: the value of each cell."},
        Member{"other", &CheckAnswer::other, "Another solution, if there are several."},
        Member{"differing", &CheckAnswer::differing, "The cells in which the two solutions differ."},
        Member{"conflict", &CheckAnswer::conflict,
               "If there is no solution, clues that conflict: 'r1c1=5', 'r1c2 of 1 2', 'cage 12 at r3c4'."},
        Member{"smallest", &CheckAnswer::smallest, "Whether it is proved that no fewer clues conflict."},
        Member{"irreducible", &CheckAnswer::irreducible,
               "Whether it is proved that each of these clues is needed for the conflict."},
        Member{"broken", &CheckAnswer::broken, "The house or rule that two givens break by themselves."},
        Member{"empty", &CheckAnswer::empty, "The cell that the conflicting clues leave no candidate."},
        Member{"droppable", &CheckAnswer::droppable,
               "If requested, the givens of which any one can be dropped while the solution stays unique."},
        Member{"all_tried", &CheckAnswer::all_tried, "Whether that was found out for all givens."}};
  }
};

/// The answer about a puzzle. minimal: whether droppable givens were requested. why_stopped: the limit that
/// ended a search early, for sentences: "the time limit ended the search".
[[nodiscard]] CheckAnswer answer_of(const sudoku::Puzzle& puzzle, const sudoku::CheckReport& report,
                                    bool minimal = false, std::string_view why_stopped = {});

/// "r1c1 and r1c5 both hold 7 in row 1".
[[nodiscard]] std::string contradiction_text(const sudoku::Puzzle& puzzle,
                                             const sudoku::Contradiction& contradiction);

}  // namespace quadrille::answers
