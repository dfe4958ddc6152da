#include "sudoku/own_rules/terms.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <ranges>

#include "base/sort.h"
#include "sudoku/own_rules/term_bounds.h"

namespace quadrille::sudoku {

namespace {

using Op = Terms::Op;

std::int64_t floor_quotient(std::int64_t a, std::int64_t b) {
  const std::int64_t quotient = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

}  // namespace

std::size_t Terms::KeyHash::operator()(const std::vector<std::int64_t>& key) const {
  std::uint64_t hash = key.size();
  for (const std::int64_t part : key) {
    hash = (hash ^ static_cast<std::uint64_t>(part)) * 0x9E3779B97F4A7C15U;
    hash ^= hash >> 29U;
  }
  return static_cast<std::size_t>(hash);
}

Terms::Terms(int digits, int least_digit) : digits_(digits), least_digit_(least_digit) {
  static_cast<void>(number(0));
  static_cast<void>(number(1));
}

std::optional<std::int64_t> Terms::value(Term term) const {
  return is_number(term) ? std::optional(node(term).number) : std::nullopt;
}

std::vector<int> Terms::cells(Term term) const {
  std::vector<bool> is_met(nodes_.size());
  std::vector<Term> open{term};
  std::vector<int> places;
  while (!open.empty()) {
    const Term next = open.back();
    open.pop_back();
    if (is_met[next]) continue;
    is_met[next] = true;
    if (node(next).op == Op::cell) places.push_back(node(next).first);
    open.insert(open.end(), node(next).parts.begin(), node(next).parts.end());
  }
  sort_range(places);
  for (int& place : places) place = cells_[at(place)];
  return places;
}

Term Terms::intern(Node node) {
  work_ += 1 + node.parts.size();
  std::vector<std::int64_t> key{static_cast<std::int64_t>(node.op), node.number, node.state,
                                static_cast<std::int64_t>(node.digits),
                                static_cast<std::int64_t>(node.parts.size())};
  key.insert(key.end(), node.parts.begin(), node.parts.end());
  key.insert(key.end(), node.factors.begin(), node.factors.end());
  const auto [entry, is_new] = numbers_.try_emplace(std::move(key), static_cast<Term>(nodes_.size()));
  if (!is_new) return entry->second;
  deduce_from_parts(node, *this);
  if (std::max(std::abs(node.least), std::abs(node.greatest)) > kGreatest) has_overflow_ = true;
  nodes_.push_back(std::move(node));
  return entry->second;
}

bool Terms::any_undefined(std::span<const Term> parts) const {
  return std::ranges::any_of(parts, [this](Term part) { return node(part).op == Op::undefined; });
}

Term Terms::number(std::int64_t value) { return intern({.op = Op::number, .number = value}); }

Term Terms::cell(int cell) {
  const auto [entry, is_new] = places_.try_emplace(cell, static_cast<int>(cells_.size()));
  if (is_new) cells_.push_back(cell);
  return intern({.op = Op::cell, .number = cell, .first = entry->second, .last = entry->second});
}

Term Terms::sum(std::span<const Term> parts) {
  std::vector<std::pair<Term, std::int64_t>> terms;
  for (const Term part : parts) terms.emplace_back(part, 1);
  return linear(0, std::move(terms));
}

Term Terms::plus(Term a, Term b, std::int64_t factor_of_b) { return linear(0, {{a, 1}, {b, factor_of_b}}); }

Term Terms::linear(std::int64_t number, std::vector<std::pair<Term, std::int64_t>> terms) {
  Node sum{.op = Op::sum, .number = number};
  std::map<Term, std::int64_t> factors;
  for (const auto& [term, factor] : terms) {
    const Node& part = node(term);
    if (part.op == Op::undefined) return term;
    const bool is_sum = part.op == Op::sum;
    if (is_sum || part.op == Op::number) sum.number += factor * part.number;
    if (!is_sum && part.op != Op::number) factors[term] += factor;
    for (std::size_t i = 0; is_sum && i < part.parts.size(); ++i)
      factors[part.parts[i]] += factor * part.factors[i];
  }
  for (const auto& [term, factor] : factors) {
    if (factor == 0 && !node(term).may_be_undefined) continue;
    sum.parts.push_back(term);
    sum.factors.push_back(factor);
  }
  if (sum.parts.empty()) return this->number(sum.number);
  if (sum.parts.size() == 1 && sum.number == 0 && sum.factors.front() == 1) return sum.parts.front();
  return intern(std::move(sum));
}

Term Terms::times(Term a, Term b) {
  if (any_undefined(std::vector{a, b})) return is_undefined(a) ? a : b;
  if (is_number(a)) return linear(0, {{b, node(a).number}});
  if (is_number(b)) return linear(0, {{a, node(b).number}});
  return intern({.op = Op::product, .parts = {std::min(a, b), std::max(a, b)}});
}

Term Terms::product(std::span<const Term> parts) {
  Term product = number(1);
  for (const Term part : parts) {
    if (has_overflow_) break;  // the bounds of a larger product might not be numbers any more
    product = times(product, part);
  }
  return product;
}

Term Terms::quotient(Term a, Term b) {
  if (any_undefined(std::vector{a, b}) || value(b) == 0) return intern({.op = Op::undefined});
  if (value(b) == 1) return a;
  if (is_number(a) && is_number(b)) return number(floor_quotient(node(a).number, node(b).number));
  return intern({.op = Op::quotient, .parts = {a, b}});
}

Term Terms::remainder(Term a, Term b) {
  if (any_undefined(std::vector{a, b}) || value(b) == 0) return intern({.op = Op::undefined});
  if (is_number(a) && is_number(b)) {
    const std::int64_t divisor = node(b).number;
    return number(node(a).number - divisor * floor_quotient(node(a).number, divisor));
  }
  return intern({.op = Op::remainder, .parts = {a, b}});
}

Term Terms::absolute(Term a) {
  if (is_undefined(a) || node(a).least >= 0) return a;
  if (node(a).greatest <= 0) return linear(0, {{a, -1}});
  if (node(a).op == Op::sum && node(a).factors.front() < 0) a = linear(0, {{a, -1}});
  return intern({.op = Op::absolute, .parts = {a}});
}

Term Terms::extreme(Op op, std::vector<Term> parts) {
  if (any_undefined(parts)) return intern({.op = Op::undefined});
  const bool is_least = op == Op::least;
  const auto better = [&](std::int64_t a, std::int64_t b) { return is_least ? a < b : a > b; };
  const auto best = [&](Term part) { return is_least ? node(part).least : node(part).greatest; };
  const auto worst = [&](Term part) { return is_least ? node(part).greatest : node(part).least; };
  std::vector<Term> flat;
  for (const Term part : parts) {
    if (node(part).op == op) {
      flat.insert(flat.end(), node(part).parts.begin(), node(part).parts.end());
    } else {
      flat.push_back(part);
    }
  }
  sort_range(flat);
  const auto again = std::ranges::unique(flat);
  flat.erase(again.begin(), again.end());
  // A part that is never better than another one is dropped; a number may represent the other.
  const Term surest = *std::ranges::min_element(flat, [&](Term a, Term b) {
    return worst(a) != worst(b) ? better(worst(a), worst(b)) : is_number(a) && !is_number(b);
  });
  std::erase_if(flat, [&](Term part) {
    return part != surest && !node(part).may_be_undefined && !better(best(part), worst(surest));
  });
  if (flat.size() == 1) return flat.front();
  return intern({.op = op, .parts = std::move(flat)});
}

Term Terms::not_negative(Term a) { return compared(Op::not_negative, a); }

Term Terms::zero(Term a) { return compared(Op::zero, a); }

Term Terms::not_zero(Term a) { return compared(Op::not_zero, a); }

Term Terms::compared_to(Op op, std::int64_t number) const {
  return truth(op == Op::not_negative ? number >= 0 : (number == 0) == (op == Op::zero));
}

Term Terms::compared(Op op, Term a) {
  if (is_undefined(a)) return truth(false);
  if (is_number(a)) return compared_to(op, node(a).number);
  if (node(a).op == Op::sum) {  // divided by their greatest common divisor
    const Node& sum = node(a);
    std::int64_t common = 0;
    for (const std::int64_t factor : sum.factors) common = std::gcd(common, factor);
    if (op != Op::not_negative && common != 0 && sum.number % common != 0 && !sum.may_be_undefined)
      return truth(op == Op::not_zero);
    const bool is_exact = op == Op::not_negative || common == 0 || sum.number % common == 0;
    const std::int64_t sign = op != Op::not_negative && sum.factors.front() < 0 ? -1 : 1;
    if (is_exact && common != 0 && common * sign != 1) {
      std::vector<std::pair<Term, std::int64_t>> terms;
      for (std::size_t i = 0; i < sum.parts.size(); ++i)
        terms.emplace_back(sum.parts[i], sum.factors[i] / common * sign);
      return compared(op, linear(floor_quotient(sum.number, common) * sign, std::move(terms)));
    }
  }
  const Node& number = node(a);
  const bool can_hold = op == Op::not_negative ? number.greatest >= 0
                        : op == Op::zero       ? number.least <= 0 && number.greatest >= 0
                                               : number.least < 0 || number.greatest > 0;
  if (!can_hold) return truth(false);
  const bool must_hold = op == Op::not_negative ? number.least >= 0
                         : op == Op::zero       ? number.least == 0 && number.greatest == 0
                                                : number.least > 0 || number.greatest < 0;
  if (must_hold && !number.may_be_undefined) return truth(true);
  const Node formula{.op = op, .parts = {a}};
  if (number.first == number.last) return of_one_cell(formula);
  // A sum of a single part, as that part.
  const Term of = number.op == Op::sum && number.parts.size() == 1 ? number.parts.front() : a;
  if (!is_formula(node(of).op)) return intern(formula);
  const std::int64_t factor = of == a ? 1 : number.factors.front();
  const std::int64_t constant = of == a ? 0 : number.number;
  const Term if_false = compared_to(op, constant), if_true = compared_to(op, constant + factor);
  if (if_false == if_true) return if_true;
  return if_true == truth(true) ? of : negation(of);
}

/// The digits for which the formula is true.
Term Terms::of_one_cell(const Node& formula) {
  const int cell = cells_[at(node(formula.parts.front()).first)];
  Digits digits = 0;
  for (int digit = 1; digit <= digits_; ++digit) {
    Put with = putting(cell, digit);
    if (rebuilt(formula, {put(formula.parts.front(), with)}) == truth(true)) digits |= digit_bit(digit);
  }
  return in(this->cell(cell), digits);
}

Term Terms::in(Term cell, Digits digits) {
  if (digits == 0) return truth(false);
  if (digits == low_bits(digits_)) return truth(true);
  return intern({.op = Op::cell_in, .digits = digits, .parts = {cell}});
}

Term Terms::junction(Op op, std::vector<Term> parts) {
  const Term neutral = truth(op == Op::all), dominant = truth(op != Op::all);
  std::vector<Term> flat;
  std::map<Term, Digits> digits;  // by cell
  const auto take = [&](Term part) {
    const Node& formula = node(part);
    if (formula.op != Op::cell_in) return flat.push_back(part);
    const auto [entry, is_new] = digits.try_emplace(formula.parts.front(), formula.digits);
    if (!is_new)
      entry->second = op == Op::all ? entry->second & formula.digits : entry->second | formula.digits;
  };
  for (const Term part : parts) {
    if (part == dominant) return dominant;
    if (part == neutral) continue;
    if (node(part).op != op) {
      take(part);
    } else {
      for (const Term inner : node(part).parts) take(inner);
    }
  }
  for (const auto& [cell, allowed] : digits) {
    const Term formula = in(cell, allowed);
    if (formula == dominant) return dominant;
    if (formula != neutral) flat.push_back(formula);
  }
  sort_range(flat);
  const auto again = std::ranges::unique(flat);
  flat.erase(again.begin(), again.end());
  if (flat.empty()) return neutral;
  if (flat.size() == 1) return flat.front();
  return intern({.op = op, .parts = std::move(flat)});
}

Term Terms::negation(Term a) {
  if (const auto known = negations_.find(a); known != negations_.end()) return known->second;
  const Node& formula = node(a);
  const bool is_total = formula.parts.empty() || !node(formula.parts.front()).may_be_undefined;
  const auto opposite = [&]() -> Term {
    switch (formula.op) {
      case Op::number: return truth(formula.number == 0);
      case Op::not_negative:
        if (is_total) return not_negative(linear(-1, {{formula.parts.front(), -1}}));
        break;
      case Op::zero:
        if (is_total) return compared(Op::not_zero, formula.parts.front());
        break;
      case Op::not_zero:
        if (is_total) return zero(formula.parts.front());
        break;
      case Op::cell_in: return in(formula.parts.front(), low_bits(digits_) & ~formula.digits);
      case Op::negation: return formula.parts.front();
      case Op::all:
      case Op::any: {
        std::vector<Term> parts;
        for (const Term part : formula.parts) parts.push_back(negation(part));
        return junction(formula.op == Op::all ? Op::any : Op::all, std::move(parts));
      }
      default: break;
    }
    return intern({.op = Op::negation, .parts = {a}});
  };
  const Term result = opposite();
  negations_.emplace(a, result);
  return result;
}

Term Terms::different(std::vector<Term> parts, Digits taken) {
  std::vector<Term> cells;
  for (const Term part : parts) {
    if (!is_number(part)) {
      cells.push_back(part);
      continue;
    }
    const Digits digit = bit(static_cast<int>(node(part).number) - least_digit_);
    if ((taken & digit) != 0) return truth(false);
    taken |= digit;
  }
  sort_range(cells);
  if (std::ranges::adjacent_find(cells) != cells.end()) return truth(false);
  if (static_cast<int>(cells.size()) + count_of(taken) > digits_) return truth(false);
  if (cells.empty() || (cells.size() == 1 && taken == 0)) return truth(true);
  if (cells.size() == 1) return in(cells.front(), low_bits(digits_) & ~taken);
  return intern({.op = Op::different, .digits = taken, .parts = std::move(cells)});
}

Term Terms::matches(const DigitAutomaton& automaton, std::vector<Term> cells) {
  const auto known = std::ranges::find(automata_, &automaton);
  const auto number = known - automata_.begin();
  if (known == automata_.end()) automata_.push_back(&automaton);
  return matches(number, 0, std::move(cells));
}

Term Terms::matches(std::int64_t automaton, int state, std::vector<Term> parts) {
  const DigitAutomaton& steps = *automata_[static_cast<std::size_t>(automaton)];
  std::size_t read = 0;
  for (; read < parts.size() && is_number(parts[read]); ++read) {
    const auto next = steps.next(state, static_cast<int>(node(parts[read]).number) - least_digit_ + 1);
    if (!next) return truth(false);
    state = *next;
  }
  if (read == parts.size()) return truth(steps.accepts(state));
  parts.erase(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(read));
  return intern({.op = Op::matches, .number = automaton, .state = state, .parts = std::move(parts)});
}

Term Terms::put(Term term, Put& with) {
  const Node& of = node(term);
  ++work_;
  if (of.first > with.place) return term;
  if (of.op == Op::cell) return number(least_digit_ + with.digit - 1);
  if (const auto known = with.known.find(term); known != with.known.end()) return known->second;
  std::vector<Term> parts;
  for (const Term part : of.parts) parts.push_back(put(part, with));
  const Term result = rebuilt(of, std::move(parts));
  with.known.emplace(term, result);
  return result;
}

/// The same operation on other parts.
Term Terms::rebuilt(const Node& of, std::vector<Term> parts) {
  switch (of.op) {
    case Op::sum: {
      std::vector<std::pair<Term, std::int64_t>> terms;
      for (std::size_t i = 0; i < parts.size(); ++i) terms.emplace_back(parts[i], of.factors[i]);
      return linear(of.number, std::move(terms));
    }
    case Op::product: return times(parts[0], parts[1]);
    case Op::quotient: return quotient(parts[0], parts[1]);
    case Op::remainder: return remainder(parts[0], parts[1]);
    case Op::absolute: return absolute(parts[0]);
    case Op::least:
    case Op::greatest: return extreme(of.op, std::move(parts));
    case Op::not_negative:
    case Op::zero:
    case Op::not_zero: return compared(of.op, parts[0]);
    case Op::cell_in:
      return truth((of.digits & bit(static_cast<int>(node(parts[0]).number) - least_digit_)) != 0);
    case Op::all:
    case Op::any: return junction(of.op, std::move(parts));
    case Op::negation: return negation(parts[0]);
    case Op::different: return different(std::move(parts), of.digits);
    case Op::matches: return matches(of.number, of.state, std::move(parts));
    default: return number(of.number);
  }
}

}  // namespace quadrille::sudoku
