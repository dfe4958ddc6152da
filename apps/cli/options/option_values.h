// The values of options: text into value, or a sentence that says what was expected.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/amount.h"
#include "base/input_error.h"
#include "cp/branching.h"
#include "cp/constraints.h"
#include "formats/format.h"
#include "sudoku/generate/generate.h"
#include "sudoku/puzzle/puzzle.h"
#include "sudoku/puzzle/rule_text.h"

namespace quadrille::cli {

template <class T>
struct Named {
  std::string_view name;
  T value;
};

enum class TraceStyle { text, json };

enum class ProofFormat { lrat, veripb };

enum class Engine { automatic, cp, learning, lanes, adaptive };

inline constexpr std::array<Named<Engine>, 5> kEngines{{
    {"auto", Engine::automatic},
    {"cp", Engine::cp},
    {"learning", Engine::learning},
    {"lanes", Engine::lanes},
    {"adaptive", Engine::adaptive},
}};
inline constexpr std::array<Named<ProofFormat>, 2> kProofFormats{{
    {"lrat", ProofFormat::lrat},
    {"veripb", ProofFormat::veripb},
}};
inline constexpr std::array<Named<cp::Consistency>, 4> kConsistencies{{
    {"value", cp::Consistency::value},
    {"bounds", cp::Consistency::bounds},
    {"domain", cp::Consistency::domain},
    {"auto", cp::Consistency::automatic},
}};
inline constexpr std::array<Named<cp::VariableOrder>, 7> kVariableOrders{{
    {"input", cp::VariableOrder::input},
    {"first_fail", cp::VariableOrder::first_fail},
    {"crowded", cp::VariableOrder::crowded},
    {"smallest", cp::VariableOrder::smallest},
    {"largest", cp::VariableOrder::largest},
    {"dom_wdeg", cp::VariableOrder::dom_wdeg},
    {"random", cp::VariableOrder::random},
}};
inline constexpr std::array<Named<cp::ValueOrder>, 6> kValueOrders{{
    {"min", cp::ValueOrder::min},
    {"max", cp::ValueOrder::max},
    {"middle", cp::ValueOrder::middle},
    {"split", cp::ValueOrder::split},
    {"random", cp::ValueOrder::random},
    {"phase", cp::ValueOrder::phase},
}};

inline constexpr std::array<Named<sudoku::Symmetry>, 6> kSymmetries{{
    {"none", sudoku::Symmetry::none},
    {"rotate180", sudoku::Symmetry::rotate180},
    {"rotate90", sudoku::Symmetry::rotate90},
    {"mirror", sudoku::Symmetry::mirror},
    {"flip", sudoku::Symmetry::flip},
    {"diagonal", sudoku::Symmetry::diagonal},
}};

template <class Table>
[[nodiscard]] std::string joined_names(const Table& table, std::string_view separator) {
  std::string text;
  for (const auto& entry : table) {
    if (!text.empty()) text += separator;
    text += entry.name;
  }
  return text;
}
/// "value|bounds|domain": the names of a table, as help pages and completions show them.
template <class Table>
[[nodiscard]] std::string choices(const Table& table) {
  return joined_names(table, "|");
}
/// "value, bounds, domain": the same within a sentence.
template <class Table>
[[nodiscard]] std::string list_of(const Table& table) {
  return joined_names(table, ", ");
}

struct Branch {
  cp::VariableOrder variable_order = cp::VariableOrder::crowded;
  cp::ValueOrder value_order = cp::ValueOrder::min;
  friend bool operator==(const Branch&, const Branch&) = default;
};

/// The text, where it is one of the names.
[[nodiscard]] Parsed<std::string> parse_name(std::string_view text, std::span<const std::string_view> names);
[[nodiscard]] Parsed<int> parse_size(std::string_view text);
/// "true" or "json": the value of --trace.
[[nodiscard]] Parsed<TraceStyle> parse_trace_style(std::string_view text);
/// A number of solutions or grids, at least 1.
[[nodiscard]] Parsed<std::uint64_t> parse_count(std::string_view text);
[[nodiscard]] Parsed<std::uint64_t> parse_seed(std::string_view text);
[[nodiscard]] Parsed<int> parse_per_page(std::string_view text);
[[nodiscard]] Parsed<int> parse_threads(std::string_view text);
/// "2x3", or "none", which gives {0, 0}.
[[nodiscard]] Parsed<sudoku::BoxShape> parse_box(std::string_view text);
[[nodiscard]] Parsed<Engine> parse_engine(std::string_view text);
[[nodiscard]] Parsed<ProofFormat> parse_proof_format(std::string_view text);
[[nodiscard]] Parsed<sudoku::Symmetry> parse_symmetry(std::string_view text);
[[nodiscard]] Parsed<cp::Consistency> parse_consistency(std::string_view text);
/// "dom_wdeg", "dom_wdeg,split".
[[nodiscard]] Parsed<Branch> parse_branch(std::string_view text);
/// "diagonals", "extra_regions=r1c1 r1c2": the rule exists, its argument is checked by each puzzle.
[[nodiscard]] Parsed<sudoku::RuleText> parse_rule(std::string_view text);
/// A label for each cell: n rows of n characters, n*n characters together, or n*n labels apart.
[[nodiscard]] Parsed<std::vector<std::string>> parse_regions(std::string_view text);
[[nodiscard]] Parsed<const formats::Format*> parse_readable_format(std::string_view text);
[[nodiscard]] Parsed<const formats::Format*> parse_writable_format(std::string_view text);

}  // namespace quadrille::cli
