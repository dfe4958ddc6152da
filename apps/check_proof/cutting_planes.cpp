#include "check_proof/cutting_planes.h"

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "check_proof/propagation.h"
#include "check_proof/steps.h"

namespace check_proof {

namespace {

class CuttingPlanesChecker {
 public:
  CuttingPlanesChecker(const PseudoBooleanFormula& formula, std::string_view proof)
      : formula_(formula),
        steps_(proof),
        names_(formula.names),
        is_preserved_(formula.preserved.begin(), formula.preserved.end()) {
    for (const Inequality& inequality : formula.inequalities) add(inequality);
  }

  [[nodiscard]] std::variant<Shown, Complaint> run() {
    try {
      take_header();
      while (take_step()) continue;
      Reader last = next_step();
      for (const std::string_view word : {"end", "pseudo-Boolean", "proof"}) last.expect(word);
      last.expect_end();
      if (const auto word = next_step().next(); !word.empty())
        throw Refusal{"found \"" + std::string(word) + "\" after the end of the proof"};
      return shown_;
    } catch (const Refusal& refusal) {
      return Complaint{"line " + std::to_string(steps_.line()) + ": " + refusal.text};
    }
  }

 private:
  void add(Inequality inequality) {
    // Computing both checks that all sums are small enough.
    static_cast<void>(degree(inequality) + slack(inequality));
    const Propagation::Row row = propagation_.add(inequality);
    database_.emplace(++last_id_, Entry{std::move(inequality), row});
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

  /// A step is a line in version 2.0, and ends with a semicolon in version 3.0.
  [[nodiscard]] Reader next_step() {
    if (!is_version_3_) return Reader(steps_.next_line('*'));
    const Step& step = steps_.next_statement('%');
    if (!step.empty() && !steps_.has_ended()) throw Refusal{"expected ; after the step"};
    return Reader(step);
  }

  void take_header() {
    Reader header(steps_.next_line(0));
    for (const std::string_view word : {"pseudo-Boolean", "proof", "version"}) header.expect(word);
    const auto version = header.next();
    if (version != "2.0" && version != "3.0") throw Refusal{"expected \"2.0\" or \"3.0\""};
    is_version_3_ = version == "3.0";
    header.expect_end();
  }

  /// Reads and checks one step. False after the conclusion.
  [[nodiscard]] bool take_step() {
    Reader step = next_step();
    const auto word = step.next();
    if (word == "f") {
      const auto size = static_cast<Number>(formula_.inequalities.size());
      if (!step.is_at_end() && step.next_number() != size)
        throw Refusal{"the formula has " + std::to_string(size) + " constraints"};
    } else if (word == "pol" || word == "p") {
      take_polish(step);
    } else if (word == "rup" || word == "u") {
      take_rup(step);
    } else if (word == "solx") {
      take_solution(step);
    } else if (word == "del") {
      step.expect("id");
      while (!step.is_at_end()) {
        const Number id = step.next_number();
        propagation_.remove(entry(id).row);
        database_.erase(resolved(id));
      }
    } else if (word == "output") {
      step.expect("NONE");
      has_output_ = true;
    } else if (word == "conclusion") {
      if (!has_output_) throw Refusal{"expected \"output NONE\" before the conclusion"};
      take_conclusion(step);
      return false;
    } else {
      throw Refusal{word.empty() ? "the proof ends without a conclusion"
                                 : "\"" + std::string(word) + "\" is not a known step"};
    }
    return true;
  }

  void take_conclusion(Reader& step) {
    const auto word = step.next();
    const auto expect_number = [&] {
      if (step.next_number() != static_cast<Number>(shown_.solutions))
        throw Refusal{"the proof has " + std::to_string(shown_.solutions) + " solutions"};
    };
    const auto expect_contradiction = [&] {
      step.expect(":");
      if (slack(at(step.next_number())) >= 0)
        throw Refusal{"the constraint of the conclusion can be satisfied"};
    };
    if (word == "UNSAT") {
      if (shown_.solutions > 0) throw Refusal{"the proof has solutions"};
      expect_contradiction();
    } else if (word == "ENUMERATION_COMPLETE") {
      expect_number();
      expect_contradiction();
    } else if (word == "ENUMERATION_PARTIAL") {
      expect_number();
      shown_.is_complete = false;
    } else {
      throw Refusal{"expected UNSAT, ENUMERATION_COMPLETE or ENUMERATION_PARTIAL"};
    }
    step.expect_end();
  }

  void take_polish(Reader& words) {
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
    while (!words.is_at_end()) {
      const auto word = words.next();
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

  /// Hints, which may follow a colon, are not needed.
  void take_rup(Reader& words) {
    for (Inequality& inequality : take_constraint(words, names_)) {
      const Inequality opposite = negated(inequality);
      static_cast<void>(degree(opposite) + slack(opposite));
      if (!propagation_.refutes(opposite)) throw Refusal{"the constraint does not follow by propagation"};
      add(std::move(inequality));
    }
  }

  /// Checks that propagation from these literals gives a solution of the formula, and that it is a new one;
  /// then excludes it. A solution is the values of its preserved variables. If the literals are about no
  /// other variables, they belong to this solution alone, because all constraints follow from the formula and
  /// the exclusions; so one of them does not hold in any other.
  void take_solution(Reader& words) {
    std::vector<Propagation::Literal> literals;
    Inequality others{{}, 1};
    const auto exclude = [&others](std::uint32_t variable, bool holds) {
      others.terms.emplace_back(variable, holds ? -1 : 1);
      if (holds) --others.bound;
    };
    bool are_preserved = true;
    while (!words.is_at_end()) {
      const Literal literal = literal_of(words.next(), names_);
      literals.push_back(2 * literal.variable + (literal.is_negated ? 1 : 0));
      are_preserved = are_preserved && is_preserved_.contains(literal.variable);
      exclude(literal.variable, !literal.is_negated);
    }
    const auto found = propagation_.following(literals);
    if (!found) throw Refusal{"the literals contradict the constraints"};
    values_.assign(names_.size(), kOpen);
    for (const Propagation::Literal literal : *found) values_[literal / 2] = literal % 2 == 0 ? '1' : '0';
    for (const Inequality& inequality : formula_.inequalities)
      if (least(inequality) < inequality.bound)
        throw Refusal{"the literals do not satisfy the formula by propagation"};
    std::string solution;
    for (const std::uint32_t variable : formula_.preserved) solution += values_[variable];
    if (solution.find(kOpen) != std::string::npos) throw Refusal{"the literals leave a variable open"};
    if (!are_preserved) {
      others = {{}, 1};
      for (const std::uint32_t variable : formula_.preserved) exclude(variable, values_[variable] == '1');
    }
    if (!solutions_.insert(std::move(solution)).second) throw Refusal{"the solution is there already"};
    ++shown_.solutions;
    normalise(others);
    add(std::move(others));
  }

  /// The least value of the left side under the values.
  [[nodiscard]] Number least(const Inequality& inequality) const {
    Number result = 0;
    for (const auto& [variable, a] : inequality.terms) {
      const char value = values_[variable];
      if (value == '1' || (value == kOpen && a < 0)) result = sum(result, a);
    }
    return result;
  }

  static constexpr char kOpen = '-';

  const PseudoBooleanFormula& formula_;
  Steps steps_;
  Names names_;
  std::unordered_map<Number, Entry> database_;
  Propagation propagation_;
  std::unordered_set<std::uint32_t> is_preserved_;
  std::string values_;                         // by variable: 1, 0 or open
  std::unordered_set<std::string> solutions_;  // the values of the preserved variables
  Shown shown_;
  Number last_id_ = 0;
  bool is_version_3_ = false;
  bool has_output_ = false;
};

}  // namespace

std::variant<Shown, Complaint> check_cutting_planes(const PseudoBooleanFormula& formula,
                                                    std::string_view proof) {
  return CuttingPlanesChecker(formula, proof).run();
}

}  // namespace check_proof
