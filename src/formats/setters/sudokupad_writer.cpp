#include "formats/setters/sudokupad_writer.h"

#include <algorithm>
#include <array>
#include <optional>
#include <ranges>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "formats/draft.h"
#include "formats/json_text.h"
#include "formats/setters/sudokupad_puzzle.h"
#include "formats/text_cursor.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::formats {

namespace {

struct PadRule {
  std::string_view rule;
  std::string_view global;
};
constexpr auto kPadRules = std::to_array<PadRule>({{"anti_knight", "antiknight"},
                                                   {"anti_king", "antiking"},
                                                   {"non_consecutive", "nonconsecutive"},
                                                   {"disjoint_groups", "disjoint"}});

/// [[row,column],..], counted from 0.
std::string pairs_of_cells(const std::vector<int>& cells, const sudoku::Layout& layout) {
  std::vector<std::string> pairs;
  for (const int cell : cells)
    pairs.push_back(fmt::format("[{},{}]", layout.row_of(cell), layout.column_of(cell)));
  return fmt::format("[{}]", fmt::join(pairs, ","));
}

/// The object of a cage; empty if the use is not a cage.
std::string cage_text(const sudoku::RuleUse& use, const sudoku::Layout& layout) {
  const bool is_cage = use.name == "killer_cage";
  if (!is_cage && use.name != "extra_regions") return {};
  const sudoku::UseValues values(use);
  const auto& cells = values.cells("cells");
  if (std::ranges::any_of(cells, [&](int cell) { return layout.is_extra(cell); })) return {};
  const auto total = is_cage ? values.number("total") : std::nullopt;
  std::string text = fmt::format(R"({{"cells":{},"unique":true)", pairs_of_cells(cells, layout));
  if (!is_cage) text += R"(,"type":"region")";
  if (total) text += fmt::format(R"(,"sum":{0},"value":"{0}")", *total);
  return text + "}";
}

std::string_view global_of(const sudoku::RuleUse& use) {
  const auto found = std::ranges::find(kPadRules, use.name, &PadRule::rule);
  return found == kPadRules.end() ? std::string_view() : found->global;
}

std::string cells_member(const Puzzle& puzzle) {
  const sudoku::Layout& layout = puzzle.layout();
  std::vector<std::string> rows;
  for (int row = 0; row < layout.rows; ++row) {
    std::vector<std::string> cells;
    for (const int cell : layout.row_cells(row)) {
      const int digit = puzzle.given(cell);
      cells.push_back(digit == 0 ? "{}" : fmt::format(R"({{"value":{}}})", layout.value_of(digit)));
    }
    rows.push_back(fmt::format("[{}]", fmt::join(cells, ",")));
  }
  return fmt::format("[{}]", fmt::join(rows, ","));
}

/// Each digit is padded to the width of the greatest one.
std::string solution_characters(const Grid& solution, const sudoku::Layout& layout) {
  const std::size_t width = std::to_string(layout.last_value()).size();
  std::string text;
  for (const int digit : solution | std::views::take(layout.grid_cell_count()))
    text += digit == 0 ? std::string(width, '?') : fmt::format("{:0{}}", layout.value_of(digit), width);
  return text;
}

/// Writes shapes in SudokuPad's form: positions as [row, column] from the corner, widths and font sizes in
/// fractions of a cell.
class PadDrawing {
 public:
  void add(const sudoku::Shape& shape) {
    std::visit([&](const auto& kind) { add_shape(shape, kind); }, shape.kind);
  }
  /// A line, followed by the lines of its head.
  void add_arrow(const sudoku::Shape& shape) {
    const auto& line = std::get<sudoku::Line>(shape.kind);
    arrows_.push_back(line_object(line, shape.colour, R"(,"headLength":0.2)"));
  }
  /// Members, each after a comma.
  void write(std::string& out) const {
    for (const auto& [name, objects] : {std::pair{"lines", &lines_},
                                        {"arrows", &arrows_},
                                        {"underlays", &underlays_},
                                        {"overlays", &overlays_}})
      if (!objects->empty()) out += fmt::format(R"(,"{}":[{}])", name, fmt::join(*objects, ","));
  }

 private:
  static constexpr double kPartsOfCell = 64;

  static std::string place(sudoku::Point point) { return fmt::format("[{:.6g},{:.6g}]", point.y, point.x); }

  static std::string line_object(const sudoku::Line& line, std::string_view colour,
                                 std::string_view more = "") {
    std::vector<std::string> places;
    for (const sudoku::Point point : line.points) places.push_back(place(point));
    return fmt::format(R"({{"wayPoints":[{}],"color":"{}","thickness":{:.4g}{}}})", fmt::join(places, ","),
                       colour, line.width * kPartsOfCell, more);
  }
  void add_shape(const sudoku::Shape& shape, const sudoku::Square& square) {
    underlays_.push_back(fmt::format(
        R"({{"center":{},"width":{:.4g},"height":{:.4g},"rounded":false,"backgroundColor":"{}"}})",
        place(square.centre), square.side, square.side, shape.colour));
  }
  void add_shape(const sudoku::Shape& shape, const sudoku::Circle& circle) {
    const std::string colours =
        circle.outline == 0
            ? fmt::format(R"("backgroundColor":"{}")", shape.colour)
            : fmt::format(R"("backgroundColor":"#FFFFFF00","borderColor":"{}","thickness":{:.4g})",
                          shape.colour, circle.outline * kPartsOfCell);
    auto& objects = shape.layer > sudoku::Layer::kLines ? overlays_ : underlays_;
    objects.push_back(fmt::format(R"({{"center":{},"width":{:.4g},"height":{:.4g},"rounded":true,{}}})",
                                  place(circle.centre), 2 * circle.radius, 2 * circle.radius, colours));
  }
  void add_shape(const sudoku::Shape& shape, const sudoku::Line& line) {
    lines_.push_back(line_object(line, shape.colour));
  }
  void add_shape(const sudoku::Shape& shape, const sudoku::Outline& outline) {
    for (std::vector<sudoku::Point> ring : outline.rings) {
      if (!ring.empty()) ring.push_back(ring.front());
      lines_.push_back(line_object({std::move(ring), outline.width}, shape.colour));
    }
  }
  void add_shape(const sudoku::Shape& shape, const sudoku::Lettering& text) {
    overlays_.push_back(
        fmt::format(R"({{"center":{},"width":0.25,"height":0.25,"fontSize":{:.4g},"color":"{}","text":{}}})",
                    place(text.centre), text.height * kPartsOfCell, shape.colour, to_json(text.text)));
  }

  std::vector<std::string> lines_, arrows_, underlays_, overlays_;
};

/// Whether the second shape is the head of an arrow along the first.
bool is_arrow(const sudoku::Shape& shape, const sudoku::Shape& head) {
  constexpr std::size_t kPointsOfHead = 3;
  const auto* const line = std::get_if<sudoku::Line>(&shape.kind);
  const auto* const tip = std::get_if<sudoku::Line>(&head.kind);
  if (line == nullptr || tip == nullptr || shape.role != head.role) return false;
  if (line->points.size() < 2 || tip->points.size() != kPointsOfHead) return false;
  const sudoku::Point end = line->points.back(), middle = tip->points[1];
  return end.x == middle.x && end.y == middle.y;
}

/// The drawings of rules that no member expresses.
void write_pad_drawing(const Puzzle& puzzle, std::string& out) {
  const auto is_said = [&](std::string_view rule) {
    return rule == "killer_cage" || rule == "extra_regions" ||
           std::ranges::find(kPadRules, rule, &PadRule::rule) != kPadRules.end();
  };
  PadDrawing drawing;
  const sudoku::Picture picture = sudoku::picture_of(puzzle);
  const auto& shapes = picture.shapes();
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    if (is_said(shapes[i].role)) continue;
    if (i + 1 < shapes.size() && is_arrow(shapes[i], shapes[i + 1])) {
      drawing.add_arrow(shapes[i++]);
    } else {
      drawing.add(shapes[i]);
    }
  }
  drawing.write(out);
}

/// note: the text of the member `quadrille`; empty: none.
std::string text_with_note(const Document& document, const std::string& note) {
  const Puzzle& puzzle = document.puzzle;
  const sudoku::Layout& layout = puzzle.layout();
  std::vector<std::string> regions, cages, globals, metadata;
  for (const auto& cells : puzzle.region_cells()) regions.push_back(pairs_of_cells(cells, layout));
  for (const sudoku::RuleUse& use : puzzle.rules()) {
    if (auto cage = cage_text(use, layout); !cage.empty()) cages.push_back(std::move(cage));
    if (!global_of(use).empty()) globals.push_back(fmt::format("\"{}\"", global_of(use)));
  }
  const auto add_text = [&](std::string_view name, const std::string& text) {
    if (!text.empty()) metadata.push_back(fmt::format("\"{}\":{}", name, to_json(text)));
  };
  add_text("title", puzzle.about.title);
  add_text("author", puzzle.about.author);
  add_text("rules", puzzle.about.description);
  add_text(kPadNote, note);
  if (document.solution != nullptr) add_text("solution", solution_characters(*document.solution, layout));
  std::string out = fmt::format(R"({{"cellSize":50,"cells":{},"regions":[{}],"cages":[{}])",
                                cells_member(puzzle), fmt::join(regions, ","), fmt::join(cages, ","));
  if (!globals.empty()) out += fmt::format(R"(,"global":[{}])", fmt::join(globals, ","));
  if (!metadata.empty()) out += fmt::format(R"(,"metadata":{{{}}})", fmt::join(metadata, ","));
  const bool has_extras = document.extras != nullptr && document.extras->format == "sudokupad";
  if (has_extras && !document.extras->members.empty()) {
    out += "," + document.extras->members;
  } else {
    write_pad_drawing(puzzle, out);
  }
  return out + "}";
}

/// The puzzle that a reader builds from the members that SudokuPad knows.
Item read_plain(const Puzzle& puzzle) {
  const std::string text = text_with_note({.puzzle = puzzle}, {});
  TextCursor cursor(text);
  auto json = JsonText::take_object(cursor);
  Item item = json ? read_sudokupad_puzzle(*json, {}) : failed(std::move(json.error()));
  if (item.puzzle) item.puzzle->about = puzzle.about;
  return item;
}

/// Whether it is the same except for the order of the rules.
bool is_same(const Item& item, const Puzzle& puzzle) {
  if (!item.puzzle || item.puzzle->layout() != puzzle.layout()) return false;
  const auto cells = std::views::iota(0, puzzle.cell_count());
  return item.puzzle->regions() == puzzle.regions() && item.puzzle->givens() == puzzle.givens() &&
         std::ranges::is_permutation(item.puzzle->rules(), puzzle.rules()) && puzzle.own_rules().empty() &&
         std::ranges::all_of(
             cells, [&](int cell) { return item.puzzle->candidates(cell) == puzzle.candidates(cell); });
}

}  // namespace

std::string sudokupad_text(const Document& document) {
  if (is_said_by_sudokupad(document.puzzle)) return text_with_note(document, {});
  std::string note;
  find_format("json")->write({.puzzle = document.puzzle, .extras = document.extras}, note);
  note.pop_back();  // the line end
  return text_with_note(document, note);
}

bool is_said_by_sudokupad(const Puzzle& puzzle) { return is_same(read_plain(puzzle), puzzle); }

bool is_held_by_sudokupad(const Puzzle& puzzle) {
  const std::string text = sudokupad_text({.puzzle = puzzle});
  TextCursor cursor(text);
  auto json = JsonText::take_object(cursor);
  if (!json) return false;
  const Item item = read_sudokupad_puzzle(*json, {});
  return item.puzzle && *item.puzzle == puzzle;
}

}  // namespace quadrille::formats
