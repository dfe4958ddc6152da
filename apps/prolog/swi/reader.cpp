#include "prolog/swi/reader.h"

#include <algorithm>
#include <utility>

#include "prolog/component.h"
#include "prolog/swi/vocabulary.h"

namespace quadrille::prolog {

namespace {

constexpr bool is_unary(Operator op) {
  return op == Operator::opposite || op == Operator::absolute || op == Operator::negation;
}

class Reader {
 public:
  explicit Reader(Goal& goal) : goal_(goal) {}

  [[nodiscard]] bool goal(term_t t);
  [[nodiscard]] bool variables(term_t list);
  [[nodiscard]] Reading reading() const { return reading_; }

 private:
  bool refuse(Reading why) {
    reading_ = why;
    return false;
  }
  [[nodiscard]] bool number(term_t t, Value& value);
  /// Adds an occurrence of a variable. It keeps the term reference, which must stay valid.
  void occurrence(term_t t, std::uint32_t& node);
  [[nodiscard]] bool integer(term_t t, std::uint32_t& node);
  /// Reads a variable, ?(X), #(X) or an integer. For other terms gives the functor, 0 for an atomic term.
  [[nodiscard]] bool leaf(term_t t, std::uint32_t& node, bool& is_leaf, functor_t& f);
  [[nodiscard]] bool expression(term_t t, int depth, std::uint32_t& node);
  [[nodiscard]] bool formula(term_t t, int depth, std::uint32_t& node);
  [[nodiscard]] bool membership(term_t t, term_t domain, std::uint32_t& node);
  [[nodiscard]] bool variable(term_t t, std::uint32_t& node);
  template <class Read>
  [[nodiscard]] bool children(term_t t, Operator op, int depth, std::uint32_t& node, Read read);
  [[nodiscard]] bool numbers(term_t list, std::vector<Value>& values);
  [[nodiscard]] bool rows(term_t lists);
  [[nodiscard]] bool tuples(term_t lists);
  [[nodiscard]] bool tasks(term_t list);
  [[nodiscard]] bool options(term_t list);
  [[nodiscard]] bool pairs(term_t list);
  [[nodiscard]] bool comparison(term_t op);
  void end_row() { goal_.row_ends.push_back(goal_.terms.size()); }
  [[nodiscard]] bool argument(Argument kind, term_t t);
  [[nodiscard]] bool global(term_t arguments);

  const Vocabulary& words_ = vocabulary();
  Goal& goal_;
  Reading reading_ = Reading::ok;
};

bool Reader::number(term_t t, Value& value) {
  const Reading reading = read_number(t, value);
  return reading == Reading::ok || refuse(reading);
}

void Reader::occurrence(term_t t, std::uint32_t& node) {
  goal_.occurrences.push_back(t);
  node =
      goal_.expressions.add({Operator::variable, static_cast<std::uint32_t>(goal_.occurrences.size() - 1)});
}

bool Reader::integer(term_t t, std::uint32_t& node) {
  Value value = 0;
  if (!number(t, value)) return false;
  node = goal_.expressions.add({Operator::number, 0, 0, value});
  return true;
}

bool Reader::leaf(term_t t, std::uint32_t& node, bool& is_leaf, functor_t& f) {
  is_leaf = true;
  f = 0;
  switch (PL_term_type(t)) {
    case PL_VARIABLE: return occurrence(t, node), true;
    case PL_INTEGER: return integer(t, node);
    case PL_TERM:
      if (!PL_get_functor(t, &f)) break;
      if (f == words_.question || f == words_.hash) {
        const term_t inner = PL_new_term_ref();
        _PL_get_arg(1, t, inner);
        return variable(inner, node);
      }
      break;
    default: break;
  }
  is_leaf = false;
  return true;
}

bool Reader::variable(term_t t, std::uint32_t& node) {
  if (PL_is_variable(t)) return occurrence(t, node), true;
  if (PL_is_integer(t)) return integer(t, node);
  static_cast<void>(PL_type_error("integer", t));
  return refuse(Reading::error);
}

template <class Read>
bool Reader::children(term_t t, Operator op, int depth, std::uint32_t& node, Read read) {
  const term_t child = PL_new_term_refs(2);
  Node made{op};
  _PL_get_arg(1, t, child);
  if (!(this->*read)(child, depth + 1, made.left)) return false;
  if (!is_unary(op)) {
    _PL_get_arg(2, t, child + 1);
    if (!(this->*read)(child + 1, depth + 1, made.right)) return false;
  }
  node = goal_.expressions.add(made);
  return true;
}

bool Reader::expression(term_t t, int depth, std::uint32_t& node) {
  bool is_leaf = false;
  functor_t f = 0;
  if (!leaf(t, node, is_leaf, f)) return false;
  if (is_leaf) return true;
  const Operator* const op = meaning_of(f, words_.arithmetic);
  if (depth > kMostDepth || op == nullptr) return refuse(Reading::unsupported);
  return children(t, *op, depth, node, &Reader::expression);
}

bool Reader::membership(term_t t, term_t domain, std::uint32_t& node) {
  Node made{Operator::in};
  if (!variable(t, made.left)) return false;
  IntervalSet set;
  const Reading reading = read_domain(domain, set);
  if (reading != Reading::ok) return refuse(reading);
  goal_.expressions.domains.push_back(std::move(set));
  made.right = static_cast<std::uint32_t>(goal_.expressions.domains.size() - 1);
  node = goal_.expressions.add(made);
  return true;
}

bool Reader::formula(term_t t, int depth, std::uint32_t& node) {
  bool is_leaf = false;
  functor_t f = 0;
  if (!leaf(t, node, is_leaf, f)) return false;
  if (is_leaf) return true;
  if (depth > kMostDepth) return refuse(Reading::unsupported);
  if (const Operator* const op = meaning_of(f, words_.comparisons))
    return children(t, *op, depth, node, &Reader::expression);
  if (f == words_.in) {
    const term_t parts = PL_new_term_refs(2);
    _PL_get_arg(1, t, parts);
    _PL_get_arg(2, t, parts + 1);
    return membership(parts, parts + 1, node);
  }
  const Operator* const op = meaning_of(f, words_.logic);
  if (op == nullptr) return refuse(Reading::unsupported);
  if (!children(t, *op, depth, node, &Reader::formula)) return false;
  // P #<== Q means Q #==> P.
  if (f == words_.backwards)
    std::swap(goal_.expressions.nodes[node].left, goal_.expressions.nodes[node].right);
  return true;
}

bool Reader::variables(term_t list) {
  const term_t tail = PL_copy_term_ref(list);
  for (term_t head = PL_new_term_ref(); PL_get_list(tail, head, tail); head = PL_new_term_ref()) {
    std::uint32_t node = 0;
    bool is_leaf = false;
    functor_t f = 0;
    if (!leaf(head, node, is_leaf, f)) return false;
    if (!is_leaf && !variable(head, node)) return false;
    goal_.terms.push_back(node);
  }
  return PL_get_nil(tail) || refuse(Reading::unsupported);
}

bool Reader::numbers(term_t list, std::vector<Value>& values) {
  const term_t head = PL_new_term_ref();
  const term_t tail = PL_copy_term_ref(list);
  while (PL_get_list(tail, head, tail)) {
    Value value = 0;
    if (!PL_is_integer(head)) return refuse(Reading::unsupported);
    if (!number(head, value)) return false;
    values.push_back(value);
  }
  return PL_get_nil(tail) || refuse(Reading::unsupported);
}

bool Reader::rows(term_t lists) {
  const term_t head = PL_new_term_ref();
  const term_t tail = PL_copy_term_ref(lists);
  while (PL_get_list(tail, head, tail)) {
    if (!variables(head)) return false;
    goal_.row_ends.push_back(goal_.terms.size());
  }
  return PL_get_nil(tail) || refuse(Reading::unsupported);
}

bool Reader::comparison(term_t op) {
  atom_t name = 0;
  const Operator* const known = PL_get_atom(op, &name) ? meaning_of(name, words_.comparison_names) : nullptr;
  if (known == nullptr) return refuse(Reading::unsupported);
  goal_.comparison = *known;
  return true;
}

bool Reader::tuples(term_t lists) {
  const term_t head = PL_new_term_ref();
  const term_t tail = PL_copy_term_ref(lists);
  while (PL_get_list(tail, head, tail))
    if (!numbers(head, goal_.tuples.emplace_back())) return false;
  return true;
}

bool Reader::tasks(term_t list) {
  const term_t head = PL_new_term_ref();
  const term_t tail = PL_copy_term_ref(list);
  while (PL_get_list(tail, head, tail)) {
    if (!PL_is_functor(head, words_.task)) return refuse(Reading::unsupported);
    const term_t parts = PL_new_term_refs(4);
    for (std::size_t i = 0; i < 4; ++i) {
      std::uint32_t node = 0;
      _PL_get_arg(i + 1, head, parts + i);
      bool is_leaf = false;
      functor_t f = 0;
      if (!leaf(parts + i, node, is_leaf, f)) return false;
      if (!is_leaf) return refuse(Reading::unsupported);
      goal_.terms.push_back(node);
    }
  }
  return true;
}

bool Reader::options(term_t list) {
  Value limit = 1;
  const term_t head = PL_new_term_ref();
  const term_t rest = PL_copy_term_ref(list);
  if (PL_get_list(rest, head, rest)) {
    if (!PL_is_functor(head, words_.limit)) return refuse(Reading::unsupported);
    const term_t part = PL_new_term_ref();
    _PL_get_arg(1, head, part);
    if (!number(part, limit)) return false;
  }
  goal_.numbers.push_back(limit);
  return limit > 0 || refuse(Reading::unsupported);
}

bool Reader::pairs(term_t list) {
  const term_t head = PL_new_term_ref();
  const term_t tail = PL_copy_term_ref(list);
  while (PL_get_list(tail, head, tail)) {
    Value key = 0;
    std::uint32_t node = 0;
    if (!PL_is_functor(head, words_.pair)) return refuse(Reading::unsupported);
    const term_t parts = PL_new_term_refs(2);
    _PL_get_arg(1, head, parts);
    if (!number(parts, key)) return false;
    _PL_get_arg(2, head, parts + 1);
    if (!variable(parts + 1, node)) return false;
    goal_.numbers.push_back(key);
    goal_.terms.push_back(node);
  }
  return PL_get_nil(tail) || refuse(Reading::unsupported);
}

bool Reader::argument(Argument kind, term_t t) {
  std::uint32_t node = 0;
  switch (kind) {
    case Argument::variable:
      if (!variable(t, node)) return false;
      goal_.terms.push_back(node);
      return end_row(), true;
    case Argument::variables: return variables(t) && (end_row(), true);
    case Argument::rows: return rows(t);
    case Argument::numbers: return numbers(t, goal_.numbers);
    case Argument::tuples: return tuples(t);
    case Argument::pairs: return pairs(t) && (end_row(), true);
    case Argument::tasks: return tasks(t) && (end_row(), true);
    case Argument::options: return options(t);
    case Argument::comparison: return comparison(t);
    case Argument::expression: return expression(t, 0, goal_.right);
  }
  return false;
}

bool Reader::global(term_t arguments) {
  goal_.kind = Goal::Kind::global;
  const std::vector<Argument>& kinds = goal_.global->arguments;
  for (std::size_t i = 0; i < kinds.size(); ++i)
    if (!argument(kinds[i], arguments + i)) return false;
  const bool fits = std::ranges::find(kinds, Argument::numbers) == kinds.end() ||
                    goal_.numbers.size() == goal_.row(0).size();
  return fits || refuse(Reading::unsupported);
}

bool Reader::goal(term_t t) {
  functor_t f = 0;
  if (!PL_get_functor(t, &f)) return refuse(Reading::unsupported);
  std::uint32_t node = 0;
  if (const Operator* const op = meaning_of(f, words_.comparisons)) {
    if (!children(t, *op, 0, node, &Reader::expression)) return false;
    goal_.terms.push_back(node);
    return true;
  }
  if (f != words_.in) {
    constexpr std::size_t kMostArguments = 4;
    const term_t arguments = PL_new_term_refs(kMostArguments);
    const std::size_t arity = PL_functor_arity(f);
    for (std::size_t i = 0; i < arity && arity <= kMostArguments && PL_is_compound(t); ++i)
      _PL_get_arg(i + 1, t, arguments + i);
    if (f == words_.ins) {
      goal_.kind = Goal::Kind::memberships;
      const Reading reading = read_domain(arguments + 1, goal_.expressions.domains.emplace_back());
      return reading == Reading::ok ? variables(arguments) : refuse(reading);
    }
    if (const Global* const* const known = meaning_of(f, words_.globals)) {
      goal_.global = *known;
      return global(arguments);
    }
  }
  if (!formula(t, 0, node)) return false;
  goal_.terms.push_back(node);
  return true;
}

}  // namespace

Reading read_goal(term_t term, Goal& goal) {
  Reader reader(goal);
  static_cast<void>(reader.goal(term));
  return reader.reading();
}

Reading read_variables(term_t list, Goal& goal) {
  Reader reader(goal);
  static_cast<void>(reader.variables(list));
  return reader.reading();
}

}  // namespace quadrille::prolog
