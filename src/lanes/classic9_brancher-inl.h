// Chooses the branching cells of stuck search nodes of the classic 9x9 grid, for all lanes at once.
#if defined(QUADRILLE_LANES_CLASSIC9_BRANCHER_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef QUADRILLE_LANES_CLASSIC9_BRANCHER_INL_H_
#undef QUADRILLE_LANES_CLASSIC9_BRANCHER_INL_H_
#else
#define QUADRILLE_LANES_CLASSIC9_BRANCHER_INL_H_
#endif

#include <cstddef>
#include <span>

#include "lanes/brancher-inl.h"
#include "lanes/counter-inl.h"

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

/// Chooses a cell with two candidates. Each of its digits scores for the other triads (see Classic9) of the
/// cell's row and column, outside its box: 1 for a triad that may have the digit, 2 if a cell with two
/// candidates there has it. That is nearly as good as counting peers one by one, and takes half as long.
template <class Geometry>
class Classic9Brancher {
 public:
  Classic9Brancher(const Geometry& geometry, const Tables& tables) : scalar_(geometry, tables) {}

  /// Chooses for all lanes.
  HWY_NOINLINE void prepare(const State& state) {
    find_cells_with_two(state);
    for (std::size_t d = 0; d < 9; ++d) add_scores(state.candidates.at(81 * d), d == 0);
    find_best();
  }

  /// The choice for one lane, as prepare() saw it; `row` holds the lane's candidates.
  [[nodiscard]] Choice choose(int lane, std::span<const Word> row) {
    const auto w = static_cast<std::size_t>(lane / 64);
    const int i = lane % 64;
    if ((found_[w] >> i & 1) == 0) return scalar_.choose(lane, row);
    Choice choice{0, 0};
    for (std::size_t k = 0; k < kCellBits; ++k)
      choice.cell |= static_cast<int>(best_cell_[k * kWords + w] >> i & 1) << k;
    for (int d = 0; d < 9; ++d) {
      const auto at = static_cast<std::size_t>(81 * d + choice.cell);
      choice.digits |= (row[at / 64] >> (at % 64) & 1) << d;
    }
    return choice;
  }

 private:
  static constexpr std::size_t kCellBits = 7;
  static constexpr std::size_t kScoreBits = 5;

  void find_cells_with_two(const State& state) {
    for (std::size_t cell = 0; cell < 81; ++cell) {
      Vector once = none();
      Vector twice = none();
      Vector thrice = none();
      HWY_UNROLL(9)
      for (std::size_t d = 0; d < 9; ++d) {
        const Vector x = load(state.candidates.at(81 * d + cell));
        thrice = either(thrice, both(twice, x));
        twice = either(twice, both(once, x));
        once = either(once, x);
      }
      store(without(twice, thrice), two_.at(cell));
    }
  }

  /// The score of a triad for the digit: 0, 1 or 2.
  HWY_INLINE Counter<2> triad(const Word* digit, std::size_t a, std::size_t step) const {
    const std::size_t b = a + step;
    const std::size_t c = b + step;
    const Vector x = load(digit + a * kWords);
    const Vector y = load(digit + b * kWords);
    const Vector z = load(digit + c * kWords);
    const Vector two =
        either(either(both(x, load(two_.at(a))), both(y, load(two_.at(b)))), both(z, load(two_.at(c))));
    return {{without(either(either(x, y), z), two), two}};
  }

  /// Adds the digit's scores to the cells with two candidates that have the digit.
  HWY_NOINLINE void add_scores(const Word* digit, bool is_first) {
    for (std::size_t line = 0; line < 9; ++line) {
      store_others(digit, 9 * line, 3, 1, beside_.at(9 * line));
      store_others(digit, line, 27, 9, above_.at(9 * line));
    }
    for (std::size_t row = 0; row < 9; ++row) {
      for (std::size_t stack = 0; stack < 3; ++stack) {
        const auto beside = Counter<3>::load(beside_.at(3 * (3 * row + stack)));
        HWY_UNROLL(3)
        for (std::size_t column = 3 * stack; column < 3 * stack + 3; ++column) {
          const std::size_t cell = 9 * row + column;
          const auto above = Counter<3>::load(above_.at(3 * (3 * column + row / 3)));
          const auto score = sum(beside, above).where(both(load(digit + cell * kWords), load(two_.at(cell))));
          Word* const total = scores_.at(kScoreBits * cell);
          if (is_first) {
            score.template widened<kScoreBits>().store(total);
          } else {
            sum(Counter<kScoreBits>::load(total), score).template low<kScoreBits>().store(total);
          }
        }
      }
    }
  }

  /// Stores, for each triad of the line, the sum of the scores of the other two.
  HWY_INLINE void store_others(const Word* digit, std::size_t first, std::size_t next, std::size_t step,
                               Word* others) const {
    const Counter<2> triads[3] = {triad(digit, first, step), triad(digit, first + next, step),
                                  triad(digit, first + 2 * next, step)};
    sum(triads[1], triads[2]).store(others);
    sum(triads[2], triads[0]).store(others + 3 * kWords);
    sum(triads[0], triads[1]).store(others + 6 * kWords);
  }

  void find_best() {
    Vector found = none();
    auto most = Counter<kScoreBits>::zero();
    auto best = Counter<kCellBits>::zero();
    for (std::size_t cell = 0; cell < 81; ++cell) {
      const Vector two = load(two_.at(cell));
      const auto score = Counter<kScoreBits>::load(scores_.at(kScoreBits * cell));
      const Vector better = both(two, either(without(all(), found), greater(score, most)));
      found = either(found, two);
      most = choose_where(better, score, most);
      HWY_UNROLL(7)
      for (std::size_t k = 0; k < kCellBits; ++k)
        best.bits[k] = (cell >> k & 1) != 0 ? either(best.bits[k], better) : without(best.bits[k], better);
    }
    best.store(best_cell_);
    hn::StoreU(found, Tag(), found_.data());
  }

  Brancher<Geometry> scalar_;
  Plane two_{81};  // by cell: whether it has two candidates
  // For the present digit: the score of the other two triads of the row, or of the column; by 3 * line +
  // triad.
  Plane beside_{27 * 3}, above_{27 * 3};
  Plane scores_{81 * kScoreBits};
  LaneSet found_{};  // the lanes in which some cell has two candidates
  HWY_ALIGN Word best_cell_[kCellBits * kWords];
};

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // include guard
