#include "answers/steps.h"

#include "answers/sentences.h"
#include "sudoku/conditions/conditions.h"
#include "techniques/explainer/names.h"
#include "techniques/explainer/notation.h"
#include "techniques/explanation.h"
#include "techniques/notation.h"

namespace quadrille::answers {

namespace {

namespace explainer = techniques::explainer;
using options::Scale;
using techniques::Board;
using techniques::Candidate;

template <class Named>
std::vector<Named> named(const std::vector<Candidate>& candidates, const Board& board) {
  std::vector<Named> names;
  for (const auto& [cell, digit] : candidates)
    names.push_back({sudoku::cell_name(cell, board.layout()), board.layout().value_of(digit)});
  return names;
}

}  // namespace

StepAnswer answer_of(const explainer::Hint& hint, const Board& board) {
  const techniques::Step step = explainer::conclusion_of(hint);
  return {.technique = hint.name,
          .name = explainer::name_text(hint.name),
          .rating = explainer::decimal_of(hint.rating),
          .where = techniques::cells_text(techniques::cells_of(step), board),
          .placements = named<Placement>(step.placements, board),
          .eliminations = named<Elimination>(step.eliminations, board),
          .text = explainer::hint_text(hint, board)};
}

StepAnswer answer_of(const techniques::Step& step, const Board& board) {
  const techniques::TechniqueInfo& info = techniques::info_of(step.technique);
  std::vector<std::string> conditions;
  for (const int condition : step.conditions) conditions.push_back(board.condition(condition).origin->label);
  return {.technique = std::string(info.key),
          .name = info.name(),
          .level = std::string(techniques::name_of(info.level).english()),
          .score = info.score,
          .where = techniques::cells_text(techniques::cells_of(step), board),
          .placements = named<Placement>(step.placements, board),
          .eliminations = named<Elimination>(step.eliminations, board),
          .conditions = std::move(conditions),
          .text = techniques::hodoku_text(step, board),
          .explanation = techniques::explanation_of(step, board).text()};
}

StepsOr<std::optional<StepAnswer>> Steps::next() const {
  std::optional<StepAnswer> answer;
  if (scale_ == Scale::se) {
    const auto marks = this->marks();
    if (!marks) return tl::unexpected(marks.error());
    if (const auto hint = explainer::next_hint(*marks, start_.limits()))
      answer = answers::answer_of(*hint, start_.board());
  } else if (const auto step = techniques::next_step(start_.position(), allowed_, start_.limits())) {
    answer = answers::answer_of(*step, start_.board());
  }
  if (!answer && start_.limits().are_reached()) return tl::unexpected(NoSteps{NoSteps::Reason::stopped});
  return answer;
}

StepsOr<RatingAnswer> Steps::walk(const std::function<void(const StepAnswer&)>& visit) const {
  if (scale_ == Scale::se) {
    auto marks = this->marks();
    if (!marks) return tl::unexpected(marks.error());
    return answer_of(explainer::walk(
        *marks,
        [&](const explainer::Hint& hint, const explainer::Marks& /*before*/) {
          visit(answers::answer_of(hint, start_.board()));
          return true;
        },
        start_.limits()));
  }
  techniques::Position position = start_.position();
  const techniques::Rating rating = techniques::walk(
      position, allowed_,
      [&](const techniques::Step& step, const techniques::Position& before) {
        visit(answers::answer_of(step, before.board()));
        return true;
      },
      start_.limits());
  return answer_of(rating, position.open_count());
}

StepsOr<RatingAnswer> Steps::rate() const {
  if (scale_ == Scale::se) {
    auto marks = this->marks();
    if (!marks) return tl::unexpected(marks.error());
    const auto go_on = [](const explainer::Hint& /*hint*/, const explainer::Marks& /*before*/) {
      return true;
    };
    return answer_of(explainer::walk(*marks, go_on, start_.limits()));
  }
  techniques::Position position = start_.position();
  const auto go_on = [](techniques::Technique /*technique*/) { return true; };
  const techniques::Rating rating = techniques::walk_briefly(position, allowed_, go_on, start_.limits());
  return answer_of(rating, position.open_count());
}

StepsOr<explainer::Marks> Steps::marks() const {
  auto marks = explainer::marks_of(start_.position());
  if (!marks) return tl::unexpected(NoSteps{NoSteps::Reason::not_classic});
  return *std::move(marks);
}

StepsOr<RatingAnswer> Steps::answer_of(const techniques::Rating& rating, int open_count) const {
  if (rating.is_stopped) return tl::unexpected(NoSteps{NoSteps::Reason::stopped});
  const auto level = techniques::name_of(rating.level);
  return RatingAnswer{.solved = rating.is_solved,
                      .level = std::string(level.english()),
                      .score = rating.score,
                      .steps = rating.steps,
                      .sentence = rating.is_solved ? say::kRating(level(), rating.score)
                                                   : say::kStuck(rating.steps, rating.score, open_count)};
}

StepsOr<RatingAnswer> Steps::answer_of(const explainer::ExplainerRating& rating) const {
  if (!rating.is_solved && start_.limits().are_reached())
    return tl::unexpected(NoSteps{NoSteps::Reason::stopped});
  const std::string text = explainer::text_of(rating);
  return RatingAnswer{.solved = rating.is_solved,
                      .rating = text,
                      .er = rating.highest / 10.0,
                      .ep = rating.to_first_placing / 10.0,
                      .ed = rating.first / 10.0,
                      .sentence = text};
}

}  // namespace quadrille::answers
