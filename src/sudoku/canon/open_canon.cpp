#include "sudoku/canon/open_canon.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "base/bits.h"

namespace quadrille::sudoku {

namespace {

using Name = std::uint8_t;

/// a * b, or kMostAutomorphisms if that is less.
std::uint64_t times(std::uint64_t a, std::uint64_t b) {
  return b != 0 && a > kMostAutomorphisms / b ? kMostAutomorphisms : a * b;
}
std::uint64_t plus(std::uint64_t a, std::uint64_t b) {
  return a > kMostAutomorphisms - b ? kMostAutomorphisms : a + b;
}
std::uint64_t factorial(int n) {
  std::uint64_t product = 1;
  for (int i = 2; i <= n; ++i) product = times(product, static_cast<std::uint64_t>(i));
  return product;
}

bool is_in(Word set, int i) { return (set >> i & 1) != 0; }

/// kMost: at least the size.
template <int kMost>
class OpenCanon {
 public:
  OpenCanon(const Grid& grid, const BandsAndStacks& shape)
      : size_(shape.size),
        rows_(shape.box_rows),
        columns_(shape.box_columns),
        ways_(shape.is_transposable() ? 2 : 1) {
    for (int row = 0; row < size_; ++row) {
      for (int column = 0; column < size_; ++column) {
        const auto digit = static_cast<Name>(grid[at(row * size_ + column)]);
        digits_[0][at(row)][at(column)] = digit;
        digits_[1][at(column)][at(row)] = digit;
        if (digit == 0) continue;
        has_digits_[0] |= bit(row);
        has_digits_[1] |= bit(column);
      }
    }
    band_ = low_bits(rows_);
  }

  [[nodiscard]] std::optional<CanonicalForm> find() {
    for (int way = 0; way < ways_; ++way) states_.push_back(beginning(way));
    CanonicalForm form;
    for (int index = 0; index < size_; ++index) {
      best_.clear();
      for (std::size_t i = 0; i < states_.size(); ++i) try_rows(i, index);
      next_.clear();
      for (const Choice& choice : best_) {
        follow(choice, index);
        if (next_.size() > kMostTies) return std::nullopt;
      }
      std::swap(states_, next_);
      for (int i = 0; i < size_; ++i) form.grid.push_back(row_[at(i)]);
    }
    finish(form);
    return form;
  }

 private:
  using Line = std::array<Name, static_cast<std::size_t>(kMost)>;
  static constexpr Name kUnnamed = 0xff;  // greater than all names

  struct State {
    Line columns;                                                 // in their positions
    std::array<Name, static_cast<std::size_t>(kMost) + 1> names;  // by digit; 0: not yet named
    std::array<Name, static_cast<std::size_t>(kMost)> rows;
    Word classes;          // positions at which a class of columns begins
    Word groups;           // positions at which a group of stacks begins
    Word used;             // set of rows
    std::uint64_t orders;  // the number of orders that the state represents
    Name named;            // the number of named digits
    Name way;
  };
  /// A state and its next row, with the columns in the order that makes it least.
  struct Choice {
    std::size_t state;
    std::uint64_t orders;
    int row;
    Line columns, names;
  };

  [[nodiscard]] State beginning(int way) const {
    State state{};
    for (int i = 0; i < size_; ++i) state.columns[at(i)] = static_cast<Name>(i);
    for (int place = 0; place < size_; place += columns_) state.classes |= bit(place);
    state.groups = 1;
    state.orders = 1;
    state.way = static_cast<Name>(way);
    return state;
  }

  /// Tries each row that may come next. Only one row without digits is tried in each band, and only one band
  /// without digits.
  void try_rows(std::size_t index, int position) {
    const State& state = states_[index];
    const Word filled = has_digits_[state.way];
    if (position % rows_ != 0) {
      const int band = state.rows[at(position - 1)] / rows_;
      return try_band(index, band, 1);
    }
    Word empty_bands = 0;
    for (int band = 0; band < size_ / rows_; ++band) {
      const Word all = band_ << (band * rows_);
      if ((state.used & all) != 0) continue;
      if ((filled & all) != 0) {
        try_band(index, band, 1);
      } else {
        empty_bands |= bit(band);
      }
    }
    if (empty_bands != 0)
      try_band(index, lowest(empty_bands), static_cast<std::uint64_t>(count_of(empty_bands)));
  }
  void try_band(std::size_t index, int band, std::uint64_t orders) {
    const State& state = states_[index];
    const Word left = band_ << (band * rows_) & ~state.used;
    const Word empty = left & ~has_digits_[state.way];
    if (empty != 0) try_row(index, lowest(empty), times(orders, static_cast<std::uint64_t>(count_of(empty))));
    for (const int row : Bits(left & has_digits_[state.way])) try_row(index, row, orders);
  }

  void try_row(std::size_t index, int row, std::uint64_t orders) {
    const State& state = states_[index];
    Choice choice{.state = index, .orders = orders, .row = row, .columns = state.columns, .names = {}};
    const Line& digits = digits_[state.way][at(row)];
    for (int i = 0; i < size_; ++i) {
      const Name digit = digits[state.columns[at(i)]];
      choice.names[at(i)] = digit == 0 || state.names[digit] != 0 ? state.names[digit] : kUnnamed;
    }
    order_classes(state, choice);
    if (count_of(state.groups) < size_ / columns_) order_groups(state, choice);
    if (!is_least(state, choice)) return;
    best_.push_back(choice);
  }

  /// Sorts each class. By insertion, since a class has few columns.
  void order_classes(const State& state, Choice& choice) const {
    for (int i = 1; i < size_; ++i) {
      for (int j = i; !is_in(state.classes, j) && choice.names[at(j - 1)] > choice.names[at(j)]; --j) {
        std::swap(choice.names[at(j - 1)], choice.names[at(j)]);
        std::swap(choice.columns[at(j - 1)], choice.columns[at(j)]);
      }
    }
  }
  void order_groups(const State& state, Choice& choice) const {
    for (int i = 1; i < size_ / columns_; ++i)
      for (int j = i; !is_in(state.groups, j) && compare_stacks(choice, j - 1, j) > 0; --j)
        swap_stacks(choice.names, choice.columns, j - 1, j);
  }
  [[nodiscard]] int compare_stacks(const Choice& choice, int first, int second) const {
    for (int i = 0; i < columns_; ++i) {
      const int difference = choice.names[at(first * columns_ + i)] - choice.names[at(second * columns_ + i)];
      if (difference != 0) return difference;
    }
    return 0;
  }
  void swap_stacks(Line& names, Line& columns, int first, int second) const {
    for (int i = 0; i < columns_; ++i) {
      std::swap(names[at(first * columns_ + i)], names[at(second * columns_ + i)]);
      std::swap(columns[at(first * columns_ + i)], columns[at(second * columns_ + i)]);
    }
  }

  /// Whether the row is as good as the best so far. A better one replaces all choices so far.
  bool is_least(const State& state, const Choice& choice) {
    bool is_better = best_.empty();
    int named = state.named;
    for (int i = 0; i < size_; ++i) {
      const Name name = choice.names[at(i)] == kUnnamed ? static_cast<Name>(++named) : choice.names[at(i)];
      if (!is_better && name > row_[at(i)]) return false;
      is_better |= name < row_[at(i)];
      row_[at(i)] = name;
    }
    if (is_better) best_.clear();
    return true;
  }

  /// Adds the states that result from a choice. There are several if new digits, or stacks that begin with
  /// new digits in the same positions, may be in any order.
  void follow(const Choice& choice, int position) {
    const State& before = states_[choice.state];
    State state = before;
    state.columns = choice.columns;
    state.rows[at(position)] = static_cast<Name>(choice.row);
    state.used |= bit(choice.row);
    state.orders = times(state.orders, choice.orders);
    for (int i = 0; i < size_; ++i) {
      const Name name = choice.names[at(i)];
      if (name == kUnnamed || (i > 0 && name != choice.names[at(i - 1)])) state.classes |= bit(i);
    }
    const std::size_t first = next_.size();
    next_.push_back(state);
    split_groups(before, choice, first);
    for (int i = 0, end = 0; i < size_; i = end) {
      for (end = i + 1; end < size_ && !is_in(before.classes, end); ++end) {
      }
      int begin = i;
      while (begin < end && choice.names[at(begin)] != kUnnamed) ++begin;
      for (int unit = begin; unit + 1 < end; ++unit) exchange(first, unit, end, 1);
    }
    for (std::size_t i = first; i < next_.size(); ++i) give_names(next_[i], choice);
  }

  /// Splits groups of stacks that now differ. If equal ones have new digits, each order is a separate state.
  void split_groups(const State& before, const Choice& choice, std::size_t first) {
    const int stacks = size_ / columns_;
    const auto has_new = [&](int stack) {
      const auto begin = choice.names.begin() + stack * columns_;
      return std::find(begin, begin + columns_, kUnnamed) != begin + columns_;
    };
    for (int stack = 0, end = 0; stack < stacks; stack = end) {
      end = stack + 1;
      while (end < stacks && !is_in(before.groups, end) && compare_stacks(choice, stack, end) == 0) ++end;
      next_[first].groups |= bit(stack);
      if (!has_new(stack)) continue;
      for (int other = stack + 1; other < end; ++other) next_[first].groups |= bit(other);
      for (int unit = stack; unit + 1 < end; ++unit) exchange(first, unit, end, columns_);
    }
    for (std::size_t i = first + 1; i < next_.size(); ++i) next_[i].groups = next_[first].groups;
  }

  /// For each state from `first` on, adds the states in which a later unit takes the place of `unit`. Calls
  /// for one unit after another give each order once.
  void exchange(std::size_t first, int unit, int end, int width) {
    const std::size_t count = next_.size();
    for (std::size_t i = first; i < count && next_.size() <= kMostTies; ++i) {
      for (int other = unit + 1; other < end; ++other) {
        State state = next_[i];
        for (int k = 0; k < width; ++k)
          std::swap(state.columns[at(unit * width + k)], state.columns[at(other * width + k)]);
        next_.push_back(state);
      }
    }
  }

  void give_names(State& state, const Choice& choice) const {
    const Line& digits = digits_[state.way][at(choice.row)];
    for (int i = 0; i < size_; ++i)
      if (choice.names[at(i)] == kUnnamed) state.names[digits[state.columns[at(i)]]] = ++state.named;
  }

  /// The number of orders that a state represents: columns that are alike to the end have no digits.
  [[nodiscard]] std::uint64_t orders_of(const State& state) const {
    std::uint64_t orders = state.orders;
    const auto runs = [&](Word begins, int count) {
      for (int i = 0, end = 0; i < count; i = end) {
        for (end = i + 1; end < count && !is_in(begins, end); ++end) {
        }
        orders = times(orders, factorial(end - i));
      }
    };
    runs(state.classes, size_);
    runs(state.groups, size_ / columns_);
    return orders;
  }

  void finish(CanonicalForm& form) {
    const State& state = states_.front();
    form.automorphisms = 0;
    for (const State& tied : states_) form.automorphisms = plus(form.automorphisms, orders_of(tied));
    form.how.is_transposed = state.way == 1;
    for (int i = 0; i < size_; ++i) {
      form.how.rows.push_back(state.rows[at(i)]);
      form.how.columns.push_back(state.columns[at(i)]);
    }
    form.how.digits.assign(at(size_ + 1), 0);
    int next = state.named;
    for (int digit = 1; digit <= size_; ++digit) {
      const Name name = state.names[at(digit)];
      form.how.digits[at(digit)] = name != 0 ? name : ++next;
    }
  }

  int size_, rows_, columns_, ways_;
  std::array<std::array<Line, static_cast<std::size_t>(kMost)>, 2> digits_;  // by way and row
  std::array<Word, 2> has_digits_{};                                         // by way: the rows that are not
                                                                             // empty
  Word band_ = 0;                                                            // the rows of the first band
  std::vector<State> states_, next_;
  std::vector<Choice> best_;
  Line row_{};  // the least row so far
};

}  // namespace

std::optional<CanonicalForm> canonical_form_of_open(const Grid& grid, const BandsAndStacks& shape) {
  constexpr int kSmall = 16;
  if (shape.size <= kSmall) return OpenCanon<kSmall>(grid, shape).find();
  return OpenCanon<kMaxSize>(grid, shape).find();
}

}  // namespace quadrille::sudoku
