#include "sudoku/own_rules/evaluator.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <span>

#include "base/overloaded.h"
#include "base/sort.h"
#include "sudoku/own_rules/lexer.h"
#include "sudoku/own_rules/list_functions.h"
#include "sudoku/own_rules/sentences.h"
#include "sudoku/puzzle/pattern.h"

namespace quadrille::sudoku {

namespace {

using Kind = Expression::Kind;

constexpr std::size_t kMostToWriteOut = 300'000;

Evaluated value_of(const Parameter& parameter, const Use& use, Terms& terms) {
  return std::visit(
      Overloaded{
          [&](const CellsParameter&) -> Evaluated { return use.cells(parameter.name); },
          [&](const CellListsParameter&) -> Evaluated {  // the lists one after the other
            CellList cells;
            for (const auto& list : use.cell_lists(parameter.name))
              cells.insert(cells.end(), list.begin(), list.end());
            return cells;
          },
          [&](const NumberParameter&) -> Evaluated { return terms.number(use.integer(parameter.name)); },
          [&](const NumberListParameter&) -> Evaluated { return NumberSet{use.number_list(parameter.name)}; },
          [&](const DigitsParameter&) -> Evaluated {
            NumberSet set;
            for (const int i : Bits(use.digits(parameter.name)))
              set.members.push_back(i + terms.least_digit());
            return set;
          },
          [&](const DigitListParameter&) -> Evaluated {  // as a set
            NumberSet set{use.digit_list(parameter.name)};
            for (int& digit : set.members) digit = use.puzzle().layout().value_of(digit);
            const auto again = std::ranges::unique(set.members);
            set.members.erase(again.begin(), again.end());
            return set;
          },
          [&](const ChoiceParameter&) -> Evaluated { return use.choice(parameter.name); },
          [&](const OutsideParameter&) -> Evaluated { return use.outside(parameter.name); },
          // A puzzle's own rules have no parameters of these kinds.
          [](const auto&) -> Evaluated { return std::string(); }},
      parameter.kind);
}

template <class T>
tl::unexpected<InputError> failure(const Parsed<T>& failed) {
  return tl::unexpected<InputError>(failed.error());
}

}  // namespace

Evaluator::Evaluator(const Use& use, Terms& terms)
    : use_(use), terms_(terms), layout_(use.puzzle().layout()) {
  for (const Parameter& parameter : use.rule().parameters)
    variables_.emplace_back(parameter.name, value_of(parameter, use, terms));
  // Digits are assigned cell by cell, along paths if there are any.
  for (const auto& [name, value] : variables_)
    if (const auto* const cells = std::get_if<CellList>(&value)) static_cast<void>(terms_of(*cells));
}

Term Evaluator::term_of(const Evaluated& value) {
  const auto* const cells = std::get_if<CellList>(&value);
  return cells != nullptr ? terms_.cell(cells->front()) : std::get<Term>(value);
}

std::int64_t Evaluator::number_of(const Evaluated& value) const {
  return terms_.value(std::get<Term>(value)).value_or(0);
}

std::vector<Term> Evaluator::terms_of(const CellList& cells) {
  std::vector<Term> terms;
  for (const int cell : cells) terms.push_back(terms_.cell(cell));
  return terms;
}

Parsed<Term> Evaluator::term(const Expression& expression) {
  const auto value = evaluate(expression);
  if (!value) return failure(value);
  return term_of(*value);
}

Parsed<CellList> Evaluator::cells(const Expression& expression) {
  auto value = evaluate(expression);
  if (!value) return failure(value);
  return std::get<CellList>(std::move(*value));
}

Parsed<void> Evaluator::spend(const Expression& expression, std::size_t steps) {
  steps_ += steps;
  if (steps_ + terms_.work() > kMostToWriteOut)
    return error_in_text(expression.at, say::kTooMuchToWriteOut(kMostToWriteOut));
  if (terms_.has_overflow()) return error_in_text(expression.at, say::kNumberOverflows(Terms::kGreatest));
  return {};
}

Parsed<Evaluated> Evaluator::evaluate(const Expression& expression) {
  auto value = unbounded(expression);
  if (!value) return value;
  const std::size_t size =
      std::visit(Overloaded{[](const CellList& cells) { return cells.size(); },
                            [](const CellPairs& pairs) { return pairs.pairs.size(); },
                            [](const std::vector<CellList>& groups) {
                              return groups.empty() ? 0 : groups.size() * groups.front().size();
                            },
                            [](const auto&) { return std::size_t{0}; }},
                 *value);
  if (const auto spent = spend(expression, 1 + size); !spent) return failure(spent);
  return value;
}

Parsed<Evaluated> Evaluator::unbounded(const Expression& expression) {
  switch (expression.kind) {
    case Kind::number: return Evaluated(terms_.number(expression.number));
    case Kind::text: return Evaluated(expression.name);
    case Kind::name: return named(expression);
    case Kind::comparison: return comparison(expression).map([](Term t) { return Evaluated(t); });
    case Kind::element:
    case Kind::slice: return element(expression);
    case Kind::set: return set(expression);
    case Kind::quantifier: return quantified(expression).map([](Term t) { return Evaluated(t); });
    default: return call(expression);
  }
}

Parsed<Evaluated> Evaluator::named(const Expression& name) const {
  const auto known = std::ranges::find(variables_, name.name, &std::pair<std::string_view, Evaluated>::first);
  if (known != variables_.end()) return known->second;
  if (name.name == "rows") return Evaluated(rows_of(layout_));
  if (name.name == "columns") return Evaluated(columns_of(layout_));
  if (name.name == "regions") return Evaluated(use_.puzzle().region_cells());
  if (name.name == "grid") {
    CellList grid(at(layout_.grid_cell_count()));
    std::iota(grid.begin(), grid.end(), 0);
    std::erase_if(grid, [this](int cell) { return layout_.is_hole(cell); });
    return Evaluated(std::move(grid));
  }
  const int least = terms_.least_digit();
  return Evaluated(terms_.number(name.name == "least_digit" ? least : least + terms_.digits() - 1));
}

Parsed<Evaluated> Evaluator::call(const Expression& call) {
  std::vector<Evaluated> arguments;
  for (const Expression& part : call.parts) {
    auto argument = evaluate(part);
    if (!argument) return argument;
    arguments.push_back(std::move(*argument));
  }
  const bool is_list = call.type != ExpressionType::number && call.type != ExpressionType::fixed &&
                       call.type != ExpressionType::truth;
  if (is_list) return list_call(call, arguments);
  return number_call(call, arguments).map([](Term t) { return Evaluated(t); });
}

Parsed<Evaluated> Evaluator::list_call(const Expression& call, const std::vector<Evaluated>& arguments) {
  const std::string& name = call.name;
  if (name == "cells_from") {
    const auto& place = std::get<Outside>(arguments[0]);
    if (arguments.size() == 1) return line_cells(call.at, place, layout_);
    return diagonal_cells(call.at, place, std::get<std::string>(arguments[1]), layout_);
  }
  if (name == "extra") return extra_cells(call.at, std::get<std::string>(arguments[0]), layout_);
  if (name == "apart") return pairs_apart(call.at, number_of(arguments[0]), number_of(arguments[1]), layout_);
  if (name == "rectangles")
    return rectangles(call.at, number_of(arguments[0]), number_of(arguments[1]), layout_);
  if (name == "..") return numbers_between(call.at, number_of(arguments[0]), number_of(arguments[1]));
  const auto& cells = std::get<CellList>(arguments[0]);
  if (name == "first" || name == "last") return end_cell(call.at, cells, name == "first");
  if (name == "windows") return windows(call.at, cells, number_of(arguments[1]));
  if (name == "neighbours") return Evaluated(neighbour_pairs(cells));
  if (const auto spent = spend(call, cells.size() * cells.size() / 2); !spent) return failure(spent);
  return Evaluated(all_pairs(cells));
}

Parsed<Term> Evaluator::number_call(const Expression& call, const std::vector<Evaluated>& arguments) {
  const std::string& name = call.name;
  if (name == "in") return in(term_of(arguments[0]), std::get<NumberSet>(arguments[1]));
  const auto* const groups = std::get_if<std::vector<CellList>>(&arguments.front());
  if (groups != nullptr) return terms_.number(static_cast<std::int64_t>(groups->size()));
  const auto* const cells = std::get_if<CellList>(&arguments.front());
  const bool is_list = call.parts.front().type == ExpressionType::cells;
  if (name == "matches") return matches(call, *cells, std::get<std::string>(arguments[1]));
  if (name == "size") return terms_.number(static_cast<std::int64_t>(cells->size()));
  if ((name == "row" || name == "column") && layout_.is_extra(cells->front())) {
    const auto& sentence = name == "row" ? say::kExtraCellInNoRow : say::kExtraCellInNoColumn;
    return error_in_text(call.at, sentence(cell_name(cells->front(), layout_)));
  }
  if (name == "row") return terms_.number(layout_.row_of(cells->front()) + 1);
  if (name == "column") return terms_.number(layout_.column_of(cells->front()) + 1);
  if (name == "all_different") return terms_.different(terms_of(*cells));
  std::vector<Term> of;
  if (is_list) {
    of = terms_of(*cells);
  } else {
    for (const Evaluated& argument : arguments) of.push_back(term_of(argument));
  }
  if (name == "sum") return terms_.sum(of);
  if (name == "product") return terms_.product(of);
  if (name == "min" || name == "max") {
    if (of.empty()) return error_in_text(call.at, say::kNoCellFor(name));
    return name == "min" ? terms_.least(std::move(of)) : terms_.greatest(std::move(of));
  }
  if (name == "and") return terms_.all(std::move(of));
  if (name == "or") return terms_.any(std::move(of));
  if (name == "not") return terms_.negation(of[0]);
  if (name == "implies") return terms_.any({terms_.negation(of[0]), of[1]});
  if (name == "abs") return terms_.absolute(of[0]);
  if (name == "-")
    return of.size() == 1 ? terms_.plus(terms_.number(0), of[0], -1) : terms_.plus(of[0], of[1], -1);
  if (name == "+") return terms_.plus(of[0], of[1]);
  if (name == "*") return terms_.times(of[0], of[1]);
  const Term divided = name == "/" ? terms_.quotient(of[0], of[1]) : terms_.remainder(of[0], of[1]);
  if (call.type == ExpressionType::fixed && !terms_.value(divided))
    return error_in_text(call.at, say::kDivisionByZero());
  return divided;
}

Parsed<Term> Evaluator::matches(const Expression& call, const CellList& cells, const std::string& pattern) {
  const auto known = patterns_.find(pattern);
  if (known != patterns_.end()) return terms_.matches(*known->second, terms_of(cells));
  const auto automaton = parse_pattern(pattern, terms_.digits(), terms_.least_digit());
  if (!automaton) {
    const Expression& text = call.parts.back();
    const bool is_literal = text.kind == Kind::text;
    const auto column = static_cast<std::size_t>(automaton.error().column);
    return error_in_text(text.at + (is_literal ? column : 0), automaton.error().message);
  }
  constexpr std::size_t kStepsOfAState = 10;
  if (const auto spent = spend(call, kStepsOfAState * at((*automaton)->state_count())); !spent)
    return failure(spent);
  patterns_.emplace(pattern, *automaton);
  return terms_.matches(**automaton, terms_of(cells));
}

/// The number is in one of the set's intervals.
Term Evaluator::in(Term number, const NumberSet& set) {
  std::vector<Term> runs;
  for (std::size_t i = 0; i < set.members.size();) {
    std::size_t end = i + 1;
    while (end < set.members.size() && set.members[end] == set.members[end - 1] + 1) ++end;
    const Term least = terms_.number(set.members[i]), most = terms_.number(set.members[end - 1]);
    runs.push_back(terms_.all({compared(">=", number, least), compared("<=", number, most)}));
    i = end;
  }
  return terms_.any(std::move(runs));
}

Parsed<Term> Evaluator::comparison(const Expression& comparison) {
  std::vector<Term> all;
  std::optional<Evaluated> left;
  for (std::size_t i = 0; i < comparison.parts.size(); ++i) {
    auto right = evaluate(comparison.parts[i]);
    if (!right) return failure(right);
    if (i > 0) {
      const std::string& sign = comparison.names[i - 1];
      const auto* const text = std::get_if<std::string>(&*left);
      all.push_back(text != nullptr ? Terms::truth((*text == std::get<std::string>(*right)) == (sign == "="))
                                    : compared(sign, term_of(*left), term_of(*right)));
    }
    left = std::move(*right);
  }
  return terms_.all(std::move(all));
}

Term Evaluator::compared(std::string_view sign, Term left, Term right) {
  if (sign == "=") return terms_.zero(terms_.plus(left, right, -1));
  if (sign == "!=") return terms_.not_zero(terms_.plus(left, right, -1));
  if (sign == ">=") return terms_.not_negative(terms_.plus(left, right, -1));
  if (sign == "<=") return terms_.not_negative(terms_.plus(right, left, -1));
  const bool is_less = sign == "<";
  const Term difference = is_less ? terms_.plus(right, left, -1) : terms_.plus(left, right, -1);
  return terms_.not_negative(terms_.plus(difference, terms_.number(1), -1));
}

Parsed<Evaluated> Evaluator::element(const Expression& expression) {
  const auto list = evaluate(expression.parts.front());
  if (!list) return list;
  const auto* const groups = std::get_if<std::vector<CellList>>(&*list);
  const auto count =
      static_cast<std::int64_t>(groups != nullptr ? groups->size() : std::get<CellList>(*list).size());
  const bool is_slice = expression.kind == Kind::slice;
  std::int64_t places[] = {0, count};
  for (std::size_t i = 1; i < expression.parts.size(); ++i) {
    const Expression& part = expression.parts[i];
    const auto place = term(part);
    if (!place) return failure(place);
    places[i - 1] = terms_.value(*place).value_or(0);
    // An empty slice may begin after the last cell or end before the first.
    const std::int64_t least = is_slice && i == 2 ? 0 : 1, most = is_slice && i == 1 ? count + 1 : count;
    if (places[i - 1] < least || places[i - 1] > most)
      return error_in_text(part.at, say::kPlaceIsNotThere(count, places[i - 1], least, most));
  }
  if (groups != nullptr) return Evaluated((*groups)[static_cast<std::size_t>(places[0] - 1)]);
  const auto& cells = std::get<CellList>(*list);
  if (!is_slice) return Evaluated(CellList{cells[static_cast<std::size_t>(places[0] - 1)]});
  if (places[1] < places[0]) return Evaluated(CellList{});
  const auto from = cells.begin() + static_cast<std::ptrdiff_t>(places[0] - 1);
  return Evaluated(CellList(from, cells.begin() + static_cast<std::ptrdiff_t>(places[1])));
}

Parsed<Evaluated> Evaluator::set(const Expression& set) {
  NumberSet whole;
  for (const Expression& part : set.parts) {
    const auto value = evaluate(part);
    if (!value) return value;
    if (const auto* const numbers = std::get_if<NumberSet>(&*value)) {
      whole.members.insert(whole.members.end(), numbers->members.begin(), numbers->members.end());
    } else {
      whole.members.push_back(static_cast<int>(number_of(*value)));
    }
  }
  sort_range(whole.members);
  const auto again = std::ranges::unique(whole.members);
  whole.members.erase(again.begin(), again.end());
  return Evaluated(std::move(whole));
}

/// The values of a quantifier's names, for each iteration.
std::vector<std::vector<Evaluated>> Evaluator::members(const Evaluated& source, Terms& terms) {
  std::vector<std::vector<Evaluated>> all;
  std::visit(Overloaded{[&](const CellList& cells) {
                          for (const int cell : cells) all.push_back({CellList{cell}});
                        },
                        [&](const CellPairs& pairs) {
                          for (const auto& [a, b] : pairs.pairs) all.push_back({CellList{a}, CellList{b}});
                        },
                        [&](const std::vector<CellList>& groups) {
                          for (const CellList& group : groups) all.push_back({group});
                        },
                        [&](const NumberSet& set) {
                          for (const int number : set.members) all.push_back({terms.number(number)});
                        },
                        [](const auto&) {}},
             source);
  return all;
}

Parsed<Term> Evaluator::quantified(const Expression& quantifier) {
  const auto source = evaluate(quantifier.parts.front());
  if (!source) return failure(source);
  std::vector<Term> parts;
  const std::size_t before = variables_.size();
  for (std::vector<Evaluated>& values : members(*source, terms_)) {
    for (std::size_t i = 0; i < values.size(); ++i)
      variables_.emplace_back(quantifier.names[i], std::move(values[i]));
    const auto part = term(quantifier.parts.back());
    variables_.resize(before);
    if (!part) return part;
    parts.push_back(*part);
  }
  return combined(quantifier, std::move(parts));
}

Parsed<Term> Evaluator::combined(const Expression& quantifier, std::vector<Term> parts) {
  const std::string& name = quantifier.name;
  if (name == "all") return terms_.all(std::move(parts));
  if (name == "any") return terms_.any(std::move(parts));
  if (name == "sum" || name == "count") return terms_.sum(parts);
  if (name == "product") return terms_.product(parts);
  if (parts.empty()) return error_in_text(quantifier.at, say::kNothingFor(name));
  return name == "min" ? terms_.least(std::move(parts)) : terms_.greatest(std::move(parts));
}

}  // namespace quadrille::sudoku
