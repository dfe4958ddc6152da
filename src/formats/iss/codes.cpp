#include "formats/iss/codes.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "sudoku/puzzle/digit_automaton.h"
#include "sudoku/puzzle/digit_pairs.h"

namespace quadrille::formats {

namespace {

using sudoku::at;
using sudoku::Digits;

constexpr std::string_view kCodeCharacters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int kBits = 6;
constexpr int kByte = 8;

// The header of an automaton.
constexpr int kFormatBits = 2, kStateBitsBits = 4, kSymbolBits = 4;
constexpr int kPlain = 0, kPacked = 1;

using BitRow = std::vector<bool>;

/// The code without its padding. Padding may be complete, partial or missing, since other programs add it.
std::optional<std::string_view> without_fill(std::string_view code) {
  constexpr std::size_t kGroup = 4, kMostFill = 2;
  const auto last = code.find_last_not_of('=');
  const auto plain = code.substr(0, last == std::string_view::npos ? 0 : last + 1);
  const std::size_t fill = code.size() - plain.size() + (kGroup - code.size() % kGroup) % kGroup;
  const bool is_sound = plain.size() == code.size() || fill <= kMostFill;
  return is_sound ? std::optional(plain) : std::nullopt;
}

std::optional<BitRow> bits_of(std::string_view code, bool highest_first) {
  if (highest_first) {
    const auto plain = without_fill(code);
    if (!plain) return std::nullopt;
    code = *plain;
  }
  // The last group of characters holds one or two bytes; six bits are not a byte.
  if (highest_first && code.size() % 4 == 1) return std::nullopt;
  BitRow bits;
  for (const char c : code) {
    // The last two are + and / in other variants of the code.
    const auto value = kCodeCharacters.find(!highest_first ? c : c == '+' ? '-' : c == '/' ? '_' : c);
    if (value == std::string_view::npos) return std::nullopt;
    for (int i = 0; i < kBits; ++i)
      bits.push_back((value >> static_cast<unsigned>(highest_first ? kBits - 1 - i : i) & 1U) != 0);
  }
  return bits;
}

std::string code_of(BitRow bits, bool highest_first) {
  // This kind of code has whole bytes only.
  while (highest_first && bits.size() % kByte != 0) bits.push_back(false);
  while (bits.size() % kBits != 0) bits.push_back(false);
  std::string code;
  for (std::size_t start = 0; start < bits.size(); start += kBits) {
    std::size_t value = 0;
    for (std::size_t i = 0; i < kBits; ++i)
      if (bits[start + i]) value |= std::size_t{1} << (highest_first ? kBits - 1 - i : i);
    code += kCodeCharacters[value];
  }
  return code;
}

int bits_for(int number) { return static_cast<int>(std::bit_width(static_cast<unsigned>(number))); }

void append_number(int number, int count, BitRow& bits) {
  for (int i = count - 1; i >= 0; --i) bits.push_back((static_cast<unsigned>(number) >> i & 1U) != 0);
}

class CodeReader {
 public:
  explicit CodeReader(BitRow bits) : bits_(std::move(bits)) {}

  [[nodiscard]] int left() const { return static_cast<int>(bits_.size() - next_); }
  /// 0 beyond the end, which are_over() reports.
  int number(int count) {
    if (count > left()) {
      is_over_ = true;
      next_ = bits_.size();
      return 0;
    }
    int number = 0;
    for (int i = 0; i < count; ++i) number = 2 * number + (bits_[next_++] ? 1 : 0);
    return number;
  }
  [[nodiscard]] bool is_over() const { return is_over_; }

 private:
  BitRow bits_;
  std::size_t next_ = 0;
  bool is_over_ = false;
};

}  // namespace

std::optional<std::string> text_of_code(std::string_view code) {
  const auto bits = bits_of(code, true);
  if (!bits) return std::nullopt;
  std::string text;
  for (std::size_t start = 0; start + kByte <= bits->size(); start += kByte) {
    unsigned value = 0;
    for (std::size_t i = 0; i < kByte; ++i) value = 2 * value + ((*bits)[start + i] ? 1 : 0);
    text += static_cast<char>(value);
  }
  return text;
}

std::string code_of_text(std::string_view text) {
  BitRow bits;
  for (const char c : text) append_number(static_cast<unsigned char>(c), kByte, bits);
  return code_of(std::move(bits), true);
}

std::optional<sudoku::AnyAutomaton> automaton_of_code(std::string_view code, int digits) {
  auto bits = bits_of(code, true);
  if (!bits) return std::nullopt;
  if (bits->empty()) return sudoku::AnyAutomaton{{0}, {}, {}};
  CodeReader reader(std::move(*bits));
  const int format = reader.number(kFormatBits);
  const int state_bits = reader.number(kStateBitsBits) + 1;
  const int symbols = reader.number(kSymbolBits) + 1;
  const int starts = reader.number(state_bits), ends = reader.number(state_bits);
  sudoku::AnyAutomaton automaton;
  for (int state = 0; state < starts && !reader.is_over(); ++state) {
    automaton.starts.push_back(state);
    if (reader.number(1) == 1) automaton.ends.push_back(state);
  }
  // The flags of the starts are one number, whose highest bit is the last start.
  for (int& state : automaton.ends) state = starts - 1 - state;
  for (int i = 0; i < ends; ++i) automaton.ends.push_back(starts + i);
  const int count_bits = format == kPlain ? reader.number(kSymbolBits) : symbols;
  if ((format != kPlain && format != kPacked) || reader.is_over() || starts == 0) return std::nullopt;
  const int symbol_bits = bits_for(symbols - 1);
  for (int state = 0; count_bits > 0 && reader.left() >= count_bits; ++state) {
    const int head = reader.number(count_bits);
    const int count = format == kPlain ? head : std::popcount(static_cast<unsigned>(head));
    int symbol = symbols;
    for (int i = 0; i < count; ++i) {
      if (format == kPlain) {
        symbol = reader.number(symbol_bits);
      } else {  // in the head the highest bit is the last symbol; the steps are in order from the first
                // symbol
        symbol = i == 0 ? 0 : symbol + 1;
        while ((static_cast<unsigned>(head) >> symbol & 1U) == 0) ++symbol;
      }
      const int to = reader.number(state_bits);
      if (reader.is_over()) return std::nullopt;
      if (symbol < digits) automaton.steps.push_back({state, symbol + 1, to});
    }
  }
  return automaton;
}

std::string code_of_automaton(const sudoku::DigitAutomaton& automaton) {
  std::vector<int> order{0};  // the start, ends, others
  for (const bool ends : {true, false})
    for (int state = 1; state < automaton.state_count(); ++state)
      if (automaton.accepts(state) == ends) order.push_back(state);
  std::vector<int> number(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) number[at(order[i])] = static_cast<int>(i);
  const auto is_end = [&](int state) { return state > 0 && automaton.accepts(state); };
  const int state_bits = std::max(1, bits_for(automaton.state_count() - 1));
  BitRow bits;
  append_number(kPacked, kFormatBits, bits);
  append_number(state_bits - 1, kStateBitsBits, bits);
  append_number(automaton.size() - 1, kSymbolBits, bits);
  append_number(1, state_bits, bits);
  append_number(static_cast<int>(std::ranges::count_if(order, is_end)), state_bits, bits);
  bits.push_back(automaton.accepts(0));
  for (const int state : order) {
    for (int digit = automaton.size(); digit >= 1; --digit)
      bits.push_back(automaton.next(state, digit).has_value());
    for (int digit = 1; digit <= automaton.size(); ++digit)
      if (const auto to = automaton.next(state, digit)) append_number(number[at(*to)], state_bits, bits);
  }
  return code_of(std::move(bits), true);
}

std::optional<std::vector<Digits>> pairs_of_code(std::string_view code, int digits) {
  const auto members = set_of_code(code);
  if (!members) return std::nullopt;
  std::vector<Digits> pairs(at(digits));
  for (const int member : *members) {
    if (member >= digits * digits) return std::nullopt;
    pairs[at(member / digits)] |= sudoku::digit_bit(member % digits + 1);
  }
  return pairs;
}

std::string code_of_pairs(const sudoku::DigitPairs& pairs) {
  BitRow bits;
  for (int first = 1; first <= pairs.size(); ++first)
    for (int second = 1; second <= pairs.size(); ++second) bits.push_back(pairs.allow(first, second));
  while (!bits.empty() && !bits.back()) bits.pop_back();
  return code_of(std::move(bits), false);
}

std::optional<std::vector<int>> set_of_code(std::string_view code) {
  const auto bits = bits_of(code, false);
  if (!bits) return std::nullopt;
  std::vector<int> members;
  for (std::size_t i = 0; i < bits->size(); ++i)
    if ((*bits)[i]) members.push_back(static_cast<int>(i));
  return members;
}

}  // namespace quadrille::formats
