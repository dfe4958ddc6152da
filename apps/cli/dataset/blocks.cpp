#include "cli/dataset/blocks.h"

#include <algorithm>
#include <deque>
#include <thread>

#include <fmt/format.h>

#include "base/random.h"
#include "base/threads.h"
#include "cli/dataset/entry.h"
#include "cli/dataset/sentences.h"
#include "cli/input/text_file.h"
#include "cli/packed/packer.h"
#include "cli/process/interrupt.h"
#include "cli/text/numbers.h"
#include "system/plain_file.h"

namespace quadrille::cli {

namespace {

// A try is identified by the number of the puzzle, in the lower bits, and of the try.
constexpr int kNumberBits = 40;

std::uint64_t number_of(std::uint64_t index) { return index & ((std::uint64_t{1} << kNumberBits) - 1); }
std::uint64_t next_try(std::uint64_t index) { return index + (std::uint64_t{1} << kNumberBits); }

/// The seed of a try: JSON's numbers are exact up to 53 bits.
std::uint64_t seed_for(std::uint64_t index, std::uint64_t seed) {
  constexpr int kDropped = 64 - 53;
  return Random(Random(seed).next() ^ Random(index).next()).next() >> kDropped;
}

/// Compressed if the program can do that.
std::string packed(const std::string& text) {
  auto packer = make_packer(Packing::zstd);
  if (!packer) return text;
  std::string bytes = (*packer)->add(text);
  return bytes + (*packer)->end();
}

}  // namespace

/// Makes one block after another, on one thread.
class DatasetBlocks::Maker {
 public:
  Maker(const DatasetPlan& plan, StopToken stop, std::atomic<std::uint64_t>& made)
      : plan_(plan),
        stop_(stop),
        made_(made),
        judge_(plan.wanted, {.stop = stop}),
        entries_(plan, stop),
        options_(plan.generate) {
    options_.stop = stop;
    options_.seed_for = [&plan](std::uint64_t index) { return seed_for(index, plan.seed); };
    options_.most_attempts = kMostAttempts;
    options_.on_attempt = [this](std::uint64_t /*index*/, int /*clues*/) { ++barren_; };
    if (plan.wanted.asks_for_anything())
      options_.wants = [this](const sudoku::Puzzle& puzzle) { return judge_.wants(puzzle); };
  }

  /// The text of a block; the error is a sentence. Meaningless after a stop.
  [[nodiscard]] Parsed<std::string> text_of(Numbers numbers) {
    again_.clear();
    lines_.assign(numbers.size(), "");
    next_ = numbers.begin;
    begin_ = numbers.begin;
    end_ = numbers.end;
    barren_ = 0;
    const bool is_possible = sudoku::generate(
        plan_.kind, options_, [this] { return next_index(); },
        [this](std::uint64_t index, const sudoku::Puzzle* puzzle) { take(index, puzzle); });
    if (!is_possible) return bad_input(say::kNoPuzzleForDataset());
    if (barren_ >= kMostBarren) return bad_input(say::kNoneFitsDataset(count_text(kMostBarren)));
    std::string text;
    for (const std::string& line : lines_) text += line;
    return text;
  }

 private:
  /// The number of tries without an acceptable puzzle after which it seems that there is none.
  static constexpr std::uint64_t kMostBarren = 1'000'000;
  /// A try with a fixed number of givens starts from up to so many full grids.
  static constexpr std::uint64_t kMostAttempts = 100;

  std::optional<std::uint64_t> next_index() {
    if (stop_.stop_requested() || barren_ >= kMostBarren) return std::nullopt;
    if (again_.empty()) return next_ < end_ ? std::optional(next_++) : std::nullopt;
    const std::uint64_t index = again_.front();
    again_.pop_front();
    return index;
  }

  void take(std::uint64_t index, const sudoku::Puzzle* puzzle) {
    auto entry = puzzle != nullptr ? entries_.entry_of(*puzzle) : std::nullopt;
    if (stop_.stop_requested()) return;
    if (!entry) {
      ++barren_;
      again_.push_back(next_try(index));
      return;
    }
    barren_ = 0;
    entry->index = number_of(index);
    entry->seed = seed_for(index, plan_.seed);
    lines_[entry->index - begin_] = kept_line(*entry, plan_.format);
    ++made_;
  }

  const DatasetPlan& plan_;
  StopToken stop_;
  std::atomic<std::uint64_t>& made_;
  techniques::Judge judge_;
  EntryMaker entries_;
  sudoku::GenerateOptions options_;
  std::deque<std::uint64_t> again_;  // further tries at puzzles
  std::vector<std::string> lines_;
  std::uint64_t next_ = 0, begin_ = 0, end_ = 0;
  std::uint64_t barren_ = 0;
};

DatasetBlocks::DatasetBlocks(const DatasetPlan& plan) : plan_(plan), stop_(interrupt_token()) {}

tl::expected<void, BlockProblem> DatasetBlocks::make(Numbers blocks) {
  next_ = blocks.begin;
  std::vector<std::thread> others;
  if constexpr (kHasThreads)
    for (int i = 1; i < plan_.threads && std::cmp_less(i, blocks.size()); ++i)
      others.emplace_back([this, blocks] { work(blocks); });
  work(blocks);
  for (std::thread& thread : others) thread.join();
  if (problem_) return tl::unexpected(*problem_);
  if (interrupted()) return tl::unexpected(BlockProblem{});
  return {};
}

bool DatasetBlocks::is_there(std::uint64_t block) const {
  return target_of(plan_.block_file(block)).kind == FileKind::plain;
}

void DatasetBlocks::work(Numbers blocks) {
  std::optional<Maker> maker;
  while (!stop_.stop_requested()) {
    const std::uint64_t block = next_++;
    if (block >= blocks.end) return;
    const Numbers numbers = plan_.block(block);
    if (is_there(block)) {
      found_ += numbers.size();
      continue;
    }
    if (!maker) maker.emplace(plan_, StopToken(stop_), made_);
    const auto lock = OutputLock::take(plan_.block_file(block), plan_.block_file(block));
    if (!lock) return fail({lock.error().message, lock.error().is_in_use});
    const auto text = maker->text_of(numbers);
    if (stop_.stop_requested()) return;
    if (!text) return fail({text.error().message});
    write(block, *text);
  }
}

void DatasetBlocks::write(std::uint64_t block, const std::string& text) {
  const auto written = replace_file(plan_.block_file(block), packed(text));
  if (!written) fail({written.error().message});
}

void DatasetBlocks::fail(BlockProblem problem) {
  const std::lock_guard lock(mutex_);
  if (!problem_) problem_ = std::move(problem);
  stop_.request_stop();
}

Parsed<std::string> DatasetBlocks::read(std::uint64_t block) const {
  const std::string file = plan_.block_file(block);
  auto text = read_saved(file);
  if (!text) return bad_input(fmt::format("{}: {}", file, text.error().message));
  const auto lines = static_cast<std::uint64_t>(std::ranges::count(*text, '\n'));
  if (lines != plan_.block(block).size()) return bad_input(say::kBlockIsDamaged(file));
  return text;
}

}  // namespace quadrille::cli
