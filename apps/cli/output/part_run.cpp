#include "cli/output/part_run.h"

#include <algorithm>
#include <cstdio>

#include <fmt/format.h>

#include "cli/output/command_words.h"
#include "cli/output/sentences.h"
#include "cli/packed/packing.h"
#include "cli/packed/sentences.h"
#include "cli/process/interrupt.h"
#include "cli/text/numbers.h"
#include "options/options.h"
#include "system/sentences.h"

namespace quadrille::cli {

namespace {

/// The reason why the existing output does not hold the answers to this part; empty if it does.
std::string why_not_done(const std::string& file, const Receipt& work) {
  const auto receipt = read_receipt(file);
  if (!receipt) return receipt.error().message;
  if (std::string why = why_other_work(work, *receipt, receipt_of(file)); !why.empty()) return why;
  if (receipt->part != work.part) return say::kOtherPart(receipt_of(file), receipt->part.index);
  if (receipt->range != work.range) return say::kInputHasChanged(work.input, work.part.index);
  if (const auto input = check_input(*receipt, work.input); !input) return input.error().message;
  const auto output = check_output(file, *receipt);
  return output ? "" : output.error().message;
}

}  // namespace

std::optional<Checkpoints::Mark> PartRun::take_over() {
  const auto progress = read_progress(output_.path());
  if (!progress) return std::nullopt;
  const Receipt& found = progress->receipt;
  if (!why_other_work(receipt_, found, "").empty() || found.part != receipt_.part ||
      found.range != receipt_.range)
    return std::nullopt;
  const std::string left =
      temporary_prefix(output_.path()) + progress->host + '.' + std::to_string(progress->process);
  auto hash = std::make_shared<InputHash>();
  if (!add_range(left, {.begin = 0, .end = found.written}, *hash) || hash->value() != found.output_hash)
    return std::nullopt;
  if (!output_.open_left(progress->host, progress->process, found.written)) return std::nullopt;
  state_->hash = std::move(hash);
  state_->account = {
      .messages = found.messages, .message_count = found.message_count, .puzzles = found.puzzles};
  return progress->mark;
}

tl::expected<PartRun, ExitCode> PartRun::begin(const OutOptions& out, Receipt work, Console& console,
                                               const Checkpoints::Mark& first) {
  const auto end = [&console](const std::string& sentence, ExitCode exit) {
    console.complain(sentence);
    return tl::unexpected(exit);
  };
  work.version = QUADRILLE_VERSION;
  work.command = words_without({&options::kOut, &options::kPart, &options::kThreads}, *out.command_line);
  if (const auto input = std::ranges::find(work.command, work.input); input != work.command.end())
    work.command.erase(input);
  work.part = *out.part;
  if (packing_of_name(out.file) != Packing::none)
    return end(say::kPartIsNotPacked(out.file), ExitCode::bad_input);
  const auto overwrites = [&work](const std::string& file) {
    return file == work.input || is_same_file(file, work.input);
  };
  for (const std::string& file : {out.file, receipt_of(out.file)})
    if (overwrites(file)) return end(say::kOverwritesInput(file), ExitCode::bad_input);
  auto output = OutputFile::take_with_left(out.file);
  if (!output) return tl::unexpected(refuse_output(output.error(), console));
  const std::string& file = output->path();
  if (output->is_there()) {
    const std::string why = why_not_done(file, work);
    if (!why.empty()) return end(say::kIsNotOfThisPart(out.file, why), ExitCode::bad_input);
    output->remove_what_was_left();
    std::remove(progress_of(file).c_str());
    console.note(fmt::format("{}: {}", out.file, say::kPartIsDone()));
    return tl::unexpected(ExitCode::solved);
  }
  const std::string receipt = receipt_of(file);
  if (target_of(receipt).kind != FileKind::absent && !read_receipt(file))
    return end(say::kReceiptIsAnotherFile(receipt), ExitCode::bad_input);
  if (const std::string journal = Journal::name_for(*output); target_of(journal).kind != FileKind::absent)
    return end(say::kRunIsNotComplete(out.file, journal), ExitCode::bad_input);
  console.on_unwritten(ExitCode::try_again);
  PartRun run(std::move(work), *std::move(output));
  const auto mark = run.take_over();
  run.output_.remove_what_was_left();
  const auto opened = mark ? Parsed<void>() : run.output_.open_fresh();
  if (!opened) return end(opened.error().message, ExitCode::bad_input);
  if (mark) console.note(fmt::format("{}: {}", out.file, say::kPartGoesOn(count_text(mark->answered))));
  const Checkpoints::Mark start = mark.value_or(first);
  console.redirect(run.output_.descriptor(), start.written);
  console.hash_output(run.state_->hash);
  run.state_->checkpoints.emplace(run.output_.path(), run.receipt_, start, run.state_->account,
                                  *run.state_->hash);
  return run;
}

ExitCode PartRun::finish(const Receipt& read, ExitCode answers, Console& console) {
  if (interrupted()) {
    if (state_->checkpoints->is_saved()) output_.leave();
    return ExitCode::try_again;
  }
  receipt_.input_hash = read.input_hash;
  receipt_.lines = read.lines;
  receipt_.puzzles = state_->account.puzzles;
  console.flush();
  receipt_.written = console.length();
  receipt_.output_hash = state_->hash->value();
  receipt_.says_places = read.says_places;
  receipt_.exit = answers;
  receipt_.messages = state_->account.messages;
  receipt_.message_count = state_->account.message_count;
  console.make_safe();
  const auto refuse = [&console](const std::string& sentence) {
    console.complain(sentence);
    return ExitCode::try_again;
  };
  if (output_.is_there()) return refuse(quadrille::say::kFileWasReplaced(output_.name()));
  // The receipt comes first, so that an output in place always has one.
  const auto written = replace_file(receipt_of(output_.path()), receipt_.text());
  if (!written) return refuse(written.error().message);
  if (const auto placed = output_.put_in_place(); !placed) return refuse(placed.error().message);
  forget();
  return ExitCode::solved;
}

}  // namespace quadrille::cli
