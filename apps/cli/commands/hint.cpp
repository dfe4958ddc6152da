// quadrille hint: the next step towards the solution, or as much of it as requested.
#include <fmt/format.h>

#include "cli/bulk/batch.h"
#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/options/bind.h"
#include "cli/options/technique_options.h"
#include "cli/output/answer_record.h"
#include "options/commands/steps.h"

namespace quadrille::cli {

namespace {

struct HintCommand {
  InputOptions input;
  TechniqueFlags techniques;
  options::HintLevel level = options::HintLevel::all;
  bool words = false;
  options::AnswerFormat output = options::AnswerFormat::text;
};

class HintAnswerer final : public Answerer {
 public:
  HintAnswerer(const HintCommand& command, bool is_batch, std::size_t columns)
      : command_(command), is_batch_(is_batch), columns_(columns), answers_(command.techniques) {}

  void answer(const Entry& entry, Reply& reply) override {
    const bool is_json = command_.output == options::AnswerFormat::json;
    if (is_batch_ && !is_json) reply.out = fmt::format("{}: ", entry.place());
    bool is_solved = false;
    const auto step =
        answers_.begin(*entry.item.puzzle, entry.item.progress).and_then([&](const answers::Steps* steps) {
          is_solved = steps->is_solved();
          return steps->next();
        });
    if (!step) {
      reply.exit = StepsAnswers::exit_of(step.error());
      say(answers_.sentence(step.error()), entry, reply);
    } else if (is_solved) {
      say(say::kSolvedAlready(), entry, reply);
    } else if (!*step) {
      reply.exit = ExitCode::limit_reached;
      say(say::kNoTechniqueApplies(), entry, reply);
    } else if (is_json) {
      JsonObject record = record_of(entry);
      answers::add_members(record, **step);
      reply.out += record.end() + '\n';
    } else {
      reply.out += text_of(**step) + '\n';
      if (command_.words && command_.level == options::HintLevel::all)
        reply.out += explanation_of(**step, columns_);
    }
  }

 private:
  /// There is no step, for a reason.
  void say(const std::string& why, const Entry& entry, Reply& reply) const {
    if (command_.output == options::AnswerFormat::json) {
      add_refusal(entry, why, reply.out);
    } else {
      reply.out += why + '\n';
    }
  }

  [[nodiscard]] std::string text_of(const answers::StepAnswer& step) const {
    switch (command_.level) {
      case options::HintLevel::where: return say::kLookAt(step.where);
      case options::HintLevel::rule: return say::kTechniqueApplies(step.name);
      case options::HintLevel::all: break;
    }
    return step.text;
  }

  const HintCommand& command_;
  bool is_batch_;
  std::size_t columns_;
  StepsAnswers answers_;
};

ExitCode hint(const HintCommand& command, Console& console) {
  const bool is_json = command.output == options::AnswerFormat::json;
  const AnswerOptions options{.write_bad = is_json ? WriteBad(add_bad_record) : WriteBad()};
  return answer_all(command.input, Bulk::never, {}, console, options, [&](bool is_batch) {
    return std::make_unique<HintAnswerer>(command, is_batch, console.columns());
  });
}

}  // namespace

void add_hint(Program& program) {
  auto command = std::make_shared<HintCommand>();
  CLI::App& app =
      program.add_command("hint", [command](Console& console) { return hint(*command, console); });
  add_input_options(app, command->input);
  add_drawing_option(app, command->input);
  bind(app, options::kHintLevel, command->level, options::parse_hint_level);
  bind(app, options::kWords, command->words);
  bind(app, options::kOutputOfAnswer, command->output, options::parse_answer_format);
  add_technique_options(app, command->techniques);
}

}  // namespace quadrille::cli
