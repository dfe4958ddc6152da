// An option of a command, as data: its names, its values, and its meaning. Programs, help pages, the manual
// page and completions are made from it.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/sentence.h"

namespace quadrille::options {

enum class Kind {
  flag,      // without a value
  number,    // a whole number within bounds
  choice,    // one of several names
  duration,  // "2s", "500ms": base/amount.h
  bytes,     // "500M", "2G": base/amount.h
  text,      // any other text, which a function of values.h may parse
  file,
};

/// Names that are permitted values, in the order in which they are shown.
using Names = std::vector<std::string_view>;

struct Option {
  std::string_view names;  // "-o,--out": the names on command lines, short names first
  /// Names that other programs give such an option, space-separated: "--timeout". They are accepted, but no
  /// page shows them.
  std::string_view also = {};
  /// The words of which the option is a short form: "--output json". They replace it before a command line is
  /// parsed.
  std::string_view stands_for = {};
  Kind kind = Kind::flag;
  /// The name of the value in help pages, "N"; empty if the choices are shown instead.
  Sentence<> value{""};
  // Bounds of a number.
  std::uint64_t least = 0;
  std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  Names (*choices)() = nullptr;
  /// The default, as text; empty: none.
  std::string_view usual = {};
  bool may_lack_value = false;  // the value is optional: --trace, --trace=json
  bool may_lack_name = false;   // of a number: `generate 5` is `generate --count 5`
  bool is_repeated = false;
  // Options of the same command, space-separated: one that is required with it, and those that are excluded.
  std::string_view needs = {};
  std::string_view excludes = {};
  Sentence<> meaning;

  /// The same option of another command, where it has another meaning, and perhaps another default.
  [[nodiscard]] constexpr Option with(Sentence<> its_meaning) const { return with(its_meaning, usual); }
  [[nodiscard]] constexpr Option with(Sentence<> its_meaning, std::string_view its_default) const {
    Option option = *this;
    option.meaning = its_meaning;
    option.usual = its_default;
    return option;
  }
};

/// "-o", "--out": each name by itself.
[[nodiscard]] std::vector<std::string> names_of(const Option& option);
/// Whether a space-separated list contains the word.
[[nodiscard]] bool has_word(std::string_view list, std::string_view word);
/// "--time-limit": the last of its names, which sentences use.
[[nodiscard]] std::string_view long_name(const Option& option);
/// "N", "FILE", or "value|bounds|domain" if the choices are shown instead; empty for a flag.
[[nodiscard]] std::string value_text(const Sentence<>& value, Names (*choices)());
/// "--size N", "-o, --out FILE", "--trace[=json]".
[[nodiscard]] std::string title(const Option& option);

}  // namespace quadrille::options
