// Calls about texts: the contents of a puzzle, the puzzle in other formats, and the list of formats.
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "base/json_line.h"
#include "formats/read/detect.h"
#include "formats/text_cursor.h"
#include "sudoku/own_rules/own_rule.h"
#include "sudoku/puzzle/full_picture.h"
#include "sudoku/puzzle/rule_text.h"
#include "web/engine/answers.h"
#include "web/engine/picture_json.h"
#include "web/engine/puzzle_text.h"
#include "web/engine/rule_json.h"
#include "web/engine/sentences.h"

namespace quadrille::web {

namespace {

struct FormatEntry {
  const formats::Format& format;
};

std::string to_json(const FormatEntry& entry) {
  return JsonObject()
      .member("name", entry.format.name)
      .member("summary", entry.format.summary())
      .member("isRead", entry.format.open != nullptr)
      .member("isWritten", entry.format.write != nullptr)
      .member("extension", entry.format.extensions.substr(0, entry.format.extensions.find(' ')))
      .end();
}

/// The digits that the author allows in each cell.
std::vector<std::vector<int>> allowed_digits(const sudoku::Puzzle& puzzle) {
  std::vector<sudoku::Digits> allowed;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) allowed.push_back(puzzle.candidates(cell));
  return digit_lists(puzzle.layout(), allowed);
}

/// The first cell of each board, if there are several.
std::vector<int> first_cells_of_boards(const sudoku::Layout& layout) {
  std::vector<int> cells;
  if (layout.boards != nullptr)
    for (const auto& [row, column] : layout.boards->corners) cells.push_back(layout.cell_at(row, column));
  return cells;
}

struct ListEntry {
  std::string text;
  int line;
  std::string message;
};

std::string to_json(const ListEntry& entry) {
  return JsonObject()
      .member("text", entry.text)
      .member("line", entry.line)
      .member("message", entry.message)
      .end();
}

/// The grid with its boxes or regions, without anything else.
sudoku::Puzzle shape_of(const sudoku::Puzzle& puzzle) {
  sudoku::Puzzle shape(puzzle.layout());
  if (puzzle.has_boxes()) {
    static_cast<void>(shape.set_boxes(puzzle.box_rows(), puzzle.box_columns()));
  } else if (puzzle.has_regions()) {
    std::vector<std::string> labels;
    for (const int region : puzzle.regions())
      labels.push_back(region == sudoku::kNoRegion
                           ? std::string(sudoku::kNoRegionLabel)
                           : puzzle.region_labels()[static_cast<std::size_t>(region)]);
    static_cast<void>(shape.set_regions(labels));
  }
  return shape;
}

/// The names of the rules that the format has no words for, so that other programs do not find them in the
/// text.
std::vector<std::string> rules_lost_in(const formats::Format& format, const sudoku::Puzzle& puzzle) {
  const auto says = format.says != nullptr ? format.says : format.holds;
  std::vector<std::string> lost;
  if (says == nullptr) return lost;
  const sudoku::Puzzle shape = shape_of(puzzle);
  for (const auto& [name, argument] : sudoku::rule_texts(puzzle)) {
    sudoku::Puzzle with_rule = shape;
    if (with_rule.add_rule(name, argument) && says(with_rule)) continue;
    if (std::ranges::find(lost, name) == lost.end()) lost.push_back(name);
  }
  return lost;
}

std::vector<RuleEntry> own_rules_of(const sudoku::Puzzle& puzzle) {
  std::vector<RuleEntry> entries;
  for (const auto& own : puzzle.own_rules())
    entries.push_back({own->rule(), own->definition().summary, false});
  return entries;
}

/// The puzzle with its drawing in our own JSON.
std::string json_of(const sudoku::Puzzle& puzzle, const formats::Extras& extras) {
  return written(*formats::find_format("json"), puzzle, &extras).value_or("");
}

/// The picture of the puzzle without its givens and without the names of rules, which the page lists itself.
sudoku::Picture picture_without_givens(const sudoku::Puzzle& puzzle) {
  const sudoku::Picture full = sudoku::full_picture(puzzle, sudoku::Grid(puzzle.givens().size(), 0));
  sudoku::Picture picture(puzzle.layout());
  for (const sudoku::Shape& shape : full.shapes()) {
    if (shape.role == sudoku::kCaption) continue;
    picture.begin_role(shape.role);
    picture.add(shape.colour, shape.layer, shape.kind);
  }
  return picture;
}

}  // namespace

Parsed<std::string> answer_read(const Request& request, UnfinishedSearches& /*unfinished*/) {
  const auto puzzle = puzzle_of(request);
  if (!puzzle) return tl::unexpected(puzzle.error());
  const std::string text = *request.text("puzzle");
  const formats::Format& format = **formats::detect_format(text, {});
  const sudoku::Layout& layout = puzzle->layout();
  const auto item = format.open(text, {})->next();
  std::string line;
  JsonLine("read")
      .member("format", format.name)
      .member("rows", layout.rows)
      .member("columns", layout.columns)
      .member("digits", layout.digits)
      .member("firstValue", layout.first_value)
      .member("boards", first_cells_of_boards(layout))
      .member("givens", puzzle->givens())
      .member("candidates", allowed_digits(*puzzle))
      .member("regions", puzzle->regions())
      .member("notUnderstood", item->drawing.what)
      .member("json", json_of(*puzzle, item->extras))
      .member("ownRules", own_rules_of(*puzzle))
      .member("picture", picture_without_givens(*puzzle))
      .end(line);
  return line;
}

Parsed<std::string> answer_entries(const Request& request, UnfinishedSearches& /*unfinished*/) {
  const auto text = request.text("puzzles");
  if (!text) return tl::unexpected(text.error());
  constexpr std::uint64_t kMost = 1000;
  const auto most = request.number("most", {.least = 1, .most = 100'000}, kMost);
  if (!most) return tl::unexpected(most.error());
  const auto format = formats::detect_format(*text, {});
  if (!format) return tl::unexpected(format.error());
  std::vector<ListEntry> entries;
  bool is_more = false;
  const auto reader = (*format)->open(*text, {});
  while (const auto item = reader->next()) {
    is_more = entries.size() == *most;
    if (is_more) break;
    if (item->puzzle)
      entries.push_back({json_of(*item->puzzle, item->extras), item->line, ""});
    else
      entries.push_back({"", item->puzzle.error().line, item->puzzle.error().message});
  }
  std::string line;
  JsonLine("entries").member("entries", entries).member("isMore", is_more).end(line);
  return line;
}

Parsed<std::string> answer_convert(const Request& request, UnfinishedSearches& /*unfinished*/) {
  const auto puzzle = puzzle_of(request);
  if (!puzzle) return tl::unexpected(puzzle.error());
  const auto name = request.text("to");
  if (!name) return tl::unexpected(name.error());
  const formats::Format* const format = formats::find_format(*name);
  if (format == nullptr || format->write == nullptr)
    return bad_input(say::kFormatNotWritten(formats::in_quotes(*name)));
  const std::string source = *request.text("puzzle");
  const auto item = (*formats::detect_format(source, {}))->open(source, {})->next();
  return written(*format, *puzzle, &item->extras).map([&](const std::string& text) {
    std::string line;
    JsonLine("convert").member("text", text).member("lost", rules_lost_in(*format, *puzzle)).end(line);
    return line;
  });
}

Parsed<std::string> answer_formats(const Request& /*request*/, UnfinishedSearches& /*unfinished*/) {
  std::vector<FormatEntry> entries;
  for (const formats::Format& format : formats::formats()) entries.emplace_back(format);
  std::string line;
  JsonLine("formats").member("formats", entries).end(line);
  return line;
}

}  // namespace quadrille::web
