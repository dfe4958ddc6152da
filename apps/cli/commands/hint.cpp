// quadrille hint: the next step towards the solution, or as much of it as requested.
#include <fmt/format.h>

#include "cli/bulk/batch.h"
#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/options/bind.h"
#include "cli/options/technique_options.h"
#include "options/commands/steps.h"
#include "techniques/explainer/names.h"
#include "techniques/explainer/notation.h"
#include "techniques/notation.h"

namespace quadrille::cli {

namespace {

struct HintCommand {
  InputOptions input;
  TechniqueFlags techniques;
  options::HintLevel level = options::HintLevel::all;
};

class HintAnswerer final : public Answerer {
 public:
  HintAnswerer(const HintCommand& command, bool is_batch)
      : command_(command), is_batch_(is_batch), starter_(command.techniques.search) {}

  void answer(const Entry& entry, Reply& reply) override {
    if (is_batch_) reply.out = fmt::format("{}: ", entry.place());
    std::string why_not;
    const auto position = starter_.begin(*entry.item.puzzle, why_not, reply.exit);
    if (!position) {
      reply.out += why_not + '\n';
      return;
    }
    if (position->is_solved()) {
      reply.out += say::kSolvedAlready() + '\n';
      return;
    }
    if (command_.techniques.scale == options::Scale::se) {
      answer_by_explainer(*position, reply);
      return;
    }
    const auto step = techniques::next_step(*position, command_.techniques.allowed(), starter_.limits());
    if (!step) {
      reply.out += (starter_.limits().are_reached() ? say::kNoAnswer(starter_.why_no_more())
                                                    : say::kNoTechniqueApplies()) +
                   '\n';
      reply.exit = ExitCode::limit_reached;
      return;
    }
    reply.out += text_of(*step, position->board()) + '\n';
  }

 private:
  void answer_by_explainer(const techniques::Position& position, Reply& reply) const {
    std::string why_not;
    const auto marks = Starter::marks_of(position, why_not, reply.exit);
    if (!marks) {
      reply.out += why_not + '\n';
      return;
    }
    const auto hint = techniques::explainer::next_hint(*marks, starter_.limits());
    if (!hint && starter_.limits().are_reached()) {
      reply.out += say::kNoAnswer(starter_.why_no_more()) + '\n';
      reply.exit = ExitCode::limit_reached;
      return;
    }
    if (!hint) {
      reply.out += say::kNoTechniqueApplies() + '\n';
      reply.exit = ExitCode::limit_reached;
      return;
    }
    reply.out += text_of(*hint, position.board()) + '\n';
  }

  /// A hint of Sudoku Explainer tells only where something changes.
  [[nodiscard]] std::string text_of(const techniques::explainer::Hint& hint,
                                    const techniques::Board& board) const {
    switch (command_.level) {
      case options::HintLevel::where:
        return say::kLookAt(
            techniques::cells_text(techniques::cells_of(techniques::explainer::conclusion_of(hint)), board));
      case options::HintLevel::rule:
        return say::kTechniqueApplies(techniques::explainer::name_text(hint.name));
      case options::HintLevel::all: break;
    }
    return techniques::explainer::hint_text(hint, board);
  }

  [[nodiscard]] std::string text_of(const techniques::Step& step, const techniques::Board& board) const {
    switch (command_.level) {
      case options::HintLevel::where:
        return say::kLookAt(techniques::cells_text(techniques::cells_of(step), board));
      case options::HintLevel::rule:
        return say::kTechniqueApplies(techniques::info_of(step.technique).name());
      case options::HintLevel::all: break;
    }
    return techniques::hodoku_text(step, board);
  }

  const HintCommand& command_;
  bool is_batch_;
  Starter starter_;
};

ExitCode hint(const HintCommand& command, Console& console) {
  return answer_all(command.input, Bulk::never, {}, console, {},
                    [&](bool is_batch) { return std::make_unique<HintAnswerer>(command, is_batch); });
}

}  // namespace

void add_hint(Program& program) {
  auto command = std::make_shared<HintCommand>();
  CLI::App& app =
      program.add_command("hint", [command](Console& console) { return hint(*command, console); });
  add_input_options(app, command->input);
  add_drawing_option(app, command->input);
  bind(app, options::kHintLevel, command->level, options::parse_hint_level);
  add_technique_options(app, command->techniques);
}

}  // namespace quadrille::cli
