#include "check_proof/pseudo_boolean.h"

#include "check_proof/steps.h"

namespace check_proof {

Literal literal_of(std::string_view word, Names& names) {
  const bool is_negated = word.starts_with('~');
  const std::string_view name = word.substr(is_negated ? 1 : 0);
  if (name.empty() || (name[0] >= '0' && name[0] <= '9') || name[0] == '~')
    throw Refusal{"found \"" + std::string(word) + "\", expected a literal"};
  return {names.number(name), is_negated};
}

void add_literal(Inequality& inequality, Names& names, Number coefficient, std::string_view word) {
  const Literal literal = literal_of(word, names);
  inequality.terms.emplace_back(literal.variable, literal.is_negated ? -coefficient : coefficient);
  if (literal.is_negated) inequality.bound = sum(inequality.bound, -coefficient);
}

std::vector<Inequality> take_constraint(Reader& words, Names& names) {
  Inequality inequality;
  std::string_view word = words.next();
  for (; word != ">=" && word != "="; word = words.next()) {
    const auto coefficient = number(word.starts_with('+') ? word.substr(1) : word);
    if (!coefficient) throw Refusal{"found \"" + std::string(word) + "\", expected a coefficient, >= or ="};
    add_literal(inequality, names, sum(*coefficient, 0), words.next());
  }
  normalise(inequality);
  const auto right = words.next();
  const auto bound = number(right.starts_with('+') ? right.substr(1) : right);
  if (!bound) throw Refusal{"found \"" + std::string(right) + "\", expected a number"};
  inequality.bound = sum(inequality.bound, sum(*bound, 0));
  if (word == ">=") return {inequality};
  Inequality opposite = negated(inequality);
  opposite.bound = -inequality.bound;
  return {inequality, opposite};
}

std::variant<PseudoBooleanFormula, Complaint> read_opb(std::string_view text) {
  Steps steps(text);
  PseudoBooleanFormula formula;
  bool names_preserved = false;
  try {
    while (true) {
      const Step& step = steps.next_statement('*');
      if (step.empty() && !steps.has_ended()) break;
      if (!steps.has_ended()) throw Refusal{"expected ; after the constraint"};
      if (step.empty()) throw Refusal{"found ;, expected a constraint"};
      if (step.front() == "min:" || step.front() == "max:") throw Refusal{"an objective cannot be refuted"};
      Reader words(step);
      if (step.front() == "preserved:") {
        names_preserved = true;
        for (words.next(); !words.is_at_end();)
          formula.preserved.push_back(formula.names.number(words.next()));
        continue;
      }
      for (Inequality& inequality : take_constraint(words, formula.names))
        formula.inequalities.push_back(std::move(inequality));
      words.expect_end();
    }
  } catch (const Refusal& refusal) {
    return Complaint{"line " + std::to_string(steps.line()) + ": " + refusal.text};
  }
  if (!names_preserved) {
    for (std::size_t variable = 0; variable < formula.names.size(); ++variable)
      formula.preserved.push_back(static_cast<std::uint32_t>(variable));
  }
  return formula;
}

}  // namespace check_proof
