// quadrille verify: which rules the digits of states violate.
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "answers/verify.h"
#include "cli/bulk/batch.h"
#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/input/puzzle_text.h"
#include "cli/options/bind.h"
#include "cli/options/search_options.h"
#include "cli/output/answer_record.h"
#include "cli/output/csv_record.h"
#include "cli/process/interrupt.h"
#include "cli/text/text_layout.h"
#include "formats/read/read_puzzle.h"
#include "formats/read/states.h"
#include "options/commands/answering.h"

namespace quadrille::cli {

namespace {

using formats::StateItem;
using sudoku::Puzzle;
using sudoku::State;

struct VerifyCommand {
  InputOptions input;
  std::string states;  // the file; empty: what is in the grids of the puzzles
  bool completable = false;
  std::uint64_t limit = 0;  // of completions to count; 0: they are not counted
  bool correct = false;
  options::RecordFormat output = options::RecordFormat::text;
  SearchFlags search;
};

/// The names of the columns.
std::string csv_names() {
  std::string names = fmt::format("{},{},{}", "file", "line", "id");
  add_csv_names<answers::VerifyAnswer>(names);
  return names + ",reason\n";
}

/// Adds the row of a puzzle or state that cannot be read.
void add_bad_row(const Entry& entry, std::string& out) {
  out += fmt::format("{},{},", csv_field(entry.file), entry.item.line);
  add_empty_csv<answers::VerifyAnswer>(out);
  out += ',' + csv_field(entry.item.puzzle.error().message) + '\n';
}

WriteBad write_bad_of(const VerifyCommand& command) {
  switch (command.output) {
    case options::RecordFormat::json: return add_bad_record;
    case options::RecordFormat::csv: return add_bad_row;
    case options::RecordFormat::text: break;
  }
  return {};
}

/// Answers about states, as the command requests.
class StateAnswers {
 public:
  StateAnswers(const VerifyCommand& command, bool is_list, std::size_t columns)
      : command_(command), is_list_(is_list), columns_(columns), verifier_(options_of(command)) {}

  [[nodiscard]] std::vector<answers::VerifyAnswer> verify(std::span<const State> states) {
    begin_ = std::chrono::steady_clock::now();
    return verifier_.verify(states);
  }

  void write(const answers::VerifyAnswer& answer, std::string_view file, int line, std::string_view id,
             Reply& reply) const {
    reply.exit = both(reply.exit, exit_of(answer));
    if (command_.output == options::RecordFormat::csv) {
      reply.out += fmt::format("{},{},{}", csv_field(file), line, csv_field(id));
      add_csv(answer, reply.out);
      reply.out += ",\n";
    } else if (command_.output == options::RecordFormat::json) {
      JsonObject record = record_at(file, line);
      if (!id.empty()) record.member("id", id);
      answers::add_members(record, answer);
      reply.out += record.end() + '\n';
    } else if (is_list_) {
      reply.out += fmt::format("{}:{}: {}\n", file, line, answer.sentence());
    } else {
      reply.out += wrapped(answer.sentence(), 2, 0, columns_);
    }
  }

 private:
  [[nodiscard]] answers::VerifyOptions options_of(const VerifyCommand& command) const {
    SearchFlags search = command.search;
    const bool has_two_searches = command.correct && (command.completable || command.limit > 0);
    if (search.time_limit && has_two_searches) *search.time_limit /= 2;
    return {.limit = std::max<std::uint64_t>(command.limit, command.completable ? 1 : 0),
            .counts = command.limit > 0,
            .compares = command.correct,
            .solve = solve_options(search, true),
            .why_stopped = [this] { return why_stopped(command_.search, begin_); }};
  }

  [[nodiscard]] static ExitCode exit_of(const answers::VerifyAnswer& answer) {
    if (answer.is_stopped) return ExitCode::limit_reached;
    const bool is_good = answer.valid && answer.completable.value_or(true) && answer.unique.value_or(true) &&
                         (!answer.wrong || answer.wrong->empty());
    return is_good ? ExitCode::solved : ExitCode::no_solution;
  }

  const VerifyCommand& command_;
  bool is_list_;
  std::size_t columns_;
  std::chrono::steady_clock::time_point begin_;
  answers::StateVerifier verifier_;
};

/// Answers about the givens of puzzles, with the digits that players have entered.
class GivensAnswerer final : public Answerer {
 public:
  GivensAnswerer(const VerifyCommand& command, bool is_batch, std::size_t columns)
      : answers_(command, is_batch, columns) {}

  void answer(const Entry& entry, Reply& reply) override {
    const auto puzzle = std::make_shared<const Puzzle>(*entry.item.puzzle);
    const auto& progress = entry.item.progress;
    const State state{puzzle, progress ? progress->placed : sudoku::Grid(puzzle->givens().size())};
    answers_.write(answers_.verify({&state, 1}).front(), entry.file, entry.item.line, {}, reply);
  }

 private:
  StateAnswers answers_;
};

/// Answers about the states of a file.
class StateFile {
 public:
  StateFile(const VerifyCommand& command, Console& console)
      : command_(command),
        title_(input_title(command.states)),
        console_(console),
        delivery_(console, write_bad_of(command), nullptr),
        answers_(command, true, console.columns()) {}

  [[nodiscard]] ExitCode answer() {
    auto puzzle = read_puzzle();
    if (!puzzle) return puzzle.error();
    console_.start_progress([this] { return delivery_.progress_text(0); });
    if (const auto read = read_states(*puzzle); !read) delivery_.finish_bad(bad_entry(read.error(), 0));
    console_.end_progress();
    return delivery_.close(true, false);
  }

 private:
  static constexpr std::size_t kPart = 1 << 20;

  /// The puzzle of all states; null if they name their own.
  [[nodiscard]] tl::expected<std::shared_ptr<const Puzzle>, ExitCode> read_puzzle() {
    if (command_.input.files.empty()) return nullptr;
    if (command_.states == "-" && command_.input.reads_standard_input()) {
      console_.complain(say::kBothFromStandardInput());
      return tl::unexpected(ExitCode::bad_input);
    }
    Input input(command_.input);
    const auto entry = input.next();
    if (!entry) {
      console_.complain(say::kStatesNeedPuzzle());
      return tl::unexpected(ExitCode::bad_input);
    }
    if (!entry->item.puzzle) {
      console_.note(entry->complaint());
      return tl::unexpected(ExitCode::bad_input);
    }
    if (const auto second = input.next()) {
      console_.complain(say::kStatesNeedOnePuzzle(second->place()));
      return tl::unexpected(ExitCode::bad_input);
    }
    symbols_ = entry->item.symbols;
    return std::make_shared<const Puzzle>(*entry->item.puzzle);
  }

  /// Answers all states; an error if the file cannot be read.
  [[nodiscard]] Parsed<void> read_states(const std::shared_ptr<const Puzzle>& puzzle) {
    auto file = open_input(command_.states);
    if (!file) return tl::unexpected(std::move(file.error()));
    std::string text;
    if (auto read = file->read_some(text, kPart); !read) return read;
    if (puzzle != nullptr && !formats::has_state_lines(text, puzzle->layout())) {
      while (text.size() < kLongestPuzzle) {
        const std::size_t before = text.size();
        if (auto read = file->read_some(text, kPart); !read) return read;
        if (text.size() == before) break;
      }
      answer(formats::states_in(text, puzzle, command_.input.read));
      return {};
    }
    formats::StateLines lines(
        puzzle, [this](std::string_view of_puzzle) { return puzzle_in(of_puzzle); },
        symbols_.empty() ? command_.input.read.digits : symbols_);
    int line = 1;
    for (bool is_last = text.empty(); !interrupted();) {
      answer_lines(lines, is_last, text, line);
      if (is_last) break;
      if (text.size() > kLongestPuzzle) return bad_input(say::kEndlessState(kLongestPuzzle >> 20), line);
      const std::size_t before = text.size();
      if (auto read = file->read_some(text, kPart); !read) return read;
      is_last = text.size() == before;
    }
    return {};
  }

  /// Answers the whole lines of the text, and removes them.
  void answer_lines(formats::StateLines& lines, bool is_last, std::string& text, int& line) {
    std::vector<StateItem> items;
    std::size_t begin = 0;
    while (begin < text.size()) {
      const std::size_t end = text.find('\n', begin);
      if (end == std::string::npos && !is_last) break;
      const std::string_view of_line =
          std::string_view(text).substr(begin, std::min(end, text.size()) - begin);
      if (auto item = lines.read({of_line, line, 1})) items.push_back(std::move(*item));
      ++line;
      begin = end == std::string::npos ? text.size() : end + 1;
    }
    text.erase(0, begin);
    answer(std::move(items));
  }

  void answer(std::vector<StateItem> items) {
    std::vector<State> states;
    for (StateItem& item : items)
      if (item.state) states.push_back(std::move(*item.state));
    const auto found = answers_.verify(states);
    auto next = found.begin();
    for (const StateItem& item : items) {
      if (!item.state) {
        delivery_.finish_bad(bad_entry(item.state.error(), item.line));
        continue;
      }
      Reply reply;
      const bool is_last = next->is_stopped && interrupted();
      answers_.write(*next++, title_, item.line, item.id, reply);
      delivery_.finish(title_, reply, {});
      if (is_last) break;
    }
    console_.flush();
  }

  /// A puzzle that a state names.
  [[nodiscard]] Parsed<Puzzle> puzzle_in(std::string_view text) const {
    auto puzzle = formats::read_puzzle(text, command_.input.read);
    for (const sudoku::RuleText& use : command_.input.rules) {
      if (!puzzle) break;
      if (auto added = puzzle->add_rule(use.name, use.argument); !added)
        return bad_input(std::move(added.error().message));
    }
    return puzzle;
  }

  [[nodiscard]] Entry bad_entry(InputError error, int line) const {
    return {.file = title_,
            .item = {.puzzle = tl::unexpected(std::move(error)), .line = line, .solution = std::nullopt}};
  }

  const VerifyCommand& command_;
  std::string title_;
  Console& console_;
  Delivery delivery_;
  StateAnswers answers_;
  std::string symbols_;  // of the digits in the puzzle's text
};

ExitCode verify(const VerifyCommand& command, Console& console) {
  if (command.output == options::RecordFormat::csv) console.write(csv_names());
  if (!command.states.empty()) return StateFile(command, console).answer();
  const AnswerOptions options{.write_bad = write_bad_of(command)};
  return answer_all(command.input, Bulk::never, {}, console, options, [&](bool is_batch) {
    return std::make_unique<GivensAnswerer>(command, is_batch, console.columns());
  });
}

}  // namespace

void add_verify(Program& program) {
  auto command = std::make_shared<VerifyCommand>();
  CLI::App& app =
      program.add_command("verify", [command](Console& console) { return verify(*command, console); });
  add_input_options(app, command->input);
  add_drawing_option(app, command->input);
  bind(app, options::kStates, command->states);
  bind(app, options::kCompletable, command->completable);
  bind(app, options::kLimitOfVerify, command->limit);
  bind(app, options::kCorrect, command->correct);
  bind(app, options::kOutputOfVerify, command->output, options::parse_record_format);
  bind(app, options::kTimeLimitOfState, command->search.time_limit, parse_duration);
  bind(app, options::kMemoryLimit, command->search.memory_limit, parse_bytes);
}

}  // namespace quadrille::cli
