#include "options/option.h"

#include <algorithm>

#include "base/words.h"

namespace quadrille::options {

namespace {

std::string joined(const std::vector<std::string>& texts, std::string_view separator) {
  std::string text;
  for (const std::string& each : texts) text += (text.empty() ? "" : std::string(separator)) + each;
  return text;
}

}  // namespace

std::vector<std::string> names_of(const Option& option) {
  const auto names = words_in(option.names, ",");
  return {names.begin(), names.end()};
}

bool has_word(std::string_view list, std::string_view word) {
  const auto words = words_in(list);
  return std::ranges::find(words, word) != words.end();
}

std::string_view long_name(const Option& option) {
  return option.names.substr(option.names.rfind(',') + 1);  // npos + 1 is 0
}

std::string value_text(const Sentence<>& value, Names (*choices)()) {
  if (!value.empty()) return value();
  if (choices == nullptr) return {};
  const Names names = choices();
  return joined({names.begin(), names.end()}, "|");
}

std::string title(const Option& option) {
  const std::string names = joined(names_of(option), ", ");
  const std::string value = value_text(option.value, option.choices);
  if (value.empty()) return names;
  return option.may_lack_value ? names + "[=" + value + "]" : names + " " + value;
}

}  // namespace quadrille::options
