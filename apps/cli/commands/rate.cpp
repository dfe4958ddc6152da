// quadrille rate: the difficulty of puzzles for people, one line per puzzle.
#include <fmt/format.h>

#include "cli/bulk/batch.h"
#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/options/bind.h"
#include "cli/options/technique_options.h"
#include "options/commands/steps.h"

namespace quadrille::cli {

namespace {

struct RateCommand {
  InputOptions input;
  TechniqueFlags techniques;
  int threads = 1;
  OutOptions out;
};

class RateAnswerer final : public Answerer {
 public:
  explicit RateAnswerer(const RateCommand& command)
      : scale_(command.techniques.scale),
        allowed_(command.techniques.allowed()),
        starter_(command.techniques.search) {}

  void answer(const Entry& entry, Reply& reply) override {
    std::string why_not;
    auto position = starter_.begin(*entry.item.puzzle, why_not, reply.exit);
    if (!position) {
      reply.out = why_not + '\n';
      return;
    }
    if (scale_ == options::Scale::se) {
      rate_by_explainer(*position, reply);
    } else {
      reply.exit = rate_by_hodoku(*position, reply.out);
    }
  }

  std::optional<ExitCode> answer_known(const Known& known, std::string_view /*file*/, int /*line*/,
                                       std::string& out) override {
    if (known.solutions() != 1 || !known.is_complete()) return std::nullopt;
    const formats::Document document = known.document();
    if (document.puzzle.cell_count() > techniques::kMostCells) return std::nullopt;
    return rate_by_hodoku(starter_.begin_with_one_solution(document.puzzle), out);
  }

 private:
  ExitCode rate_by_hodoku(const techniques::Position& position, std::string& out) const {
    const auto rating = techniques::rate(position, allowed_, starter_.limits());
    if (rating.is_stopped) {
      out += say::kNoAnswer(starter_.why_no_more()) + '\n';
      return ExitCode::limit_reached;
    }
    if (rating.is_solved) {
      out += say::kRating(techniques::name_of(rating.level)(), rating.score) + '\n';
      return ExitCode::solved;
    }
    out += say::kStuck(rating.steps, rating.score, position.open_count()) + '\n';
    return ExitCode::limit_reached;
  }

  void rate_by_explainer(const techniques::Position& position, Reply& reply) const {
    auto marks = Starter::marks_of(position, reply.out, reply.exit);
    if (marks) {
      const auto rating = techniques::explainer::walk(
          *marks, [](const auto&, const auto&) { return true; }, starter_.limits());
      const bool is_stopped = !rating.is_solved && starter_.limits().are_reached();
      reply.out =
          is_stopped ? say::kNoAnswer(starter_.why_no_more()) : techniques::explainer::text_of(rating);
      if (!rating.is_solved) reply.exit = ExitCode::limit_reached;
    }
    reply.out += '\n';
  }

  options::Scale scale_;
  techniques::TechniqueSet allowed_;
  Starter starter_;
};

ExitCode rate(const RateCommand& command, Console& console) {
  const AnswerOptions options{.threads = command.threads, .write_bad = write_empty_line};
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
  add_out_options(program, app, command->out);
  bind(app, options::kThreads, command->threads, options::parse_threads);
}

}  // namespace quadrille::cli
