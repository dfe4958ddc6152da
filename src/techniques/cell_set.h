// Sets of cells, as bits.
#pragma once

#include <array>
#include <cstddef>

#include "base/bits.h"

namespace quadrille::techniques {

/// The maximum number of cells of a grid in which steps are searched: 25x25 has 625.
inline constexpr int kMostCells = 640;

/// A set of cells 0..kMostCells-1.
///
/// Most grids have 81 cells. So the words of the first 128 are always in use, and the others only up to the
/// last one that a member needed. One branch tests whether there are any:
///
///   | 0..63 | 64..127 | far words in use: 0 | not set |  ..  |        a set of a 9x9 grid
///   | 0..63 | 64..127 | far words in use: 2 | 128.. | 192.. | not set |  ..       of a 16x16 grid
///
/// Because of that branch compilers do not inline the functions that copy and combine sets, which makes them
/// twice as slow; hence always_inline.
class CellSet {
 public:
  CellSet() = default;
  [[gnu::always_inline]] CellSet(const CellSet& other) : near_(other.near_), far_count_(other.far_count_) {
    if (far_count_ != 0) [[unlikely]]
      copy_far(other);
  }
  [[gnu::always_inline]] CellSet& operator=(const CellSet& other) {
    near_ = other.near_;
    far_count_ = other.far_count_;
    if (far_count_ != 0) [[unlikely]]
      copy_far(other);
    return *this;
  }
  ~CellSet() = default;

  void add(int cell) {
    if (is_near(cell)) [[likely]] {
      near_[word_of(cell)] |= bit_of(cell);
    } else {
      widen(word_of(cell) - kNear + 1);
      far_[word_of(cell) - kNear] |= bit_of(cell);
    }
  }
  void remove(int cell) {
    if (is_near(cell)) [[likely]] {
      near_[word_of(cell)] &= ~bit_of(cell);
    } else if (word_of(cell) - kNear < far_count_) {
      far_[word_of(cell) - kNear] &= ~bit_of(cell);
    }
  }
  [[nodiscard]] bool contains(int cell) const {
    if (is_near(cell)) [[likely]]
      return (near_[word_of(cell)] & bit_of(cell)) != 0;
    return (far_word(word_of(cell) - kNear) & bit_of(cell)) != 0;
  }
  [[nodiscard]] bool empty() const {
    if ((near_[0] | near_[1]) != 0) return false;
    return far_count_ == 0 || has_no_far();
  }
  [[nodiscard]] int count() const {
    const int count = count_of(near_[0]) + count_of(near_[1]);
    return far_count_ == 0 ? count : count + count_far();
  }
  /// The smallest member; the set must not be empty.
  [[nodiscard]] int first() const { return *begin(); }
  [[nodiscard]] bool meets(const CellSet& other) const {
    if (((near_[0] & other.near_[0]) | (near_[1] & other.near_[1])) != 0) return true;
    return far_count_ != 0 && meets_far(other);
  }
  [[nodiscard]] bool is_within(const CellSet& other) const {
    if (((near_[0] & ~other.near_[0]) | (near_[1] & ~other.near_[1])) != 0) return false;
    return far_count_ == 0 || is_far_within(other);
  }

  [[gnu::always_inline]] CellSet& operator&=(const CellSet& other) {
    near_[0] &= other.near_[0];
    near_[1] &= other.near_[1];
    if (far_count_ != 0) [[unlikely]]
      keep_far(other);
    return *this;
  }
  [[gnu::always_inline]] CellSet& operator|=(const CellSet& other) {
    near_[0] |= other.near_[0];
    near_[1] |= other.near_[1];
    if (other.far_count_ != 0) [[unlikely]]
      add_far(other);
    return *this;
  }
  /// Removes the other's members.
  [[gnu::always_inline]] CellSet& operator-=(const CellSet& other) {
    near_[0] &= ~other.near_[0];
    near_[1] &= ~other.near_[1];
    if (far_count_ != 0) [[unlikely]]
      remove_far(other);
    return *this;
  }
  [[nodiscard]] [[gnu::always_inline]] friend CellSet operator&(CellSet a, const CellSet& b) {
    return a &= b;
  }
  [[nodiscard]] [[gnu::always_inline]] friend CellSet operator|(CellSet a, const CellSet& b) {
    return a |= b;
  }
  [[nodiscard]] [[gnu::always_inline]] friend CellSet operator-(CellSet a, const CellSet& b) {
    return a -= b;
  }
  friend bool operator==(const CellSet& a, const CellSet& b) { return a.is_within(b) && b.is_within(a); }

  /// Visits the members in increasing order.
  class Iterator {
   public:
    Iterator(const CellSet* set, std::size_t word) : set_(set), word_(word), rest_(set->word(word)) {
      skip();
    }
    [[nodiscard]] int operator*() const { return static_cast<int>(word_) * 64 + lowest(rest_); }
    Iterator& operator++() {
      rest_ = without_lowest(rest_);
      skip();
      return *this;
    }
    [[nodiscard]] bool operator!=(const Iterator& other) const {
      return word_ != other.word_ || rest_ != other.rest_;
    }

   private:
    void skip() {
      while (rest_ == 0 && word_ < set_->word_count()) rest_ = set_->word(++word_);
    }

    const CellSet* set_;
    std::size_t word_;
    Word rest_;
  };
  [[nodiscard]] Iterator begin() const { return {this, 0}; }
  [[nodiscard]] Iterator end() const { return {this, word_count()}; }

 private:
  static constexpr std::size_t kNear = 2;
  static constexpr std::size_t kFar = kMostCells / 64 - kNear;
  [[nodiscard]] static bool is_near(int cell) { return cell < static_cast<int>(kNear) * 64; }
  [[nodiscard]] static std::size_t word_of(int cell) { return static_cast<std::size_t>(cell) / 64; }
  [[nodiscard]] static Word bit_of(int cell) { return bit(cell % 64); }
  [[nodiscard]] std::size_t word_count() const { return kNear + far_count_; }
  /// 0 beyond the last word.
  [[nodiscard]] Word word(std::size_t i) const { return i < kNear ? near_[i] : far_word(i - kNear); }
  [[nodiscard]] Word far_word(std::size_t i) const { return i < far_count_ ? far_[i] : 0; }

  void widen(std::size_t far_count);
  void copy_far(const CellSet& other);
  [[nodiscard]] bool has_no_far() const;
  [[nodiscard]] int count_far() const;
  [[nodiscard]] bool meets_far(const CellSet& other) const;
  [[nodiscard]] bool is_far_within(const CellSet& other) const;
  void keep_far(const CellSet& other);
  void add_far(const CellSet& other);
  void remove_far(const CellSet& other);

  std::array<Word, kNear> near_{};
  std::size_t far_count_ = 0;
  std::array<Word, kFar> far_;  // the first far_count_ are set
};

}  // namespace quadrille::techniques
