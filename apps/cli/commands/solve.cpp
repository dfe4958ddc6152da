// quadrille solve: solutions of puzzles, and whether they are unique.
#include <optional>

#include <fmt/format.h>

#include "answers/check.h"
#include "base/language.h"
#include "cli/bulk/batch.h"
#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/commands/trace.h"
#include "cli/options/bind.h"
#include "cli/options/search_options.h"
#include "cli/output/assumed_boxes.h"
#include "cli/output/author_notes.h"
#include "cli/output/drawing.h"
#include "cli/output/named_output.h"
#include "cli/output/next_prompt.h"
#include "cli/output/records.h"
#include "cli/text/numbers.h"
#include "options/commands/answering.h"
#include "sudoku/solve/adaptive_search.h"
#include "sudoku/solve/sentences.h"

namespace quadrille::cli {

namespace {

constexpr std::uint64_t kEndless = std::numeric_limits<std::uint64_t>::max();
/// Many solutions of a puzzle are printed one by one as they are found, which is impossible with the bulk
/// kernel: it keeps the whole answer to a puzzle until its turn has come.
constexpr std::uint64_t kMostKept = 1000;

struct SolveCommand {
  InputOptions input;
  SearchFlags search;
  bool first = false;
  bool all = false;
  bool next = false;
  std::optional<std::uint64_t> limit;
  const formats::Format* output = nullptr;  // until the command runs: by default
  std::optional<options::TraceStyle> trace;
  OutOptions out;

  /// By default as many as are needed to tell whether there is only one.
  [[nodiscard]] std::uint64_t wanted() const {
    if (all || next) return kEndless;
    return first ? 1 : limit.value_or(2);
  }
  [[nodiscard]] bool shows_each() const { return all || next || limit; }
  /// A trace for programs must be the only output.
  [[nodiscard]] bool is_silent() const { return trace == options::TraceStyle::json; }
  [[nodiscard]] bool is_for_people() const { return output->name == "frame" && !is_silent(); }
  [[nodiscard]] bool is_adaptive() const { return search.engine == options::Engine::adaptive; }
  [[nodiscard]] bool is_line() const { return output->name == "line"; }
  /// Whether each puzzle has a line, which is empty if there is no solution.
  [[nodiscard]] bool has_line_each() const {
    return output->is_by_lines && !output->has_header && !out.unordered && !is_silent();
  }
  /// Whether each puzzle has a record, which identifies it and gives the result.
  [[nodiscard]] bool has_record_each() const { return is_of_records(*output) && !is_silent(); }
  /// Appends the text on standard output for a puzzle that cannot be read or written.
  void write_bad(std::string_view file, int line, std::string_view reason, std::string& text) const {
    if (has_line_each()) text += '\n';
    if (has_record_each())
      write_bad_record(*output, {.file = file, .line = line, .verdict = "bad_input"}, reason, text);
  }
};

class SolveAnswerer final : public Answerer {
 public:
  /// prompt: null unless the user is asked before each further solution.
  SolveAnswerer(const SolveCommand& command, bool is_batch, bool colour, NextPrompt* prompt)
      : command_(command),
        is_batch_(is_batch),
        colour_(colour),
        prompt_(prompt),
        solvers_(command.search, is_batch) {}

  void answer(const Entry& entry, Reply& reply) override {
    const sudoku::Puzzle& puzzle = *entry.item.puzzle;
    if (const std::string problem = why_not_written(*command_.output, puzzle);
        !problem.empty() && !command_.is_silent()) {
      command_.write_bad(entry.file, entry.item.line, problem, reply.out);
      reply.note(fmt::format("{}: {}", entry.place(), problem));
      reply.exit = ExitCode::bad_input;
      return;
    }
    begin_ = std::chrono::steady_clock::now();
    if (command_.is_for_people() && is_batch_) reply.out += fmt::format("{}\n", entry.place());
    std::uint64_t found = 0;
    std::optional<sudoku::Grid> kept;  // until it is known whether it is the only one
    const auto on_solution = [&](const sudoku::Grid& grid) {
      if ((found++ == 0 || command_.shows_each()) && !command_.is_silent()) {
        if (command_.has_record_each() && !command_.shows_each()) {
          kept = grid;
        } else {
          write(entry, &grid, "found", reply.out);
          reply.pass_on();
        }
      }
      return found < command_.wanted() && (prompt_ == nullptr || prompt_->wants_next());
    };
    const auto result = search(puzzle, reply, on_solution);
    reply.statistics = result.statistics;
    reply.exit = exit_code(result);
    if (command_.has_record_each() && (kept || result.solutions == 0))
      write(entry, kept ? &*kept : nullptr, verdict_word(result), reply.out);
    conclude(entry, result, reply);
    if (reply.exit == ExitCode::no_solution) note_assumed_boxes(entry, reply);
    const bool are_several = result.solutions > 1 && !command_.shows_each();
    if (reply.exit == ExitCode::no_solution || are_several) note_author(entry, reply);
  }

  std::optional<ExitCode> answer_known(const Known& known, std::string_view file, int line,
                                       std::string& out) override {
    const bool is_only = known.solutions() == 1 && known.is_complete();
    if (command_.is_line()) {
      const bool is_first = command_.first && known.solutions() == 1;
      if (!is_only && !is_first) return std::nullopt;
      out += command_.out.label(file, line);
      known.append_digits(out);
      out += '\n';
      return ExitCode::solved;
    }
    if (!is_only) return std::nullopt;
    if (command_.is_for_people()) fmt::format_to(std::back_inserter(out), "{}:{}\n", file, line);
    formats::Document document = known.document();
    if (document.puzzle.size() > command_.output->most_size) return std::nullopt;
    document.colour = colour_;
    document.ascii = !locale_shows_unicode();
    if (command_.has_record_each()) {
      const std::string_view word = command_.first || command_.shows_each() ? "found" : "unique";
      write_record(*command_.output, document, {.file = file, .line = line, .verdict = word}, out);
      return ExitCode::solved;
    }
    command_.output->write(document, out);
    if (command_.is_for_people()) {
      const auto ending = command_.wanted() == 1 ? sudoku::Ending::enough : sudoku::Ending::complete;
      fmt::format_to(std::back_inserter(out), "{}\n\n", verdict({.solutions = 1, .ending = ending}));
    }
    return ExitCode::solved;
  }

 private:
  /// solution: null if there is none.
  void write(const Entry& entry, const sudoku::Grid* solution, std::string_view verdict,
             std::string& out) const {
    const formats::Document document{
        .puzzle = *entry.item.puzzle, .solution = solution, .colour = colour_, .symbols = entry.item.symbols};
    if (command_.has_record_each()) {
      write_record(*command_.output, document,
                   {.file = entry.file, .line = entry.item.line, .verdict = verdict}, out);
      return;
    }
    if (command_.is_line()) out += command_.out.label(entry.file, entry.item.line);
    out += written(*command_.output, document);
  }

  /// For programs, in a record of an answer.
  [[nodiscard]] std::string_view verdict_word(const sudoku::SolveResult& result) const {
    const bool is_complete = result.ending == sudoku::Ending::complete && !command_.is_adaptive();
    if (result.solutions == 0) return is_complete ? "no_solution" : "unknown";
    if (result.solutions > 1) return "several";
    return is_complete ? "unique" : "found";
  }

  sudoku::SolveResult search(const sudoku::Puzzle& puzzle, Reply& reply,
                             const sudoku::OnSolution& on_solution) {
    if (command_.is_adaptive())
      return sudoku::adaptive_search(puzzle, solve_options(command_.search), on_solution);
    if (!command_.trace) return solvers_.for_next_puzzle().solve(puzzle, on_solution);
    return traced_solve(puzzle, solve_options(command_.search), *command_.trace, reply, on_solution);
  }

  [[nodiscard]] static ExitCode exit_code(const sudoku::SolveResult& result) {
    if (result.ending == sudoku::Ending::stopped) return ExitCode::limit_reached;
    return result.solutions > 0 ? ExitCode::solved : ExitCode::no_solution;
  }

  /// Reports the result after the solutions: on standard output for people, else as a message.
  void conclude(const Entry& entry, const sudoku::SolveResult& result, Reply& reply) const {
    if (command_.is_silent()) return;
    const bool is_none = result.solutions == 0 && result.ending == sudoku::Ending::complete;
    const std::string sentence = is_none ? why_none(*entry.item.puzzle) : verdict(result);
    if (command_.is_for_people()) {
      reply.out += fmt::format("{}\n{}", sentence, is_batch_ ? "\n" : "");
      return;
    }
    if ((command_.has_line_each() || command_.is_line()) && result.solutions == 0)
      reply.out += command_.out.label(entry.file, entry.item.line) + '\n';
    const bool is_plain = command_.is_line() && sentence == sudoku::say::kNoSolution();
    const bool is_worth_a_note = result.solutions != 1 && !is_plain && !command_.shows_each();
    if (is_worth_a_note || reply.exit == ExitCode::limit_reached) {
      reply.note(fmt::format("{}: {}", entry.place(), sentence));
    }
  }

  [[nodiscard]] std::string why_none(const sudoku::Puzzle& puzzle) const {
    if (command_.next) return say::kNo();
    const auto contradiction = sudoku::find_contradiction(puzzle, limits_left(command_.search, begin_));
    if (!contradiction) return sudoku::say::kNoSolution();
    return say::kNoSolutionAsGivens(answers::contradiction_text(puzzle, *contradiction));
  }

  [[nodiscard]] std::string verdict(const sudoku::SolveResult& result) const {
    const std::uint64_t count = result.solutions;
    if (command_.is_adaptive()) {
      return count > 0 ? say::kAdaptiveFound() : say::kAdaptiveFoundNone();
    }
    switch (result.ending) {
      case sudoku::Ending::complete:
        return command_.next ? say::kNo() : say::kSolutions(count, count_text(count));
      case sudoku::Ending::stopped:
        if (count == 0) return say::kNoAnswer(why_stopped(command_.search, begin_));
        return say::kSolutionsSoFar(count, count_text(count), why_stopped(command_.search, begin_));
      default:
        if (command_.next) return say::kYes();
        if (command_.first) return say::kFirstSolution();
        if (!command_.shows_each()) return say::kOneOfSeveral();
        return say::kMoreSolutions(count, count_text(count));
    }
  }

  const SolveCommand& command_;
  bool is_batch_;
  bool colour_;
  NextPrompt* prompt_;
  Solvers solvers_;
  std::chrono::steady_clock::time_point begin_;  // the start of the puzzle's search
};

/// In interactive use, puzzles are answered one by one.
ExitCode solve(const SolveCommand& command, Console& console) {
  const bool is_watched = command.next || command.trace;
  std::optional<NextPrompt> prompt;
  if (command.next) prompt.emplace(console, command.input.reads_standard_input());
  if (prompt && !prompt->can_ask()) {
    console.complain(say::kNobodyToAsk());
    return ExitCode::bad_input;
  }
  if (command.out.unordered && !command.is_line() && !command.is_for_people()) {
    console.complain(say::kUnorderedNeedsPlaces());
    return ExitCode::bad_input;
  }
  const bool fits_bulk = !is_watched && !command.shows_each();
  const auto tells = fits_bulk                                    ? KernelTells::everything
                     : is_watched || command.wanted() > kMostKept ? KernelTells::nothing
                                                                  : KernelTells::only_solution;
  const std::string single = command.is_silent() ? "" : for_one_puzzle(*command.output);
  const AnswerOptions options{
      .threads = is_watched ? 1 : command.search.threads,
      .stats = command.search.stats,
      .unordered = command.out.unordered,
      .write_bad =
          [&command](const Entry& entry, std::string& out) {
            command.write_bad(entry.file, entry.item.line, entry.item.puzzle.error().message, out);
          },
      .only_one = single,
      .shows_progress = !is_watched,
      // Otherwise the first of several solutions must be the engine's: the kernel may find another.
      .bulk_limit = command.is_line() && command.first ? 1U : 2U,
      .has_limits = has_limits(command.search),
      .says_places = command.is_for_people() || command.has_record_each(),
      .is_pdf = command.output->name == "pdf" && !command.is_silent()};
  const bool is_repair = command.is_adaptive() && fits_bulk;
  const auto bulk = is_repair ? Parsed<Bulk>(Bulk::never) : bulk_for(command.search, tells);
  return answer_all(command.input, bulk, command.out, console, options, [&](bool is_batch) {
    return std::make_unique<SolveAnswerer>(command, is_batch, console.colour(), prompt ? &*prompt : nullptr);
  });
}

}  // namespace

void add_solve(Program& program) {
  auto command = std::make_shared<SolveCommand>();
  CLI::App& app = program.add_command("solve", [command](Console& console) {
    command->output = format_for_output(command->output, command->out.file, formats::find_format("frame"));
    return solve(*command, console);
  });
  add_input_options(app, command->input);
  add_drawing_option(app, command->input);
  bind(app, options::kFirst, command->first);
  bind(app, options::kAll, command->all);
  bind(app, options::kNext, command->next);
  bind(app, options::kLimitOfSolve, command->limit);
  bind(app, options::kOutputOfSolve, command->output, options::parse_writable_format);
  bind(app, options::kTrace, command->trace, options::parse_trace_style);
  add_out_options(program.command_line(), app, command->out);
  add_unordered_option(app, command->out);
  add_search_options(app, command->search);
}

}  // namespace quadrille::cli
