#include "python/model_text.h"

#include <string_view>

namespace quadrille::python {

namespace {

using modelling::Operator;

constexpr std::size_t kMostCharacters = 400;

void shorten(std::string& text) {
  if (text.size() <= kMostCharacters) return;
  std::size_t end = kMostCharacters;
  while ((static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;  // not within a character
  text.resize(end);
  text += " ..";
}

/// The magnitude of a number as text; that of the least one has no number of its own.
std::string magnitude(Value number) {
  const std::string text = std::to_string(number);
  return text.starts_with('-') ? text.substr(1) : text;
}

/// Adds a term, of which the coefficient is not 0.
void add_term(Value coefficient, const std::string& name, std::string& text) {
  if (text.empty()) {
    if (coefficient < 0) text += '-';
  } else {
    text += coefficient < 0 ? " - " : " + ";
  }
  if (coefficient != 1 && coefficient != -1) text += magnitude(coefficient) + '*';
  text += name;
}

/// Constants near the end of 64 bits wrap as the sum does where it is posted.
Value wrapping_sum(Value a, Value b) {
  return static_cast<Value>(static_cast<std::uint64_t>(a) + static_cast<std::uint64_t>(b));
}
Value wrapping_product(Value a, Value b) {
  return static_cast<Value>(static_cast<std::uint64_t>(a) * static_cast<std::uint64_t>(b));
}

/// f(coefficient, variable) for each term that is not 0; returns the constant, to which views of variables
/// add.
template <class F>
Value for_each_term(const Sum& sum, F f) {
  Value constant = sum.constant();
  for (const auto& [factor, variable] : sum.terms()) {
    constant = wrapping_sum(constant, wrapping_product(factor, variable.offset()));
    const Value coefficient = variable.is_negated() ? wrapping_product(factor, -1) : factor;
    if (coefficient != 0) f(coefficient, variable.id());
  }
  return constant;
}

/// A comparison of a sum with 0: what is subtracted stands on the right.
std::string text_of_comparison(const Sum& sum, std::string_view symbol, const ModelObject* model) {
  std::string left, right;
  const Value constant = for_each_term(sum, [&](Value coefficient, cp::VariableId variable) {
    std::string& side = coefficient < 0 ? right : left;
    const Value positive = coefficient < 0 ? wrapping_product(coefficient, -1) : coefficient;
    if (side.size() <= kMostCharacters) add_term(positive, name_of(variable, *model), side);
  });
  std::string& side = constant < 0 ? right : left;
  if (constant != 0) side += (side.empty() ? "" : " + ") + magnitude(constant);
  return (left.empty() ? "0" : left) + std::string(symbol) + (right.empty() ? "0" : right);
}

std::string_view symbol_of(Operator op) {
  switch (op) {
    case Operator::equal: return " == ";
    case Operator::not_equal: return " != ";
    case Operator::at_most: return " <= ";
    case Operator::at_least: return " >= ";
    case Operator::less: return " < ";
    case Operator::greater: return " > ";
    case Operator::conjunction: return " & ";
    case Operator::disjunction: return " | ";
    case Operator::exclusive_disjunction: return " ^ ";
    case Operator::equivalence: return " == ";
    default: return " ";
  }
}

std::string text_of_literal(cp::Literal fact, const ModelObject& model) {
  constexpr std::string_view kSymbols[] = {" == ", " != ", " >= ", " <= "};
  if (fact.is_falsum()) return "False";
  return name_of(fact.variable, model) + std::string(kSymbols[static_cast<std::size_t>(fact.relation)]) +
         std::to_string(fact.value);
}

/// Adds the condition to the text, as far as that is shown.
void add_text(const Condition& condition, const ModelObject* model, std::string& text) {
  if (text.size() > kMostCharacters) return;
  const Condition::Form& form = condition.form();
  if (form.op == Operator::literal) {
    text += text_of_literal(form.literal, *model);
    return;
  }
  if (modelling::is_comparison(form.op)) {
    text += text_of_comparison(form.sum, symbol_of(form.op), model);
    return;
  }
  if (form.op == Operator::negation) text += '~';
  for (std::size_t i = 0; i < form.parts.size() && text.size() <= kMostCharacters; ++i) {
    if (i > 0) text += form.op == Operator::implication ? ".implies" : symbol_of(form.op);
    text += '(';
    add_text(form.parts[i], model, text);
    text += ')';
  }
}

}  // namespace

std::string name_of(cp::VariableId variable, const ModelObject& model) {
  const auto found = model.names.find(variable);
  return found == model.names.end() ? 'x' + std::to_string(variable) : found->second;
}

std::string text_of(const Expression& expression) {
  std::string text;
  const Value constant = for_each_term(expression.sum, [&](Value coefficient, cp::VariableId variable) {
    if (text.size() <= kMostCharacters) add_term(coefficient, name_of(variable, *expression.model), text);
  });
  if (text.empty()) return std::to_string(constant);
  if (constant != 0) text += (constant < 0 ? " - " : " + ") + magnitude(constant);
  shorten(text);
  return text;
}

std::string text_of(const ConditionObject& condition) {
  std::string text;
  add_text(condition.condition, condition.model.get(), text);
  shorten(text);
  return text;
}

}  // namespace quadrille::python
