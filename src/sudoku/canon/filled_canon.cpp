#include "sudoku/canon/filled_canon.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace quadrille::sudoku {

namespace {

/// kMost: no less than the size.
template <int kMost>
class FilledCanon {
 public:
  FilledCanon(const Grid& grid, const BandsAndStacks& shape)
      : size_(shape.size), rows_(shape.box_rows), columns_(shape.box_columns), ways_(1) {
    if (shape.is_transposable()) ways_ = 2;
    for (int row = 0; row < size_; ++row) {
      for (int column = 0; column < size_; ++column) {
        const auto digit = static_cast<Small>(grid[at(row * size_ + column)] - 1);
        digits_[0][at(row)][at(column)] = digit;
        digits_[1][at(column)][at(row)] = digit;
      }
    }
    best_.second.fill(kNone);
  }

  [[nodiscard]] std::optional<CanonicalForm> find() {
    for (way_ = 0; way_ < ways_; ++way_) {
      for (first_ = 0; first_ < size_; ++first_) {
        for (int column = 0; column < size_; ++column)
          column_of_[at(row(first_)[at(column)])] = static_cast<Small>(column);
        const int band = first_ / rows_ * rows_;
        for (second_ = band; second_ < band + rows_; ++second_)
          if (second_ != first_) choose_first_column();
      }
    }
    if (tried_ > kMostTies) return std::nullopt;
    return result();
  }

 private:
  using Small = std::uint8_t;
  static constexpr auto kSize = static_cast<std::size_t>(kMost);
  using Line = std::array<Small, kSize>;
  static constexpr Small kNone = 0xff;

  /// The places of columns, as far as they are known. Each stack has its first ones taken, and of the stacks'
  /// places the first ones are taken.
  struct Places {
    Places() {
      of.fill(kNone);
      begin.fill(kNone);
      taken.fill(0);
      at.fill(kNone);
    }
    Line of;     // a column
    Line at;     // the column in a place
    Line begin;  // of a stack
    Line taken;  // in a stack
    int stacks = 0;
  };

  struct Best {
    Line second;  // the second row; kNone: not known yet
    std::array<Line, kSize> rows;
    Line order;  // of the rows
    Line columns;
    int way = 0;
    std::uint64_t count = 0;  // of the orders that give it; 0: there is none yet
  };

  [[nodiscard]] const Line& row(int index) const { return digits_[at(way_)][at(index)]; }

  /// Gives a column without a place the next of its stack. Its place.
  Small place(int column, Places& places) const {
    const auto stack = at(column / columns_);
    if (places.begin[stack] == kNone) places.begin[stack] = static_cast<Small>(places.stacks++ * columns_);
    const auto next = static_cast<Small>(places.begin[stack] + places.taken[stack]++);
    places.of[at(column)] = next;
    places.at[at(next)] = static_cast<Small>(column);
    return next;
  }
  /// The name of the digit that the column has in the second row; its column gets a place for it.
  Small name_in_second(int column, Places& places) const {
    const int named_by = naming(column);
    const Small known = places.of[at(named_by)];
    return known != kNone ? known : place(named_by, places);
  }

  /// Whether the second row may have this name in this place; a lesser one than before begins it anew.
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

  /// The column that holds in the first row what this one holds in the second.
  [[nodiscard]] int naming(int column) const { return column_of_[at(row(second_)[at(column)])]; }

  /// Of the columns that could go first those lead to the least row in which most columns of the stack get
  /// their names from the same one, as they get the next names then: 4 5 6 is less than 4 5 7. Nothing goes
  /// on where another pair of rows had more.
  void choose_first_column() {
    std::array<int, kSize> naming_stacks, alike;
    for (int column = 0; column < size_; ++column) naming_stacks[at(column)] = naming(column) / columns_;
    int most = 0;
    for (int column = 0; column < size_; ++column) {
      const auto stack = naming_stacks.begin() + column / columns_ * columns_;
      alike[at(column)] = static_cast<int>(std::count(stack, stack + columns_, naming_stacks[at(column)]));
      most = std::max(most, alike[at(column)]);
    }
    if (most < most_alike_) return;
    if (most > most_alike_) {
      most_alike_ = most;
      best_.second.fill(kNone);
      best_.count = 0;
    }
    for (int column = 0; column < size_; ++column)
      if (alike[at(column)] == most && may_be_least(column)) try_column(0, column, Places());
  }
  /// Looks ahead to the first place of the second stack, where what stands before it is known: it goes to the
  /// column that gives the first one its name.
  [[nodiscard]] bool may_be_least(int column) const {
    if (size_ == columns_ || most_alike_ < columns_ - 1) return true;
    const int next = naming(naming(column));
    const int least = next == column ? 0 : next / columns_ == column / columns_ ? 1 : 2 * columns_;
    return least <= best_.second[at(columns_)];
  }

  void choose_columns(int position, Places& places) {
    if (tried_ > kMostTies) return;
    for (; position < size_; ++position) {
      if (places.at[at(position)] == kNone && !place_last(position, places))
        return choose_column(position, places);
      if (!accept(position, name_in_second(places.at[at(position)], places))) return;
    }
    order_rows(places);
  }
  /// Where all columns of a stack but one have places, that one gets the last.
  bool place_last(int position, Places& places) const {
    if (position % columns_ != columns_ - 1 || columns_ == 1) return false;
    int column = places.at[at(position - 1)] / columns_ * columns_;
    while (places.of[at(column)] != kNone) ++column;
    place(column, places);
    return true;
  }
  /// Any column of the stack that the place is in or, where no stack is there yet, of any without a place.
  void choose_column(int position, const Places& places) {
    if (position % columns_ != 0)
      return choose_of_stack(position, places.at[at(position - 1)] / columns_, places);
    for (int stack = 0; stack < size_ / columns_; ++stack)
      if (places.begin[at(stack)] == kNone) choose_of_stack(position, stack, places);
  }
  void choose_of_stack(int position, int stack, const Places& places) {
    for (int column = stack * columns_; column < (stack + 1) * columns_; ++column) {
      const bool is_open = places.of[at(column)] == kNone;
      if (is_open && least_name(column, places) <= best_.second[at(position)])
        try_column(position, column, places);
    }
  }
  /// No more than the name that try_column finds: with a place for the column before, it may be greater.
  [[nodiscard]] Small least_name(int column, const Places& places) const {
    const int named_by = naming(column);
    if (places.of[at(named_by)] != kNone) return places.of[at(named_by)];
    const auto stack = at(named_by / columns_);
    return static_cast<Small>(places.begin[stack] == kNone ? places.stacks * columns_
                                                           : places.begin[stack] + places.taken[stack]);
  }
  void try_column(int position, int column, const Places& places) {
    Places chosen = places;
    place(column, chosen);
    if (accept(position, name_in_second(column, chosen))) choose_columns(position + 1, chosen);
  }

  /// Rows but the first two are in the order of their first digits, band by band. Compares what comes of it.
  void order_rows(const Places& places) {
    ++tried_;
    Line row_with;  // its first digit has that name
    for (int index = 0; index < size_; ++index)
      row_with[at(name(row(index)[at(places.at[0])], places))] = static_cast<Small>(index);
    Line band_at, next_in_band;
    band_at.fill(kNone);
    next_in_band.fill(0);
    int bands = 0;
    Line order{};
    const auto append = [&](int index) {
      const auto band = at(index / rows_);
      if (band_at[band] == kNone) band_at[band] = static_cast<Small>(bands++ * rows_);
      order[at(band_at[band] + next_in_band[band]++)] = static_cast<Small>(index);
    };
    append(first_);
    append(second_);
    for (int digit = 0; digit < size_; ++digit)
      if (const int index = row_with[at(digit)]; index != first_ && index != second_) append(index);
    compare(order, places);
  }
  [[nodiscard]] Small name(int digit, const Places& places) const {
    return places.of[at(column_of_[at(digit)])];
  }

  void compare(const Line& order, const Places& places) {
    bool is_less = best_.count == 0;
    for (int i = is_less ? 0 : 2; i < size_; ++i) {
      const Line& digits = row(order[at(i)]);
      for (int position = 0; position < size_; ++position) {
        const Small found = name(digits[at(places.at[at(position)])], places);
        Small& best = best_.rows[at(i)][at(position)];
        if (!is_less && found > best) return;
        is_less |= found < best;
        best = found;
      }
    }
    best_.count = is_less ? 1 : best_.count + 1;
    if (!is_less) return;
    best_.order = order;
    best_.columns = places.at;
    best_.way = way_;
  }

  [[nodiscard]] CanonicalForm result() const {
    CanonicalForm form;
    form.automorphisms = best_.count;
    form.how.is_transposed = best_.way == 1;
    form.how.digits.assign(at(size_ + 1), 0);
    for (int i = 0; i < size_; ++i) {
      form.how.rows.push_back(best_.order[at(i)]);
      form.how.columns.push_back(best_.columns[at(i)]);
      form.how.digits[at(digits_[at(best_.way)][best_.order[0]][best_.columns[at(i)]] + 1)] = i + 1;
      for (int position = 0; position < size_; ++position)
        form.grid.push_back(best_.rows[at(i)][at(position)] + 1);
    }
    return form;
  }

  int size_, rows_, columns_;
  int ways_;                                       // 2 where rows and columns may change places
  std::array<std::array<Line, kSize>, 2> digits_;  // from 0; of each way, by row
  // What is tried.
  int way_ = 0, first_ = 0, second_ = 0;
  int most_alike_ = 0;       // see choose_first_column
  Line column_of_;           // a digit, in the first row
  std::uint64_t tried_ = 0;  // orders of columns with the least second row so far
  Best best_;
};

}  // namespace

std::optional<CanonicalForm> canonical_form_of_filled(const Grid& grid, const BandsAndStacks& shape) {
  constexpr int kUsual = 9, kSmall = 16;
  if (shape.size <= kUsual) return FilledCanon<kUsual>(grid, shape).find();
  if (shape.size <= kSmall) return FilledCanon<kSmall>(grid, shape).find();
  return FilledCanon<kMaxSize>(grid, shape).find();
}

}  // namespace quadrille::sudoku
