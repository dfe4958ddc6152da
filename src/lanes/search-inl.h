// Keeps the lanes busy: takes out what a sweep finished, branches what is stuck, and fills the free lanes
// again.
#if defined(QUADRILLE_LANES_SEARCH_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef QUADRILLE_LANES_SEARCH_INL_H_
#undef QUADRILLE_LANES_SEARCH_INL_H_
#else
#define QUADRILLE_LANES_SEARCH_INL_H_
#endif

#include <cassert>
#include <vector>

#include "lanes/batch.h"
#include "lanes/brancher-inl.h"
#include "lanes/transpose-inl.h"

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

/// The grids that were taken and not yet answered: a ring, so that memory stays the same however many there
/// are. When its oldest grid takes long, no new ones are taken until it is answered.
class Window {
 public:
  static constexpr std::size_t kSlots = 4096;

  explicit Window(std::size_t row_words)
      : row_words_(row_words), slots_(kSlots), first_(kSlots * row_words) {}

  struct Slot {
    std::uint64_t solutions;
    std::uint64_t branches;
    std::uint32_t open;  // search nodes in lanes and in the pool
    bool complete;
  };

  [[nodiscard]] bool is_full() const { return end_ - begin_ == kSlots; }
  [[nodiscard]] Slot& slot(std::uint32_t index) { return slots_[index]; }
  /// Its first solution.
  [[nodiscard]] std::span<Word> first(std::uint32_t index) {
    return std::span(first_).subspan(index * row_words_, row_words_);
  }
  [[nodiscard]] std::uint32_t add() {
    const auto index = static_cast<std::uint32_t>(end_++ % kSlots);
    slots_[index] = {0, 0, 1, true};
    return index;
  }
  /// Gives the answers that are ready, in order.
  void give(Exchange& exchange) {
    for (; begin_ != end_; ++begin_) {
      const auto index = static_cast<std::uint32_t>(begin_ % kSlots);
      const Slot& s = slots_[index];
      if (s.open != 0) return;
      exchange.give({s.solutions, s.complete, s.solutions == 0 ? std::span<const Word>() : first(index)});
    }
  }

 private:
  std::size_t row_words_;
  std::vector<Slot> slots_;
  std::vector<Word> first_;
  std::uint64_t begin_ = 0, end_ = 0;
};

/// Search nodes that wait for a lane: last in, first out, so that a grid's tree is searched depth first.
class Pool {
 public:
  explicit Pool(std::size_t row_words) : row_words_(row_words) {}

  [[nodiscard]] bool empty() const { return slots_.empty(); }
  /// Of the last one: its grid, and its candidates.
  [[nodiscard]] std::uint32_t slot() const { return slots_.back(); }
  [[nodiscard]] std::span<const Word> row() const {
    return {rows_.data() + at(slots_.size() - 1), row_words_};
  }
  void pop() { slots_.pop_back(); }
  /// Room for one more's candidates.
  [[nodiscard]] std::span<Word> push(std::uint32_t slot) {
    slots_.push_back(slot);
    if (rows_.size() < at(slots_.size())) rows_.resize(2 * at(slots_.size()));
    return {rows_.data() + at(slots_.size() - 1), row_words_};
  }

 private:
  [[nodiscard]] std::size_t at(std::size_t index) const { return index * row_words_; }

  std::size_t row_words_;
  std::vector<std::uint32_t> slots_;
  std::vector<Word> rows_;
};

template <class Sweeper, class Chooser>
class Search {
 public:
  Search(const Tables& tables, Exchange& exchange, const BatchOptions& options)
      : exchange_(exchange),
        options_(options),
        sweeper_(tables),
        brancher_(sweeper_, tables),
        state_(static_cast<std::size_t>(sweeper_.size()), static_cast<std::size_t>(sweeper_.cells())),
        rows_(64 * row_words()),
        row_(row_words()),
        window_(row_words()),
        pool_(row_words()) {}

  BatchStatistics run() {
    fill();
    while (count(active_) != 0) {
      sweeper_.sweep(state_);
      ++statistics_.sweeps;
      LaneSet ready;  // solved, dead or stuck
      for (std::size_t w = 0; w < kWords; ++w)
        ready[w] = active_[w] & (state_.dead[w] | state_.solved[w] | ~state_.moved[w]);
      const int waiting = count(ready);
      if (waiting < kPatience && waiting < count(active_)) continue;
      if (options_.stop.stop_requested()) break;
      handle(ready);
    }
    abandon();
    window_.give(exchange_);
    return statistics_;
  }

 private:
  /// How many lanes wait before they are handled: fewer keep the lanes busier, more share the cost of the
  /// transposition.
  static constexpr int kPatience = kLanes / 2;

  /// Known to the compiler where the size is.
  [[nodiscard]] std::size_t row_words() const { return words_for(sweeper_.size()); }

  [[nodiscard]] static int count(const LaneSet& lanes) {
    int total = 0;
    for (const Word word : lanes) total += count_of(word);
    return total;
  }

  /// f(lane, its word in a LaneSet, its bit there). Lanes whose rows lie side by side come one after the
  /// other.
  template <class F>
  static void for_each_lane(const LaneSet& lanes, F f) {
    Word any = 0;
    for (const Word word : lanes) any |= word;
    for (const int i : Bits(any)) {
      for (std::size_t w = 0; w < kWords; ++w)
        if ((lanes[w] >> i & 1) != 0) f(static_cast<int>(64 * w) + i, w, bit(i));
    }
  }

  void handle(const LaneSet& ready) {
    rows_from_planes();
    brancher_.prepare(state_);
    for_each_lane(ready, [&](int lane, std::size_t w, Word here) {
      Window::Slot& slot = window_.slot(slot_of_[static_cast<std::size_t>(lane)]);
      const bool dead = (state_.dead[w] & here) != 0;
      const bool solved = !dead && (state_.solved[w] & here) != 0;
      const bool wanted = is_wanted(slot);
      if (!dead && !solved && wanted && may_branch(slot)) return branch(lane);
      if (solved && wanted) accept(lane, slot);
      --slot.open;
      active_[w] &= ~here;
    });
    window_.give(exchange_);
    exchange_.tick();
    fill();
  }

  /// Whether the search of its grid goes on.
  [[nodiscard]] bool is_wanted(const Window::Slot& slot) const {
    return slot.solutions < options_.limit && slot.branches <= options_.most_branches;
  }

  /// Counts a branch, and gives the grid up when it has too many.
  [[nodiscard]] bool may_branch(Window::Slot& slot) const {
    if (++slot.branches <= options_.most_branches) return true;
    slot.complete = false;
    return false;
  }

  void accept(int lane, Window::Slot& slot) {
    if (slot.solutions++ == 0) read_row(lane, window_.first(slot_of_[static_cast<std::size_t>(lane)]));
    if (slot.solutions == options_.limit) slot.complete = false;
  }

  /// The lane goes on with the smallest candidate of a cell; the pool gets the node with the others.
  void branch(int lane) {
    ++statistics_.branches;
    const std::uint32_t slot = slot_of_[static_cast<std::size_t>(lane)];
    ++window_.slot(slot).open;
    const std::span<Word> row = pool_.push(slot);
    read_row(lane, row);
    const auto choice = brancher_.choose(lane, row);
    const auto w = static_cast<std::size_t>(lane / 64);
    for (const int d : Bits(without_lowest(choice.digits)))
      state_.candidates.at(static_cast<std::size_t>(d * sweeper_.cells() + choice.cell))[w] &=
          ~bit(lane % 64);
    const int at = lowest(choice.digits) * sweeper_.cells() + choice.cell;
    row[static_cast<std::size_t>(at / 64)] &= ~bit(at % 64);
  }

  /// Gives work to the lanes that have none.
  void fill() {
    LaneSet idle;
    for (std::size_t w = 0; w < kWords; ++w) idle[w] = ~active_[w];
    LaneSet filled{};
    may_take_ = !exhausted_;
    for_each_lane(idle, [&](int lane, std::size_t w, Word here) {
      if ((!pool_.empty() || may_take_) && fill_lane(lane)) filled[w] |= here;
    });
    for (std::size_t w = 0; w < kWords; ++w) active_[w] |= filled[w];
    if (count(filled) != 0) planes_from_rows(filled);
  }

  [[nodiscard]] bool fill_lane(int lane) {
    std::uint32_t& slot = slot_of_[static_cast<std::size_t>(lane)];
    while (!pool_.empty()) {
      slot = pool_.slot();
      const bool wanted = is_wanted(window_.slot(slot));
      if (wanted) write_row(lane, pool_.row());
      pool_.pop();
      if (wanted) return true;
      --window_.slot(slot).open;
    }
    may_take_ = may_take_ && !window_.is_full();
    if (!may_take_) return false;
    const Taken taken = exchange_.take(row_);
    exhausted_ = taken == Taken::end;
    may_take_ = taken == Taken::grid;
    if (!may_take_) return false;
    slot = window_.add();
    write_row(lane, row_);
    return true;
  }

  void abandon() {
    for (std::size_t w = 0; w < kWords; ++w)
      for (const int i : Bits(active_[w])) close(slot_of_[64 * w + static_cast<std::size_t>(i)]);
    for (; !pool_.empty(); pool_.pop()) close(pool_.slot());
  }
  void close(std::uint32_t index) {
    Window::Slot& slot = window_.slot(index);
    --slot.open;
    slot.complete = false;
  }

  // Rows: the words of a lane, one below the other in blocks of 64 vectors, a block for each word.

  void rows_from_planes() {
    for (std::size_t block = 0; block < row_words(); ++block) {
      Word* const rows = rows_.at(64 * block);
      transpose(state_.candidates.at(64 * block),
                [=](std::size_t i, Vector v) HWY_ATTR { store(v, rows + i * kWords); });
    }
  }
  void planes_from_rows(const LaneSet& lanes) {
    const Vector these = hn::LoadU(Tag(), lanes.data());
    const auto blend = [=](Word* plane, Vector with)
                           HWY_ATTR { store(either(without(load(plane), these), both(with, these)), plane); };
    for (std::size_t block = 0; block < row_words(); ++block) {
      Word* const planes = state_.candidates.at(64 * block);
      transpose(rows_.at(64 * block),
                [=](std::size_t i, Vector v) HWY_ATTR { blend(planes + i * kWords, v); });
    }
    for (std::size_t cell = 0; cell < static_cast<std::size_t>(sweeper_.cells()); ++cell) {
      blend(state_.single.at(cell), none());
      blend(state_.placed.at(cell), none());
    }
  }
  [[nodiscard]] Word& row_word(int lane, std::size_t block) {
    return rows_.at(64 * block + static_cast<std::size_t>(lane % 64))[lane / 64];
  }
  void read_row(int lane, std::span<Word> row) {
    for (std::size_t block = 0; block < row_words(); ++block) row[block] = row_word(lane, block);
  }
  void write_row(int lane, std::span<const Word> row) {
    for (std::size_t block = 0; block < row_words(); ++block) row_word(lane, block) = row[block];
  }

  Exchange& exchange_;
  const BatchOptions& options_;
  Sweeper sweeper_;
  Chooser brancher_;
  State state_;
  Plane rows_;
  std::vector<Word> row_;
  Window window_;
  LaneSet active_{};
  std::array<std::uint32_t, kLanes> slot_of_{};
  Pool pool_;
  bool may_take_ = true;  // while lanes are filled
  bool exhausted_ = false;
  BatchStatistics statistics_;
};

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // include guard
