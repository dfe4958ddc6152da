#include "sudoku/puzzle/pattern.h"

#include <algorithm>
#include <array>
#include <compare>
#include <optional>
#include <utility>
#include <vector>

#include "sudoku/puzzle/sentences.h"

namespace quadrille::sudoku {

namespace {

constexpr std::size_t kMostPlaces = 512;  // digits and sets, with repetitions expanded
constexpr int kMostNestedGroups = 32;
constexpr int kMostElements = 10'000;  // elements to read; counted, since groups may be empty

/// A set of positions.
class Places {
 public:
  void insert(std::size_t place) { words_[place / 64] |= bit(static_cast<int>(place % 64)); }
  void insert(const Places& others) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= others.words_[i];
  }
  void keep(const Places& others) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= others.words_[i];
  }
  [[nodiscard]] bool is_empty() const { return *this == Places(); }
  [[nodiscard]] std::vector<std::size_t> members() const {
    std::vector<std::size_t> members;
    for (std::size_t i = 0; i < words_.size(); ++i)
      for (const int place : Bits(words_[i])) members.push_back(i * 64 + at(place));
    return members;
  }
  friend auto operator<=>(const Places&, const Places&) = default;

 private:
  std::array<Word, kMostPlaces / 64> words_{};
};

/// A pattern by the positions of its digits and sets, as in the construction of Glushkov (1961).
struct Described {
  bool may_be_empty = true;
  Places first, last;
};

/// An error at a byte of the pattern, counted from 0.
tl::unexpected<InputError> error_in_pattern(std::size_t at, std::string message) {
  return bad_input(std::move(message), 1, static_cast<int>(at) + 1);
}

class PatternParser {
 public:
  PatternParser(std::string_view pattern, int digits, int least_digit)
      : pattern_(pattern), digits_(digits), least_digit_(least_digit) {}

  Parsed<std::shared_ptr<const DigitAutomaton>> read() {
    auto whole = alternatives();
    if (!whole) return tl::unexpected(std::move(whole.error()));
    if (!at_end()) return unexpected(say::kElementOrEnd());
    return automaton(*whole);
  }

 private:
  void skip_blanks() {
    while (at_ < pattern_.size() && pattern_[at_] == ' ') ++at_;
  }
  [[nodiscard]] bool at_end() const { return at_ >= pattern_.size(); }
  [[nodiscard]] bool is_next(char c) {
    skip_blanks();
    return !at_end() && pattern_[at_] == c;
  }
  bool take(char c) {
    const bool is_there = is_next(c);
    if (is_there) ++at_;
    return is_there;
  }
  [[nodiscard]] tl::unexpected<InputError> unexpected(std::string_view expected) const {
    return error_in_pattern(at_, at_end() ? say::kEndOfPattern(expected)
                                          : say::kFoundInPattern(pattern_.substr(at_, 1), expected));
  }

  void link(const Places& from, const Places& to) {
    for (const std::size_t place : from.members()) behind_[place].insert(to);
  }
  void append(Described& left, const Described& right) {
    link(left.last, right.first);
    if (left.may_be_empty) left.first.insert(right.first);
    if (right.may_be_empty) {
      left.last.insert(right.last);
    } else {
      left.last = right.last;
    }
    left.may_be_empty = left.may_be_empty && right.may_be_empty;
  }

  Parsed<Described> alternatives() {
    if (++depth_ > kMostNestedGroups) return unexpected(say::kFewerGroups());
    auto whole = sequence();
    while (whole && take('|')) {
      auto other = sequence();
      if (!other) return other;
      whole->may_be_empty = whole->may_be_empty || other->may_be_empty;
      whole->first.insert(other->first);
      whole->last.insert(other->last);
    }
    --depth_;
    return whole;
  }
  Parsed<Described> sequence() {
    Described whole;
    while (!is_next('|') && !is_next(')') && !at_end()) {
      auto part = repeated();
      if (!part) return part;
      append(whole, *part);
    }
    return whole;
  }

  /// An element with its repetitions: it is parsed again for each time that it must or may occur.
  Parsed<Described> repeated() {
    const std::size_t begin = at_;
    auto once = element();
    if (!once) return once;
    const auto times = repetitions();
    if (!times) return tl::unexpected(times.error());
    if (!*times) return once;
    const auto [least, most] = **times;
    const std::size_t behind = at_;
    Described whole;
    for (int i = 0; i < std::max(least, most.value_or(std::max(least, 1))); ++i) {
      if (i > 0) {
        at_ = begin;
        once = element();
        if (!once) return once;
      }
      if (!most && i + 1 >= least) link(once->last, once->first);
      if (i >= least) once->may_be_empty = true;
      append(whole, *once);
    }
    at_ = behind;
    return whole;
  }
  /// The minimum and maximum number of repetitions; nullopt if the element occurs once.
  Parsed<std::optional<std::pair<int, std::optional<int>>>> repetitions() {
    if (take('*')) return std::pair(0, std::optional<int>());
    if (take('+')) return std::pair(1, std::optional<int>());
    if (take('?')) return std::pair(0, std::optional(1));
    if (!take('{')) return std::nullopt;
    const auto least = number();
    std::optional<int> most = least;
    if (take(',')) most = is_next('}') ? std::nullopt : number();
    if (!least || (most && *most < *least) || !take('}'))
      return unexpected(say::kTimes("{2}", "{2,}", "{2,4}"));
    return std::pair(*least, most);
  }
  std::optional<int> number() {
    skip_blanks();
    constexpr int kMost = 1000;
    std::optional<int> value;
    while (!at_end() && '0' <= pattern_[at_] && pattern_[at_] <= '9')
      value = std::min(value.value_or(0) * 10 + (pattern_[at_++] - '0'), kMost);
    return value;
  }

  Parsed<Described> element() {
    if (++elements_ > kMostElements) return unexpected(say::kFewerRepetitions());
    if (take('(')) {
      auto inside = alternatives();
      if (inside && !take(')')) return unexpected(")");
      return inside;
    }
    Digits allowed = 0;
    if (take('.')) {
      allowed = low_bits(digits_);
    } else if (take('[')) {
      const auto set = digit_set();
      if (!set) return tl::unexpected(set.error());
      allowed = *set;
    } else {
      const auto digit = this->digit();
      if (!digit) return tl::unexpected(digit.error());
      allowed = digit_bit(*digit);
    }
    if (allowed_.size() == kMostPlaces) return error_in_pattern(at_, say::kPatternIsTooLong(kMostPlaces));
    const std::size_t place = allowed_.size();
    allowed_.push_back(allowed);
    behind_.emplace_back();
    Places alone;
    alone.insert(place);
    return Described{false, alone, alone};
  }
  /// A digit, counted from 1.
  Parsed<int> digit() {
    skip_blanks();
    const char c = at_end() ? ' ' : pattern_[at_];
    const int value = '0' <= c && c <= '9' ? c - '0' : 'A' <= c && c <= 'Z' ? c - 'A' + 10 : -1;
    const int digit = value - least_digit_ + 1;
    if (value < 0 || digit < 1 || digit > digits_)
      return unexpected(say::kDigitFromTo(least_digit_, least_digit_ + digits_ - 1));
    ++at_;
    return digit;
  }
  Parsed<Digits> digit_set() {
    const bool is_inverse = take('^');
    Digits digits = 0;
    while (!take(']')) {
      const auto from = digit();
      if (!from) return tl::unexpected(from.error());
      const auto to = take('-') ? digit() : from;
      if (!to) return tl::unexpected(to.error());
      for (int i = *from; i <= *to; ++i) digits |= digit_bit(i);
    }
    return is_inverse ? low_bits(digits_) & ~digits : digits;
  }

  /// The states of the automaton are sets of positions.
  [[nodiscard]] Parsed<std::shared_ptr<const DigitAutomaton>> automaton(const Described& whole) const {
    using State = std::optional<Places>;  // nullopt: before the first digit
    std::vector<Places> of_digit(at(digits_));
    for (std::size_t place = 0; place < allowed_.size(); ++place)
      for (const int i : Bits(allowed_[place])) of_digit[at(i)].insert(place);
    const std::size_t most_steps = kMostPatternStates * at(digits_);
    std::size_t steps = 0;
    const auto step = [&](const State& before, int digit) -> std::optional<State> {
      Places next = before ? Places() : whole.first;
      for (const std::size_t place : before.value_or(Places()).members()) next.insert(behind_[place]);
      next.keep(of_digit[at(digit - 1)]);
      if (next.is_empty() || ++steps > most_steps) return std::nullopt;
      return next;
    };
    const auto is_end = [&](const State& state) {
      Places ends = whole.last;
      ends.keep(state.value_or(Places()));
      return state ? !ends.is_empty() : whole.may_be_empty;
    };
    auto result = DigitAutomaton::from(digits_, State(), step, is_end);
    if (result->state_count() > kMostPatternStates || steps > most_steps)
      return error_in_pattern(0, say::kTooManyPatternStates(kMostPatternStates));
    return result;
  }

  std::string_view pattern_;
  int digits_, least_digit_;
  std::size_t at_ = 0;
  int depth_ = 0, elements_ = 0;
  std::vector<Digits> allowed_;  // by position
  std::vector<Places> behind_;   // by position: those that may follow
};

}  // namespace

Parsed<std::shared_ptr<const DigitAutomaton>> parse_pattern(std::string_view pattern, int digits,
                                                            int least_digit) {
  return PatternParser(pattern, digits, least_digit).read();
}

}  // namespace quadrille::sudoku
