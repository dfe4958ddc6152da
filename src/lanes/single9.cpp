// One grid in three vectors. A lane of a vector is a digit, and its low 27 bits are the cells of a band
// that may have it: bit 9 * row + column, for rows 0..2 of the band.
//
//   vector a, the band of rows 0 to 2:    row 2     row 1     row 0
//   lane 0, digit 1                       000000000 000100000 000000011
//   lane 1, digit 2                       ..
//   vectors b and c: the same for the bands of rows 3 to 5 and 6 to 8
//
// A sweep over the vectors propagates for all digits at once. A triad is the three cells that a box shares
// with a line. In each band or stack, the nine triads must have room for a permutation of each digit (see
// Classic9). If a digit has only one triad left in a row and one in a column, it has only the cell where
// they cross. A stuck grid branches on a cell with two candidates, depth first.
#include "lanes/single9.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "lanes/single9.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <array>
#include <cstddef>
#include <cstring>

#include "lanes/bit_fields.h"
#include "lanes/counter-inl.h"
#include "lanes/dispatch.h"
#include "lanes/grid_text.h"
#include "lanes/unroll-inl.h"

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

/// A set of 27: the cells of a band, or the triads of all rows, or of all columns.
using Field = std::uint32_t;
inline constexpr int kFieldBits = 27;
inline constexpr Field kFullField = (Field{1} << kFieldBits) - 1;

/// One field for each digit. If vectors are short, the nine digits take several of them, the parts.
using FieldTag = hn::CappedTag<Field, 16>;
using Fields = hn::Vec<FieldTag>;
inline constexpr std::size_t kPart = hn::MaxLanes(FieldTag());
inline constexpr int kParts = static_cast<int>((9 + kPart - 1) / kPart);

HWY_INLINE Fields no_fields() { return hn::Zero(FieldTag()); }
HWY_INLINE Fields same(Field field) { return hn::Set(FieldTag(), field); }
HWY_INLINE bool is_empty(Fields x) { return hn::AllTrue(FieldTag(), hn::Eq(x, no_fields())); }

/// The same field for each digit of the part; empty in lanes without a digit.
HWY_INLINE Fields for_digits(std::size_t part, Field field) {
  const auto digit = hn::Iota(FieldTag(), static_cast<Field>(part * kPart));
  return hn::IfThenElseZero(hn::Lt(digit, same(9)), same(field));
}

/// Cells of the whole grid, by band, for the digits of a part.
struct Cells {
  Fields a, b, c;
};

HWY_INLINE Cells no_cells() { return {no_fields(), no_fields(), no_fields()}; }
HWY_INLINE Cells both(const Cells& x, const Cells& y) {
  return {both(x.a, y.a), both(x.b, y.b), both(x.c, y.c)};
}
HWY_INLINE Cells either(const Cells& x, const Cells& y) {
  return {either(x.a, y.a), either(x.b, y.b), either(x.c, y.c)};
}
HWY_INLINE Cells without(const Cells& x, const Cells& y) {
  return {without(x.a, y.a), without(x.b, y.b), without(x.c, y.c)};
}
HWY_INLINE Cells difference(const Cells& x, const Cells& y) {
  return {difference(x.a, y.a), difference(x.b, y.b), difference(x.c, y.c)};
}
HWY_INLINE Cells choose_bits(const Cells& mask, const Cells& yes, const Cells& no) {
  return {choose_bits(mask.a, yes.a, no.a), choose_bits(mask.b, yes.b, no.b),
          choose_bits(mask.c, yes.c, no.c)};
}
/// either(x, both(y, z))
HWY_INLINE Cells either_both(const Cells& x, const Cells& y, const Cells& z) {
  return {hn::OrAnd(x.a, y.a, z.a), hn::OrAnd(x.b, y.b, z.b), hn::OrAnd(x.c, y.c, z.c)};
}
HWY_INLINE Fields united(const Cells& x) { return hn::Or3(x.a, x.b, x.c); }
HWY_INLINE bool is_empty(const Cells& x) { return is_empty(united(x)); }

/// Sets of triads of all rows, or of all columns. A triad has the number of its first cell within the band,
/// plus kCell (the distance between its cells) for each band above: 9 * row + 3 * box + band for rows,
/// where `row` is the row within the band, and 9 * band + column for columns. So the triads of a band or
/// stack form a 3x3 matrix whose rows are 9 apart and whose columns are kTurn apart, and a digit needs a
/// permutation in each matrix.
template <int kCell, int kTurn>
struct Triads {
  static constexpr Field kFirstCells = kCell == 1 ? 0x1249249 : 0x1FF;
  static constexpr Field kFirst = kTurn == 1 ? 0x1249249 : 0x1C0E07;
  static constexpr Field kLast = kFirst << (2 * kTurn);

  /// The triads that contain some of the cells.
  static HWY_INLINE Fields of(const Cells& cells) {
    const auto triads = [](Fields x) HWY_ATTR {
      return both(hn::Or3(x, hn::ShiftRight<kCell>(x), hn::ShiftRight<2 * kCell>(x)), same(kFirstCells));
    };
    return hn::Or3(triads(cells.a), hn::ShiftLeft<kCell>(triads(cells.b)),
                   hn::ShiftLeft<2 * kCell>(triads(cells.c)));
  }

  static HWY_INLINE Cells cells(Fields triads) {
    const auto spread = [](Fields x) HWY_ATTR {
      x = both(x, same(kFirstCells));
      return hn::Or3(x, hn::ShiftLeft<kCell>(x), hn::ShiftLeft<2 * kCell>(x));
    };
    return {spread(triads), spread(hn::ShiftRight<kCell>(triads)), spread(hn::ShiftRight<2 * kCell>(triads))};
  }

  // Rotate the columns, or the rows, of all matrices. Bits from 27 on are undefined.
  static HWY_INLINE Fields up(Fields x) {
    return choose_bits(same(kFirst), hn::ShiftRight<2 * kTurn>(x), hn::ShiftLeft<kTurn>(x));
  }
  static HWY_INLINE Fields down(Fields x) {
    return choose_bits(same(kLast), hn::ShiftLeft<2 * kTurn>(x), hn::ShiftRight<kTurn>(x));
  }
  static HWY_INLINE Fields rows_up(Fields x) { return either(hn::ShiftLeft<9>(x), hn::ShiftRight<18>(x)); }
  static HWY_INLINE Fields rows_down(Fields x) { return either(hn::ShiftLeft<18>(x), hn::ShiftRight<9>(x)); }

  /// The triads that are the only ones in their row of the matrix.
  static HWY_INLINE Fields alone(Fields x) { return without(x, either(up(x), down(x))); }

  /// The triads that belong to a permutation within `x` in which each row with a triad of `fixed` uses that
  /// triad.
  static HWY_INLINE Fields permuted(Fields x, Fields fixed) {
    x = without(x, either(up(fixed), down(fixed)));
    const Fields above = rows_up(x);
    const Fields below = rows_down(x);
    return both(x, hn::OrAnd(both(up(above), down(below)), up(below), down(above)));
  }

  /// Empty if each matrix has a permutation.
  static HWY_INLINE Fields missing(Fields permuted, std::size_t part) {
    const Fields some =
        hn::Or3(permuted, hn::ShiftRight<kTurn>(permuted), hn::ShiftRight<2 * kTurn>(permuted));
    return without(for_digits(part, kFirst & 0x1FF), some);
  }

  /// For each triad, the next triad of its line; and the one after that. They wrap around.
  static HWY_INLINE Fields next(Fields x) { return kCell == 1 ? up(x) : rows_up(x); }
  static HWY_INLINE Fields last(Fields x) { return kCell == 1 ? down(x) : rows_down(x); }
};

using Rows = Triads<1, 3>;
using Columns = Triads<9, 1>;

/// The cells that at least one, two, three, or more than three digits may have.
struct Count {
  Cells once, twice, thrice, more;
};

HWY_INLINE Count only_once(const Cells& x) { return {x, no_cells(), no_cells(), no_cells()}; }

HWY_INLINE Count sum(const Count& x, const Count& y) {
  const Cells thrice = either_both(either(x.thrice, y.thrice), x.once, y.twice);
  const Cells more = either_both(either(x.more, y.more), x.once, y.thrice);
  return {either(x.once, y.once), either_both(either(x.twice, y.twice), x.once, y.once),
          either_both(thrice, x.twice, y.once),
          either_both(either_both(more, x.twice, y.twice), x.thrice, y.once)};
}

/// The lanes in reverse order within groups of kGroup lanes.
template <std::size_t kGroup>
HWY_INLINE Fields reversed(Fields x) {
  const FieldTag tag;
  if constexpr (kGroup == 2) return hn::Reverse2(tag, x);
  if constexpr (kGroup == 4) return hn::Reverse4(tag, x);
  if constexpr (kGroup == 8) return hn::Reverse8(tag, x);
  if constexpr (kGroup == 16) return hn::Reverse(tag, x);
}
template <std::size_t kGroup>
HWY_INLINE Cells reversed(const Cells& x) {
  return {reversed<kGroup>(x.a), reversed<kGroup>(x.b), reversed<kGroup>(x.c)};
}

/// The sum over all lanes, in each lane. On entry, each group of kGroup lanes already holds its own sum in
/// each lane.
template <std::size_t kGroup = 1>
HWY_INLINE Count sum_of_lanes(const Count& x) {
  if constexpr (kGroup == kPart) {
    return x;
  } else {
    constexpr std::size_t kTwo = 2 * kGroup;
    const Count others{reversed<kTwo>(x.once), reversed<kTwo>(x.twice), reversed<kTwo>(x.thrice),
                       reversed<kTwo>(x.more)};
    return sum_of_lanes<kTwo>(sum(x, others));
  }
}

/// The cells of each digit, part by part.
struct Grid9 {
  Cells parts[kParts];
};

/// Counts over all digits; each lane gets the same result.
HWY_INLINE Count count_digits(const Grid9& grid) {
  Count count = only_once(no_cells());
  unroll<kParts>([&](auto p) HWY_ATTR { count = sum(count, only_once(grid.parts[p])); });
  return sum_of_lanes(count);
}

/// The candidates of a grid, by band and digit.
struct Node9 {
  alignas(sizeof(Field) * kPart) Field fields[3][kParts * kPart];

  [[nodiscard]] HWY_INLINE Grid9 load() const {
    Grid9 grid;
    unroll<kParts>([&](auto p) HWY_ATTR {
      grid.parts[p] = {part_of(fields[0], p), part_of(fields[1], p), part_of(fields[2], p)};
    });
    return grid;
  }
  HWY_INLINE void store(const Grid9& grid) {
    unroll<kParts>([&](auto p) HWY_ATTR {
      hn::Store(grid.parts[p].a, FieldTag(), fields[0] + p * kPart);
      hn::Store(grid.parts[p].b, FieldTag(), fields[1] + p * kPart);
      hn::Store(grid.parts[p].c, FieldTag(), fields[2] + p * kPart);
    });
  }

 private:
  static HWY_INLINE Fields part_of(const Field* band, std::size_t p) {
    return hn::Load(FieldTag(), band + p * kPart);
  }
};

enum class Outcome9 { dead, solved, stuck };

HWY_NOINLINE Outcome9 propagate(Node9& node) {
  Grid9 grid = node.load();
  Grid9 placed;  // the cells in which the last sweep found that a digit must be
  unroll<kParts>([&](auto p) HWY_ATTR { placed.parts[p] = no_cells(); });
  for (;;) {
    const Count count = count_digits(grid);
    const Cells taken = count_digits(placed).once;
    Fields dead = difference(both(both(count.once.a, count.once.b), count.once.c), same(kFullField));
    Fields moved = no_fields();
    unroll<kParts>([&](auto p) HWY_ATTR {
      const Cells was = grid.parts[p];
      const Cells was_placed = placed.parts[p];
      const Cells left = without(was, without(taken, was_placed));
      const Cells single = without(left, count.twice);
      const Fields rows = Rows::permuted(Rows::of(left), Rows::of(single));
      const Fields columns = Columns::permuted(Columns::of(left), Columns::of(single));
      const Cells cells = both(left, both(Rows::cells(rows), Columns::cells(columns)));
      const Cells place =
          both(cells, both(Rows::cells(Rows::alone(rows)), Columns::cells(Columns::alone(columns))));
      dead = hn::Or3(dead, Rows::missing(rows, p), Columns::missing(columns, p));
      moved = hn::Or3(moved, united(difference(cells, was)), united(difference(place, was_placed)));
      grid.parts[p] = cells;
      placed.parts[p] = place;
    });
    if (!is_empty(dead)) return Outcome9::dead;
    if (!is_empty(moved)) continue;
    node.store(grid);
    if (is_empty(count.twice)) return Outcome9::solved;
    // If two digits were placed in one cell, the grid is dead.
    return is_empty(both(count_digits(placed).once, count.twice)) ? Outcome9::stuck : Outcome9::dead;
  }
}

/// The cells with two candidates; if there are none, those with three; else all open cells.
HWY_INLINE Cells with_fewest(const Grid9& grid) {
  const Count count = count_digits(grid);
  const Cells two = without(count.twice, count.thrice);
  if (!is_empty(two)) return two;
  const Cells three = without(count.thrice, count.more);
  return is_empty(three) ? count.twice : three;
}

/// For the cells of each triad, the score of the other two triads of its line: 1 for a triad in which some
/// cell has the digit, 2 if one of the cells `few` has it.
template <class Lines>
HWY_INLINE Counter<3, Cells> score_lines(const Cells& cells, const Cells& few) {
  using Pair = Counter<2, Fields>;
  const Fields two = Lines::of(few);
  const Fields one = without(Lines::of(cells), two);
  const auto score =
      sum(Pair{{Lines::next(one), Lines::next(two)}}, Pair{{Lines::last(one), Lines::last(two)}});
  return {{Lines::cells(score.bits[0]), Lines::cells(score.bits[1]), Lines::cells(score.bits[2])}};
}

struct Cell9 {
  std::size_t band;
  Field bit;
};

/// The cell with the fewest candidates whose digits have the highest scores in its row and its column.
HWY_INLINE Cell9 choose_cell(const Grid9& grid) {
  const Cells fewest = with_fewest(grid);
  Grid9 scores[4];  // the bits of the scores
  unroll<kParts>([&](auto p) HWY_ATTR {
    const Cells& cells = grid.parts[p];
    const Cells few = both(cells, fewest);
    const auto score = sum(score_lines<Rows>(cells, few), score_lines<Columns>(cells, few)).where(few);
    for (int k = 0; k < 4; ++k) scores[k].parts[p] = score.bits[k];
  });
  Counter<4, Cells> once;
  Counter<4, Cells> twice;
  HWY_UNROLL(4)
  for (int k = 0; k < 4; ++k) {
    const Count count = count_digits(scores[k]);
    once.bits[k] = count.once;
    twice.bits[k] = count.twice;
  }
  const auto score = sum(once, twice);
  const auto bands_of = [](const Cells& x) HWY_ATTR {
    return std::array<Field, 3>{hn::GetLane(x.a), hn::GetLane(x.b), hn::GetLane(x.c)};
  };
  auto best = bands_of(fewest);
  HWY_UNROLL(5)
  for (int k = 4; k >= 0; --k) {
    auto better = bands_of(score.bits[k]);
    for (std::size_t b = 0; b < 3; ++b) better[b] &= best[b];
    const bool some = (better[0] | better[1] | better[2]) != 0;
    for (std::size_t b = 0; b < 3; ++b) best[b] = some ? better[b] : best[b];
  }
  const std::size_t band = best[0] != 0 ? 0 : best[1] != 0 ? 1 : 2;
  return {band, best[band] & -best[band]};
}

/// Moves one digit of a cell to `other`, and leaves the cell's other digits in the node.
HWY_NOINLINE void branch(Node9& node, Node9& other) {
  const Cell9 cell = choose_cell(node.load());
  other = node;
  Field* const fields = node.fields[cell.band];
  std::size_t digit = 0;
  while ((fields[digit] & cell.bit) == 0) ++digit;
  fields[digit] &= ~cell.bit;
  for (Field& field : other.fields[cell.band]) field &= ~cell.bit;
  other.fields[cell.band][digit] |= cell.bit;
}

class Single9 {
 public:
  Single9(std::uint64_t limit, char* digits) : limit_(limit), digits_(digits) {}

  [[nodiscard]] std::uint64_t solve(const char* text) {
    if (!read(text, stack_[0])) return kNoGrid;
    for (std::size_t depth = 1; depth != 0 && found_ < limit_;) {
      Node9& node = stack_[depth - 1];
      const Outcome9 outcome = propagate(node);
      if (outcome == Outcome9::stuck) {
        branch(node, stack_[depth++]);
        continue;
      }
      if (outcome == Outcome9::solved && found_++ == 0 && digits_ != nullptr) write(node, digits_);
      --depth;
    }
    return found_;
  }

 private:
  static constexpr std::size_t kCells = 81;
  using Words = Word[words_for(9)];

  static HWY_INLINE bool read(const char* text, Node9& node) {
    char padded[kCells + kTextPadding];
    std::memcpy(padded, text, kCells);
    Words words;
    if (!read_grid(9, padded, words)) return false;
    node = {};
    unroll<27>([&](auto i) HWY_ATTR {
      node.fields[i % 3][i / 3] = static_cast<Field>(get_bits(words, i * kFieldBits, kFieldBits));
    });
    return true;
  }

  static HWY_INLINE void write(const Node9& node, char* digits) {
    Words words = {};
    unroll<27>([&](auto i)
                   HWY_ATTR { put_bits(words, i * kFieldBits, node.fields[i % 3][i / 3], kFieldBits); });
    char padded[kCells + kTextPadding];
    write_grid(9, words, padded);
    std::memcpy(digits, padded, kCells);
  }

  std::uint64_t limit_;
  char* digits_;
  std::uint64_t found_ = 0;
  Node9 stack_[kCells + 1];  // at each level at least one more cell is solved
};

std::uint64_t solve_one9(const char* text, std::uint64_t limit, char* digits) {
  return Single9(limit, digits).solve(text);
}

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace quadrille::lanes {

std::uint64_t solve_single9(const char* text, std::uint64_t limit, char* digits) {
  return QUADRILLE_LANES_KERNEL(solve_one9)(text, limit, digits);
}

}  // namespace quadrille::lanes

#endif  // HWY_ONCE
