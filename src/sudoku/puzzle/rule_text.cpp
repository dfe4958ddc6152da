#include "sudoku/puzzle/rule_text.h"

#include <algorithm>
#include <span>

#include "sudoku/puzzle/sentences.h"

namespace quadrille::sudoku {

namespace {

constexpr int kMostDepth = 16;

/// The nesting depth of each character; only separators outside of all brackets and quotes count.
class Depth {
 public:
  void read(char c) {
    if (c == '"') is_quoted_ = !is_quoted_;
    if (is_quoted_) return;
    if (c == '[') ++brackets_;
    if (c == ']') --brackets_;
  }
  [[nodiscard]] bool is_outside() const { return brackets_ <= 0 && !is_quoted_; }
  [[nodiscard]] int brackets() const { return brackets_; }

 private:
  int brackets_ = 0;
  bool is_quoted_ = false;
};

/// Removes the text up to the first of `separators` from `rest`, together with the separator, and returns it.
std::string_view take_until(std::string_view& rest, std::string_view separators) {
  Depth depth;
  std::size_t end = 0;
  for (; end < rest.size(); ++end) {
    if (depth.is_outside() && separators.find(rest[end]) != std::string_view::npos) break;
    depth.read(rest[end]);
  }
  const auto piece = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return piece;
}

/// The words of one use, by parameter.
class UseWords {
 public:
  explicit UseWords(const Rule& rule) : rule_(rule), words_(rule.parameters.size()), named_(words_.size()) {}

  [[nodiscard]] Parsed<void> add(std::string_view word) {
    const auto equals = word.find_first_of("=[\"");
    if (equals != std::string_view::npos && word[equals] == '=') {
      auto named = begin(word.substr(0, equals));
      if (!named) return named;
      word.remove_prefix(equals + 1);
    }
    if (!word.empty()) words_[current_].push_back(word);
    return {};
  }

  [[nodiscard]] Parsed<RuleUse> read(const Layout& layout) const {
    RuleUse use{std::string(rule_.name), {}};
    for (std::size_t i = 0; i < words_.size(); ++i) {
      auto value = parse_value(rule_.parameters[i], layout, words_[i]);
      if (!value) return tl::unexpected(std::move(value.error()));
      use.values.push_back(std::move(*value));
    }
    return use;
  }

 private:
  [[nodiscard]] Parsed<void> begin(std::string_view name) {
    const Parameter* const found = rule_.parameter(name);
    if (found == nullptr) {
      std::vector<std::string> expected;
      for (const Parameter& parameter : rule_.parameters)
        expected.push_back(std::string(parameter.name) + '=');
      return bad_input(say::kUnknownParameter(name, listed_with_or(expected)));
    }
    current_ = static_cast<std::size_t>(found - rule_.parameters.data());
    if (named_[current_] || !words_[current_].empty()) return bad_input(say::kParameterTwice(name));
    named_[current_] = true;
    return {};
  }

  const Rule& rule_;
  std::vector<std::vector<std::string_view>> words_;  // by parameter
  std::vector<bool> named_;                           // by parameter
  std::size_t current_ = 0;                           // the parameter that words without a name belong to
};

Parsed<RuleUse> parse_use(const Rule& rule, const Layout& layout, std::string_view text) {
  UseWords words(rule);
  for (auto rest = text; !rest.empty();) {
    const auto word = take_until(rest, " ,\t\r\n");
    if (word.empty()) continue;
    if (auto added = words.add(word); !added) return tl::unexpected(std::move(added.error()));
  }
  return words.read(layout);
}

std::string text_of(const Rule& rule, const RuleUse& use, const Layout& layout) {
  const std::string argument = argument_of(rule, use.values, layout);
  return argument.empty() ? use.name : use.name + '=' + argument;
}

}  // namespace

Parsed<std::vector<RuleUse>> parse_uses(const Rule& rule, const Layout& layout, std::string_view argument) {
  if (rule.parameters.empty()) {
    if (!argument.empty()) return bad_input(say::kTakesNoArgument(argument));
    return std::vector{RuleUse{std::string(rule.name), {}}};
  }
  std::vector<RuleUse> uses;
  // A semicolon at the very end closes the last use and does not begin another.
  for (auto rest = argument; !rest.empty() || uses.empty();) {
    auto use = parse_use(rule, layout, take_until(rest, ";"));
    if (!use) {
      const bool is_one_of_several = !uses.empty() || !rest.empty();
      return bad_input(is_one_of_several ? say::kInUse(uses.size() + 1, use.error().message)
                                         : std::move(use.error().message));
    }
    uses.push_back(std::move(*use));
  }
  return uses;
}

std::string argument_of(const Rule& rule, std::span<const Value> values, const Layout& layout) {
  std::string text;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const Parameter& parameter = rule.parameters[i];
    if (usual_value(parameter, layout) == values[i]) continue;
    if (i > 0) text += (text.empty() ? "" : " ") + std::string(parameter.name) + '=';
    text += text_of(values[i], layout);
  }
  return text;
}

Parsed<std::vector<RuleUse>> parse_nested_uses(std::string_view parameter, const Layout& layout,
                                               const std::vector<std::string_view>& words) {
  if (words.empty()) return bad_input(say::kNoUses(parameter));
  std::vector<RuleUse> uses;
  for (const std::string_view word : words) {
    Depth depth;
    for (const char c : word) {
      depth.read(c);
      if (depth.brackets() > kMostDepth) return bad_input(say::kTooDeeplyNested(kMostDepth));
    }
    if (!word.starts_with('[') || !word.ends_with(']') || !depth.is_outside())
      return bad_input(say::kExpectedUse(word, parameter));
    std::string_view argument = word.substr(1, word.size() - 2);
    const std::string_view name = take_until(argument, "=");
    const Rule* const rule = find_rule(name);
    if (rule == nullptr) return unknown_rule(name);
    if (rule->is_shape()) return bad_input(say::kRuleOfShape(name));
    auto use = parse_uses(*rule, layout, argument);
    if (!use) return bad_input(say::kInRule(name, use.error().message));
    if (use->size() > 1) return bad_input(say::kOneUseInBrackets(name));
    uses.push_back(std::move(use->front()));
  }
  return uses;
}

std::string text_of(const RuleUse& use, const Layout& layout) {
  return text_of(*find_rule(use.name), use, layout);
}

std::string text_of(const RuleUse& use, const Puzzle& puzzle) {
  return text_of(*find_rule(puzzle, use.name), use, puzzle.layout());
}

std::vector<RuleText> rule_texts(const Puzzle& puzzle) {
  std::vector<RuleText> texts;
  for (const RuleUse& use : puzzle.rules()) {
    std::string argument = argument_of(*find_rule(puzzle, use.name), use.values, puzzle.layout());
    const bool continues = !texts.empty() && texts.back().name == use.name;
    // An empty argument would be lost among others.
    if (continues && !argument.empty() && !texts.back().argument.empty()) {
      texts.back().argument += "; " + argument;
    } else {
      texts.push_back({use.name, std::move(argument)});
    }
  }
  return texts;
}

std::string argument_help(const Rule& rule) {
  if (rule.parameters.empty()) return {};
  std::string help = help_of(rule.parameters.front());
  for (const Parameter& parameter : std::span(rule.parameters).subspan(1))
    help = say::kFurtherParameter(help, parameter.name, help_of(parameter));
  return say::kSeveralUses(help);
}

}  // namespace quadrille::sudoku
