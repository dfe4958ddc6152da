#include "cli/bulk/bulk_entries.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

#include "cli/output/author_notes.h"
#include "cli/process/interrupt.h"
#include "lanes/batch.h"
#include "sudoku/solve/lanes_shape.h"
#include "sudoku/solve/open_count.h"

namespace quadrille::cli {

namespace {

/// A puzzle of the input on its way to the output.
struct Traveller {
  Entry entry;
  Reply reply;
  bool is_done = false;
  bool is_cut = false;  // the user interrupted: neither this reply nor later ones are passed on
};

/// The input and the output, shared by all threads.
class EntryRoad {
 public:
  EntryRoad(Input& input, Delivery& delivery) : input_(input), delivery_(delivery) {}

  /// Whether one more may be taken. Waits for that if `waits`.
  [[nodiscard]] bool has_room(bool waits) {
    std::unique_lock lock(mutex_);
    if (waits) left_.wait(lock, [this] { return travellers_.size() < kMost; });
    return travellers_.size() < kMost;
  }

  /// Null at the end, and after an interruption.
  [[nodiscard]] Traveller* take() {
    const std::lock_guard lock(mutex_);
    auto entry = interrupted() ? std::nullopt : input_.next();
    if (!entry) return nullptr;
    return &travellers_.emplace_back(Traveller{.entry = std::move(*entry), .reply = {}});
  }

  /// Passes on replies that are done and next in order.
  void finish(Traveller& traveller) {
    const std::lock_guard lock(mutex_);
    traveller.is_done = true;
    for (; !travellers_.empty() && travellers_.front().is_done; travellers_.pop_front()) {
      Traveller& front = travellers_.front();
      is_cut_ = is_cut_ || front.is_cut;
      if (!is_cut_) deliver(front);
    }
    left_.notify_all();
  }

  [[nodiscard]] const Delivery& delivery() const { return delivery_; }

 private:
  static constexpr std::size_t kMost = 1 << 14;

  void deliver(Traveller& traveller) {
    if (!traveller.entry.item.puzzle) return delivery_.finish_bad(traveller.entry);
    delivery_.finish(traveller.entry.file, traveller.reply, traveller.entry.end);
  }

  Input& input_;
  Delivery& delivery_;
  std::mutex mutex_;
  std::condition_variable left_;
  std::deque<Traveller> travellers_;  // in the order of the input
  bool is_cut_ = false;
};

class KnownEntry final : public Known {
 public:
  KnownEntry(const lanes::Answer& answer, const sudoku::Puzzle& puzzle, sudoku::Grid& solution)
      : Known(answer, puzzle.layout().digits), puzzle_(puzzle), solution_(solution) {}

  [[nodiscard]] formats::Document document() const override {
    read_solution(solution_);
    return {.puzzle = puzzle_, .solution = &solution_};
  }

 private:
  const sudoku::Puzzle& puzzle_;
  sudoku::Grid& solution_;
};

/// The work of one thread.
class EntryWorker final : public lanes::Exchange {
 public:
  EntryWorker(EntryRoad& road, const sudoku::Puzzle& kind, std::uint64_t limit,
              std::unique_ptr<Answerer> answerer)
      : road_(road),
        kind_(kind),
        limit_(limit),
        answerer_(std::move(answerer)),
        solution_(static_cast<std::size_t>(kind.cell_count())) {}

  void work(const lanes::Shape& shape) {
    lanes::solve_batch(shape, *this,
                       {.limit = limit_,
                        .most_branches = kMostKernelBranches,
                        .branches_per_solution = sudoku::kBranchesPerSolution,
                        .stop = StopToken(stop_)});
  }

  [[nodiscard]] lanes::Taken take(lanes::Candidates candidates) override {
    for (;;) {
      if (!road_.has_room(pending_.empty())) return lanes::Taken::later;
      Traveller* const next = road_.take();
      if (next == nullptr) return lanes::Taken::end;
      const auto& puzzle = next->entry.item.puzzle;
      note_reading(next->entry, next->reply);
      if (puzzle && puzzle->is_of_same_kind(kind_)) {
        sudoku::fill_candidates(*puzzle, candidates);
        pending_.push_back(next);
        return lanes::Taken::grid;
      }
      if (puzzle) answer_alone(*next);
      road_.finish(*next);
    }
  }

  void give(const lanes::Answer& answer) override {
    Traveller& traveller = *pending_.front();
    pending_.pop_front();
    const bool is_enough = answer.complete || answer.solutions >= limit_;
    if (is_enough && is_told(traveller, answer)) {
      traveller.is_cut = is_cut_short();
    } else {
      answer_alone(traveller);
    }
    road_.finish(traveller);
  }

  void tick(const lanes::BatchStatistics& /*work*/) override {
    if (interrupted()) stop_.request_stop();
  }

 private:
  /// Whether the kernel's answer is sufficient for a reply.
  [[nodiscard]] bool is_told(Traveller& traveller, const lanes::Answer& answer) {
    const Entry& entry = traveller.entry;
    const KnownEntry known(answer, *entry.item.puzzle, solution_);
    const auto exit = answerer_->answer_known(known, entry.file, entry.item.line, traveller.reply.out);
    if (exit) traveller.reply.exit = *exit;
    return exit.has_value();
  }

  void answer_alone(Traveller& traveller) {
    traveller.is_cut = interrupted();
    if (traveller.is_cut) return;
    traveller.reply.pass_on = [] {};
    answerer_->answer(traveller.entry, traveller.reply);
    // A resumed run repeats work that may have been cut short.
    traveller.is_cut = is_cut_short();
  }

  [[nodiscard]] bool is_cut_short() const { return interrupted() && road_.delivery().is_resumable(); }

  EntryRoad& road_;
  const sudoku::Puzzle& kind_;
  std::uint64_t limit_;
  std::unique_ptr<Answerer> answerer_;
  sudoku::Grid solution_;
  std::deque<Traveller*> pending_;  // in the kernel
  StopSource stop_;
};

}  // namespace

void answer_entries_in_bulk(const sudoku::Puzzle& kind, const lanes::Shape& shape, Input& input,
                            Delivery& delivery, const AnswerOptions& options,
                            const MakeAnswerer& make_answerer) {
  EntryRoad road(input, delivery);
  const auto work = [&](std::unique_ptr<Answerer> answerer) {
    EntryWorker(road, kind, options.entry_limit, std::move(answerer)).work(shape);
  };
  std::vector<std::thread> others;
  for (int i = 1; i < options.threads; ++i) others.emplace_back(work, make_answerer(true));
  work(make_answerer(true));
  for (std::thread& thread : others) thread.join();
}

}  // namespace quadrille::cli
