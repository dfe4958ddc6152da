// quadrille show: prints puzzles without solving them.
#include <fmt/format.h>

#include "cli/bulk/batch.h"
#include "cli/commands/command.h"
#include "cli/options/bind.h"
#include "cli/output/drawing.h"
#include "options/commands/writing.h"

namespace quadrille::cli {

namespace {

struct ShowCommand {
  InputOptions input;
  const formats::Format* output = formats::find_format("frame");
};

class ShowAnswerer final : public Answerer {
 public:
  ShowAnswerer(const ShowCommand& command, bool is_titled, bool colour)
      : command_(command), is_titled_(is_titled), colour_(colour) {}

  void answer(const Entry& entry, Reply& reply) override {
    if (const std::string problem = why_not_written(*command_.output, *entry.item.puzzle); !problem.empty()) {
      reply.note(fmt::format("{}: {}", entry.place(), problem));
      reply.exit = ExitCode::bad_input;
      return;
    }
    if (is_titled_) reply.out = fmt::format("{}\n", entry.place());
    reply.out += written(*command_.output, {.puzzle = *entry.item.puzzle, .colour = colour_});
    if (is_titled_) reply.out += '\n';
  }

 private:
  const ShowCommand& command_;
  bool is_titled_;
  bool colour_;
};

ExitCode show(const ShowCommand& command, Console& console) {
  const AnswerOptions options{.is_pdf = command.output->name == "pdf"};
  return answer_all(command.input, Bulk::never, {}, console, options, [&](bool is_batch) {
    const bool is_titled = is_batch && command.output->name == "frame";
    return std::make_unique<ShowAnswerer>(command, is_titled, console.colour());
  });
}

}  // namespace

void add_show(Program& program) {
  auto command = std::make_shared<ShowCommand>();
  CLI::App& app =
      program.add_command("show", [command](Console& console) { return show(*command, console); });
  add_input_options(app, command->input);
  bind(app, options::kOutput, command->output, options::parse_writable_format);
}

}  // namespace quadrille::cli
