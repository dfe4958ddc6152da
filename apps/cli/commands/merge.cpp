// quadrille merge: the outputs of all parts, put together as one run would have written them.
#include <algorithm>

#include <fmt/format.h>

#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/input/text_file.h"
#include "cli/options/bind.h"
#include "cli/output/fresh_file.h"
#include "cli/output/messages.h"
#include "cli/output/part_list.h"
#include "cli/output/sentences.h"
#include "options/commands/making.h"

namespace quadrille::cli {

namespace {

struct MergeCommand {
  std::vector<std::string> files;
  std::string out;
};

/// Joins parts one behind the other.
class Merger {
 public:
  explicit Merger(Console& console) : console_(console) {}

  /// The error's sentence names the file.
  [[nodiscard]] Parsed<void> add(const PartOutput& part) {
    if (auto input = check_input(part.receipt); !input) return input;
    if (auto output = check_output(part.file, part.receipt); !output) return output;
    if (auto copied = copy(part); !copied) {
      copied.error().message = fmt::format("{}: {}", part.file, copied.error().message);
      return copied;
    }
    add_messages(part.receipt);
    puzzles_ += part.receipt.puzzles;
    lines_ += part.receipt.lines;
    return {};
  }
  [[nodiscard]] std::uint64_t puzzles() const { return puzzles_; }
  /// To be called after the last part.
  void show_messages() {
    for (const std::string& message : messages_) console_.note(message);
    if (message_count_ > messages_.size())
      console_.note(say::kFurtherMessages(input_, message_count_ - messages_.size()));
  }

 private:
  [[nodiscard]] Parsed<void> copy(const PartOutput& part) {
    auto file = TextFile::open(part.file);
    if (!file) return tl::unexpected(std::move(file.error()));
    constexpr std::size_t kChunk = 1 << 20;
    std::string text;
    for (;;) {
      const std::size_t before = text.size();
      if (auto read = file->read_some(text, kChunk); !read) return read;
      const bool is_last = text.size() == before;
      // A line that does not end here is completed by what comes next.
      const std::size_t end = is_last ? text.size() : text.rfind('\n') + 1;
      write(std::string_view(text).substr(0, end), part.receipt);
      text.erase(0, end);
      if (is_last) return {};
    }
  }

  /// Whole lines of the output.
  void write(std::string_view text, const Receipt& receipt) {
    if (!receipt.says_places || lines_ == 0) return console_.write(text);
    while (!text.empty()) {
      const std::size_t length = std::min(text.find('\n'), text.size() - 1) + 1;
      console_.write(renumbered(text.substr(0, length), receipt.input, lines_));
      text.remove_prefix(length);
    }
  }

  void add_messages(const Receipt& receipt) {
    input_ = receipt.input;
    message_count_ += receipt.message_count;
    for (const std::string& message : receipt.messages)
      if (messages_.size() < Messages::kShown)
        messages_.push_back(receipt.lines == 0 ? message : renumbered(message, receipt.input, lines_));
  }

  Console& console_;
  std::uint64_t lines_ = 0;  // of the input, in the parts so far
  std::uint64_t puzzles_ = 0;
  std::string input_;
  std::vector<std::string> messages_;
  std::uint64_t message_count_ = 0;
};

ExitCode merge(const MergeCommand& command, Console& console) {
  const auto refuse = [&console](const std::string& sentence) {
    console.complain(sentence);
    return ExitCode::bad_input;
  };
  if (command.out.empty()) return refuse(say::kMergeNeedsOut());
  const auto names = outputs_among(command.files);
  if (std::ranges::find(names, command.out) != names.end()) return refuse(say::kOverwritesInput(command.out));
  const auto parts = read_parts(names);
  if (!parts) return refuse(parts.error().message);
  if (parts->empty()) return refuse(say::kNoPartIsThere());
  if (const std::string missing = missing_parts(*parts); !missing.empty()) {
    console.write(say::kMissingParts(missing) + '\n');
    return ExitCode::try_again;
  }
  auto output = FreshFile::open(command.out, console);
  if (!output) return refuse(output.error().message);
  Merger merger(console);
  for (const PartOutput& part : *parts)
    if (const auto added = merger.add(part); !added) return refuse(added.error().message);
  if (const auto placed = output->put_in_place(console); !placed) return refuse(placed.error().message);
  merger.show_messages();
  const std::uint64_t puzzles = merger.puzzles();
  console.note(say::kMerged(command.out, count_text(parts->size()), count_text(puzzles)));
  return ExitCode::solved;
}

}  // namespace

void add_merge(Program& program) {
  auto command = std::make_shared<MergeCommand>();
  CLI::App& app =
      program.add_command("merge", [command](Console& console) { return merge(*command, console); });
  app.add_option("files", command->files)->required();
  bind(app, options::kOutOfMerge, command->out);
}

}  // namespace quadrille::cli
