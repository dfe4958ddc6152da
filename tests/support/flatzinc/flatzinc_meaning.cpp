#include "support/flatzinc/flatzinc_meaning.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <map>
#include <set>

#include "base/int128.h"
#include "modelling/globals.h"

namespace quadrille::test {

namespace {

namespace globals = modelling::globals;
using Arguments = std::vector<Ground>;
using Meaning = std::function<bool(const Arguments&)>;

Number number(const Arguments& a, std::size_t i) { return a.at(i).numbers.at(0); }
const std::vector<Number>& array(const Arguments& a, std::size_t i) { return a.at(i).numbers; }

/// Compares the scalar product of arguments 0 and 1 with argument 2: -1 if it is less, 0 if equal, 1 if
/// greater.
int compare_sum(const Arguments& a) {
  Int128 sum = 0;
  for (std::size_t i = 0; i < array(a, 0).size(); ++i)
    sum += static_cast<Int128>(array(a, 0).at(i)) * array(a, 1).at(i);
  const Int128 right = number(a, 2);
  return sum < right ? -1 : sum > right ? 1 : 0;
}

bool contains(const std::vector<Number>& x, Number v) { return std::ranges::find(x, v) != x.end(); }

bool contains_negative(const std::vector<Number>& x) {
  return std::ranges::any_of(x, [](Number v) { return v < 0; });
}

/// Whether no two boxes overlap. Places and sizes have `dimensions` numbers for each box.
bool lie_apart(const std::vector<Number>& places, const std::vector<Number>& sizes, std::size_t dimensions,
               bool strict) {
  if (contains_negative(sizes)) return false;
  const std::size_t boxes = places.size() / dimensions;
  const auto is_empty = [&](std::size_t box) {
    const auto first = sizes.begin() + static_cast<std::ptrdiff_t>(box * dimensions);
    return std::find(first, first + static_cast<std::ptrdiff_t>(dimensions), 0) !=
           first + static_cast<std::ptrdiff_t>(dimensions);
  };
  for (std::size_t i = 0; i < boxes; ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      bool apart = !strict && (is_empty(i) || is_empty(j));
      for (std::size_t d = 0; d < dimensions; ++d) {
        const std::size_t a = i * dimensions + d;
        const std::size_t b = j * dimensions + d;
        apart = apart || places[a] + sizes[a] <= places[b] || places[b] + sizes[b] <= places[a];
      }
      if (!apart) return false;
    }
  }
  return true;
}

bool is_power(Number x, Number y, Number z) {
  if (y < 0) return x == 1 ? z == 1 : x == -1 ? z == (y % 2 == 0 ? 1 : -1) : x != 0 && z == 0;
  Number power = 1;
  for (Number i = 0; i < y; ++i) power *= x;
  return power == z;
}

/// Whether an automaton accepts argument 0. Arguments: x, Q, S, (read by `next`), q0, F.
template <class Next>
bool is_word(const Arguments& a, Next next) {
  std::set<Number> states{number(a, 4)};
  for (const Number s : array(a, 0)) {
    std::set<Number> reached;
    for (const Number q : states) {
      if (q < 1 || q > number(a, 1) || s < 1 || s > number(a, 2)) continue;
      for (const Number to : next(static_cast<std::size_t>((q - 1) * number(a, 2) + s - 1)))
        reached.insert(to);
    }
    states = reached;
  }
  return std::ranges::any_of(
      states, [&](Number q) { return q >= 1 && q <= number(a, 1) && contains(a.at(5).sets.at(0), q); });
}

/// Whether edges of the diagram lead from the node to its end, labelled by the values from the i-th on.
bool is_path(const Arguments& a, Number node, std::size_t i) {
  if (i == array(a, 0).size()) return node == 0;
  for (std::size_t e = 0; e < array(a, 4).size(); ++e) {
    const bool fits = array(a, 4)[e] == node && contains(a.at(5).sets.at(e), array(a, 0)[i]);
    if (fits && is_path(a, array(a, 6)[e], i + 1)) return true;
  }
  return false;
}

bool precedes(Number first, Number second, const std::vector<Number>& x) {
  for (const Number v : x) {
    if (v == second) return false;
    if (v == first) return true;
  }
  return true;
}

/// The arguments of a constraint that all languages have, as its definition takes them.
std::vector<modelling::Ground> ground_arguments(const modelling::Global& global, const Arguments& a) {
  std::vector<modelling::Ground> result;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const modelling::ParameterKind kind = global.post.kinds()[i];
    if (kind == modelling::ParameterKind::variable) result.emplace_back(number(a, i));
    if (kind == modelling::ParameterKind::variables || kind == modelling::ParameterKind::numbers)
      result.emplace_back(array(a, i));
    if (kind == modelling::ParameterKind::set) result.emplace_back(modelling::set_of(a[i].sets.at(0)));
  }
  return result;
}

/// Argument i without the first index, which is argument j.
std::vector<Number> from_zero(const Arguments& a, std::size_t i, std::size_t j) {
  std::vector<Number> result = array(a, i);
  for (Number& v : result) v -= number(a, j);
  return result;
}

const std::map<std::string, Meaning>& meanings() {
  static const std::map<std::string, Meaning> all = [] {
    std::map<std::string, Meaning> m;
    for (const std::string type : {"int", "bool"}) {
      m[type + "_eq"] = [](const Arguments& a) { return number(a, 0) == number(a, 1); };
      m[type + "_ne"] = [](const Arguments& a) { return number(a, 0) != number(a, 1); };
      m[type + "_le"] = [](const Arguments& a) { return number(a, 0) <= number(a, 1); };
      m[type + "_lt"] = [](const Arguments& a) { return number(a, 0) < number(a, 1); };
      m[type + "_ge"] = [](const Arguments& a) { return number(a, 0) >= number(a, 1); };
      m[type + "_gt"] = [](const Arguments& a) { return number(a, 0) > number(a, 1); };
      m[type + "_lin_eq"] = [](const Arguments& a) { return compare_sum(a) == 0; };
      m[type + "_lin_ne"] = [](const Arguments& a) { return compare_sum(a) != 0; };
      m[type + "_lin_le"] = [](const Arguments& a) { return compare_sum(a) <= 0; };
      m[type + "_lin_lt"] = [](const Arguments& a) { return compare_sum(a) < 0; };
      m[type + "_lin_ge"] = [](const Arguments& a) { return compare_sum(a) >= 0; };
      m[type + "_lin_gt"] = [](const Arguments& a) { return compare_sum(a) > 0; };
    }
    m["set_in"] = [](const Arguments& a) { return contains(a.at(1).sets.at(0), number(a, 0)); };
    m["bool_clause"] = [](const Arguments& a) {
      return contains(array(a, 0), 1) || contains(array(a, 1), 0);
    };
    m["array_bool_xor"] = [](const Arguments& a) { return std::ranges::count(array(a, 0), 1) % 2 == 1; };
    m["bool_xor"] = m["bool_ne"];
    m["bool2int"] = m["int_eq"];
    m["bool_not"] = m["int_ne"];
    m["int_plus"] = [](const Arguments& a) { return number(a, 0) + number(a, 1) == number(a, 2); };
    m["int_max"] = [](const Arguments& a) { return std::max(number(a, 0), number(a, 1)) == number(a, 2); };
    m["int_min"] = [](const Arguments& a) { return std::min(number(a, 0), number(a, 1)) == number(a, 2); };
    m["int_times"] = [](const Arguments& a) { return number(a, 0) * number(a, 1) == number(a, 2); };
    m["int_div"] = [](const Arguments& a) {
      return number(a, 1) != 0 && number(a, 0) / number(a, 1) == number(a, 2);
    };
    m["int_mod"] = [](const Arguments& a) {
      return number(a, 1) != 0 && number(a, 0) % number(a, 1) == number(a, 2);
    };
    m["int_pow"] = [](const Arguments& a) { return is_power(number(a, 0), number(a, 1), number(a, 2)); };
    m["int_abs"] = [](const Arguments& a) { return std::abs(number(a, 0)) == number(a, 1); };
    for (const std::string kind : {"int", "bool", "var_int", "var_bool"}) {
      m["array_" + kind + "_element"] = [](const Arguments& a) {
        const Number i = number(a, 0);
        const auto size = static_cast<Number>(array(a, 1).size());
        return i >= 1 && i <= size && array(a, 1).at(static_cast<std::size_t>(i - 1)) == number(a, 2);
      };
    }
    m["fzn_regular"] = [](const Arguments& a) {
      return is_word(a, [&](std::size_t i) { return std::vector<Number>{array(a, 3).at(i)}; });
    };
    m["fzn_regular_nfa"] = [](const Arguments& a) {
      return is_word(a, [&](std::size_t i) { return a.at(3).sets.at(i); });
    };
    m["fzn_cost_regular"] = [](const Arguments& a) {
      Number state = number(a, 4);
      Number cost = 0;
      for (const Number s : array(a, 0)) {
        if (state < 1 || state > number(a, 1) || s < 1 || s > number(a, 2)) return false;
        const auto i = static_cast<std::size_t>((state - 1) * number(a, 2) + s - 1);
        state = array(a, 3).at(i);
        cost += array(a, 6).at(i);
      }
      const bool is_state = state >= 1 && state <= number(a, 1);
      return is_state && contains(a.at(5).sets.at(0), state) && cost == number(a, 7);
    };
    m["quadrille_arg_max"] = [](const Arguments& a) {
      return globals::arg_max().holds({number(a, 2) - number(a, 1), array(a, 0)});
    };
    m["quadrille_arg_min"] = [](const Arguments& a) {
      return globals::arg_min().holds({number(a, 2) - number(a, 1), array(a, 0)});
    };
    m["fzn_mdd"] = [](const Arguments& a) { return is_path(a, 1, 0); };
    m["fzn_value_precede_int"] = [](const Arguments& a) {
      return precedes(number(a, 0), number(a, 1), array(a, 2));
    };
    m["quadrille_inverse"] = [](const Arguments& a) {
      return globals::inverse().holds({from_zero(a, 0, 1), from_zero(a, 2, 3)});
    };
    m["quadrille_circuit"] = [](const Arguments& a) {
      return globals::circuit().holds({from_zero(a, 0, 1)});
    };
    m["quadrille_subcircuit"] = [](const Arguments& a) {
      return globals::subcircuit().holds({from_zero(a, 0, 1)});
    };
    m["quadrille_connected"] = [](const Arguments& a) {
      modelling::Rows ends;
      for (std::size_t e = 0; e < array(a, 3).size(); ++e)
        ends.push_back({array(a, 0).at(e) - 1, array(a, 1).at(e) - 1});
      return globals::connected().holds({array(a, 2), array(a, 3), ends});
    };
    m["fzn_disjunctive_strict"] = [](const Arguments& a) {
      const auto& start = array(a, 0);
      const auto& duration = array(a, 1);
      if (contains_negative(duration)) return false;
      for (std::size_t i = 0; i < start.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
          if (start[i] + duration[i] > start[j] && start[j] + duration[j] > start[i]) return false;
      return true;
    };
    for (const bool strict : {false, true}) {
      const std::string ending = strict ? "" : "_nonstrict";
      m["fzn_diffn" + ending] = [strict](const Arguments& a) {
        std::vector<Number> places;
        std::vector<Number> sizes;
        for (std::size_t i = 0; i < array(a, 0).size(); ++i) {
          for (const std::size_t j : {0U, 1U}) {
            places.push_back(array(a, j).at(i));
            sizes.push_back(array(a, j + 2).at(i));
          }
        }
        return lie_apart(places, sizes, 2, strict);
      };
      m["quadrille_diffn" + ending + "_k"] = [strict](const Arguments& a) {
        return lie_apart(array(a, 0), array(a, 1), static_cast<std::size_t>(number(a, 2)), strict);
      };
    }
    m["quadrille_bin_packing_load"] = [](const Arguments& a) {
      return globals::bin_packing().holds({array(a, 0), from_zero(a, 2, 1), array(a, 3)});
    };
    const auto count = [](const Arguments& a) { return std::ranges::count(array(a, 0), number(a, 1)); };
    m["fzn_count_eq"] = [=](const Arguments& a) { return number(a, 2) == count(a); };
    m["fzn_count_neq"] = [=](const Arguments& a) { return number(a, 2) != count(a); };
    m["fzn_count_leq"] = [=](const Arguments& a) { return number(a, 2) <= count(a); };
    m["fzn_count_lt"] = [=](const Arguments& a) { return number(a, 2) < count(a); };
    m["fzn_count_geq"] = [=](const Arguments& a) { return number(a, 2) >= count(a); };
    m["fzn_count_gt"] = [=](const Arguments& a) { return number(a, 2) > count(a); };
    for (const bool closed : {false, true}) {
      const std::string ending = closed ? "_closed" : "";
      m["fzn_global_cardinality_low_up" + ending] = [closed](const Arguments& a) {
        for (std::size_t i = 0; i < array(a, 1).size(); ++i) {
          const auto times = std::ranges::count(array(a, 0), array(a, 1)[i]);
          if (times < array(a, 2).at(i) || times > array(a, 3).at(i)) return false;
        }
        return !closed ||
               std::ranges::all_of(array(a, 0), [&](Number v) { return contains(array(a, 1), v); });
      };
    }
    for (const std::string type : {"int", "bool"}) {
      m["fzn_table_" + type] = [](const Arguments& a) {
        const auto& x = array(a, 0);
        const auto& table = array(a, 1);
        for (auto row = table.begin(); row != table.end(); row += static_cast<std::ptrdiff_t>(x.size()))
          if (std::equal(x.begin(), x.end(), row)) return true;
        return false;
      };
    }
    for (const modelling::Global* global : modelling::all_globals())
      for (const std::string_view declaration : global->minizinc)
        m[std::string(declaration.substr(0, declaration.find('(')))] = [=](const Arguments& a) {
          return global->holds(ground_arguments(*global, a));
        };
    return m;
  }();
  return all;
}

/// Constraints whose last argument tells whether the rest holds, as if their names ended in _reif.
const std::map<std::string, Meaning>& results() {
  static const std::map<std::string, Meaning> all{
      {"bool_and", [](const Arguments& a) { return number(a, 0) == 1 && number(a, 1) == 1; }},
      {"bool_or", [](const Arguments& a) { return number(a, 0) == 1 || number(a, 1) == 1; }},
      {"bool_xor", [](const Arguments& a) { return number(a, 0) != number(a, 1); }},
      {"array_bool_and", [](const Arguments& a) { return !contains(array(a, 0), 0); }},
      {"array_bool_or", [](const Arguments& a) { return contains(array(a, 0), 1); }},
  };
  return all;
}

/// The name without this ending; empty if it ends differently.
std::string without(const std::string& name, const std::string& ending) {
  return name.ends_with(ending) ? name.substr(0, name.size() - ending.size()) : "";
}

}  // namespace

bool has_meaning(const std::string& constraint) {
  for (const std::string& name : {constraint, without(constraint, "_reif"), without(constraint, "_imp")})
    if (meanings().contains(name) || results().contains(name)) return true;
  return false;
}

bool holds(const std::string& constraint, const std::vector<Ground>& arguments) {
  const bool is_true = arguments.back().numbers == std::vector<Number>{1};
  const bool takes_two = constraint == "bool_xor" && arguments.size() == 2;
  if (results().contains(constraint) && !takes_two) return results().at(constraint)(arguments) == is_true;
  if (meanings().contains(constraint)) return meanings().at(constraint)(arguments);
  if (const std::string full = without(constraint, "_reif"); meanings().contains(full))
    return meanings().at(full)(arguments) == is_true;
  const std::string half = without(constraint, "_imp");
  const auto& table = results().contains(half) ? results() : meanings();
  return !is_true || table.at(half)(arguments);
}

}  // namespace quadrille::test
