// A global constraint as data: its name, its parameters, what it posts, and what it means. Each language
// reads the arguments of a constraint as the parameters say, so a constraint is described once for all
// languages.
//
//   bool is_sorted(Numbers x, const Numbers& y) { .. }
//
//   Global sort_global() {
//     return {.name = "sort", .summary = "y has the elements of x, sorted.",
//             .parameters = {{"x"}, {.name = "y", .as_long_as = 0}}, .post = cp::sort, .holds = is_sorted};
//   }
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "modelling/builder.h"

namespace quadrille::modelling {

using Variables = std::vector<IntVar>;
using VariableLists = std::vector<Variables>;
using Facts = std::vector<Literal>;
using Numbers = std::vector<Value>;
using Rows = std::vector<Numbers>;
using cp::Automaton;
/// The arcs of a decision diagram, by layer.
using Layers = std::vector<std::vector<cp::Transition>>;

/// The kinds of parameters.
enum class ParameterKind : std::uint8_t {
  variable,
  variables,
  lists,
  facts,
  numbers,
  set,
  rows,
  automaton,
  layers
};
/// An argument of each kind, in the order of ParameterKind.
using Argument =
    std::variant<IntVar, Variables, VariableLists, Facts, Numbers, IntervalSet, Rows, Automaton, Layers>;
using Arguments = std::vector<Argument>;
/// An argument in which each variable has its value, and each fact is 1 if it holds, else 0.
using Ground = std::variant<Value, Numbers, Rows, IntervalSet, Automaton, Layers>;

/// Whether Type is one of the alternatives of the variant.
template <class Type, class Variant>
inline constexpr bool kIsOneOf = std::is_constructible_v<Variant, std::in_place_type_t<Type>>;

/// A function that posts a constraint, or a function of the engine that makes it. Its parameters give the
/// kinds of the constraint's. Besides them it may take the builder, the store, and the requested consistency.
class Post {
 public:
  template <class... Parameters>
  Post(void (*post)(Parameters...))  // NOLINT(google-explicit-constructor): it is such a function
      : Post(std::type_identity<std::tuple<Parameters...>>(),
             [post](Builder&, std::tuple<Parameters...> arguments) {
               std::apply(post, std::move(arguments));
             }) {}
  template <class... Parameters>
  Post(std::unique_ptr<cp::Constraint> (*make)(Parameters...))  // NOLINT(google-explicit-constructor)
      : Post(std::type_identity<std::tuple<Parameters...>>(),
             [make](Builder& builder, std::tuple<Parameters...> arguments) {
               builder.post(std::apply(make, std::move(arguments)));
             }) {}
  template <class... Parameters>
  Post(void (Builder::*post)(Parameters...))  // NOLINT(google-explicit-constructor)
      : Post(std::type_identity<std::tuple<Parameters...>>(),
             [post](Builder& builder, std::tuple<Parameters...> arguments) {
               std::apply(post, std::tuple_cat(std::tie(builder), std::move(arguments)));
             }) {}

  [[nodiscard]] const std::vector<ParameterKind>& kinds() const { return kinds_; }
  void operator()(Builder& builder, Arguments arguments,
                  cp::Consistency consistency = cp::Consistency::automatic) const {
    post_({builder, consistency, arguments.begin()});
  }

 private:
  struct Source {
    Builder& builder;
    cp::Consistency consistency;
    Arguments::iterator next;

    template <class Parameter>
    [[nodiscard]] Parameter take() {
      using Type = std::remove_cvref_t<Parameter>;
      if constexpr (std::is_same_v<Type, Builder>) {
        return builder;
      } else if constexpr (std::is_same_v<Type, cp::Store>) {
        return builder.store();
      } else if constexpr (std::is_same_v<Type, cp::Consistency>) {
        return consistency;
      } else {
        static_assert(
            kIsOneOf<Type, Argument>,
            "a constraint has parameters of the types in Argument only; a fixed number is an IntVar "
            "here, or one of Numbers");
        return std::get<Type>(std::move(*next++));
      }
    }
  };

  template <class... Parameters, class Call>
  Post(std::type_identity<std::tuple<Parameters...>>, Call call)
      : post_([call](Source source) {
          call(source.builder, std::tuple<Parameters...>{source.take<Parameters>()...});
        }) {
    (add_kind<std::remove_cvref_t<Parameters>>(), ...);
  }

  template <class Type>
  void add_kind() {
    if constexpr (kIsOneOf<Type, Argument>)
      kinds_.push_back(static_cast<ParameterKind>(Argument(std::in_place_type<Type>).index()));
  }

  std::vector<ParameterKind> kinds_;
  std::function<void(Source)> post_;
};

/// A function that tells whether a constraint holds for the values.
class Meaning {
 public:
  template <class... Parameters>
  Meaning(bool (*holds)(Parameters...))  // NOLINT(google-explicit-constructor): it is such a function
      : holds_([holds](std::vector<Ground>& values) {
          static_assert((kIsOneOf<std::remove_cvref_t<Parameters>, Ground> && ...),
                        "a meaning has parameters of the types in Ground only: Value, Numbers and so on");
          auto next = values.begin();
          return std::apply(holds, std::tuple<Parameters...>{
                                       std::get<std::remove_cvref_t<Parameters>>(std::move(*next++))...});
        }) {}

  [[nodiscard]] bool operator()(std::vector<Ground> values) const { return holds_(values); }

 private:
  std::function<bool(std::vector<Ground>&)> holds_;
};

struct Parameter {
  std::string_view name;
  bool is_result = false;  // languages with functions return it
  /// An earlier parameter: the list has as many elements as that one; or each row, if these are rows.
  std::optional<std::size_t> as_long_as{};
  bool takes_empty = true;     // whether the list may be empty
  bool is_distinct = false;    // whether the numbers must be different
  bool is_at_least_0 = false;  // negative numbers are refused; negative values of variables are no solution
};

struct Global {
  std::string_view name;     // of the functions in C++ and Python
  std::string_view summary;  // whole sentences, about the result if there is one
  std::vector<Parameter> parameters;
  /// The predicates of MiniZinc that take these parameters, in this order, as MiniZinc declares them.
  std::vector<std::string_view> minizinc{};
  Post post;
  /// Defines the constraint: all languages are tested against it. So it is as plain as can be.
  Meaning holds;
};

/// A reason to refuse arguments: the parameter, and where its argument breaks a restriction.
struct Fault {
  enum class Kind : std::uint8_t {
    other_length,  // `number` elements, of the list or of the row at `place`
    empty,
    repeated,           // `number` occurs more than once
    negative,           // the number at `place` is `number`
    negative_variable,  // the variable at `place` is at most `number`, so that there is no solution
  };
  Kind kind;
  std::size_t parameter;
  std::size_t place = 0;
  Value number = 0;
};
/// The first fault, in the order of their kinds.
[[nodiscard]] std::optional<Fault> fault_in(const Global& global, const Arguments& arguments,
                                            const cp::Store& store);
/// The number of elements of a list; 1 for a variable.
[[nodiscard]] std::size_t size_of(const Argument& argument);

}  // namespace quadrille::modelling
