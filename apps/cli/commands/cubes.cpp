// quadrille cubes: splits a puzzle into parts, one per line.
#include "formats/cubes.h"

#include "cli/bulk/batch.h"
#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/options/bind.h"
#include "cli/process/interrupt.h"
#include "cli/text/numbers.h"
#include "options/commands/commands.h"
#include "options/commands/making.h"
#include "sudoku/solve/cubes.h"

namespace quadrille::cli {

namespace {

struct CubesCommand {
  InputOptions input;
  sudoku::CutOptions cut;
  std::uint64_t count = 1000;
  std::optional<std::uint64_t> probes;
  OutOptions out;
};

class CubesAnswerer final : public Answerer {
 public:
  explicit CubesAnswerer(const CubesCommand& command) : command_(command) {}

  void answer(const Entry& entry, Reply& reply) override {
    const sudoku::Puzzle& puzzle = *entry.item.puzzle;
    sudoku::CutOptions options = command_.cut;
    options.count = command_.count;
    options.probes = command_.probes.value_or(0);
    options.stop = interrupt_token();
    const auto cubes = sudoku::cut_puzzle(puzzle, options);
    reply.out = formats::cubes_text(puzzle, cubes);
    reply.note(entry.place() + ": " + say::kCubes(cubes.size(), count_text(cubes.size())));
  }

 private:
  const CubesCommand& command_;
};

ExitCode cubes(const CubesCommand& command, Console& console) {
  return answer_all(command.input, Bulk::never, command.out, console,
                    {.only_one = options::find_command("cubes")->name},
                    [&](bool /*is_batch*/) { return std::make_unique<CubesAnswerer>(command); });
}

}  // namespace

void add_cubes(Program& program) {
  auto command = std::make_shared<CubesCommand>();
  CLI::App& app =
      program.add_command("cubes", [command](Console& console) { return cubes(*command, console); });
  add_input_options(app, command->input);
  bind(app, options::kCountOfCubes, command->count);
  command->out.command_line = &program.command_line();
  bind(app, options::kOut, command->out.file);
  bind(app, options::kWeigh, command->probes);
  bind(app, options::kSeed, command->cut.seed);
}

}  // namespace quadrille::cli
