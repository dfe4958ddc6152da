// quadrille status: the parts that are done, in progress, and missing.
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/options/bind.h"
#include "cli/output/part_checkpoints.h"
#include "cli/output/part_list.h"
#include "cli/output/sentences.h"
#include "cli/text/numbers.h"
#include "formats/json_text.h"
#include "options/commands/making.h"
#include "system/output_lock.h"
#include "system/plain_file.h"

namespace quadrille::cli {

namespace {

struct StatusCommand {
  std::vector<std::string> files;
  std::string prefix;                  // of the outputs, instead of their names
  std::optional<std::uint64_t> parts;  // number of parts
  bool quick = false;                  // do not read the outputs
  bool json = false;
};

enum class PartState { done, running, died, not_begun, wrong };

/// One output, which need not exist.
struct PartView {
  std::string file;
  PartState state = PartState::not_begun;
  std::string problem;             // if it is wrong: a sentence
  std::optional<Receipt> receipt;  // of the output, or as of now
  std::uint64_t done = 0;          // amount of the part's work; see PartProgress::done()
  double rate = 0;                 // amount per second

  [[nodiscard]] double share() const {
    return receipt && receipt->range.size() > 0
               ? static_cast<double>(done) / static_cast<double>(receipt->range.size())
               : 0;
  }
};

PartView look_at_output(std::string file, bool quick) {
  PartView output{.file = std::move(file)};
  std::error_code error;
  if (std::filesystem::exists(output.file, error)) {
    auto receipt = read_receipt(output.file);
    const auto sound = receipt ? check_output(output.file, *receipt, quick) : Parsed<void>();
    output.state = receipt && sound ? PartState::done : PartState::wrong;
    if (!receipt || !sound) output.problem = (receipt ? sound.error() : receipt.error()).message;
    if (receipt) output.receipt = *std::move(receipt);
    if (output.state == PartState::done) output.done = output.receipt->range.size();
    return output;
  }
  const Worker worker = find_worker(target_of(output.file).path);
  auto progress = read_progress(target_of(output.file).path);
  if (worker == Worker::alive) {
    output.state = PartState::running;
  } else if (worker == Worker::dead || progress) {
    output.state = PartState::died;
  }
  if (!progress) return output;
  output.done = progress->done();
  const auto seconds = static_cast<double>(progress->saved_at - progress->began_at);
  if (output.state == PartState::running && seconds > 0)
    output.rate = static_cast<double>(output.done - progress->began_with) / seconds;
  output.receipt = std::move(progress->receipt);
  return output;
}

/// The parts of one work.
class PartsOfWork {
 public:
  explicit PartsOfWork(std::vector<PartView> outputs) : outputs_(std::move(outputs)) {
    for (PartView& output : outputs_) {
      if (!output.receipt) continue;
      const Receipt& receipt = *output.receipt;
      if (!first_) first_ = receipt;
      std::string why = why_other_work(*first_, receipt, receipt_of(output.file));
      const auto [other, is_new] = by_part_.emplace(receipt.part.index, &output);
      if (why.empty() && !is_new)
        why = say::kPartComesTwice(other->second->file, output.file, receipt.part.index);
      if (why.empty()) continue;
      output.state = PartState::wrong;
      output.problem = std::move(why);
    }
  }

  [[nodiscard]] const std::vector<PartView>& outputs() const { return outputs_; }
  [[nodiscard]] std::optional<std::uint64_t> parts() const {
    return first_ ? std::optional(first_->part.count) : std::nullopt;
  }
  [[nodiscard]] std::uint64_t count(PartState state) const {
    return static_cast<std::uint64_t>(std::ranges::count(outputs_, state, &PartView::state));
  }
  [[nodiscard]] std::uint64_t puzzles() const {
    std::uint64_t puzzles = 0;
    for (const PartView& output : outputs_)
      if (output.state != PartState::wrong && output.receipt) puzzles += output.receipt->puzzles;
    return puzzles;
  }
  [[nodiscard]] double share() const {
    return first_ && first_->size > 0 ? static_cast<double>(done()) / static_cast<double>(first_->size) : 0;
  }
  /// Nullopt if no running part has told how fast it is.
  [[nodiscard]] std::optional<std::uint64_t> seconds_left() const {
    double rate = 0;
    for (const PartView& output : outputs_) rate += output.rate;
    if (rate <= 0) return std::nullopt;
    return static_cast<std::uint64_t>(std::ceil(static_cast<double>(first_->size - done()) / rate));
  }
  /// Those that are not done, in the syntax of Slurm.
  [[nodiscard]] std::string missing(std::uint64_t parts) const {
    std::vector<std::uint64_t> done;
    for (const auto& [index, output] : by_part_)
      if (output->state == PartState::done) done.push_back(index);
    return missing_indices(done, parts);
  }

 private:
  [[nodiscard]] std::uint64_t done() const {
    std::uint64_t done = 0;
    for (const PartView& output : outputs_)
      if (output.state != PartState::wrong) done += output.done;
    return done;
  }

  std::vector<PartView> outputs_;
  std::optional<Receipt> first_;  // of those that have one
  std::map<std::uint64_t, const PartView*> by_part_;
};

std::string percent(double share) { return fmt::format("{:.0f} %", std::floor(100 * share)); }

std::string text_of(const PartView& output) {
  switch (output.state) {
    case PartState::running:
      return output.receipt ? say::kPartIsRunningAt(percent(output.share())) : say::kPartIsRunning();
    case PartState::died:
      return output.receipt ? say::kPartHasDiedAt(percent(output.share())) : say::kPartHasDied();
    case PartState::wrong: return output.problem;
    default: return say::kPartIsNotBegun();
  }
}

std::string json_of(const PartsOfWork& work, std::uint64_t parts) {
  const auto list = [&work](PartState state) {
    std::string text;
    for (const PartView& output : work.outputs())
      if (output.state == state)
        text += fmt::format(R"({}{{"file":{},"share":{:.4f},"puzzles":{}}})", text.empty() ? "" : ",",
                            formats::to_json(output.file), output.share(),
                            output.receipt ? output.receipt->puzzles : 0);
    return text;
  };
  const auto seconds = work.seconds_left();
  return fmt::format(R"({{"parts":{},"done":{},"puzzles":{},"share":{:.4f},"seconds_left":{},"missing":{},)"
                     R"("running":[{}],"died":[{}],"wrong":[{}]}})"
                     "\n",
                     parts, work.count(PartState::done), work.puzzles(), work.share(),
                     seconds ? fmt::format("{}", *seconds) : "null", formats::to_json(work.missing(parts)),
                     list(PartState::running), list(PartState::died), list(PartState::wrong));
}

std::string report_of(const PartsOfWork& work, std::uint64_t parts, bool is_by_prefix) {
  std::string text;
  for (const PartView& output : work.outputs())
    if (output.state != PartState::done && (output.state != PartState::not_begun || !is_by_prefix))
      text += fmt::format("{}: {}\n", output.file, text_of(output));
  if (parts == 0) return text;
  text += say::kPartsDone(count_text(work.count(PartState::done)), count_text(parts),
                          count_text(work.puzzles())) +
          '\n';
  if (const auto seconds = work.seconds_left())
    text += say::kTimeLeft(percent(work.share()), count_text(*seconds)) + '\n';
  if (const std::string missing = work.missing(parts); !missing.empty())
    text += say::kMissingParts(missing) + '\n';
  return text;
}

ExitCode status(const StatusCommand& command, Console& console) {
  if (command.files.empty() == command.prefix.empty()) {
    console.complain(say::kStatusNeedsNames());
    return ExitCode::bad_input;
  }
  std::vector<PartView> outputs;
  const auto names = command.prefix.empty() ? outputs_among(command.files)
                                            : outputs_with_prefix(command.prefix, command.parts.value_or(0));
  for (const std::string& name : names) outputs.push_back(look_at_output(name, command.quick));
  const PartsOfWork work(std::move(outputs));
  const std::uint64_t parts = command.parts.value_or(work.parts().value_or(0));
  console.write(command.json ? json_of(work, parts) : report_of(work, parts, !command.prefix.empty()));
  if (work.count(PartState::wrong) > 0) return ExitCode::bad_input;
  if (parts == 0) console.complain(say::kNoPartIsThere());
  return parts > 0 && work.missing(parts).empty() ? ExitCode::solved : ExitCode::try_again;
}

}  // namespace

void add_status(Program& program) {
  auto command = std::make_shared<StatusCommand>();
  CLI::App& app =
      program.add_command("status", [command](Console& console) { return status(*command, console); });
  app.add_option("files", command->files);
  bind(app, options::kPrefix, command->prefix);
  bind(app, options::kPartsOfStatus, command->parts);
  bind(app, options::kQuick, command->quick);
  bind(app, options::kJsonOfStatus, command->json);
}

}  // namespace quadrille::cli
