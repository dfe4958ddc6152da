// quadrille canon: the canonical form of a puzzle, which is the same for all puzzles that differ only in the
// names of digits and in positions.
#include "sudoku/canon/canonical_form.h"

#include <optional>

#include <fmt/format.h>

#include "base/json_line.h"
#include "cli/bulk/batch.h"
#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/options/bind.h"
#include "cli/output/drawing.h"
#include "options/commands/writing.h"

namespace quadrille::cli {

namespace {

struct CanonCommand {
  InputOptions input;
  std::optional<options::AnswerFormat> transformation;
  int threads = 1;
  OutOptions out;
};

class CanonAnswerer final : public Answerer {
 public:
  explicit CanonAnswerer(const CanonCommand& command)
      : command_(command), format_(*formats::find_format("line")) {}

  void answer(const Entry& entry, Reply& reply) override {
    const sudoku::Puzzle& puzzle = *entry.item.puzzle;
    const auto refuse = [&](const std::string& sentence) {
      reply.out = "\n";
      reply.note(fmt::format("{}: {}", entry.place(), sentence));
      reply.exit = ExitCode::bad_input;
    };
    const auto form = sudoku::canonical_form(puzzle);
    if (!form) return refuse(form.error().message);
    const sudoku::Puzzle least = puzzle_of(*form, puzzle);
    if (const std::string why = why_not_written(format_, least); !why.empty()) return refuse(why);
    const std::string text = written(format_, {.puzzle = least});
    reply.out = !command_.transformation ? text : with_transformation(text, *form);
  }

 private:
  [[nodiscard]] std::string with_transformation(std::string text, const sudoku::CanonicalForm& form) const {
    if (text.ends_with('\n')) text.pop_back();
    if (command_.transformation == options::AnswerFormat::text) {
      const bool is_more = form.automorphisms == sudoku::kMostAutomorphisms;
      return say::kTransformation(text, text_of(form.how),
                                  fmt::format("{}{}", form.automorphisms, is_more ? "+" : "")) +
             '\n';
    }
    const auto from_one = [](std::vector<int> list) {
      for (int& index : list) ++index;
      return list;
    };
    const std::vector<int>& digits = form.how.digits;
    return JsonObject()
               .member("canon", text)
               .member("transposed", form.how.is_transposed)
               .member("rows", from_one(form.how.rows))
               .member("columns", from_one(form.how.columns))
               .member("digits", std::vector<int>(digits.begin() + 1, digits.end()))
               .member("automorphisms", form.automorphisms)
               .end() +
           '\n';
  }

  const CanonCommand& command_;
  const formats::Format& format_;
};

ExitCode canon(const CanonCommand& command, Console& console) {
  const AnswerOptions options{.threads = command.threads, .write_bad = write_empty_line};
  return answer_all(command.input, Bulk::never, command.out, console, options,
                    [&](bool /*is_batch*/) { return std::make_unique<CanonAnswerer>(command); });
}

}  // namespace

void add_canon(Program& program) {
  auto command = std::make_shared<CanonCommand>();
  CLI::App& app =
      program.add_command("canon", [command](Console& console) { return canon(*command, console); });
  add_input_options(app, command->input);
  bind(app, options::kTransformation, command->transformation, options::parse_answer_format);
  add_out_options(program.command_line(), app, command->out);
  bind(app, options::kThreads, command->threads, options::parse_threads);
}

}  // namespace quadrille::cli
