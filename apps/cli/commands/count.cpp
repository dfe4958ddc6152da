// quadrille count: the number of solutions of puzzles, one number per puzzle.
#include <atomic>
#include <cmath>
#include <mutex>
#include <numbers>

#include <fmt/format.h>

#include "answers/check.h"
#include "answers/count.h"
#include "base/language.h"
#include "cli/bulk/batch.h"
#include "cli/commands/command.h"
#include "cli/commands/proof_files.h"
#include "cli/commands/sentences.h"
#include "cli/options/bind.h"
#include "cli/options/search_options.h"
#include "cli/output/answer_record.h"
#include "cli/output/assumed_boxes.h"
#include "cli/output/author_notes.h"
#include "cli/output/drawing.h"
#include "cli/text/numbers.h"
#include "options/commands/answering.h"
#include "sudoku/conditions/conditions.h"
#include "sudoku/prove/cutting_planes.h"
#include "sudoku/solve/estimate.h"

namespace quadrille::cli {

namespace {

struct CountCommand {
  InputOptions input;
  SearchFlags search;
  std::uint64_t limit = std::numeric_limits<std::uint64_t>::max();
  bool estimate = false;
  std::uint64_t probes = 10'000;
  options::AnswerFormat output = options::AnswerFormat::text;
  std::string proof;  // the name of its two files, without extension; empty: not requested
  OutOptions out;

  [[nodiscard]] bool is_json() const { return output == options::AnswerFormat::json; }
};

template <class Answer>
void add_answer(std::string_view file, int line, const Answer& answer, std::string& out) {
  JsonObject record = record_at(file, line);
  answers::add_members(record, answer);
  out += record.end() + '\n';
}

/// "2.820e7" or, below a million, "28200" or "2.82", for a number given by its natural logarithm.
std::string number_text(double log) {
  const double log10 = log / std::numbers::ln10;
  if (log10 < 6)
    return log10 < 3 ? fmt::format("{:.3g}", std::exp(log)) : fmt::format("{:.0f}", std::exp(log));
  const double exponent = std::floor(log10 + 1e-12);
  return fmt::format("{:.3f}e{:.0f}", std::pow(10, log10 - exponent), exponent);
}

/// "2.820e7 ± 1.200e5".
std::string estimate_text(const sudoku::LogMean& mean) {
  const double error = mean.relative_error();
  if (mean.hits() == 0) return "unknown";
  if (error == 0 || !std::isfinite(error)) return number_text(mean.log());
  return fmt::format("{} {} {}", number_text(mean.log()), locale_shows_unicode() ? "±" : "+-",
                     number_text(mean.log() + std::log(error)));
}

/// The estimate as a line, without the line end.
std::string text_of(const sudoku::Estimate& found) {
  const auto& mean = found.solutions;
  if (found.is_exact) return fmt::format("{}", mean.hits());
  return say::kEstimate(estimate_text(mean), count_text(mean.count()), count_text(mean.hits()));
}

class CountAnswerer final : public Answerer {
 public:
  CountAnswerer(const CountCommand& command, bool is_batch, std::atomic<std::uint64_t>& so_far)
      : command_(command), so_far_(so_far), solvers_(command.search, is_batch) {}

  void answer(const Entry& entry, Reply& reply) override {
    const sudoku::Puzzle& puzzle = *entry.item.puzzle;
    if (!command_.proof.empty()) return prove(puzzle, reply);
    const auto begin = std::chrono::steady_clock::now();
    const auto result = solvers_.for_next_puzzle().count(puzzle, command_.limit,
                                                         [this](std::uint64_t count) { so_far_ = count; });
    const bool is_exact = result.ending == sudoku::Ending::complete;
    if (command_.is_json()) {
      const bool is_stopped = result.ending == sudoku::Ending::stopped;
      const std::string why = is_stopped ? why_stopped(command_.search, begin) : "";
      add_answer(entry.file, entry.item.line, answers::answer_of(result, why), reply.out);
    } else {
      reply.out = fmt::format("{}{}{}\n", command_.out.label(entry.file, entry.item.line), result.solutions,
                              is_exact ? "" : "+");
    }
    reply.statistics = result.statistics;
    if (!is_exact) {
      reply.exit = ExitCode::limit_reached;
    } else if (result.solutions == 0) {
      reply.exit = ExitCode::no_solution;
      const auto limits = limits_left(command_.search, begin);
      if (const auto contradiction = sudoku::find_contradiction(puzzle, limits)) {
        reply.note(fmt::format("{}: {}", entry.place(), answers::contradiction_text(puzzle, *contradiction)));
      }
      note_assumed_boxes(entry, reply);
    }
    if (reply.exit == ExitCode::no_solution || result.solutions > 1) note_author(entry, reply);
  }

  std::optional<ExitCode> answer_known(const Known& known, std::string_view file, int line,
                                       std::string& out) override {
    if (known.solutions() == 0) return std::nullopt;  // there may be a message to print
    const ExitCode exit = known.is_complete() ? ExitCode::solved : ExitCode::limit_reached;
    if (command_.is_json()) {
      add_answer(file, line,
                 answers::CountAnswer{.solutions = known.solutions(), .all_counted = known.is_complete()},
                 out);
      return exit;
    }
    out += command_.out.label(file, line);
    const fmt::format_int number(known.solutions());  // fmt::format_to would take an eighth of the time of an
                                                      // easy grid
    out.append(number.data(), number.size());
    out += known.is_complete() ? "\n" : "+\n";
    return exit;
  }

 private:
  /// Counts by a search that can be proved, and writes the formula and the proof.
  void prove(const sudoku::Puzzle& puzzle, Reply& reply) {
    ProofFiles files(command_.proof, ".opb", ".pbp", reply);
    if (!files.are_good()) return;
    const cp::Limits limits = solve_options(command_.search).limits.started();
    const auto conditions = sudoku::conditions_within(puzzle, limits);
    if (!conditions) return tell_count(0, false, reply);
    const auto result = sudoku::prove_count(*conditions, command_.limit, limits, files.proof(),
                                            [this](std::uint64_t count) { so_far_ = count; });
    tell_count(result.solutions, result.is_complete, reply);
    if (!result.is_written) {
      reply.exit = ExitCode::limit_reached;
      return;
    }
    result.formula.formula().write(files.formula());
    if (!files.put_in_place()) return;
    const std::string& proof = files.name_of_proof();
    const std::string& formula = files.name_of_formula();
    if (result.solutions == 0) {
      reply.out += say::kProofIn(proof, formula) + '\n';
    } else {
      const auto& says = result.is_complete ? say::kProofOfExactly : say::kProofOfAtLeast;
      reply.out += says(result.solutions, proof, formula) + '\n';
    }
  }

  static void tell_count(std::uint64_t solutions, bool is_complete, Reply& reply) {
    reply.out += fmt::format("{}{}\n", solutions, is_complete ? "" : "+");
    if (!is_complete) {
      reply.exit = ExitCode::limit_reached;
    } else if (solutions == 0) {
      reply.exit = ExitCode::no_solution;
    }
  }

  const CountCommand& command_;
  std::atomic<std::uint64_t>& so_far_;  // for the progress line
  Solvers solvers_;
};

/// The estimate so far, for the progress line.
class SoFar {
 public:
  void set(const sudoku::LogMean& mean) {
    const std::lock_guard lock(mutex_);
    mean_ = mean;
  }
  [[nodiscard]] std::string text() const {
    const std::lock_guard lock(mutex_);
    return say::kProbed(count_text(mean_.count()), estimate_text(mean_));
  }

 private:
  mutable std::mutex mutex_;
  sudoku::LogMean mean_;
};

class EstimateAnswerer final : public Answerer {
 public:
  EstimateAnswerer(const CountCommand& command, SoFar& so_far) : command_(command), so_far_(so_far) {}

  void answer(const Entry& entry, Reply& reply) override {
    const auto begin = std::chrono::steady_clock::now();
    const auto found = sudoku::estimate(*entry.item.puzzle, command_.probes, solve_options(command_.search),
                                        [this](const sudoku::LogMean& mean) { so_far_.set(mean); });
    reply.statistics = found.statistics;
    const auto& mean = found.solutions;
    if (found.is_exact) {
      if (mean.hits() == 0) reply.exit = ExitCode::no_solution;
    } else if (found.was_stopped || mean.hits() == 0) {
      reply.exit = ExitCode::limit_reached;
    }
    if (command_.is_json()) {
      const std::string why = found.was_stopped ? why_stopped(command_.search, begin) : "";
      const auto add = [&](const auto& answer) {
        add_answer(entry.file, entry.item.line, answer, reply.out);
      };
      std::visit(add, answers::answer_of(found, why));
    } else {
      reply.out = command_.out.label(entry.file, entry.item.line) + text_of(found) + '\n';
    }
  }

 private:
  const CountCommand& command_;
  SoFar& so_far_;
};

WriteBad write_bad_of(const CountCommand& command) {
  if (command.is_json()) return add_bad_record;
  return command.out.unordered ? WriteBad{} : WriteBad{write_empty_line};
}

ExitCode estimate(const CountCommand& command, Console& console) {
  SoFar so_far;
  const AnswerOptions options{.threads = command.search.threads,
                              .stats = command.search.stats,
                              .write_bad = write_bad_of(command),
                              .progress = [&so_far] { return so_far.text(); }};
  return answer_all(command.input, Bulk::never, command.out, console, options,
                    [&](bool) { return std::make_unique<EstimateAnswerer>(command, so_far); });
}

ExitCode count(const CountCommand& command, Console& console) {
  if (command.estimate) return estimate(command, console);
  std::atomic<std::uint64_t> so_far{0};
  const AnswerOptions options{.threads = command.search.threads,
                              .stats = command.search.stats,
                              .unordered = command.out.unordered,
                              .write_bad = write_bad_of(command),
                              .only_one = command.proof.empty() ? "" : "--proof",
                              .progress = [&so_far] { return say::kSolutionsCounted(count_text(so_far)); },
                              .bulk_limit = command.limit,
                              .entry_limit = command.limit,
                              .has_limits = has_limits(command.search)};
  return answer_all(
      command.input,
      bulk_for(command.search, command.proof.empty() ? KernelTells::everything : KernelTells::nothing),
      command.out, console, options,
      [&](bool is_batch) { return std::make_unique<CountAnswerer>(command, is_batch, so_far); });
}

}  // namespace

void add_count(Program& program) {
  auto command = std::make_shared<CountCommand>();
  CLI::App& app =
      program.add_command("count", [command](Console& console) { return count(*command, console); });
  add_input_options(app, command->input);
  add_drawing_option(app, command->input);
  bind(app, options::kLimit, command->limit);
  bind(app, options::kEstimate, command->estimate);
  bind(app, options::kProbes, command->probes);
  bind(app, options::kOutputOfAnswer, command->output, options::parse_answer_format);
  bind(app, options::kProofOfCount, command->proof);
  add_out_options(program.command_line(), app, command->out);
  add_unordered_option(app, command->out);
  add_search_options(app, command->search);
}

}  // namespace quadrille::cli
