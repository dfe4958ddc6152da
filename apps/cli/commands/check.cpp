// quadrille check: a verdict on a puzzle.
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "answers/check.h"
#include "answers/progress.h"
#include "answers/sentences.h"
#include "cli/bulk/batch.h"
#include "cli/commands/command.h"
#include "cli/commands/proof_files.h"
#include "cli/commands/sentences.h"
#include "cli/commands/verdict_words.h"
#include "cli/options/bind.h"
#include "cli/options/search_options.h"
#include "cli/output/answer_record.h"
#include "cli/output/assumed_boxes.h"
#include "cli/output/author_notes.h"
#include "cli/output/drawing.h"
#include "cli/text/text_layout.h"
#include "formats/models/cnf_text.h"
#include "options/commands/answering.h"
#include "sudoku/conditions/conditions.h"
#include "sudoku/prove/cutting_planes.h"
#include "sudoku/prove/uniqueness.h"
#include "sudoku/solve/sentences.h"

namespace quadrille::cli {

namespace {

using sudoku::Puzzle;

struct CheckCommand {
  InputOptions input;
  SearchFlags search;
  bool unique = false;
  bool minimal = false;
  bool quiet = false;
  options::AnswerFormat output = options::AnswerFormat::text;
  std::string proof;  // the name of its two files, without extension; empty: not requested
  options::ProofFormat proof_format = options::ProofFormat::lrat;
  OutOptions out;
};

/// Whether the grid has the digits of the author's solution; 0 is unknown.
bool agrees(const sudoku::Grid& grid, const sudoku::Grid& said) {
  return std::ranges::equal(grid, said, [](int digit, int other) { return other == 0 || digit == other; });
}

/// A remark about the solution in the puzzle's text. Nullopt if it is as expected, unless there may be drawn
/// rules that were not understood.
std::string remark_on_solution(const formats::Item& item, const sudoku::CheckReport& report) {
  if (!item.solution) return "";
  const sudoku::Grid& said = *item.solution;
  const bool is_full = std::ranges::find(said, 0) == said.end();
  const auto* const unique = std::get_if<sudoku::Unique>(&report.verdict);
  const bool is_good = unique != nullptr
                           ? agrees(unique->solution, said)
                           : !is_full || sudoku::is_solution(sudoku::conditions_of(*item.puzzle), said);
  if (!is_good) return say::kAuthorsSolutionBreaks();
  return is_full && item.drawing.may_be_rules ? say::kAuthorsSolutionObeys() : "";
}

/// Compares a player's entries with the solution. Nullopt if there are no entries, or not exactly one
/// solution.
std::optional<answers::ProgressAnswer> answer_on_progress(const formats::Item& item,
                                                          const sudoku::CheckReport& report) {
  const auto* const unique = std::get_if<sudoku::Unique>(&report.verdict);
  if (!item.progress || unique == nullptr) return std::nullopt;
  return answers::answer_of(*item.puzzle, *item.progress, unique->solution);
}

/// Proves the verdict, and writes the formula and the proof to files.
class Prover {
 public:
  Prover(const Puzzle& puzzle, const CheckCommand& command, Reply& reply)
      : puzzle_(puzzle), command_(command), reply_(reply) {}

  void prove() {
    using options::ProofFormat;
    if (command_.proof_format == ProofFormat::lrat) {
      prove(".cnf", ".lrat", sudoku::prove_uniqueness,
            [this](const sudoku::UniquenessProof& result, const Write& write, StopToken stop) {
              formats::write_cnf(result.formula, puzzle_.layout(),
                                 result.solution ? fmt::format("c {}\n", say::kExcludedSolution()) : "",
                                 write, stop);
            });
      return;
    }
    const auto version =
        command_.proof_format == ProofFormat::veripb3 ? proof::VeripbVersion::v3 : proof::VeripbVersion::v2;
    prove(
        ".opb", ".pbp",
        [version](const sudoku::Conditions& conditions, const cp::Limits& limits, const Write& write) {
          return sudoku::prove_by_cutting_planes(conditions, limits, write, version);
        },
        [](const sudoku::CuttingPlanesProof& result, const Write& write, StopToken stop) {
          result.formula.formula().write(write, stop);
        });
  }

 private:
  using Write = ProofFiles::Write;
  using Verdict = sudoku::Uniqueness::Verdict;

  /// find(conditions, limits, write) returns the result and writes the proof; write_formula(result, write,
  /// stop).
  template <class Find, class WriteFormula>
  void prove(std::string_view of_formula, std::string_view of_proof, Find find, WriteFormula write_formula) {
    ProofFiles files(command_.proof, of_formula, of_proof, reply_);
    if (!files.are_good()) return;
    const cp::Limits limits = solve_options(command_.search).limits.started();
    const auto conditions = sudoku::conditions_within(puzzle_, limits);
    if (!conditions) return tell({});
    auto result = find(*conditions, limits, files.proof());
    const bool is_proved = result.verdict == Verdict::unique || result.verdict == Verdict::none;
    if (is_proved) write_formula(result, files.formula(), limits.stop);
    if (is_proved && limits.stop.stop_requested()) result.verdict = Verdict::stopped;
    tell(result);
    if (result.verdict != Verdict::unique && result.verdict != Verdict::none) return;
    if (files.put_in_place())
      reply_.out += say::kProofIn(files.name_of_proof(), files.name_of_formula()) + '\n';
  }

  void tell(const sudoku::Uniqueness& result) {
    switch (result.verdict) {
      case Verdict::unique: reply_.out += answers::say::kOneSolution() + '\n'; break;
      case Verdict::none:
        reply_.out += sudoku::say::kNoSolution() + '\n';
        reply_.exit = ExitCode::no_solution;
        break;
      case Verdict::several:
        reply_.out += say::kNothingToProve() + '\n';
        reply_.exit = ExitCode::no_solution;
        break;
      case Verdict::stopped:
        reply_.out += (result.solution ? answers::say::kOneAtLeast
                                       : answers::say::kNoVerdict)(why_stopped(command_.search, begin_)) +
                      '\n';
        reply_.exit = ExitCode::limit_reached;
        break;
    }
  }

  const Puzzle& puzzle_;
  const CheckCommand& command_;
  Reply& reply_;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

/// A puzzle and its solution.
std::string drawn(const Puzzle& puzzle, const sudoku::Grid& solution) {
  return written(*formats::find_format("frame"), {.puzzle = puzzle, .solution = &solution});
}

class CheckAnswerer final : public Answerer {
 public:
  CheckAnswerer(const CheckCommand& command, bool is_batch, std::size_t columns)
      : command_(command),
        is_batch_(is_batch),
        is_list_(is_batch || command.out.unordered),
        columns_(columns) {}

  void answer(const Entry& entry, Reply& reply) override {
    const Puzzle& puzzle = *entry.item.puzzle;
    if (!command_.proof.empty()) return Prover(puzzle, command_, reply).prove();
    const auto begin = std::chrono::steady_clock::now();
    const auto report = sudoku::check(puzzle, solve_options(command_.search, is_batch_), command_.minimal);
    const bool is_unknown = std::holds_alternative<sudoku::Unknown>(report.verdict);
    const auto answer = answers::answer_of(puzzle, report, command_.minimal,
                                           is_unknown ? why_stopped(command_.search, begin) : "");
    const std::string remark = remark_on_solution(entry.item, report);
    const auto progress = answer_on_progress(entry.item, report);
    if (command_.output == options::AnswerFormat::json) {
      JsonObject record = record_of(entry);
      answers::add_members(record, answer);
      if (progress) answers::add_members(record, *progress);
      if (!remark.empty()) record.member("remark", remark);
      reply.out = record.end() + '\n';
    } else {
      if (is_list_) reply.out = fmt::format("{}: ", entry.place());
      add(answer.sentence, reply.out);
      if (const auto* found = std::get_if<sudoku::Several>(&report.verdict))
        reply.out += side_by_side(drawn(puzzle, found->first), drawn(puzzle, found->second));
      if (!answer.minimal_sentence.empty()) add(answer.minimal_sentence, reply.out);
      if (progress) add(progress->sentence, reply.out);
      if (!remark.empty()) add(remark, reply.out);
    }
    reply.statistics = report.statistics;
    reply.exit = exit_of(answer);
    if (answer.verdict == answers::Verdict::no_solution) note_assumed_boxes(entry, reply);
    if (answer.verdict == answers::Verdict::no_solution || answer.verdict == answers::Verdict::several)
      note_author(entry, reply);
  }

  std::optional<ExitCode> answer_known(const Known& known, std::string_view file, int line,
                                       std::string& out) override {
    if (known.solutions() != 1 || !known.is_complete() || command_.minimal || !is_batch_) return std::nullopt;
    if (command_.output == options::AnswerFormat::json) {
      const formats::Document document = known.document();
      JsonObject record = record_at(file, line);
      answers::add_members(record, answers::answer_of(document.puzzle, {sudoku::Unique{*document.solution}}));
      out += record.end() + '\n';
      return ExitCode::solved;
    }
    fmt::format_to(std::back_inserter(out), "{}:{}: {}\n", file, line, answers::say::kOneSolution());
    return ExitCode::solved;
  }

 private:
  /// Adds a line to a list, or a text within the columns.
  void add(const std::string& sentence, std::string& out) const {
    out += is_list_ ? sentence + '\n' : wrapped(sentence, 2, 0, columns_);
  }

  [[nodiscard]] ExitCode exit_of(const answers::CheckAnswer& answer) const {
    using answers::Verdict;
    switch (answer.verdict) {
      case Verdict::no_solution: return ExitCode::no_solution;
      case Verdict::several: return command_.unique ? ExitCode::no_solution : ExitCode::solved;
      case Verdict::unknown: return ExitCode::limit_reached;
      case Verdict::unique: break;
    }
    return answer.all_tried.value_or(true) ? ExitCode::solved : ExitCode::limit_reached;
  }

  const CheckCommand& command_;
  bool is_batch_;
  bool is_list_;  // a line for each puzzle, which begins with its place
  std::size_t columns_;
};

/// Writes a line of a list with one line per puzzle.
void write_bad_verdict(const Entry& entry, std::string& out) {
  out += fmt::format("{}: {}\n", entry.place(), say::kNoVerdictOnBad());
}

ExitCode check(const CheckCommand& command, Console& console) {
  const bool is_json = command.output == options::AnswerFormat::json;
  AnswerOptions options{.threads = command.search.threads,
                        .stats = command.search.stats,
                        .unordered = command.out.unordered,
                        .write_bad = is_json ? add_bad_record : write_bad_verdict,
                        .is_list_of_several = !is_json,
                        .only_one = command.proof.empty() ? "" : "--proof",
                        .has_limits = has_limits(command.search),
                        .says_places = true};
  if (command.quiet) {
    options.write_bad = [&command](const Entry& entry, std::string& out) {
      write_bad_word(command.out, entry, out);
    };
    options.is_list_of_several = false;
    options.says_places = false;
  }
  const bool tells_more = command.minimal || !command.proof.empty();
  const auto tells = tells_more ? KernelTells::nothing : KernelTells::everything;
  return answer_all(command.input, bulk_for(command.search, tells), command.out, console, options,
                    [&](bool is_batch) -> std::unique_ptr<Answerer> {
                      if (command.quiet)
                        return std::make_unique<VerdictWords>(command.search, command.out, command.unique,
                                                              is_batch);
                      return std::make_unique<CheckAnswerer>(command, is_batch, console.columns());
                    });
}

}  // namespace

void add_check(Program& program) {
  auto command = std::make_shared<CheckCommand>();
  CLI::App& app =
      program.add_command("check", [command](Console& console) { return check(*command, console); });
  add_input_options(app, command->input);
  bind(app, options::kUnique, command->unique);
  bind(app, options::kMinimalOfCheck, command->minimal);
  bind(app, options::kQuiet, command->quiet);
  bind(app, options::kOutputOfAnswer, command->output, options::parse_answer_format);
  bind(app, options::kProof, command->proof);
  bind(app, options::kProofFormat, command->proof_format, options::parse_proof_format);
  add_out_options(program.command_line(), app, command->out);
  add_unordered_option(app, command->out);
  add_search_options(app, command->search);
}

}  // namespace quadrille::cli
