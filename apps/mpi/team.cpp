#include "mpi/team.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>
#include <vector>

namespace quadrille::mpi {

namespace {

using Wish = cp::PieceSearch::Wish;

void nap() {
  constexpr std::chrono::microseconds kNap{200};
  std::this_thread::sleep_for(kNap);
}

/// The time of a search, which bounds that of each piece: parts of a piece that takes longer are left, so
/// that what is done is in the journal soon, however often the run is killed. The bound grows with the run,
/// since each cut costs some.
class PieceTime {
 public:
  using Clock = std::chrono::steady_clock;

  [[nodiscard]] bool is_over(Clock::time_point begun) const {
    constexpr Clock::duration kLeast = std::chrono::milliseconds(200), kMost = std::chrono::minutes(1);
    const auto now = Clock::now();
    return now - begun > std::clamp((now - start_) / 10, kLeast, kMost);
  }

 private:
  Clock::time_point start_ = Clock::now();
};

/// A piece to be searched, as a report that leaves it.
std::vector<std::int64_t> numbers_of(const Ledger::Work& work) {
  return mpi::numbers_of(Report{.piece = work.number, .result = {.solution = {}, .left = {work.piece}}});
}

class Leader {
 public:
  Leader(Channel& channel, cp::PieceSearch& search, Ledger& ledger, Journal* journal)
      : channel_(channel), search_(search), ledger_(ledger), journal_(journal), ranks_(at(channel.size())) {}

  [[nodiscard]] Parsed<void> run() {
    while (is_going_on()) {
      serve();
      if (const auto work = is_going_on() ? ledger_.take() : std::nullopt) {
        search(*work);
      } else if (is_going_on()) {
        nap();
      }
    }
    dismiss(channel_);
    return failure_ ? tl::unexpected(*failure_) : Parsed<void>();
  }

 private:
  using Time = std::chrono::steady_clock::time_point;

  struct Rank {
    bool is_ready = false;
    std::optional<std::uint64_t> piece;
    bool was_told = false;  // to leave parts, or to drop it
    Time since{};
  };

  [[nodiscard]] static std::size_t at(int rank) { return static_cast<std::size_t>(rank); }
  [[nodiscard]] bool is_going_on() const { return !failure_ && !ledger_.is_over(); }

  /// This rank's own piece. Others are served meanwhile.
  void search(const Ledger::Work& work) {
    begin(0, work.number);
    auto result = search_.search(work.piece, [&] {
      serve();
      if (!is_going_on() || !ledger_.is_wanted(work.number)) return Wish::drop;
      return ranks_[0].was_told || time_.is_over(ranks_[0].since) ? Wish::leave_parts : Wish::go_on;
    });
    ranks_[0].piece.reset();
    if (result) note({.piece = work.number, .result = *std::move(result)});
  }

  void serve() {
    while (const auto message = channel_.receive()) read(*message);
    if (!is_going_on()) return;
    for (int rank = 1; rank < channel_.size(); ++rank) serve(rank);
    ask_for_parts();
  }

  void serve(int rank) {
    Rank& other = ranks_[at(rank)];
    if (other.piece && !ledger_.is_wanted(*other.piece) && !std::exchange(other.was_told, true))
      channel_.send(rank, Tag::drop, {});
    if (!other.is_ready) return;
    const auto work = ledger_.take();
    if (!work) return;
    other.is_ready = false;
    begin(rank, work->number);
    channel_.send(rank, Tag::piece, numbers_of(*work));
  }

  void read(const Message& message) {
    Rank& rank = ranks_[at(message.rank)];
    if (message.tag != Tag::hello && message.tag != Tag::report) return;
    rank.is_ready = true;
    rank.piece.reset();
    if (auto report = report_of(message.numbers)) note(*std::move(report));
  }

  void note(const Report& report) {
    if (!ledger_.add(report) || journal_ == nullptr) return;
    if (auto written = journal_->add(report); !written) failure_ = written.error();
  }

  void begin(int rank, std::uint64_t piece) {
    ranks_[at(rank)] = {
        .is_ready = false, .piece = piece, .was_told = false, .since = std::chrono::steady_clock::now()};
  }

  /// As many ranks as there are without a piece are to leave parts of theirs, those first that have theirs
  /// for the longest.
  void ask_for_parts() {
    if (ledger_.has_waiting()) return;
    std::ptrdiff_t wanted = std::ranges::count(ranks_, true, &Rank::is_ready) + (ranks_[0].piece ? 0 : 1);
    wanted -= std::ranges::count_if(ranks_, [](const Rank& rank) { return rank.piece && rank.was_told; });
    for (; wanted > 0; --wanted) {
      int oldest = -1;
      for (int rank = 0; rank < channel_.size(); ++rank) {
        const Rank& other = ranks_[at(rank)];
        if (other.piece && !other.was_told && (oldest < 0 || other.since < ranks_[at(oldest)].since))
          oldest = rank;
      }
      if (oldest < 0) return;
      ranks_[at(oldest)].was_told = true;
      if (oldest > 0) channel_.send(oldest, Tag::leave_parts, {});
    }
  }

  Channel& channel_;
  cp::PieceSearch& search_;
  Ledger& ledger_;
  Journal* journal_;
  std::vector<Rank> ranks_;
  PieceTime time_;
  std::optional<InputError> failure_;
};

class Follower {
 public:
  Follower(Channel& channel, cp::PieceSearch& search) : channel_(channel), search_(search) {}

  void run() {
    channel_.send(0, Tag::hello, {});
    while (!is_stopped_) {
      const auto message = channel_.receive();
      if (!message) {
        nap();
      } else if (message->tag == Tag::stop) {
        is_stopped_ = true;
      } else if (message->tag == Tag::piece) {
        if (const auto work = report_of(message->numbers)) search(work->piece, work->result.left.front());
      }
    }
    channel_.send(0, Tag::bye, {});
  }

 private:
  void search(std::uint64_t number, const cp::Piece& piece) {
    wish_ = Wish::go_on;
    const auto begun = PieceTime::Clock::now();
    auto result = search_.search(piece, [this, begun] {
      read();
      return wish_ == Wish::go_on && time_.is_over(begun) ? Wish::leave_parts : wish_;
    });
    if (is_stopped_) return;
    std::vector<std::int64_t> report;  // empty: it was dropped
    if (result) report = mpi::numbers_of(Report{.piece = number, .result = *std::move(result)});
    channel_.send(0, Tag::report, report);
  }

  void read() {
    while (const auto message = channel_.receive()) {
      if (message->tag == Tag::leave_parts && wish_ == Wish::go_on) wish_ = Wish::leave_parts;
      if (message->tag == Tag::drop || message->tag == Tag::stop) wish_ = Wish::drop;
      is_stopped_ = is_stopped_ || message->tag == Tag::stop;
    }
  }

  Channel& channel_;
  cp::PieceSearch& search_;
  PieceTime time_;
  Wish wish_ = Wish::go_on;
  bool is_stopped_ = false;
};

}  // namespace

Parsed<void> lead(Channel& channel, cp::PieceSearch& search, Ledger& ledger, Journal* journal) {
  return Leader(channel, search, ledger, journal).run();
}

void dismiss(Channel& channel) {
  for (int rank = 1; rank < channel.size(); ++rank) channel.send(rank, Tag::stop, {});
  // Reports on their way are received, too: whoever sends a long one waits for that.
  for (int left = channel.size() - 1; left > 0;) {
    if (const auto message = channel.receive()) {
      left -= message->tag == Tag::bye ? 1 : 0;
    } else {
      nap();
    }
  }
}

void follow(Channel& channel, cp::PieceSearch& search) { Follower(channel, search).run(); }

}  // namespace quadrille::mpi
