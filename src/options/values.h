// The values of options: converts text to a value, or to a sentence that says what was expected.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/amount.h"
#include "base/input_error.h"
#include "base/language.h"
#include "cp/branching.h"
#include "cp/consistency.h"
#include "formats/drawn/booklet.h"
#include "formats/format.h"
#include "options/option.h"
#include "sudoku/generate/generate.h"
#include "sudoku/puzzle/puzzle.h"
#include "sudoku/puzzle/rule_text.h"
#include "techniques/technique.h"
#include "techniques/wanted/wanted.h"

namespace quadrille::options {

template <class T>
struct Named {
  std::string_view name;
  T value;
};

enum class TraceStyle { text, json };

/// In VeriPB's format: version 2.0, and version 3.0.
enum class ProofFormat { lrat, veripb, veripb3 };

/// The format of answers: for people, or for programs.
enum class AnswerFormat { text, json };

/// The same, or a table.
enum class RecordFormat { text, json, csv };

enum class Engine { automatic, cp, learning, lanes, adaptive };

/// The format of the files of a dataset.
enum class TableFormat { jsonl, csv };

/// How much a hint reveals: the cells to look at, the technique, or the whole step.
enum class HintLevel { where, rule, all };

/// The source of steps and ratings: HoDoKu, or Sudoku Explainer.
enum class Scale { hodoku, se };

inline constexpr std::array<Named<Engine>, 5> kEngines{{
    {"auto", Engine::automatic},
    {"cp", Engine::cp},
    {"learning", Engine::learning},
    {"lanes", Engine::lanes},
    {"adaptive", Engine::adaptive},
}};
inline constexpr std::array<Named<ProofFormat>, 3> kProofFormats{{
    {"lrat", ProofFormat::lrat},
    {"veripb", ProofFormat::veripb},
    {"veripb3", ProofFormat::veripb3},
}};
inline constexpr std::array<Named<AnswerFormat>, 2> kAnswerFormats{{
    {"text", AnswerFormat::text},
    {"json", AnswerFormat::json},
}};
inline constexpr std::array<Named<TableFormat>, 2> kTableFormats{{
    {"jsonl", TableFormat::jsonl},
    {"csv", TableFormat::csv},
}};
inline constexpr std::array<Named<RecordFormat>, 4> kRecordFormats{{
    {"text", RecordFormat::text},
    {"json", RecordFormat::json},
    {"jsonl", RecordFormat::json},
    {"csv", RecordFormat::csv},
}};
inline constexpr std::array<Named<Language>, 2> kLanguages{{
    {"en", Language::english},
    {"fr", Language::french},
}};
inline constexpr std::array<Named<HintLevel>, 3> kHintLevels{{
    {"where", HintLevel::where},
    {"rule", HintLevel::rule},
    {"all", HintLevel::all},
}};
inline constexpr std::array<Named<Scale>, 2> kScales{{
    {"hodoku", Scale::hodoku},
    {"se", Scale::se},
}};
inline constexpr std::array<Named<formats::Paper>, 2> kPapers{{
    {"a4", formats::Paper::a4},
    {"letter", formats::Paper::letter},
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

inline constexpr std::array<Named<techniques::Level>, 5> kLevels{{
    {"easy", techniques::Level::easy},
    {"medium", techniques::Level::medium},
    {"hard", techniques::Level::hard},
    {"unfair", techniques::Level::unfair},
    {"extreme", techniques::Level::extreme},
}};
inline constexpr std::array<Named<sudoku::Symmetry>, 6> kSymmetries{{
    {"none", sudoku::Symmetry::none},
    {"rotate180", sudoku::Symmetry::rotate180},
    {"rotate90", sudoku::Symmetry::rotate90},
    {"mirror", sudoku::Symmetry::mirror},
    {"flip", sudoku::Symmetry::flip},
    {"diagonal", sudoku::Symmetry::diagonal},
}};

/// The names of a table, as choices of an option.
template <const auto& kTable>
[[nodiscard]] Names names_in() {
  Names names;
  for (const auto& entry : kTable) names.push_back(entry.name);
  return names;
}
// Names from other tables, or used only here.
[[nodiscard]] Names readable_formats();
[[nodiscard]] Names writable_formats();
[[nodiscard]] Names format_names();
/// Those that can be added to a puzzle.
[[nodiscard]] Names rule_names();
[[nodiscard]] Names box_names();
[[nodiscard]] Names boards_names();
[[nodiscard]] Names dialect_names();
[[nodiscard]] Names output_mode_names();
[[nodiscard]] Names shell_names();
[[nodiscard]] Names course_task_names();
[[nodiscard]] Names technique_names();
/// The techniques that are tried only on request, and `all`.
[[nodiscard]] Names names_on_request();

inline constexpr std::uint64_t kMostThreads = 1024;
inline constexpr std::uint64_t kMostPerPage = 100;

/// One of several equal parts of some work.
struct Part {
  std::uint64_t index = 0;  // from 0 on
  std::uint64_t count = 1;

  /// The start of the part in a sequence of `size` elements, which is the end of the previous part.
  [[nodiscard]] std::uint64_t begin_in(std::uint64_t size) const;
  [[nodiscard]] std::uint64_t end_in(std::uint64_t size) const;
  friend bool operator==(const Part&, const Part&) = default;
};
inline constexpr std::uint64_t kMostParts = 1'000'000;

struct Branch {
  std::optional<cp::VariableOrder> variable_order;  // nullopt: the default of SolveOptions
  cp::ValueOrder value_order = cp::ValueOrder::min;
  friend bool operator==(const Branch&, const Branch&) = default;
};

/// The spelling of names in tables: "X-Wing" is x_wing.
[[nodiscard]] std::string as_name(std::string_view text);

/// The text, if it is one of the option's choices.
[[nodiscard]] Parsed<std::string> parse_choice(const Option& option, std::string_view text);
// Names may be written in capitals, and with dashes.

/// A number within the option's bounds.
[[nodiscard]] Parsed<std::uint64_t> parse_number(const Option& option, std::string_view text);
/// "true" or "json": the value of --trace.
[[nodiscard]] Parsed<TraceStyle> parse_trace_style(std::string_view text);
/// At most 1 in a build without threads.
[[nodiscard]] Parsed<int> parse_threads(std::string_view text);
/// "3/16": part 3 of 16; parts are numbered from 0.
[[nodiscard]] Parsed<Part> parse_part(std::string_view text);
/// The number of rows and of columns: "9" or "9x9".
[[nodiscard]] Parsed<int> parse_size(std::string_view text);
/// "2x3", or "none", which is {0, 0}.
[[nodiscard]] Parsed<sudoku::BoxShape> parse_box(std::string_view text);
[[nodiscard]] Parsed<Engine> parse_engine(std::string_view text);
[[nodiscard]] Parsed<ProofFormat> parse_proof_format(std::string_view text);
[[nodiscard]] Parsed<AnswerFormat> parse_answer_format(std::string_view text);
[[nodiscard]] Parsed<TableFormat> parse_table_format(std::string_view text);
[[nodiscard]] Parsed<RecordFormat> parse_record_format(std::string_view text);
[[nodiscard]] Parsed<sudoku::Symmetry> parse_symmetry(std::string_view text);
/// A code, or a name or locale that begins with it: "fr", "french", "fr_FR.UTF-8".
[[nodiscard]] Parsed<Language> parse_language(std::string_view text);
[[nodiscard]] Parsed<HintLevel> parse_hint_level(std::string_view text);
[[nodiscard]] Parsed<Scale> parse_scale(std::string_view text);
[[nodiscard]] Parsed<formats::Paper> parse_paper(std::string_view text);
[[nodiscard]] Parsed<techniques::Technique> parse_technique(std::string_view text);
/// One technique, or `all` for those that are tried only on request.
[[nodiscard]] Parsed<techniques::TechniqueSet> parse_techniques_on_request(std::string_view text);
// Ranges: "A..B", "A.." and "..B" with an open end, or just "A".
/// A range of levels: "hard..extreme".
[[nodiscard]] Parsed<techniques::Range<techniques::Level>> parse_levels(std::string_view text);
/// A range of scores: "800..1000".
[[nodiscard]] Parsed<techniques::Range<int>> parse_scores(std::string_view text);
/// A range of Sudoku Explainer's ratings, in tenths: "7.0..7.5".
[[nodiscard]] Parsed<techniques::Range<int>> parse_explainer_ratings(std::string_view text);
[[nodiscard]] Parsed<cp::Consistency> parse_consistency(std::string_view text);
/// "dom_wdeg", "dom_wdeg,split".
[[nodiscard]] Parsed<Branch> parse_branch(std::string_view text);
/// "diagonals", "extra_regions=r1c1 r1c2": the rule exists; its argument is checked for each puzzle.
[[nodiscard]] Parsed<sudoku::RuleText> parse_rule(std::string_view text);
/// The name of an arrangement of boards, or their first cells, as sudoku::corners_in() reads them.
[[nodiscard]] Parsed<std::string> parse_boards(std::string_view text);
/// A label for each cell: n rows of n characters, n*n characters in one word, or n*n separate labels.
[[nodiscard]] Parsed<std::vector<std::string>> parse_regions(std::string_view text);
/// "https://example.org", "http://localhost:8000": a scheme, a host and optionally a port, as in the origin
/// that browsers send; in lower case.
[[nodiscard]] Parsed<std::string> parse_origin(std::string_view text);
[[nodiscard]] Parsed<const formats::Format*> parse_readable_format(std::string_view text);
/// A name, or the extension of such files: "sdk", ".pdf", "mzn".
[[nodiscard]] Parsed<const formats::Format*> parse_writable_format(std::string_view text);

}  // namespace quadrille::options
