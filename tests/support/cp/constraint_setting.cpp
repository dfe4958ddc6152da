#include "support/cp/constraint_setting.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace quadrille::test {

using cp::IntVar;
using cp::Literal;
using cp::Value;

namespace {

/// How much wider the initial bounds of a variable must be so that its domain is of this kind.
Value margin(Setting::Kind kind) {
  switch (kind) {
    case Setting::Kind::word: return 0;
    case Setting::Kind::dense: return 50;
    default: return cp::Domains::kDenseSpan;
  }
}

/// Creates a variable from the interval [least, greatest], or from a wider one that is then narrowed.
IntVar make_variable(const Setting::Variable& variable, Value least, Value greatest, cp::Store& store) {
  const Value min = variable.values.front();
  const Value max = variable.values.back();
  const Value outside = margin(variable.kind);
  const bool unbounded = variable.kind == Setting::Kind::unbounded;
  const IntVar x = unbounded ? store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity)
                             : store.new_variable(least - outside, greatest + outside);
  bool done = store.at_least(x, min) && store.at_most(x, max);
  for (Value v = min; v < max; ++v)
    if (!std::ranges::binary_search(variable.values, v)) done = done && store.remove(x, v);
  if (!done) throw std::logic_error("a setting's values must be increasing");
  return x;
}

/// Random values; in half of the cases an interval, so that reasoning on bounds applies.
std::vector<Value> random_values(Value first, int width, Random& random) {
  std::vector<Value> values;
  if (random.below(2) == 0) {
    const auto size = 1 + random.below(static_cast<std::uint64_t>(width));
    const auto start = random.below(static_cast<std::uint64_t>(width) - size + 1);
    for (std::uint64_t i = 0; i < size; ++i) values.push_back(first + static_cast<Value>(start + i));
    return values;
  }
  const std::uint64_t density = 1 + random.below(4);
  while (values.empty())
    for (int i = 0; i < width; ++i)
      if (random.below(5) < density) values.push_back(first + i);
  return values;
}

}  // namespace

bool Setting::has_repeated_variables() const {
  std::vector<bool> is_used(variables.size());
  return std::ranges::any_of(arguments, [&](const Argument& a) {
    const bool again = is_used[a.variable];
    is_used[a.variable] = true;
    return again;
  });
}

std::vector<IntVar> Setting::make(cp::Store& store) const {
  Value least = cp::kPlusInfinity;
  Value greatest = cp::kMinusInfinity;
  for (const Variable& variable : variables) {
    least = std::min(least, variable.values.front());
    greatest = std::max(greatest, variable.values.back());
  }
  std::vector<IntVar> made;
  for (const Variable& variable : variables) made.push_back(make_variable(variable, least, greatest, store));
  std::vector<IntVar> given;
  for (const Argument& a : arguments)
    given.push_back((a.is_negated ? -made[a.variable] : made[a.variable]) + a.offset);
  return given;
}

std::string describe(const Setting& setting) {
  static constexpr std::string_view kKinds[] = {"word", "dense", "sparse", "unbounded"};
  std::string text;
  for (std::size_t i = 0; i < setting.variables.size(); ++i) {
    const Setting::Variable& variable = setting.variables[i];
    text += fmt::format("x{} in {{{}}} ({})\n", i, fmt::join(variable.values, ", "),
                        kKinds[static_cast<std::size_t>(variable.kind)]);
  }
  text += "over";
  for (const Setting::Argument& a : setting.arguments)
    text += fmt::format(" {}x{}{:+}", a.is_negated ? "-" : "", a.variable, a.offset);
  return text + "\n";
}

std::string describe(Literal literal) {
  static constexpr std::string_view kSigns[] = {"=", "!=", ">=", "<="};
  if (literal.is_falsum()) return "falsum";
  return fmt::format("x{} {} {}", literal.variable, kSigns[static_cast<std::size_t>(literal.relation)],
                     literal.value);
}

void for_each_setting(std::size_t arity, Value first, int width,
                      const std::function<bool(const Setting&)>& f) {
  std::vector<Word> sets(arity, 1);
  while (true) {
    Setting setting;
    for (std::size_t i = 0; i < arity; ++i) {
      Setting::Variable& variable = setting.variables.emplace_back();
      for (const int v : Bits(sets[i])) variable.values.push_back(first + v);
      setting.arguments.push_back({i});
    }
    if (!f(setting)) return;
    std::size_t i = 0;
    while (i < arity && sets[i] == low_bits(width)) sets[i++] = 1;
    if (i == arity) return;
    ++sets[i];
  }
}

Setting random_setting(const SettingShape& shape, Random& random) {
  Setting setting;
  const auto chance = [&](std::uint64_t one_in) { return random.below(one_in) == 0; };
  for (std::size_t i = 0; i < shape.arity; ++i) {
    const bool again = shape.with_repeats && i > 0 && chance(3);
    Setting::Argument argument{again ? random.below(setting.variables.size()) : setting.variables.size()};
    if (!shape.plain) {
      argument.is_negated = chance(4);
      argument.offset = chance(2) ? static_cast<Value>(random.below(5)) - 2 : 0;
    }
    setting.arguments.push_back(argument);
    if (again) continue;
    const Value first = shape.lowest + static_cast<Value>(random.below(3));
    Setting::Variable& variable = setting.variables.emplace_back();
    // Shift the values of a negated view to the range of the others.
    const Value start = argument.is_negated ? -(first + shape.width - 1) : first;
    variable.values = random_values(start, shape.width, random);
    if (!shape.plain && chance(2)) variable.kind = static_cast<Setting::Kind>(random.below(4));
  }
  return setting;
}

Setting with_constants(Setting setting, const std::vector<Value>& constants) {
  for (const Value c : constants) {
    setting.arguments.push_back({setting.variables.size()});
    setting.variables.push_back({{c}});
  }
  return setting;
}

}  // namespace quadrille::test
