#include "cli/dataset/entry.h"

#include <algorithm>
#include <charconv>
#include <tuple>

#include <fmt/format.h>

#include "base/overloaded.h"
#include "cli/input/input_hash.h"
#include "cli/output/drawing.h"
#include "cli/output/records.h"
#include "formats/format.h"
#include "sudoku/canon/sentences.h"

namespace quadrille::cli {

namespace {

const formats::Format& line_format() { return *formats::find_format("line"); }

std::string without_line_end(std::string text) {
  if (text.ends_with('\n')) text.pop_back();
  return text;
}

/// The digits as characters.
std::string digits_text(const sudoku::Grid& grid, const sudoku::Puzzle& kind) {
  sudoku::Puzzle filled = kind;
  for (int cell = 0; cell < kind.cell_count(); ++cell) filled.set_given(cell, grid[sudoku::at(cell)]);
  return without_line_end(written(line_format(), {.puzzle = filled}));
}

std::size_t cells_in(const sudoku::Value& value) {
  return std::visit(Overloaded{[](const std::vector<int>& cells) { return cells.size(); },
                               [](const sudoku::CellLists& lists) {
                                 std::size_t cells = 0;
                                 for (const auto& list : lists.lists) cells += list.size();
                                 return cells;
                               },
                               [](const auto& /*other*/) { return std::size_t{0}; }},
                    value);
}

/// Which rules the puzzle uses, each on how many cells: an exchange of rows, columns or digits does not
/// change it.
std::string uses_text(const sudoku::Puzzle& puzzle) {
  std::vector<std::string> uses;
  for (const sudoku::RuleUse& use : puzzle.rules()) {
    std::size_t cells = 0;
    for (const sudoku::Value& value : use.values) cells += cells_in(value);
    uses.push_back(fmt::format(" {}:{}", use.name, cells));
  }
  std::ranges::sort(uses);
  std::string text;
  for (const std::string& use : uses) text += use;
  return text;
}

std::uint64_t hash_of(std::string_view text) {
  InputHash hash;
  hash.add(text);
  return hash.value();
}

template <class Value>
std::string csv_text(const Value& value) {
  std::string json;
  append_json(value, json);
  return json;
}
std::string csv_text(const std::string& value) { return value; }
std::string csv_text(const answers::PuzzleText& puzzle) { return puzzle.text; }
template <class Value>
std::string csv_text(const std::optional<Value>& value) {
  return value ? csv_text(*value) : "";
}

/// Fields separated by commas, one for each member.
template <class FieldOf>
std::string csv_line(FieldOf field_of) {
  std::string line;
  std::apply(
      [&](const auto&... member) {
        ((line += line.empty() ? "" : ",", line += csv_field(field_of(member))), ...);
      },
      answers::DatasetEntry::members());
  return line;
}

std::string record_of(const answers::DatasetEntry& entry, options::TableFormat format) {
  if (format == options::TableFormat::jsonl) return answers::to_json(entry);
  return csv_line([&](const auto& member) { return csv_text(entry.*member.value); });
}

}  // namespace

bool has_canonical_forms(const DatasetPlan& plan) {
  return plan.generate.drawn_rules.empty() && !plan.generate.random_regions &&
         sudoku::check_for_canonical_form(plan.kind).has_value();
}

std::string header_line(options::TableFormat format) {
  if (format == options::TableFormat::jsonl) return "";
  return csv_line([](const auto& member) { return std::string(member.name); }) + '\n';
}

std::string kept_line(const answers::DatasetEntry& entry, options::TableFormat format) {
  const std::string er = entry.er ? fmt::format("{:.1f}", *entry.er) : "-";
  return fmt::format("{} {} {} {} {}\n", entry.hash, entry.clues, entry.level.value_or("-"), er,
                     record_of(entry, format));
}

std::optional<KeptEntry> read_kept_line(std::string_view line) {
  const auto take_word = [&line] {
    const std::string_view word = line.substr(0, line.find(' '));
    line.remove_prefix(std::min(word.size() + 1, line.size()));
    return word;
  };
  const auto read = [](std::string_view word, auto& number, int base) {
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number, base);
    return error == std::errc() && end == word.data() + word.size();
  };
  constexpr int kHexadecimal = 16, kDecimal = 10;
  KeptEntry kept{};
  if (!read(take_word(), kept.hash, kHexadecimal) || !read(take_word(), kept.clues, kDecimal))
    return std::nullopt;
  kept.level = take_word();
  kept.er = take_word();
  kept.record = line;
  return line.empty() ? std::nullopt : std::optional(kept);
}

EntryMaker::EntryMaker(const DatasetPlan& plan, StopToken stop)
    : plan_(plan), stop_(stop), has_form_(has_canonical_forms(plan)), solver_([&] {
        sudoku::SolveOptions options;
        options.limits.stop = stop;
        return options;
      }()) {}

Parsed<void> EntryMaker::check(const DatasetPlan& plan) {
  if (!plan.kind.layout().is_usual()) return bad_input(sudoku::say::kCanonNeedsUsualLayout());
  sudoku::Puzzle lines(plan.kind.size());
  if (std::string why = why_not_written(line_format(), lines); !why.empty()) return bad_input(std::move(why));
  return {};
}

std::optional<answers::DatasetEntry> EntryMaker::entry_of(const sudoku::Puzzle& puzzle) {
  answers::DatasetEntry entry;
  const auto first = solver_.first_solution(puzzle);
  if (!first.grid || !compare(puzzle, *first.grid, entry) || !rate(puzzle, entry)) return std::nullopt;
  const bool is_line = plan_.generate.drawn_rules.empty() && !plan_.generate.random_regions &&
                       formats::can_write(line_format(), puzzle) && line_format().holds(puzzle);
  const formats::Format& format = is_line ? line_format() : *formats::find_format("json");
  entry.puzzle = {without_line_end(written(format, {.puzzle = puzzle})), !is_line};
  entry.solution = digits_text(*first.grid, sudoku::Puzzle(puzzle.size()));
  entry.clues =
      static_cast<int>(std::ranges::count_if(puzzle.givens(), [](int digit) { return digit != 0; }));
  return entry;
}

bool EntryMaker::compare(const sudoku::Puzzle& puzzle, const sudoku::Grid& solution,
                         answers::DatasetEntry& entry) const {
  std::string common;
  if (has_form_) {
    const auto form = sudoku::canonical_form(puzzle);
    if (!form) return false;
    entry.canon = without_line_end(written(line_format(), {.puzzle = puzzle_of(*form, puzzle)}));
    common = *entry.canon;
  } else {
    // Equivalent puzzles have equivalent solutions, and as many givens and clues of each kind.
    const int size = puzzle.size();
    const auto form = sudoku::canonical_form(
        solution, puzzle.has_boxes() ? sudoku::BandsAndStacks{size, puzzle.box_rows(), puzzle.box_columns()}
                                     : sudoku::BandsAndStacks{size, size, size});
    if (!form) return false;
    const auto givens = std::ranges::count_if(puzzle.givens(), [](int digit) { return digit != 0; });
    common = fmt::format("{} {}{}", digits_text(form->grid, sudoku::Puzzle(size)), givens, uses_text(puzzle));
  }
  entry.hash = fmt::format("{:016x}", hash_of(common));
  return true;
}

bool EntryMaker::rate(const sudoku::Puzzle& puzzle, answers::DatasetEntry& entry) {
  const techniques::StepLimits limits{.stop = stop_};
  if (hodoku_.start().begin_with_one_solution(puzzle, limits)) {
    std::vector<answers::PathStep> path;
    const auto rating = !plan_.has_path ? hodoku_.rate() : hodoku_.walk([&](answers::StepAnswer step) {
      path.push_back({std::move(step.technique), std::move(step.where), std::move(step.placements),
                      std::move(step.eliminations)});
    });
    if (!rating) return false;
    entry.level = rating->level;
    entry.score = rating->score;
    entry.solved = rating->solved;
    entry.steps = rating->steps;
    if (plan_.has_path) entry.path = std::move(path);
  }
  if (explainer_.start().begin_with_one_solution(puzzle, limits)) {
    const auto rating = explainer_.rate();
    if (!rating) return rating.error().reason != answers::NoSteps::Reason::stopped;
    entry.er = rating->er;
    entry.ep = rating->ep;
    entry.ed = rating->ed;
  }
  return !stop_.stop_requested();
}

}  // namespace quadrille::cli
