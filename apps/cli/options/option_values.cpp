#include "cli/options/option_values.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/threads.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::cli {

namespace {

template <class T>
std::optional<T> number(std::string_view text) {
  T value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

template <class T>
Parsed<T> number_between(std::string_view text, T least, T most) {
  const auto value = number<T>(text);
  if (value && *value >= least && *value <= most) return *value;
  return bad_input(fmt::format("expected a whole number from {} to {}, found '{}'", least, most, text));
}

template <class T, std::size_t kCount>
Parsed<T> one_of(std::string_view text, const std::array<Named<T>, kCount>& table) {
  const auto found = std::ranges::find(table, text, &Named<T>::name);
  if (found != table.end()) return found->value;
  return bad_input(fmt::format("expected one of {}; found '{}'", list_of(table), text));
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
  return bad_input(fmt::format("there is no format '{}'; `quadrille formats` lists them", text));
}

}  // namespace

Parsed<int> parse_size(std::string_view text) { return number_between(text, 1, sudoku::kMaxSize); }

Parsed<TraceStyle> parse_trace_style(std::string_view text) {
  if (text == "true") return TraceStyle::text;
  if (text == "json") return TraceStyle::json;
  return bad_input(fmt::format("expected nothing or json, found '{}'", text));
}

Parsed<std::uint64_t> parse_count(std::string_view text) {
  const auto value = number<std::uint64_t>(text);
  if (value && *value > 0) return *value;
  return bad_input(fmt::format("expected a whole number, 1 or more, found '{}'", text));
}

Parsed<std::uint64_t> parse_seed(std::string_view text) {
  if (const auto value = number<std::uint64_t>(text)) return *value;
  return bad_input(fmt::format("expected a whole number, 0 or more, found '{}'", text));
}

Parsed<int> parse_per_page(std::string_view text) {
  constexpr int kMostPerPage = 100;
  return number_between(text, 1, kMostPerPage);
}

Parsed<int> parse_threads(std::string_view text) {
  constexpr int kMostThreads = 1024;
  const Parsed<int> threads = number_between(text, 1, kMostThreads);
  if (!kHasThreads && threads && *threads > 1)
    return bad_input(fmt::format("expected 1, as this build has no threads, found '{}'", text));
  return threads;
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
  return bad_input(
      fmt::format("expected rows x columns of a box such as 2x3, at most {} cells, or none; found '{}'",
                  sudoku::kMaxSize, text));
}

Parsed<std::string> parse_name(std::string_view text, std::span<const std::string_view> names) {
  if (std::ranges::find(names, text) != names.end()) return std::string(text);
  return bad_input(fmt::format("expected one of {}; found '{}'", fmt::join(names, ", "), text));
}

Parsed<Engine> parse_engine(std::string_view text) { return one_of(text, kEngines); }

Parsed<ProofFormat> parse_proof_format(std::string_view text) { return one_of(text, kProofFormats); }

Parsed<sudoku::Symmetry> parse_symmetry(std::string_view text) { return one_of(text, kSymmetries); }

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
    return bad_input(
        fmt::format("there is no rule '{}'; `quadrille rules` lists them", text.substr(0, equals)));
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
  return bad_input(
      fmt::format("expected a label for each cell of a square grid, found {} labels", labels.size()));
}

Parsed<const formats::Format*> parse_readable_format(std::string_view text) {
  auto format = find_format(text);
  if (format && (*format)->open == nullptr) {
    return bad_input(fmt::format("the format '{}' can only be written", text));
  }
  return format;
}

Parsed<const formats::Format*> parse_writable_format(std::string_view text) {
  auto format = find_format(text);
  if (format && (*format)->write == nullptr) {
    return bad_input(fmt::format("the format '{}' can only be read", text));
  }
  return format;
}

}  // namespace quadrille::cli
