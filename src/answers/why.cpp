#include "answers/why.h"

#include <algorithm>
#include <array>

#include "answers/sentences.h"
#include "base/overloaded.h"
#include "formats/digit_symbols.h"

namespace quadrille::answers {

namespace {

using sudoku::Clue;
using sudoku::Puzzle;

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

bool is_given(const Clue& clue) { return clue.kind == Clue::Kind::given; }

/// cell: the cell of the statement.
std::string one_clue_sentence(const Puzzle& puzzle, int cell, const Clue& clue) {
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

/// Fills an answer.
class Answer {
 public:
  Answer(const Puzzle& puzzle, const sudoku::SolveOptions& options,
         const std::function<std::string()>& why_stopped)
      : puzzle_(puzzle), options_(options), why_stopped_(why_stopped) {
    options_.limits = options.limits.started();
  }

  [[nodiscard]] WhyAnswer to(const Question& question) {
    name_ = sudoku::cell_name(question.cell, puzzle_.layout());
    answer_.statement = name_;
    if (question.digit == 0) {
      tell_digit_of(question.cell);
    } else {
      tell_reasons({question.cell, question.digit, question.is_negated});
    }
    for (const std::string& sentence : answer_.sentences)
      answer_.sentence += (answer_.sentence.empty() ? "" : " ") + sentence;
    return std::move(answer_);
  }

 private:
  [[nodiscard]] int value(int digit) const { return puzzle_.layout().value_of(digit); }
  void say(std::string sentence) { answer_.sentences.push_back(std::move(sentence)); }

  /// Only the digit of the first solution can be forced.
  void tell_digit_of(int cell) {
    const auto [solution, ending, statistics] = sudoku::Solver(options_).first_solution(puzzle_);
    answer_.statistics += statistics;
    if (solution) {
      answer_.solution = values_of(*solution, puzzle_.layout());
      return tell_reasons({cell, (*solution)[sudoku::at(cell)]});
    }
    if (ending == sudoku::Ending::stopped) return tell({}, sudoku::Undecided{});
    tell({}, sudoku::NothingStands{});
  }

  void tell_reasons(const sudoku::Statement& statement) {
    answer_.statement = name_ + (statement.is_negated ? "!=" : "=") + std::to_string(value(statement.digit));
    const auto report = sudoku::why(puzzle_, statement, options_);
    answer_.statistics += report.statistics;
    std::visit([&](const auto& found) { tell(statement, found); }, report.answer);
  }

  void tell(const sudoku::Statement& statement, const sudoku::Forced& forced) {
    answer_.forced = true;
    answer_.clues = names_of(forced.clues, puzzle_);
    answer_.rules = forced.rules;
    answer_.smallest = forced.smallest;
    answer_.irreducible = forced.irreducible;
    answer_.all_needed = forced.all_needed;
    for (const Clue& clue : forced.clues)
      if (is_given(clue)) answer_.givens.push_back(clue.number);
    say((statement.is_negated ? say::kCannotBe : say::kMustBe)(name_, value(statement.digit)));
    const Clue own{Clue::Kind::given, statement.cell};
    if (forced.clues == std::vector{own} && puzzle_.given(statement.cell) == statement.digit)
      return say(say::kIsGiven());
    say(clues_sentence(puzzle_, statement.cell, forced));
    if (!forced.rules.empty()) say(rules_sentence(forced));
  }

  void tell(const sudoku::Statement& statement, const sudoku::NotForced& found) {
    answer_.forced = false;
    answer_.counterexample = values_of(found.counterexample, puzzle_.layout());
    const int digit = value(found.counterexample[sudoku::at(statement.cell)]);
    const int asked = value(statement.digit);
    say(answer_.solution       ? say::kIsOpen(name_, asked, digit)
        : statement.is_negated ? say::kCanBe(name_, digit)
                               : say::kNeedNotBe(name_, asked, digit));
  }

  void tell(const sudoku::Statement& /*statement*/, const sudoku::NothingStands& /*none*/) {
    answer_.is_impossible = true;
    say(say::kNothingStands());
  }

  void tell(const sudoku::Statement& /*statement*/, const sudoku::Undecided& /*unknown*/) {
    say(say::kUndecided(name_, why_stopped_()));
  }

  const Puzzle& puzzle_;
  sudoku::SolveOptions options_;
  const std::function<std::string()>& why_stopped_;
  std::string name_;  // of the cell
  WhyAnswer answer_;
};

}  // namespace

Parsed<Question> question_in(std::string_view text, const sudoku::Layout& layout) {
  const auto refuse = [](std::string why) { return tl::unexpected(InputError{.message = std::move(why)}); };
  const std::size_t end = std::min(text.find_first_of("!="), text.size());
  const std::string_view sign = text.substr(end).starts_with("!=") ? "!=" : text.substr(end, 1);
  const std::string_view symbol = text.substr(end + sign.size());
  const auto cell = sudoku::cell_called(text.substr(0, end), layout);
  if (!cell) return refuse(say::kNoSuchCell(grid_name(layout)));
  if (sign.empty()) return Question{*cell};
  if (symbol.empty()) return refuse(say::kDigitMissing());
  const auto digit = formats::DigitSymbols(layout).value(std::string(symbol));
  if (!digit || *digit == 0) return refuse(say::kNotADigit(symbol, layout.first_value, layout.last_value()));
  return Question{*cell, *digit, sign == "!="};
}

WhyAnswer why(const Puzzle& puzzle, const Question& question, const sudoku::SolveOptions& options,
              const std::function<std::string()>& why_stopped) {
  return Answer(puzzle, options, why_stopped).to(question);
}

}  // namespace quadrille::answers
