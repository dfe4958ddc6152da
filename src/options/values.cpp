#include "options/values.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <limits>
#include <optional>

#include "base/threads.h"
#include "options/options.h"
#include "options/sentences.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::options {

namespace {

template <class T>
std::optional<T> number(std::string_view text) {
  T value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

template <class T, std::size_t kCount>
Parsed<T> one_of(std::string_view text, const std::array<Named<T>, kCount>& table) {
  const auto found = std::ranges::find(table, text, &Named<T>::name);
  if (found != table.end()) return found->value;
  Names names;
  for (const auto& entry : table) names.push_back(entry.name);
  return bad_input(say::kExpectedOneOf(listed(names), text));
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

std::vector<std::string> labels_apart(std::string_view text) {
  constexpr std::string_view kSeparators = " \t\r\n,;";
  std::vector<std::string> labels;
  for (std::size_t i = text.find_first_not_of(kSeparators); i != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(kSeparators, i), text.size());
    labels.emplace_back(text.substr(i, end - i));
    i = text.find_first_not_of(kSeparators, end);
  }
  return labels;
}

/// The whole square root of a grid's number of cells; 0 when there is no such grid.
std::size_t size_for(std::size_t cells) {
  for (std::size_t size = 1; size <= sudoku::kMaxSize; ++size) {
    if (size * size == cells) return size;
  }
  return 0;
}

Parsed<const formats::Format*> find_format(std::string_view text) {
  if (const formats::Format* format = formats::find_format(text)) return format;
  return bad_input(say::kNoSuchFormat(text));
}

template <class Fits>
Names names_of_formats(Fits fits) {
  Names names;
  for (const formats::Format& format : formats::formats())
    if (fits(format)) names.push_back(format.name);
  return names;
}

}  // namespace

Names readable_formats() {
  return names_of_formats([](const formats::Format& format) { return format.open != nullptr; });
}

Names writable_formats() {
  return names_of_formats([](const formats::Format& format) { return format.write != nullptr; });
}

Names rule_names() {
  Names names;
  for (const sudoku::Rule& rule : sudoku::rules()) names.push_back(rule.name);
  return names;
}

Names box_names() { return {"none"}; }

Names dialect_names() { return {"auto", "swi", "gprolog"}; }

Names output_mode_names() { return {"item", "dzn", "json"}; }

Names shell_names() { return {"bash", "zsh", "fish"}; }

Names technique_names() {
  Names names;
  for (const techniques::TechniqueInfo& info : techniques::all_techniques()) names.push_back(info.key);
  return names;
}

Parsed<TraceStyle> parse_trace_style(std::string_view text) {
  if (text == "true") return TraceStyle::text;
  if (text == "json") return TraceStyle::json;
  return bad_input(say::kExpectedJson(text));
}

Parsed<std::uint64_t> parse_number(const Option& option, std::string_view text) {
  const auto value = number<std::uint64_t>(text);
  if (value && *value >= option.least && *value <= option.most) return *value;
  if (option.most == std::numeric_limits<std::uint64_t>::max())
    return bad_input(say::kExpectedNumberFrom(option.least, text));
  return bad_input(say::kExpectedNumberBetween(option.least, option.most, text));
}

Parsed<int> parse_threads(std::string_view text) {
  const auto threads = parse_number(kThreads, text);
  if (!threads) return tl::unexpected(threads.error());
  if (!kHasThreads && *threads > 1) return bad_input(say::kNoThreads(text));
  return static_cast<int>(*threads);
}

Parsed<sudoku::BoxShape> parse_box(std::string_view text) {
  if (text == "none") return sudoku::BoxShape{0, 0};
  const std::size_t cross = text.find_first_of("xX");
  if (cross != std::string_view::npos) {
    const auto rows = number<int>(text.substr(0, cross));
    const auto columns = number<int>(text.substr(cross + 1));
    if (rows && columns && *rows >= 1 && *columns >= 1 && *rows <= sudoku::kMaxSize / *columns) {
      return sudoku::BoxShape{*rows, *columns};
    }
  }
  return bad_input(say::kExpectedBox(sudoku::kMaxSize, text));
}

Parsed<std::string> parse_choice(const Option& option, std::string_view text) {
  const Names names = option.choices();
  if (std::ranges::find(names, text) != names.end()) return std::string(text);
  return bad_input(say::kExpectedOneOf(listed(names), text));
}

Parsed<Engine> parse_engine(std::string_view text) { return one_of(text, kEngines); }

Parsed<ProofFormat> parse_proof_format(std::string_view text) { return one_of(text, kProofFormats); }

Parsed<AnswerFormat> parse_answer_format(std::string_view text) { return one_of(text, kAnswerFormats); }

Parsed<sudoku::Symmetry> parse_symmetry(std::string_view text) { return one_of(text, kSymmetries); }

Parsed<HintLevel> parse_hint_level(std::string_view text) { return one_of(text, kHintLevels); }

Parsed<Scale> parse_scale(std::string_view text) { return one_of(text, kScales); }

Parsed<techniques::Technique> parse_technique(std::string_view text) {
  const auto technique = techniques::technique_of_key(text);
  if (!technique) return bad_input(say::kUnknownTechnique(text));
  return *technique;
}

Parsed<cp::Consistency> parse_consistency(std::string_view text) { return one_of(text, kConsistencies); }

Parsed<Branch> parse_branch(std::string_view text) {
  const std::size_t comma = std::min(text.find(','), text.size());
  const auto variable_order = one_of(text.substr(0, comma), kVariableOrders);
  if (!variable_order) return tl::unexpected(variable_order.error());
  Branch branch{.variable_order = *variable_order};
  if (comma == text.size()) return branch;
  const auto value_order = one_of(text.substr(comma + 1), kValueOrders);
  if (!value_order) return tl::unexpected(value_order.error());
  branch.value_order = *value_order;
  return branch;
}

Parsed<sudoku::RuleText> parse_rule(std::string_view text) {
  const std::size_t equals = std::min(text.find('='), text.size());
  sudoku::RuleText rule{.name = std::string(text.substr(0, equals)), .argument = {}};
  std::ranges::replace(rule.name, '-', '_');
  if (equals < text.size()) rule.argument = text.substr(equals + 1);
  if (sudoku::find_rule(rule.name) == nullptr) {
    return sudoku::unknown_rule(text.substr(0, equals));
  }
  return rule;
}

Parsed<std::vector<std::string>> parse_regions(std::string_view text) {
  std::vector<std::string> labels = labels_apart(trimmed(text));
  const bool rows_of_characters =
      labels.size() == 1 ||
      std::ranges::all_of(labels, [&labels](const std::string& row) { return row.size() == labels.size(); });
  if (rows_of_characters) {
    std::vector<std::string> characters;
    for (const std::string& row : labels) {
      std::ranges::transform(row, std::back_inserter(characters), [](char c) { return std::string(1, c); });
    }
    labels = std::move(characters);
  }
  if (size_for(labels.size()) > 0) return labels;
  return bad_input(say::kExpectedLabels(labels.size()));
}

Parsed<std::string> parse_origin(std::string_view text) {
  constexpr std::string_view kBehindScheme = "://";
  std::string origin(text);
  std::ranges::transform(origin, origin.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; });
  const std::size_t end = origin.find(kBehindScheme);
  const auto all_of = [](std::string_view part, std::string_view others) {
    const auto is_allowed = [&](char c) {
      return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || others.find(c) != std::string_view::npos;
    };
    return !part.empty() && std::ranges::all_of(part, is_allowed);
  };
  const bool is_origin = end != std::string::npos && all_of(std::string_view(origin).substr(0, end), "+-.") &&
                         all_of(std::string_view(origin).substr(end + kBehindScheme.size()), "-.:[]_");
  if (is_origin) return origin;
  return bad_input(say::kExpectedOrigin(text));
}

Parsed<const formats::Format*> parse_readable_format(std::string_view text) {
  auto format = find_format(text);
  if (format && (*format)->open == nullptr) {
    return bad_input(say::kFormatOnlyWritten(text));
  }
  return format;
}

Parsed<const formats::Format*> parse_writable_format(std::string_view text) {
  auto format = find_format(text);
  if (format && (*format)->write == nullptr) {
    return bad_input(say::kFormatOnlyRead(text));
  }
  return format;
}

}  // namespace quadrille::options
