// quadrille why: the givens and houses that force a digit into a cell, or exclude it.
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iterator>

#include <fmt/format.h>

#include "answers/why.h"
#include "cli/bulk/batch.h"
#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/options/bind.h"
#include "cli/options/search_options.h"
#include "cli/output/answer_record.h"
#include "cli/output/command_words.h"
#include "cli/output/drawing.h"
#include "cli/output/sentences.h"
#include "cli/text/text_layout.h"
#include "options/commands/answering.h"

namespace quadrille::cli {

namespace {

using sudoku::Puzzle;

struct WhyCommand {
  InputOptions input;  // its files include the questions until they are separated
  std::vector<std::string> questions;
  options::AnswerFormat output = options::AnswerFormat::text;
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

/// Whether a word is a question; otherwise it is the name of a file.
bool is_question(const std::string& word) {
  const std::size_t end = std::min(word.find_first_of("!="), word.size());
  const auto cell = std::string_view(word).substr(0, end);
  return is_grid_cell(cell) || (is_extra_cell(cell, end < word.size()) && !std::filesystem::exists(word));
}

class WhyAnswerer final : public Answerer {
 public:
  WhyAnswerer(const WhyCommand& command, bool is_batch, std::size_t columns)
      : command_(command), is_batch_(is_batch), columns_(columns) {}

  void answer(const Entry& entry, Reply& reply) override {
    const bool is_json = command_.output == options::AnswerFormat::json;
    if (is_batch_ && !is_json) reply.out = fmt::format("{}\n", entry.place());
    for (const std::string& text : command_.questions) {
      const Puzzle& puzzle = *entry.item.puzzle;
      const auto question = answers::question_in(text, puzzle.layout());
      if (!question) {
        reply.note(fmt::format("quadrille: {}: {}", text, question.error().message));
        reply.exit = both(reply.exit, ExitCode::bad_input);
        continue;
      }
      const auto begin = std::chrono::steady_clock::now();
      const auto answer = answers::why(puzzle, *question, solve_options(command_.search),
                                       [&] { return why_stopped(command_.search, begin); });
      reply.statistics += answer.statistics;
      reply.exit = both(reply.exit, exit_of(answer));
      if (is_json) {
        JsonObject record = record_of(entry);
        answers::add_members(record, answer);
        reply.out += record.end() + '\n';
      } else {
        reply.out += text_of(answer, puzzle);
      }
    }
  }

 private:
  [[nodiscard]] static ExitCode exit_of(const answers::WhyAnswer& answer) {
    if (answer.is_impossible) return ExitCode::no_solution;
    if (!answer.forced) return ExitCode::limit_reached;
    return *answer.forced ? ExitCode::solved : ExitCode::no_solution;
  }

  [[nodiscard]] std::string text_of(const answers::WhyAnswer& answer, const Puzzle& puzzle) const {
    std::string text;
    for (const std::string& sentence : answer.sentences) text += wrapped(sentence, 2, 0, columns_);
    if (!answer.counterexample) return text;
    const auto drawn = [&](const std::vector<int>& values) {
      const sudoku::Grid grid = answers::grid_of(values, puzzle.layout());
      return written(*formats::find_format("frame"), {.puzzle = puzzle, .solution = &grid});
    };
    const std::string counterexample = drawn(*answer.counterexample);
    return text + (answer.solution ? side_by_side(drawn(*answer.solution), counterexample) : counterexample);
  }

  const WhyCommand& command_;
  bool is_batch_;
  std::size_t columns_;
};

ExitCode why(WhyCommand& command, Console& console) {
  auto& files = command.input.files;
  std::ranges::copy_if(files, std::back_inserter(command.questions), is_question);
  std::erase_if(files, is_question);
  if (command.questions.empty()) {
    console.complain(say::kWhichCell());
    std::vector<std::string> example{"why"};
    example.insert(example.end(), files.begin(), files.end());
    example.emplace_back("r1c1");
    console.note(say::kForExample(shell_line(example)));
    return ExitCode::bad_input;
  }
  const bool is_json = command.output == options::AnswerFormat::json;
  const AnswerOptions options{.write_bad = is_json ? WriteBad(add_bad_record) : WriteBad()};
  return answer_all(command.input, Bulk::never, {}, console, options, [&](bool is_batch) {
    return std::make_unique<WhyAnswerer>(command, is_batch, console.columns());
  });
}

}  // namespace

void add_why(Program& program) {
  auto command = std::make_shared<WhyCommand>();
  CLI::App& app = program.add_command("why", [command](Console& console) { return why(*command, console); });
  add_input_options(app, command->input);
  add_drawing_option(app, command->input);
  bind(app, options::kOutputOfAnswer, command->output, options::parse_answer_format);
  add_branch_options(app, command->search);
  bind(app, options::kTimeLimitOfFact, command->search.time_limit, parse_duration);
  bind(app, options::kMemoryLimitOfFact, command->search.memory_limit, parse_bytes);
}

}  // namespace quadrille::cli
