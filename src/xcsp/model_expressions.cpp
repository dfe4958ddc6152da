// The expressions of a model: sums become linear constraints, other functions variables of their own,
// relations literals. What was met before is not made again.
#include <algorithm>

#include "xcsp/model.h"

namespace quadrille::xcsp {

namespace {

using cp::Comparison;
using cp::Reification;
using cp::Rounding;

bool is_comparison(const std::string& operation) {
  return operation == "lt" || operation == "le" || operation == "ge" || operation == "gt" ||
         operation == "eq" || operation == "ne";
}

bool is_relation(const std::string& operation) {
  static const char* const kOthers[] = {"and", "or", "not", "xor", "iff", "imp", "in", "notin"};
  return is_comparison(operation) || std::ranges::find(kOthers, operation) != std::end(kOthers);
}

/// How many parts an operation takes; 0 for any number, at least one.
std::size_t arity(const std::string& operation) {
  if (operation == "neg" || operation == "abs" || operation == "sqr" || operation == "not") return 1;
  static const char* const kBinary[] = {"sub", "div", "mod", "pow", "dist", "lt",   "le",
                                        "ge",  "gt",  "ne",  "imp", "in",   "notin"};
  if (std::ranges::find(kBinary, operation) != std::end(kBinary)) return 2;
  return operation == "if" ? 3 : 0;
}

/// Membership of a set that is not of numbers alone, as equality with one of its parts.
Expression with_equalities(const Expression& e) {
  Expression any{"any:" + e.text, "or", {}};
  for (const Expression& part : e.parts[1].parts)
    any.parts.push_back({"eq(" + e.parts[0].text + "," + part.text + ")", "eq", {e.parts[0], part}});
  if (e.operation == "in") return any;
  return {"none:" + e.text, "not", {any}};
}

bool has_right_arity(const Expression& e) {
  const std::size_t needed = arity(e.operation);
  return needed == 0 ? !e.parts.empty() || e.operation == "set" : e.parts.size() == needed;
}

}  // namespace

void Model::add_affine(Affine& sum, const Expression& e, Value factor) {
  const std::optional<Value> number = e.is_leaf() ? known_number(e.text) : std::nullopt;
  if (number) {
    sum.constant += static_cast<__int128>(factor) * *number;
  } else if (e.operation == "add") {
    for (const Expression& part : e.parts) add_affine(sum, part, factor);
  } else if (e.operation == "sub" && e.parts.size() == 2) {
    add_affine(sum, e.parts[0], factor);
    add_affine(sum, e.parts[1], -factor);
  } else if (e.operation == "neg" && e.parts.size() == 1) {
    add_affine(sum, e.parts[0], -factor);
  } else if (e.operation == "mul" && e.parts.size() == 2 &&
             (known_number(e.parts[0].text) || known_number(e.parts[1].text))) {
    const bool is_first = known_number(e.parts[0].text).has_value();
    Value product = 0;
    if (__builtin_mul_overflow(factor, *known_number(e.parts[is_first ? 0 : 1].text), &product) ||
        product == cp::kMinusInfinity)
      return unsupported("an expression with coefficients beyond 64 bits");
    add_affine(sum, e.parts[is_first ? 1 : 0], product);
  } else {
    sum.terms.push_back({factor, e.is_leaf() ? named(e.text) : compute(e)});
  }
}

IntVar Model::variable_of(const Affine& sum) {
  if (!is_within_bounds(sum.terms, sum.constant)) return constant(0);
  const auto offset = static_cast<Value>(sum.constant);
  if (sum.terms.empty()) return constant(offset);
  if (sum.terms.size() == 1 && sum.terms[0].coefficient == 1) return sum.terms[0].variable + offset;
  if (sum.terms.size() == 1 && sum.terms[0].coefficient == -1) return -sum.terms[0].variable + offset;
  std::vector<IntVar> variables;
  for (const cp::Term& term : sum.terms) variables.push_back(term.variable);
  return define(variables, [&](const std::vector<IntVar>& x, IntVar result) {
    std::vector<cp::Term> terms{{-1, result}};
    for (std::size_t i = 0; i < x.size(); ++i) terms.push_back({sum.terms[i].coefficient, x[i]});
    return cp::linear(terms, Comparison::equal, -offset);
  });
}

IntVar Model::value(const std::string& text) {
  const Parsed<Expression> e = parse_expression(text);
  if (e) return value(*e);
  bad(e.error().message);
  return constant(0);
}

IntVar Model::value(const Expression& e) {
  if (e.is_leaf() && !known_number(e.text)) return named(e.text);
  Affine sum;
  add_affine(sum, e, 1);
  return variable_of(sum);
}

std::vector<IntVar> Model::values(const std::vector<Expression>& parts) {
  std::vector<IntVar> result;
  for (const Expression& part : parts) result.push_back(value(part));
  return result;
}

IntVar Model::compute(const Expression& e) {
  if (const auto found = computed_.find(e.text); found != computed_.end()) return found->second;
  if (!has_right_arity(e)) {
    bad("found \"" + e.text + "\" with " + std::to_string(e.parts.size()) + " parts");
    return constant(0);
  }
  const auto make = [&]() -> IntVar {
    if (is_relation(e.operation)) {
      const Literal literal = truth(e);
      const IntVar b = new_boolean();
      post(cp::equivalence(b.eq(1), literal));
      return b;
    }
    if (e.operation == "if") {
      const Literal condition = truth(e.parts[0]);
      const std::vector<IntVar> x{value(e.parts[1]), value(e.parts[2])};
      const IntVar chosen = store.new_variable(std::min(store.min(x[0]), store.min(x[1])),
                                               std::max(store.max(x[0]), store.max(x[1])));
      post(cp::equal(chosen, x[0], Reification{condition, Reification::Mode::half}));
      post(cp::equal(chosen, x[1], Reification{~condition, Reification::Mode::half}));
      return chosen;
    }
    const std::vector<IntVar> x = values(e.parts);
    using List = const std::vector<IntVar>&;
    if (e.operation == "abs") return define(x, [](List a, IntVar r) { return cp::absolute(a[0], r); });
    if (e.operation == "min") return define(x, [](List a, IntVar r) { return cp::minimum(a, r); });
    if (e.operation == "max") return define(x, [](List a, IntVar r) { return cp::maximum(a, r); });
    if (e.operation == "dist") {
      const IntVar difference = sum({{1, x[0]}, {-1, x[1]}});
      return define({difference}, [](List a, IntVar r) { return cp::absolute(a[0], r); });
    }
    if (e.operation == "div")
      return define(x, [](List a, IntVar r) { return cp::division(a[0], a[1], r, Rounding::towards_zero); });
    if (e.operation == "mod")
      return define(x, [](List a, IntVar r) { return cp::modulo(a[0], a[1], r, Rounding::towards_zero); });
    if (e.operation == "pow" || e.operation == "sqr") {
      const IntVar exponent = e.operation == "sqr" ? constant(2) : x[1];
      return define({x[0], exponent},
                    [](List a, IntVar r) { return cp::power(a[0], a[1], r, cp::NegativePower::none); });
    }
    if (e.operation == "mul") {
      IntVar product = x[0];
      for (std::size_t i = 1; i < x.size(); ++i)
        product = define({product, x[i]}, [](List a, IntVar r) { return cp::times(a[0], a[1], r); });
      return product;
    }
    unsupported("the operation \"" + e.operation + "\"");
    return constant(0);
  };
  const IntVar result = make();
  computed_.emplace(e.text, result);
  return result;
}

void Model::compare(const Expression& e, std::optional<Reification> reification) {
  const std::string& operation = e.operation;
  if (operation == "in" || operation == "notin") {
    const IntVar x = value(e.parts[0]);
    const bool is_in = operation == "in";
    if (!is_in && !reification) reification = Reification{constant(1).eq(1)};
    if (!is_in) reification->literal = ~reification->literal;
    std::vector<cp::Interval> set;
    for (const Expression& part : e.parts[1].parts)
      for (const cp::Interval interval : intervals(part.text)) set.push_back(interval);
    return post(cp::in_set(x, set, reification));
  }
  Affine difference;
  const bool is_turned = operation == "ge" || operation == "gt";
  add_affine(difference, e.parts[0], is_turned ? -1 : 1);
  add_affine(difference, e.parts[1], is_turned ? 1 : -1);
  const __int128 right = -difference.constant - (operation == "lt" || operation == "gt" ? 1 : 0);
  if (!is_within_bounds(difference.terms, right)) return;
  const Comparison comparison = operation == "eq"   ? Comparison::equal
                                : operation == "ne" ? Comparison::not_equal
                                                    : Comparison::at_most;
  post(cp::linear(difference.terms, comparison, static_cast<Value>(right), reification));
}

std::vector<Literal> Model::truths(const std::vector<Expression>& parts) {
  std::vector<Literal> result;
  for (const Expression& part : parts) result.push_back(truth(part));
  return result;
}

Literal Model::truth(const Expression& e) {
  if (const auto found = decided_.find(e.text); found != decided_.end()) return found->second;
  const Literal result = decide(e);
  decided_.emplace(e.text, result);
  return result;
}

bool Model::is_of_expressions(const Expression& e) const {
  return (e.operation == "in" || e.operation == "notin") && e.parts.size() == 2 &&
         std::ranges::any_of(e.parts[1].parts,
                             [&](const Expression& part) { return !part.is_leaf() || is_named(part.text); });
}

Literal Model::decide(const Expression& e) {
  if (is_of_expressions(e)) return truth(with_equalities(e));
  if (e.is_leaf() || !is_relation(e.operation)) return value(e).ne(0);
  if (!has_right_arity(e)) {
    bad("found \"" + e.text + "\" with " + std::to_string(e.parts.size()) + " parts");
    return constant(0).eq(0);
  }
  if (e.operation == "not") return ~truth(e.parts[0]);
  const Literal result = new_boolean().eq(1);
  if (e.operation == "and") {
    post(cp::conjunction(truths(e.parts), {result}));
  } else if (e.operation == "or") {
    post(cp::disjunction(truths(e.parts), {result}));
  } else if (e.operation == "imp") {
    post(cp::disjunction({~truth(e.parts[0]), truth(e.parts[1])}, {result}));
  } else if (e.operation == "xor") {
    std::vector<Literal> literals = truths(e.parts);
    literals.push_back(~result);
    post(cp::parity(literals, true));
  } else if (e.operation == "iff" || (e.operation == "eq" && e.parts.size() > 2)) {
    // All parts are equal: each is so to the first.
    std::vector<Literal> pairs;
    for (std::size_t i = 1; i < e.parts.size(); ++i) {
      const Literal same = new_boolean().eq(1);
      if (e.operation == "iff") {
        post(cp::parity({truth(e.parts[0]), truth(e.parts[i]), same}, true));
      } else {
        post(cp::equal(value(e.parts[0]), value(e.parts[i]), Reification{same}));
      }
      pairs.push_back(same);
    }
    post(cp::conjunction(pairs, {result}));
  } else if (e.parts.size() < 2) {
    bad("found \"" + e.text + "\", which compares nothing");
  } else {
    compare(e, Reification{result});
  }
  return result;
}

void Model::require(const std::string& text) {
  const Parsed<Expression> e = parse_expression(text);
  if (!e) return bad(e.error().message);
  require(*e);
}

void Model::require(const Expression& e) {
  if (is_of_expressions(e)) return require(with_equalities(e));
  if (!has_right_arity(e))
    return bad("found \"" + e.text + "\" with " + std::to_string(e.parts.size()) + " parts");
  if (e.operation == "and") {
    for (const Expression& part : e.parts) require(part);
  } else if (e.operation == "or") {
    post(cp::clause(truths(e.parts)));
  } else if (e.operation == "imp") {
    post(cp::clause({~truth(e.parts[0]), truth(e.parts[1])}));
  } else if (e.operation == "in" || e.operation == "notin" ||
             (is_comparison(e.operation) && e.parts.size() == 2)) {
    compare(e, std::nullopt);
  } else if (e.operation == "eq" && e.parts.size() > 2) {
    for (std::size_t i = 1; i < e.parts.size(); ++i) post(cp::equal(value(e.parts[0]), value(e.parts[i])));
  } else {
    post(cp::clause({truth(e)}));
  }
}

}  // namespace quadrille::xcsp
