#include "cli/bulk/batch.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include <fmt/format.h>

#include "base/threads.h"
#include "cli/bulk/bulk.h"
#include "cli/bulk/bulk_entries.h"
#include "cli/bulk/sentences.h"
#include "cli/input/cubes_file.h"
#include "cli/options/search_options.h"
#include "cli/output/author_notes.h"
#include "cli/output/part_run.h"
#include "cli/process/interrupt.h"
#include "formats/shapes.h"
#include "formats/text_cursor.h"
#include "lanes/grid_text.h"
#include "sudoku/solve/lanes_shape.h"

namespace quadrille::cli {

namespace {

struct Job {
  Entry entry;
  Reply reply;
  bool is_front = false;  // all jobs before it are answered and passed on
  bool is_done = false;
  bool is_dropped = false;  // the user interrupted before the job began
};

void answer_in_turn(Input& input, Delivery& delivery, Answerer& answerer) {
  while (auto entry = input.next()) {
    if (interrupted()) break;
    if (!entry->item.puzzle) {
      delivery.finish_bad(*entry);
      continue;
    }
    Reply reply;
    reply.pass_on = [&] { delivery.pass_on(entry->file, reply); };
    note_reading(*entry, reply);
    answerer.answer(*entry, reply);
    if (interrupted() && delivery.is_resumable()) return;
    delivery.finish(entry->file, reply, entry->end);
  }
  Reply last;
  answerer.end(last.out);
  delivery.pass_on({}, last);
}

/// Threads that answer jobs, and the thread that distributes jobs and collects the replies in order.
class JobThreads {
 public:
  JobThreads(Delivery& delivery, int threads, const MakeAnswerer& make_answerer)
      : delivery_(delivery), window_(static_cast<std::size_t>(threads) * kJobsAhead) {
    for (int i = 0; i < threads; ++i) {
      workers_.emplace_back([this, answerer = make_answerer(true)] { work(*answerer); });
    }
  }
  ~JobThreads() {
    {
      const std::lock_guard lock(mutex_);
      closed_ = true;
    }
    job_waits_.notify_all();
    for (std::thread& worker : workers_) worker.join();
  }
  JobThreads(const JobThreads&) = delete;
  JobThreads& operator=(const JobThreads&) = delete;

  void answer(Input& input) {
    for (;;) {
      while (jobs_.size() < window_ && !interrupted() && hand_out(input)) {
      }
      if (jobs_.empty()) return;
      take_in(*jobs_.front());
      jobs_.pop_front();
    }
  }

 private:
  static constexpr std::size_t kJobsAhead = 64;   // per thread
  static constexpr std::size_t kLarge = 1 << 16;  // for a reply that should not wait in memory

  bool hand_out(Input& input) {
    auto entry = input.next();
    if (!entry) return false;
    const bool is_bad = !entry->item.puzzle;
    Job& job = *jobs_.emplace_back(std::make_unique<Job>(Job{.entry = std::move(*entry), .reply = {}}));
    job.is_done = is_bad;
    if (is_bad) return true;
    const std::lock_guard lock(mutex_);
    waiting_.push_back(&job);
    job_waits_.notify_one();
    return true;
  }

  void take_in(Job& job) {
    if (!job.entry.item.puzzle) return delivery_.finish_bad(job.entry);
    std::unique_lock lock(mutex_);
    job.is_front = true;
    turn_came_.notify_all();
    front_done_.wait(lock, [&job] { return job.is_done; });
    lock.unlock();
    if (interrupted() && delivery_.is_resumable()) return;
    if (!job.is_dropped) delivery_.finish(job.entry.file, job.reply, job.entry.end);
  }

  void work(Answerer& answerer) {
    std::unique_lock lock(mutex_);
    for (;;) {
      job_waits_.wait(lock, [this] { return closed_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      Job& job = *waiting_.front();
      waiting_.pop_front();
      lock.unlock();
      job.is_dropped = interrupted();
      job.reply.pass_on = [this, &job] { pass_on(job); };
      if (!job.is_dropped) {
        note_reading(job.entry, job.reply);
        answerer.answer(job.entry, job.reply);
      }
      lock.lock();
      job.is_done = true;
      if (job.is_front) front_done_.notify_one();
    }
  }

  void pass_on(Job& job) {
    if (job.reply.out.size() < kLarge) return;
    std::unique_lock lock(mutex_);
    turn_came_.wait(lock, [&job] { return job.is_front; });
    lock.unlock();
    // Meanwhile the thread that collects replies waits for this job to finish.
    delivery_.pass_on(job.entry.file, job.reply);
  }

  Delivery& delivery_;
  std::size_t window_;
  std::deque<std::unique_ptr<Job>> jobs_;  // in the order of the input
  std::vector<std::thread> workers_;

  std::mutex mutex_;  // guards everything below, and the flags of the jobs
  std::condition_variable job_waits_, turn_came_, front_done_;
  std::deque<Job*> waiting_;
  bool closed_ = false;
};

/// Answers the puzzles up to a LineFile.
void answer_entries(Input& input, Delivery& delivery, const AnswerOptions& options,
                    const MakeAnswerer& make_answerer) {
  const auto kind = input.kind_of_several();
  // For other shapes, each output tells whether its format can write them.
  const bool is_simple = kind && formats::has_simple_shape(*kind);
  if (const auto shape = is_simple ? sudoku::lanes_shape(*kind) : std::nullopt)
    return answer_entries_in_bulk(*kind, *shape, input, delivery, options, make_answerer);
  if constexpr (kHasThreads) {
    if (options.threads > 1 && input.is_batch())
      return JobThreads(delivery, options.threads, make_answerer).answer(input);
  }
  answer_in_turn(input, delivery, *make_answerer(input.is_batch()));
}

/// Tells which lines were passed over and, on a terminal, how many puzzles a file has.
void note_tallies(const Input& input, Console& console) {
  for (const Tally& tally : input.tallies()) {
    const auto& [lines, first_line, first_text] = tally.passed;
    const std::string counts = say::kTally(tally.puzzles, tally.mistakes, lines);
    if (lines > 0) {
      console.note(fmt::format("{}: {}", tally.file,
                               say::kPassedOver(counts, first_line, formats::in_quotes(first_text))));
    } else if (console.errors_are_terminal() && tally.puzzles + tally.mistakes > 1) {
      console.note(fmt::format("{}: {}", tally.file, counts));
    }
  }
}

ExitCode answer_input(Input& input, Console& console, Checkpoints* checkpoints, Account* account,
                      const AnswerOptions& options, const MakeAnswerer& make_answerer) {
  const bool writes_bad = input.is_batch() || !options.is_list_of_several;
  Delivery delivery(console, writes_bad ? options.write_bad : WriteBad{}, checkpoints, account);
  std::atomic<std::uint64_t> file_size{0};
  const auto progress = [&] {
    if (!input.is_batch()) return options.progress ? options.progress() : std::string();
    return delivery.progress_text(file_size);
  };
  if (options.shows_progress) console.start_progress(progress);
  for (;;) {
    answer_entries(input, delivery, options, make_answerer);
    auto lines = input.take_line_file();
    if (!lines || interrupted()) break;
    file_size = lines->file.size().value_or(0);
    answer_in_bulk(std::move(*lines), input, delivery, options, make_answerer);
    file_size = 0;
  }
  console.end_progress();
  const ExitCode exit = delivery.close(input.is_batch(), options.stats);
  note_tallies(input, console);
  return exit;
}

/// The reason why such an input and such options have no parts; empty if they have.
std::string why_no_parts(const InputOptions& input, const OutOptions& out, const AnswerOptions& options) {
  if (!options.only_one.empty()) return say::kPartIsOfManyPuzzles(options.only_one);
  if (out.unordered) return say::kPartIsInOrder();
  const bool has_one_file =
      input.files.size() == 1 && input.files.front() != "-" && !is_link(input.files.front());
  return has_one_file ? "" : say::kPartNeedsOneFile();
}

/// Answers one part of the only file. Nullopt: the input is not that of the run that was to be resumed, which
/// is forgotten; then another call begins anew.
std::optional<ExitCode> try_part(InputOptions input_options, Bulk bulk, const OutOptions& out,
                                 Console& console, const AnswerOptions& options,
                                 const MakeAnswerer& make_answerer) {
  const auto refuse = [&console](const std::string& sentence) {
    console.complain(sentence);
    return ExitCode::bad_input;
  };
  const std::string& file = input_options.files.front();
  InputPart part(*out.part);
  if (const auto located = part.locate(file); !located)
    return refuse(fmt::format("{}: {}", file, located.error().message));
  if (const auto checked = check_cubes(file); !checked)
    return refuse(fmt::format("{}: {}", file, checked.error().message));
  auto run = PartRun::begin(out, {.input = file, .size = part.file_size(), .range = part.range()}, console);
  if (!run) return run.error();
  input_options.part = &part;
  Input input(input_options, bulk, run->checkpoints().start().position);
  if (interrupted()) return ExitCode::try_again;
  if (!input.has_begun()) return refuse(input.next()->complaint());
  if (input.has_changed()) {
    run->forget();
    return std::nullopt;
  }
  const ExitCode exit =
      answer_input(input, console, &run->checkpoints(), &run->account(), options, make_answerer);
  if (part.is_damaged()) return ExitCode::bad_input;  // already reported
  if (part.left() > 0 && !interrupted()) {
    console.complain(say::kReadInPart(file));
    return ExitCode::try_again;
  }
  return run->finish({.input_hash = part.hash(), .lines = part.lines(), .says_places = options.says_places},
                     exit, console);
}

ExitCode answer_part(const InputOptions& input, Bulk bulk, const OutOptions& out, Console& console,
                     const AnswerOptions& options, const MakeAnswerer& make_answerer) {
  if (const std::string why = why_no_parts(input, out, options); !why.empty()) {
    console.complain(why);
    return ExitCode::bad_input;
  }
  for (;;)
    if (const auto exit = try_part(input, bulk, out, console, options, make_answerer)) return *exit;
}

}  // namespace

void Known::append_digits(std::string& out) const {
  const std::size_t before = out.size();
  out.resize(before + static_cast<std::size_t>(size_) * static_cast<std::size_t>(size_));
  lanes::write_grid(size_, answer_.first, out.data() + before);
}

ExitCode answer_all(const InputOptions& input_options, const Parsed<Bulk>& bulk, const OutOptions& out,
                    Console& console, const AnswerOptions& options, const MakeAnswerer& make_answerer) {
  if (!bulk) {
    console.complain(bulk.error().message);
    return ExitCode::bad_input;
  }
  if (options.is_pdf && out.file.empty() && console.output_is_terminal()) {
    console.complain(say::kPdfOnTerminal());
    return ExitCode::bad_input;
  }
  if (out.part) return answer_part(input_options, *bulk, out, console, options, make_answerer);
  auto output = Output::open(out, input_options, console);
  if (!output) return output.error();
  Journal* const kept = output->journal();
  Input input(input_options, *bulk, kept != nullptr ? kept->start().position : InputPosition{});
  // After an interruption nothing is known, since the file was not read up to the position to compare.
  const bool is_read = !interrupted();
  if (is_read && input.has_changed()) {
    console.complain(kept->changed_text(input_options));
    return ExitCode::bad_input;
  }
  if (is_read && input.is_batch() && !options.only_one.empty()) {
    console.complain(say::kForOnePuzzle(options.only_one));
    if (kept != nullptr) kept->close(kept->start(), console, true);
    return ExitCode::bad_input;
  }
  return output->close(answer_input(input, console, kept, nullptr, options, make_answerer), console);
}

}  // namespace quadrille::cli
