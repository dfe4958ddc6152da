// Formulas of a puzzle's own rules about given cells, as terms that are simplified when they are made.
#pragma once

#include <cstdint>
#include <deque>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "sudoku/puzzle/digit_automaton.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

/// A term, identified by its number in a Terms. Equal terms have equal numbers. Formulas are terms too: 0 is
/// false, 1 is true.
using Term = std::uint32_t;

/// Makes terms over the digits of cells. Digits are substituted cell by cell, in the order in which the cells
/// were first named, and the result is again a term: the state of an automaton that reads the digits.
class Terms {
 public:
  enum class Op : std::uint8_t {
    undefined,     // a division by 0
    number,        // `number`
    cell,          // the digit of the cell `number`
    sum,           // number + factors[i] * parts[i] ..
    product,       // of two parts
    quotient,      // of two parts, rounded down
    remainder,     // of two parts, with the sign of the divisor
    absolute,      //
    least,         // minimum of the parts
    greatest,      // maximum of the parts
    not_negative,  // parts[0] >= 0
    zero,          // parts[0] = 0
    not_zero,      // parts[0] != 0
    cell_in,       // the digit of the cell parts[0] is one of `digits`
    all,           // all parts are true
    any,           // at least one part is true
    negation,      // of a formula whose negation has no simpler form
    different,     // the parts are cells that differ from each other and from `digits`
    matches        // the automaton `number` accepts the parts, starting in `state`
  };

  /// Whether its value is true or false, not a number.
  [[nodiscard]] static bool is_formula(Op op) { return op >= Op::not_negative; }

  struct Node {
    Op op = Op::undefined;
    std::int64_t number = 0;
    int state = 0;
    Digits digits = 0;
    std::vector<Term> parts{};
    std::vector<std::int64_t> factors{};
    // Derived from the members above (sudoku/own_rules/term_bounds.h).
    std::int64_t least = 0, greatest = 0;  // bounds of its value
    int first = kNoCell, last = -1;        // the positions of its first and last cell in the order of cells
    bool may_be_undefined = false;
  };

  static constexpr int kNoCell = std::numeric_limits<int>::max();
  /// The greatest absolute value; larger ones count as overflow.
  static constexpr std::int64_t kGreatest = 1'000'000'000;

  /// The digits are least_digit, least_digit + 1, .., `digits` in number.
  Terms(int digits, int least_digit);

  [[nodiscard]] const Node& node(Term term) const { return nodes_[term]; }
  /// The work so far: the number of terms made or found again.
  [[nodiscard]] std::size_t work() const { return work_; }
  /// Whether a number exceeded kGreatest; the terms are then not valid.
  [[nodiscard]] bool has_overflow() const { return has_overflow_; }
  [[nodiscard]] int digits() const { return digits_; }
  [[nodiscard]] int least_digit() const { return least_digit_; }
  [[nodiscard]] std::optional<std::int64_t> value(Term term) const;
  /// The cells of the term, in the order in which digits are substituted.
  [[nodiscard]] std::vector<int> cells(Term term) const;

  [[nodiscard]] Term number(std::int64_t value);
  [[nodiscard]] static Term truth(bool value) { return value ? 1 : 0; }
  [[nodiscard]] Term cell(int cell);
  [[nodiscard]] Term sum(std::span<const Term> parts);
  [[nodiscard]] Term plus(Term a, Term b, std::int64_t factor_of_b = 1);
  [[nodiscard]] Term times(Term a, Term b);
  /// 1 for no parts.
  [[nodiscard]] Term product(std::span<const Term> parts);
  [[nodiscard]] Term quotient(Term a, Term b);
  [[nodiscard]] Term remainder(Term a, Term b);
  [[nodiscard]] Term absolute(Term a);
  [[nodiscard]] Term least(std::vector<Term> parts) { return extreme(Op::least, std::move(parts)); }
  [[nodiscard]] Term greatest(std::vector<Term> parts) { return extreme(Op::greatest, std::move(parts)); }
  [[nodiscard]] Term not_negative(Term a);
  [[nodiscard]] Term zero(Term a);
  [[nodiscard]] Term not_zero(Term a);
  [[nodiscard]] Term all(std::vector<Term> parts) { return junction(Op::all, std::move(parts)); }
  [[nodiscard]] Term any(std::vector<Term> parts) { return junction(Op::any, std::move(parts)); }
  [[nodiscard]] Term negation(Term a);
  /// The cells hold different digits.
  [[nodiscard]] Term different(std::vector<Term> cells) { return different(std::move(cells), 0); }
  /// The automaton must outlive this.
  [[nodiscard]] Term matches(const DigitAutomaton& automaton, std::vector<Term> cells);

  /// Substitutes a digit for a cell in terms.
  class Put {
   public:
    int place;  // the cell's position in the order of cells; no term given to it has an earlier one
    int digit;  // counted from 1
    std::unordered_map<Term, Term> known{};
  };
  [[nodiscard]] Put putting(int cell, int digit) const { return {places_.at(cell), digit}; }
  [[nodiscard]] Term put(Term term, Put& with);

 private:
  [[nodiscard]] Term intern(Node node);
  [[nodiscard]] Term linear(std::int64_t number, std::vector<std::pair<Term, std::int64_t>> terms);
  [[nodiscard]] Term extreme(Op op, std::vector<Term> parts);
  [[nodiscard]] Term compared(Op op, Term a);
  [[nodiscard]] Term compared_to(Op op, std::int64_t number) const;
  [[nodiscard]] Term of_one_cell(const Node& formula);
  [[nodiscard]] Term in(Term cell, Digits digits);
  [[nodiscard]] Term junction(Op op, std::vector<Term> parts);
  [[nodiscard]] Term different(std::vector<Term> parts, Digits taken);
  [[nodiscard]] Term matches(std::int64_t automaton, int state, std::vector<Term> parts);
  [[nodiscard]] Term rebuilt(const Node& of, std::vector<Term> parts);
  [[nodiscard]] bool is_number(Term term) const { return nodes_[term].op == Op::number; }
  [[nodiscard]] bool is_undefined(Term term) const { return nodes_[term].op == Op::undefined; }
  [[nodiscard]] bool any_undefined(std::span<const Term> parts) const;

  struct KeyHash {
    [[nodiscard]] std::size_t operator()(const std::vector<std::int64_t>& key) const;
  };

  int digits_, least_digit_;
  bool has_overflow_ = false;
  std::size_t work_ = 0;
  std::deque<Node> nodes_;                                                // a deque, since references must
                                                                          // stay valid
  std::unordered_map<std::vector<std::int64_t>, Term, KeyHash> numbers_;  // by node
  std::vector<int> cells_;                                                // in the order of their positions
  std::unordered_map<int, int> places_;                                   // by cell
  std::unordered_map<Term, Term> negations_;
  std::vector<const DigitAutomaton*> automata_;
};

}  // namespace quadrille::sudoku
