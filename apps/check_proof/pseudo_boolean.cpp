#include "check_proof/pseudo_boolean.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "check_proof/propagation.h"
#include "check_proof/words.h"

namespace check_proof {

namespace {

using Number = std::int64_t;
using Term = std::pair<std::uint32_t, Number>;  // variable and coefficient

/// Thrown if a text is not as expected; caught by the function that began to read it.
struct Refusal {
  std::string text;
};

/// Numbers stay within this, so that they can be negated.
constexpr Number kGreatest = Number{1} << 62;

Number checked(Number value, bool is_overflown) {
  if (is_overflown || value > kGreatest || value < -kGreatest) throw Refusal{"a number is too large"};
  return value;
}
Number sum(Number a, Number b) {
  Number result = 0;
  const bool is_overflown = __builtin_add_overflow(a, b, &result);
  return checked(result, is_overflown);
}
Number product(Number a, Number b) {
  Number result = 0;
  const bool is_overflown = __builtin_mul_overflow(a, b, &result);
  return checked(result, is_overflown);
}

/// The bound of the same inequality rewritten over literals with positive coefficients only.
Number degree(const Inequality& inequality) {
  Number result = inequality.bound;
  for (const auto& [variable, a] : inequality.terms) result = sum(result, std::max<Number>(0, -a));
  return result;
}
/// The greatest possible sum minus the bound. If it is negative, nothing satisfies the inequality.
Number slack(const Inequality& inequality) {
  Number result = -inequality.bound;
  for (const auto& [variable, a] : inequality.terms) result = sum(result, std::max<Number>(0, a));
  return result;
}

/// Sorts the terms by variable, and adds up those of the same variable.
void normalise(Inequality& inequality) {
  auto& terms = inequality.terms;
  std::ranges::sort(terms, {}, &Term::first);
  std::size_t kept = 0;
  for (const Term& term : terms) {
    if (kept > 0 && terms[kept - 1].first == term.first) {
      terms[kept - 1].second = sum(terms[kept - 1].second, term.second);
    } else {
      terms[kept++] = term;
    }
  }
  terms.resize(kept);
  std::erase_if(terms, [](const Term& term) { return term.second == 0; });
}

/// Adds coefficient * literal to the left side, which must be normalised afterwards.
void add_literal(Inequality& inequality, Names& names, Number coefficient, std::string_view literal) {
  const bool is_negated = literal.starts_with('~');
  const std::string_view variable = literal.substr(is_negated ? 1 : 0);
  if (variable.empty() || (variable[0] >= '0' && variable[0] <= '9') || variable[0] == '~')
    throw Refusal{"found \"" + std::string(literal) + "\", expected a literal"};
  inequality.terms.emplace_back(names.number(variable), is_negated ? -coefficient : coefficient);
  if (is_negated) inequality.bound = sum(inequality.bound, -coefficient);
}

Inequality plus(const Inequality& a, const Inequality& b) {
  Inequality result;
  result.terms.reserve(a.terms.size() + b.terms.size());
  auto second = b.terms.begin();
  for (const Term& term : a.terms) {
    while (second != b.terms.end() && second->first < term.first) result.terms.push_back(*second++);
    const bool both = second != b.terms.end() && second->first == term.first;
    const Number coefficient = both ? sum(term.second, (second++)->second) : term.second;
    if (coefficient != 0) result.terms.emplace_back(term.first, coefficient);
  }
  result.terms.insert(result.terms.end(), second, b.terms.end());
  result.bound = sum(a.bound, b.bound);
  return result;
}

Inequality times(Inequality a, Number factor) {
  if (factor < 0) throw Refusal{"an inequality may not be multiplied by a negative number"};
  if (factor == 0) return {};
  for (auto& [variable, coefficient] : a.terms) coefficient = product(coefficient, factor);
  a.bound = product(a.bound, factor);
  return a;
}

Inequality negated(const Inequality& a) {
  Inequality result = a;
  for (Term& term : result.terms) term.second = -term.second;
  result.bound = sum(1, -a.bound);
  return result;
}

/// Makes a new inequality from one over literals: `change` maps the magnitudes, and the degree is replaced.
template <class F>
Inequality over_literals(const Inequality& a, Number new_degree, F change) {
  Inequality result;
  result.bound = new_degree;
  for (const auto& [variable, coefficient] : a.terms) {
    const Number magnitude = change(variable, coefficient < 0 ? -coefficient : coefficient);
    if (magnitude == 0) continue;
    result.terms.emplace_back(variable, coefficient < 0 ? -magnitude : magnitude);
    if (coefficient < 0) result.bound = sum(result.bound, -magnitude);
  }
  return result;
}

Number ceiling(Number a, Number divisor) { return a / divisor + (a % divisor > 0 ? 1 : 0); }

Inequality divided(const Inequality& a, Number divisor) {
  if (divisor <= 0) throw Refusal{"an inequality may only be divided by a positive number"};
  return over_literals(a, ceiling(degree(a), divisor),
                       [divisor](std::uint32_t, Number m) { return ceiling(m, divisor); });
}

Inequality saturated(const Inequality& a) {
  const Number most = std::max<Number>(0, degree(a));
  return over_literals(a, degree(a), [most](std::uint32_t, Number m) { return std::min(m, most); });
}

Inequality weakened(const Inequality& a, std::uint32_t dropped) {
  const auto found = std::ranges::find(a.terms, dropped, &Term::first);
  if (found == a.terms.end()) return a;
  const Number magnitude = found->second < 0 ? -found->second : found->second;
  return over_literals(a, sum(degree(a), -magnitude),
                       [dropped](std::uint32_t v, Number m) { return v == dropped ? 0 : m; });
}

/// Reads a constraint such as "+1 x1 -2 ~x2 >= 3 ;". An equation gives two inequalities.
std::vector<Inequality> take_constraint(Words& words, std::string_view word, Names& names) {
  Inequality inequality;
  for (; word != ">=" && word != "="; word = words.next()) {
    const auto coefficient = number(word.starts_with('+') ? word.substr(1) : word);
    if (!coefficient) throw Refusal{"found \"" + std::string(word) + "\", expected a coefficient, >= or ="};
    add_literal(inequality, names, sum(*coefficient, 0), words.next());
  }
  normalise(inequality);
  auto right = words.next();
  const bool ends_here = right.ends_with(';');
  if (ends_here) right.remove_suffix(1);
  const auto bound = number(right.starts_with('+') ? right.substr(1) : right);
  if (!bound) throw Refusal{"found \"" + std::string(right) + "\", expected a number"};
  if (!ends_here && words.next() != ";") throw Refusal{"expected ; after the constraint"};
  inequality.bound = sum(inequality.bound, sum(*bound, 0));
  if (word == ">=") return {inequality};
  Inequality opposite = negated(inequality);
  opposite.bound = -inequality.bound;
  return {inequality, opposite};
}

class CuttingPlanesChecker {
 public:
  CuttingPlanesChecker(const PseudoBooleanFormula& formula, std::string_view proof)
      : words_(proof), names_(formula.names) {
    for (const Inequality& inequality : formula.inequalities) add(inequality);
    formula_size_ = last_id_;
  }

  [[nodiscard]] std::optional<Complaint> run() {
    try {
      take_header();
      while (take_step()) continue;
      for (const std::string_view word : {"end", "pseudo-Boolean", "proof"}) expect(word);
      if (const auto word = words_.next(); !word.empty())
        throw Refusal{"found \"" + std::string(word) + "\" after the end of the proof"};
      return std::nullopt;
    } catch (const Refusal& refusal) {
      return Complaint{"line " + std::to_string(words_.line()) + ": " + refusal.text};
    }
  }

 private:
  void expect(std::string_view expected) {
    if (words_.next() != expected) throw Refusal{"expected \"" + std::string(expected) + "\""};
  }
  void add(Inequality inequality) {
    // Computing both checks that all sums are small enough.
    static_cast<void>(degree(inequality) + slack(inequality));
    const Propagation::Row row = propagation_.add(inequality);
    database_.emplace(++last_id_, Entry{std::move(inequality), row});
  }
  [[nodiscard]] Number take_number() {
    const auto word = words_.next();
    const auto value = number(word);
    if (!value) throw Refusal{"found \"" + std::string(word) + "\", expected a number"};
    return *value;
  }
  /// The id of a constraint: negative numbers count backwards from the last one.
  [[nodiscard]] Number resolved(Number id) const { return id < 0 ? last_id_ + 1 + id : id; }
  [[nodiscard]] const Inequality& at(Number id) const { return entry(id).inequality; }
  struct Entry {
    Inequality inequality;
    Propagation::Row row;
  };
  [[nodiscard]] const Entry& entry(Number id) const {
    const auto found = database_.find(resolved(id));
    if (found == database_.end()) throw Refusal{"there is no constraint " + std::to_string(id)};
    return found->second;
  }

  void take_header() {
    for (const std::string_view word : {"pseudo-Boolean", "proof", "version", "2.0"}) expect(word);
  }

  /// Reads and checks one step. False after the conclusion.
  [[nodiscard]] bool take_step() {
    const auto word = words_.next();
    if (word == "f") {
      if (!words_.at_line_end() && take_number() != formula_size_)
        throw Refusal{"the formula has " + std::to_string(formula_size_) + " constraints"};
    } else if (word == "pol" || word == "p") {
      take_polish();
    } else if (word == "rup" || word == "u") {
      take_rup();
    } else if (word == "del") {
      expect("id");
      while (!words_.at_line_end()) {
        const Number id = take_number();
        propagation_.remove(entry(id).row);
        database_.erase(resolved(id));
      }
    } else if (word == "output") {
      expect("NONE");
      has_output_ = true;
    } else if (word == "conclusion") {
      if (!has_output_) throw Refusal{"expected \"output NONE\" before the conclusion"};
      expect("UNSAT");
      expect(":");
      if (slack(at(take_number())) >= 0) throw Refusal{"the constraint of the conclusion can be satisfied"};
      return false;
    } else if (word.starts_with('*')) {
      words_.skip_line();
    } else {
      throw Refusal{word.empty() ? "the proof ends without a conclusion"
                                 : "\"" + std::string(word) + "\" is not a known step"};
    }
    return true;
  }

  void take_polish() {
    std::vector<Inequality> stack;
    const auto pop = [&stack] {
      if (stack.empty()) throw Refusal{"there are too few operands"};
      Inequality top = std::move(stack.back());
      stack.pop_back();
      return top;
    };
    std::optional<Number> pending;  // a number read: an operand of * or d, or else a constraint's id
    std::string variable;           // a name read: an operand of w, or else a literal
    const auto settle = [&] {
      if (pending) stack.push_back(at(*pending));
      if (!variable.empty()) {
        stack.emplace_back();
        add_literal(stack.back(), names_, 1, variable);
      }
      pending.reset();
      variable.clear();
    };
    const auto operand = [&pending] {
      if (!pending) throw Refusal{"a number is missing before the operator"};
      return *std::exchange(pending, std::nullopt);
    };
    while (!words_.at_line_end()) {
      const auto word = words_.next();
      if (word == ";") continue;
      if (word == "*") {
        const Number factor = operand();
        stack.push_back(times(pop(), factor));
      } else if (word == "d") {
        const Number divisor = operand();
        stack.push_back(divided(pop(), divisor));
      } else if (word == "w") {
        const std::string dropped = std::exchange(variable, {});
        if (dropped.empty()) throw Refusal{"a variable is missing before w"};
        stack.push_back(weakened(pop(), names_.number(dropped)));
      } else {
        settle();
        if (word == "+") {
          const Inequality second = pop();
          stack.push_back(plus(pop(), second));
        } else if (word == "s") {
          stack.push_back(saturated(pop()));
        } else if (const auto value = number(word)) {
          pending = value;
        } else {
          variable = word;
        }
      }
    }
    settle();
    if (stack.size() != 1)
      throw Refusal{"expected one constraint to be left, not " + std::to_string(stack.size())};
    add(std::move(stack.front()));
  }

  void take_rup() {
    auto constraint = take_constraint(words_, words_.next(), names_);
    words_.skip_line();
    for (Inequality& inequality : constraint) {
      const Inequality opposite = negated(inequality);
      static_cast<void>(degree(opposite) + slack(opposite));
      if (!propagation_.refutes(opposite)) throw Refusal{"the constraint does not follow by propagation"};
      add(std::move(inequality));
    }
  }

  Words words_;
  Names names_;
  std::unordered_map<Number, Entry> database_;
  Propagation propagation_;
  Number last_id_ = 0;
  Number formula_size_ = 0;
  bool has_output_ = false;
};

}  // namespace

std::variant<PseudoBooleanFormula, Complaint> read_opb(std::string_view text) {
  Words words(text);
  PseudoBooleanFormula formula;
  try {
    for (auto word = words.next(); !word.empty(); word = words.next()) {
      if (word.starts_with('*')) {
        words.skip_line();
        continue;
      }
      if (word == "min:" || word == "max:") throw Refusal{"an objective cannot be refuted"};
      for (Inequality& inequality : take_constraint(words, word, formula.names))
        formula.inequalities.push_back(std::move(inequality));
    }
  } catch (const Refusal& refusal) {
    return Complaint{"line " + std::to_string(words.line()) + ": " + refusal.text};
  }
  return formula;
}

std::optional<Complaint> check_cutting_planes(const PseudoBooleanFormula& formula, std::string_view proof) {
  return CuttingPlanesChecker(formula, proof).run();
}

}  // namespace check_proof
