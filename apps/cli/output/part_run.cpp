#include "cli/output/part_run.h"

#include <sys/stat.h>

#include <cerrno>
#include <cstring>

#include <fmt/format.h>

#include "cli/interrupt.h"
#include "cli/output/command_words.h"
#include "cli/output/sentences.h"
#include "cli/packed/packing.h"
#include "cli/packed/sentences.h"
#include "options/options.h"

namespace quadrille::cli {

namespace {

bool is_there(const std::string& file) {
  struct stat status{};
  return stat(file.c_str(), &status) == 0;
}

/// Why the output that is there does not hold the answers to this part; empty where it does.
std::string why_not_done(const std::string& file, const Receipt& work) {
  const auto receipt = read_receipt(file);
  if (!receipt) return receipt.error().message;
  if (std::string why = why_other_work(work, *receipt, receipt_of(file)); !why.empty()) return why;
  if (receipt->part != work.part) return say::kOtherPart(receipt_of(file), receipt->part.index);
  if (const auto input = check_input(*receipt); !input) return input.error().message;
  const auto output = check_output(file, *receipt);
  return output ? "" : output.error().message;
}

}  // namespace

tl::expected<PartRun, ExitCode> PartRun::begin(const OutOptions& out, Receipt work, Console& console) {
  const auto end = [&console](const std::string& sentence, ExitCode exit) {
    console.complain(sentence);
    return tl::unexpected(exit);
  };
  work.version = QUADRILLE_VERSION;
  work.command = words_without({&options::kOut, &options::kPart, &options::kThreads}, *out.command_line);
  work.part = *out.part;
  if (packing_of_name(out.file) != Packing::none)
    return end(say::kPartIsNotPacked(out.file), ExitCode::bad_input);
  if (out.file == work.input) return end(say::kOverwritesInput(out.file), ExitCode::bad_input);
  if (is_there(out.file)) {
    const std::string why = why_not_done(out.file, work);
    if (!why.empty()) return end(say::kIsNotOfThisPart(out.file, why), ExitCode::bad_input);
    console.note(fmt::format("{}: {}", out.file, say::kPartIsDone()));
    return tl::unexpected(ExitCode::solved);
  }
  auto output = FreshFile::open(out.file, console);
  if (!output) return end(output.error().message, ExitCode::bad_input);
  PartRun run(out.file, std::move(work), *std::move(output));
  console.hash_output(run.hash_);
  return run;
}

ExitCode PartRun::finish(const Receipt& read, ExitCode answers, Console& console) {
  if (interrupted()) return ExitCode::try_again;
  receipt_.input_hash = read.input_hash;
  receipt_.lines = read.lines;
  receipt_.puzzles = account_->puzzles;
  console.flush();
  receipt_.written = console.length();
  receipt_.output_hash = hash_->value();
  receipt_.says_places = read.says_places;
  receipt_.exit = answers;
  receipt_.messages = account_->messages;
  receipt_.message_count = account_->message_count;
  // The receipt comes first, so that an output in place always has one.
  if (!replace_file(receipt_of(file_), receipt_.text())) {
    console.complain(say::kCannotBeWritten(receipt_of(file_), std::strerror(errno)));
    return ExitCode::try_again;
  }
  if (const auto placed = output_.put_in_place(console); !placed) {
    console.complain(placed.error().message);
    return ExitCode::try_again;
  }
  return ExitCode::solved;
}

}  // namespace quadrille::cli
