#include "sudoku/own_rules/compiler.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>

namespace quadrille::sudoku {

namespace {

using Op = Terms::Op;

constexpr std::size_t kMostToCompile = 1'000'000;
// The limit for combining conditions that share cells into one automaton, which infers more than they do
// separately.
constexpr std::size_t kFewStates = 500;
constexpr std::size_t kLittleWork = 20'000;

/// The layer before a cell: its states, and their transitions by digits.
struct StateLayer {
  std::vector<Term> states;
  std::vector<std::vector<std::pair<int, std::size_t>>> steps{};  // by state: pairs of a digit and a state of
                                                                  // the next layer
};

class LayeredAutomaton {
 public:
  LayeredAutomaton(Terms& terms, Term formula) : terms_(terms), layers_{{{formula}}} {}

  /// False if it would be too large, or would take too long.
  [[nodiscard]] bool build(std::size_t most_states, std::size_t most_work) {
    const std::size_t end_of_work = terms_.work() + most_work;
    std::size_t states = 1;
    for (const int cell : terms_.cells(layers_.front().states.front())) {
      StateLayer next;
      std::unordered_map<Term, std::size_t> numbers;
      StateLayer& layer = layers_.back();
      layer.steps.resize(layer.states.size());
      for (int digit = 1; digit <= terms_.digits(); ++digit) {
        Terms::Put putting = terms_.putting(cell, digit);
        for (std::size_t state = 0; state < layer.states.size(); ++state) {
          const Term left = terms_.put(layer.states[state], putting);
          if (terms_.work() > end_of_work || terms_.has_overflow()) return false;
          if (left == Terms::truth(false)) continue;
          const auto [entry, is_new] = numbers.try_emplace(left, next.states.size());
          if (is_new) next.states.push_back(left);
          layer.steps[state].emplace_back(digit, entry->second);
        }
      }
      states += next.states.size();
      if (states > most_states) return false;
      layers_.push_back(std::move(next));
    }
    return true;
  }

  /// Merges equivalent states, from the last layer to the first, and drops states from which no word is
  /// accepted.
  [[nodiscard]] std::shared_ptr<const DigitAutomaton> automaton() const {
    auto automaton = std::make_shared<DigitAutomaton>(terms_.digits());
    constexpr int kDead = -1;
    std::vector<int> behind;  // the number in the automaton of each state of the next layer
    for (const Term end : layers_.back().states)
      behind.push_back(end == Terms::truth(true) ? automaton->add_state(true) : kDead);
    for (std::size_t i = layers_.size() - 1; i-- > 0;) {
      const StateLayer& layer = layers_[i];
      std::map<std::vector<std::pair<int, int>>, int> alike;
      std::vector<int> numbers;
      for (const auto& steps : layer.steps) {
        std::vector<std::pair<int, int>> alive;
        for (const auto& [digit, to] : steps)
          if (behind[to] != kDead) alive.emplace_back(digit, behind[to]);
        if (alive.empty() && i > 0) {
          numbers.push_back(kDead);
          continue;
        }
        const auto [entry, is_new] = alike.try_emplace(alive, 0);
        if (is_new) {
          entry->second = i == 0 ? 0 : automaton->add_state(false);
          for (const auto& [digit, to] : alive) automaton->set_next(entry->second, digit, to);
        }
        numbers.push_back(entry->second);
      }
      behind = std::move(numbers);
    }
    return automaton;
  }

 private:
  Terms& terms_;
  std::vector<StateLayer> layers_;
};

/// The pairs of digits that two cells may hold.
struct TwoCells {
  int first, second;
  std::vector<Digits> seconds;  // by the first digit
};

/// For two cells: 1 if the digits increase from the first to the second, 2 if they never decrease; else 0.
int rise_of(const TwoCells& pair) {
  const auto says = [&](auto seconds_of) {
    for (std::size_t first = 0; first < pair.seconds.size(); ++first)
      if (pair.seconds[first] != seconds_of(static_cast<int>(first))) return false;
    return true;
  };
  const Digits all = low_bits(static_cast<int>(pair.seconds.size()));
  if (says([&](int first) { return all & ~low_bits(first + 1); })) return 1;
  return says([&](int first) { return all & ~low_bits(first); }) ? 2 : 0;
}

TwoCells turned(const TwoCells& pair) {
  TwoCells other{pair.second, pair.first, std::vector<Digits>(pair.seconds.size())};
  for (std::size_t first = 0; first < pair.seconds.size(); ++first)
    for (const int second : Bits(pair.seconds[first]))
      other.seconds[at(second)] |= bit(static_cast<int>(first));
  return other;
}

/// A formula over at least three cells.
struct WordFormula {
  Term formula;
  std::size_t number;  // the index of the formula that it is a part of
  std::vector<int> cells;
};

class Compiler {
 public:
  explicit Compiler(Terms& terms) : terms_(terms), end_of_work_(terms.work() + kMostToCompile) {}

  void add(Term formula, std::size_t number) {
    const Terms::Node& node = terms_.node(formula);
    if (node.op == Op::all) {
      for (const Term part : node.parts) add(part, number);
      return;
    }
    if (node.op == Op::number) {
      is_false_ = is_false_ || node.number == 0;
      return;
    }
    if (node.op == Op::different && node.digits == 0) {
      kinds_.emplace_back(Distinct{terms_.cells(formula)});
      return;
    }
    const std::vector<int> cells = terms_.cells(formula);
    if (cells.size() == 1) return add_digits(formula, cells.front());
    if (auto sum = sum_of(formula, cells.size())) {
      kinds_.emplace_back(std::move(*sum));
    } else if (cells.size() == 2) {
      add_pair(formula, cells);
    } else {
      words_.push_back({formula, number, cells});
    }
  }

  [[nodiscard]] tl::expected<std::vector<ConditionKind>, std::size_t> take() {
    if (const auto failed = add_words()) return tl::unexpected(*failed);
    std::vector<ConditionKind> all;
    if (is_false_) all.emplace_back(OneOf{0, 0});
    for (const auto& [cell, digits] : digits_) all.emplace_back(OneOf{cell, digits});
    add_orders(all);
    all.insert(all.end(), kinds_.begin(), kinds_.end());
    return all;
  }

 private:
  /// The digits of a cell for which the formula is true.
  [[nodiscard]] Digits digits_for(Term formula, int cell) {
    Digits digits = 0;
    for (int digit = 1; digit <= terms_.digits(); ++digit) {
      Terms::Put putting = terms_.putting(cell, digit);
      if (terms_.put(formula, putting) == Terms::truth(true)) digits |= digit_bit(digit);
    }
    return digits;
  }

  void add_digits(Term formula, int cell) {
    const Digits digits = digits_for(formula, cell);
    const auto known = std::ranges::find(digits_, cell, &std::pair<int, Digits>::first);
    if (known == digits_.end()) {
      digits_.emplace_back(cell, digits);
    } else {
      known->second &= digits;
    }
  }

  void add_pair(Term formula, const std::vector<int>& cells) {
    TwoCells pair{cells[0], cells[1], {}};
    for (int digit = 1; digit <= terms_.digits(); ++digit) {
      Terms::Put putting = terms_.putting(cells[0], digit);
      const Term left = terms_.put(formula, putting);
      const bool is_open = !terms_.value(left);
      pair.seconds.push_back(is_open ? digits_for(left, cells[1])
                                     : (left == Terms::truth(true) ? low_bits(terms_.digits()) : 0));
    }
    const auto [entry, is_new] = pair_numbers_.try_emplace({cells[0], cells[1]}, pairs_.size());
    if (is_new) {
      pairs_.push_back(std::move(pair));
    } else {
      for (std::size_t i = 0; i < pair.seconds.size(); ++i)
        pairs_[entry->second].seconds[i] &= pair.seconds[i];
    }
  }

  /// The equivalent sum if the formula compares a sum of at least three cells with a number, or states the
  /// sum of two.
  [[nodiscard]] std::optional<Sum> sum_of(Term formula, std::size_t cells) const {
    const Terms::Node& node = terms_.node(formula);
    if (node.op != Op::zero && node.op != Op::not_negative) return std::nullopt;
    const Terms::Node& linear = terms_.node(node.parts.front());
    if (linear.op != Op::sum) return std::nullopt;
    const auto is_cell = [&](Term part) { return terms_.node(part).op == Op::cell; };
    if (!std::ranges::all_of(linear.parts, is_cell)) return std::nullopt;
    const bool is_total =
        node.op == Op::zero && std::ranges::all_of(linear.factors, [](auto factor) { return factor == 1; });
    if (cells == 2 && !is_total) return std::nullopt;
    const bool is_at_most = node.op == Op::not_negative &&
                            std::ranges::all_of(linear.factors, [](auto factor) { return factor < 0; });
    const int sign = is_at_most ? -1 : 1;
    Sum sum{.terms = {},
            .comparison = node.op == Op::zero ? Sum::Comparison::equal
                          : is_at_most        ? Sum::Comparison::at_most
                                              : Sum::Comparison::at_least,
            .total = -sign * static_cast<int>(linear.number)};
    for (std::size_t i = 0; i < linear.parts.size(); ++i)
      sum.terms.push_back({sign * static_cast<int>(linear.factors[i]),
                           static_cast<int>(terms_.node(linear.parts[i]).number)});
    return sum;
  }

  /// Adds the pairs of cells whose digits increase, as chains of maximal length, and the other pairs as
  /// relations.
  void add_orders(std::vector<ConditionKind>& all) {
    std::vector<Order> orders;
    std::vector<Relation> relations;
    for (const TwoCells& pair : pairs_) {
      const TwoCells back = turned(pair);
      const int rise = rise_of(pair), fall = rise_of(back);
      if (rise == 0 && fall == 0) {
        relations.push_back({pair.first, pair.second, shared(pair)});
        continue;
      }
      const TwoCells& rising = rise != 0 ? pair : back;
      join(orders, rising.first, rising.second, (rise != 0 ? rise : fall) == 1);
    }
    for (Relation& relation : relations) all.emplace_back(std::move(relation));
    for (Order& order : orders) all.emplace_back(std::move(order));
  }
  static void join(std::vector<Order>& orders, int first, int second, bool is_strict) {
    const auto has = [](const Order& order, int cell) {
      return std::ranges::find(order.chain, cell) != order.chain.end();
    };
    for (Order& order : orders) {
      if (order.is_strict != is_strict) continue;
      if (order.chain.back() == first && !has(order, second)) return order.chain.push_back(second);
      if (order.chain.front() == second && !has(order, first)) {
        order.chain.insert(order.chain.begin(), first);
        return;
      }
    }
    orders.push_back({{first, second}, is_strict});
  }
  /// Returns the same object for equal matrices.
  [[nodiscard]] std::shared_ptr<const DigitPairs> shared(const TwoCells& pair) {
    auto& known = matrices_[pair.seconds];
    if (!known) known = std::make_shared<const DigitPairs>(pair.seconds);
    return known;
  }

  /// Adds the formulas over at least three cells: those that share cells as one automaton, if it is small.
  /// Returns the index of the first formula that fails.
  [[nodiscard]] std::optional<std::size_t> add_words() {
    std::vector<bool> is_done(words_.size());
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if (is_done[i]) continue;
      const std::vector<std::size_t> together = linked_to(i);
      std::vector<Term> parts;
      for (const std::size_t word : together) parts.push_back(words_[word].formula);
      for (const std::size_t word : together) is_done[word] = true;
      if (parts.size() > 1 && add_word(terms_.all(parts), kFewStates, kLittleWork)) continue;
      for (const std::size_t word : together) {
        const std::size_t left = end_of_work_ - std::min(end_of_work_, terms_.work());
        if (!add_word(words_[word].formula, kMostStates, left)) return words_[word].number;
      }
    }
    return std::nullopt;
  }
  /// The formulas connected to this one by common cells, itself included.
  [[nodiscard]] std::vector<std::size_t> linked_to(std::size_t first) const {
    std::vector<std::size_t> linked{first};
    constexpr std::size_t kMostTried = 64;
    if (words_.size() > kMostTried) return linked;
    for (std::size_t i = 0; i < linked.size(); ++i) {
      for (std::size_t other = first; other < words_.size(); ++other) {
        const bool is_new = std::ranges::find(linked, other) == linked.end();
        const auto& cells = words_[linked[i]].cells;
        if (is_new && std::ranges::find_first_of(cells, words_[other].cells) != cells.end())
          linked.push_back(other);
      }
    }
    return linked;
  }
  [[nodiscard]] bool add_word(Term formula, std::size_t most_states, std::size_t most_work) {
    auto automaton = automaton_of(terms_, formula, most_states, most_work);
    if (automaton == nullptr) return false;
    kinds_.emplace_back(DigitWord{terms_.cells(formula), std::move(automaton)});
    return true;
  }

  Terms& terms_;
  std::size_t end_of_work_;
  bool is_false_ = false;
  std::vector<ConditionKind> kinds_;
  std::vector<std::pair<int, Digits>> digits_;  // by cell, in the order in which cells were found
  std::vector<TwoCells> pairs_;
  std::map<std::pair<int, int>, std::size_t> pair_numbers_;
  std::map<std::vector<Digits>, std::shared_ptr<const DigitPairs>> matrices_;
  std::vector<WordFormula> words_;
};

}  // namespace

std::shared_ptr<const DigitAutomaton> automaton_of(Terms& terms, Term formula, std::size_t most_states,
                                                   std::size_t most_work) {
  LayeredAutomaton layers(terms, formula);
  return layers.build(most_states, most_work) ? layers.automaton() : nullptr;
}

tl::expected<std::vector<ConditionKind>, std::size_t> compile(Terms& terms, std::span<const Term> formulas) {
  Compiler compiler(terms);
  for (std::size_t i = 0; i < formulas.size(); ++i) compiler.add(formulas[i], i);
  return compiler.take();
}

}  // namespace quadrille::sudoku
