#include "formats/models/model_statements.h"

#include <algorithm>
#include <set>

#include "base/overloaded.h"
#include "base/sentence.h"
#include "formats/shapes.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<> kKnownOfCells{"what is known of the cells", "ce que l’on sait des cases"};

using sudoku::at;
using sudoku::ConditionKind;
using sudoku::Digits;
using Comparison = ModelLanguage::Comparison;
using Texts = ModelLanguage::Texts;

/// A table with more rows is written as a formula.
constexpr double kMostRows = 2000;

std::vector<int> values_of(Digits digits, const sudoku::Layout& layout) {
  std::vector<int> values;
  for (const int i : Bits(digits)) values.push_back(layout.value_of(i + 1));
  return values;
}

/// All tuples with the value of one digit of each set.
std::vector<std::vector<int>> tuples_of(std::span<const Digits> sets, const sudoku::Layout& layout) {
  std::vector<std::vector<int>> tuples{{}};
  for (const Digits set : sets) {
    std::vector<std::vector<int>> longer;
    for (const std::vector<int>& tuple : tuples) {
      for (const int value : values_of(set, layout)) {
        longer.push_back(tuple);
        longer.back().push_back(value);
      }
    }
    tuples = std::move(longer);
  }
  return tuples;
}

/// Turns the conditions of one puzzle into statements and formulas of a language. After a stop the formulas
/// are incomplete.
class Speaker {
 public:
  Speaker(ModelLanguage& language, const sudoku::Layout& layout, StopToken stop)
      : language_(language), layout_(layout), stop_(stop) {}

  /// The condition must hold.
  void require(const ConditionKind& kind);
  void require_digits(int cell, Digits digits) { language_.require(is_in(cell, digits)); }

 private:
  [[nodiscard]] std::string name(int cell) const {
    return layout_.is_extra(cell) ? language_.extra_cell(cell - layout_.grid_cell_count())
                                  : language_.cell(layout_.row_of(cell), layout_.column_of(cell));
  }
  template <class Cells>
  [[nodiscard]] Texts names(const Cells& cells) const {
    Texts result;
    for (const int cell : cells) result.push_back(name(cell));
    return result;
  }
  [[nodiscard]] std::string is_in(int cell, Digits digits) const;
  [[nodiscard]] std::string compare(int a, Comparison comparison, int b) const {
    return language_.compare(name(a), comparison, name(b));
  }
  [[nodiscard]] std::string compare(const std::string& a, Comparison comparison, int number) const {
    return language_.compare(a, comparison, std::to_string(number));
  }
  /// A formula that is always false, and one that is always true.
  [[nodiscard]] std::string never() const {
    return compare(name(0), Comparison::at_most, layout_.first_value - 1);
  }
  [[nodiscard]] std::string always() const {
    return compare(name(0), Comparison::at_least, layout_.first_value);
  }
  [[nodiscard]] std::string all(const Texts& formulas) const;
  [[nodiscard]] std::string any(const Texts& formulas) const;

  void require_one_of(const Texts& variables, const std::vector<std::vector<int>>& rows) {
    if (rows.empty()) return language_.require(never());
    language_.table(variables, rows);
  }
  void require_different(const sudoku::DistinctPairs& different);
  [[nodiscard]] std::string formula(const ConditionKind& kind);
  [[nodiscard]] std::string formula_of(const sudoku::Distinct& house) const;
  [[nodiscard]] std::string formula_of(const sudoku::Relation& relation) const;
  [[nodiscard]] std::string formula_of(const sudoku::SameDigits& same);
  [[nodiscard]] std::string formula_of(const sudoku::OneOf& one) const { return is_in(one.cell, one.digits); }
  [[nodiscard]] std::string formula_of(const sudoku::Order& order) const;
  [[nodiscard]] std::string formula_of(const sudoku::Sum& sum) const;
  [[nodiscard]] std::string formula_of(const sudoku::DigitWord& word);
  [[nodiscard]] std::string formula_of(const sudoku::Table& table) const;
  [[nodiscard]] std::string formula_of(const sudoku::DistinctPairs& different) const;
  [[nodiscard]] std::string formula_of(const sudoku::DigitCount& count);
  [[nodiscard]] std::string formula_of(const sudoku::DistinctCount& count);
  [[nodiscard]] std::string formula_of(const sudoku::Index& index) const;
  [[nodiscard]] std::string formula_of(const sudoku::Connected& connected);
  [[nodiscard]] std::string formula_of(const sudoku::Any& any_of);
  /// A new variable that is 1 if the first formula holds, and 0 if the second one, its negation, holds.
  [[nodiscard]] std::string truth_of(const std::string& yes, const std::string& no);
  /// The number, a sum, satisfies `how_many`.
  [[nodiscard]] std::string is(const std::string& number, const sudoku::HowMany& how_many) const;

  ModelLanguage& language_;
  sudoku::Layout layout_;
  StopToken stop_;  // the loops over the parts of a long formula look at it
};

std::string Speaker::is_in(int cell, Digits digits) const {
  const std::vector<int> values = values_of(digits, layout_);
  if (values.empty()) return never();
  if (values.size() == 1) return compare(name(cell), Comparison::equal, values.front());
  return language_.is_in(name(cell), values);
}

std::string Speaker::all(const Texts& formulas) const {
  if (formulas.empty()) return always();
  return formulas.size() == 1 ? formulas.front() : language_.all(formulas);
}

std::string Speaker::any(const Texts& formulas) const {
  if (formulas.empty()) return never();
  return formulas.size() == 1 ? formulas.front() : language_.any(formulas);
}

std::string Speaker::formula_of(const sudoku::Distinct& house) const {
  Texts pairs;
  for (std::size_t i = 0; i < house.members.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      pairs.push_back(compare(house.members[j], Comparison::not_equal, house.members[i]));
  return all(pairs);
}

std::string Speaker::formula_of(const sudoku::Relation& relation) const {
  if (const auto offset = relation.pairs->forbidden_offset()) {
    if (*offset == 0) return compare(relation.first, Comparison::not_equal, relation.second);
    const std::string difference = language_.sum({{1, name(relation.first)}, {-1, name(relation.second)}});
    return compare(difference, Comparison::not_equal, *offset);
  }
  // First digits with the same partners form one case.
  Texts cases;
  Digits done = 0;
  for (int first = 1; first <= relation.pairs->size(); ++first) {
    const Digits seconds = relation.pairs->seconds_for(first);
    if ((done & sudoku::digit_bit(first)) != 0 || seconds == 0) continue;
    Digits firsts = 0;
    for (int other = first; other <= relation.pairs->size(); ++other)
      if (relation.pairs->seconds_for(other) == seconds) firsts |= sudoku::digit_bit(other);
    done |= firsts;
    cases.push_back(all({is_in(relation.first, firsts), is_in(relation.second, seconds)}));
  }
  return any(cases);
}

std::string Speaker::formula_of(const sudoku::SameDigits& same) {
  Texts counts;
  for (int value = layout_.first_value; value <= layout_.last_value() && !stop_.stop_requested(); ++value) {
    const auto number = [&](const std::vector<int>& cells) {
      Texts holds;
      for (const int cell : cells) holds.push_back(compare(name(cell), Comparison::equal, value));
      return language_.number_of(holds);
    };
    counts.push_back(language_.compare(number(same.first), Comparison::equal, number(same.second)));
  }
  return all(counts);
}

std::string Speaker::formula_of(const sudoku::Order& order) const {
  Texts steps;
  for (std::size_t i = 1; i < order.chain.size(); ++i) {
    const std::string rise = language_.sum({{1, name(order.chain[i])}, {-1, name(order.chain[i - 1])}});
    steps.push_back(compare(rise, Comparison::at_least, order.step()));
  }
  return all(steps);
}

std::string Speaker::formula_of(const sudoku::Sum& sum) const {
  std::vector<ModelLanguage::Factor> terms;
  for (const auto& [factor, cell] : sum.terms) terms.push_back({factor, name(cell)});
  const Comparison comparison = sum.comparison == sudoku::Sum::Comparison::equal     ? Comparison::equal
                                : sum.comparison == sudoku::Sum::Comparison::at_most ? Comparison::at_most
                                                                                     : Comparison::at_least;
  return compare(language_.sum(terms), comparison, sum.total_of_values(layout_));
}

/// A variable for the automaton's state after each cell, which the digits always determine: words that cannot
/// continue reach a sink state. The formula is only about the last state.
std::string Speaker::formula_of(const sudoku::DigitWord& word) {
  const sudoku::DigitAutomaton& automaton = *word.automaton;
  const int dead = automaton.state_count();
  std::vector<std::vector<int>> steps;
  for (int state = 0; state <= dead; ++state)
    for (int digit = 1; digit <= automaton.size(); ++digit)
      steps.push_back({state, layout_.value_of(digit),
                       state == dead ? dead : automaton.next(state, digit).value_or(dead)});
  std::string state;
  for (const int cell : word.path) {
    if (stop_.stop_requested()) break;
    std::string next = language_.new_variable(dead);
    if (state.empty()) {
      std::vector<std::vector<int>> first;
      for (const auto& step : steps)
        if (step[0] == 0) first.push_back({step[1], step[2]});
      language_.table({name(cell), next}, first);
    } else {
      language_.table({state, name(cell), next}, steps);
    }
    state = std::move(next);
  }
  std::vector<int> accepting;
  for (int s = 0; s < dead; ++s)
    if (automaton.accepts(s)) accepting.push_back(s);
  if (accepting.empty()) return never();
  return language_.is_in(state, accepting);
}

std::string Speaker::formula_of(const sudoku::Table& table) const {
  Texts rows;
  for (const sudoku::Table::Row& row : table.rows) {
    if (stop_.stop_requested()) break;
    Texts cells;
    for (std::size_t i = 0; i < row.size(); ++i)
      if (row[i] != layout_.all_digits()) cells.push_back(is_in(table.members[i], row[i]));
    rows.push_back(all(cells));
  }
  return any(rows);
}

std::string Speaker::formula_of(const sudoku::DistinctPairs& different) const {
  Texts pairs;
  for (std::size_t i = 0; i < different.pairs.size() && !stop_.stop_requested(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const auto& [a, b] = different.pairs[j];
      const auto& [c, d] = different.pairs[i];
      pairs.push_back(any({compare(a, Comparison::not_equal, c), compare(b, Comparison::not_equal, d)}));
    }
  return all(pairs);
}

std::string Speaker::is(const std::string& number, const sudoku::HowMany& how_many) const {
  if (how_many.cell) return language_.compare(number, Comparison::equal, name(*how_many.cell));
  if (how_many.least == how_many.most) return compare(number, Comparison::equal, how_many.least);
  Texts bounds;
  if (how_many.least > 0) bounds.push_back(compare(number, Comparison::at_least, how_many.least));
  if (how_many.most < sudoku::HowMany::kAnyNumber)
    bounds.push_back(compare(number, Comparison::at_most, how_many.most));
  return all(bounds);
}

std::string Speaker::formula_of(const sudoku::DigitCount& count) {
  Texts holds;
  for (const int cell : count.members) holds.push_back(is_in(cell, count.digits));
  return is(language_.number_of(holds), count.how_many);
}

/// The number of digits that occur in some cell.
std::string Speaker::formula_of(const sudoku::DistinctCount& count) {
  Texts occurs;
  for (int value = layout_.first_value; value <= layout_.last_value() && !stop_.stop_requested(); ++value) {
    Texts cells;
    for (const int cell : count.members) cells.push_back(compare(name(cell), Comparison::equal, value));
    occurs.push_back(any(cells));
  }
  return is(language_.number_of(occurs), count.how_many);
}

std::string Speaker::formula_of(const sudoku::Index& index) const {
  Texts cases;
  for (std::size_t i = 0; i < index.path.size(); ++i) {
    const std::string named = name(index.path[i]);
    cases.push_back(all(
        {compare(name(index.place), Comparison::equal, layout_.value_of(index.first + static_cast<int>(i))),
         index.other ? compare(index.path[i], Comparison::equal, *index.other)
                     : compare(named, Comparison::equal, layout_.value_of(index.digit))}));
  }
  return any(cases);
}

std::string Speaker::truth_of(const std::string& yes, const std::string& no) {
  const std::string truth = language_.new_variable(1);
  language_.require(any(
      {all({compare(truth, Comparison::equal, 1), yes}), all({compare(truth, Comparison::equal, 0), no})}));
  return truth;
}

/// Truth values that the digits determine one after the other: whether a cell, or one before it, is in the
/// area; whether the area's first cell reaches it in 0, 1, 2 .. steps. The formula says that it reaches the
/// whole area.
std::string Speaker::formula_of(const sudoku::Connected& connected) {
  const auto is = [this](const std::string& truth, int value) {
    return compare(truth, Comparison::equal, value);
  };
  Texts inside, outside, reached;
  std::string before;  // whether a cell before this one is in the area
  for (const int cell : connected.members) {
    inside.push_back(is_in(cell, connected.digits));
    outside.push_back(is_in(cell, layout_.all_digits() & ~connected.digits));
    const bool is_first = before.empty();
    reached.push_back(
        is_first ? truth_of(inside.back(), outside.back())
                 : truth_of(all({inside.back(), is(before, 0)}), any({outside.back(), is(before, 1)})));
    before = is_first ? reached.back()
                      : truth_of(any({inside.back(), is(before, 1)}), all({outside.back(), is(before, 0)}));
  }
  const auto neighbours = connected.neighbours();
  for (std::size_t steps = 1; steps < inside.size() && !stop_.stop_requested(); ++steps) {
    Texts next;
    for (std::size_t i = 0; i < inside.size(); ++i) {
      Texts ways{is(reached[i], 1)}, no_way{is(reached[i], 0)};
      for (const std::size_t j : neighbours[i]) {
        ways.push_back(is(reached[j], 1));
        no_way.push_back(is(reached[j], 0));
      }
      next.push_back(truth_of(all({inside[i], any(ways)}), any({outside[i], all(no_way)})));
    }
    reached = std::move(next);
  }
  Texts ends;
  for (std::size_t i = 0; i < inside.size(); ++i) ends.push_back(any({outside[i], is(reached[i], 1)}));
  return all(ends);
}

std::string Speaker::formula_of(const sudoku::Any& any_of) {
  Texts lists;
  for (const std::vector<ConditionKind>& list : any_of.lists->lists) {
    if (stop_.stop_requested()) break;
    Texts formulas;
    for (const ConditionKind& kind : list) formulas.push_back(formula(kind));
    lists.push_back(all(formulas));
  }
  return any(lists);
}

std::string Speaker::formula(const ConditionKind& kind) {
  return std::visit([this](const auto& condition) { return formula_of(condition); }, kind);
}

/// A new variable for each pair holds a number that encodes both of its digits, for example first * 9 +
/// second.
void Speaker::require_different(const sudoku::DistinctPairs& different) {
  const int least = layout_.first_value * (layout_.digits + 1);
  Texts numbers;
  for (const auto& [first, second] : different.pairs) {
    const std::string number = language_.new_variable(layout_.digits * layout_.digits - 1);
    const std::string rest = language_.sum({{layout_.digits, name(first)}, {1, name(second)}, {-1, number}});
    language_.require(compare(rest, Comparison::equal, least));
    numbers.push_back(number);
  }
  language_.all_different(numbers);
}

void Speaker::require(const ConditionKind& kind) {
  const auto pairs = [this](const sudoku::Relation& relation) {
    if (relation.pairs->forbidden_offset()) return language_.require(formula_of(relation));
    std::vector<std::vector<int>> rows;
    for (int first = 1; first <= relation.pairs->size(); ++first)
      for (const int second : values_of(relation.pairs->seconds_for(first), layout_))
        rows.push_back({layout_.value_of(first), second});
    require_one_of(names(relation.cells()), rows);
  };
  const auto rows_of_digits = [this](const sudoku::Table& table) {
    double count = 0;
    for (const sudoku::Table::Row& row : table.rows) {
      double tuples = 1;
      for (const Digits digits : row) tuples *= count_of(digits);
      count += tuples;
    }
    if (count > kMostRows) return language_.require(formula_of(table));
    std::set<std::vector<int>> rows;
    for (const sudoku::Table::Row& row : table.rows)
      for (std::vector<int>& tuple : tuples_of(row, layout_)) rows.insert(std::move(tuple));
    require_one_of(names(table.members), {rows.begin(), rows.end()});
  };
  std::visit(
      Overloaded{[this](const sudoku::Distinct& house) { language_.all_different(names(house.members)); },
                 pairs, rows_of_digits,
                 [this](const sudoku::DistinctPairs& different) { require_different(different); },
                 [this](const sudoku::DigitWord& word) {
                   language_.regular(names(word.path), *word.automaton, layout_);
                 },
                 [this](const auto& condition) { language_.require(formula_of(condition)); }},
      kind);
}

/// The number of written entries of the tables and automata of a condition.
std::size_t entries_of(const sudoku::ConditionKind& kind) {
  if (const auto* const word = std::get_if<sudoku::DigitWord>(&kind))
    return word->automaton->most_states() * at(word->automaton->size());
  if (const auto* const table = std::get_if<sudoku::Table>(&kind))
    return table->rows.size() * table->members.size();
  std::size_t entries = 0;
  if (const auto* const any = std::get_if<sudoku::Any>(&kind))
    for (const auto& list : any->lists->lists)
      for (const sudoku::ConditionKind& of_list : list) entries += 1 + entries_of(of_list);
  return entries;
}

}  // namespace

std::string model_of(const Document& document, ModelLanguage& language) {
  const auto conditions = sudoku::conditions_within(shown_puzzle(document), {.stop = document.stop});
  return conditions ? model_of(*conditions, language, document.stop) : "";
}

std::string model_of(const sudoku::Conditions& conditions, ModelLanguage& language, StopToken stop) {
  constexpr std::size_t kMostEntries = 5'000'000;
  std::size_t entries = 0;
  for (const sudoku::Condition& condition : conditions.stated()) entries += entries_of(condition.kind);
  if (entries > kMostEntries) return "";
  Speaker speaker(language, conditions.layout, stop);
  const sudoku::Origin* last = nullptr;
  for (const sudoku::Condition& condition : conditions.stated()) {
    if (stop.stop_requested()) return "";
    if (condition.origin.get() != last) language.remark(condition.origin->label);
    last = condition.origin.get();
    speaker.require(condition.kind);
  }
  language.remark(kKnownOfCells());
  for (int cell = 0; cell < static_cast<int>(conditions.candidates.size()); ++cell) {
    const Digits digits = conditions.candidates[at(cell)];
    if (digits != conditions.layout.all_digits()) speaker.require_digits(cell, digits);
  }
  return stop.stop_requested() ? "" : language.model(conditions);
}

}  // namespace quadrille::formats
