#include "options/values.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <limits>
#include <optional>

#include "base/closest_name.h"
#include "base/threads.h"
#include "base/words.h"
#include "options/options.h"
#include "options/sentences.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::options {

std::string as_name(std::string_view text) {
  std::string name(text);
  for (char& c : name) c = c == '-' ? '_' : 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return name;
}

namespace {

constexpr std::string_view kAllOnRequest = "all";

template <class T>
std::optional<T> number(std::string_view text) {
  T value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

template <class T, std::size_t kCount>
std::optional<T> value_of(std::string_view text, const std::array<Named<T>, kCount>& table) {
  const auto found = std::ranges::find(table, as_name(text), &Named<T>::name);
  return found == table.end() ? std::nullopt : std::optional(found->value);
}

template <class T, std::size_t kCount>
Parsed<T> one_of(std::string_view text, const std::array<Named<T>, kCount>& table) {
  if (const auto value = value_of(text, table)) return *value;
  Names names;
  for (const auto& entry : table) names.push_back(entry.name);
  return bad_input(say::kExpectedOneOf(listed(names), text));
}

/// "A..B", "A..", "..B" or "A", with ends that read_end converts to values; an open end is that of `widest`.
/// expected: the sentence for any other text.
template <class T, class ReadEnd, class Expected>
Parsed<techniques::Range<T>> range_of(std::string_view text, const techniques::Range<T>& widest,
                                      ReadEnd read_end, Expected expected) {
  constexpr std::string_view kBetween = "..";
  const std::size_t dots = text.find(kBetween);
  const bool is_one = dots == std::string_view::npos;
  const std::string_view first = text.substr(0, dots);
  const std::string_view last = is_one ? first : text.substr(dots + kBetween.size());
  const auto end_of = [&](std::string_view end, const T& open) {
    return end.empty() && !is_one ? std::optional(open) : read_end(end);
  };
  const std::optional<T> least = end_of(first, widest.least);
  const std::optional<T> most = end_of(last, widest.most);
  const bool is_nothing = first.empty() && last.empty();
  if (is_nothing || !least || !most || !widest.contains(*least) || !widest.contains(*most))
    return bad_input(expected(text));
  if (*least > *most) return bad_input(say::kEmptyRange(text));
  return techniques::Range<T>{*least, *most};
}

/// "7.2", or "7", in tenths.
std::optional<int> tenths_of(std::string_view text) {
  const std::size_t point = std::min(text.find('.'), text.size());
  const auto whole = number<unsigned>(text.substr(0, point));
  const bool has_tenth = point + 2 == text.size();
  const auto tenth = has_tenth ? number<unsigned>(text.substr(point + 1)) : std::optional(0U);
  constexpr unsigned kMostWhole = 19;
  if (!whole || !tenth || *whole > kMostWhole || (!has_tenth && point < text.size())) return std::nullopt;
  return static_cast<int>(*whole * 10 + *tenth);
}

std::string closest_among(const Names& names, std::string_view word) {
  return closest_name(word, std::vector<std::string>(names.begin(), names.end()));
}

/// The suggestion for an unknown name: the most similar name, else those that contain it.
std::string technique_like(std::string_view word) {
  Names names = technique_names();
  std::string closest = closest_among(names, word);
  const bool has_inside = closest.find(word) != std::string::npos && !closest.starts_with(word);
  if (!closest.empty() && !has_inside) return closest;
  std::erase_if(names, [word](std::string_view name) { return name.find(word) == std::string_view::npos; });
  return word.empty() ? "" : listed(names);
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

std::vector<std::string> labels_apart(std::string_view text) {
  const auto labels = words_in(text, " \t\r\n,;");
  return {labels.begin(), labels.end()};
}

/// The square root of a grid's number of cells; 0 if it is not an integer.
std::size_t size_for(std::size_t cells) {
  for (std::size_t size = 1; size <= sudoku::kMaxSize; ++size) {
    if (size * size == cells) return size;
  }
  return 0;
}

Parsed<const formats::Format*> find_format(std::string_view text) {
  if (const formats::Format* format = formats::find_format(as_name(text))) return format;
  const std::string like = closest_among(format_names(), as_name(text));
  if (like.empty()) return bad_input(say::kNoSuchFormat(text));
  return bad_input(say::kNoSuchFormatButPerhaps(text, like));
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

Names format_names() {
  return names_of_formats([](const formats::Format&) { return true; });
}

Names rule_names() {
  Names names;
  for (const sudoku::Rule& rule : sudoku::rules())
    if (!rule.is_shape()) names.push_back(rule.name);
  return names;
}

Names box_names() { return {"none"}; }

Names boards_names() { return sudoku::arrangement_names(); }

Names dialect_names() { return {"auto", "swi", "gprolog"}; }

Names output_mode_names() { return {"item", "dzn", "json"}; }

Names shell_names() { return {"bash", "zsh", "fish"}; }

Names course_task_names() { return {"list", "start", "check", "solution"}; }

Names technique_names() {
  Names names;
  for (const techniques::TechniqueInfo& info : techniques::all_techniques()) names.push_back(info.key);
  return names;
}

Names names_on_request() {
  Names names{kAllOnRequest};
  for (const techniques::TechniqueInfo& info : techniques::all_techniques())
    if (info.use == techniques::Use::on_request) names.push_back(info.key);
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

namespace {

/// size * index / count, where index <= count: computed without overflow, with the quotient and the remainder
/// of size by count.
std::uint64_t share(std::uint64_t size, std::uint64_t index, std::uint64_t count) {
  return size / count * index + size % count * index / count;
}

}  // namespace

std::uint64_t Part::begin_in(std::uint64_t size) const { return share(size, index, count); }
std::uint64_t Part::end_in(std::uint64_t size) const { return share(size, index + 1, count); }

Parsed<Part> parse_part(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash != std::string_view::npos) {
    const auto index = number<std::uint64_t>(text.substr(0, slash));
    const auto count = number<std::uint64_t>(text.substr(slash + 1));
    if (index && count && *index < *count && *count <= kMostParts) return Part{*index, *count};
  }
  return bad_input(say::kExpectedPart(kMostParts, text));
}

Parsed<int> parse_size(std::string_view text) {
  const std::size_t cross = text.find_first_of("xX");
  const std::string_view rows = text.substr(0, cross);
  const bool is_square = cross == std::string_view::npos || rows == text.substr(cross + 1);
  const auto size = number<int>(rows);
  if (is_square && size && 1 <= *size && *size <= sudoku::kMaxSize) return *size;
  return bad_input(say::kExpectedSize(sudoku::kMaxSize, text));
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
  if (std::string name = as_name(text); std::ranges::find(names, name) != names.end()) return name;
  return bad_input(say::kExpectedOneOf(listed(names), text));
}

Parsed<Engine> parse_engine(std::string_view text) { return one_of(text, kEngines); }

Parsed<ProofFormat> parse_proof_format(std::string_view text) { return one_of(text, kProofFormats); }

Parsed<AnswerFormat> parse_answer_format(std::string_view text) { return one_of(text, kAnswerFormats); }
Parsed<RecordFormat> parse_record_format(std::string_view text) { return one_of(text, kRecordFormats); }

Parsed<TableFormat> parse_table_format(std::string_view text) { return one_of(text, kTableFormats); }

Parsed<sudoku::Symmetry> parse_symmetry(std::string_view text) { return one_of(text, kSymmetries); }

Parsed<Language> parse_language(std::string_view text) {
  constexpr std::size_t kCode = 2;
  const auto language = value_of(text.substr(0, kCode), kLanguages);
  return language ? Parsed<Language>(*language) : one_of(text, kLanguages);
}

Parsed<HintLevel> parse_hint_level(std::string_view text) { return one_of(text, kHintLevels); }

Parsed<Scale> parse_scale(std::string_view text) { return one_of(text, kScales); }

Parsed<formats::Paper> parse_paper(std::string_view text) { return one_of(text, kPapers); }

Parsed<techniques::Technique> parse_technique(std::string_view text) {
  const std::string key = as_name(text);
  if (const auto technique = techniques::technique_of_key(key)) return *technique;
  const std::string like = technique_like(key);
  if (like.empty()) return bad_input(say::kUnknownTechnique(text));
  return bad_input(say::kUnknownTechniqueButPerhaps(text, like));
}

Parsed<techniques::TechniqueSet> parse_techniques_on_request(std::string_view text) {
  techniques::TechniqueSet set;
  if (text == kAllOnRequest) {
    for (const techniques::TechniqueInfo& info : techniques::all_techniques())
      if (info.use == techniques::Use::on_request) set.set(static_cast<std::size_t>(info.id));
    return set;
  }
  const auto technique = parse_technique(text);
  if (!technique) return tl::unexpected(technique.error());
  set.set(static_cast<std::size_t>(*technique));
  return set;
}

Parsed<techniques::Range<techniques::Level>> parse_levels(std::string_view text) {
  return range_of<techniques::Level>(
      text, {techniques::Level::easy, techniques::Level::extreme},
      [](std::string_view end) { return value_of(end, kLevels); },
      [](std::string_view found) { return say::kExpectedLevels(listed(names_in<kLevels>()), found); });
}

Parsed<techniques::Range<int>> parse_scores(std::string_view text) {
  constexpr int kMost = 1'000'000'000;
  return range_of<int>(
      text, {0, kMost}, [](std::string_view end) { return number<int>(end); },
      [](std::string_view found) { return say::kExpectedScores(kMost, found); });
}

Parsed<techniques::Range<int>> parse_explainer_ratings(std::string_view text) {
  constexpr techniques::Range<int> kRatings{10, 199};  // 20.0 means that a grid is not solved
  return range_of<int>(text, kRatings, tenths_of,
                       [](std::string_view found) { return say::kExpectedExplainerRatings(found); });
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
  sudoku::RuleText rule{.name = as_name(text.substr(0, equals)), .argument = {}};
  if (equals < text.size()) rule.argument = text.substr(equals + 1);
  if (sudoku::find_rule(rule.name) == nullptr) {
    return sudoku::unknown_rule(text.substr(0, equals));
  }
  return rule;
}

Parsed<std::string> parse_boards(std::string_view text) {
  constexpr int kUsualSize = 9;  // all arrangements exist for it
  if (const auto corners = sudoku::corners_in(text, kUsualSize); !corners)
    return tl::unexpected(corners.error());
  return std::string(text);
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
  if (format) return format;
  const std::string name = as_name(text);
  const formats::Format* const named = formats::format_for_file(name.starts_with('.') ? name : '.' + name);
  return named == nullptr ? format : named;
}

}  // namespace quadrille::options
