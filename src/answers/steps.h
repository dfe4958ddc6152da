// Questions about the steps by which a person solves a puzzle: which is the next one, which lead to the
// solution, and how hard they are.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "answers/answer.h"
#include "answers/cells.h"
#include "answers/step_start.h"
#include "options/values.h"
#include "techniques/explainer/rating.h"
#include "techniques/path.h"

namespace quadrille::answers {

/// A step, on either scale.
struct StepAnswer {
  std::string technique;
  std::string name;
  std::optional<std::string> level;
  std::optional<int> score;
  std::optional<std::string> rating;
  std::string where;
  std::vector<Placement> placements;
  std::vector<Elimination> eliminations;
  std::optional<std::vector<std::string>> conditions;
  std::string text;
  std::optional<std::string> explanation;

  static constexpr auto members() {
    return std::tuple{
        Member{"technique", &StepAnswer::technique, "Its key: 'x_wing', or its name in Sudoku Explainer."},
        Member{"name", &StepAnswer::name, "Its name in the language of the messages: 'X-Wing'."},
        Member{"level", &StepAnswer::level, "On HoDoKu's scale: 'Easy' to 'Extreme'."},
        Member{"score", &StepAnswer::score, "On HoDoKu's scale."},
        Member{"rating", &StepAnswer::rating, "On Sudoku Explainer's scale: '7.2'."},
        Member{"where", &StepAnswer::where, "The cells of its pattern: 'r46c9'."},
        Member{"placements", &StepAnswer::placements, "The digits that it places, each with its cell."},
        Member{"eliminations", &StepAnswer::eliminations, "The candidates that it excludes."},
        Member{"conditions", &StepAnswer::conditions, "The rules that it uses: 'cage 12 at r1c1'."},
        Member{"text", &StepAnswer::text, "The step in the notation of the scale."},
        Member{"explanation", &StepAnswer::explanation,
               "On HoDoKu's scale: sentences that say why the step follows."}};
  }
};

/// The difficulty of a puzzle, on either scale.
struct RatingAnswer {
  bool solved = false;
  std::optional<std::string> level;
  std::optional<int> score;
  std::optional<int> steps;
  std::optional<std::string> rating;
  std::optional<double> er, ep, ed;
  std::string sentence;  // no member: what a person reads

  static constexpr auto members() {
    return std::tuple{
        Member{"solved", &RatingAnswer::solved, "Whether the techniques solve it."},
        Member{"level", &RatingAnswer::level, "On HoDoKu's scale: 'Easy' to 'Extreme'."},
        Member{"score", &RatingAnswer::score, "On HoDoKu's scale."},
        Member{"steps", &RatingAnswer::steps, "The number of steps, on HoDoKu's scale."},
        Member{"rating", &RatingAnswer::rating, "On Sudoku Explainer's scale: '7.2/1.2/1.2'."},
        Member{"er", &RatingAnswer::er, "The hardest step on Sudoku Explainer's scale."},
        Member{"ep", &RatingAnswer::ep, "The hardest step up to the first that places a digit."},
        Member{"ed", &RatingAnswer::ed, "The first step."}};
  }
};

/// Answers about one puzzle after another, on one of the scales.
class Steps {
 public:
  /// allowed: for HoDoKu's scale.
  explicit Steps(options::Scale scale = options::Scale::hodoku,
                 const techniques::TechniqueSet& allowed = techniques::usual_techniques())
      : scale_(scale), allowed_(allowed) {}

  /// Begins with a puzzle.
  [[nodiscard]] StepStart& start() { return start_; }

  // About the puzzle that was begun.

  /// Whether each cell holds a digit.
  [[nodiscard]] bool is_solved() const { return start_.position().is_solved(); }
  /// The next step; nullopt if no technique applies.
  [[nodiscard]] StepsOr<std::optional<StepAnswer>> next() const;
  /// Passes each step to `visit`, up to the solution or as far as the techniques lead.
  [[nodiscard]] StepsOr<RatingAnswer> walk(const std::function<void(const StepAnswer&)>& visit) const;
  /// Determines only the difficulty, which takes less time.
  [[nodiscard]] StepsOr<RatingAnswer> rate() const;

 private:
  [[nodiscard]] StepsOr<techniques::explainer::Marks> marks() const;
  [[nodiscard]] StepsOr<RatingAnswer> answer_of(const techniques::Rating& rating, int open_count) const;
  [[nodiscard]] StepsOr<RatingAnswer> answer_of(const techniques::explainer::ExplainerRating& rating) const;

  options::Scale scale_;
  techniques::TechniqueSet allowed_;
  StepStart start_;
};

/// A step of Sudoku Explainer.
[[nodiscard]] StepAnswer answer_of(const techniques::explainer::Hint& hint, const techniques::Board& board);
/// A step on HoDoKu's scale.
[[nodiscard]] StepAnswer answer_of(const techniques::Step& step, const techniques::Board& board);

}  // namespace quadrille::answers
