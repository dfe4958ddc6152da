// quadrille generate: puzzles with one solution.
#include "sudoku/generate/generate.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <mutex>
#include <random>
#include <thread>

#include <fmt/format.h>

#include "base/threads.h"
#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/interrupt.h"
#include "cli/options/bind.h"
#include "cli/output/delivery.h"
#include "cli/output/drawing.h"
#include "formats/shapes.h"
#include "options/command_options.h"
#include "sudoku/generate/draw_clues.h"
#include "sudoku/generate/random_regions.h"

namespace quadrille::cli {

namespace {

/// No grid has room for more.
constexpr std::uint64_t kMostPerRule = sudoku::kMostCells;

struct GenerateCommand {
  formats::ReadOptions shape;
  std::vector<sudoku::RuleText> rules;
  std::uint64_t count = 1;
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> clues;
  sudoku::Symmetry symmetry = sudoku::Symmetry::none;
  bool minimal = false;
  std::optional<std::uint64_t> per_rule;
  bool keep_clues = false;
  bool random_regions = false;
  int threads = 1;
  const formats::Format* output = nullptr;
  OutOptions out;
};

/// Whether the rule is to draw its clues itself.
bool is_drawn(const sudoku::RuleText& text) {
  return text.argument.empty() && sudoku::find_rule(text.name)->propose != nullptr;
}

/// Whether the rule needs an argument and has none.
bool lacks_argument(const sudoku::RuleText& text) {
  const sudoku::Rule& rule = *sudoku::find_rule(text.name);
  return text.argument.empty() && !rule.is_shape() && !sudoku::parse_uses(rule, sudoku::Layout(9), "");
}

/// The empty grid that the options describe, without the clues that are drawn.
Parsed<sudoku::Puzzle> kind_of(const GenerateCommand& command) {
  constexpr int kUsualSize = 9;
  const auto& [size, boxes, regions, digits] = command.shape;
  const int side = size > 0                   ? size
                   : boxes && boxes->rows > 0 ? boxes->rows * boxes->columns
                   : !regions.empty()         ? static_cast<int>(std::lround(std::sqrt(regions.size())))
                                              : kUsualSize;
  sudoku::Puzzle puzzle(side);
  const sudoku::BoxShape shape = boxes.value_or(sudoku::usual_boxes(side));
  Parsed<void> shaped;
  if (command.random_regions) {
    // One example of them: each puzzle gets its own.
    Random random(0);
    shaped = puzzle.set_regions(sudoku::random_regions(side, random));
  } else if (!regions.empty()) {
    shaped = puzzle.set_regions(regions);
  } else if (shape.rows > 0) {
    shaped = puzzle.set_boxes(shape.rows, shape.columns);
  }
  for (std::size_t i = 0; shaped && i < command.rules.size(); ++i)
    if (!is_drawn(command.rules[i]))
      shaped = puzzle.add_rule(command.rules[i].name, command.rules[i].argument);
  if (!shaped) return tl::unexpected(std::move(shaped.error()));
  return puzzle;
}

/// The rules that draw their clues themselves; the error names one that cannot.
Parsed<std::vector<std::string>> drawn_rules(const GenerateCommand& command) {
  std::vector<std::string> names;
  for (const sudoku::RuleText& rule : command.rules) {
    if (is_drawn(rule)) {
      names.push_back(rule.name);
    } else if (lacks_argument(rule)) {
      return bad_input(say::kRuleDrawsNothing(rule.name, listed(sudoku::drawable_rules())));
    }
  }
  return names;
}

/// Why the options about clues that are drawn, or regions, do not go together; empty where they do.
std::string why_not_drawn(const GenerateCommand& command, bool draws) {
  if (command.random_regions && (command.shape.boxes || !command.shape.regions.empty()))
    return say::kRandomRegionsAlone();
  if (draws) return "";
  if (command.per_rule) return say::kNothingDrawn("--per-rule");
  return command.keep_clues ? say::kNothingDrawn("--keep-clues") : "";
}

/// The shortest that holds such puzzles. draws: whether they have clues that were drawn.
const formats::Format& usual_format(const sudoku::Puzzle& kind, bool draws) {
  if (draws) return *formats::find_format("json");
  for (const std::string_view name : {"line", "jigsaw_line"}) {
    const formats::Format* format = formats::find_format(name);
    if (formats::has_simple_shape(kind) && format->holds(kind)) return *format;
  }
  return *formats::find_format("json");
}

const formats::Format& format_of(const GenerateCommand& command, const sudoku::Puzzle& kind, bool draws) {
  return command.output != nullptr ? *command.output : usual_format(kind, draws);
}

/// Why no puzzle has so few givens, as is known beforehand; empty where it is not.
std::string why_too_few(const sudoku::Puzzle& kind, std::uint64_t clues) {
  constexpr int kClassicSize = 9;
  constexpr std::uint64_t kClassicClues =
      17;  // McGuire, Tugemann, Civario: There is no 16-clue Sudoku (2012)
  sudoku::Puzzle classic(kClassicSize);
  const bool has_boxes = classic.set_boxes(3, 3).has_value();
  if (has_boxes && kind == classic && clues < kClassicClues) {
    return say::kFewerThanClassic(kClassicClues, clues);
  }
  const auto digits = static_cast<std::uint64_t>(sudoku::fewest_digits(kind));
  if (clues >= digits) return "";
  return say::kTwoDigitsMissing(digits, clues);
}

/// What came instead of puzzles with the wanted number of givens.
class Attempts {
 public:
  void add(std::uint64_t index, int clues) {
    const std::lock_guard lock(mutex_);
    ++count_;
    fewest_ = std::min(fewest_, clues);
    Range& range = of_puzzle_.try_emplace(index, Range{clues, clues}).first->second;
    range = {std::min(range.fewest, clues), std::max(range.most, clues)};
  }
  /// For the progress line.
  [[nodiscard]] std::string text() const {
    const std::lock_guard lock(mutex_);
    return count_ == 0 ? "" : say::kAttemptsFailed(count_text(count_), fewest_);
  }
  /// "21 to 28 clues": of the attempts at one puzzle, which are forgotten then.
  [[nodiscard]] std::string take(std::uint64_t index) {
    const std::lock_guard lock(mutex_);
    const auto found = of_puzzle_.extract(index);
    if (found.empty()) return say::kNone();
    const auto [fewest, most] = found.mapped();
    return fewest == most ? say::kClues(fewest) : say::kCluesBetween(fewest, most);
  }

 private:
  struct Range {
    int fewest, most;
  };

  mutable std::mutex mutex_;
  std::uint64_t count_ = 0;
  int fewest_ = std::numeric_limits<int>::max();
  std::map<std::uint64_t, Range> of_puzzle_;
};

/// Puts what the threads make in order.
class Sequence {
 public:
  Sequence(std::uint64_t first, std::uint64_t count, Delivery& delivery)
      : next_index_(first), end_(count), next_(first), delivery_(delivery) {}

  [[nodiscard]] std::optional<std::uint64_t> next_index() {
    if (interrupted() || failed_) return std::nullopt;
    const std::uint64_t index = next_index_++;
    return index < end_ ? std::optional(index) : std::nullopt;
  }
  void put(std::uint64_t index, Reply reply) {
    const std::lock_guard lock(mutex_);
    waiting_.emplace(index, std::move(reply));
    for (auto first = waiting_.begin(); first != waiting_.end() && first->first == next_;
         first = waiting_.erase(first)) {
      ++next_;
      delivery_.finish("generate", first->second, {.entries = next_});
    }
  }
  void fail() { failed_ = true; }
  [[nodiscard]] bool failed() const { return failed_; }

 private:
  std::atomic<std::uint64_t> next_index_;
  std::uint64_t end_;
  std::atomic<bool> failed_ = false;
  std::mutex mutex_;  // over what follows
  std::uint64_t next_;
  std::map<std::uint64_t, Reply> waiting_;
  Delivery& delivery_;
};

ExitCode generate_all(const GenerateCommand& command, const sudoku::Puzzle& kind,
                      std::vector<std::string> drawn, Console& console, Journal* journal) {
  const formats::Format& format = format_of(command, kind, !drawn.empty());
  Attempts attempts;
  sudoku::GenerateOptions options{
      .seed = command.seed.value_or(0),
      .symmetry = command.symmetry,
      .clues = {},
      .minimal = command.minimal,
      .drawn_rules = std::move(drawn),
      .most_of_each = {},
      .keep_clues = command.keep_clues,
      .random_regions = command.random_regions,
      .on_attempt = [&attempts](std::uint64_t index, int clues) { attempts.add(index, clues); },
      .stop = interrupt_token()};
  if (command.per_rule) options.most_of_each = static_cast<int>(std::min(*command.per_rule, kMostPerRule));
  if (command.clues) options.clues = static_cast<int>(*command.clues);
  if (!command.seed) {
    options.seed = std::random_device()();
    console.note(say::kSeed(options.seed));
  }
  Delivery delivery(console, "", journal);
  Sequence sequence(journal != nullptr ? journal->start().position.entries : 0, command.count, delivery);
  const auto on_puzzle = [&](std::uint64_t index, const sudoku::Puzzle* puzzle) {
    if (interrupted() && puzzle == nullptr) return;
    Reply reply;
    const std::string others = attempts.take(index);
    if (puzzle != nullptr) {
      reply.out = written(format, {.puzzle = *puzzle});
    } else {
      const std::string attempts_text = count_text(options.most_attempts);
      reply.note(command.clues == 0
                     ? say::kAttemptsNeededGivens(index + 1, attempts_text)
                     : say::kAttemptsGave(index + 1, attempts_text, others, command.clues.value_or(0)));
      reply.exit = ExitCode::limit_reached;
    }
    sequence.put(index, std::move(reply));
  };
  console.start_progress([&] { return delivery.progress_text(0) + attempts.text(); });
  const auto work = [&] {
    const auto next_index = [&sequence] { return sequence.next_index(); };
    if (!sudoku::generate(kind, options, next_index, on_puzzle)) sequence.fail();
  };
  std::vector<std::thread> others;
  if constexpr (kHasThreads)
    for (int i = 1; i < command.threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& thread : others) thread.join();
  console.end_progress();
  const ExitCode exit = delivery.close(command.count > 1, false);
  if (!sequence.failed() || interrupted()) return exit;
  console.complain(say::kNoGrid());
  return ExitCode::no_solution;
}

ExitCode generate(const GenerateCommand& command, Console& console) {
  const auto refuse = [&console](const std::string& sentence) {
    console.complain(sentence);
    return ExitCode::bad_input;
  };
  auto drawn = drawn_rules(command);
  if (!drawn) return refuse(drawn.error().message);
  const bool draws = !drawn->empty();
  if (const std::string problem = why_not_drawn(command, draws); !problem.empty()) return refuse(problem);
  const auto kind = kind_of(command);
  if (!kind) return refuse(kind.error().message);
  if (command.clues && *command.clues > static_cast<std::uint64_t>(kind->cell_count())) {
    return refuse(say::kTooManyClues(kind->cell_count(), kind->size(), *command.clues));
  }
  if (command.clues && !draws) {
    const std::string problem = why_too_few(*kind, *command.clues);
    if (!problem.empty()) return refuse(problem);
  }
  const std::string problem = why_not_written(format_of(command, *kind, draws), *kind);
  if (!problem.empty()) return refuse(problem);
  if (const std::string single = for_one_puzzle(format_of(command, *kind, draws));
      !single.empty() && command.count > 1)
    return refuse(say::kCountOfOne(single, command.count));
  if (!command.out.file.empty() && !command.seed) return refuse(say::kOutNeedsSeed());
  auto journal = open_output(command.out, {}, console);
  if (!journal) return journal.error();
  return generate_all(command, *kind, *std::move(drawn), console, *journal ? &**journal : nullptr);
}

}  // namespace

void add_generate(Program& program) {
  auto command = std::make_shared<GenerateCommand>();
  CLI::App& app =
      program.add_command("generate", [command](Console& console) { return generate(*command, console); });
  bind(app, options::kCount, command->count);
  bind(app, options::kSeedOfGenerate, command->seed);
  bind(app, options::kClues, command->clues);
  bind(app, options::kMinimalOfGenerate, command->minimal);
  bind(app, options::kPerRule, command->per_rule);
  bind(app, options::kKeepClues, command->keep_clues);
  bind(app, options::kRandomRegions, command->random_regions);
  bind(app, options::kSymmetry, command->symmetry, options::parse_symmetry);
  add_shape_options(app, command->shape, command->rules);
  bind(app, options::kOutputOfGenerate, command->output, options::parse_writable_format);
  add_out_options(program, app, command->out);
  bind(app, options::kThreadsOfGenerate, command->threads, options::parse_threads);
}

}  // namespace quadrille::cli
