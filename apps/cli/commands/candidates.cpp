// quadrille candidates: the candidates of each cell that occur in a solution.
#include <chrono>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "answers/needless.h"
#include "base/json_line.h"
#include "base/language.h"
#include "cli/bulk/batch.h"
#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/options/bind.h"
#include "cli/options/search_options.h"
#include "cli/output/answer_record.h"
#include "cli/output/assumed_boxes.h"
#include "cli/output/candidate_grid.h"
#include "cli/output/drawing.h"
#include "cli/text/text_layout.h"
#include "formats/digit_symbols.h"
#include "options/commands/answering.h"
#include "sudoku/explain/cell_pairs.h"
#include "sudoku/explain/needless.h"
#include "sudoku/solve/sentences.h"

namespace quadrille::cli {

namespace {

using sudoku::CellPair;
using sudoku::Digits;
using sudoku::NeedlessReport;
using sudoku::Puzzle;
using sudoku::TrueCandidates;

struct CandidatesCommand {
  InputOptions input;
  SearchFlags search;
  std::uint64_t limit = 1;
  bool pairs = false;
  bool needless = false;
  options::AnswerFormat output = options::AnswerFormat::text;
};

/// The results for a puzzle.
struct Findings {
  TrueCandidates candidates;
  std::optional<sudoku::PairReport> pairs;
  std::optional<NeedlessReport> needless;
  std::string why_stopped;  // set if a limit left something undecided

  [[nodiscard]] const Puzzle& puzzle() const { return candidates.puzzle(); }
  [[nodiscard]] bool has_solution() const { return !candidates.solutions().empty(); }
};

Findings find(const Puzzle& puzzle, const CandidatesCommand& command) {
  const auto begin = std::chrono::steady_clock::now();
  const cp::Limits limits = limits_of(command.search).started();
  Findings found{TrueCandidates(puzzle, command.limit, limits), {}, {}, ""};
  bool is_whole = found.candidates.run(limits);
  found.candidates.free_search();  // the others search by themselves, within the same limit of memory
  if (command.pairs) {
    found.pairs = sudoku::find_pairs(found.candidates, limits);
    is_whole &= found.pairs->undecided == 0;
  }
  if (command.needless) {
    found.needless = sudoku::find_needless(puzzle, limits);
    is_whole &=
        found.needless->all_tried && found.needless->solutions != NeedlessReport::Solutions::undecided;
  }
  if (!is_whole) found.why_stopped = why_stopped(command.search, begin);
  return found;
}

/// "3", or "8+" if there may be more.
std::string count_text_of(const TrueCandidates& candidates, int cell, int digit) {
  return fmt::format("{}{}", candidates.count(cell, digit), candidates.is_exact(cell, digit) ? "" : "+");
}

/// Prints them for people.
class Page {
 public:
  Page(const Findings& found, std::size_t columns, bool colour)
      : found_(found), candidates_(found.candidates), columns_(columns), colour_(colour) {}

  [[nodiscard]] std::string write(std::uint64_t limit) {
    const bool is_open = candidates_.undecided() > 0;
    if (!found_.has_solution() && !is_open) {
      say(sudoku::say::kNoSolution());
      return std::move(text_);
    }
    text_ += candidate_grid(candidates_, colour_, !locale_shows_unicode());
    say_counts();
    if (limit > 1) list_counts();
    if (found_.pairs) say_pairs(*found_.pairs);
    if (found_.needless) say_needless(*found_.needless);
    return std::move(text_);
  }

 private:
  void say(const std::string& sentence) { text_ += wrapped(sentence, 2, 0, columns_); }

  void say_counts() {
    std::uint64_t true_count = 0, open = 0;
    const Puzzle& puzzle = found_.puzzle();
    for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
      true_count += static_cast<std::uint64_t>(count_of(candidates_.true_digits(cell)));
      open += static_cast<std::uint64_t>(
          count_of(candidates_.undecided_digits(cell) & ~candidates_.true_digits(cell)));
    }
    const auto cells = static_cast<std::uint64_t>(puzzle.cell_count() - puzzle.layout().hole_count());
    say(true_count == cells && open == 0 ? say::kEachCellIsSettled() : say::kTrueCandidates(true_count));
    if (candidates_.undecided() > 0)
      say(say::kUndecidedCandidates(candidates_.undecided(), found_.why_stopped));
  }

  /// "r1c2: 3 in 1, 5 in 4, 7 in 8+".
  void list_counts() {
    const Puzzle& puzzle = found_.puzzle();
    for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
      const Digits digits = candidates_.true_digits(cell);
      if (is_single(digits) || digits == 0) continue;
      std::vector<std::string> counts;
      for (const int i : Bits(digits))
        counts.push_back(
            say::kDigitWithCount(puzzle.layout().value_of(i + 1), count_text_of(candidates_, cell, i + 1)));
      say(fmt::format("{}: {}", cell_name(cell, puzzle.layout()), listed(counts)));
    }
  }

  void say_pairs(const sudoku::PairReport& pairs) {
    const auto text = [&](const std::vector<CellPair>& list) {
      std::vector<std::string> names;
      for (const CellPair& pair : list)
        names.push_back(fmt::format("{}-{}", cell_name(pair.first, found_.puzzle().layout()),
                                    cell_name(pair.second, found_.puzzle().layout())));
      return listed(names);
    };
    const bool is_whole = pairs.undecided == 0;
    if (!pairs.equal.empty()) say(say::kEqualPairs(pairs.equal.size(), text(pairs.equal)));
    if (pairs.equal.empty() && is_whole) say(say::kNoEqualPairs());
    if (!pairs.different.empty()) say(say::kDifferentPairs(pairs.different.size(), text(pairs.different)));
    if (pairs.different.empty() && is_whole) say(say::kNoDifferentPairs());
    if (pairs.undecided > 0) say(say::kUndecidedPairs(pairs.undecided, found_.why_stopped));
  }

  void say_needless(const NeedlessReport& report) {
    using Solutions = NeedlessReport::Solutions;
    if (report.solutions == Solutions::several) return say(say::kNeedlessWithoutOne());
    if (report.solutions == Solutions::undecided) return say(say::kNeedlessUndecided(found_.why_stopped));
    if (report.alone.empty()) {
      say(report.all_tried ? say::kAllNeeded() : say::kNoneNeedlessSoFar(found_.why_stopped));
      return;
    }
    say(say::kNeedlessAlone(report.alone.size(), listed(names_of(report.alone, found_.puzzle()))));
    if (!report.all_tried) say(say::kNotAllTried(found_.why_stopped));
    const std::string together = listed(names_of(report.together, found_.puzzle()));
    say((report.largest ? say::kNeedlessTogether : say::kPerhapsNotMostNeedless)(report.together.size(),
                                                                                 together));
  }

  const Findings& found_;
  const TrueCandidates& candidates_;
  std::size_t columns_;
  bool colour_;
  std::string text_;
};

/// Prints them for programs: one object per line.
class Record {
 public:
  explicit Record(const Findings& found) : found_(found), layout_(found.puzzle().layout()) {}

  [[nodiscard]] std::string write(std::string_view file, int line, std::uint64_t limit) {
    text_ = fmt::format(R"({{"file":{},"line":{})", to_json(file), line);
    const TrueCandidates& candidates = found_.candidates;
    add_cells("candidates", [&](int cell) { return list(candidates.true_digits(cell)); });
    if (candidates.undecided() > 0)
      add_cells("undecided", [&](int cell) { return list(candidates.undecided_digits(cell)); });
    if (limit > 1) {
      add("limit", std::to_string(limit));
      add_cells("counts", [&](int cell) { return counts(cell); });
    }
    if (found_.pairs) add_pairs(*found_.pairs);
    if (found_.needless) add_needless(*found_.needless);
    if (!found_.why_stopped.empty()) add("stopped", to_json(found_.why_stopped));
    return text_ + "}\n";
  }

 private:
  void add(std::string_view name, std::string_view value) { text_ += fmt::format(",\"{}\":{}", name, value); }

  /// Appends an object with a member for each cell: value_of(cell).
  template <class ValueOf>
  void add_cells(std::string_view name, ValueOf value_of) {
    std::vector<std::string> members;
    for (int cell = 0; cell < layout_.cell_count(); ++cell)
      if (!layout_.is_hole(cell))
        members.push_back(fmt::format("\"{}\":{}", cell_name(cell, layout_), value_of(cell)));
    add(name, fmt::format("{{{}}}", fmt::join(members, ",")));
  }

  [[nodiscard]] std::string list(Digits digits) const {
    std::vector<int> values;
    for (const int i : Bits(digits)) values.push_back(layout_.value_of(i + 1));
    return fmt::format("[{}]", fmt::join(values, ","));
  }

  [[nodiscard]] std::string counts(int cell) const {
    std::vector<std::string> members;
    for (const int i : Bits(found_.candidates.true_digits(cell)))
      members.push_back(
          fmt::format("\"{}\":{}", layout_.value_of(i + 1), found_.candidates.count(cell, i + 1)));
    return fmt::format("{{{}}}", fmt::join(members, ","));
  }

  void add_pairs(const sudoku::PairReport& pairs) {
    const auto array = [&](const std::vector<CellPair>& list) {
      std::vector<std::string> items;
      for (const CellPair& pair : list)
        items.push_back(
            fmt::format(R"(["{}","{}"])", cell_name(pair.first, layout_), cell_name(pair.second, layout_)));
      return fmt::format("[{}]", fmt::join(items, ","));
    };
    add("equal", array(pairs.equal));
    add("different", array(pairs.different));
    if (pairs.undecided > 0) add("undecided_pairs", std::to_string(pairs.undecided));
  }

  void add_needless(const NeedlessReport& report) {
    const bool is_known = report.solutions == NeedlessReport::Solutions::one;
    add("needless", is_known ? answers::to_json(answers::answer_of(found_.puzzle(), report)) : "null");
  }

  const Findings& found_;
  const sudoku::Layout& layout_;
  std::string text_;
};

class CandidatesAnswerer final : public Answerer {
 public:
  CandidatesAnswerer(const CandidatesCommand& command, bool is_batch, const Console& console)
      : command_(command), is_batch_(is_batch), columns_(console.columns()), colour_(console.colour()) {}

  void answer(const Entry& entry, Reply& reply) override {
    const Findings found = find(*entry.item.puzzle, command_);
    if (command_.output == options::AnswerFormat::json) {
      reply.out = Record(found).write(entry.file, entry.item.line, command_.limit);
    } else {
      if (is_batch_) reply.out = fmt::format("{}\n", entry.place());
      reply.out += Page(found, columns_, colour_).write(command_.limit);
    }
    if (!found.why_stopped.empty()) {
      reply.exit = ExitCode::limit_reached;
    } else if (!found.has_solution()) {
      reply.exit = ExitCode::no_solution;
      note_assumed_boxes(entry, reply);
    }
  }

  std::optional<ExitCode> answer_known(const Known& known, std::string_view file, int line,
                                       std::string& out) override {
    if (known.solutions() != 1 || !known.is_complete() || !is_batch_) return std::nullopt;
    const formats::Document document = known.document();
    const Findings found{TrueCandidates(document.puzzle, command_.limit, *document.solution), {}, {}, ""};
    if (command_.output == options::AnswerFormat::json) {
      out += Record(found).write(file, line, command_.limit);
    } else {
      fmt::format_to(std::back_inserter(out), "{}:{}\n", file, line);
      out += Page(found, columns_, colour_).write(command_.limit);
    }
    return ExitCode::solved;
  }

 private:
  const CandidatesCommand& command_;
  bool is_batch_;
  std::size_t columns_;
  bool colour_;
};

ExitCode candidates(const CandidatesCommand& command, Console& console) {
  const bool is_json = command.output == options::AnswerFormat::json;
  const bool tells_more = command.pairs || command.needless;
  const auto tells = tells_more ? KernelTells::nothing : KernelTells::only_solution;
  const AnswerOptions options{.write_bad = is_json ? WriteBad(add_bad_record) : WriteBad(),
                              .has_limits = has_limits(command.search)};
  return answer_all(command.input, bulk_for(command.search, tells), {}, console, options, [&](bool is_batch) {
    return std::make_unique<CandidatesAnswerer>(command, is_batch, console);
  });
}

}  // namespace

void add_candidates(Program& program) {
  auto command = std::make_shared<CandidatesCommand>();
  CLI::App& app = program.add_command("candidates",
                                      [command](Console& console) { return candidates(*command, console); });
  add_input_options(app, command->input);
  add_drawing_option(app, command->input);
  bind(app, options::kLimitOfCandidates, command->limit);
  bind(app, options::kPairs, command->pairs);
  bind(app, options::kNeedless, command->needless);
  bind(app, options::kOutputOfAnswer, command->output, options::parse_answer_format);
  bind(app, options::kTimeLimit, command->search.time_limit, parse_duration);
  bind(app, options::kMemoryLimit, command->search.memory_limit, parse_bytes);
}

}  // namespace quadrille::cli
