#include "serve/posed_puzzle.h"

#include <algorithm>
#include <optional>
#include <string>

#include "formats/format.h"
#include "formats/json/object.h"
#include "formats/json_text.h"
#include "formats/sentences.h"
#include "formats/setters/editor_link.h"

namespace quadrille::serve {

namespace {

using formats::JsonKind;
using formats::JsonText;
using formats::JsonValue;
using formats::member_of;
using formats::TextCursor;
using sudoku::at;

std::optional<JsonText> object_in(std::string_view text) {
  TextCursor cursor(text);
  cursor.skip_space();
  if (cursor.peek() != '{') return std::nullopt;
  auto json = JsonText::take_object(cursor);
  if (!json) return std::nullopt;
  return std::move(*json);
}

/// The JSON that was read as a puzzle before.
std::string json_in(std::string_view data) {
  TextCursor cursor(data);
  cursor.skip_space();
  if (cursor.peek() == '{') return std::string(cursor.rest());
  const formats::Token line = cursor.peek_line();
  const auto is_sound = [](const std::string& text) { return object_in(text).has_value(); };
  return formats::unpacked(formats::editor_link(line.text), line, is_sound).value_or("");
}

/// The data in the object that are not part of the author's puzzle. Data that do not fit the grid are
/// ignored, as pages do.
class PageReader {
 public:
  PageReader(const JsonText& json, PosedPuzzle& posed) : json_(json), posed_(posed) {}

  void read() {
    read_options();
    const auto grid = member_of(json_, JsonText::kRoot, "grid");
    if (!grid || !json_.is(*grid, JsonKind::array)) return;
    int cell = 0;
    for (const JsonValue row : json_.elements(*grid)) {
      if (!json_.is(row, JsonKind::array)) return;
      for (const JsonValue object : json_.elements(row))
        if (cell < posed_.puzzle.cell_count()) read_cell(cell++, object);
    }
  }

 private:
  /// 0 if it is not a digit.
  [[nodiscard]] int digit_of(JsonValue value) const {
    const int number = formats::decimal(formats::word_of(json_, value)).value_or(0);
    return posed_.puzzle.layout().digit_of(number);
  }

  void read_cell(int cell, JsonValue object) {
    if (posed_.puzzle.given(cell) != 0) return;
    if (const auto value = member_of(json_, object, "value")) posed_.placed[at(cell)] = digit_of(*value);
    const auto marks = member_of(json_, object, "centerPencilMarks");
    if (posed_.placed[at(cell)] != 0 || !marks || !json_.is(*marks, JsonKind::array)) return;
    for (const JsonValue mark : json_.elements(*marks))
      if (const int digit = digit_of(mark); digit != 0) posed_.marks[at(cell)] |= sudoku::digit_bit(digit);
  }

  void read_options() {
    const auto list = member_of(json_, JsonText::kRoot, "truecandidatesoptions");
    if (!list || !json_.is(*list, JsonKind::array)) return;
    for (const JsonValue option : json_.elements(*list)) read_option(formats::word_of(json_, option));
  }

  void read_option(std::string_view option) {
    constexpr std::string_view kMost = "truecandidatesnumsolutions=";
    constexpr std::uint64_t kMostOfColours = 8;  // the default of pages that do not give it
    if (option == "logical") posed_.wants_logic = true;
    if (option == "colored") posed_.most_solutions = kMostOfColours;
    if (!option.starts_with(kMost)) return;
    const auto most = static_cast<std::uint64_t>(formats::decimal(option.substr(kMost.size())).value_or(1));
    posed_.most_solutions = std::clamp<std::uint64_t>(most, 1, kMostSolutionsOfCandidate);
  }

  const JsonText& json_;
  PosedPuzzle& posed_;
};

}  // namespace

sudoku::Puzzle PosedPuzzle::with_players() const {
  sudoku::Puzzle all = puzzle;
  for (int cell = 0; cell < all.cell_count(); ++cell) {
    if (placed[at(cell)] != 0) all.set_given(cell, placed[at(cell)]);
    if (marks[at(cell)] != 0) all.restrict_candidates(cell, all.candidates(cell) & marks[at(cell)]);
  }
  return all;
}

Parsed<PosedPuzzle> read_posed_puzzle(std::string_view data) {
  auto item = formats::find_format("fpuzzles_link")->open(data, {})->next();
  if (!item) return bad_input(formats::say::kNoPuzzle());
  if (!item->puzzle) return tl::unexpected(std::move(item->puzzle.error()));
  const auto cells = at(item->puzzle->cell_count());
  PosedPuzzle posed{.puzzle = std::move(*item->puzzle),
                    .placed = std::vector<int>(cells, 0),
                    .marks = std::vector<sudoku::Digits>(cells, 0)};
  const std::string text = json_in(data);
  if (const auto json = object_in(text)) PageReader(*json, posed).read();
  return posed;
}

}  // namespace quadrille::serve
