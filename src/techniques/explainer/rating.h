// The difficulty of a grid on the scale of Sudoku Explainer 1.2.1: ER, EP and ED.
#pragma once

#include <functional>

#include "techniques/explainer/hint.h"

namespace quadrille::techniques::explainer {

/// In tenths. A grid that no search can solve has 200 as its highest.
struct ExplainerRating {
  int highest = 0;           // ER: the maximum over all steps
  int to_first_placing = 0;  // EP: the maximum over the steps up to the first that places a digit
  int first = 0;             // ED: of the first step
  bool is_solved = false;
  friend bool operator==(const ExplainerRating&, const ExplainerRating&) = default;
};

/// "7.2/1.2/1.2": ER, EP and ED.
[[nodiscard]] std::string text_of(const ExplainerRating& rating);

/// The hint that Sudoku Explainer chooses first; nullopt if it finds none, or a limit is reached.
[[nodiscard]] std::optional<Hint> next_hint(const Marks& marks, const StepLimits& limits = {});

/// Applies hint after hint until the grid is solved, there is no hint, a limit is reached, or visit returns
/// false. visit is called with each hint before it is applied. The grid must have exactly one solution.
ExplainerRating walk(Marks& marks, const std::function<bool(const Hint&, const Marks&)>& visit,
                     const StepLimits& limits = {});

/// A hint's rating as Sudoku Explainer prints it: in tenths, and as text, "7.2".
[[nodiscard]] int tenths_of(double rating);
[[nodiscard]] std::string decimal_of(double rating);
/// "7.2" for 72.
[[nodiscard]] std::string decimal_text(int tenths);

}  // namespace quadrille::techniques::explainer
