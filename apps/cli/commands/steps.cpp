// quadrille steps: how a person could solve a puzzle, step by step.
#include <fmt/format.h>

#include "cli/bulk/batch.h"
#include "cli/commands/command.h"
#include "cli/options/bind.h"
#include "cli/options/technique_options.h"
#include "cli/output/answer_record.h"
#include "options/commands/steps.h"

namespace quadrille::cli {

namespace {

struct StepsCommand {
  InputOptions input;
  TechniqueFlags techniques;
  bool words = false;
  options::AnswerFormat output = options::AnswerFormat::text;
};

/// The beginning of a record about a puzzle, which has several.
JsonObject record_of(const Entry& entry, std::string_view event) {
  return std::move(record_of(entry).member("event", event));
}

void add_error(const Entry& entry, std::string_view message, std::string& out) {
  out += record_of(entry, "error").member("message", message).end() + '\n';
}

class StepsAnswerer final : public Answerer {
 public:
  StepsAnswerer(const StepsCommand& command, bool is_batch, std::size_t columns)
      : is_json_(command.output == options::AnswerFormat::json),
        has_words_(command.words),
        is_batch_(is_batch),
        columns_(columns),
        answers_(command.techniques) {}

  void answer(const Entry& entry, Reply& reply) override {
    if (is_batch_ && !is_json_) reply.out = fmt::format("{}\n", entry.place());
    const auto add_step = [&](const answers::StepAnswer& step) {
      add_line(entry, "step", step, step.text, reply.out);
      if (has_words_ && !is_json_) reply.out += explanation_of(step, columns_);
    };
    const auto rating =
        answers_.begin(*entry.item.puzzle, entry.item.progress).and_then([&](const answers::Steps* steps) {
          return steps->walk(add_step);
        });
    if (!rating) {
      const std::string why = answers_.sentence(rating.error());
      if (is_json_) {
        add_error(entry, why, reply.out);
      } else {
        reply.out += why + '\n';
      }
      reply.exit = StepsAnswers::exit_of(rating.error());
    } else {
      add_line(entry, "rating", *rating, rating->sentence, reply.out);
      if (!rating->solved) reply.exit = ExitCode::limit_reached;
      if (is_batch_ && !is_json_) reply.out += '\n';
    }
  }

 private:
  template <class Answer>
  void add_line(const Entry& entry, std::string_view event, const Answer& answer, const std::string& text,
                std::string& out) const {
    if (is_json_) {
      JsonObject line = record_of(entry, event);
      answers::add_members(line, answer);
      out += line.end() + '\n';
    } else {
      out += text + '\n';
    }
  }

  bool is_json_;
  bool has_words_;
  bool is_batch_;
  std::size_t columns_;
  StepsAnswers answers_;
};

ExitCode steps(const StepsCommand& command, Console& console) {
  const bool is_json = command.output == options::AnswerFormat::json;
  const auto write_bad = [](const Entry& entry, std::string& out) {
    add_error(entry, entry.item.puzzle.error().message, out);
  };
  const AnswerOptions options{.write_bad = is_json ? WriteBad(write_bad) : WriteBad()};
  return answer_all(command.input, Bulk::never, {}, console, options, [&](bool is_batch) {
    return std::make_unique<StepsAnswerer>(command, is_batch, console.columns());
  });
}

}  // namespace

void add_steps(Program& program) {
  auto command = std::make_shared<StepsCommand>();
  CLI::App& app =
      program.add_command("steps", [command](Console& console) { return steps(*command, console); });
  add_input_options(app, command->input);
  add_drawing_option(app, command->input);
  bind(app, options::kWords, command->words);
  bind(app, options::kOutputOfAnswer, command->output, options::parse_answer_format);
  add_technique_options(app, command->techniques);
}

}  // namespace quadrille::cli
