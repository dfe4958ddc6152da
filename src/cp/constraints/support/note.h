// A constraint's note: the word of data that it attaches to each of its changes and failures, and unpacks
// when explain() asks for the reason.
//
//   enum class Why : std::uint8_t { too_heavy, last_bin };
//   using Note = NoteOf<Why, Place, Field<32>>;  // the bin, the item
//
//   store.remove(x, v, Note::pack(Why::too_heavy, bin, item))
//   store.fail(Note::pack(Why::last_bin))              // fields that are left out are 0
//   const auto [why, bin, item] = Note::unpack(data);  // in explain()
//
// Each number must fit the width of its field whatever the size of the model; debug builds assert it.
// Positions in the scope, and counts of its variables, always fit. For other numbers the constraint's factory
// function refuses those that do not.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <tuple>

#include "base/bits.h"
#include "cp/constraint.h"

namespace quadrille::cp {

/// A number below 2^kWidth; by default a position.
template <int kWidth, class T = std::size_t>
struct Field {
  using Type = T;
  static constexpr int kBits = kWidth;
};
using Flag = Field<1, bool>;
/// A position in a scope, its end, or a number of variables.
using Place = Field<28>;
static_assert(kMostVariables == low_bits(Place::kBits));

/// The enumeration Why names the kind of reason; it has the bits that the fields leave. The last field has
/// the lowest bits, so if everything else is 0, the word equals the last field:
///
///   Place, Field<32>:   | Why: 4 bits | bin: 28 bits | item: 32 bits |
template <class Why, class... Fields>
class NoteOf {
  static constexpr int kFieldBits = (0 + ... + Fields::kBits);
  static_assert(kFieldBits > 0 && kFieldBits < 64, "Why and the fields share 64 bits");

 public:
  template <class... Numbers>
  [[nodiscard]] static constexpr Word pack(Why why, Numbers... numbers) {
    static_assert(sizeof...(Numbers) <= sizeof...(Fields), "more numbers than fields");
    const std::array<Word, sizeof...(Fields)> given{static_cast<Word>(numbers)...};
    std::size_t next = 0;
    Word word = checked(static_cast<Word>(why), 64 - kFieldBits);
    ((word = word << Fields::kBits | checked(given[next++], Fields::kBits)), ...);
    return word;
  }

  /// Why and all fields, in the order in which they were declared.
  [[nodiscard]] static constexpr std::tuple<Why, typename Fields::Type...> unpack(Word word) {
    int above = kFieldBits;
    return {why(word), take<Fields>(word, above)...};
  }
  [[nodiscard]] static constexpr Why why(Word word) { return static_cast<Why>(word >> kFieldBits); }

 private:
  [[nodiscard]] static constexpr Word checked(Word number, [[maybe_unused]] int width) {
    assert((number & ~low_bits(width)) == 0 && "does not fit its field");
    return number;
  }
  /// Reads the field that ends below bit `above`, and moves `above` to the field's first bit.
  template <class F>
  [[nodiscard]] static constexpr typename F::Type take(Word word, int& above) {
    above -= F::kBits;
    return static_cast<typename F::Type>(word >> above & low_bits(F::kBits));
  }
};

}  // namespace quadrille::cp
