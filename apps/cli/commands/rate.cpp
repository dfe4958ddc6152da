// quadrille rate: the difficulty of puzzles for people, one line per puzzle.
#include "cli/bulk/batch.h"
#include "cli/commands/command.h"
#include "cli/options/bind.h"
#include "cli/options/technique_options.h"
#include "cli/output/answer_record.h"
#include "options/commands/steps.h"

namespace quadrille::cli {

namespace {

struct RateCommand {
  InputOptions input;
  TechniqueFlags techniques;
  options::AnswerFormat output = options::AnswerFormat::text;
  int threads = 1;
  OutOptions out;
};

class RateAnswerer final : public Answerer {
 public:
  explicit RateAnswerer(const RateCommand& command) : command_(command), answers_(command.techniques) {}

  void answer(const Entry& entry, Reply& reply) override {
    reply.exit = add_rating(*entry.item.puzzle, false, entry.file, entry.item.line, reply.out);
  }

  std::optional<ExitCode> answer_known(const Known& known, std::string_view file, int line,
                                       std::string& out) override {
    if (known.solutions() != 1 || !known.is_complete()) return std::nullopt;
    return add_rating(known.document().puzzle, true, file, line, out);
  }

 private:
  ExitCode add_rating(const sudoku::Puzzle& puzzle, bool has_one_solution, std::string_view file, int line,
                      std::string& out) {
    const auto rating = answers_.begin(puzzle, has_one_solution).and_then([](const answers::Steps* steps) {
      return steps->rate();
    });
    const std::string sentence = rating ? rating->sentence : answers_.sentence(rating.error());
    if (command_.output == options::AnswerFormat::json) {
      JsonObject record = record_at(file, line);
      if (rating) answers::add_members(record, *rating);
      if (!rating) record.member("reason", sentence);
      out += record.end();
    } else {
      out += sentence;
    }
    out += '\n';
    if (!rating) return StepsAnswers::exit_of(rating.error());
    return rating->solved ? ExitCode::solved : ExitCode::limit_reached;
  }

  const RateCommand& command_;
  StepsAnswers answers_;
};

ExitCode rate(const RateCommand& command, Console& console) {
  const bool is_json = command.output == options::AnswerFormat::json;
  const AnswerOptions options{.threads = command.threads,
                              .write_bad = is_json ? add_bad_record : write_empty_line};
  // If steps may take long, threads should share puzzles one by one.
  const bool are_quick = command.techniques.scale == options::Scale::hodoku &&
                         command.techniques.allowed() == techniques::usual_techniques();
  const auto tells =
      are_quick && !command.techniques.search.time_limit ? KernelTells::only_solution : KernelTells::nothing;
  return answer_all(command.input, bulk_for(command.techniques.search, tells), command.out, console, options,
                    [&](bool /*is_batch*/) { return std::make_unique<RateAnswerer>(command); });
}

}  // namespace

void add_rate(Program& program) {
  auto command = std::make_shared<RateCommand>();
  CLI::App& app =
      program.add_command("rate", [command](Console& console) { return rate(*command, console); });
  add_input_options(app, command->input);
  add_drawing_option(app, command->input);
  add_technique_options(app, command->techniques);
  bind(app, options::kOutputOfAnswer, command->output, options::parse_answer_format);
  add_out_options(program.command_line(), app, command->out);
  bind(app, options::kThreads, command->threads, options::parse_threads);
}

}  // namespace quadrille::cli
