#include "support/flatzinc/builtin_check.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <sstream>

#include "flatzinc/solve.h"
#include "support/base/rounds.h"

namespace quadrille::test {

namespace {

using Kind = Argument::Kind;

std::string text_of(const Argument& argument) {
  const auto set = [](const std::vector<Number>& s) { return fmt::format("{{{}}}", fmt::join(s, ",")); };
  const auto operand = [&](const Operand& o) {
    if (o.is_variable) return fmt::format("x{}", o.value);
    return argument.is_boolean ? std::string(o.value == 1 ? "true" : "false") : std::to_string(o.value);
  };
  std::vector<std::string> words;
  for (const Operand& o : argument.operands) words.push_back(operand(o));
  for (const auto& s : argument.sets) words.push_back(set(s));
  const bool is_array = argument.kind == Kind::array || argument.kind == Kind::array_of_sets;
  return is_array ? fmt::format("[{}]", fmt::join(words, ",")) : words.at(0);
}

Ground ground(const Argument& argument, const Assignment& assignment) {
  Ground result{{}, argument.sets};
  for (const Operand& o : argument.operands)
    result.numbers.push_back(o.is_variable ? assignment.at(static_cast<std::size_t>(o.value)) : o.value);
  return result;
}

/// Generates the arguments of one constraint, and the variables that it needs.
class Maker {
 public:
  Maker(Random& random, SmallModel& model) : random_(random), model_(model) {}

  Argument make(const std::string& word) {
    const char letter = word.at(0);
    if (letter == '=') return {.operands = {{false, std::stoll(word.substr(1))}}};
    const bool is_array = std::isupper(static_cast<unsigned char>(letter)) != 0;
    const char type = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    Argument result;
    result.is_boolean = type == 'b' || type == 'c';
    if (type == 's') {
      result.kind = is_array ? Kind::array_of_sets : Kind::set;
      for (std::size_t i = is_array ? length(word) : 1; i > 0; --i) result.sets.push_back(set());
      return result;
    }
    result.kind = is_array ? Kind::array : Kind::single;
    const Number least = word.find(">0") != std::string::npos    ? 1
                         : word.find(">=0") != std::string::npos ? 0
                                                                 : -3;
    const bool is_different = word.find('<') != std::string::npos;
    for (std::size_t i = is_array ? length(word) : 1; i > 0; --i) {
      Number constant = result.is_boolean ? between(0, 1) : between(least, 4);
      while (is_different &&
             std::ranges::find(result.operands, constant, &Operand::value) != result.operands.end())
        constant = between(least, 4);
      result.operands.push_back(type == 'i' || type == 'c' ? Operand{false, constant}
                                                           : variable(result.is_boolean));
    }
    return result;
  }

 private:
  static constexpr std::size_t kMostVariables = 4;

  Number between(Number least, Number most) {
    return least + static_cast<Number>(random_.below(static_cast<std::uint64_t>(most - least + 1)));
  }
  std::size_t length(const std::string& word) {
    for (std::size_t i = 1; i + 1 < word.size(); ++i)
      if (word[i] == '=' && word[i - 1] != '>') return std::stoul(word.substr(i + 1));
    const char group =
        word.size() > 1 && std::isdigit(static_cast<unsigned char>(word[1])) != 0 ? word[1] : ' ';
    const std::size_t least = word.find('+') != std::string::npos ? 1 : 0;
    const auto [place, is_new] = lengths_.try_emplace(group);
    if (is_new) place->second = least + random_.below(4 - least);
    return place->second;
  }
  std::vector<Number> set() {
    std::vector<Number> result;
    for (Number v = -2; v <= 3; ++v)
      if (random_.below(2) == 0) result.push_back(v);
    return result;
  }
  /// A variable, new or existing, or sometimes a number instead.
  Operand variable(bool is_boolean) {
    if (random_.below(6) == 0) return {false, is_boolean ? between(0, 1) : between(-3, 4)};
    std::vector<Number> known;
    for (std::size_t i = 0; i < model_.variables.size(); ++i)
      if (model_.variables[i].is_boolean == is_boolean) known.push_back(static_cast<Number>(i));
    const bool repeats =
        !known.empty() && (random_.below(4) == 0 || model_.variables.size() >= kMostVariables);
    if (repeats) return {true, known[random_.below(known.size())]};
    model_.variables.push_back({is_boolean, is_boolean ? std::vector<Number>{0, 1} : domain()});
    return {true, static_cast<Number>(model_.variables.size() - 1)};
  }
  std::vector<Number> domain() {
    std::vector<Number> result = set();
    return result.empty() ? std::vector<Number>{-1, 0, 1, 2, 3} : result;
  }

  Random& random_;
  SmallModel& model_;
  std::map<char, std::size_t> lengths_;
};

}  // namespace

std::string text_of(const SmallModel& model) {
  std::string text;
  for (std::size_t i = 0; i < model.variables.size(); ++i) {
    const DeclaredVariable& v = model.variables[i];
    const std::string type = v.is_boolean ? "bool" : fmt::format("{{{}}}", fmt::join(v.domain, ","));
    text += fmt::format("var {}: x{} :: output_var;\n", type, i);
  }
  for (const SmallConstraint& constraint : model.constraints) {
    std::vector<std::string> words;
    for (const Argument& argument : constraint.arguments) words.push_back(text_of(argument));
    text += fmt::format("constraint {}({});\n", constraint.name, fmt::join(words, ","));
  }
  return text + "solve satisfy;\n";
}

bool satisfies(const SmallModel& model, const Assignment& assignment) {
  return std::ranges::all_of(model.constraints, [&](const SmallConstraint& constraint) {
    std::vector<Ground> arguments;
    for (const Argument& argument : constraint.arguments) arguments.push_back(ground(argument, assignment));
    return holds(constraint.name, arguments);
  });
}

std::vector<Assignment> solutions_by_trial(const SmallModel& model) {
  std::vector<Assignment> found;
  Assignment assignment;
  const auto extend = [&](auto&& self) -> void {
    if (assignment.size() == model.variables.size()) {
      if (satisfies(model, assignment)) found.push_back(assignment);
      return;
    }
    for (const Number v : model.variables[assignment.size()].domain) {
      assignment.push_back(v);
      self(self);
      assignment.pop_back();
    }
  };
  extend(extend);
  return found;
}

std::vector<Assignment> solutions_in(const std::string& output, std::size_t variables) {
  std::vector<Assignment> found;
  Assignment current(variables);
  std::istringstream lines(output);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("----------")) found.push_back(current);
    const auto equals = line.find(" = ");
    if (!line.starts_with('x') || equals == std::string::npos) continue;
    const std::string value = line.substr(equals + 3);
    const Number number = value == "true;" ? 1 : value == "false;" ? 0 : std::stoll(value);
    current.at(std::stoul(line.substr(1))) = number;
  }
  std::ranges::sort(found);
  return found;
}

std::string solve_all(const std::string& text, bool free_search) {
  std::string output;
  const flatzinc::SolveOptions options{.solutions = 0, .free_search = free_search};
  const auto result = flatzinc::solve(text, options, {.write = [&](std::string_view s) { output += s; }});
  return result
             ? output
             : fmt::format("{}:{}: {}", result.error().line, result.error().column, result.error().message);
}

SmallModel random_model(Random& random, const std::string& constraint, const std::string& shape) {
  SmallModel model;
  add_random_constraint(random, model, constraint, shape);
  return model;
}

void add_random_constraint(Random& random, SmallModel& model, const std::string& constraint,
                           const std::string& shape) {
  Maker maker(random, model);
  SmallConstraint result{constraint, {}};
  std::istringstream words(shape);
  for (std::string word; words >> word;) result.arguments.push_back(maker.make(word));
  model.constraints.push_back(std::move(result));
}

std::optional<std::string> disagreement(const SmallModel& model) {
  const std::string text = text_of(model);
  const std::vector<Assignment> expected = solutions_by_trial(model);
  for (const bool free_search : {false, true}) {
    const std::string output = solve_all(text, free_search);
    const bool is_ended = output.ends_with(expected.empty() ? "=====UNSATISFIABLE=====\n" : "==========\n");
    if (is_ended && solutions_in(output, model.variables.size()) == expected) continue;
    return fmt::format("expected {} solutions of\n{}, but found\n{}", expected.size(), text, output);
  }
  return std::nullopt;
}

std::optional<std::string> disagreement(const std::string& constraint, const std::string& shape, int models) {
  Random random(std::hash<std::string>{}(constraint));
  for (int i = 0; i < rounds(models); ++i)
    if (auto found = disagreement(random_model(random, constraint, shape))) return found;
  return std::nullopt;
}

}  // namespace quadrille::test
