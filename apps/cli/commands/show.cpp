// quadrille show: prints puzzles without solving them.
#include <fmt/format.h>

#include "cli/bulk/batch.h"
#include "cli/commands/command.h"
#include "cli/input/puzzle_text.h"
#include "cli/options/bind.h"
#include "cli/output/drawing.h"
#include "cli/output/named_output.h"
#include "cli/packed/packing.h"
#include "formats/read/how.h"
#include "options/commands/writing.h"

namespace quadrille::cli {

namespace {

struct ShowCommand {
  InputOptions input;
  const formats::Format* output = nullptr;  // until the command runs: by default
  std::string out;
  bool how = false;  // print how files are read
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
    reply.out += written(*command_.output,
                         {.puzzle = *entry.item.puzzle, .colour = colour_, .symbols = entry.item.symbols});
    if (is_titled_) reply.out += '\n';
  }

 private:
  const ShowCommand& command_;
  bool is_titled_;
  bool colour_;
};

ExitCode show_how(const InputOptions& input, Console& console) {
  constexpr std::size_t kBeginning = 1 << 20;
  ExitCode exit = ExitCode::solved;
  const std::vector<std::string> standard_input{"-"};
  for (const std::string& name : input.files.empty() ? standard_input : input.files) {
    std::string text;
    Parsed<TextFile> file = open_input(name);
    Parsed<void> read;
    if (file) {
      read = file->read_some(text, kBeginning);
    } else {
      read = tl::unexpected(file.error());
    }
    if (!read) {
      console.note(fmt::format("{}: {}", input_title(name), read.error().message));
      exit = ExitCode::bad_input;
      continue;
    }
    for (const std::string& line : formats::plain::how_read(text, without_packing(name), input.read))
      console.write(fmt::format("{}: {}\n", input_title(name), line));
  }
  return exit;
}

ExitCode show(const ShowCommand& command, Console& console) {
  if (command.how) return show_how(command.input, console);
  // Unordered, since there is no long run to resume.
  const OutOptions out{.file = command.out, .unordered = true};
  const AnswerOptions options{.is_pdf = command.output->name == "pdf"};
  return answer_all(command.input, Bulk::never, out, console, options, [&](bool is_batch) {
    const bool is_titled = is_batch && command.output->name == "frame";
    return std::make_unique<ShowAnswerer>(command, is_titled, console.colour());
  });
}

}  // namespace

void add_show(Program& program) {
  auto command = std::make_shared<ShowCommand>();
  CLI::App& app = program.add_command("show", [command](Console& console) {
    if (const std::string problem = take_last_as_output(command->input.files, command->out);
        !problem.empty()) {
      console.complain(problem);
      return ExitCode::bad_input;
    }
    command->output = format_for_output(command->output, command->out, formats::find_format("frame"));
    return show(*command, console);
  });
  add_input_options(app, command->input);
  bind(app, options::kOutput, command->output, options::parse_writable_format);
  bind(app, options::kOut, command->out);
  bind(app, options::kHow, command->how);
}

}  // namespace quadrille::cli
