// Keeps the lanes busy: removes the nodes that a sweep finished, branches those that are stuck, and gives new
// work to idle lanes.
//
//   exchange --> [window: grids] --> lanes --> sweep --+--> solved or dead: count it, the lane is idle
//                       ^              ^               +--> stuck: branch; one child stays in the lane,
//                       |              |               |    the other goes to the pool
//                    answers          pool <-----------+
#if defined(QUADRILLE_LANES_SEARCH_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef QUADRILLE_LANES_SEARCH_INL_H_
#undef QUADRILLE_LANES_SEARCH_INL_H_
#else
#define QUADRILLE_LANES_SEARCH_INL_H_
#endif

#include <algorithm>
#include <utility>
#include <vector>

#include "lanes/batch.h"
#include "lanes/brancher-inl.h"
#include "lanes/transpose-inl.h"

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

/// The search nodes that wait for a lane: one stack for each grid. All are rows of blocks, which never move,
/// so that memory grows by one block at a time.
class Pool {
 public:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  explicit Pool(std::size_t row_words) : row_words_(row_words) {}

  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] std::span<Word> row(std::uint32_t node) {
    return {blocks_[node / kBlockRows].data() + node % kBlockRows * row_words_, row_words_};
  }
  /// Adds a node, which the caller fills in, on top of a stack.
  [[nodiscard]] std::span<Word> push(std::uint32_t& top) {
    ++size_;
    std::uint32_t node = free_;
    if (node == kNone) {
      node = static_cast<std::uint32_t>(below_.size());
      below_.push_back(kNone);
      if (blocks_.size() * kBlockRows < below_.size()) blocks_.emplace_back(kBlockRows * row_words_);
    } else {
      free_ = below_[node];
    }
    below_[node] = std::exchange(top, node);
    return row(node);
  }
  void pop(std::uint32_t& top) {
    --size_;
    const std::uint32_t node = std::exchange(top, below_[top]);
    below_[node] = std::exchange(free_, node);
  }

 private:
  static constexpr std::size_t kBlockRows = 256;

  std::size_t row_words_;
  std::vector<std::vector<Word>> blocks_;  // kBlockRows nodes in each
  std::vector<std::uint32_t> below_;       // by node: the next one of its stack, or kNone
  std::uint32_t free_ = kNone;             // the stack of unused nodes
  std::size_t size_ = 0;
};

/// The grids that were taken and not yet answered, in a ring buffer, so that memory stays constant. If the
/// oldest grid takes long, the ring fills up, and no new grid is taken until it is answered.
class Window {
 public:
  static constexpr std::size_t kSlots = 4096;

  explicit Window(std::size_t row_words) : row_words_(row_words), slots_(1), first_(row_words) {}

  struct Slot {
    std::uint64_t solutions = 0;
    std::uint64_t branches = 0;
    std::uint32_t open = 0;           // search nodes of the grid, in lanes and in the pool
    std::uint32_t top = Pool::kNone;  // the stack of those in the pool
    bool complete = true;
  };

  [[nodiscard]] bool is_full() const { return end_ - begin_ == kSlots; }
  /// Whether many grids wait for the oldest one.
  [[nodiscard]] bool is_wide() const { return end_ - begin_ > kSlots / 2; }
  /// The oldest grid that has nodes in the pool, searching from the last one found; there must be one.
  [[nodiscard]] std::uint32_t oldest_with_nodes() {
    search_from_ = std::max(search_from_, begin_);
    while (slots_[search_from_ % kSlots].top == Pool::kNone) {
      if (++search_from_ == end_) search_from_ = begin_;
    }
    return static_cast<std::uint32_t>(search_from_ % kSlots);
  }
  [[nodiscard]] Slot& slot(std::uint32_t index) { return slots_[index]; }
  /// The grid's first solution.
  [[nodiscard]] std::span<Word> first(std::uint32_t index) {
    return std::span(first_).subspan(index * row_words_, row_words_);
  }
  [[nodiscard]] std::uint32_t add() {
    const auto index = static_cast<std::uint32_t>(end_++ % kSlots);
    if (index == slots_.size()) {
      slots_.emplace_back();
      first_.resize(first_.size() + row_words_);
    }
    slots_[index] = {.open = 1};
    return index;
  }
  /// Gives the answers that are ready, in the order of the grids.
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
  std::vector<Slot> slots_;  // the greatest number ever needed at once, plus one
  std::vector<Word> first_;
  std::uint64_t begin_ = 0, end_ = 0;
  std::uint64_t search_from_ = 0;
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
        rows_(kRowBlock * row_words()),
        row_(row_words()),
        window_(row_words()),
        pool_(row_words()) {}

  BatchStatistics run() {
    fill();
    while (count(active_) != 0) {
      if (options_.stop.stop_requested()) break;
      sweeper_.sweep(state_);
      ++statistics_.sweeps;
      LaneSet ready;  // lanes that are solved, dead or stuck
      for (std::size_t w = 0; w < kWords; ++w)
        ready[w] = active_[w] & (state_.dead[w] | state_.solved[w] | ~state_.moved[w]);
      const int waiting = count(ready);
      if (waiting < kPatience && waiting < count(active_)) continue;
      handle(ready);
    }
    abandon();
    window_.give(exchange_);
    return statistics_;
  }

 private:
  /// Lanes are handled when this many are ready. Fewer keep the lanes busier; more share the cost of
  /// transposing.
  static constexpr int kPatience = kLanes / 8 * 5;

  /// The number of words of a row; a constant if the size is one.
  [[nodiscard]] std::size_t row_words() const { return words_for(sweeper_.size()); }

  [[nodiscard]] static int count(const LaneSet& lanes) {
    int total = 0;
    for (const Word word : lanes) total += count_of(word);
    return total;
  }

  /// Calls f(lane, index of its word in a LaneSet, its bit there). Lanes whose rows are adjacent in memory
  /// follow each other.
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
    if (is_some_stuck(ready)) brancher_.prepare(state_);
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
    exchange_.tick(statistics_);
    fill();
  }

  [[nodiscard]] bool is_some_stuck(const LaneSet& ready) const {
    Word stuck = 0;
    for (std::size_t w = 0; w < kWords; ++w) stuck |= ready[w] & ~(state_.dead[w] | state_.solved[w]);
    return stuck != 0;
  }

  /// Whether the search of the slot's grid should go on.
  [[nodiscard]] bool is_wanted(const Window::Slot& slot) const {
    return slot.solutions < options_.limit && is_within_limits(slot);
  }
  [[nodiscard]] bool is_within_limits(const Window::Slot& slot) const {
    return slot.branches <= options_.most_branches + options_.branches_per_solution * slot.solutions;
  }

  /// Counts a branch; abandons the grid if it has too many.
  [[nodiscard]] bool may_branch(Window::Slot& slot) const {
    ++slot.branches;
    if (is_within_limits(slot)) return true;
    slot.complete = false;
    return false;
  }

  void accept(int lane, Window::Slot& slot) {
    ++statistics_.solutions;
    if (slot.solutions++ == 0) read_row(lane, window_.first(slot_of_[static_cast<std::size_t>(lane)]));
    if (slot.solutions == options_.limit) slot.complete = false;
  }

  /// The lane keeps the smallest candidate of a cell; a node with the other candidates goes to the pool.
  void branch(int lane) {
    ++statistics_.branches;
    Window::Slot& slot = window_.slot(slot_of_[static_cast<std::size_t>(lane)]);
    ++slot.open;
    const std::span<Word> row = pool_.push(slot.top);
    read_row(lane, row);
    const auto choice = brancher_.choose(lane, row);
    const auto w = static_cast<std::size_t>(lane / 64);
    for (const int d : Bits(without_lowest(choice.digits)))
      state_.candidates.at(static_cast<std::size_t>(d * sweeper_.cells() + choice.cell))[w] &=
          ~bit(lane % 64);
    const int at = lowest(choice.digits) * sweeper_.cells() + choice.cell;
    row[static_cast<std::size_t>(at / 64)] &= ~bit(at % 64);
  }

  /// Gives work to the idle lanes.
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

  /// Each grid is searched depth first by the lane that took it, so that little work is wasted if not all
  /// solutions are wanted. Other lanes help the oldest grid with waiting nodes if many grids wait for it,
  /// or if there is no new grid.
  [[nodiscard]] bool fill_lane(int lane) {
    std::uint32_t& slot = slot_of_[static_cast<std::size_t>(lane)];
    if (take_node(lane, window_.slot(slot))) return true;
    if (window_.is_wide()) return help(lane, slot) || take_grid(lane, slot);
    return take_grid(lane, slot) || help(lane, slot);
  }

  [[nodiscard]] bool help(int lane, std::uint32_t& slot) {
    while (!pool_.empty()) {
      slot = window_.oldest_with_nodes();
      if (take_node(lane, window_.slot(slot))) return true;
    }
    return false;
  }

  [[nodiscard]] bool take_node(int lane, Window::Slot& slot) {
    const bool wanted = is_wanted(slot);
    while (slot.top != Pool::kNone) {
      if (wanted) write_row(lane, pool_.row(slot.top));
      pool_.pop(slot.top);
      if (wanted) return true;
      --slot.open;
    }
    return false;
  }

  [[nodiscard]] bool take_grid(int lane, std::uint32_t& slot) {
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
      for (const int i : Bits(active_[w]))
        close(window_.slot(slot_of_[64 * w + static_cast<std::size_t>(i)]));
    while (!pool_.empty()) {
      Window::Slot& slot = window_.slot(window_.oldest_with_nodes());
      pool_.pop(slot.top);
      close(slot);
    }
  }
  static void close(Window::Slot& slot) {
    --slot.open;
    slot.complete = false;
  }

  // A row holds the words of one lane. Rows are stored in blocks of 64 vectors, one block for each word of a
  // row. There is an unused vector between blocks: otherwise the words of a row would be a power of two
  // apart, and evict each other from the cache.
  static constexpr std::size_t kRowBlock = 65;

  void rows_from_planes() {
    for (std::size_t block = 0; block < row_words(); ++block) {
      Word* const rows = rows_.at(kRowBlock * block);
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
      transpose(rows_.at(kRowBlock * block),
                [=](std::size_t i, Vector v) HWY_ATTR { blend(planes + i * kWords, v); });
    }
    for (std::size_t cell = 0; cell < static_cast<std::size_t>(sweeper_.cells()); ++cell) {
      blend(state_.single.at(cell), none());
      blend(state_.placed.at(cell), none());
    }
  }
  [[nodiscard]] Word& row_word(int lane, std::size_t block) {
    return rows_.at(kRowBlock * block + static_cast<std::size_t>(lane % 64))[lane / 64];
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
  bool may_take_ = true;  // within fill(): whether the exchange may be asked for a grid
  bool exhausted_ = false;
  BatchStatistics statistics_;
};

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // include guard
