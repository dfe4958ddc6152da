// quadrille merge: combines the outputs of all parts into the output of a single run.
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <optional>
#include <unordered_set>

#include <fmt/format.h>

#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/input/cubes_file.h"
#include "cli/input/text_file.h"
#include "cli/options/bind.h"
#include "cli/output/decimal_sum.h"
#include "cli/output/messages.h"
#include "cli/output/output.h"
#include "cli/output/part_list.h"
#include "cli/output/sentences.h"
#include "cli/process/interrupt.h"
#include "cli/text/numbers.h"
#include "formats/read/read_puzzle.h"
#include "options/commands/making.h"
#include "sudoku/canon/canonical_form.h"
#include "system/output_file.h"
#include "system/sentences.h"

namespace quadrille::cli {

namespace {

struct MergeCommand {
  std::vector<std::string> files;
  std::string out;
  std::string input;  // empty: the file that the first part names
  bool distinct = false;
  bool sum = false;
  std::optional<sudoku::BoxShape> boxes;
};

/// Concatenates parts.
class Merger {
 public:
  /// input: the file that the parts have answered; empty if there is none.
  Merger(const MergeCommand& command, std::string input, Console& console)
      : command_(command), console_(console), input_(std::move(input)) {}

  /// The error's sentence names the file.
  [[nodiscard]] Parsed<void> add(const PartOutput& part) {
    if (auto input = check_input(part.receipt, input_); !input) return input;
    if (auto output = check_output(part.file, part.receipt); !output) return output;
    file_ = part.file;
    written_lines_ = 0;
    renumbering_.emplace(file_title(part.receipt.input), file_title(input_));
    if (auto copied = copy(part); !copied) {
      copied.error().message = fmt::format("{}: {}", part.file, copied.error().message);
      return copied;
    }
    if (!problem_.empty()) return bad_input(problem_);
    if (interrupted()) return {};  // it was not read completely
    add_messages(part.receipt);
    if (!command_.distinct) puzzles_ += part.receipt.puzzles;
    lines_ += part.receipt.lines;
    return {};
  }
  [[nodiscard]] std::uint64_t puzzles() const { return puzzles_; }
  /// "123", or "123+" if a part of the sum is a lower bound.
  [[nodiscard]] std::string sum() const { return sum_.text() + (is_open_ ? "+" : ""); }
  /// Call it after the last part.
  void show_messages() {
    if (dropped_ > 0) console_.note(say::kEquivalentsDropped(dropped_, count_text(dropped_)));
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
      // An incomplete line is completed by the following text.
      const std::size_t end = is_last ? text.size() : text.rfind('\n') + 1;
      const std::string_view lines = std::string_view(text).substr(0, end);
      take(lines, part.receipt);
      text.erase(0, end);
      if (is_last) return {};
    }
  }

  /// Whole lines of the output.
  void take(std::string_view lines, const Receipt& receipt) {
    if (!command_.sum && !command_.distinct) return write(lines, receipt);
    while (!lines.empty() && problem_.empty()) {
      const std::size_t length = std::min(lines.find('\n'), lines.size() - 1) + 1;
      ++written_lines_;
      command_.sum ? add_number(lines.substr(0, length)) : write_distinct(lines.substr(0, length));
      lines.remove_prefix(length);
    }
  }
  void write(std::string_view text, const Receipt& receipt) {
    if (!receipt.says_places) return console_.write(text);
    while (!text.empty()) {
      const std::size_t length = std::min(text.find('\n'), text.size() - 1) + 1;
      console_.write(renumbering_->renumbered(text.substr(0, length), lines_));
      text.remove_prefix(length);
    }
  }

  /// "123", or "123+" if a limit ended the count.
  void add_number(std::string_view line) {
    if (line.ends_with('\n')) line.remove_suffix(1);
    const bool is_open = line.ends_with('+');
    if (!sum_.add(line.substr(0, line.size() - (is_open ? 1 : 0))))
      problem_ = say::kNotANumber(file_, written_lines_, line);
    is_open_ |= is_open;
  }

  /// Writes the line, unless its puzzle is equivalent to an earlier one.
  void write_distinct(std::string_view line) {
    const auto puzzle = formats::read_puzzle(line, {.boxes = command_.boxes});
    const auto form = puzzle.and_then([](const auto& read) { return sudoku::canonical_form(read); });
    if (!form) {
      problem_ = say::kNotComparable(file_, written_lines_, form.error().message);
    } else if (forms_.emplace(form->grid.begin(), form->grid.end()).second) {
      console_.write(line);
      ++puzzles_;
    } else {
      ++dropped_;
    }
  }

  void add_messages(const Receipt& receipt) {
    message_count_ += receipt.message_count;
    for (const std::string& message : receipt.messages)
      if (messages_.size() < Messages::kShown)
        messages_.push_back(receipt.lines == 0 ? message : renumbering_->renumbered(message, lines_));
  }

  const MergeCommand& command_;
  Console& console_;
  std::string input_;
  DecimalSum sum_;
  bool is_open_ = false;                    // whether a number of the sum is a lower bound
  std::string file_;                        // the file whose lines are being read
  std::optional<Renumbering> renumbering_;  // for this part
  std::string problem_;                     // with the output
  std::unordered_set<std::string> forms_;   // the forms of the puzzles that were written
  std::uint64_t written_lines_ = 0, dropped_ = 0;
  std::uint64_t lines_ = 0;  // number of lines of the input in the parts so far
  std::uint64_t puzzles_ = 0;
  std::vector<std::string> messages_;
  std::uint64_t message_count_ = 0;
};

/// A file that is needed for the output and that the output would replace.
std::optional<std::string> overwritten(const MergeCommand& command, const std::vector<std::string>& outputs,
                                       const std::vector<PartOutput>& parts) {
  const std::string& out = command.out;
  const auto is_out = [&out](const std::string& file) { return file == out || is_same_file(file, out); };
  if (std::ranges::any_of(outputs, is_out) || is_out(command.input) || read_receipt(out)) return out;
  for (const PartOutput& part : parts)
    for (const std::string& file : {part.file, receipt_of(part.file), part.receipt.input})
      if (is_out(file)) return out;
  return std::nullopt;
}

/// The destination of the merged text. From its taking on, there is no earlier output under its name, so that
/// none passes for this merge, should that fail.
class MergedOutput {
 public:
  [[nodiscard]] static tl::expected<MergedOutput, ExitCode> take(const std::string& name, Console& console) {
    const auto refuse = [&console](const std::string& sentence) {
      console.complain(sentence);
      return tl::unexpected(ExitCode::bad_input);
    };
    auto packer = packer_for(name);
    if (!packer) return refuse(packer.error().message);
    auto file = OutputFile::take(name);
    if (!file) return tl::unexpected(refuse_output(file.error(), console));
    if (const std::string journal = Journal::name_for(*file); target_of(journal).kind != FileKind::absent)
      return refuse(say::kRunIsNotComplete(name, journal));
    const bool was_there = file->is_there();
    if (was_there && std::remove(file->path().c_str()) != 0)
      return refuse(quadrille::say::kFileCannotBeWritten(name, std::strerror(errno)));
    return MergedOutput(*std::move(file), *std::move(packer), was_there);
  }

  /// Whether an earlier output was removed.
  [[nodiscard]] bool was_there() const { return was_there_; }
  /// Lets the console write to it; it appears by put_in_place(). The error is a sentence.
  [[nodiscard]] Parsed<void> open(Console& console) {
    console.on_unwritten(ExitCode::try_again);
    if (auto opened = file_.open_fresh(); !opened) return opened;
    console.redirect(file_.descriptor());
    console.pack(std::move(packer_));
    return {};
  }
  [[nodiscard]] Parsed<void> put_in_place() { return file_.put_in_place(); }

 private:
  MergedOutput(OutputFile file, std::unique_ptr<Packer> packer, bool was_there)
      : file_(std::move(file)), packer_(std::move(packer)), was_there_(was_there) {}

  OutputFile file_;
  std::unique_ptr<Packer> packer_;
  bool was_there_;
};

ExitCode merge_parts(const MergeCommand& command, const std::vector<PartOutput>& parts, MergedOutput& output,
                     Console& console) {
  const auto refuse = [&console](const std::string& sentence) {
    console.complain(sentence);
    return ExitCode::bad_input;
  };
  if (parts.empty()) {
    console.complain(say::kNoPartIsThere());
    return ExitCode::try_again;
  }
  if (const std::string missing = missing_parts(parts); !missing.empty()) {
    console.write(say::kMissingParts(missing) + '\n');
    return ExitCode::try_again;
  }
  const std::string input = command.input.empty() ? parts.front().receipt.input : command.input;
  if (std::error_code error; !input.empty() && !std::filesystem::exists(input, error))
    return refuse(say::kInputIsElsewhere(input));
  if (const auto checked = input.empty() ? Parsed<void>() : check_cubes(input); !checked)
    return refuse(fmt::format("{}: {}", input, checked.error().message));
  if (const auto opened = output.open(console); !opened) return refuse(opened.error().message);
  Merger merger(command, input, console);
  for (const PartOutput& part : parts)
    if (const auto added = merger.add(part); !added) return refuse(added.error().message);
  if (interrupted()) {
    console.note(say::kMergeInterrupted(command.out));
    return ExitCode::limit_reached;
  }
  if (command.sum) console.write(merger.sum() + '\n');
  console.make_safe();
  if (const auto placed = output.put_in_place(); !placed) return refuse(placed.error().message);
  merger.show_messages();
  const std::uint64_t puzzles = merger.puzzles();
  const std::string count = count_text(parts.size());
  console.note(command.sum ? say::kSummed(command.out, count, count_text(puzzles), merger.sum())
                           : say::kMerged(command.out, count, count_text(puzzles)));
  return ExitCode::solved;
}

ExitCode merge(const MergeCommand& command, Console& console) {
  const auto refuse = [&console](const std::string& sentence) {
    console.complain(sentence);
    return ExitCode::bad_input;
  };
  if (command.out.empty()) return refuse(say::kMergeNeedsOut());
  const auto names = outputs_among(command.files);
  const auto parts = read_parts(names);
  if (const auto file = overwritten(command, names, parts.value_or(std::vector<PartOutput>{})))
    return refuse(say::kOverwritesInput(*file));
  auto output = MergedOutput::take(command.out, console);
  if (!output) return output.error();
  const ExitCode exit =
      parts ? merge_parts(command, *parts, *output, console) : refuse(parts.error().message);
  if (exit != ExitCode::solved && output->was_there()) console.note(say::kOldOutputIsGone(command.out));
  return exit;
}

}  // namespace

void add_merge(Program& program) {
  auto command = std::make_shared<MergeCommand>();
  CLI::App& app =
      program.add_command("merge", [command](Console& console) { return merge(*command, console); });
  app.add_option("files", command->files)->required();
  bind(app, options::kOutOfMerge, command->out);
  bind(app, options::kInputOfMerge, command->input);
  bind(app, options::kDistinctOfMerge, command->distinct);
  bind(app, options::kSumOfMerge, command->sum);
  bind(app, options::kBox, command->boxes, options::parse_box);
}

}  // namespace quadrille::cli
