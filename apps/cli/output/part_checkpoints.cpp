#include "cli/output/part_checkpoints.h"

#include <unistd.h>

#include <cstdio>
#include <utility>

#include <fmt/format.h>

#include "cli/output/saved_json.h"
#include "cli/output/sentences.h"
#include "formats/json_text.h"
#include "system/plain_file.h"

namespace quadrille::cli {

namespace {

std::uint64_t seconds_now() {
  const auto time = std::chrono::system_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::seconds>(time).count());
}

}  // namespace

std::string progress_of(const std::string& output) { return output + ".partial.json"; }

std::uint64_t PartProgress::done_at(const Checkpoints::Mark& at) const {
  return receipt.input.empty() ? at.position.entries - receipt.range.begin : at.position.bytes;
}

std::string PartProgress::text() const {
  return with_own_hash(fmt::format(
      R"({},"entries":{},"bytes":{},"end_line":{},"hash":{},"answered":{},"host":{},"process":{},)"
      R"("began_at":{},"saved_at":{},"began_with":{})",
      receipt.members(), mark.position.entries, mark.position.bytes, mark.position.lines, mark.position.hash,
      mark.answered, formats::to_json(host), process, began_at, saved_at, began_with));
}

std::optional<PartProgress> read_progress(const std::string& output) {
  const auto text = read_saved(progress_of(output));
  auto receipt = text ? Receipt::in(*text) : std::nullopt;
  if (!receipt) return std::nullopt;
  const SavedJson saved(*text);
  PartProgress progress{.receipt = *std::move(receipt),
                        .mark = {.position = {.entries = saved.number("entries"),
                                              .bytes = saved.number("bytes"),
                                              .lines = static_cast<int>(saved.number("end_line")),
                                              .hash = saved.number("hash")},
                                 .answered = saved.number("answered")},
                        .host = saved.text("host").value_or(""),
                        .process = saved.number("process"),
                        .began_at = saved.number("began_at"),
                        .saved_at = saved.number("saved_at"),
                        .began_with = saved.number("began_with")};
  progress.mark.written = progress.receipt.written;
  progress.mark.exit = progress.receipt.exit;
  return progress;
}

PartCheckpoints::PartCheckpoints(const std::string& output, Receipt work, const Mark& start,
                                 const Account& account, const InputHash& hash)
    : file_(progress_of(output)),
      progress_{.receipt = std::move(work),
                .mark = start,
                .host = host_name(),
                .process = static_cast<std::uint64_t>(getpid()),
                .began_at = seconds_now()},
      start_(start),
      account_(account),
      hash_(hash) {
  progress_.began_with = progress_.done();
}

void PartCheckpoints::reached(const Mark& mark, Console& console) {
  constexpr std::chrono::seconds kBetween{1};
  if (std::chrono::steady_clock::now() - saved_ >= kBetween) save(mark, console);
}

void PartCheckpoints::close(const Mark& mark, Console& console, bool complete) {
  if (!complete) save(mark, console);
}

std::string PartCheckpoints::interrupted_text(const std::string& puzzles) const {
  return say::kInterruptedPart(puzzles);
}

void PartCheckpoints::forget() { std::remove(file_.c_str()); }

void PartCheckpoints::save(const Mark& mark, Console& console) {
  if (console.length() != mark.written) return;  // an answer is written in part
  console.make_safe();
  progress_.mark = mark;
  Receipt& receipt = progress_.receipt;
  receipt.puzzles = account_.puzzles;
  receipt.messages = account_.messages;
  receipt.message_count = account_.message_count;
  receipt.written = mark.written;
  receipt.output_hash = hash_.value();
  receipt.exit = mark.exit;
  progress_.saved_at = seconds_now();
  const auto saved = replace_file(file_, progress_.text());
  is_saved_ = saved.has_value();
  if (!saved) console.complain(say::kCannotBeResumed(saved.error().message));
  saved_ = std::chrono::steady_clock::now();
}

}  // namespace quadrille::cli
