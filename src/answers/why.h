// Why must a cell hold a digit, or cannot?
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "answers/answer.h"
#include "answers/cells.h"
#include "base/input_error.h"
#include "sudoku/explain/why.h"

namespace quadrille::answers {

/// The question whether a cell must hold a digit, or cannot.
struct Question {
  int cell = 0;
  int digit = 0;  // 0: the digit of the solution
  bool is_negated = false;
};

/// Reads "r1c3=7", "r1c3!=7" or "r1c3". The error's text names what is wrong: the cell, the sign or the
/// digit.
[[nodiscard]] Parsed<Question> question_in(std::string_view text, const sudoku::Layout& layout);

struct WhyAnswer {
  std::string statement;
  std::optional<bool> forced;
  std::string sentence;
  std::optional<std::vector<std::string>> clues;
  std::optional<std::vector<std::string>> rules;
  std::optional<bool> smallest;
  std::optional<bool> irreducible;
  std::optional<bool> all_needed;
  std::optional<std::vector<int>> counterexample;
  std::optional<std::vector<int>> solution;

  // No members.
  std::vector<std::string> sentences;  // that make up `sentence`
  bool is_impossible = false;          // the puzzle has no solution
  std::vector<int> givens;             // the cells of those clues that are givens
  cp::Statistics statistics;           // of all searches

  static constexpr auto members() {
    return std::tuple{
        Member{"statement", &WhyAnswer::statement, "'r1c3=7' or 'r1c3!=7'."},
        Member{"forced", &WhyAnswer::forced, "Whether it holds in each solution; None if that is unknown."},
        Member{"sentence", &WhyAnswer::sentence, "The answer as sentences."},
        Member{"clues", &WhyAnswer::clues,
               "The givens and the cells with restricted candidates that force it: 'r1c1=5', 'r1c2 of 1 2'."},
        Member{"rules", &WhyAnswer::rules, "The houses and rules that are needed, by name."},
        Member{"smallest", &WhyAnswer::smallest, "Whether it is proved that no fewer clues force it."},
        Member{"irreducible", &WhyAnswer::irreducible,
               "Whether it is proved that each of these clues is needed."},
        Member{"all_needed", &WhyAnswer::all_needed,
               "Whether it is proved that each of these houses and rules is needed."},
        Member{"counterexample", &WhyAnswer::counterexample, "A solution in which it does not hold."},
        Member{"solution", &WhyAnswer::solution, "The solution in which it holds, if it was looked for."}};
  }
};

/// why_stopped: called if a limit ended a search: "the time limit ended the search".
[[nodiscard]] WhyAnswer why(const sudoku::Puzzle& puzzle, const Question& question,
                            const sudoku::SolveOptions& options,
                            const std::function<std::string()>& why_stopped);

}  // namespace quadrille::answers
