#include "formats/setters/fpuzzles_puzzle.h"

#include <algorithm>
#include <array>
#include <set>

#include "base/sentence.h"
#include "base/visible_text.h"
#include "formats/sentences.h"
#include "formats/setters/fpuzzles_grid.h"
#include "formats/setters/fpuzzles_uses.h"
#include "formats/setters/setter_puzzle.h"

namespace quadrille::formats {

namespace {

constexpr Counted<Number> kDigitsOfSolution{"found {} digit in the solution, expected {}",
                                            "found {} digits in the solution, expected {}",
                                            "on trouve {} chiffre dans la solution, on en attend {}",
                                            "on trouve {} chiffres dans la solution, on en attend {}"};

// Names of drawings.
constexpr Counted<> kColoursDrawn{"{} coloured cell", "{} coloured cells", "{} case colorée",
                                  "{} cases colorées"};
constexpr Counted<> kValuesDrawn{"{} clue that is not a number", "{} clues that are not numbers",
                                 "{} indice qui n’est pas un nombre",
                                 "{} indices qui ne sont pas des nombres"};

/// Members that are drawings without a rule.
constexpr std::array<std::string_view, 5> kDrawnMembers{"line", "rectangle", "circle", "text", "cage"};

/// Settings of the editor and of tools.
constexpr std::array<std::string_view, 7> kSettings{
    "disabledlogic", "truecandidatesoptions", "highlightConflicts", "fogofwar", "foglight", "successMessage",
    "metadata"};

class FpuzzlesPuzzle {
 public:
  FpuzzlesPuzzle(JsonText& json, const ReadOptions& options)
      : found_(json, options, "fpuzzles"), json_(json) {}

  Item read();

 private:
  struct OtherMember {
    std::string_view name;
    Parsed<void> (FpuzzlesPuzzle::*read)(JsonValue name);
  };
  /// Members that are neither rules nor drawn.
  static const std::array<OtherMember, 7> kOtherMembers;

  Parsed<void> read_members(FpuzzlesUses& uses);
  Parsed<void> read_member(JsonValue name, FpuzzlesUses& uses);
  Parsed<void> read_nothing(JsonValue /*name*/) { return {}; }
  Parsed<void> read_title(JsonValue name) { return read_text(name, &sudoku::About::title); }
  Parsed<void> read_author(JsonValue name) { return read_text(name, &sudoku::About::author); }
  Parsed<void> read_ruleset(JsonValue name) { return read_text(name, &sudoku::About::description); }
  Parsed<void> read_text(JsonValue name, std::string sudoku::About::* field);
  Parsed<void> read_solution(JsonValue name);
  /// Records an entry of a member that is drawn.
  void draw(std::string_view member, JsonValue entry);
  void draw_lines(JsonValue entry);
  [[nodiscard]] std::vector<int> cells_of(JsonValue list) const;
  /// Whether it is an entry that a tool adds to draw another member.
  [[nodiscard]] bool repeats_rule(JsonValue entry) const;

  [[nodiscard]] std::string name_of(JsonValue name) const { return json_.string(name); }

  SetterPuzzle found_;
  JsonText& json_;
};

constexpr std::array<FpuzzlesPuzzle::OtherMember, 7> FpuzzlesPuzzle::kOtherMembers{{
    {"size", &FpuzzlesPuzzle::read_nothing},
    {"grid", &FpuzzlesPuzzle::read_nothing},
    {"title", &FpuzzlesPuzzle::read_title},
    {"author", &FpuzzlesPuzzle::read_author},
    {"ruleset", &FpuzzlesPuzzle::read_ruleset},
    {"solution", &FpuzzlesPuzzle::read_solution},
    {"id", &FpuzzlesPuzzle::read_nothing},
}};

Item FpuzzlesPuzzle::read() {
  FpuzzlesGrid grid(found_);
  if (auto done = grid.read(); !done) return failed(std::move(done.error()));
  FpuzzlesUses uses(found_);
  if (auto done = read_members(uses); !done) return failed(std::move(done.error()));
  if (grid.colours() > 0) found_.drawing.others.push_back(kColoursDrawn(grid.colours()));
  if (uses.odd_values() > 0) found_.drawing.others.push_back(kValuesDrawn(uses.odd_values()));
  Item item = found_.finish();
  if (!item.puzzle) return item;
  if (auto done = grid.restrict_cells(*item.puzzle); !done) return failed(std::move(done.error()));
  return item;
}

Parsed<void> FpuzzlesPuzzle::read_members(FpuzzlesUses& uses) {
  std::set<std::string> seen;
  for (const JsonValue name : json_.names(JsonText::kRoot)) {
    if (!seen.insert(name_of(name)).second)
      return found_.error(name, say::kMemberTwice(in_quotes(name_of(name))));
    if (says_nothing(json_, name + 1)) continue;
    if (auto read = read_member(name, uses); !read) return read;
  }
  return {};
}

Parsed<void> FpuzzlesPuzzle::read_member(JsonValue name, FpuzzlesUses& uses) {
  const std::string text = name_of(name);
  if (FpuzzlesUses::knows(text)) return uses.read(name);
  if (const auto other = std::ranges::find(kOtherMembers, text, &OtherMember::name);
      other != kOtherMembers.end())
    return (this->*other->read)(name);
  if (std::ranges::find(kDrawnMembers, text) != kDrawnMembers.end()) {
    if (json_.is(name + 1, JsonKind::array))
      for (const JsonValue entry : json_.elements(name + 1))
        if (!repeats_rule(entry)) draw(text, entry);
    found_.keep(name);
    return {};
  }
  if (!draws_in_fpuzzles(text, false)) return found_.error(name, say::kNoRuleForMember(in_quotes(text)));
  found_.keep(name);
  return {};
}

void FpuzzlesPuzzle::draw(std::string_view member, JsonValue entry) {
  if (member == "line") return draw_lines(entry);
  const auto list = member_of(json_, entry, "cells");
  const std::vector<int> cells = list ? cells_of(*list) : std::vector<int>();
  const std::string value = word_of_member(json_, entry, "value");
  if (member == "cage") {
    // SudokuPad takes its title and other texts from cages: "title: ..".
    if (value.find(": ") == std::string::npos) found_.drawing.cages.push_back({cells, value});
    return;
  }
  DrawnShape shape{.width = number_of_member(json_, entry, "width"),
                   .height = number_of_member(json_, entry, "height"),
                   .is_round = member == "circle",
                   .fill = word_of_member(json_, entry, "baseC"),
                   .border = word_of_member(json_, entry, "outlineC"),
                   .text = value};
  const sudoku::Layout layout(found_.draft.size);
  for (const int cell : cells) {
    shape.centre.x += (layout.column_of(cell) + 0.5) / static_cast<double>(cells.size());
    shape.centre.y += (layout.row_of(cell) + 0.5) / static_cast<double>(cells.size());
  }
  if (member == "text" && value.empty()) {
    ++found_.drawing.texts;
  } else {
    found_.drawing.shapes.push_back(std::move(shape));
  }
}

/// Each line of the entry has its own cells.
void FpuzzlesPuzzle::draw_lines(JsonValue entry) {
  const sudoku::Layout layout(found_.draft.size);
  const DrawnLine plain{.width = number_of_member(json_, entry, "width"),
                        .colour = word_of_member(json_, entry, "outlineC")};
  const auto lines = member_of(json_, entry, "lines");
  if (!lines || !json_.is(*lines, JsonKind::array)) return found_.drawing.lines.push_back(plain);
  for (const JsonValue list : json_.elements(*lines)) {
    DrawnLine line = plain;
    for (const int cell : cells_of(list))
      line.points.push_back({layout.column_of(cell) + 0.5, layout.row_of(cell) + 0.5});
    found_.drawing.lines.push_back(std::move(line));
  }
}

/// The cells that are in the grid.
std::vector<int> FpuzzlesPuzzle::cells_of(JsonValue list) const {
  const sudoku::Layout layout(found_.draft.size);
  std::vector<int> cells;
  if (!json_.is(list, JsonKind::array)) return cells;
  for (const JsonValue element : json_.elements(list))
    if (const auto cell = sudoku::cell_named(word_of(json_, element), layout)) cells.push_back(*cell);
  return cells;
}

bool FpuzzlesPuzzle::repeats_rule(JsonValue entry) const {
  constexpr std::array<std::string_view, 2> kSigns{"isNewConstraint", "fromConstraint"};
  return std::ranges::any_of(kSigns, [&](std::string_view sign) {
    const auto value = member_of(json_, entry, sign);
    return value && !says_nothing(json_, *value);
  });
}

Parsed<void> FpuzzlesPuzzle::read_text(JsonValue name, std::string sudoku::About::* field) {
  found_.about.*field = visible_text(word_of(json_, name + 1));
  return {};
}

/// A list of digits, or a text of them, with commas or without. An element that is not a digit leaves its
/// cell open.
Parsed<void> FpuzzlesPuzzle::read_solution(JsonValue name) {
  const JsonValue value = name + 1;
  const int size = found_.draft.size;
  std::vector<std::string> digits;
  if (json_.is(value, JsonKind::array)) {
    for (const JsonValue digit : json_.elements(value)) digits.push_back(word_of(json_, digit));
  } else {
    const std::string text = word_of(json_, value);
    const std::size_t most = squared(size) + 1;
    const auto pieces =
        text.find(',') == std::string::npos ? characters({text}, most) : words({text}, most, ",");
    for (const Token& piece : pieces) digits.emplace_back(piece.text);
  }
  if (digits.size() != squared(size))
    return found_.error(value, kDigitsOfSolution(digits.size(), squared(size)));
  found_.set_solution(value, digits, sudoku::Layout(size));
  return {};
}

}  // namespace

bool draws_in_fpuzzles(std::string_view member, bool of_cell) {
  if (of_cell) return !FpuzzlesGrid::knows(member);
  return std::ranges::find(kDrawnMembers, member) != kDrawnMembers.end() ||
         std::ranges::find(kSettings, member) != kSettings.end();
}

Item read_fpuzzles_puzzle(JsonText& json, const ReadOptions& options) {
  return FpuzzlesPuzzle(json, options).read();
}

}  // namespace quadrille::formats
