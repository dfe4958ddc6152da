// quadrille print: a booklet of puzzles with their solutions at the back, as a PDF file or a picture of each
// page.
#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "cli/bulk/batch.h"
#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/options/bind.h"
#include "cli/options/search_options.h"
#include "cli/options/technique_options.h"
#include "cli/output/named_output.h"
#include "cli/process/child_process.h"
#include "cli/process/interrupt.h"
#include "formats/drawn/booklet.h"
#include "options/commands/writing.h"
#include "system/output_lock.h"

namespace quadrille::cli {

namespace {

struct PrintCommand {
  InputOptions input;
  formats::BookletOptions booklet;
  std::optional<options::Scale> scale;
  SearchFlags search;
  std::string out;
};

class PrintAnswerer final : public Answerer {
 public:
  explicit PrintAnswerer(const PrintCommand& command)
      : command_(command), solvers_(command.search, true), booklet_(command.booklet) {}

  void answer(const Entry& entry, Reply& reply) override {
    const sudoku::Puzzle& puzzle = *entry.item.puzzle;
    const auto note = [&](const std::string& sentence) { reply.note(entry.place() + ": " + sentence); };
    std::optional<sudoku::Grid> solution;
    if (command_.booklet.solutions_per_page > 0) {
      const std::string problem = solve(puzzle, solution, reply.exit);
      if (!problem.empty() && !interrupted()) note(problem);
    }
    std::string rating;
    const bool is_worth_rating = reply.exit == ExitCode::solved;
    if (command_.scale && is_worth_rating) {
      if (const std::string problem = rate(puzzle, rating); !problem.empty())
        note(say::kPrintedUnrated(problem));
    }
    // Drawing thousands of clues takes a while, and nobody waits for it any more.
    if (interrupted()) {
      note(say::kNotPrinted());
      reply.exit = ExitCode::limit_reached;
      return;
    }
    booklet_.add({.puzzle = puzzle, .solution = solution ? &*solution : nullptr, .rating = rating},
                 reply.out);
    has_pages_ = true;
  }

  void end(std::string& out) override {
    if (has_pages_) booklet_.end(out);
  }

 private:
  /// Returns the unique solution, or the reason why there is none to print.
  std::string solve(const sudoku::Puzzle& puzzle, std::optional<sudoku::Grid>& solution, ExitCode& exit) {
    const auto begin = std::chrono::steady_clock::now();
    const auto result = solvers_.for_next_puzzle().solve(puzzle, [&](const sudoku::Grid& grid) {
      const bool is_first = !solution;
      solution = grid;
      return is_first;
    });
    if (result.ending == sudoku::Ending::complete && result.solutions == 1) return "";
    solution.reset();
    if (result.ending == sudoku::Ending::stopped) {
      exit = ExitCode::limit_reached;
      return say::kPrintedUnsolved(why_stopped(command_.search, begin));
    }
    exit = ExitCode::no_solution;
    return result.solutions == 0 ? say::kPrintedWithoutSolution() : say::kSeveralArePrinted();
  }

  /// Returns the rating, or the reason why there is none.
  std::string rate(const sudoku::Puzzle& puzzle, std::string& rating) {
    const auto found =
        steps_.begin(puzzle).and_then([](const answers::Steps* steps) { return steps->rate(); });
    if (!found) return steps_.sentence(found.error());
    if (!found->solved) return say::kTechniquesAreNotEnough();
    rating = found->sentence;
    return "";
  }

  const PrintCommand& command_;
  Solvers solvers_;
  StepsAnswers steps_{command_.search, command_.scale.value_or(options::Scale::hodoku)};
  formats::Booklet booklet_;
  bool has_pages_ = false;
};

ExitCode print(const PrintCommand& command, Console& console) {
  // Unordered, since then nothing is kept for resuming: the pages at the back need all puzzles.
  const OutOptions out{.file = command.out, .unordered = true};
  return answer_all(command.input, Bulk::never, out, console, {.is_pdf = true},
                    [&](bool /*is_batch*/) { return std::make_unique<PrintAnswerer>(command); });
}

/// The same as pictures: for book.png, pdftoppm converts the pages of book.png.pdf to book-1.png, book-2.png
/// and so on.
ExitCode print_pictures(PrintCommand command, Console& console) {
  const std::string pictures = command.out;
  // The file with the pages is free again once they are written, before they are drawn.
  const auto lock = OutputLock::take(pictures, pictures);
  if (!lock) return refuse_output(lock.error(), console);
  const std::string pages = command.out = pictures + ".pdf";
  const ExitCode exit = print(command, console);
  console.flush();
  std::error_code error;
  if (const auto size = std::filesystem::file_size(pages, error); error || size == 0) {
    std::filesystem::remove(pages, error);
    return exit;
  }
  const std::string stem = std::filesystem::path(pictures).replace_extension().string();
  const auto drawn = run_child({"pdftoppm", "-r", "150", "-png", pages, stem}, {}, [](std::string_view) {});
  if (!drawn || *drawn != 0) {
    console.complain(drawn ? say::kPicturesFailed(pictures, *drawn, pages)
                           : say::kNoPictures(pictures, pages));
    return ExitCode::bad_input;
  }
  std::filesystem::remove(pages, error);
  return exit;
}

}  // namespace

void add_print(Program& program) {
  auto command = std::make_shared<PrintCommand>();
  CLI::App& app = program.add_command("print", [command](Console& console) {
    if (const std::string problem = take_last_as_output(command->input.files, command->out);
        !problem.empty()) {
      console.complain(problem);
      return ExitCode::bad_input;
    }
    return command->out.ends_with(".png") ? print_pictures(*command, console) : print(*command, console);
  });
  add_input_options(app, command->input);
  add_drawing_option(app, command->input);
  bind(app, options::kTitle, command->booklet.title);
  bind(app, options::kPerPage, command->booklet.per_page);
  bind(app, options::kSolutionsPerPage, command->booklet.solutions_per_page);
  bind(app, options::kPaper, command->booklet.paper, options::parse_paper);
  bind(app, options::kRatingOfPrint, command->scale, options::parse_scale);
  bind(app, options::kTimeLimit, command->search.time_limit, parse_duration);
  bind(app, options::kMemoryLimit, command->search.memory_limit, parse_bytes);
  bind(app, options::kOut, command->out);
}

}  // namespace quadrille::cli
