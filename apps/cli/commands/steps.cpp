// quadrille steps: how a person could solve a puzzle, step by step.
#include <fmt/format.h>

#include "base/json_line.h"
#include "cli/bulk/batch.h"
#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/options/bind.h"
#include "cli/options/technique_options.h"
#include "options/commands/steps.h"
#include "sudoku/puzzle/conditions.h"
#include "techniques/explainer/notation.h"
#include "techniques/notation.h"

namespace quadrille::cli {

namespace {

struct StepsCommand {
  InputOptions input;
  TechniqueFlags techniques;
  bool json = false;
};

class StepsAnswerer final : public Answerer {
 public:
  StepsAnswerer(const StepsCommand& command, bool is_batch)
      : command_(command), is_batch_(is_batch), starter_(command.techniques.search) {}

  void answer(const Entry& entry, Reply& reply) override {
    if (is_batch_ && !command_.json) reply.out = fmt::format("{}\n", entry.place());
    std::string why_not;
    auto position = starter_.begin(*entry.item.puzzle, why_not, reply.exit);
    if (!position) {
      reply.out += command_.json ? error_line(why_not) : why_not + '\n';
      return;
    }
    if (command_.techniques.scale == options::Scale::se) {
      add_hints(*position, reply);
    } else {
      add_steps(*position, reply);
    }
    if (is_batch_ && !command_.json) reply.out += '\n';
  }

 private:
  void add_steps(techniques::Position& position, Reply& reply) const {
    const auto rating = techniques::walk(
        position, command_.techniques.allowed(),
        [&](const techniques::Step& step, const techniques::Position& before) {
          add_step(step, before.board(), reply.out);
          return true;
        },
        starter_.limits());
    if (rating.is_stopped) {
      add_why_stopped(reply);
      return;
    }
    add_rating(rating, position, reply.out);
    if (!rating.is_solved) reply.exit = ExitCode::limit_reached;
  }

  void add_why_stopped(Reply& reply) const {
    const std::string why = say::kNoAnswer(starter_.why_no_more());
    reply.out += command_.json ? error_line(why) : why + '\n';
    reply.exit = ExitCode::limit_reached;
  }

  /// The steps of Sudoku Explainer.
  void add_hints(const techniques::Position& position, Reply& reply) const {
    std::string why_not;
    auto marks = Starter::marks_of(position, why_not, reply.exit);
    if (!marks) {
      reply.out += command_.json ? error_line(why_not) : why_not + '\n';
      return;
    }
    const auto rating = techniques::explainer::walk(
        *marks,
        [&](const techniques::explainer::Hint& hint, const techniques::explainer::Marks&) {
          add_hint(hint, position.board(), reply.out);
          return true;
        },
        starter_.limits());
    if (!rating.is_solved && starter_.limits().are_reached()) {
      add_why_stopped(reply);
      return;
    }
    const std::string text = techniques::explainer::text_of(rating);
    if (command_.json) {
      JsonLine("rating").member("solved", rating.is_solved).member("rating", text).end(reply.out);
    } else {
      reply.out += text + '\n';
    }
    if (!rating.is_solved) reply.exit = ExitCode::limit_reached;
  }

  void add_hint(const techniques::explainer::Hint& hint, const techniques::Board& board,
                std::string& out) const {
    const std::string text = techniques::explainer::hint_text(hint, board);
    if (!command_.json) {
      out += text + '\n';
      return;
    }
    const techniques::Step step = techniques::explainer::conclusion_of(hint);
    JsonLine("step")
        .member("technique", hint.name)
        .member("rating", techniques::explainer::decimal_of(hint.rating))
        .member("placements", names(step.placements, "=", board))
        .member("eliminations", names(step.eliminations, "!=", board))
        .member("text", text)
        .end(out);
  }

  static std::string error_line(const std::string& sentence) {
    std::string line;
    JsonLine("error").member("message", sentence).end(line);
    return line;
  }

  static std::vector<std::string> names(const std::vector<techniques::Candidate>& candidates,
                                        std::string_view relation, const techniques::Board& board) {
    std::vector<std::string> names;
    for (const techniques::Candidate& candidate : candidates)
      names.push_back(fmt::format("{}{}{}", sudoku::cell_name(candidate.cell, board.layout()), relation,
                                  board.layout().value_of(candidate.digit)));
    return names;
  }

  static std::vector<std::string> condition_labels(const techniques::Step& step,
                                                   const techniques::Board& board) {
    std::vector<std::string> labels;
    for (const int condition : step.conditions) labels.push_back(board.condition(condition).origin->label);
    return labels;
  }

  void add_step(const techniques::Step& step, const techniques::Board& board, std::string& out) const {
    const std::string text = techniques::hodoku_text(step, board);
    if (!command_.json) {
      out += text + '\n';
      return;
    }
    const techniques::TechniqueInfo& info = techniques::info_of(step.technique);
    JsonLine("step")
        .member("technique", info.key)
        .member("level", techniques::name_of(info.level).english())
        .member("score", info.score)
        .member("placements", names(step.placements, "=", board))
        .member("eliminations", names(step.eliminations, "!=", board))
        .member("conditions", condition_labels(step, board))
        .member("text", text)
        .end(out);
  }

  void add_rating(const techniques::Rating& rating, const techniques::Position& position,
                  std::string& out) const {
    if (command_.json) {
      JsonLine("rating")
          .member("solved", rating.is_solved)
          .member("level", techniques::name_of(rating.level).english())
          .member("score", rating.score)
          .member("steps", rating.steps)
          .end(out);
    } else if (rating.is_solved) {
      out += say::kRating(techniques::name_of(rating.level)(), rating.score) + '\n';
    } else {
      out += say::kStuck(rating.steps, rating.score, position.open_count()) + '\n';
    }
  }

  const StepsCommand& command_;
  bool is_batch_;
  Starter starter_;
};

ExitCode steps(const StepsCommand& command, Console& console) {
  return answer_all(command.input, Bulk::never, {}, console, {},
                    [&](bool is_batch) { return std::make_unique<StepsAnswerer>(command, is_batch); });
}

}  // namespace

void add_steps(Program& program) {
  auto command = std::make_shared<StepsCommand>();
  CLI::App& app =
      program.add_command("steps", [command](Console& console) { return steps(*command, console); });
  add_input_options(app, command->input);
  add_drawing_option(app, command->input);
  bind(app, options::kJsonOfSteps, command->json);
  add_technique_options(app, command->techniques);
}

}  // namespace quadrille::cli
