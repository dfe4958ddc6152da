// Sets of cells, as bits.
#pragma once

#include <array>
#include <cstddef>

#include "base/bits.h"

namespace quadrille::techniques {

/// The most cells of a grid in which steps are looked for: 25x25 has 625.
inline constexpr int kMostCells = 640;

/// A set of cells 0..kMostCells-1.
class CellSet {
 public:
  constexpr CellSet() = default;

  constexpr void add(int cell) { words_[word_of(cell)] |= bit_of(cell); }
  constexpr void remove(int cell) { words_[word_of(cell)] &= ~bit_of(cell); }
  [[nodiscard]] constexpr bool contains(int cell) const {
    return (words_[word_of(cell)] & bit_of(cell)) != 0;
  }
  [[nodiscard]] constexpr bool empty() const {
    Word all = 0;
    for (const Word word : words_) all |= word;
    return all == 0;
  }
  [[nodiscard]] constexpr int count() const {
    int count = 0;
    for (const Word word : words_) count += count_of(word);
    return count;
  }
  /// The smallest member; the set must not be empty.
  [[nodiscard]] constexpr int first() const {
    std::size_t i = 0;
    while (words_[i] == 0) ++i;
    return static_cast<int>(i) * 64 + lowest(words_[i]);
  }
  [[nodiscard]] constexpr bool meets(const CellSet& other) const {
    Word all = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) all |= words_[i] & other.words_[i];
    return all != 0;
  }
  [[nodiscard]] constexpr bool is_within(const CellSet& other) const {
    Word all = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) all |= words_[i] & ~other.words_[i];
    return all == 0;
  }

  constexpr CellSet& operator&=(const CellSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
    return *this;
  }
  constexpr CellSet& operator|=(const CellSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }
  /// Takes the other's members away.
  constexpr CellSet& operator-=(const CellSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  [[nodiscard]] friend constexpr CellSet operator&(CellSet a, const CellSet& b) { return a &= b; }
  [[nodiscard]] friend constexpr CellSet operator|(CellSet a, const CellSet& b) { return a |= b; }
  [[nodiscard]] friend constexpr CellSet operator-(CellSet a, const CellSet& b) { return a -= b; }
  friend constexpr bool operator==(const CellSet&, const CellSet&) = default;

  /// Visits the members in increasing order.
  class Iterator {
   public:
    constexpr Iterator(const CellSet* set, std::size_t word) : set_(set), word_(word) {
      if (word_ < kWords) rest_ = set_->words_[word_];
      skip();
    }
    [[nodiscard]] constexpr int operator*() const { return static_cast<int>(word_) * 64 + lowest(rest_); }
    constexpr Iterator& operator++() {
      rest_ = without_lowest(rest_);
      skip();
      return *this;
    }
    [[nodiscard]] constexpr bool operator!=(const Iterator& other) const {
      return word_ != other.word_ || rest_ != other.rest_;
    }

   private:
    constexpr void skip() {
      while (rest_ == 0 && word_ < kWords)
        if (++word_ < kWords) rest_ = set_->words_[word_];
    }

    const CellSet* set_;
    std::size_t word_;
    Word rest_ = 0;
  };
  [[nodiscard]] constexpr Iterator begin() const { return {this, 0}; }
  [[nodiscard]] constexpr Iterator end() const { return {this, kWords}; }

 private:
  static constexpr std::size_t kWords = kMostCells / 64;
  [[nodiscard]] static constexpr std::size_t word_of(int cell) { return static_cast<std::size_t>(cell) / 64; }
  [[nodiscard]] static constexpr Word bit_of(int cell) { return bit(cell % 64); }

  std::array<Word, kWords> words_{};
};

}  // namespace quadrille::techniques
