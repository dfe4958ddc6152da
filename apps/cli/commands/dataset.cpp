// quadrille dataset: a training set and a test set of puzzles, with solutions and ratings.
#include "cli/dataset/card.h"

#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <unordered_set>

#include <fmt/format.h>

#include "cli/commands/command.h"
#include "cli/commands/making.h"
#include "cli/dataset/blocks.h"
#include "cli/dataset/sentences.h"
#include "cli/input/text_file.h"
#include "cli/options/bind.h"
#include "cli/output/command_words.h"
#include "cli/output/output.h"
#include "cli/output/sentences.h"
#include "cli/process/interrupt.h"
#include "cli/text/numbers.h"
#include "options/commands/dataset.h"
#include "system/sentences.h"

namespace quadrille::cli {

namespace {

struct DatasetCommand {
  MakingOptions making;
  std::uint64_t count = 0, seed = 0, test_percent = 0;
  bool steps = false;
  options::TableFormat output = options::TableFormat::jsonl;
  std::string out;
  std::optional<options::Part> part;
  int threads = 1;
  const std::vector<std::string>* command_line = nullptr;
};

/// Without slashes at the end.
std::string folder_name(std::string name) {
  while (name.size() > 1 && name.ends_with('/')) name.pop_back();
  return name;
}

DatasetPlan plan_of(const DatasetCommand& command, WhatToMake what) {
  return {.kind = std::move(what.kind),
          .generate = generate_options(command.making, std::move(what.drawn)),
          .wanted = command.making.wanted,
          .count = command.count,
          .seed = command.seed,
          .test_percent = command.test_percent,
          .has_path = command.steps,
          .format = command.output,
          .command = words_without({&options::kOutOfDataset, &options::kPartOfDataset, &options::kThreads},
                                   *command.command_line),
          .folder = folder_name(command.out),
          .threads = command.threads};
}

/// "12,345 puzzles".
std::string puzzles_text(std::uint64_t count) { return say::kPuzzles(count, count_text(count)); }

/// A run of the command.
class DatasetRun {
 public:
  DatasetRun(const DatasetPlan& plan, Console& console) : plan_(plan), console_(console), blocks_(plan) {}

  [[nodiscard]] ExitCode make_part(const options::Part& part) {
    const std::uint64_t count = plan_.block_count();
    const Numbers wanted{part.begin_in(count), part.end_in(count)};
    if (const auto made = make(wanted); !made) return end_early(made.error(), ExitCode::try_again);
    const std::uint64_t puzzles =
        wanted.size() == 0 ? 0 : plan_.block(wanted.end - 1).end - plan_.block(wanted.begin).begin;
    console_.note(say::kPartOfDatasetIsDone(plan_.folder, part.index, part.count, puzzles_text(puzzles)));
    return ExitCode::solved;
  }

  /// manifest: the file, which this run owns.
  [[nodiscard]] ExitCode make_all(OutputFile& manifest) {
    if (const auto made = make({0, plan_.block_count()}); !made)
      return end_early(made.error(), ExitCode::limit_reached);
    if (const auto sorted = sort_all(); !sorted) return end_early(sorted.error(), ExitCode::limit_reached);
    if (const auto ended = finish(manifest); !ended) return refuse(ended.error().message);
    is_done_ = true;
    console_.note(say::kDatasetIsMade(plan_.folder, puzzles_text(shards_.counts(0).puzzles),
                                      puzzles_text(shards_.counts(1).puzzles)));
    if (kept_.size() == plan_.count) return ExitCode::solved;
    console_.note(say::kFewerInequivalent(puzzles_text(kept_.size()), count_text(plan_.count)));
    return ExitCode::limit_reached;
  }
  /// Whether the dataset is complete.
  [[nodiscard]] bool is_done() const { return is_done_; }

 private:
  using Done = tl::expected<void, BlockProblem>;

  [[nodiscard]] Done make(Numbers wanted) {
    console_.start_progress([this] { return progress_text(); });
    auto made = blocks_.make(wanted);
    console_.end_progress();
    return made;
  }

  [[nodiscard]] std::string progress_text() const {
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    const std::uint64_t made = blocks_.made(), there = made + blocks_.found();
    std::string text = say::kMade(count_text(there));
    const double rate = static_cast<double>(made) / seconds;
    if (made == 0) return text;
    if (rate >= 1) text += say::kASecond(count_text(static_cast<std::uint64_t>(rate)));
    if (there < plan_.count)
      text += say::kLeft(
          count_text(static_cast<std::uint64_t>(static_cast<double>(plan_.count - there) / rate) + 1));
    return text;
  }

  /// Reads the blocks in order, and sends their entries to the files, until there are enough.
  [[nodiscard]] Done sort_all() {
    constexpr std::uint64_t kPatience = 1000;
    for (std::uint64_t block = 0; kept_.size() < plan_.count && barren_ < kept_.size() + kPatience; ++block) {
      if (block >= plan_.block_count())
        if (auto made = make({block, block + 1}); !made) return made;
      if (interrupted()) return tl::unexpected(BlockProblem{});
      if (auto sorted = sort(block); !sorted)
        return tl::unexpected(BlockProblem{std::move(sorted.error().message)});
    }
    if (auto ended = shards_.end(); !ended)
      return tl::unexpected(BlockProblem{std::move(ended.error().message)});
    return {};
  }

  [[nodiscard]] Parsed<void> sort(std::uint64_t block) {
    const auto text = blocks_.read(block);
    if (!text) return tl::unexpected(text.error());
    for (std::string_view rest = *text; !rest.empty() && kept_.size() < plan_.count;) {
      const std::size_t length = std::min(rest.find('\n'), rest.size() - 1);
      const auto entry = read_kept_line(rest.substr(0, length));
      if (!entry) return bad_input(say::kBlockIsDamaged(plan_.block_file(block)));
      rest.remove_prefix(length + 1);
      const bool is_new = kept_.insert(entry->hash).second;
      barren_ = is_new ? 0 : barren_ + 1;
      left_out_ += is_new ? 0 : 1;
      if (!is_new) continue;
      if (auto added = shards_.add(*entry); !added) return added;
    }
    return {};
  }

  /// Writes the card and the manifest.
  [[nodiscard]] Parsed<void> finish(OutputFile& manifest) {
    auto done = replace_file(plan_.card_file(), card_text(plan_, shards_, left_out_));
    if (done) done = manifest.open_fresh();
    if (!done) return done;
    if (!write_all(manifest.descriptor(), manifest_text(plan_, &shards_)))
      return bad_input(quadrille::say::kFileCannotBeWritten(manifest.name(), std::strerror(errno)));
    return manifest.put_in_place();
  }

  [[nodiscard]] ExitCode end_early(const BlockProblem& problem, ExitCode if_interrupted) {
    if (!problem.message.empty())
      return refuse_output({.message = problem.message, .is_in_use = problem.is_in_use}, console_);
    console_.note(say::kDatasetInterrupted(puzzles_text(blocks_.made() + blocks_.found())));
    return if_interrupted;
  }

  [[nodiscard]] ExitCode refuse(const std::string& sentence) {
    console_.complain(sentence);
    return ExitCode::bad_input;
  }

  const DatasetPlan& plan_;
  Console& console_;
  DatasetBlocks blocks_;
  Shards shards_{plan_};
  std::unordered_set<std::uint64_t> kept_;  // the hashes of the puzzles that were kept
  std::uint64_t barren_ = 0;                // puzzles in a row that were left out
  std::uint64_t left_out_ = 0;
  bool is_done_ = false;
  const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

/// Whether a name is that of a lock, or of a manifest or a card that a killed run did not put in place.
bool is_left_over(const std::filesystem::path& file, const DatasetPlan& plan) {
  const std::string name = file.string();
  return name.starts_with(temporary_prefix(plan.manifest_file())) ||
         name.starts_with(temporary_prefix(plan.card_file())) || name == lock_of(plan.manifest_file());
}

/// Whether the folder has no files but such ones.
bool is_unused(const DatasetPlan& plan) {
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(plan.folder, error))
    if (!is_left_over(entry.path(), plan)) return false;
  return !error;
}

/// Whether the folder's dataset is complete. An error if the folder cannot be used.
Parsed<bool> begin_folder(const DatasetPlan& plan) {
  const auto make_folder = [](const std::string& folder) -> Parsed<void> {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    return error ? bad_input(quadrille::say::kFileCannotBeWritten(folder, error.message())) : Parsed<void>();
  };
  auto begun = make_folder(plan.folder);
  if (begun && target_of(plan.manifest_file()).kind == FileKind::absent)
    begun = is_unused(plan) ? replace_file(plan.manifest_file(), manifest_text(plan, nullptr))
                            : bad_input(say::kFolderIsNotEmpty(plan.folder));
  if (!begun) return tl::unexpected(std::move(begun.error()));
  const auto text = read_saved(plan.manifest_file());
  const auto manifest = text ? read_manifest(*text) : std::nullopt;
  if (!manifest) return bad_input(say::kFolderIsNotEmpty(plan.folder));
  if (manifest->command != plan.command)
    return bad_input(say::kOtherDataset(plan.folder, shell_line(manifest->command)));
  if (manifest->version != QUADRILLE_VERSION)
    return bad_input(say::kDatasetOfOtherVersion(plan.folder, manifest->version, QUADRILLE_VERSION));
  if (!manifest->is_complete) begun = make_folder(plan.block_folder());
  if (!begun) return tl::unexpected(std::move(begun.error()));
  return manifest->is_complete;
}

/// Removes what is needed only while the dataset is made.
void tidy_up(const DatasetPlan& plan) {
  namespace fs = std::filesystem;
  std::error_code error;
  fs::remove_all(plan.block_folder(), error);
  std::vector<fs::path> left;
  for (const auto& entry : fs::directory_iterator(plan.folder, error))
    if (is_left_over(entry.path(), plan) && entry.path() != fs::path(lock_of(plan.manifest_file())))
      left.push_back(entry.path());
  for (const fs::path& file : left) fs::remove(file, error);
}

ExitCode dataset(const DatasetCommand& command, Console& console) {
  const auto refuse = [&console](const std::string& sentence) {
    console.complain(sentence);
    return ExitCode::bad_input;
  };
  if (command.out.empty()) return refuse(say::kDatasetNeedsOut());
  auto what = what_to_make(command.making);
  if (!what) return refuse(what.error().message);
  const DatasetPlan plan = plan_of(command, *std::move(what));
  if (const auto fits = EntryMaker::check(plan); !fits) return refuse(fits.error().message);
  if (plan.format == options::TableFormat::jsonl)
    if (const auto built = check_packing(Packing::zstd); !built)
      return refuse(".jsonl.zst " + built.error().message);
  const auto is_complete = begin_folder(plan);
  if (!is_complete) return refuse(is_complete.error().message);
  DatasetRun run(plan, console);
  if (command.part && !*is_complete) return run.make_part(*command.part);
  auto manifest = OutputFile::take(plan.manifest_file());
  if (!manifest) return refuse_output(manifest.error(), console);
  const ExitCode exit = *is_complete ? ExitCode::solved : run.make_all(*manifest);
  if (*is_complete) console.note(say::kDatasetIsComplete(plan.folder));
  if (*is_complete || run.is_done()) tidy_up(plan);
  return exit;
}

}  // namespace

void add_dataset(Program& program) {
  auto command = std::make_shared<DatasetCommand>();
  CLI::App& app =
      program.add_command("dataset", [command](Console& console) { return dataset(*command, console); });
  bind(app, options::kCountOfDataset, command->count);
  bind(app, options::kSeedOfDataset, command->seed);
  add_making_options(app, command->making);
  bind(app, options::kOutOfDataset, command->out);
  bind(app, options::kOutputOfDataset, command->output, options::parse_table_format);
  bind(app, options::kTestOfDataset, command->test_percent);
  bind(app, options::kStepsOfDataset, command->steps);
  bind(app, options::kPartOfDataset, command->part, options::parse_part);
  bind(app, options::kThreadsOfGenerate, command->threads, options::parse_threads);
  command->command_line = &program.command_line();
}

}  // namespace quadrille::cli
