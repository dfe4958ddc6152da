// A grid is nine fields, one a digit: the cells that may have it, a word for each band (bit 9 * row +
// column). Propagation goes over fields and bands: in a band, the nine triads (three cells that a box shares
// with a row) that have the digit must complete a permutation, which a table tells; then singles of rows,
// boxes, columns and cells are placed. A grid that is stuck branches on a cell with two candidates, depth
// first.
#include "lanes/single9.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "lanes/single9.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <bit>
#include <cstddef>

#include "lanes/dispatch.h"
#include "lanes/single9_tables.h"

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

using single9::Band;
using single9::kAll;
using single9::kRow;
using single9::kTables;

struct Grid9 {
  Band fields[9][3];
  Band swept[9][3];  // the fields as the last sweep over them left them, before it placed digits
  Band placed[3];    // cells whose digit was taken from their peers

  /// False when the cell cannot have the digit.
  [[nodiscard]] bool place(std::size_t d, std::size_t cell) {
    const std::size_t band = cell / 27;
    const Band here = Band{1} << (cell % 27);
    if ((fields[d][band] & here) == 0) return false;
    for (auto& field : fields) field[band] &= ~here;
    for (std::size_t b = 0; b < 3; ++b) fields[d][b] &= ~kTables.peers[cell][b];
    fields[d][band] |= here;
    placed[band] |= here;
    return true;
  }

  [[nodiscard]] bool place_all(std::size_t d, std::size_t band, Band cells) {
    for (cells &= ~placed[band]; cells != 0; cells &= cells - 1) {
      if (!place(d, 27 * band + static_cast<std::size_t>(std::countr_zero(cells)))) return false;
    }
    return true;
  }
};

class Single9 {
 public:
  Single9(std::uint64_t limit, char* digits) : limit_(limit), digits_(digits) {}

  [[nodiscard]] std::uint64_t solve(const char* text) {
    Grid9 grid{};
    for (auto& field : grid.fields)
      for (Band& band : field) band = kAll;
    bool possible = true;
    for (std::size_t cell = 0; cell < 81; ++cell) {
      const char symbol = text[cell];
      if (symbol == '.' || symbol == '0') continue;
      if (symbol < '1' || symbol > '9') return kNoGrid;
      possible = possible && grid.place(static_cast<std::size_t>(symbol - '1'), cell);
    }
    if (possible) search(grid);
    return found_;
  }

 private:
  void search(Grid9& grid) {
    if (!propagate(grid)) return;
    if ((grid.placed[0] & grid.placed[1] & grid.placed[2]) == kAll) return accept(grid);
    const std::size_t cell = choose(grid);
    for (std::size_t d = 0; d < 9 && found_ < limit_; ++d) {
      if ((grid.fields[d][cell / 27] >> (cell % 27) & 1) == 0) continue;
      Grid9 child = grid;
      if (child.place(d, cell)) search(child);
    }
  }

  void accept(const Grid9& grid) {
    if (found_++ != 0 || digits_ == nullptr) return;
    for (std::size_t d = 0; d < 9; ++d)
      for (std::size_t b = 0; b < 3; ++b)
        for (Band cells = grid.fields[d][b]; cells != 0; cells &= cells - 1)
          digits_[27 * b + static_cast<std::size_t>(std::countr_zero(cells))] = static_cast<char>('1' + d);
  }

  /// False when there is no solution.
  [[nodiscard]] static bool propagate(Grid9& grid) {
    bool moved = true;
    while (moved) {
      moved = false;
      for (std::size_t d = 0; d < 9; ++d)
        if (!sweep_digit(grid, d, moved)) return false;
      if (!sweep_cells(grid, moved)) return false;
    }
    return true;
  }

  [[nodiscard]] static bool sweep_digit(Grid9& grid, std::size_t d, bool& moved) {
    Band(&field)[3] = grid.fields[d];
    Band(&swept)[3] = grid.swept[d];
    if (field[0] == swept[0] && field[1] == swept[1] && field[2] == swept[2]) return true;
    Band once = 0;  // columns
    Band twice = 0;
    Band single[3];
    for (std::size_t b = 0; b < 3; ++b) {
      const Band was = field[b];
      const unsigned triads = unsigned{kTables.triads[was & kRow]} |
                              unsigned{kTables.triads[was >> 9 & kRow]} << 3 |
                              unsigned{kTables.triads[was >> 18]} << 6;
      const Band now = was & kTables.can[triads];
      if (now == 0) return false;
      moved = moved || now != was;
      field[b] = swept[b] = now;
      single[b] = 0;
      for (unsigned shift = 0; shift < 27; shift += 9) {
        const Band row = now >> shift & kRow;
        twice |= once & row;
        once |= row;
        if ((row & (row - 1)) == 0) single[b] |= row << shift;
      }
      for (const Band box : {0x1C0E07U, 0xE07038U, 0x70381C0U}) {
        const Band cells = now & box;
        if ((cells & (cells - 1)) == 0) single[b] |= cells;
      }
    }
    if (once != kRow) return false;
    const Band columns = (once & ~twice) * 0x40201U;
    for (std::size_t b = 0; b < 3; ++b) {
      const Band cells = (single[b] | (field[b] & columns)) & ~grid.placed[b];
      if (cells == 0) continue;
      moved = true;
      if (!grid.place_all(d, b, cells)) return false;
    }
    return true;
  }

  [[nodiscard]] static bool sweep_cells(Grid9& grid, bool& moved) {
    for (std::size_t b = 0; b < 3; ++b) {
      Band once = 0;
      Band twice = 0;
      for (const auto& field : grid.fields) {
        twice |= once & field[b];
        once |= field[b];
      }
      if (once != kAll) return false;
      const Band singles = once & ~twice & ~grid.placed[b];
      if (singles == 0) continue;
      moved = true;
      for (std::size_t d = 0; d < 9; ++d)
        if (!grid.place_all(d, b, singles & grid.fields[d][b])) return false;
    }
    return true;
  }

  /// The cell with two candidates whose digits most peers have too, those with two candidates counted three
  /// times; or a cell with as few candidates as possible.
  [[nodiscard]] static std::size_t choose(const Grid9& grid) {
    Band two[3];
    std::size_t fallback = 81;
    for (std::size_t b = 0; b < 3; ++b) {
      Band once = 0;
      Band twice = 0;
      Band thrice = 0;
      for (const auto& field : grid.fields) {
        thrice |= twice & field[b];
        twice |= once & field[b];
        once |= field[b];
      }
      two[b] = twice & ~thrice;
      if (const Band open = ~grid.placed[b] & kAll; open != 0 && fallback == 81)
        fallback = 27 * b + static_cast<std::size_t>(std::countr_zero(open));
    }
    std::size_t best = fallback;
    int most = -1;
    for (std::size_t b = 0; b < 3; ++b) {
      for (Band cells = two[b]; cells != 0; cells &= cells - 1) {
        const std::size_t cell = 27 * b + static_cast<std::size_t>(std::countr_zero(cells));
        const int score = score_of(grid, two, cell);
        if (score <= most) continue;
        most = score;
        best = cell;
      }
    }
    return best;
  }

  [[nodiscard]] static int score_of(const Grid9& grid, const Band (&two)[3], std::size_t cell) {
    int score = 0;
    for (const auto& field : grid.fields) {
      if ((field[cell / 27] >> (cell % 27) & 1) == 0) continue;
      for (std::size_t b = 0; b < 3; ++b) {
        const Band seen = field[b] & kTables.peers[cell][b];
        score += std::popcount(seen) + 2 * std::popcount(seen & two[b]);
      }
    }
    return score;
  }

  std::uint64_t limit_;
  char* digits_;
  std::uint64_t found_ = 0;
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
