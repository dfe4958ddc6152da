#include "options/option.h"

#include <algorithm>

namespace quadrille::options {

namespace {

std::string joined(const std::vector<std::string>& texts, std::string_view separator) {
  std::string text;
  for (const std::string& each : texts) text += (text.empty() ? "" : std::string(separator)) + each;
  return text;
}

}  // namespace

std::vector<std::string> names_of(const Option& option) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < option.names.size();) {
    const std::size_t end = std::min(option.names.find(',', i), option.names.size());
    names.emplace_back(option.names.substr(i, end - i));
    i = end + 1;
  }
  return names;
}

bool has_word(std::string_view list, std::string_view word) {
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(' '), list.size());
    if (list.substr(0, end) == word) return true;
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return false;
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
