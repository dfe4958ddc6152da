#include "formats/foreign_names.h"

#include <algorithm>
#include <cassert>
#include <variant>

namespace quadrille::formats {

namespace {

/// Takes what precedes the character from the text, and the character; all of it if the text has none.
std::string_view take_until(char end, std::string_view& text) {
  const auto found = text.find(end);
  const std::string_view taken = text.substr(0, found);
  text = found == std::string_view::npos ? std::string_view() : text.substr(found + 1);
  return taken;
}

ForeignArgument argument_of(std::string_view word) {
  std::string_view key;
  if (word.find(':') != std::string_view::npos) key = take_until(':', word);
  const std::string_view parameter = take_until('=', word);
  return {key, parameter, word};
}

ForeignName name_of(std::string_view text, const sudoku::Rule& rule) {
  std::string_view name = take_until('~', text);
  ForeignName found{take_until('(', name), &rule, take_until(')', name), {}};
  while (!text.empty()) found.arguments.push_back(argument_of(take_until('~', text)));
  return found;
}

}  // namespace

const sudoku::ParameterKind& ForeignArgument::kind_in(const sudoku::Rule& rule) const {
  const sudoku::Parameter* const found = rule.parameter(parameter);
  assert(found != nullptr);
  return found->kind;
}

bool ForeignArgument::is_optional_number(const sudoku::Rule& rule) const {
  const auto* const kind = std::get_if<sudoku::NumberParameter>(&kind_in(rule));
  return kind != nullptr && kind->fallback && kind->fallback->number(9) == sudoku::kNoNumber;
}

bool ForeignName::says(const sudoku::UseValues& use, const sudoku::Layout& layout) const {
  std::string_view value = implied;
  const std::string_view known = take_until('=', value);
  return std::ranges::all_of(rule->parameters, [&](const sudoku::Parameter& parameter) {
    if (parameter.name == known) return text_of(use.value(known), layout) == value;
    return std::ranges::find(arguments, parameter.name, &ForeignArgument::parameter) != arguments.end() ||
           use.is_usual(parameter.name, layout);
  });
}

std::vector<ForeignName> foreign_names(std::string_view sudoku::Rule::* notation) {
  std::vector<ForeignName> names;
  for (const sudoku::Rule& rule : sudoku::rules())
    for (std::string_view text = rule.*notation; !text.empty();)
      names.push_back(name_of(take_until(' ', text), rule));
  return names;
}

const ForeignName* find_foreign_name(const std::vector<ForeignName>& names, std::string_view name) {
  const auto found = std::ranges::find(names, name, &ForeignName::name);
  return found == names.end() ? nullptr : &*found;
}

const ForeignName* foreign_name_of(const std::vector<ForeignName>& names, const sudoku::UseValues& use,
                                   const sudoku::Layout& layout) {
  const auto found = std::ranges::find_if(
      names, [&](const ForeignName& name) { return name.rule == &use.rule() && name.says(use, layout); });
  return found == names.end() ? nullptr : &*found;
}

}  // namespace quadrille::formats
