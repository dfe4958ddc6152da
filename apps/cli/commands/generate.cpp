// quadrille generate: puzzles with one solution.
#include "sudoku/generate/generate.h"

#include <chrono>
#include <random>
#include <thread>

#include <fmt/format.h>

#include "base/threads.h"
#include "cli/commands/attempts.h"
#include "cli/commands/command.h"
#include "cli/commands/making.h"
#include "cli/commands/sentences.h"
#include "cli/options/bind.h"
#include "cli/output/delivery.h"
#include "cli/output/drawing.h"
#include "cli/output/named_output.h"
#include "cli/output/part_run.h"
#include "cli/output/sequence.h"
#include "cli/process/interrupt.h"
#include "cli/text/numbers.h"
#include "options/commands/making.h"
#include "sudoku/canon/canonical_form.h"
#include "sudoku/generate/sentences.h"

namespace quadrille::cli {

namespace {

struct GenerateCommand {
  MakingOptions making;
  std::uint64_t count = 1;
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> tries;
  std::optional<std::chrono::nanoseconds> time_limit;
  int threads = 1;
  const formats::Format* output = nullptr;
  bool distinct = false;
  OutOptions out;
};

/// The shortest format that can hold such puzzles. draws: whether they have drawn clues.
const formats::Format& usual_format(const sudoku::Puzzle& kind, bool draws) {
  if (draws) return *formats::find_format("json");
  for (const std::string_view name : {"line", "boards", "jigsaw_line"}) {
    const formats::Format* format = formats::find_format(name);
    if (formats::can_write(*format, kind) && format->holds(kind)) return *format;
  }
  return *formats::find_format("json");
}

const formats::Format& format_of(const GenerateCommand& command, const sudoku::Puzzle& kind, bool draws) {
  return *format_for_output(command.output, command.out.file, &usual_format(kind, draws));
}

/// Whether more puzzles may be made than are written.
bool drops_some(const GenerateCommand& command) {
  return command.making.wanted.asks_for_anything() || command.distinct;
}

Enough enough_for(const GenerateCommand& command) {
  constexpr std::chrono::minutes kPatience{1};
  Enough enough{.puzzles = command.count, .time_limit = command.time_limit, .patience = {}};
  if (command.out.part || !drops_some(command)) {
    enough.tries = command.count;  // each try gives a puzzle or a message
  } else {
    if (command.tries) enough.tries = *command.tries;
    if (!command.time_limit) enough.patience = kPatience;
  }
  return enough;
}

/// ", 1,234 tried, 1 in 12 fits": for the progress line.
std::string odds_text(const Sequence& sequence) {
  const std::uint64_t tried = sequence.tried(), found = sequence.found();
  if (found == 0) return say::kNoneFitsYet(count_text(tried));
  return say::kOdds(count_text(tried), count_text((tried + found / 2) / found));
}

/// Reports how rare the wanted puzzles are and, if there are fewer than requested, the reason.
void tell_odds(const GenerateCommand& command, const Sequence& sequence, Console& console) {
  constexpr std::uint64_t kEnoughToTell = 30;
  const std::uint64_t tried = sequence.tried(), found = sequence.found();
  const bool is_wanted = command.making.wanted.asks_for_anything();
  if (sequence.dropped() > 0)
    console.note(say::kEquivalentsDropped(sequence.dropped(), count_text(sequence.dropped())));
  if (sequence.is_out_of_time()) {
    console.note(command.time_limit ? say::kTimeIsUp(found, command.count)
                                    : say::kPatienceIsUp(found, command.count));
  } else if (drops_some(command) && found < command.count && !interrupted() && !sequence.failed()) {
    console.note(say::kTriesAreUp(found, command.count));
  }
  if (!is_wanted) return;
  if (found > 0) {
    console.note(
        say::kFitting(count_text(found), count_text(tried), count_text((tried + found / 2) / found)));
  } else if (tried < kEnoughToTell) {
    console.note(say::kNoneFits(count_text(tried)));
  } else {
    // If 3 in n fit, n tries without one have a probability of 1 in 20.
    console.note(say::kNoneFitsSoRare(count_text(tried), count_text(tried / 3)));
  }
}

/// The reply if all attempts at a puzzle failed. others: the numbers that they gave.
Reply failure(const GenerateCommand& command, std::uint64_t index, std::uint64_t most_attempts,
              const std::string& others) {
  Reply reply;
  const std::string attempts = count_text(most_attempts);
  reply.note(command.making.clues == 0
                 ? say::kAttemptsNeededGivens(index + 1, attempts)
                 : say::kAttemptsGave(index + 1, attempts, others, command.making.clues.value_or(0)));
  reply.exit = ExitCode::limit_reached;
  return reply;
}

/// The same text for equivalent puzzles; empty, as if there were none, if too many orders tie.
std::string canonical_text(const sudoku::Puzzle& puzzle) {
  const auto form = sudoku::canonical_form(puzzle);
  return form ? std::string(form->grid.begin(), form->grid.end()) : "";
}

/// Makes puzzles until there are enough.
void make(const GenerateCommand& command, const sudoku::Puzzle& kind, sudoku::GenerateOptions options,
          const sudoku::OnPuzzle& on_puzzle, Sequence& sequence) {
  techniques::Judge judge(command.making.wanted, {.stop = sequence.stop_token()});
  options.stop = sequence.stop_token();
  if (command.making.wanted.asks_for_anything())
    options.wants = [&judge](const sudoku::Puzzle& puzzle) { return judge.wants(puzzle); };
  const auto next_index = [&sequence] { return sequence.next_index(); };
  if (!sudoku::generate(kind, options, next_index, on_puzzle)) sequence.fail();
}

ExitCode generate_all(const GenerateCommand& command, const sudoku::Puzzle& kind,
                      std::vector<std::string> drawn, const Checkpoints::Mark& start, Console& console,
                      Checkpoints* checkpoints, Account* account) {
  const formats::Format& format = format_of(command, kind, !drawn.empty());
  Attempts attempts;
  sudoku::GenerateOptions options = generate_options(command.making, std::move(drawn));
  options.seed = command.seed.value_or(0);
  options.on_attempt = [&attempts](std::uint64_t index, int clues) { attempts.add(index, clues); };
  if (!command.seed) {
    options.seed = std::random_device()();
    console.note(say::kSeed(options.seed));
  }
  Delivery delivery(console, {}, checkpoints, account);
  const bool is_wanted = command.making.wanted.asks_for_anything();
  Sequence sequence(start.position.entries, drops_some(command) ? start.answered : start.position.entries,
                    enough_for(command), delivery);
  const auto on_puzzle = [&](std::uint64_t index, const sudoku::Puzzle* puzzle) {
    if (sequence.is_stopped() && puzzle == nullptr) return;
    const std::string others = attempts.take(index);
    if (puzzle != nullptr) {
      Reply reply;
      reply.out = written(format, {.puzzle = *puzzle});
      sequence.put(index, std::move(reply), command.distinct ? canonical_text(*puzzle) : "");
    } else if (is_wanted) {
      sequence.put(index, std::nullopt);
    } else {
      sequence.put(index, failure(command, index, options.most_attempts, others));
    }
  };
  console.start_progress(
      [&] { return delivery.progress_text(0) + (is_wanted ? odds_text(sequence) : attempts.text()); });
  const auto work = [&] { make(command, kind, options, on_puzzle, sequence); };
  std::vector<std::thread> others;
  if constexpr (kHasThreads)
    for (int i = 1; i < command.threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& thread : others) thread.join();
  console.end_progress();
  const ExitCode exit = delivery.close(true, false);
  if (!sequence.failed() || sequence.is_stopped()) {
    tell_odds(command, sequence, console);
    if (command.out.part) return exit;
    return sequence.found() < command.count ? both(exit, ExitCode::limit_reached) : exit;
  }
  console.complain(say::kNoGrid());
  return ExitCode::no_solution;
}

/// A part of the puzzles: each is determined by seed and index.
ExitCode generate_part(GenerateCommand command, const sudoku::Puzzle& kind, std::vector<std::string> drawn,
                       Console& console) {
  if (command.making.wanted.asks_for_anything() || command.time_limit) {
    console.complain(say::kPartsNeedEveryPuzzle());
    return ExitCode::bad_input;
  }
  const options::Part& part = *command.out.part;
  const IndexRange indices{part.begin_in(command.count), part.end_in(command.count)};
  auto run = PartRun::begin(command.out, {.size = command.count, .range = indices}, console,
                            {.position = {.entries = indices.begin}});
  if (!run) return run.error();
  command.count = indices.end;
  Checkpoints& kept = run->checkpoints();
  // What came before decides which puzzles are equivalent to earlier ones, so such a part begins anew.
  Checkpoints* const saved = command.distinct ? nullptr : &kept;
  const ExitCode exit =
      generate_all(command, kind, std::move(drawn), kept.start(), console, saved, &run->account());
  return exit == ExitCode::no_solution ? ExitCode::bad_input : run->finish({}, exit, console);
}

ExitCode generate(const GenerateCommand& command, Console& console) {
  const auto refuse = [&console](const std::string& sentence) {
    console.complain(sentence);
    return ExitCode::bad_input;
  };
  if (command.tries && !drops_some(command)) return refuse(say::kTriesOfNothing());
  auto made = what_to_make(command.making);
  if (!made) return refuse(made.error().message);
  const sudoku::Puzzle& kind = made->kind;
  const bool draws = made->draws();
  if (command.distinct) {
    const auto fits = sudoku::check_for_canonical_form(kind);
    if (!fits || draws || command.making.random_regions)
      return refuse("--distinct: " + (fits ? sudoku::say::kDrawnHasNoForm() : fits.error().message));
  }
  const std::string problem = why_not_written(format_of(command, kind, draws), kind);
  if (!problem.empty()) return refuse(problem);
  if (const std::string single = for_one_puzzle(format_of(command, kind, draws));
      !single.empty() && command.count > 1)
    return refuse(say::kCountOfOne(single, command.count));
  if (!command.out.file.empty() && !command.seed) return refuse(say::kOutNeedsSeed());
  if (command.out.part) return generate_part(command, kind, std::move(made->drawn), console);
  auto output = Output::open(command.out, {}, console);
  if (!output) return output.error();
  Journal* const kept = output->journal();
  const Checkpoints::Mark start = kept != nullptr ? kept->start() : Checkpoints::Mark{};
  return output->close(generate_all(command, kind, std::move(made->drawn), start, console, kept, nullptr),
                       console);
}

}  // namespace

void add_generate(Program& program) {
  auto command = std::make_shared<GenerateCommand>();
  CLI::App& app =
      program.add_command("generate", [command](Console& console) { return generate(*command, console); });
  bind(app, options::kCount, command->count);
  bind(app, options::kSeedOfGenerate, command->seed);
  add_making_options(app, command->making);
  bind(app, options::kTries, command->tries);
  bind(app, options::kTimeLimitOfGenerate, command->time_limit, parse_duration);
  bind(app, options::kOutputOfGenerate, command->output, options::parse_writable_format);
  bind(app, options::kDistinct, command->distinct);
  add_out_options(program.command_line(), app, command->out);
  bind(app, options::kThreadsOfGenerate, command->threads, options::parse_threads);
}

}  // namespace quadrille::cli
