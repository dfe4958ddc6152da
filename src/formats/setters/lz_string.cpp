#include "formats/setters/lz_string.h"

#include <array>
#include <optional>
#include <unordered_map>
#include <vector>

#include "base/utf8.h"

namespace quadrille::formats {

namespace {

constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr int kBitsOfCharacter = 6;

// The numbers with a special meaning.
constexpr std::uint32_t kNewByte = 0, kNewUnit = 1, kEndOfText = 2, kFirstText = 3;
constexpr int kBitsOfByte = 8, kBitsOfUnit = 16;

constexpr char32_t kReplacement = 0xFFFD;

constexpr bool is_high_surrogate(char32_t unit) { return 0xD800 <= unit && unit < 0xDC00; }
constexpr bool is_low_surrogate(char32_t unit) { return 0xDC00 <= unit && unit < 0xE000; }

void add_utf8(char32_t code, std::string& text) {
  const auto add = [&text](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
  const auto rest = [&](int shift) { add(0x80 | ((code >> shift) & 0x3F)); };
  if (code < 0x80) {
    add(code);
  } else if (code < 0x800) {
    add(0xC0 | (code >> 6));
    rest(0);
  } else if (code < 0x10000) {
    add(0xE0 | (code >> 12));
    rest(6);
    rest(0);
  } else {
    add(0xF0 | (code >> 18));
    rest(12);
    rest(6);
    rest(0);
  }
}

std::string to_utf8(std::u16string_view units) {
  std::string text;
  text.reserve(units.size());
  for (std::size_t i = 0; i < units.size(); ++i) {
    const char32_t unit = units[i];
    const bool is_pair =
        is_high_surrogate(unit) && i + 1 < units.size() && is_low_surrogate(char32_t{units[i + 1]});
    if (is_pair) {
      add_utf8(0x10000 + ((unit - 0xD800) << 10) + (char32_t{units[++i]} - 0xDC00), text);
    } else {
      add_utf8(is_high_surrogate(unit) || is_low_surrogate(unit) ? kReplacement : unit, text);
    }
  }
  return text;
}

/// The character at the start of a non-empty text, which takes `length` bytes.
char32_t decoded(std::string_view text, std::size_t length) {
  constexpr std::array<unsigned, 5> kFirstBits{0, 0x7F, 0x1F, 0x0F, 0x07};
  if (length == 0) return kReplacement;
  char32_t code = static_cast<unsigned char>(text[0]) & kFirstBits[length];
  for (std::size_t i = 1; i < length; ++i) code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3F);
  return code;
}

std::u16string to_utf16(std::string_view text) {
  std::u16string units;
  units.reserve(text.size());
  while (!text.empty()) {
    const std::size_t length = character_length(text);
    const char32_t code = decoded(text, length);
    if (code < 0x10000) {
      units += static_cast<char16_t>(code);
    } else {
      units += static_cast<char16_t>(0xD800 + ((code - 0x10000) >> 10));
      units += static_cast<char16_t>(0xDC00 + ((code - 0x10000) & 0x3FF));
    }
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return units;
}

/// The number of bits of a number: it grows by one when the number of stored texts reaches the next power of
/// two.
class Width {
 public:
  explicit Width(std::uint32_t left, int bits) : left_(left), bits_(bits) {}
  [[nodiscard]] int bits() const { return bits_; }
  void count() {
    if (--left_ == 0) left_ = std::uint32_t{1} << bits_++;
  }

 private:
  std::uint32_t left_;
  int bits_;
};

/// Reads numbers, lowest bit first, from characters, highest bit first.
class BitReader {
 public:
  explicit BitReader(std::string_view packed) : packed_(packed) {}

  /// Returns 0 for bits after the end.
  std::uint32_t take(int count) {
    std::uint32_t number = 0;
    for (int i = 0; i < count; ++i) number |= take_bit() << i;
    return number;
  }
  /// The number of characters begun; it exceeds their total once bits after the end were taken.
  [[nodiscard]] std::size_t taken() const { return next_; }
  /// Whether there is a character outside base64, and the first one.
  [[nodiscard]] bool is_strange() const { return strange_ != kNowhere; }
  [[nodiscard]] std::size_t strange() const { return strange_; }

 private:
  std::uint32_t take_bit() {
    if (left_ == 0) {
      left_ = kBitsOfCharacter;
      bits_ = next_ < packed_.size() ? value(packed_[next_]) : 0;
      ++next_;
    }
    --left_;
    return (bits_ >> left_) & 1U;
  }
  std::uint32_t value(char c) {
    const std::size_t found = kBase64.find(c);
    if (found != std::string_view::npos) return static_cast<std::uint32_t>(found);
    if (!is_strange()) strange_ = next_;
    return 0;
  }

  std::string_view packed_;
  std::size_t next_ = 0;
  std::uint32_t bits_ = 0;
  int left_ = 0;
  static constexpr std::size_t kNowhere = std::string_view::npos;
  std::size_t strange_ = kNowhere;
};

/// A text of the list, as a part of the unpacked text so far.
struct Part {
  std::size_t begin, length;
};

/// Writes numbers in the form that BitReader reads.
class BitWriter {
 public:
  void add(std::uint32_t number, int count) {
    for (int i = 0; i < count; ++i) add_bit(number >> i & 1U);
  }
  /// The last number is followed by at least one bit, which completes a character.
  std::string finish() {
    do add_bit(0);
    while (used_ != 0);
    constexpr std::size_t kGroup = 4;
    text_.append((kGroup - text_.size() % kGroup) % kGroup, '=');
    return std::move(text_);
  }

 private:
  void add_bit(std::uint32_t bit) {
    bits_ = bits_ << 1 | bit;
    if (++used_ < kBitsOfCharacter) return;
    text_ += kBase64[bits_];
    bits_ = 0;
    used_ = 0;
  }

  std::string text_;
  std::uint32_t bits_ = 0;
  int used_ = 0;
};

class Packer {
 public:
  std::string pack(const std::u16string& units) {
    for (const char16_t unit : units) {
      const auto [single, is_new] = singles_.try_emplace(unit, Single{next_, true});
      if (is_new) ++next_;
      if (!last_) {
        last_ = Last{single->second.number, unit, true};
        continue;
      }
      const std::uint64_t longer = std::uint64_t{last_->number} << kBitsOfUnit | unit;
      if (const auto found = texts_.find(longer); found != texts_.end()) {
        last_ = Last{found->second, unit, false};
        continue;
      }
      write_last();
      texts_.emplace(longer, next_++);
      last_ = Last{single->second.number, unit, true};
    }
    if (last_) write_last();
    bits_.add(kEndOfText, width_.bits());
    return bits_.finish();
  }

 private:
  struct Single {
    std::uint32_t number;
    bool is_unwritten;
  };
  struct Last {
    std::uint32_t number;
    char16_t unit;
    bool is_single;
  };

  void write_last() {
    Single* const single = last_->is_single ? &singles_.at(last_->unit) : nullptr;
    if (single != nullptr && single->is_unwritten) {
      const bool is_byte = last_->unit < 0x100;
      bits_.add(is_byte ? kNewByte : kNewUnit, width_.bits());
      bits_.add(last_->unit, is_byte ? kBitsOfByte : kBitsOfUnit);
      width_.count();
      single->is_unwritten = false;
    } else {
      bits_.add(last_->number, width_.bits());
    }
    width_.count();
  }

  BitWriter bits_;
  Width width_{2, 2};
  std::uint32_t next_ = kFirstText;
  std::optional<Last> last_;  // the longest text so far that has a number
  std::unordered_map<char16_t, Single> singles_;
  std::unordered_map<std::uint64_t, std::uint32_t>
      texts_;  // by the number of all but the last unit, and the last unit
};

std::string_view without_padding(std::string_view packed) {
  return packed.substr(0, packed.find_last_not_of('=') + 1);
}

}  // namespace

Unpacked unpack_lz(std::string_view packed) {
  packed = without_padding(packed);
  BitReader bits(packed);
  Width width(1, 2);
  std::u16string units;
  std::vector<Part> texts;
  std::optional<Part> last;
  const auto broken = [&units](LzFault fault, std::size_t at) {
    return Unpacked{{}, fault, at, units.size()};
  };
  for (;;) {
    const std::uint32_t number = bits.take(width.bits());
    if (number == kEndOfText) break;
    Part part{units.size(), 1};
    if (number == kNewByte || number == kNewUnit) {
      const auto unit = bits.take(number == kNewByte ? kBitsOfByte : kBitsOfUnit);
      texts.push_back(part);
      units += static_cast<char16_t>(unit);
      if (last) width.count();
    } else {
      const std::size_t index = number - kFirstText;
      // If the number is of the text being completed by it, that text is the last one followed by its own
      // first unit.
      const bool completes = last && index == texts.size();
      if (!completes && index >= texts.size())
        return broken(bits.taken() > packed.size() ? LzFault::cut_short : LzFault::corrupt, bits.taken() - 1);
      const Part named = completes ? Part{last->begin, last->length + 1} : texts[index];
      if (units.size() + named.length > kLongestUnpacked) return broken(LzFault::too_long, bits.taken() - 1);
      part.length = named.length;
      for (std::size_t i = 0; i < named.length; ++i) units += units[named.begin + i];
    }
    if (bits.is_strange()) return broken(LzFault::character, bits.strange());
    if (bits.taken() > packed.size()) return broken(LzFault::cut_short, packed.size());
    if (units.size() > kLongestUnpacked) return broken(LzFault::too_long, bits.taken() - 1);
    // The previous text and the first unit of this one are adjacent in the result.
    if (last) texts.push_back({last->begin, last->length + 1});
    width.count();
    last = part;
  }
  if (bits.is_strange()) return broken(LzFault::character, bits.strange());
  if (bits.taken() > packed.size()) return broken(LzFault::cut_short, packed.size());
  // The bits that fill the last character may take one more.
  if (bits.taken() + 1 < packed.size()) return broken(LzFault::corrupt, bits.taken());
  return {to_utf8(units), LzFault::none, 0, units.size()};
}

std::string pack_lz(std::string_view text) { return Packer().pack(to_utf16(text)); }

}  // namespace quadrille::formats
