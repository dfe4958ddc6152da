#include "sudoku/canon/filled_canon.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <utility>

namespace quadrille::sudoku {

namespace {

/// For any grid with at most this many rows.
template <int kMostRows>
class AnyShape {
 public:
  static constexpr int kMost = kMostRows;

  explicit AnyShape(const BandsAndStacks& shape) : shape_(shape) {}
  [[nodiscard]] int size() const { return shape_.size; }
  [[nodiscard]] int box_rows() const { return shape_.box_rows; }
  [[nodiscard]] int box_columns() const { return shape_.box_columns; }
  [[nodiscard]] bool is_transposable() const { return shape_.is_transposable(); }

 private:
  BandsAndStacks shape_;
};

/// For the most common shape. The compiler unrolls loops over constants, which saves a quarter of the time.
struct Classic {
  static constexpr int kMost = 9;
  [[nodiscard]] static int size() { return 9; }
  [[nodiscard]] static int box_rows() { return 3; }
  [[nodiscard]] static int box_columns() { return 3; }
  [[nodiscard]] static bool is_transposable() { return true; }
};

template <class Shape>
class FilledCanon : Shape {
 public:
  FilledCanon(const Grid& grid, Shape shape) : Shape(shape), ways_(shape.is_transposable() ? 2 : 1) {
    for (int row = 0; row < size(); ++row) {
      for (int column = 0; column < size(); ++column) {
        const auto digit = static_cast<Small>(grid[at(row * size() + column)] - 1);
        digits_[0][at(row)][at(column)] = digit;
        digits_[1][at(column)][at(row)] = digit;
        in_stack_[0][at(row)][at(column / box_columns())] |= std::uint64_t{1} << digit;
        in_stack_[1][at(column)][at(row / box_columns())] |= std::uint64_t{1} << digit;
      }
    }
    best_.second.fill(kNone);
  }

  [[nodiscard]] std::optional<CanonicalForm> find() {
    for_each_pair([&] {
      const int most = most_alike();
      pair_alike_[at(way_)][at(first_)][at(second_)] = static_cast<Small>(most);
      most_alike_ = std::max(most_alike_, most);
    });
    for_each_pair([&] {
      if (pair_alike_[at(way_)][at(first_)][at(second_)] != most_alike_) return;
      for (int column = 0; column < size(); ++column)
        naming_[at(column)] = column_of_[at(row(second_)[at(column)])];
      choose_first_column();
    });
    if (tried_ > kMostTies) return std::nullopt;
    return result();
  }

 private:
  using Shape::box_columns, Shape::box_rows, Shape::size;
  using Small = std::uint8_t;
  static constexpr auto kSize = static_cast<std::size_t>(Shape::kMost);
  using Line = std::array<Small, kSize>;
  static constexpr Small kNone = 0xff;

  /// The positions of columns, as far as they are known. In each stack the first positions are taken, and the
  /// first stacks too.
  struct Places {
    Places() {
      of.fill(kNone);
      begin.fill(kNone);
      taken.fill(0);
      at.fill(kNone);
    }
    Line of;     // by column: its position
    Line at;     // by position: its column
    Line begin;  // by stack: its first position
    Line taken;  // by stack: the number of positions that are taken
    int stacks = 0;
  };

  struct Best {
    Line second;  // the second row; kNone: not yet known
    std::array<Line, kSize> rows;
    Line order;  // the order of the rows
    Line columns;
    int way = 0;
    std::uint64_t count = 0;  // the number of orders that give it; 0: there is none yet
  };

  [[nodiscard]] const Line& row(int index) const { return digits_[at(way_)][at(index)]; }

  /// Gives a column that has no position the next one in its stack. Returns that position.
  Small place(int column, Places& places) const {
    const auto stack = at(column / box_columns());
    if (places.begin[stack] == kNone)
      places.begin[stack] = static_cast<Small>(places.stacks++ * box_columns());
    const auto next = static_cast<Small>(places.begin[stack] + places.taken[stack]++);
    places.of[at(column)] = next;
    places.at[at(next)] = static_cast<Small>(column);
    return next;
  }
  /// The name of the digit that the column has in the second row; the digit's column gets a position for it.
  Small name_in_second(int column, Places& places) const {
    const int named_by = naming(column);
    const Small known = places.of[at(named_by)];
    return known != kNone ? known : place(named_by, places);
  }

  /// Whether the second row may have this name at this position. A smaller name than before starts a new best
  /// row.
  bool accept(int position, Small name) {
    Small& best = best_.second[at(position)];
    if (name > best) return false;
    if (name < best) {
      std::fill(best_.second.begin() + position, best_.second.end(), kNone);
      best = name;
      best_.count = 0;
    }
    return true;
  }

  [[nodiscard]] int naming(int column) const { return naming_[at(column)]; }

  /// Tries each pair of rows of a band as the first two.
  template <class Take>
  void for_each_pair(const Take& take) {
    for (way_ = 0; way_ < ways_; ++way_) {
      for (first_ = 0; first_ < size(); ++first_) {
        for (int column = 0; column < size(); ++column)
          column_of_[at(row(first_)[at(column)])] = static_cast<Small>(column);
        const int band = first_ / box_rows() * box_rows();
        for (second_ = band; second_ < band + box_rows(); ++second_)
          if (second_ != first_) take();
      }
    }
  }

  /// For each column, the number of columns in its stack that get their names from the same stack.
  [[nodiscard]] Line columns_named_alike() const {
    Line naming_stacks, alike;
    for (int column = 0; column < size(); ++column)
      naming_stacks[at(column)] = static_cast<Small>(naming(column) / box_columns());
    for (int column = 0; column < size(); ++column) {
      const auto stack = naming_stacks.begin() + column / box_columns() * box_columns();
      alike[at(column)] =
          static_cast<Small>(std::count(stack, stack + box_columns(), naming_stacks[at(column)]));
    }
    return alike;
  }
  /// The maximum of these numbers over all columns: the number of digits of one stack in the second row that
  /// are in one stack of the first row.
  [[nodiscard]] int most_alike() const {
    int most = 0;
    for (int stack = 0; stack < size() / box_columns(); ++stack)
      for (int other = 0; other < size() / box_columns(); ++other)
        most = std::max(most, std::popcount(in_stack_[at(way_)][at(second_)][at(stack)] &
                                            in_stack_[at(way_)][at(first_)][at(other)]));
    return most;
  }

  /// Chooses the columns that may come first. They are those that lead to the least row, in whose stack the
  /// largest number of columns get their names from one stack, because these get consecutive names: 4 5 6 is
  /// less than 4 5 7. No other pair of rows has more of them.
  void choose_first_column() {
    const Line alike = columns_named_alike();
    const Places none;
    for (int column = 0; column < size(); ++column)
      if (alike[at(column)] == most_alike_ && may_be_least(0, column, none)) try_column(0, column, none);
  }
  /// Looks ahead to the positions where the second row gets names of the first stack again. The columns there
  /// are those that are named by the first columns of that stack or, with three stacks that are all alike,
  /// those named by these. The part of the second row before them is the same for all orders.
  ///
  ///   1 2 3 | 4 5 6 | 7 8 9
  ///   4 5 6 | 7 8 9 | . . .     looks at the last three
  ///   4 5 7 | . . .             looks at the first two dots
  [[nodiscard]] bool may_be_least(int position, int column, const Places& places) const {
    if (size() == box_columns() || most_alike_ < box_columns() - 1 || position >= most_alike_) return true;
    const bool is_far = size() == 3 * box_columns() && most_alike_ == box_columns();
    for (int ahead = 0; ahead <= position; ++ahead) {
      int next = naming(naming(ahead == position ? column : places.at[at(ahead)]));
      if (is_far) next = naming(next);
      const Small known = next == column ? static_cast<Small>(position) : places.of[at(next)];
      const bool is_elsewhere = next / box_columns() != column / box_columns();
      const int least = is_elsewhere ? 2 * box_columns() : known != kNone ? known : position + 1;
      const Small best = best_.second[at((is_far ? 2 : 1) * box_columns() + ahead)];
      if (least != best) return least < best;
    }
    return true;
  }

  void choose_columns(int position, Places& places) {
    if (tried_ > kMostTies) return;
    for (; position < size(); ++position) {
      if (places.at[at(position)] == kNone && !place_last(position, places))
        return choose_column(position, places);
      if (!accept(position, name_in_second(places.at[at(position)], places))) return;
    }
    order_rows(places);
  }
  /// If all columns of a stack but one have positions, gives that one the last position.
  bool place_last(int position, Places& places) const {
    if (position % box_columns() != box_columns() - 1 || box_columns() == 1) return false;
    int column = places.at[at(position - 1)] / box_columns() * box_columns();
    while (places.of[at(column)] != kNone) ++column;
    place(column, places);
    return true;
  }
  /// Tries each column of the stack that contains the position or, if no stack is there yet, each column
  /// without a position.
  void choose_column(int position, const Places& places) {
    if (position % box_columns() != 0)
      return choose_of_stack(position, places.at[at(position - 1)] / box_columns(), places);
    for (int stack = 0; stack < size() / box_columns(); ++stack)
      if (places.begin[at(stack)] == kNone) choose_of_stack(position, stack, places);
  }
  void choose_of_stack(int position, int stack, const Places& places) {
    for (int column = stack * box_columns(); column < (stack + 1) * box_columns(); ++column) {
      const bool is_open = places.of[at(column)] == kNone;
      if (is_open && least_name(column, places) <= best_.second[at(position)] &&
          may_be_least(position, column, places))
        try_column(position, column, places);
    }
  }
  /// A lower bound of the name that try_column() finds: once the column before it has a position, the name
  /// may be greater.
  [[nodiscard]] Small least_name(int column, const Places& places) const {
    const int named_by = naming(column);
    if (places.of[at(named_by)] != kNone) return places.of[at(named_by)];
    const auto stack = at(named_by / box_columns());
    return static_cast<Small>(places.begin[stack] == kNone ? places.stacks * box_columns()
                                                           : places.begin[stack] + places.taken[stack]);
  }
  void try_column(int position, int column, const Places& places) {
    Places chosen = places;
    place(column, chosen);
    if (accept(position, name_in_second(column, chosen))) choose_columns(position + 1, chosen);
  }

  /// Sorts all rows but the first two by their first digits, band by band, and compares the result with the
  /// best one.
  void order_rows(const Places& places) {
    ++tried_;
    Line row_with;  // by name: the row whose first digit has that name
    row_with.fill(kNone);
    const auto note = [&](int index) {
      row_with[at(name(row(index)[at(places.at[0])], places))] = static_cast<Small>(index);
    };
    Line order;
    int ordered = 0;
    const int band = first_ / box_rows() * box_rows();
    for (int index = band; index < band + box_rows(); ++index)
      if (index != first_ && index != second_) note(index);
    order[at(ordered++)] = static_cast<Small>(first_);
    order[at(ordered++)] = static_cast<Small>(second_);
    for (const Small index : row_with)
      if (index != kNone) order[at(ordered++)] = index;
    bool is_less = best_.count == 0;
    if (!compare(order, 2, box_rows(), places, is_less)) return;

    row_with.fill(kNone);
    for (int index = 0; index < size(); ++index)
      if (index / box_rows() != first_ / box_rows()) note(index);
    Line next_in_band;
    next_in_band.fill(kNone);
    for (const Small index : row_with) {
      if (index == kNone) continue;
      Small& next = next_in_band[at(index / box_rows())];
      if (next == kNone) next = static_cast<Small>(std::exchange(ordered, ordered + box_rows()));
      order[at(next++)] = index;
    }
    if (!compare(order, box_rows(), size(), places, is_less)) return;

    best_.count = is_less ? 1 : best_.count + 1;
    if (!is_less) return;
    best_.order = order;
    best_.columns = places.at;
    best_.way = way_;
  }
  [[nodiscard]] Small name(int digit, const Places& places) const {
    return places.of[at(column_of_[at(digit)])];
  }

  /// Compares some rows with the best ones, and replaces these if the new ones are less. False if they are
  /// greater.
  [[nodiscard]] bool compare(const Line& order, int begin, int end, const Places& places, bool& is_less) {
    for (int i = begin; i < end; ++i) {
      const Line& digits = row(order[at(i)]);
      for (int position = 0; position < size(); ++position) {
        const Small found = name(digits[at(places.at[at(position)])], places);
        Small& best = best_.rows[at(i)][at(position)];
        if (!is_less && found > best) return false;
        is_less |= found < best;
        best = found;
      }
    }
    return true;
  }

  [[nodiscard]] CanonicalForm result() const {
    CanonicalForm form;
    form.automorphisms = best_.count;
    form.how.is_transposed = best_.way == 1;
    form.how.digits.assign(at(size() + 1), 0);
    for (int i = 0; i < size(); ++i) {
      form.how.rows.push_back(best_.order[at(i)]);
      form.how.columns.push_back(best_.columns[at(i)]);
      form.how.digits[at(digits_[at(best_.way)][best_.order[0]][best_.columns[at(i)]] + 1)] = i + 1;
      for (int position = 0; position < size(); ++position) {
        const Small name = i == 0   ? static_cast<Small>(position)
                           : i == 1 ? best_.second[at(position)]
                                    : best_.rows[at(i)][at(position)];
        form.grid.push_back(name + 1);
      }
    }
    return form;
  }

  int ways_;                                       // 2 if the grid may be transposed, else 1
  std::array<std::array<Line, kSize>, 2> digits_;  // counted from 0; by way and row
  // The digits by way, row and stack, as sets.
  std::array<std::array<std::array<std::uint64_t, kSize>, kSize>, 2> in_stack_{};
  // The way and the pair of rows that are being tried.
  int way_ = 0, first_ = 0, second_ = 0;
  std::array<std::array<Line, kSize>, 2> pair_alike_;  // by way, first, second: see choose_first_column
  int most_alike_ = 0;                                 // the maximum over all pairs
  Line column_of_;                                     // by digit: its column in the first row
  Line naming_;              // by column: the column that has in the first row the digit that this one has in
                             // the second
  std::uint64_t tried_ = 0;  // the number of tried orders of columns whose second row is the least so far
  Best best_;
};

}  // namespace

std::optional<CanonicalForm> canonical_form_of_filled(const Grid& grid, const BandsAndStacks& shape) {
  constexpr int kSmall = 16;
  if (shape.size == Classic::size() && shape.box_rows == Classic::box_rows())
    return FilledCanon<Classic>(grid, {}).find();
  if (shape.size <= kSmall) return FilledCanon<AnyShape<kSmall>>(grid, AnyShape<kSmall>(shape)).find();
  return FilledCanon<AnyShape<kMaxSize>>(grid, AnyShape<kMaxSize>(shape)).find();
}

}  // namespace quadrille::sudoku
