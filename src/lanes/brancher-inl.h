// Chooses the cell on which a stuck search node branches.
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

struct Choice {
  int cell;
  Word digits;  // two or more candidates of the cell; bit d represents digit d + 1
};

/// Chooses, among the cells with two candidates, the one whose digits are candidates of the most peers. A
/// peer that itself has two candidates counts three times, because it will be left with one. If no cell has
/// two candidates, it chooses a cell with as few as possible. It works on the candidates of one lane, 64
/// cells at a time.
template <class Geometry>
class Brancher {
 public:
  Brancher(const Geometry& geometry, const Tables& tables) : geometry_(geometry), tables_(tables) {}

  void prepare(const State& /*state*/) {}

  /// Every cell must have a candidate, and some cell at least two.
  [[nodiscard]] Choice choose(int /*lane*/, std::span<const Word> row) {
    read_fields(row);
    const int cell = most_constrained();
    Word digits = 0;
    for (std::size_t d = 0; d < size(); ++d)
      digits |= (fields_[d * field_words() + static_cast<std::size_t>(cell / 64)] >> (cell % 64) & 1) << d;
    return {cell, digits};
  }

 private:
  static constexpr std::size_t kMostWords = kMaxSize * kMaxSize / 64;

  [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(geometry_.size()); }
  [[nodiscard]] std::size_t field_words() const {
    return (static_cast<std::size_t>(geometry_.cells()) + 63) / 64;
  }

  /// Copies, for each digit, the set of cells that may have it (a "field"). In the row a field may begin
  /// anywhere within a word.
  void read_fields(std::span<const Word> row) {
    const auto cells = static_cast<std::size_t>(geometry_.cells());
    for (std::size_t d = 0; d < size(); ++d) {
      for (std::size_t w = 0; w < field_words(); ++w) {
        const std::size_t from = d * cells + 64 * w;
        const std::size_t shift = from % 64;
        Word bits = row[from / 64] >> shift;
        if (shift != 0 && from / 64 + 1 < row.size()) bits |= row[from / 64 + 1] << (64 - shift);
        if (w + 1 == field_words()) bits &= low_bits(static_cast<int>(cells - 64 * w));
        fields_[d * field_words() + w] = bits;
      }
    }
  }

  [[nodiscard]] Word cells_with_two(std::size_t w) const {
    Word one = 0;
    Word two = 0;
    Word three = 0;
    for (std::size_t d = 0; d < size(); ++d) {
      const Word x = fields_[d * field_words() + w];
      three |= two & x;
      two |= one & x;
      one |= x;
    }
    return two & ~three;
  }

  /// The cells among 64 * w .. 64 * w + 63 with exactly `count` candidates.
  [[nodiscard]] Word cells_with(int count, std::size_t w) const {
    std::array<Word, kMaxSize + 2> at_least{~Word{0}};
    for (std::size_t d = 0; d < size(); ++d) {
      const Word x = fields_[d * field_words() + w];
      for (auto k = static_cast<std::size_t>(count) + 1; k > 0; --k) at_least[k] |= at_least[k - 1] & x;
    }
    return at_least[static_cast<std::size_t>(count)] & ~at_least[static_cast<std::size_t>(count) + 1];
  }

  [[nodiscard]] int most_constrained() {
    for (std::size_t w = 0; w < field_words(); ++w) {
      two_[w] = cells_with_two(w);
      for (const int i : Bits(two_[w])) score_[64 * w + static_cast<std::size_t>(i)] = 0;
    }
    for (std::size_t d = 0; d < size(); ++d) {
      const Word* const field = fields_.data() + d * field_words();
      for (std::size_t w = 0; w < field_words(); ++w) {
        for (const int i : Bits(two_[w] & field[w])) {
          const std::size_t cell = 64 * w + static_cast<std::size_t>(i);
          score_[cell] += score(field, tables_.peers.data() + cell * field_words());
        }
      }
    }
    int best = -1;
    int most = -1;
    for (std::size_t w = 0; w < field_words(); ++w) {
      for (const int i : Bits(two_[w])) {
        const int cell = static_cast<int>(64 * w) + i;
        if (score_[static_cast<std::size_t>(cell)] <= most) continue;
        most = score_[static_cast<std::size_t>(cell)];
        best = cell;
      }
    }
    return best < 0 ? fewest_candidates() : best;
  }

  [[nodiscard]] int score(const Word* field, const Word* peers) const {
    int result = 0;
    for (std::size_t w = 0; w < field_words(); ++w) {
      const Word seen = field[w] & peers[w];
      result += count_of(seen) + 2 * count_of(seen & two_[w]);
    }
    return result;
  }

  [[nodiscard]] int fewest_candidates() const {
    for (int count = 3;; ++count) {
      for (std::size_t w = 0; w < field_words(); ++w) {
        const Word cells = cells_with(count, w);
        if (cells != 0) return static_cast<int>(64 * w) + lowest(cells);
      }
    }
  }

  const Geometry& geometry_;
  const Tables& tables_;
  std::array<Word, kMaxSize * kMostWords> fields_;  // by digit
  std::array<Word, kMostWords> two_;                // the cells with two candidates
  std::array<int, kMaxSize * kMaxSize> score_;      // by cell, for those with two candidates
};

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // include guard
