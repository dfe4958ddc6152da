#include "formats/setters/fpuzzles_uses.h"

#include <algorithm>
#include <map>
#include <ranges>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/sentence.h"
#include "formats/sentences.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text, Text> kExpectedList{"found {} as {}, expected an array of objects",
                                             "on lit {} pour {}, on attend un tableau d’objets"};
constexpr Sentence<Text, Text> kExpectedLines{
    "found {} as lines of {}, expected an array of arrays of cells",
    "on lit {} comme tracés de {}, on attend un tableau de tableaux de cases"};
constexpr Sentence<Text, Text> kExpectedCells{"found {} as cells of {}, expected an array of cells",
                                              "on lit {} comme cases de {}, on attend un tableau de cases"};
constexpr Sentence<Text, Text, Text> kExpectedFpuzzlesCell{"found {} as a cell of {}, expected R1C1 to {}",
                                                           "on lit {} comme case de {}, on attend R1C1 à {}"};
constexpr Sentence<Text, Text, Text> kExpectedPlace{
    "found {} as the place of {}, expected a cell beside the grid, such as R0C1 or {}",
    "on lit {} comme place de {}, on attend une case à côté de la grille, comme R0C1 ou {}"};
constexpr Sentence<Text> kExpectedDirection{"found {} as a direction, expected UL, UR, DL or DR",
                                            "on lit {} comme direction, on attend UL, UR, DL ou DR"};
constexpr Sentence<Text> kExpectedDigitsOfQuadruple{
    "found {} as the values of a quadruple, expected an array of digits",
    "on lit {} comme valeurs d’un quadruple, on attend un tableau de chiffres"};
constexpr Sentence<Text> kUnknownNegative{"found {} as a negative rule, expected ratio or xv",
                                          "on lit {} comme règle négative, on attend ratio ou xv"};
constexpr Counted<Number> kCellsOfClone{
    "found {} cell and {} clones of cells, expected equal numbers",
    "found {} cells and {} clones of cells, expected equal numbers",
    "on trouve {} case et {} clones de cases, on en attend autant des deux",
    "on trouve {} cases et {} clones de cases, on en attend autant des deux"};
constexpr Sentence<Text> kExpectedXOrV{"found {} between two cells, expected X, V or a sum",
                                       "on lit {} entre deux cases, on attend X, V ou une somme"};

/// NAME=VALUE, and the argument implied by the member's name; empty if there is neither.
std::string number_argument(const ForeignName& member, const std::string& value) {
  std::string text(member.implied);
  const ForeignArgument* const number = fpuzzles_number(member);
  if (number != nullptr && !value.empty())
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", number->parameter, value);
  return text;
}

}  // namespace

constexpr std::array<FpuzzlesUses::SpecialMember, 9> FpuzzlesUses::kSpecialMembers{{
    {"diagonal+", &FpuzzlesUses::read_diagonal},
    {"diagonal-", &FpuzzlesUses::read_diagonal},
    {"nonconsecutive", &FpuzzlesUses::read_non_consecutive},
    {"negative", &FpuzzlesUses::read_negative},
    {"arrow", &FpuzzlesUses::read_arrow},
    {"littlekillersum", &FpuzzlesUses::read_little_killer},
    {"xv", &FpuzzlesUses::read_xv},
    {"clone", &FpuzzlesUses::read_clone},
    {"quadruple", &FpuzzlesUses::read_quadruple},
}};

FpuzzlesUses::FpuzzlesUses(SetterPuzzle& found)
    : found_(found),
      json_(found.json),
      size_(found.draft.size),
      has_dots_(has("difference") || has("ratio")) {}

bool FpuzzlesUses::knows(std::string_view member) {
  return std::ranges::find(kSpecialMembers, member, &SpecialMember::name) != kSpecialMembers.end() ||
         find_foreign_name(fpuzzles_names(), member) != nullptr;
}

Parsed<void> FpuzzlesUses::read(JsonValue name) {
  const std::string text = name_of(name);
  const auto special = std::ranges::find(kSpecialMembers, text, &SpecialMember::name);
  if (special != kSpecialMembers.end()) return (this->*special->read)(name);
  return read_rule(name, *find_foreign_name(fpuzzles_names(), text));
}

bool FpuzzlesUses::has(std::string_view member) const {
  const auto value = member_of(json_, JsonText::kRoot, member);
  return value && !says_nothing(json_, *value);
}

Parsed<std::vector<JsonValue>> FpuzzlesUses::entries_of(JsonValue name) {
  const JsonValue list = name + 1;
  const bool is_array = json_.is(list, JsonKind::array);
  std::vector<JsonValue> entries = is_array ? json_.elements(list) : std::vector<JsonValue>();
  const auto odd =
      std::ranges::find_if(entries, [this](JsonValue entry) { return !json_.is(entry, JsonKind::object); });
  if (!is_array || odd != entries.end()) {
    const JsonValue place = is_array ? *odd : list;
    return error(place, kExpectedList(shown(place), name_of(name)));
  }
  return entries;
}

Parsed<std::string> FpuzzlesUses::cell_name(JsonValue cell, JsonValue name) {
  const std::string text = word_of(json_, cell);
  const auto found = sudoku::cell_named(text, sudoku::Layout(size_));
  if (!found) return error(cell, kExpectedFpuzzlesCell(shown(cell), name_of(name), last_cell()));
  return sudoku::cell_name(*found, sudoku::Layout(size_));
}

Parsed<std::vector<std::string>> FpuzzlesUses::cell_names(JsonValue list, JsonValue name) {
  if (!json_.is(list, JsonKind::array)) return error(list, kExpectedCells(shown(list), name_of(name)));
  std::vector<std::string> names;
  for (const JsonValue cell : json_.elements(list)) {
    auto found = cell_name(cell, name);
    if (!found) return tl::unexpected(std::move(found.error()));
    names.push_back(std::move(*found));
  }
  return names;
}

Parsed<std::vector<std::string>> FpuzzlesUses::cells_of(JsonValue entry, std::string_view member,
                                                        JsonValue name) {
  const auto list = member_of(json_, entry, member);
  return list ? cell_names(*list, name) : std::vector<std::string>();
}

Parsed<std::string> FpuzzlesUses::place_of(JsonValue entry, JsonValue name) {
  const auto cell = member_of(json_, entry, "cell");
  const JsonValue at = cell.value_or(entry);
  const auto place = sudoku::outside_named(word_of(json_, at), sudoku::Layout(size_));
  if (!place) return error(at, kExpectedPlace(shown(at), name_of(name), fmt::format("R1C{}", size_ + 1)));
  return sudoku::outside_name(*place);
}

Parsed<std::vector<JsonValue>> FpuzzlesUses::lines_of(JsonValue entry, JsonValue name) {
  const auto lines = member_of(json_, entry, "lines");
  if (!lines) return std::vector<JsonValue>();
  if (!json_.is(*lines, JsonKind::array)) return error(*lines, kExpectedLines(shown(*lines), name_of(name)));
  return json_.elements(*lines);
}

Parsed<void> FpuzzlesUses::add_use(JsonValue place, JsonValue name, std::string_view rule,
                                   std::string argument) {
  if (sudoku::find_rule(rule) == nullptr) return error(name, say::kNoRuleForMember(in_quotes(name_of(name))));
  found_.add_rule(place, rule, std::move(argument));
  return {};
}

Parsed<void> FpuzzlesUses::read_rule(JsonValue name, const ForeignName& member) {
  const FpuzzlesForm form = fpuzzles_form(member);
  if (form == FpuzzlesForm::flag)
    return is_true(json_, name + 1) ? add_use(name, name, member.rule->name, {}) : Parsed<void>();
  if (form == FpuzzlesForm::marks) return read_marks(name, member);
  const auto entries = entries_of(name);
  if (!entries) return tl::unexpected(entries.error());
  for (const JsonValue entry : *entries) {
    const auto read = form == FpuzzlesForm::lines   ? read_lines(name, entry, member)
                      : form == FpuzzlesForm::cells ? read_cells(name, entry, member)
                                                    : read_outside(name, entry, member);
    if (!read) return read;
  }
  return {};
}

Parsed<void> FpuzzlesUses::read_lines(JsonValue name, JsonValue entry, const ForeignName& member) {
  const auto lines = lines_of(entry, name);
  if (!lines) return tl::unexpected(lines.error());
  const std::string value = word_of_member(json_, entry, "value");
  const bool is_number = decimal(value).has_value();
  if (!is_number && !value.empty() && fpuzzles_number(member) != nullptr) odd_values_ += 1;
  for (const JsonValue line : *lines) {
    const auto cells = cell_names(line, name);
    if (!cells) return tl::unexpected(cells.error());
    if (cells->size() < fewest_fpuzzles_cells(member)) continue;
    auto argument =
        fmt::format("{} {}", fmt::join(*cells, " "), number_argument(member, is_number ? value : ""));
    if (auto added = add_use(line, name, member.rule->name, std::move(argument)); !added) return added;
  }
  return {};
}

/// A value that is not a number is ignored: a dot with one has no rule, and a cage, whose total is optional,
/// has none. A total of 0 is ignored, too.
Parsed<void> FpuzzlesUses::read_cells(JsonValue name, JsonValue entry, const ForeignName& member) {
  const auto cells = cells_of(entry, "cells", name);
  if (!cells) return tl::unexpected(cells.error());
  std::string value = word_of_member(json_, entry, "value");
  const ForeignArgument* const number = fpuzzles_number(member);
  const bool is_optional = number != nullptr && number->is_optional_number(*member.rule);
  const bool is_strange = !value.empty() && number != nullptr && !decimal(value);
  if (is_strange) odd_values_ += 1;
  if (cells->size() < fewest_fpuzzles_cells(member) || cells->empty() || (is_strange && !is_optional))
    return {};
  if (is_strange || (is_optional && decimal(value) == 0)) value.clear();
  return add_use(entry, name, member.rule->name,
                 fmt::format("{} {}", fmt::join(*cells, " "), number_argument(member, value)));
}

Parsed<void> FpuzzlesUses::read_outside(JsonValue name, JsonValue entry, const ForeignName& member) {
  const std::string value = word_of_member(json_, entry, "value");
  if (!decimal(value)) {
    odd_values_ += value.empty() ? 0 : 1;
    return {};
  }
  auto place = place_of(entry, name);
  if (!place) return tl::unexpected(std::move(place.error()));
  return add_use(entry, name, member.rule->name,
                 fmt::format("{} {}", *place, number_argument(member, value)));
}

Parsed<void> FpuzzlesUses::read_marks(JsonValue name, const ForeignName& member) {
  const auto entries = entries_of(name);
  if (!entries) return tl::unexpected(entries.error());
  std::string argument;
  for (const JsonValue entry : *entries) {
    const auto cell = cell_name(member_of(json_, entry, "cell").value_or(entry), name);
    if (!cell) return tl::unexpected(cell.error());
    argument += *cell + " ";
  }
  return add_use(name, name, member.rule->name, std::move(argument));
}

bool FpuzzlesUses::is_set(std::string_view member) const {
  const auto value = member_of(json_, JsonText::kRoot, member);
  return value && is_true(json_, *value);
}

Parsed<void> FpuzzlesUses::read_diagonal(JsonValue name) {
  if (!is_true(json_, name + 1)) return {};
  if (is_set("diagonal+") && is_set("diagonal-")) return add_use(name, name, "diagonals", {});
  return add_use(name, name, "diagonals", name_of(name) == "diagonal+" ? "anti" : "main");
}

/// Neighbours with a dot are exempt.
Parsed<void> FpuzzlesUses::read_non_consecutive(JsonValue name) {
  if (!is_true(json_, name + 1)) return {};
  if (!has_dots_) return add_use(name, name, "non_consecutive", {});
  // If ratios are negative too, read_negative() also adds the rule for white dots.
  return has_negative("ratio") ? Parsed<void>() : add_use(name, name, "negative_kropki", R"(dots=white)");
}

bool FpuzzlesUses::has_negative(std::string_view what) const {
  const auto list = member_of(json_, JsonText::kRoot, "negative");
  if (!list || !json_.is(*list, JsonKind::array)) return false;
  const auto elements = json_.elements(*list);
  return std::ranges::any_of(elements, [&](JsonValue element) { return word_of(json_, element) == what; });
}

/// For ratios, it says that all black dots are given, and also the white ones if consecutive digits need a
/// dot.
Parsed<void> FpuzzlesUses::read_negative(JsonValue name) {
  if (!json_.is(name + 1, JsonKind::array)) return error(name + 1, kUnknownNegative(shown(name + 1)));
  for (const JsonValue element : json_.elements(name + 1)) {
    const std::string what = word_of(json_, element);
    if (what == "foglight") continue;
    if (what != "ratio" && what != "xv") return error(element, kUnknownNegative(shown(element)));
    auto added =
        what == "xv" ? add_use(element, name, "negative_xv", {}) : add_negative_ratios(element, name);
    if (!added) return added;
  }
  return {};
}

/// All dots are given for each ratio of a dot.
Parsed<void> FpuzzlesUses::add_negative_ratios(JsonValue place, JsonValue name) {
  std::set<int> ratios = ratios_of_dots();
  if (is_set("nonconsecutive")) {
    // A use for both colours has the ratio 2.
    auto added = add_use(place, name, "negative_kropki", ratios.erase(2) != 0 ? "" : R"(dots=white)");
    if (!added) return added;
  }
  for (const int ratio : ratios) {
    auto added = add_use(place, name, "negative_kropki",
                         ratio == 2 ? R"(dots=black)" : fmt::format(R"(dots=black ratio={})", ratio));
    if (!added) return added;
  }
  return {};
}

std::set<int> FpuzzlesUses::ratios_of_dots() const {
  const auto dots = member_of(json_, JsonText::kRoot, "ratio");
  std::set<int> ratios;
  if (dots && json_.is(*dots, JsonKind::array))
    for (const JsonValue entry : json_.elements(*dots))
      ratios.insert(decimal(word_of_member(json_, entry, "value")).value_or(2));
  if (ratios.empty()) ratios.insert(2);
  return ratios;
}

/// The first cell of each line is a cell of the bulb, and not part of the sum.
Parsed<void> FpuzzlesUses::read_arrow(JsonValue name) {
  const auto entries = entries_of(name);
  if (!entries) return tl::unexpected(entries.error());
  for (const JsonValue entry : *entries) {
    const auto bulb = cells_of(entry, "cells", name);
    if (!bulb) return tl::unexpected(bulb.error());
    const auto lines = lines_of(entry, name);
    if (!lines) return tl::unexpected(lines.error());
    for (const JsonValue line : *lines) {
      const auto cells = cell_names(line, name);
      if (!cells) return tl::unexpected(cells.error());
      if (bulb->empty() || cells->size() < 2) continue;
      const auto arm = *cells | std::views::drop(1);
      auto added =
          bulb->size() == 1
              ? add_use(line, name, "arrow", fmt::format("{} {}", bulb->front(), fmt::join(arm, " ")))
              : add_use(line, name, "pill_arrow",
                        fmt::format("{} arm={}", fmt::join(*bulb, " "), fmt::join(arm, " ")));
      if (!added) return added;
    }
  }
  return {};
}

/// A total that is 0 or missing is not a clue.
Parsed<void> FpuzzlesUses::read_little_killer(JsonValue name) {
  const auto entries = entries_of(name);
  if (!entries) return tl::unexpected(entries.error());
  for (const JsonValue entry : *entries) {
    const std::string value = word_of_member(json_, entry, "value");
    if (decimal(value).value_or(0) == 0) {
      odd_values_ += value.empty() || decimal(value) ? 0 : 1;
      continue;
    }
    const auto place = place_of(entry, name);
    if (!place) return tl::unexpected(place.error());
    const auto direction = member_of(json_, entry, "direction");
    const std::string text = direction ? word_of(json_, *direction) : std::string();
    const std::map<std::string_view, std::string_view> directions{
        {"DR", "down_right"}, {"DL", "down_left"}, {"UR", "up_right"}, {"UL", "up_left"}};
    const auto found = directions.find(text);
    if (found == directions.end())
      return error(direction.value_or(entry), kExpectedDirection(shown(direction.value_or(entry))));
    auto added = add_use(entry, name, "little_killer",
                         fmt::format(R"({} direction={} total={})", *place, found->second, value));
    if (!added) return added;
  }
  return {};
}

Parsed<void> FpuzzlesUses::read_xv(JsonValue name) {
  const auto entries = entries_of(name);
  if (!entries) return tl::unexpected(entries.error());
  for (const JsonValue entry : *entries) {
    const auto cells = cells_of(entry, "cells", name);
    if (!cells) return tl::unexpected(cells.error());
    std::string value = word_of_member(json_, entry, "value");
    if (value.empty() || cells->empty()) continue;
    if (value == "X" || value == "x") value = "10";
    if (value == "V" || value == "v") value = "5";
    if (!decimal(value)) return error(entry, kExpectedXOrV(in_quotes(value)));
    auto added = add_use(entry, name, "sum_pair", fmt::format("{} sum={}", fmt::join(*cells, " "), value));
    if (!added) return added;
  }
  return {};
}

/// A cell that is its own clone is ignored.
Parsed<void> FpuzzlesUses::read_clone(JsonValue name) {
  const auto entries = entries_of(name);
  if (!entries) return tl::unexpected(entries.error());
  for (const JsonValue entry : *entries) {
    const auto cells = cells_of(entry, "cells", name);
    if (!cells) return tl::unexpected(cells.error());
    const auto clones = cells_of(entry, "cloneCells", name);
    if (!clones) return tl::unexpected(clones.error());
    if (cells->size() != clones->size()) return error(entry, kCellsOfClone(cells->size(), clones->size()));
    std::string of_cells, of_clones;
    for (std::size_t i = 0; i < cells->size(); ++i) {
      if ((*cells)[i] == (*clones)[i]) continue;
      of_cells += (*cells)[i] + " ";
      of_clones += " " + (*clones)[i];
    }
    if (of_cells.empty()) continue;
    auto added = add_use(entry, name, "clone", of_cells + "clone=" + of_clones.substr(1));
    if (!added) return added;
  }
  return {};
}

Parsed<void> FpuzzlesUses::read_quadruple(JsonValue name) {
  const auto entries = entries_of(name);
  if (!entries) return tl::unexpected(entries.error());
  for (const JsonValue entry : *entries) {
    const auto cells = cells_of(entry, "cells", name);
    if (!cells) return tl::unexpected(cells.error());
    const auto values = member_of(json_, entry, "values");
    if (!values || cells->empty() || says_nothing(json_, *values)) continue;
    if (!json_.is(*values, JsonKind::array))
      return error(*values, kExpectedDigitsOfQuadruple(shown(*values)));
    std::string digits;
    for (const JsonValue digit : json_.elements(*values)) digits += word_of(json_, digit) + " ";
    auto added =
        add_use(entry, name, "quadruple", fmt::format("{} digits={}", fmt::join(*cells, " "), digits));
    if (!added) return added;
  }
  return {};
}

}  // namespace quadrille::formats
