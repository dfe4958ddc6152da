// quadrille why: the givens and houses that force a digit into a cell, or exclude it.
#include "sudoku/explain/why.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include <fmt/format.h>

#include "cli/bulk/batch.h"
#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/options/bind.h"
#include "cli/options/search_options.h"
#include "cli/output/drawing.h"
#include "cli/output/text_layout.h"
#include "formats/digit_symbols.h"
#include "options/commands/answering.h"

namespace quadrille::cli {

namespace {

using sudoku::Puzzle;

/// The parts of "r1c3=7", "r1c3!=7" or "r1c3".
struct Question {
  std::string text;
  std::string cell;
  std::string digit;  // empty: the digit of the solution
  bool is_negated = false;
};

struct WhyCommand {
  InputOptions input;  // its files include the questions until they are separated
  std::vector<Question> questions;
  SearchFlags search;
};

bool is_digit(char c) { return '0' <= c && c <= '9'; }

/// Whether a word is the name of a cell of a grid: r, a number, c, a number.
bool is_grid_cell(std::string_view word) {
  const auto take_number = [&word] {
    const auto end = std::ranges::find_if_not(word, is_digit) - word.begin();
    word.remove_prefix(static_cast<std::size_t>(end));
    return end > 0;
  };
  const auto take_letter = [&word](std::string_view either) {
    if (word.empty() || either.find(word.front()) == std::string_view::npos) return false;
    word.remove_prefix(1);
    return true;
  };
  return take_letter("rR") && take_number() && take_letter("cC") && take_number() && word.empty();
}

/// Whether it may be the name of an extra cell: letters, and a number. The number may be missing if a sign
/// follows, since then it cannot be a file.
bool is_extra_cell(std::string_view word, bool has_sign) {
  const auto is_small = [](char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); };
  const auto number = std::ranges::find_if_not(word, is_small);
  return number != word.begin() && (has_sign || number != word.end()) &&
         std::all_of(number, word.end(), is_digit);
}

/// Nullopt for the name of a file.
std::optional<Question> question_in(const std::string& word) {
  const std::size_t end = std::min(word.find_first_of("!="), word.size());
  const auto cell = std::string_view(word).substr(0, end);
  const bool is_cell =
      is_grid_cell(cell) || (is_extra_cell(cell, end < word.size()) && !std::filesystem::exists(word));
  if (!is_cell) return std::nullopt;
  const bool is_negated = word.substr(end).starts_with("!=");
  const std::size_t digit = std::min(end + (is_negated ? 2 : 1), word.size());
  return Question{word, word.substr(0, end), word.substr(digit), is_negated};
}

/// "rows 1 and 4, box 2, anti_knight": numbered houses of one kind are grouped.
std::string rules_text(const std::vector<std::string>& names) {
  const std::array<std::pair<std::string, Sentence<Text>>, 4> kinds{
      {{say::kRowLabel(), say::kNumberedRows},
       {say::kColumnLabel(), say::kNumberedColumns},
       {say::kBoxLabel(), say::kNumberedBoxes},
       {say::kRegionLabel(), say::kNumberedRegions}}};
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < names.size();) {
    const auto kind =
        std::ranges::find_if(kinds, [&](const auto& k) { return names[i].starts_with(k.first); });
    std::vector<std::string> numbers;
    for (; kind != kinds.end() && i < names.size() && names[i].starts_with(kind->first); ++i)
      numbers.push_back(names[i].substr(kind->first.size()));
    if (numbers.size() > 1) parts.push_back(kind->second(listed_with_and(numbers)));
    if (numbers.size() == 1) parts.push_back(names[i - 1]);
    if (numbers.empty()) parts.push_back(names[i++]);
  }
  return listed(parts);
}

bool is_given(const sudoku::Clue& clue) { return clue.kind == sudoku::Clue::Kind::given; }

/// cell: the cell of the statement.
std::string one_clue_sentence(const Puzzle& puzzle, int cell, const sudoku::Clue& clue) {
  if (is_given(clue)) return say::kGivenForces(names_of({clue}, puzzle).front());
  if (clue.number == cell) return say::kCandidatesForce();
  return say::kCandidatesElsewhereForce(names_of({clue}, puzzle).front());
}

std::string clues_sentence(const Puzzle& puzzle, int cell, const sudoku::Forced& forced) {
  const auto& clues = forced.clues;
  if (clues.empty()) return say::kRulesForce();
  if (clues.size() == 1) return one_clue_sentence(puzzle, cell, clues.front());
  const bool are_givens = std::ranges::all_of(clues, is_given);
  const auto& fewest = are_givens ? say::kFewestGivensForce : say::kFewestCluesForce;
  const auto& needed = are_givens ? say::kNeededGivensForce : say::kNeededCluesForce;
  const auto& some = are_givens ? say::kGivensForce : say::kCluesForce;
  const auto& sentence = forced.smallest ? fewest : forced.irreducible ? needed : some;
  return sentence(clues.size(), listed(names_of(clues, puzzle)));
}

std::string rules_sentence(const sudoku::Forced& forced) {
  return (forced.all_needed ? say::kRulesTaken : say::kRulesPerhapsTaken)(rules_text(forced.rules));
}

class Answer {
 public:
  Answer(const Puzzle& puzzle, const SearchFlags& options, std::size_t columns, Reply& reply)
      : puzzle_(puzzle), options_(options), columns_(columns), reply_(reply) {}

  void give(const Question& question) {
    const auto cell = sudoku::cell_named(question.cell, puzzle_.layout());
    if (!cell) return refuse(question, say::kNoSuchCell(grid_name(puzzle_.layout())));
    name_ = sudoku::cell_name(*cell, puzzle_.layout());
    if (question.digit.empty() && question.text != question.cell)
      return refuse(question, say::kDigitMissing());
    if (question.digit.empty()) return give_digit_of(*cell);
    const sudoku::Layout& layout = puzzle_.layout();
    const auto digit = formats::DigitSymbols(layout).value(question.digit);
    if (!digit || *digit == 0)
      return refuse(question, say::kNotADigit(question.digit, layout.first_value, layout.last_value()));
    give_reasons({*cell, *digit, question.is_negated});
  }

 private:
  void refuse(const Question& question, const std::string& why) {
    reply_.note(fmt::format("quadrille: {}: {}", question.text, why));
    end_with(ExitCode::bad_input);
  }

  [[nodiscard]] int value(int digit) const { return puzzle_.layout().value_of(digit); }

  void end_with(ExitCode code) { reply_.exit = both(reply_.exit, code); }
  void say(const std::string& sentence) { reply_.out += wrapped(sentence, 2, 0, columns_); }

  /// Only the digit of the first solution can be forced.
  void give_digit_of(int cell) {
    const auto [solution, ending, statistics] =
        sudoku::Solver(solve_options(options_)).first_solution(puzzle_);
    reply_.statistics += statistics;
    if (solution) return give_reasons({cell, (*solution)[static_cast<std::size_t>(cell)]}, &*solution);
    if (ending == sudoku::Ending::stopped) return tell({}, sudoku::Undecided{}, nullptr);
    tell({}, sudoku::NothingStands{}, nullptr);
  }

  /// other: a known solution.
  void give_reasons(const sudoku::Statement& statement, const sudoku::Grid* other = nullptr) {
    const auto report = sudoku::why(puzzle_, statement, solve_options(options_));
    reply_.statistics += report.statistics;
    std::visit([&](const auto& answer) { tell(statement, answer, other); }, report.answer);
  }

  void tell(const sudoku::Statement& statement, const sudoku::Forced& forced, const sudoku::Grid* /*other*/) {
    say((statement.is_negated ? say::kCannotBe : say::kMustBe)(name_, value(statement.digit)));
    const sudoku::Clue own{sudoku::Clue::Kind::given, statement.cell};
    if (forced.clues == std::vector{own} && puzzle_.given(statement.cell) == statement.digit)
      return say(say::kIsGiven());
    say(clues_sentence(puzzle_, statement.cell, forced));
    if (!forced.rules.empty()) say(rules_sentence(forced));
  }

  void tell(const sudoku::Statement& statement, const sudoku::NotForced& found, const sudoku::Grid* other) {
    const int digit = found.counterexample[static_cast<std::size_t>(statement.cell)];
    const formats::Format& frame = *formats::find_format("frame");
    const auto drawn = [&](const sudoku::Grid& grid) {
      return written(frame, {.puzzle = puzzle_, .solution = &grid});
    };
    if (other != nullptr) {
      say(say::kIsOpen(name_, value(statement.digit), value(digit)));
      reply_.out += side_by_side(drawn(*other), drawn(found.counterexample));
    } else {
      say(statement.is_negated ? say::kCanBe(name_, value(digit))
                               : say::kNeedNotBe(name_, value(statement.digit), value(digit)));
      reply_.out += drawn(found.counterexample);
    }
    end_with(ExitCode::no_solution);
  }

  void tell(const sudoku::Statement& /*statement*/, const sudoku::NothingStands& /*none*/,
            const sudoku::Grid* /*other*/) {
    say(say::kNothingStands());
    end_with(ExitCode::no_solution);
  }

  void tell(const sudoku::Statement& /*statement*/, const sudoku::Undecided& /*unknown*/,
            const sudoku::Grid* /*other*/) {
    say(say::kUndecided(name_, why_stopped(options_, begin_)));
    end_with(ExitCode::limit_reached);
  }

  const Puzzle& puzzle_;
  const SearchFlags& options_;
  std::size_t columns_;
  Reply& reply_;
  std::string name_;  // of the cell
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

class WhyAnswerer final : public Answerer {
 public:
  WhyAnswerer(const WhyCommand& command, bool is_batch, std::size_t columns)
      : command_(command), is_batch_(is_batch), columns_(columns) {}

  void answer(const Entry& entry, Reply& reply) override {
    if (is_batch_) reply.out = fmt::format("{}\n", entry.place());
    for (const Question& question : command_.questions)
      Answer(*entry.item.puzzle, command_.search, columns_, reply).give(question);
  }

 private:
  const WhyCommand& command_;
  bool is_batch_;
  std::size_t columns_;
};

ExitCode why(WhyCommand& command, Console& console) {
  auto& files = command.input.files;
  for (const std::string& word : files) {
    if (auto question = question_in(word)) command.questions.push_back(std::move(*question));
  }
  std::erase_if(files, [](const std::string& word) { return question_in(word).has_value(); });
  if (command.questions.empty()) {
    console.complain(say::kWhichCell());
    return ExitCode::bad_input;
  }
  return answer_all(command.input, Bulk::never, {}, console, {}, [&](bool is_batch) {
    return std::make_unique<WhyAnswerer>(command, is_batch, console.columns());
  });
}

}  // namespace

void add_why(Program& program) {
  auto command = std::make_shared<WhyCommand>();
  CLI::App& app = program.add_command("why", [command](Console& console) { return why(*command, console); });
  add_input_options(app, command->input);
  add_drawing_option(app, command->input);
  add_branch_options(app, command->search);
  bind(app, options::kTimeLimitOfFact, command->search.time_limit, parse_duration);
  bind(app, options::kMemoryLimitOfFact, command->search.memory_limit, parse_bytes);
}

}  // namespace quadrille::cli
