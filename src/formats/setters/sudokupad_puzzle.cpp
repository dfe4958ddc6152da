#include "formats/setters/sudokupad_puzzle.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <span>
#include <utility>

#include <fmt/ranges.h>

#include "base/sentence.h"
#include "base/visible_text.h"
#include "formats/sentences.h"
#include "formats/setters/digit_sum.h"
#include "formats/setters/setter_puzzle.h"
#include "formats/setters/sudokupad_grid.h"
#include "formats/setters/sudokupad_writer.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::formats {

namespace {

// Names of drawings.
constexpr Sentence<> kWhatIsDrawn{"what is drawn", "ce qui est dessiné"};
constexpr Sentence<Text> kPadGlobal{"the global rule {}", "la règle globale {}"};
constexpr Sentence<Text> kPadMember{"the member {}", "le membre {}"};

/// The unit of line widths.
constexpr double kPartsOfPadCell = 64;

/// Members without a meaning for the puzzle.
constexpr std::array<std::string_view, 12> kPadSettings{"id",       "cellSize", "settings",      "videos",
                                                        "duration", "width",    "height",        "foglight",
                                                        "fog",      "foglinks", "triggereffect", "layers"};

struct GlobalRule {
  std::string_view name;
  std::string_view rule;
  std::string_view argument = "";
};
constexpr auto kGlobalRules = std::to_array<GlobalRule>({{"antiknight", "anti_knight"},
                                                         {"antiking", "anti_king"},
                                                         {"nonconsecutive", "non_consecutive"},
                                                         {"disjoint", "disjoint_groups"},
                                                         {"antixv", "negative_xv"},
                                                         {"antiratio", "negative_kropki", R"(dots=black)"},
                                                         {"disjointgroups", "disjoint_groups"}});

/// The destinations of SudokuPad's texts, except the solution.
struct PadText {
  std::string_view name;
  std::string sudoku::About::* field;
};
constexpr auto kPadTextFields = std::to_array<PadText>({{"title", &sudoku::About::title},
                                                        {"author", &sudoku::About::author},
                                                        {"rules", &sudoku::About::description},
                                                        {"source", &sudoku::About::source}});

class SudokuPadPuzzle {
 public:
  [[nodiscard]] static bool draws(std::string_view member) {
    constexpr std::array<std::string_view, 4> kDrawn{"lines", "arrows", "underlays", "overlays"};
    if (std::ranges::find(kDrawn, member) != kDrawn.end()) return true;
    return !knows(member) && member != "cellSize";  // the writer has its own size
  }

  SudokuPadPuzzle(JsonText& json, const ReadOptions& options)
      : found_(json, options, "sudokupad"), json_(json) {}

  Item read();

 private:
  struct PadMember {
    std::string_view name;
    Parsed<void> (SudokuPadPuzzle::*read)(JsonValue value);
  };
  static const std::array<PadMember, 6> kTexts;
  static const std::array<PadMember, 9> kMembers;

  Parsed<void> read_members(std::span<const PadMember> members);
  void note_others();
  /// Whether a member has a reader of its own.
  [[nodiscard]] static bool knows(std::string_view name) {
    return std::ranges::find(kMembers, name, &PadMember::name) != kMembers.end() ||
           std::ranges::find(kTexts, name, &PadMember::name) != kTexts.end();
  }
  Parsed<void> read_nothing(JsonValue /*value*/) { return {}; }
  Parsed<void> read_regions(JsonValue value) {
    grid_.read_regions(value);
    return {};
  }
  Parsed<std::vector<JsonValue>> elements_of(JsonValue value, std::string_view what) {
    return elements_of_pad(found_, value, what);
  }
  Parsed<void> read_texts_of_cages(JsonValue value);
  Parsed<void> read_texts_of_metadata(JsonValue value);
  Parsed<void> read_cages(JsonValue value);
  /// Nullopt for a cage without cells.
  [[nodiscard]] std::optional<JsonValue> list_of_cells(JsonValue cage) const;
  Parsed<void> read_cage(JsonValue cage, JsonValue list);
  [[nodiscard]] int total_of_cage(std::optional<int> sum, std::string_view text,
                                  const std::vector<int>& cells, bool differ) const;
  Parsed<void> read_metadata(JsonValue value);
  Parsed<void> read_globals(JsonValue value);
  Parsed<void> read_title(JsonValue value) { return read_text("title", word_of(json_, value)); }
  Parsed<void> read_author(JsonValue value) { return read_text("author", word_of(json_, value)); }
  Parsed<void> read_rules(JsonValue value) { return read_text("rules", word_of(json_, value)); }
  Parsed<void> read_solution(JsonValue value) { return read_text("solution", word_of(json_, value)); }
  Parsed<void> read_lines(JsonValue value) { return read_lines(value, false); }
  Parsed<void> read_arrows(JsonValue value) { return read_lines(value, true); }
  Parsed<void> read_lines(JsonValue value, bool have_heads);
  Parsed<void> read_shapes(JsonValue value);
  /// [row, column] from the corner of the grid; a distant point if the value is not one.
  [[nodiscard]] sudoku::Point point_of(JsonValue pair) const;

  Parsed<void> read_text(std::string_view name, const std::string& text);
  void read_global(JsonValue place, const std::string& name);
  void set_solution();

  SetterPuzzle found_;
  JsonText& json_;
  SudokuPadGrid grid_{found_};
  std::string solution_;
  SetterDrawing& drawing_{found_.drawing};
};

constexpr std::array<SudokuPadPuzzle::PadMember, 6> SudokuPadPuzzle::kTexts{{
    {"cages", &SudokuPadPuzzle::read_texts_of_cages},
    {"metadata", &SudokuPadPuzzle::read_texts_of_metadata},
    {"title", &SudokuPadPuzzle::read_title},
    {"author", &SudokuPadPuzzle::read_author},
    {"rules", &SudokuPadPuzzle::read_rules},
    {"solution", &SudokuPadPuzzle::read_solution},
}};

// Regions come before cages, which may be in one of them.
constexpr std::array<SudokuPadPuzzle::PadMember, 9> SudokuPadPuzzle::kMembers{{
    {"cells", &SudokuPadPuzzle::read_nothing},
    {"regions", &SudokuPadPuzzle::read_regions},
    {"cages", &SudokuPadPuzzle::read_cages},
    {"metadata", &SudokuPadPuzzle::read_metadata},
    {"global", &SudokuPadPuzzle::read_globals},
    {"lines", &SudokuPadPuzzle::read_lines},
    {"arrows", &SudokuPadPuzzle::read_arrows},
    {"underlays", &SudokuPadPuzzle::read_shapes},
    {"overlays", &SudokuPadPuzzle::read_shapes},
}};

Item SudokuPadPuzzle::read() {
  if (auto done = grid_.read(); !done) return failed(std::move(done.error()));
  // The author's solution tells what cages mean.
  if (auto done = read_members(kTexts); !done) return failed(std::move(done.error()));
  set_solution();
  if (auto done = read_members(kMembers); !done) return failed(std::move(done.error()));
  note_others();
  Item item = found_.finish();
  item.drawing.may_be_rules = true;
  return item;
}

Parsed<void> SudokuPadPuzzle::read_members(std::span<const PadMember> members) {
  for (const PadMember& member : members) {
    const auto value = member_of(json_, JsonText::kRoot, member.name);
    if (!value || says_nothing(json_, *value)) continue;
    if (auto read = (this->*member.read)(*value); !read) return read;
  }
  return {};
}

/// Keeps the drawings, and members that are not known, which are drawings as well unless they are settings.
void SudokuPadPuzzle::note_others() {
  for (const JsonValue name : json_.names(JsonText::kRoot)) {
    const std::string text = json_.string(name);
    const bool is_setting = std::ranges::find(kPadSettings, text) != kPadSettings.end();
    if (draws(text)) found_.keep(name);
    if (!knows(text) && !is_setting && !says_nothing(json_, name + 1))
      drawing_.others.push_back(kPadMember(in_quotes(text)));
  }
}

/// A cage without cells is a text: "title: First steps".
Parsed<void> SudokuPadPuzzle::read_texts_of_cages(JsonValue value) {
  const auto cages = elements_of(value, "cages");
  if (!cages) return tl::unexpected(cages.error());
  for (const JsonValue cage : *cages) {
    const std::string text = word_of_member(json_, cage, "value");
    const auto colon = text.find(':');
    if (list_of_cells(cage) || colon == std::string::npos) continue;
    const std::string_view rest = trimmed(std::string_view(text).substr(colon + 1));
    if (auto read = read_text(text.substr(0, colon), std::string(rest)); !read) return read;
  }
  return {};
}

Parsed<void> SudokuPadPuzzle::read_cages(JsonValue value) {
  const auto cages = elements_of(value, "cages");
  if (!cages) return tl::unexpected(cages.error());
  for (const JsonValue cage : *cages)
    if (const auto list = list_of_cells(cage))
      if (auto read = read_cage(cage, *list); !read) return read;
  return {};
}

std::optional<JsonValue> SudokuPadPuzzle::list_of_cells(JsonValue cage) const {
  const auto list = member_of(json_, cage, "cells");
  return list && !says_nothing(json_, *list) ? list : std::nullopt;
}

/// A cage whose cells must differ, or that has a total, is a rule; any other is a drawing. SudokuPad lets the
/// digits of a `unique` cage repeat if they do in the author's solution.
Parsed<void> SudokuPadPuzzle::read_cage(JsonValue cage, JsonValue list) {
  const auto word = [&](std::string_view name) { return word_of_member(json_, cage, name); };
  const auto is_set = [&](std::string_view name) {
    const auto value = member_of(json_, cage, name);
    return value && !says_nothing(json_, *value) && json_.text(*value) != "0";
  };
  const auto cells = grid_.cells_of(list);
  if (!cells) return tl::unexpected(cells.error());
  const std::string type = word("type"), names = grid_.names_of(*cells);
  if (type == "rowcol" && grid_.lists_lines()) return {};
  const bool is_region = type == "region" || type == "rowcol", is_said = is_set("unique") || is_region;
  const std::vector<int> solved = found_.solution_of(*cells);
  const bool repeats = !is_set("hidden") && std::set(solved.begin(), solved.end()).size() < solved.size();
  const bool fits = std::cmp_less_equal(cells->size(), grid_.layout().digits);
  const bool is_distinct = is_said && fits && !repeats;
  const bool differs = is_distinct || grid_.share_house(*cells);
  const auto sum = decimal(word("sum"));
  const std::string text = word("value").empty() && sum ? std::to_string(*sum) : word("value");
  const int total = total_of_cage(sum, text, *cells, differs);
  if (!is_distinct && total == 0) {
    if (is_said || !is_set("hidden") || !text.empty()) drawing_.cages.push_back({*cells, text});
    return {};
  }
  if (!text.empty() && decimal(text) != total) ++drawing_.texts;
  if (total > 0) {
    found_.add_rule(cage, differs ? "killer_cage" : "sum", fmt::format("{}total={}", names, total));
  } else {
    found_.add_rule(cage, is_region ? "extra_regions" : "killer_cage", names);
  }
  return {};
}

/// 0 if the cage has no number, or one that means something else: a number that its digits cannot add up to,
/// or a text that is not their sum in the author's solution.
int SudokuPadPuzzle::total_of_cage(std::optional<int> sum, std::string_view text,
                                   const std::vector<int>& cells, bool differ) const {
  const int number = sum.value_or(decimal(text).value_or(0));
  const std::vector<int> solved = found_.solution_of(cells);
  const bool is_refuted =
      !sum && !solved.empty() && std::accumulate(solved.begin(), solved.end(), 0) != number;
  const bool is_possible = can_be_digit_sum(number, cells.size(), differ, grid_.layout());
  return is_possible && !is_refuted ? number : 0;
}

Parsed<void> SudokuPadPuzzle::read_text(std::string_view name, const std::string& text) {
  if (name == "solution") solution_ = text;
  const auto field = std::ranges::find(kPadTextFields, name, &PadText::name);
  if (field != kPadTextFields.end()) found_.about.*field->field = visible_text(text);
  return {};
}

Parsed<void> SudokuPadPuzzle::read_texts_of_metadata(JsonValue value) {
  if (!json_.is(value, JsonKind::object)) return {};
  for (const JsonValue name : json_.names(value))
    if (auto read = read_text(json_.string(name), word_of(json_, name + 1)); !read) return read;
  return {};
}

Parsed<void> SudokuPadPuzzle::read_metadata(JsonValue value) {
  if (!json_.is(value, JsonKind::object)) return {};
  for (const JsonValue name : json_.names(value)) {
    const std::string text = json_.string(name);
    const bool is_rule = std::ranges::find(kGlobalRules, text, &GlobalRule::name) != kGlobalRules.end();
    if (is_rule && is_true(json_, name + 1)) read_global(name, text);
  }
  return {};
}

Parsed<void> SudokuPadPuzzle::read_globals(JsonValue value) {
  const auto names = elements_of(value, "global");
  if (!names) return tl::unexpected(names.error());
  for (const JsonValue name : *names) read_global(name, word_of(json_, name));
  return {};
}

void SudokuPadPuzzle::read_global(JsonValue place, const std::string& name) {
  const auto rule = std::ranges::find(kGlobalRules, name, &GlobalRule::name);
  if (rule == kGlobalRules.end()) {
    drawing_.others.push_back(kPadGlobal(in_quotes(name)));
  } else {
    found_.add_rule(place, rule->rule, std::string(rule->argument));
  }
}

sudoku::Point SudokuPadPuzzle::point_of(JsonValue pair) const {
  const auto numbers = json_.is(pair, JsonKind::array) ? json_.elements(pair) : std::vector<JsonValue>();
  const auto y = numbers.size() == 2 ? number_of(json_, numbers[0]) : std::nullopt;
  const auto x = numbers.size() == 2 ? number_of(json_, numbers[1]) : std::nullopt;
  return x && y ? sudoku::Point{*x, *y} : sudoku::Point{-1, -1};
}

Parsed<void> SudokuPadPuzzle::read_lines(JsonValue value, bool have_heads) {
  const auto lines = elements_of(value, kWhatIsDrawn());
  if (!lines) return tl::unexpected(lines.error());
  for (const JsonValue entry : *lines) {
    DrawnLine line{.width = number_of_member(json_, entry, "thickness") / kPartsOfPadCell,
                   .colour = word_of_member(json_, entry, "color"),
                   .has_head = have_heads};
    const auto points = member_of(json_, entry, "wayPoints");
    if (points && json_.is(*points, JsonKind::array))
      for (const JsonValue pair : json_.elements(*points)) line.points.push_back(point_of(pair));
    drawing_.lines.push_back(std::move(line));
  }
  return {};
}

Parsed<void> SudokuPadPuzzle::read_shapes(JsonValue value) {
  const auto shapes = elements_of(value, kWhatIsDrawn());
  if (!shapes) return tl::unexpected(shapes.error());
  for (const JsonValue entry : *shapes) {
    const auto centre = member_of(json_, entry, "center");
    const auto rounded = member_of(json_, entry, "rounded");
    drawing_.shapes.push_back({.centre = centre ? point_of(*centre) : sudoku::Point{-1, -1},
                               .width = number_of_member(json_, entry, "width"),
                               .height = number_of_member(json_, entry, "height"),
                               .is_round = rounded && is_true(json_, *rounded),
                               .fill = word_of_member(json_, entry, "backgroundColor"),
                               .border = word_of_member(json_, entry, "borderColor"),
                               .text = word_of_member(json_, entry, "text")});
  }
  return {};
}

/// The same number of characters for each cell, in reading order. A text that is not a digit leaves its cell
/// open.
void SudokuPadPuzzle::set_solution() {
  const auto cells = static_cast<std::size_t>(grid_.layout().grid_cell_count());
  if (solution_.empty() || solution_.size() % cells != 0) return;
  const std::size_t length = solution_.size() / cells;
  std::vector<std::string> numbers;
  for (std::size_t cell = 0; cell < cells; ++cell) numbers.push_back(solution_.substr(cell * length, length));
  found_.set_solution(JsonText::kRoot, numbers, grid_.layout());
}

/// The puzzle in the note, if this program wrote the object and it has not been changed since.
std::optional<Item> noted_puzzle(const JsonText& json, const Item& plain) {
  const auto metadata = member_of(json, JsonText::kRoot, "metadata");
  if (!metadata || !json.is(*metadata, JsonKind::object)) return std::nullopt;
  const std::string note = word_of_member(json, *metadata, kPadNote);
  if (note.empty()) return std::nullopt;
  auto item = find_format("json")->open(note, {})->next();
  if (!item || !item->puzzle || item->puzzle->layout() != plain.puzzle->layout()) return std::nullopt;
  const Document document{.puzzle = *item->puzzle,
                          .solution = plain.solution ? &*plain.solution : nullptr,
                          .extras = &item->extras};
  if (sudokupad_text(document) != json.text(JsonText::kRoot)) return std::nullopt;
  return item;
}

bool says_more_than_text(const ReadOptions& options) {
  return options.size > 0 || options.boxes || !options.regions.empty() || !options.digits.empty();
}

}  // namespace

bool draws_in_sudokupad(std::string_view member, bool of_cell) {
  return !of_cell && SudokuPadPuzzle::draws(member);
}

Item read_sudokupad_puzzle(JsonText& json, const ReadOptions& options) {
  Item item = SudokuPadPuzzle(json, options).read();
  if (!item.puzzle || says_more_than_text(options)) return item;
  if (auto whole = noted_puzzle(json, item)) {
    item.puzzle = std::move(whole->puzzle);
    item.drawing = std::move(whole->drawing);
    item.extras = std::move(whole->extras);
  }
  return item;
}

}  // namespace quadrille::formats
