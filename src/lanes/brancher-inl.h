// Where a stuck search node branches.
#if defined(QUADRILLE_LANES_BRANCHER_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef QUADRILLE_LANES_BRANCHER_INL_H_
#undef QUADRILLE_LANES_BRANCHER_INL_H_
#else
#define QUADRILLE_LANES_BRANCHER_INL_H_
#endif

#include <array>
#include <span>

#include "lanes/state-inl.h"
#include "lanes/tables.h"

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

/// A cell with two candidates, the one that sees most others of that kind: whichever digit it takes, most follows.
/// Without any, a cell with as few as possible. Works on the candidates of one lane, in a few steps per word.
template <class Geometry>
class Brancher {
 public:
  Brancher(const Geometry& geometry, const Tables& tables) : geometry_(geometry), tables_(tables) {}

  struct Choice {
    int cell;
    Word digits;  // of the cell, bit digit - 1: two or more
  };

  /// No cell may be empty, and one must have two candidates or more.
  [[nodiscard]] Choice choose(std::span<const Word> row) {
    count_candidates(row);
    const int cell = most_constrained();
    Word digits = 0;
    for (int d = 0; d < geometry_.size(); ++d) {
      const int at = d * geometry_.cells() + cell;
      if ((row[static_cast<std::size_t>(at / 64)] & bit(at % 64)) != 0) digits |= bit(d);
    }
    return {cell, digits};
  }

 private:
  static constexpr std::size_t kMostWords = kMaxSize * kMaxSize / 64;

  [[nodiscard]] std::size_t field_words() const {
    return (static_cast<std::size_t>(geometry_.cells()) + 63) / 64;
  }

  /// The word w of a digit's cells, which need not start at a word of the row.
  [[nodiscard]] Word field(std::span<const Word> row, int d, std::size_t w) const {
    const auto from = static_cast<std::size_t>(d * geometry_.cells()) + 64 * w;
    const auto shift = static_cast<int>(from % 64);
    const std::size_t at = from / 64;
    Word bits = row[at] >> shift;
    if (shift != 0 && at + 1 < row.size()) bits |= row[at + 1] << (64 - shift);
    return bits & low_bits(geometry_.cells() - static_cast<int>(64 * w));
  }

  void count_candidates(std::span<const Word> row) {
    for (std::size_t w = 0; w < field_words(); ++w) {
      Word one = 0;
      Word two = 0;
      Word three = 0;
      Word four = 0;
      for (int d = 0; d < geometry_.size(); ++d) {
        const Word x = field(row, d, w);
        four |= three & x;
        three |= two & x;
        two |= one & x;
        one |= x;
      }
      two_[w] = two & ~three;
      three_[w] = three & ~four;
      open_[w] = two;
    }
  }

  [[nodiscard]] int first_of(const std::array<Word, kMostWords>& cells) const {
    for (std::size_t w = 0; w < field_words(); ++w)
      if (cells[w] != 0) return static_cast<int>(64 * w) + lowest(cells[w]);
    return -1;
  }

  [[nodiscard]] int most_constrained() const {
    int best = -1;
    int most = -1;
    for (std::size_t w = 0; w < field_words(); ++w) {
      for (const int i : Bits(two_[w])) {
        const int cell = static_cast<int>(64 * w) + i;
        int seen = 0;
        for (std::size_t v = 0; v < field_words(); ++v)
          seen += count_of(two_[v] & tables_.peers[static_cast<std::size_t>(cell) * field_words() + v]);
        if (seen <= most) continue;
        most = seen;
        best = cell;
      }
    }
    if (best < 0) best = first_of(three_);
    return best < 0 ? first_of(open_) : best;
  }

  const Geometry& geometry_;
  const Tables& tables_;
  std::array<Word, kMostWords> two_, three_, open_;  // cells with two, three, two or more candidates
};

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // include guard
