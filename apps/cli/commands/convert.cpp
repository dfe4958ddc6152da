// quadrille convert: converts puzzles from one format to another.
#include <algorithm>
#include <memory>
#include <optional>
#include <ranges>
#include <string>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/bulk/batch.h"
#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/options/bind.h"
#include "cli/output/drawing.h"
#include "cli/output/named_output.h"
#include "cli/output/sentences.h"
#include "cli/packed/packing.h"
#include "cli/process/interrupt.h"
#include "cli/text/text_layout.h"
#include "options/commands/writing.h"

namespace quadrille::cli {

namespace {

struct ConvertCommand {
  InputOptions input;
  const formats::Format* to = nullptr;
  bool lossy = false;
  OutOptions out;
};

/// Whether the format can express the uses of one rule, or of all others.
bool expresses(const formats::Format& format, sudoku::Puzzle puzzle, std::string_view rule, bool others) {
  std::vector<bool> keeps;
  for (const sudoku::RuleUse& use : puzzle.rules()) keeps.push_back((use.name == rule) != others);
  puzzle.keep_rules(keeps);
  return format.holds(puzzle) || (format.says != nullptr && format.says(puzzle));
}

/// The names of the rules that the format cannot express by themselves or, if there are none, without which
/// it could express the others.
std::vector<std::string> lost_rules(const formats::Format& format, const sudoku::Puzzle& puzzle) {
  std::vector<std::string> lost, in_conflict;
  const auto add_to = [](std::vector<std::string>& names, const std::string& name) {
    if (std::ranges::find(names, name) == names.end()) names.push_back(name);
  };
  for (const sudoku::RuleUse& use : puzzle.rules()) {
    if (!expresses(format, puzzle, use.name, false)) add_to(lost, use.name);
    if (expresses(format, puzzle, use.name, true)) add_to(in_conflict, use.name);
  }
  return lost.empty() ? in_conflict : lost;
}

/// The parts of the puzzle that are missing when it is read back. Candidates that the givens exclude may be
/// lost.
std::vector<std::string> lost_parts(const formats::Format& format, const sudoku::Puzzle& puzzle) {
  const std::string text = written(format, {.puzzle = puzzle});
  const auto item = format.open(text, {})->next();
  const bool is_sound = item && item->puzzle && item->puzzle->layout() == puzzle.layout();
  if (!is_sound) return {say::kTheShape()};
  const sudoku::Puzzle& found = *item->puzzle;
  std::vector<std::string> lost;
  if (found.regions() != puzzle.regions()) {
    lost.emplace_back(say::kTheShape());
  } else if (found.region_labels() != puzzle.region_labels()) {
    lost.emplace_back(say::kTheRegionNames());
  }
  if (!found.has_same_rules(puzzle))
    if (const auto rules = lost_rules(format, puzzle); !rules.empty())
      lost.emplace_back(say::kTheRules(listed(rules)));
  const auto has_more = [&](int cell) { return (found.allowed(cell) & ~puzzle.allowed(cell)) != 0; };
  const auto cells = std::views::iota(0, puzzle.cell_count());
  if (std::ranges::any_of(cells, has_more)) lost.emplace_back(say::kTheCandidates());
  if (found.givens() != puzzle.givens()) lost.emplace_back(say::kGivensApart());
  return lost;
}

class ConvertAnswerer final : public Answerer {
 public:
  /// is_lossy: a loss is expected, and no reason for an exit code of its own.
  ConvertAnswerer(const formats::Format& format, bool is_lossy) : format_(format), is_lossy_(is_lossy) {}

  void answer(const Entry& entry, Reply& reply) override {
    const sudoku::Puzzle& puzzle = *entry.item.puzzle;
    if (const std::string problem = why_not_written(format_, puzzle); !problem.empty()) {
      reply.note(fmt::format("{}: {}", entry.place(), problem));
      reply.exit = ExitCode::bad_input;
      return;
    }
    const auto& solution = entry.item.solution;
    const auto& progress = entry.item.progress;
    const formats::Document document{.puzzle = puzzle,
                                     .solution = solution ? &*solution : nullptr,
                                     .progress = progress ? &*progress : nullptr,
                                     .extras = &entry.item.extras,
                                     .symbols = entry.item.symbols,
                                     .stop = interrupt_token()};
    reply.out = written(format_, document);
    if (reply.out.empty()) {
      reply.note(entry.place() + ": " +
                 (interrupted() ? say::kNothingWritten() : say::kTextTooLong(format_.name)));
      reply.exit = interrupted() ? ExitCode::limit_reached : ExitCode::bad_input;
      return;
    }
    if (format_.holds != nullptr) note_differences(entry, reply);
  }

 private:
  [[nodiscard]] bool loses_drawing(const formats::Item& item) const {
    const std::string_view editor = format_.writes_drawings_of;
    return !item.drawing.what.empty() && editor != formats::kEveryEditor &&
           (editor.empty() || editor != item.extras.format);
  }

  /// Notes what is not read back as it was.
  void note_differences(const Entry& entry, Reply& reply) const {
    const sudoku::Puzzle& puzzle = *entry.item.puzzle;
    const bool is_held = format_.holds(puzzle);
    const bool is_said = format_.says == nullptr ? is_held : format_.says(puzzle);
    if (is_held != is_said)
      reply.note(entry.place() + ": " +
                 (is_held ? say::kReadBackByThisProgram : say::kSaidInAnotherWay)(format_.name));
    std::vector<std::string> lost;
    if (!is_held && !is_said) lost = lost_parts(format_, puzzle);
    if (entry.item.progress && !format_.writes_placed) lost.emplace_back(say::kThePlacedDigits());
    if (loses_drawing(entry.item)) lost.emplace_back(say::kTheDrawing());
    if (lost.empty()) return;
    reply.note(entry.place() + ": " + say::kPartsAreLost(format_.name, listed(lost)));
    if (!is_lossy_) reply.exit = ExitCode::lossy;
  }

  const formats::Format& format_;
  bool is_lossy_;
};

ExitCode convert(const ConvertCommand& command, Console& console) {
  const formats::Format* format = command.to != nullptr ? command.to : format_named_by(command.out.file);
  if (format == nullptr) {
    const auto& files = command.input.files;
    const bool ends_in_output =
        files.size() > 1 && format_for_output(nullptr, files.back(), nullptr) != nullptr;
    console.complain(ends_in_output ? say::kOutputExists(files.back()) : say::kSayWhichFormat());
    return ExitCode::bad_input;
  }
  const std::string single = for_one_puzzle(*format);
  return answer_all(command.input, Bulk::never, command.out, console,
                    {.only_one = single, .is_pdf = format->name == "pdf"},
                    [&](bool) { return std::make_unique<ConvertAnswerer>(*format, command.lossy); });
}

}  // namespace

void add_convert(Program& program) {
  auto command = std::make_shared<ConvertCommand>();
  CLI::App& app = program.add_command("convert", [command](Console& console) {
    const std::string problem = take_last_as_output(command->input.files, command->out.file);
    if (problem.empty()) return convert(*command, console);
    console.complain(problem);
    return ExitCode::bad_input;
  });
  add_input_options(app, command->input);
  bind(app, options::kTo, command->to, options::parse_writable_format);
  bind(app, options::kLossy, command->lossy);
  add_out_options(program.command_line(), app, command->out);
}

}  // namespace quadrille::cli
