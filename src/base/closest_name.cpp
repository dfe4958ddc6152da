#include "base/closest_name.h"

#include <algorithm>
#include <vector>

namespace quadrille {

namespace {

/// The number of typing errors that turn one word into the other (the optimal string alignment distance).
std::size_t slips_between(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before_last(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    before_last.swap(last);
    last.swap(row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({replaced, last[j] + 1, row[j - 1] + 1});
      const bool is_exchanged = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (is_exchanged) row[j] = std::min(row[j], before_last[j - 2] + 1);
    }
  }
  return row[b.size()];
}

/// Whether a part of the name after `_` begins with the word.
bool has_part(std::string_view name, std::string_view word) {
  for (std::size_t at = name.find('_'); at != std::string_view::npos; at = name.find('_', at + 1))
    if (name.substr(at + 1).starts_with(word)) return true;
  return false;
}

}  // namespace

std::string closest_name(std::string_view word, std::span<const std::string> names) {
  constexpr std::size_t kShort = 3;  // in characters; for short words only one error is tolerated
  std::string closest;
  std::size_t fewest = word.size() <= kShort ? 2 : 3;
  for (const std::string& name : names) {
    const bool is_begun = word.size() > 1 && name.starts_with(word);
    const std::size_t slips = is_begun ? 1 : has_part(name, word) ? 2 : slips_between(word, name);
    if (slips >= std::min(fewest, word.size())) continue;
    fewest = slips;
    closest = name;
  }
  return closest;
}

}  // namespace quadrille
